"""Devices that ask to be let onto a seat."""

import pytest

from spieleabend.play.errors import Refusal
from spieleabend.protocol.updates import AskView
from spieleabend.tables import records as said
from spieleabend.tables.asks import MOST_ASKS, Asks
from spieleabend.tables.judge import hash_token
from tests.tables.logs import LOBBY, state_of
from tests.tables.viewers import attendance


def test_an_ask_is_open_until_it_is_answered() -> None:
    asks = Asks()
    tablet, _ = attendance()
    asks.add("first", tablet, 1, "hash-of-tablet")
    assert asks.all() == (AskView("first", 1),)
    assert asks.of(tablet) == ("first",)
    assert asks.find("first") == (1, "hash-of-tablet")
    asks.decline("first")
    assert asks.all() == ()
    with pytest.raises(Refusal, match="refused-ask-unknown"):
        asks.find("first")


def test_only_an_ask_that_was_allowed_gives_the_device_its_token() -> None:
    asks = Asks()
    tablet, _ = attendance()
    asks.add("first", tablet, 1, "hash-of-tablet")
    asks.settle(state_of(*LOBBY))
    assert asks.of(tablet) == ("first",)
    assert not tablet.holds("hash-of-tablet")
    asks.settle(state_of(*LOBBY, said.TokenAdded(1, "hash-of-tablet")))
    assert asks.all() == ()
    assert tablet.holds("hash-of-tablet")


def test_one_device_asks_for_one_seat_and_may_ask_twice_for_it() -> None:
    asks = Asks()
    tablet, _ = attendance()
    asks.add("first", tablet, 1, "hash")
    asks.add("first", tablet, 1, "hash")
    for ask, person in (("first", 2), ("second", 1)):
        with pytest.raises(Refusal, match="refused-ask-pending"):
            asks.add(ask, tablet, person, "hash")
    assert len(asks.all()) == 1


def test_nobody_answers_for_an_ask_with_the_name_of_another() -> None:
    asks = Asks()
    tablet, _ = attendance()
    other, _ = attendance()
    asks.add("first", tablet, 1, "hash")
    with pytest.raises(Refusal, match="refused-ask-pending"):
        asks.add("first", other, 2, "other hash")
    assert asks.find("first") == (1, "hash")


def test_only_so_many_may_be_open_and_those_who_are_away_make_room() -> None:
    asks = Asks()
    devices = [attendance()[0] for _ in range(MOST_ASKS)]
    for number, device in enumerate(devices):
        asks.add(f"ask {number}", device, 1, f"hash {number}")
    late, _ = attendance()
    with pytest.raises(Refusal, match="refused-ask-pending"):
        asks.add("one more", late, 1, "hash")
    asks.part_with(devices[7])
    asks.add("one more", late, 1, "hash")
    assert len(asks.all()) == MOST_ASKS
    with pytest.raises(Refusal, match="refused-ask-unknown"):
        asks.find("ask 7")


def test_an_ask_is_nobody_s_business_while_its_device_is_away() -> None:
    asks = Asks()
    tablet, _ = attendance("token")
    asks.add("first", tablet, 1, hash_token("token"))
    assert not asks.part_with(attendance()[0])
    assert asks.part_with(tablet)
    assert asks.all() == ()
    assert asks.find("first") == (1, hash_token("token"))
    stranger, _ = attendance("another")
    asks.welcome(stranger)
    assert asks.of(stranger) == ()
    again, _ = attendance("token")
    asks.welcome(again)
    assert asks.of(again) == ("first",)
    assert asks.all() == (AskView("first", 1),)


def test_an_ask_that_was_allowed_while_the_device_was_away_is_settled() -> None:
    asks = Asks()
    tablet, _ = attendance()
    asks.add("first", tablet, 1, "hash-of-tablet")
    asks.part_with(tablet)
    asks.settle(state_of(*LOBBY, said.TokenAdded(1, "hash-of-tablet")))
    with pytest.raises(Refusal, match="refused-ask-unknown"):
        asks.find("first")


def test_asks_go_with_who_is_asked_for() -> None:
    asks = Asks()
    asks.add("first", attendance()[0], 1, "hash 1")
    asks.add("second", attendance()[0], 2, "hash 2")
    asks.settle(state_of(*LOBBY, said.Left(1)))
    assert asks.all() == (AskView("second", 2),)


def test_declining_an_ask_that_has_gone_changes_nothing() -> None:
    Asks().decline("gone")

"""Devices that ask to be let onto a seat."""

import pytest

from spieleabend.play.errors import Refusal
from spieleabend.protocol.updates import AskView
from spieleabend.tables import records as said
from spieleabend.tables.asks import MOST_ASKS, Asks
from tests.tables.logs import LOBBY, state_of
from tests.tables.viewers import attendance


def test_an_ask_is_open_until_it_is_answered() -> None:
    asks = Asks()
    tablet, _ = attendance()
    asks.add("first", tablet, 1, "hash-of-tablet")
    assert asks.all() == (AskView("first", 1),)
    assert asks.of(tablet) == ("first",)
    assert asks.find("first") == (1, "hash-of-tablet")
    asks.answer("first", allow=False)
    assert asks.all() == ()
    with pytest.raises(Refusal, match="refused-ask-unknown"):
        asks.find("first")


def test_only_an_ask_that_was_allowed_gives_the_device_its_token() -> None:
    state = state_of(*LOBBY, said.TokenAdded(1, "hash-of-tablet"))
    for allow, people in ((False, frozenset()), (True, frozenset({1}))):
        asks = Asks()
        tablet, _ = attendance()
        asks.add("first", tablet, 1, "hash-of-tablet")
        assert tablet.device(state).people == frozenset()
        asks.answer("first", allow=allow)
        assert tablet.device(state).people == people


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


def test_only_so_many_may_be_open() -> None:
    asks = Asks()
    for number in range(MOST_ASKS):
        asks.add(f"ask {number}", attendance()[0], 1, f"hash {number}")
    with pytest.raises(Refusal, match="refused-ask-pending"):
        asks.add("one more", attendance()[0], 1, "hash")


def test_asks_go_with_their_devices_and_with_who_is_asked_for() -> None:
    asks = Asks()
    tablet, _ = attendance()
    other, _ = attendance()
    asks.add("first", tablet, 1, "hash")
    asks.add("second", other, 2, "hash")
    assert not asks.forget(attendance()[0])
    assert asks.forget(tablet)
    assert asks.all() == (AskView("second", 2),)
    asks.keep_only({1})
    assert asks.all() == ()


def test_an_answer_to_an_ask_that_has_gone_changes_nothing() -> None:
    Asks().answer("gone", allow=True)

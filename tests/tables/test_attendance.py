"""A device at a table."""

from spieleabend.play.errors import Refusal
from spieleabend.protocol.commands import Layout
from spieleabend.protocol.updates import Done, Refused
from spieleabend.tables import records as said
from spieleabend.tables.attendance import MOST_NEW_TOKENS
from spieleabend.tables.judge import hash_token
from tests.tables.counting import GAME
from tests.tables.logs import sat, state_of
from tests.tables.viewers import attendance

MAKER_TOKEN, ANIA_TOKEN, BO_TOKEN = "maker", "ania", "bo"
PEOPLE = (
    said.Created(hash_token(MAKER_TOKEN), GAME.id, "en", "mild", "5e" * 32),
    said.Sat(1, hash_token(ANIA_TOKEN), "Ania", 1),
    said.Sat(2, hash_token(BO_TOKEN), "Bo", 2),
)


def test_a_device_stands_for_everybody_whose_token_it_holds() -> None:
    state = state_of(*PEOPLE)
    device = attendance(MAKER_TOKEN, ANIA_TOKEN, BO_TOKEN, "of another table")[0].device(state)
    assert device.people == {1, 2}
    assert device.made_table
    stranger = attendance("of another table")[0].device(state)
    assert stranger.people == frozenset()
    assert not stranger.made_table


def test_a_device_keeps_the_tokens_it_brought_whatever_it_makes_later() -> None:
    state = state_of(*PEOPLE)
    held, _ = attendance(ANIA_TOKEN)
    held.keep(hash_token(BO_TOKEN))
    assert held.device(state).people == {1, 2}
    for number in range(MOST_NEW_TOKENS):
        held.keep(f"hash {number}")
    assert held.device(state).people == {1}


def test_who_has_been_sent_away_is_told_unless_they_have_other_business_here() -> None:
    state = state_of(*PEOPLE, said.Kicked(1))
    assert attendance(ANIA_TOKEN)[0].was_sent_away(state)
    assert not attendance(BO_TOKEN)[0].was_sent_away(state)
    assert not attendance()[0].was_sent_away(state)
    assert not attendance(ANIA_TOKEN, BO_TOKEN)[0].was_sent_away(state)
    assert not attendance(ANIA_TOKEN, MAKER_TOKEN)[0].was_sent_away(state)


def test_messages_and_farewells_go_to_the_table() -> None:
    heard: list[object] = []
    here, _ = attendance(receive=lambda *what: heard.append(what), leave=lambda *what: heard.append(what))
    here.receive(Layout("table"))
    here.leave()
    assert heard == [(here, Layout("table")), (here,)]


def test_answers_name_the_command() -> None:
    here, viewer = attendance()
    here.accept("first", 7)
    here.refuse("second", Refusal("refused-full", most=4))
    assert viewer.sent == [Done("first", 7), Refused("second", "refused-full", {"most": 4})]


def test_a_person_who_sat_down_again_is_not_sent_away() -> None:
    again = said.Sat(3, hash_token(ANIA_TOKEN), "Ania", 1)
    state = state_of(*PEOPLE, said.Kicked(1), again, sat(4))
    assert not attendance(ANIA_TOKEN)[0].was_sent_away(state)

"""A match: which answers are fresh, which are stale, and that an illegal one changes nothing."""

from dataclasses import replace

import msgspec
import pytest

from spieleabend.play.errors import BadSetup, IllegalMove
from spieleabend.play.game import Result, Setup, Sight
from spieleabend.play.match import Match
from spieleabend.play.moves import Counted, Happening, HostAction, Join, Move, Picked, SeatMove, TimeUp, Wrote
from spieleabend.play.options import settle
from spieleabend.play.prompts import Number, Pick, Write
from spieleabend.play.randomness import Rng
from tests.play.high_card import DECK, GAME, Laid, Private, Public


@pytest.fixture
def match() -> Match:
    stacked = {"cards": ("c01", "c02", "c11", "c12", "c03", "c04", "c05", "c06", "c07", "c08")}
    return Match(GAME, Setup(seats=2, options=settle(GAME.options, {}), deck=DECK, stacked=stacked), Rng(bytes(32)))


def lay(card: str) -> Picked:
    return Picked("lay", (card,))


def refusal(match: Match, seat: int, number: int, move: SeatMove) -> str:
    with pytest.raises(IllegalMove) as refused:
        match.check(seat, number, move)
    return refused.value.key


def test_a_match_begins_with_every_asked_seat_at_its_first_prompt(match: Match) -> None:
    assert match.prompts == {0: (Pick("lay", ("c01", "c02")),), 1: (Pick("lay", ("c11", "c12")),)}
    assert match.prompt_numbers == {0: 1, 1: 1}
    assert match.moves == 0
    assert match.result is None


def test_a_setup_that_does_not_fit_is_refused() -> None:
    with pytest.raises(BadSetup):
        Match(GAME, Setup(seats=9, options=settle(GAME.options, {}), deck=DECK), Rng(bytes(32)))


def test_a_fresh_legal_answer_passes(match: Match) -> None:
    match.check(0, 1, lay("c01"))


def test_an_answer_that_is_not_offered_is_refused(match: Match) -> None:
    assert refusal(match, 0, 1, lay("c11")) == "illegal-answer"


def test_a_seat_that_is_asked_nothing_is_told_so(match: Match) -> None:
    match.play(0, lay("c01"))
    assert refusal(match, 0, 2, lay("c02")) == "illegal-nothing-asked"
    assert refusal(match, 7, 1, lay("c02")) == "illegal-nothing-asked"


def test_an_answer_to_an_earlier_prompt_is_stale(match: Match) -> None:
    match.play(0, lay("c01"))
    match.play(1, lay("c11"))
    assert match.prompt_numbers == {0: 3, 1: 2}
    assert refusal(match, 0, 1, lay("c02")) == "illegal-stale"
    match.check(0, 3, lay("c02"))


def test_a_seats_number_stays_while_only_others_move(match: Match) -> None:
    """Of several seats that answer the same state, none makes another's answer stale."""
    match.play(0, lay("c01"))
    assert match.prompt_numbers[1] == 1
    match.check(1, 1, lay("c11"))


def test_the_same_question_asked_again_is_a_new_one(match: Match) -> None:
    """A double tap of whoever answers last must not answer the next round's question, too."""
    asking = replace(GAME, prompts=lambda state: {seat: (Number("bid", 1, 9),) for seat in range(2)}, play=bidding)
    again = Match(asking, match.setup, Rng(bytes(32)))
    again.play(0, Counted("bid", 3))
    assert again.prompts[0] == (Number("bid", 1, 9),)
    assert again.prompt_numbers == {0: 2, 1: 1}
    assert refusal(again, 0, 1, Counted("bid", 3)) == "illegal-stale"


def test_after_a_clock_has_run_out_answers_to_what_it_ended_are_stale(match: Match) -> None:
    asking = replace(GAME, prompts=lambda state: {seat: (Number("bid", 1, 9),) for seat in range(2)}, play=bidding)
    again = Match(asking, match.setup, Rng(bytes(32)))
    again.play(None, TimeUp("bid", 1))
    assert again.prompt_numbers == {0: 2, 1: 2}


def test_an_optional_answer_leaves_the_question_as_it_was(match: Match) -> None:
    """Who edits and edits again need not wait for the table in between."""
    optional = (Write("sentence", 1, 9, optional=True), Number("bid", 1, 9))
    asking = replace(GAME, prompts=lambda state: {0: optional, 1: optional[:1]}, play=bidding)
    again = Match(asking, match.setup, Rng(bytes(32)))
    again.play(0, Wrote("sentence", "one"))
    again.play(0, Wrote("sentence", "two"))
    assert again.prompt_numbers == {0: 1, 1: 1}
    again.play(None, TimeUp("bid", 1))
    assert again.prompt_numbers == {0: 2, 1: 1}


def bidding(state: object, seat: int | None, move: Move, rng: Rng) -> list[Happening]:
    """Every move is taken and changes nothing that is asked."""
    return []


def test_a_late_guest_is_counted_asked_and_numbered(match: Match) -> None:
    assert match.seats == 2
    match.play(None, Join())
    assert match.seats == 3
    assert match.prompts[2] == (Pick("lay", ("c03", "c04")),)
    assert match.prompt_numbers == {0: 1, 1: 1, 2: 1}


def test_play_says_what_happened_and_counts_moves(match: Match) -> None:
    assert match.play(0, lay("c01")) == [Laid(0)]
    assert match.play(None, TimeUp("lay", 1)) == []
    assert match.moves == 2


def test_an_illegal_move_changes_nothing(match: Match) -> None:
    match.play(0, lay("c01"))
    before = msgspec.msgpack.encode(match.state), match.rng.state, dict(match.prompt_numbers), match.moves
    for seat, move in ((0, lay("c02")), (1, lay("c01")), (None, TimeUp("lay", 2)), (None, HostAction("go"))):
        with pytest.raises(IllegalMove):
            match.play(seat, move)
    assert before == (msgspec.msgpack.encode(match.state), match.rng.state, match.prompt_numbers, match.moves)


def test_a_finished_match_asks_nothing_and_has_a_result(match: Match) -> None:
    match.play(None, HostAction("stop"))
    assert match.prompts == {}
    assert match.result == Result((0, 0), (0, 1))


def test_a_sight_is_the_two_views_and_the_prompts_of_one_seat(match: Match) -> None:
    match.play(0, lay("c01"))
    assert match.sight(0) == Sight(0, Public((0, 0), (0,), 6), Private(("c02",)), ())
    assert match.sight(1) == Sight(1, Public((0, 0), (0,), 6), Private(("c11", "c12")), match.prompts[1])

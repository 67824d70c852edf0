"""Which seats bots play, when, and what."""

from dataclasses import replace

import pytest

from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Counted
from spieleabend.play.prompts import Number
from spieleabend.play.randomness import Rng
from spieleabend.tables import records as said
from spieleabend.tables.bots import Thinking, answer
from spieleabend.tables.pace import Pace
from spieleabend.tables.state import TableState
from tests.tables.counting import GAME
from tests.tables.logs import LOBBY, PLAYING, library, state_of

PACE = Pace(think_number=(2.0, 4.0))


def thinking(state: TableState, now: float = 0.0) -> Thinking:
    bots = Thinking(PACE, Rng(bytes(32)))
    bots.attend_to(state, now)
    return bots


def test_a_bot_thinks_for_a_while_and_answers_its_own_prompt() -> None:
    state = state_of(*PLAYING)
    bots = thinking(state)
    at = bots.next_answer()
    assert at is not None
    assert 2.0 <= at <= 4.0
    assert bots.answered(state, at - 0.01) is None
    answered = bots.answered(state, at)
    assert answered is not None
    seat, move = answered
    assert seat == 2
    assert Number("number", 1, 9).accepts(move)


@pytest.mark.parametrize("event", [said.Left(1), said.StoodIn(1), said.Kicked(1)])
def test_a_bot_plays_for_who_is_gone_and_stops_when_they_return(event: said.AnyRecord) -> None:
    state = state_of(*PLAYING, said.Played(2, Counted("number", 1), bot=True), event)
    bots = thinking(state)
    answered = bots.answered(state, 4.0)
    assert answered is not None
    assert answered[0] == 0
    state.apply(said.Entry(said.Returned(1)))
    bots.attend_to(state, 4.0)
    assert bots.next_answer() is None


def test_a_bot_does_not_begin_to_think_anew_because_others_move() -> None:
    state = state_of(*PLAYING)
    bots = thinking(state)
    before = bots.next_answer()
    state.apply(said.Entry(said.Played(0, Counted("number", 1))))
    bots.attend_to(state, 1.5)
    assert bots.next_answer() == before


def test_bots_think_no_further_while_nobody_looks() -> None:
    state = state_of(*PLAYING)
    bots = thinking(state)
    before = bots.next_answer()
    assert before is not None
    bots.overlook(600.0)
    assert bots.next_answer() == before + 600
    assert bots.answered(state, 600.0) is None


@pytest.mark.parametrize("records", [LOBBY, (*PLAYING, said.MatchStopped("a7" * 32))])
def test_there_is_nothing_to_think_about_without_a_match(records: tuple[said.AnyRecord, ...]) -> None:
    bots = thinking(state_of(*records))
    assert bots.next_answer() is None
    assert bots.answered(state_of(*records), 99.0) is None


def test_nobody_waits_for_an_optional_answer_of_a_bot() -> None:
    optional = replace(GAME, prompts=lambda state: {2: (Number("number", 1, 9, optional=True),)})
    assert thinking(state_of(*PLAYING, shelf=library(optional))).next_answer() is None


def test_what_a_bot_may_not_answer_is_never_written() -> None:
    wrong = replace(GAME, bot=lambda sight, rng: Counted("number", 99))
    state = state_of(*PLAYING, shelf=library(wrong))
    with pytest.raises(IllegalMove):
        thinking(state).answered(state, 4.0)


def test_a_bot_sees_only_its_own_seat() -> None:
    state = state_of(*PLAYING, said.Played(0, Counted("number", 7)))
    seen = []

    def spying(sight: object, rng: Rng) -> Counted:
        seen.append(sight)
        return Counted("number", 1)

    assert state.match is not None
    state.match.game = replace(GAME, bot=spying)
    answer(state.match, 2, Rng(bytes(32)))
    assert seen == [state.match.sight(2)]

"""The rules of Wollmilchsau (`docs/rules/wollmilchsau.md`): what each move changes."""

from collections.abc import Callable, Mapping
from typing import cast

from spieleabend.games.wollmilchsau.asking import SECURE, TOGETHER, prompts_of, waits
from spieleabend.games.wollmilchsau.beginning import new_seat
from spieleabend.games.wollmilchsau.piles import fullest, secure, take
from spieleabend.games.wollmilchsau.rounds import begin_round, give_die_on, go_on, judge, pass_on, roll
from spieleabend.games.wollmilchsau.shouting import as_heard, check_shouts, following, joined, right_now
from spieleabend.games.wollmilchsau.state import State, enter
from spieleabend.games.wollmilchsau.views import (
    Forgotten,
    Heard,
    Locked,
    PileName,
    SeatJoined,
    TimeRanOut,
    WentOn,
)
from spieleabend.play.contest import as_shouts
from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Confirmed, Happening, Join, Move, Picked, Pressed, Shout, Shouts, TimeUp
from spieleabend.play.prompts import check_answer
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import awaited


def play(state: State, seat: int | None, move: Move, rng: Rng) -> list[Happening]:
    """Make a move and say what happened. Raises IllegalMove for what is not asked; nothing changes then."""
    if seat is None:
        return _from_outside(state, move, rng)
    check_answer(prompts_of(state, seat), move)
    match move:
        case Pressed(_, option):
            return _press(state, seat, option)
        case Picked("heard", options):
            return _hear(state, options[0])
        case Picked(_, options):
            return _take(state, seat, options[0])
        case Confirmed(prompt):
            return CONFIRMS[prompt](state, seat, rng)
        case _:
            raise IllegalMove("illegal-answer", prompt=getattr(move, "prompt", ""))


def _from_outside(state: State, move: Move, rng: Rng) -> list[Happening]:
    """A clock has run out, all shouts are in, or a late guest sits down."""
    if not awaited(waits(state), move):
        raise IllegalMove("illegal-not-awaited")
    match move:
        case TimeUp(clock):
            return [TimeRanOut(clock), *TIMES_UP[clock](state, rng)]
        case Shouts():
            return _judge_measured(state, move)
        case Join():
            state.seats.append(new_seat(rng))
            return [SeatJoined(len(state.seats) - 1)]
        case _:
            raise IllegalMove("illegal-not-awaited")


def _press(state: State, seat: int, option: str) -> list[Happening]:
    """Lock a seat; nothing is measured, so it comes after all who pressed before (WM-D6).

    The round is judged as soon as one was right, or all are locked (WM-D18).
    """
    shout = Shout(seat, option, following(state.shouts))
    state.shouts = (*state.shouts, shout)
    happened: list[Happening] = [Locked(seat)]
    if option in right_now(state) or len(state.shouts) == len(state.seats):
        _judge_in_order(state, happened)
    return happened


def _judge_measured(state: State, heard: Shouts) -> list[Happening]:
    """Judge what the table has measured."""
    check_shouts(heard, len(state.seats))
    happened: list[Happening] = []
    measured = {shout.seat for shout in heard.shouts}
    judge(state, joined(state.shouts, heard), measured, happened)
    return happened


def _judge_in_order(state: State, happened: list[Happening]) -> None:
    """Judge shouts of which only the order is known, as if they were measured: equal places are simultaneous."""
    judge(state, as_shouts(state.shouts, right_now(state), 0), (), happened)


def _hear(state: State, option: str) -> list[Happening]:
    """Write down who has shouted what, and whether it was together with the one before (WM-D22)."""
    seat, animal, *together = option.split("-")
    shout = Shout(int(seat), animal, following(state.shouts, TOGETHER in together))
    state.shouts = (*state.shouts, shout)
    enter(state, "shouting")
    return [Heard(as_heard(state.shouts)[-1])]


def _take(state: State, seat: int, option: str) -> list[Happening]:
    """Take a card or secure what is open, then it is the next one’s turn (WM-R11, WM-R12)."""
    happened: list[Happening] = []
    if option == SECURE:
        happened.append(secure(state.seats[seat], seat))
    else:
        happened += take(state, seat, cast("PileName", option))
    state.takers = state.takers[1:]
    go_on(state, happened)
    return happened


def _roll(state: State, _seat: int, rng: Rng) -> list[Happening]:
    """Roll the die (WM-R5)."""
    return [roll(state, rng)]


def _pass_on(state: State, _seat: int, _rng: Rng) -> list[Happening]:
    """Give the die to the next seat (WM-D22)."""
    happened: list[Happening] = []
    pass_on(state, happened)
    return happened


def _forget(state: State, _seat: int, _rng: Rng) -> list[Happening]:
    """Take the last shout off the list."""
    forgotten = as_heard(state.shouts)[-1]
    state.shouts = state.shouts[:-1]
    enter(state, "shouting")
    return [Forgotten(forgotten)]


def _judge_heard(state: State, _seat: int, _rng: Rng) -> list[Happening]:
    """Judge what was heard; where that is nothing, nobody was right."""
    happened: list[Happening] = []
    _judge_in_order(state, happened)
    return happened


def _go_on(state: State, seat: int, _rng: Rng) -> list[Happening]:
    """Begin another round after a pause (WM-D20)."""
    begin_round(state)
    return [WentOn(seat)]


CONFIRMS: Mapping[str, Callable[[State, int, Rng], list[Happening]]] = {
    "roll": _roll,
    "pass-on": _pass_on,
    "forget": _forget,
    "judge": _judge_heard,
    "go-on": _go_on,
}
"""What each button does."""


def _roll_for_sleeper(state: State, rng: Rng) -> list[Happening]:
    """The next seat rolls at once; where somebody has to hear, it only gets the die (WM-D20, WM-D22)."""
    happened: list[Happening] = []
    if state.aloud:
        pass_on(state, happened)
    else:
        happened += [give_die_on(state), roll(state, rng)]
    return happened


def _judge_by_itself(state: State, _rng: Rng) -> list[Happening]:
    """Nobody taps any more (WM-D22)."""
    happened: list[Happening] = []
    _judge_in_order(state, happened)
    return happened


def _take_by_itself(state: State, _rng: Rng) -> list[Happening]:
    """Who has not chosen takes a card from the fullest pile (WM-D20)."""
    return _take(state, state.takers[0], fullest(state))


TIMES_UP: Mapping[str, Callable[[State, Rng], list[Happening]]] = {
    "roll": _roll_for_sleeper,
    "judge": _judge_by_itself,
    "take": _take_by_itself,
}
"""How it goes on without whoever was late, by clock."""

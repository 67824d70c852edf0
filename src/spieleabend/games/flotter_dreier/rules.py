"""The rules of Flotter Dreier (`docs/rules/flotter-dreier.md`): what each move changes."""

from spieleabend.games.flotter_dreier.asking import prompts, waits
from spieleabend.games.flotter_dreier.beginning import next_round, turn
from spieleabend.games.flotter_dreier.doubting import claim, decide, vote
from spieleabend.games.flotter_dreier.reading import read_on
from spieleabend.games.flotter_dreier.state import State
from spieleabend.games.flotter_dreier.views import TimeRanOut
from spieleabend.games.flotter_dreier.writing import close_writing, compare, judged, ready, take_back, write
from spieleabend.play.comparing import Compared
from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Happening, Move, Picked, TimeUp, Verdict, Wrote
from spieleabend.play.prompts import check_answer
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import awaited


def play(state: State, seat: int | None, move: Move, rng: Rng) -> list[Happening]:
    """Make a move and say what happened. Raises IllegalMove for what is not asked; nothing changes then."""
    if seat is None:
        return _from_outside(state, move)
    check_answer(prompts(state).get(seat), move)
    match move:
        case Wrote(prompt, text):
            return write(state, seat, prompt, text)
        case Picked("claim", (option,)):
            return claim(state, seat, option)
        case Picked(_, (option,)):
            return vote(state, seat, option)
        case _:
            return _confirm(state, seat, getattr(move, "prompt", ""), rng)


def _confirm(state: State, seat: int, prompt: str, rng: Rng) -> list[Happening]:
    """Answer one of the buttons."""
    match prompt:
        case "turn":
            return turn(state, rng)
        case "ready":
            return ready(state, seat)
        case "take-back":
            return take_back(state, seat)
        case "next":
            return read_on(state)
        case _:
            return next_round(state)


def _from_outside(state: State, move: Move) -> list[Happening]:
    """Hear the judge of words, or a clock. Nobody is waited for after that."""
    if not awaited(waits(state), move):
        raise IllegalMove("illegal-not-awaited")
    match move:
        case Verdict(_, answer):
            return judged(state, answer)
        case TimeUp(clock, _):
            happened: list[Happening] = [TimeRanOut(clock)]
        case _:
            raise IllegalMove("illegal-not-awaited")
    match clock:
        case "write":
            close_writing(state, happened)
        case "judge":
            compare(state, Compared(), happened)
        case _:
            decide(state, happened)
    return happened

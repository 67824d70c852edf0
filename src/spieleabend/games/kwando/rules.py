"""The rules of Kwando (`docs/rules/kwando.md`): what each move changes."""

from collections.abc import Callable, Mapping

from spieleabend.games.kwando.asking import prompts_of, waits
from spieleabend.games.kwando.glass import decode, end_laying, go_on, hurry, turn_glass
from spieleabend.games.kwando.laying import lay, press_done, take_done_back
from spieleabend.games.kwando.policing import (
    breach_told,
    decide,
    fall,
    foul,
    object_to,
    stand,
    take_back,
    vote_game_over,
)
from spieleabend.games.kwando.state import State
from spieleabend.games.kwando.talking import remark, say, signal
from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Confirmed, Happening, Move, Picked, TimeUp, Verdict, Wrote
from spieleabend.play.prompts import check_answer
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import awaited


def play(state: State, seat: int | None, move: Move, _rng: Rng) -> list[Happening]:
    """Make a move and say what happened. Raises IllegalMove for what is not asked; nothing changes then."""
    if seat is None:
        return _from_outside(state, move)
    check_answer(prompts_of(state, seat), move)
    match move:
        case Picked(prompt, options):
            return PICKS[prompt](state, seat, options[0])
        case Wrote(_, text):
            return say(state, seat, text)
        case Confirmed(prompt):
            return CONFIRMS[prompt](state, seat)
        case _:
            raise IllegalMove("illegal-answer", prompt=getattr(move, "prompt", ""))


def _from_outside(state: State, move: Move) -> list[Happening]:
    """A clock has run out, or the referee has read a sentence."""
    if not awaited(waits(state), move):
        raise IllegalMove("illegal-not-awaited")
    match move:
        case TimeUp(clock, turn):
            return TIMES_UP[clock](state, turn)
        case Verdict(question, answer):
            return remark(state, question, answer)
        case _:
            raise IllegalMove("illegal-not-awaited")


def _signal(state: State, seat: int, option: str) -> list[Happening]:
    """“I come next”, or “somebody else first”."""
    return signal(state, seat, "next" if option == "next" else "later")


def _vote_game_over(state: State, seat: int, option: str) -> list[Happening]:
    """Confirm the Game Over card, or not (KW-D10)."""
    happened: list[Happening] = []
    vote_game_over(state, seat, option == "yes", happened)
    return happened


PICKS: Mapping[str, Callable[[State, int, str], list[Happening]]] = {
    "lay": lay,
    "signal": _signal,
    "foul": foul,
    "decide": decide,
    "game-over": _vote_game_over,
    "take-back": take_back,
    "object": object_to,
}
"""What an answer to each Pick does: a seat picks this option."""


def _decode(state: State, _seat: int) -> list[Happening]:
    """The controllers have heard all breaches there were."""
    happened: list[Happening] = []
    decode(state, happened)
    return happened


CONFIRMS: Mapping[str, Callable[[State, int], list[Happening]]] = {
    "turn": turn_glass,
    "done": press_done,
    "not-done": take_done_back,
    "decode": _decode,
}
"""What each button does."""


def _turn_by_itself(state: State, _turn: int) -> list[Happening]:
    """No controller has turned the glass (KW-D18)."""
    return turn_glass(state, None)


def _hurry(state: State, _turn: int) -> list[Happening]:
    """The sand is nearly through."""
    return hurry(state)


def _sand_is_through(state: State, _turn: int) -> list[Happening]:
    """Nobody lays any more (KW-R21)."""
    happened: list[Happening] = []
    end_laying(state, "sand", happened)
    return happened


def _check_is_over(state: State, _turn: int) -> list[Happening]:
    """Nobody has heard another breach."""
    happened: list[Happening] = []
    decode(state, happened)
    return happened


def _decoder_is_done(state: State, _turn: int) -> list[Happening]:
    """Everybody has seen what was right."""
    happened: list[Happening] = []
    go_on(state, happened)
    return happened


TIMES_UP: Mapping[str, Callable[[State, int], list[Happening]]] = {
    "turn": _turn_by_itself,
    "hurry": _hurry,
    "glass": _sand_is_through,
    "check": _check_is_over,
    "decoder": _decoder_is_done,
    "same": breach_told,
    "take-back": stand,
    "confirm": fall,
}
"""What happens when a clock runs out; those of penalty cards are named after the card's number."""

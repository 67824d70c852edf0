"""Short words for playing any game in tests; those of one game stand in `tests/games/<game>/play.py`."""

from collections.abc import Sequence
from typing import TypeVar

from spieleabend.play.match import Match
from spieleabend.play.moves import Happening, Picked, TimeUp

Kind = TypeVar("Kind")


def typed(one: object, kind: type[Kind]) -> Kind:
    """A state or a view, as the type that a game says it has."""
    assert isinstance(one, kind)
    return one


def stacked(**piles: Sequence[str] | None) -> dict[str, tuple[str, ...]] | None:
    """Those piles of which the cards are given, for a Setup; None where none are."""
    return {pile: tuple(cards) for pile, cards in piles.items() if cards is not None} or None


def asked(match: Match, seat: int) -> list[str]:
    """The names of what a seat is asked."""
    return [prompt.name for prompt in match.prompts.get(seat, ())]


def pick(prompt: str, *options: str) -> Picked:
    """These options."""
    return Picked(prompt, options)


def time_up(match: Match) -> list[Happening]:
    """Let the only clock that runs run out."""
    (clock,) = match.waits.clocks
    return match.play(None, TimeUp(clock.name, clock.turn))


def kinds(happened: Sequence[Happening]) -> list[str]:
    """What kinds of things happened, in order."""
    return [str(type(one).__struct_config__.tag) for one in happened]

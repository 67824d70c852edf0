"""Shouts: collected while people shout, and judged when all are in (WM-R6 to WM-R10)."""

from collections.abc import Collection, Sequence
from typing import cast

from spieleabend.games.wollmilchsau.animals import ANIMALS, Animal, right_shouts
from spieleabend.games.wollmilchsau.state import State
from spieleabend.games.wollmilchsau.views import HeardView, ShoutView, Verdict
from spieleabend.play.contest import Contest
from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Shout, Shouts

MILLISECONDS_OF_A_SECOND = 1000
"""Of the time that people have to find an animal; tests that look closely need longer ones."""


def contest(state: State) -> Contest:
    """What a table shows and measures while people press. Raises ValueError where nothing was rolled."""
    return Contest(
        shown=rolled(state),
        right=right_now(state),
        window=state.settings.window * 1000,
        milliseconds=state.settings.seconds * MILLISECONDS_OF_A_SECOND,
    )


def rolled(state: State) -> Animal:
    """What was rolled in the round that runs. Raises ValueError where nothing was."""
    if state.die is None:
        raise ValueError(f"nothing was rolled in {state.phase}")
    return state.die


def right_now(state: State) -> tuple[Animal, ...]:
    """All animals that are right in the round that runs."""
    return right_shouts(rolled(state), state.visible, state.barred)


def shout_of(state: State, seat: int) -> Animal | None:
    """What a seat has shouted in the round that runs, where it has and nothing is measured."""
    return next((as_animal(shout.option) for shout in state.shouts if shout.seat == seat), None)


def as_animal(option: str) -> Animal:
    """An option of a prompt as the animal that it is."""
    return ANIMALS[ANIMALS.index(cast("Animal", option))]


def as_heard(shouts: Sequence[Shout]) -> tuple[HeardView, ...]:
    """The list of whoever has the die."""
    before = [-1, *(shout.microseconds for shout in shouts)]
    return tuple(
        [
            HeardView(shout.seat, as_animal(shout.option), shout.microseconds == place)
            for shout, place in zip(shouts, before, strict=False)
        ]
    )


def following(shouts: Sequence[Shout], together: bool = False) -> int:
    """The place of the next shout in the order of those that are not measured: after the last one, or beside it."""
    last = shouts[-1].microseconds if shouts else -1
    return last if together else last + 1


def check_shouts(heard: Shouts, seats: int) -> None:
    """Raise IllegalMove where nobody can have shouted so: unknown seats or animals, or a seat twice (WM-D6)."""
    shouters = [*(shout.seat for shout in heard.shouts), *heard.false_starts]
    if (
        len(set(shouters)) != len(shouters)
        or not all(0 <= seat < seats for seat in shouters)
        or not all(shout.option in ANIMALS for shout in heard.shouts)
        or not 0 <= heard.standing <= len(heard.shouts)
    ):
        raise IllegalMove("illegal-not-awaited")


def joined(earlier: Sequence[Shout], heard: Shouts) -> Shouts:
    """The shouts that a table has measured, after those that it has not: a seat's measured one counts."""
    measured = {*(shout.seat for shout in heard.shouts), *heard.false_starts}
    before = tuple([shout for shout in earlier if shout.seat not in measured])
    return Shouts((*before, *heard.shouts), len(before) + heard.standing, heard.false_starts)


def verdicts(heard: Shouts, right: Collection[Animal], measured: Collection[int]) -> tuple[ShoutView, ...]:
    """Every shout with its verdict, false starts last; only those of `measured` seats have a time.

    Standing ones are right or wrong, all others late, whatever they were (WM-D6, WM-D18, WM-D19).
    """
    judged = []
    for place, shout in enumerate(heard.shouts):
        animal = as_animal(shout.option)
        verdict: Verdict = "late"
        if place < heard.standing:
            verdict = "right" if animal in right else "wrong"
        microseconds = shout.microseconds if shout.seat in measured else None
        judged.append(ShoutView(shout.seat, animal, microseconds, verdict))
    return (*judged, *(ShoutView(seat, None, None, "false-start") for seat in heard.false_starts))


def in_turn(scorers: Sequence[Shout], roller: int, seats: int) -> tuple[int, ...]:
    """Who takes when: by time, of those with the same time clockwise from the roller (WM-D7, WM-D16).

    >>> in_turn([Shout(0, "cow", 500), Shout(2, "cow", 500), Shout(1, "cow", 490)], 1, 3)
    (1, 2, 0)
    """
    ordered = sorted(scorers, key=lambda shout: (shout.microseconds, (shout.seat - roller) % seats))
    return tuple([shout.seat for shout in ordered])

"""A contest: something is shown to all at one instant, and whoever first presses what is right has won it.

A game says what is shown and what is right; the table shows it, measures, and hands the game the shouts in order. While
`waits.shouts` is true the seats are asked a Press. What a contest holds is a secret until the shouts are in: it is no
part of `public`, and devices are told what is shown only when it is to be drawn.
"""

from collections.abc import Collection, Iterable

from msgspec import Struct

from spieleabend.play.moves import Shout, Shouts


class Contest(Struct, frozen=True, kw_only=True):
    """What a table must know to hold a contest, and tells nobody.

    `shown` is what everybody sees at the same instant; `right` are the options that win. Shouts are simultaneous
    within `window` microseconds after the first right one. After `milliseconds` it is over, whoever has shouted.
    """

    shown: str
    right: tuple[str, ...]
    window: int
    milliseconds: int


def as_shouts(shouts: Iterable[Shout], right: Collection[str], window: int, false_starts: Iterable[int] = ()) -> Shouts:
    """All shouts in the order that counts: by time, then seat.

    Those stand that came before the first right one, or at most `window` microseconds after it; where none is right all
    do.

    >>> as_shouts([Shout(1, "pig", 900), Shout(0, "cow", 800), Shout(2, "dog", 700)], ["cow"], 50).standing
    2
    """
    ordered = tuple(sorted(shouts, key=lambda shout: (shout.microseconds, shout.seat)))
    first = next((shout.microseconds for shout in ordered if shout.option in right), None)
    standing = len(ordered) if first is None else sum(shout.microseconds <= first + window for shout in ordered)
    return Shouts(ordered, standing, tuple(sorted(false_starts)))

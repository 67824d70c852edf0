"""When a contest is over: as soon as no press that is still under way could change what has been decided.

What a device sends arrives in order. So once it has said that nobody pressed up to some reaction, no faster press of
it can come. And whatever arrives later than a round trip can explain, and a bucket can pay, counts for more than the
best one anyway. Whoever is silent is not waited for longer than `LONGEST_WAIT`. All in microseconds, from the instant.
"""

from collections.abc import Collection, Sequence

from msgspec import Struct

from spieleabend.tables.contest.evidence import Evidence, widened

HAIR = 5_000
"""So much before the best press nobody is told from it …"""
LESS_FOR_A_TIE = 150_000
"""… and whoever is known not to have pressed up to there, and so could only tie, is waited for so much less."""
LONGEST_WAIT = 400_000
"""After the first press that could win has arrived, or after the time is up, nobody is waited for any longer.

One that arrives before its time counts from then on: it must not cut short the time in which others may be faster.
"""


class Waiting(Struct, frozen=True):
    """A seat that may still press. It has not pressed up to the reaction `unpressed`.

    A press of it that arrives at some time counts for at least so much less `credit`.
    """

    unpressed: int
    credit: int


ABSENT = Waiting(unpressed=1 << 62, credit=0)
"""A seat before which nobody is just now. Once somebody was right it is not waited for; until then they may be back."""


class Decision(Struct, frozen=True):
    """Whether a contest is over and, if not, when to look again though nothing arrives."""

    is_over: bool
    look_again: int


def decide(
    now: int,
    at: int,
    presses: Collection[Evidence],
    right: Collection[str],
    window: int,
    limit: int,
    waiting: Sequence[Waiting],
) -> Decision:
    """Whether a contest whose instant was `at` is over at `now`, both on the server's clock.

    `window` is how far apart simultaneous presses may be, `limit` how long people have, from the instant on.
    """
    elapsed = now - at
    could_win = [one for one in presses if one.option in right and not one.is_false_start]
    if could_win:
        best = min(one.effective for one in could_win)
        line = best + widened(window, presses)
        end = min(max(one.arrived - at, one.effective) for one in could_win) + LONGEST_WAIT
    else:
        best = line = limit
        end = limit + LONGEST_WAIT
        if presses and not waiting:
            return Decision(is_over=True, look_again=now)
    open_ones = [
        one.credit if one.unpressed <= best - HAIR else max(0, one.credit - LESS_FOR_A_TIE)
        for one in waiting
        if one.unpressed <= line
    ]
    # Nobody earlier can come once the last credit is used up, nor does anybody wait for longer than to the end.
    closes = min(end, line + max(open_ones, default=0) + 1)
    if not could_win:
        closes = max(closes, limit)
    return Decision(is_over=elapsed >= closes or (not open_ones and could_win != []), look_again=at + closes)

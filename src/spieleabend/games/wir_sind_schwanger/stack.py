"""The stack in the middle, from which points come and under which they go (WS-R23, WS-D8, WS-D13)."""

from collections.abc import Sequence

from spieleabend.games.wir_sind_schwanger.state import Seat, State

KEPT_TO_NAME = 2
"""The last cards of the stack are never paid out, so that there is always a name to be drawn (WS-D8)."""


def gain(state: State, seat: Seat) -> int:
    """Give a seat one point from the stack, or a blank card where it has none to spare; returns 1."""
    if len(state.stack) > KEPT_TO_NAME:
        seat.won.append(state.stack.pop())
    else:
        seat.blanks += 1
    return 1


def give(state: State, seat: Seat) -> int:
    """Take one point from a seat, a blank card first, and put it under the stack.

    Returns -1, or 0 where the seat has nothing to give (WS-R21).
    """
    if seat.blanks:
        seat.blanks -= 1
    elif seat.won:
        put_under(state, (seat.won.pop(),))
    else:
        return 0
    return -1


def put_under(state: State, names: Sequence[int]) -> None:
    """Put name cards under the stack, one after the other."""
    state.stack[:0] = reversed(names)

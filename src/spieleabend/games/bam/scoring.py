"""Who has won a match of BAM!."""

from collections.abc import Sequence

from spieleabend.games.bam.state import State
from spieleabend.play.game import Result


def points(state: State) -> tuple[int, ...]:
    """Plus minus minus cards, by seat, as they stand (BM-R21)."""
    return tuple(len(seat.won) - len(seat.minus) for seat in state.seats)


def result(state: State) -> Result | None:
    """None while the match runs."""
    if state.phase != "finished":
        return None
    return score([(len(seat.won), len(seat.minus)) for seat in state.seats])


def score(stacks: Sequence[tuple[int, int]]) -> Result:
    """The result of these (won, minus) cards by seat (BM-R21 to BM-R23).

    >>> score([(5, 2), (4, 1), (2, 3)])
    Result(points=(3, 3, -1), winners=(0,))
    """
    points = tuple(won - minus for won, minus in stacks)
    rank = [(points[seat], won) for seat, (won, _) in enumerate(stacks)]
    best = max(rank)
    return Result(points, tuple(seat for seat, own in enumerate(rank) if own == best))

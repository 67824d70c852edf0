"""Who has won a match of Wollmilchsau."""

from spieleabend.games.wollmilchsau.state import State
from spieleabend.play.game import Result


def points(state: State) -> tuple[int, ...]:
    """Cards by seat, open and safe ones (WM-R16, WM-D10)."""
    return tuple([seat.points for seat in state.seats])


def winners(state: State) -> tuple[int, ...]:
    """Who has most cards; several share the win (WM-D13)."""
    scores = points(state)
    most = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == most])


def result(state: State) -> Result | None:
    """None while the match runs."""
    return Result(points(state), winners(state)) if state.phase == "finished" else None

"""Who has won a match of Wir sind schwanger."""

from spieleabend.games.wir_sind_schwanger.state import State
from spieleabend.play.game import Result


def points(state: State) -> tuple[int, ...]:
    """Name cards and blank ones by seat, those of the beginning too (WS-R28)."""
    return tuple([seat.points for seat in state.seats])


def winners(state: State) -> tuple[int, ...]:
    """Who has most points; several share the win (WS-D10)."""
    scores = points(state)
    most = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == most])


def result(state: State) -> Result | None:
    """None while the match runs."""
    return Result(points(state), winners(state)) if state.phase == "finished" else None

"""The two views of a match of Wir sind schwanger."""

from spieleabend.games.wir_sind_schwanger.result import result
from spieleabend.games.wir_sind_schwanger.state import Seat, State
from spieleabend.games.wir_sind_schwanger.views import PrivateView, PublicView, SeatView


def public(state: State) -> PublicView:
    """What the table screen and every watcher may know."""
    names = state.cards.names
    return PublicView(
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        giver=state.giver,
        child=state.child,
        drawn=tuple([names[card] for card in state.drawn]),
        found=state.found,
        name=state.name,
        proposals=state.proposals,
        attempt=state.attempt,
        leader=state.leader,
        ratings=state.cards.ratings if state.phase == "choosing" else (),
        leads=state.leads,
        stack=len(state.stack),
        seats=tuple([_seat_view(state, seat) for seat in state.seats]),
        children=state.children,
        result=result(state),
    )


def _seat_view(state: State, seat: Seat) -> SeatView:
    """What everybody sees of a seat."""
    match state.phase:
        case "proposing":
            ready = seat.answered
        case "agreeing":
            ready = seat.ticked is not None
        case "choosing":
            ready = bool(seat.hand)
        case _:
            ready = False
    return SeatView(seat.points, len(seat.hand), ready, seat.surname)


def private(state: State, seat: int) -> PrivateView:
    """What only this seat knows."""
    here = state.seats[seat]
    ratings, names = state.cards.ratings, state.cards.names
    own_names = here.won if may_look(state, seat) else []
    return PrivateView(
        tuple([ratings[rating] for rating in here.hand]),
        tuple([names[card] for card in reversed(own_names)]),
        here.ticked,
    )


def may_look(state: State, seat: int) -> bool:
    """Whether a seat may look at the names it has won: only to propose one (WS-R31, WS-R34, WS-D14)."""
    if state.variant != "others_choose" or state.phase not in ("proposing", "agreeing"):
        return False
    return seat != state.giver

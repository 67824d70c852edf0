"""The two views of a match of Wollmilchsau."""

from spieleabend.games.wollmilchsau.result import result
from spieleabend.games.wollmilchsau.shouting import as_heard, shout_of
from spieleabend.games.wollmilchsau.state import Pile, Seat, State, animal_of
from spieleabend.games.wollmilchsau.views import PileView, PrivateView, PublicView, SeatView


def public(state: State) -> PublicView:
    """What the table screen and every watcher may know.

    The die is shown only where people shout aloud; else the table shows it, to all at one instant.
    """
    shown = state.settings.barred_shown
    return PublicView(
        phase=state.phase,
        shouting=state.settings.shouting,
        round=state.round,
        roller=state.roller,
        die=state.die if state.aloud else None,
        piles=tuple([_pile_view(pile) for pile in state.piles]),
        seats=tuple([_seat_view(state, number, seat) for number, seat in enumerate(state.seats)]),
        heard=as_heard(state.shouts) if state.aloud else (),
        takers=state.takers,
        barred_shown=shown,
        barred=state.barred if shown else None,
        last=None if state.phase == "shouting" else state.last,
        empty_rounds=state.empty_rounds,
        discarded=len(state.discarded),
        result=result(state),
    )


def _pile_view(pile: Pile) -> PileView:
    """A pile, and how far down the marker is."""
    above = None if pile.marker is None else len(pile.cards) - 1 - pile.cards.index(pile.marker)
    return PileView(pile.name, len(pile.cards), pile.top, above)


def _seat_view(state: State, number: int, seat: Seat) -> SeatView:
    """What everybody sees of a seat."""
    locked = shout_of(state, number) is not None
    return SeatView(tuple([animal_of(card) for card in seat.open]), len(seat.safe), seat.points, locked)


def private(state: State, seat: int) -> PrivateView:
    """What only this seat knows: what it has pressed itself. Shouts aloud everybody has heard."""
    return PrivateView(None if state.aloud else shout_of(state, seat))

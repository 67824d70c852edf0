"""The two views of a match of BAM!."""

from spieleabend.games.bam.scoring import result
from spieleabend.games.bam.state import ENTRY_IDS, Seat, State, those
from spieleabend.games.bam.views import PrivateView, PublicView, SeatView


def public(state: State) -> PublicView:
    """What the table screen and every watcher may know."""
    phase, red, display = state.phase, state.red, state.display
    # In the order of the fields: by name would cost as much as all the rest, after every move.
    return PublicView(
        phase,
        state.round,
        state.rounds,
        state.cycle,
        state.cycles,
        state.master,
        None if red is None else state.cards.reds[red],
        len(state.red_pile),
        len(state.draw_pile),
        len(state.discard_pile),
        _seats(state),
        tuple([entry.view for entry in state.entries]),
        None if display is None else ENTRY_IDS[display],
        state.outcome,
        result(state) if phase == "finished" else None,
        tuple(state.highlights) if phase == "finished" else (),
    )


def _seats(state: State) -> tuple[SeatView, ...]:
    """What everybody sees of the seats; where nothing else says so, it changes only with the phase."""
    built = state.built
    if built.seat_views_turn != state.turn or state.phase == "pointing":
        built.seat_views_turn = state.turn
        built.seat_views = tuple([seat_view(seat) for seat in state.seats])
    return built.seat_views


def seat_view(seat: Seat) -> SeatView:
    """What everybody sees of a seat."""
    return SeatView(
        len(seat.hand) - len(seat.chosen),
        True if seat.chosen else seat.pointed is not None,
        seat.sits_out,
        len(seat.won),
        len(seat.minus),
    )


def private(state: State, seat: int) -> PrivateView:
    """What only this seat knows."""
    here = state.seats[seat]
    built = here.built
    if built.turn == state.turn:
        return built.view
    built.turn = state.turn
    if built.hand is here.hand and built.chosen is here.chosen and built.pointed is here.pointed:
        return built.view
    held = [*here.hand]
    for card in here.chosen:
        held.remove(card)
    greys = state.cards.greys
    built.hand, built.chosen, built.pointed = here.hand, here.chosen, here.pointed
    built.view = PrivateView(those(greys, held), those(greys, here.chosen), here.pointed)
    return built.view

"""The two views of a match of BAM!."""

from spieleabend.games.bam.scoring import result
from spieleabend.games.bam.state import ENTRY_IDS, State
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
        tuple(
            [
                SeatView(
                    len(seat.hand) - len(seat.chosen),
                    seat.chosen != () or seat.pointed is not None,
                    seat.sits_out,
                    len(seat.won),
                    len(seat.minus),
                )
                for seat in state.seats
            ]
        ),
        tuple([entry.view for entry in state.entries]),
        None if display is None else ENTRY_IDS[display],
        state.outcome,
        result(state) if phase == "finished" else None,
        tuple(state.highlights) if phase == "finished" else (),
    )


def private(state: State, seat: int) -> PrivateView:
    """What only this seat knows."""
    here = state.seats[seat]
    hand, chosen, pointed = here.hand, here.chosen, here.pointed
    built = here.built.view
    if built is not None and built[0] is hand and built[1] is chosen and built[2] == pointed:
        return built[3]
    greys = state.cards.greys
    view = PrivateView(
        tuple([greys[card] for card in hand if card not in chosen]),
        tuple([greys[card] for card in chosen]),
        pointed,
    )
    here.built.view = hand, chosen, pointed, view
    return view

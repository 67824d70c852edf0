"""The two views of a match of BAM!."""

from spieleabend.games.bam.asking import entry_id
from spieleabend.games.bam.scoring import result
from spieleabend.games.bam.state import State
from spieleabend.games.bam.views import PrivateView, PublicView, SeatView


def public(state: State) -> PublicView:
    """What the table screen and every watcher may know."""
    pointing = state.phase == "pointing"
    finished = state.phase == "finished"
    return PublicView(
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        cycle=state.cycle,
        cycles=state.cycles,
        master=state.master,
        red=None if state.red is None else state.cards.reds[state.red],
        red_pile=len(state.red_pile),
        draw_pile=len(state.draw_pile),
        discard_pile=len(state.discard_pile),
        seats=tuple(
            [
                SeatView(
                    len(seat.hand) - len(seat.chosen),
                    seat.pointed is not None if pointing else bool(seat.chosen),
                    seat.sits_out,
                    len(seat.won),
                    len(seat.minus),
                )
                for seat in state.seats
            ]
        ),
        entries=tuple([entry.view for entry in state.entries]),
        shown=None if state.display is None else entry_id(state.display),
        outcome=state.outcome,
        result=result(state),
        highlights=tuple(state.highlights) if finished else (),
    )


def private(state: State, seat: int) -> PrivateView:
    """What only this seat knows."""
    here, greys = state.seats[seat], state.cards.greys
    return PrivateView(
        tuple([greys[card] for card in here.hand if card not in here.chosen]),
        tuple([greys[card] for card in here.chosen]),
        here.pointed,
    )

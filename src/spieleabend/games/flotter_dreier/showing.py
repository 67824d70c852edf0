"""The two views of a match of Flotter Dreier."""

from spieleabend.games.flotter_dreier.doubting import asks, claim_view
from spieleabend.games.flotter_dreier.grouping import BLANK, LINES
from spieleabend.games.flotter_dreier.reading import (
    next_place,
    points,
    read_id,
    read_views,
    reader,
    result,
    round_points,
)
from spieleabend.games.flotter_dreier.state import State, category
from spieleabend.games.flotter_dreier.views import LineView, PrivateView, PublicView, SeatView


def public(state: State) -> PublicView:
    """What the table screen and every watcher may know."""
    is_reading = state.phase in ("reading", "doubting")
    totals, this_round = points(state), round_points(state)
    return PublicView(
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        starter=state.starter,
        category=category(state),
        reader=reader(state) if is_reading else None,
        all_read=is_reading and next_place(state) is None,
        reads=read_views(state),
        claim=claim_view(state),
        seats=tuple(
            [
                SeatView(totals[number], this_round[number], seat.ready and state.phase == "writing")
                for number, seat in enumerate(state.seats)
            ]
        ),
        matched=tuple(state.matched),
        result=result(state),
    )


def private(state: State, seat: int) -> PrivateView:
    """What only this seat knows."""
    reads = read_views(state)
    named = {state.groups[place]: index for index, place in reversed(list(enumerate(state.reads)))}
    lines, counted = [], set[int]()
    for line, text in enumerate(state.seats[seat].lines):
        number = state.groups[LINES * seat + line] if state.groups else BLANK
        index = named.get(number)
        each = 0 if index is None or number in counted else reads[index].each
        counted.add(number)
        lines.append(LineView(text, None if index is None else read_id(index), each))
    return PrivateView(tuple(lines), asks(state, seat))

"""The two views of a match of Flotter Dreier."""

from spieleabend.games.flotter_dreier.counting import first_reads, read_id, read_views, round_points, struck_groups
from spieleabend.games.flotter_dreier.doubting import asks, claim_view
from spieleabend.games.flotter_dreier.grouping import BLANK, LINES, hands
from spieleabend.games.flotter_dreier.reading import next_place, reader, result
from spieleabend.games.flotter_dreier.scoring import count, players_of
from spieleabend.games.flotter_dreier.state import State, category
from spieleabend.games.flotter_dreier.views import LineView, PrivateView, PublicView, SeatView


def public(state: State) -> PublicView:
    """What the table screen and every watcher may know."""
    is_reading = state.phase in ("reading", "doubting")
    reads = read_views(state)
    this_round, is_counted = round_points(reads, len(state.seats)), not is_reading
    return PublicView(
        phase=state.phase,
        round=state.round,
        rounds=state.rounds,
        starter=state.starter,
        category=category(state),
        reader=reader(state) if is_reading else None,
        all_read=is_reading and next_place(state) is None,
        reads=reads,
        claim=claim_view(state),
        seats=tuple(
            [
                SeatView(
                    points=seat.points if is_counted else seat.points + more,
                    round=more,
                    ready=seat.ready and state.phase == "writing",
                )
                for seat, more in zip(state.seats, this_round, strict=True)
            ]
        ),
        matched=tuple(state.matched),
        result=result(state),
    )


def private(state: State, seat: int) -> PrivateView:
    """What only this seat knows."""
    lines, first, counted = [], first_reads(state), set[int]()
    each = count(hands(state.groups), struck_groups(state), players_of(state.groups, state.silent_count))
    for line, text in enumerate(state.seats[seat].lines):
        number = state.groups[LINES * seat + line] if state.groups else BLANK
        index = first.get(number)
        brings = 0 if index is None or number in counted else each[number]
        counted.add(number)
        lines.append(LineView(text, None if index is None else read_id(index), brings))
    return PrivateView(tuple(lines), asks(state, seat))

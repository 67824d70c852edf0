"""The terms that have been read, with who has them and what they bring, counted anew at every look (FD-R12)."""

from collections.abc import Sequence

from spieleabend.games.flotter_dreier.grouping import LINES, hands
from spieleabend.games.flotter_dreier.scoring import count, players_of
from spieleabend.games.flotter_dreier.state import State
from spieleabend.games.flotter_dreier.views import HolderView, ReadView


def read_id(index: int) -> str:
    """The id of the term that was read as number `index` of the round, counted from 0."""
    return f"r{index}"


def first_reads(state: State) -> dict[int, int]:
    """As which number each group was read first."""
    first: dict[int, int] = {}
    for index, place in enumerate(state.reads):
        first.setdefault(state.groups[place], index)
    return first


def struck_groups(state: State) -> set[int]:
    """The groups that do not fit; what turned out to be the same as one of them does not, either."""
    return {state.groups[place] for place in state.struck}


def read_views(state: State) -> tuple[ReadView, ...]:
    """The terms that are read, in order."""
    if not state.reads:
        return ()
    having, struck, first = hands(state.groups), struck_groups(state), first_reads(state)
    players, asks = players_of(state.groups, state.silent_count), _asks(state, first)
    each = count(having, struck, players)
    views = []
    for index, place in enumerate(state.reads):
        number = state.groups[place]
        earlier = first[number]
        is_merged = earlier != index
        views.append(
            ReadView(
                id=read_id(index),
                text=state.text(place),
                reader=place // LINES,
                holders=() if is_merged else _holders(state, place, having[number]),
                each=0 if is_merged else each[number],
                everybody=not is_merged and len(having[number]) == players,
                struck=number in struck,
                merged=read_id(earlier) if is_merged else None,
                asks=asks if index == len(state.reads) - 1 else (),
            )
        )
    return tuple(views)


def _holders(state: State, read: int, places: dict[int, int]) -> tuple[HolderView, ...]:
    """Who has the term that was read from this place: the reader, then clockwise, as each has written it first."""
    reader = read // LINES
    others = sorted(places, key=lambda seat: (seat - reader) % len(state.seats))[1:]
    return (HolderView(reader, state.text(read)), *[HolderView(seat, state.text(places[seat])) for seat in others])


def _asks(state: State, first: dict[int, int]) -> tuple[str, ...]:
    """Earlier terms of which the judge would ask whether the last one is the same, unless the table has said it."""
    if not state.asks or state.phase not in ("reading", "doubting"):
        return ()
    last = state.groups[state.reads[-1]]
    pairs = [{state.groups[one], state.groups[other]} for one, other in state.asks]
    asked = [read_id(index) for number, index in first.items() if number != last and {number, last} in pairs]
    return tuple([read for read in asked if f"same-{read}" not in state.decided])


def round_points(reads: Sequence[ReadView], seats: int) -> list[int]:
    """Points by seat for these terms."""
    points = [0] * seats
    for read in reads:
        for holder in read.holders:
            points[holder.seat] += read.each
    return points

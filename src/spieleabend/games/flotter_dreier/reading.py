"""Reading terms aloud, one after the other (FD-R8, FD-R12 to FD-R14): who has the same raises a hand."""

from collections.abc import Mapping

from spieleabend.games.flotter_dreier.grouping import BLANK, LINES, seats_in
from spieleabend.games.flotter_dreier.scoring import count, players_of, points_of
from spieleabend.games.flotter_dreier.state import State, category, clockwise, enter
from spieleabend.games.flotter_dreier.views import (
    HolderView,
    MatchedView,
    MatchOver,
    ReadingBegun,
    ReadView,
    RoundOver,
    TermRead,
)
from spieleabend.play.game import Result
from spieleabend.play.moves import Happening


def begin_reading(state: State, happened: list[Happening]) -> None:
    """Let the start player read first (FD-R8); where there is nothing to read the round is over."""
    enter(state, "reading")
    begins = reader(state)
    if begins is None:
        close_round(state, happened)
    else:
        happened.append(ReadingBegun(begins))


def named(state: State) -> list[int]:
    """The groups that have been read, in the order of reading."""
    return list(dict.fromkeys([state.groups[place] for place in state.reads]))


def next_place(state: State) -> int | None:
    """The term that is read next: clockwise from the start player, in the order written, what is not yet named.

    A seat reads all of its own before the next one does (FD-R13, FD-D11). None where all is read.
    """
    done = {BLANK, *named(state)}
    for seat in clockwise(state.starter, len(state.seats)):
        for place in range(LINES * seat, LINES * (seat + 1)):
            if state.groups[place] not in done:
                return place
    return None


def reader(state: State) -> int | None:
    """Who reads the next term; where all is read, who read last and closes the round. None where nobody wrote."""
    place = next_place(state)
    if place is None:
        place = state.reads[-1] if state.reads else None
    return None if place is None else place // LINES


def read_on(state: State) -> list[Happening]:
    """Read the next term, or close the round where all are read (FD-R14)."""
    happened: list[Happening] = []
    place = next_place(state)
    state.decided = []
    if place is None:
        close_round(state, happened)
        return happened
    state.reads.append(place)
    show(state, state.groups[place])
    happened.append(TermRead(read_views(state)[-1]))
    return happened


def show(state: State, number: int) -> None:
    """Let everybody see how the holders of a term have written it."""
    state.shown = sorted({*state.shown, *(place for place, other in enumerate(state.groups) if other == number)})


def counted(state: State) -> Mapping[int, int]:
    """What each term brings to each of its holders, by group."""
    return count(state.groups, state.struck, players_of(state.groups, state.silent_count))


def round_points(state: State) -> list[int]:
    """Points by seat for the terms of this round that are read (FD-R12)."""
    if not state.reads:
        return [0] * len(state.seats)
    return points_of(state.groups, counted(state), named(state))


def read_views(state: State) -> tuple[ReadView, ...]:
    """The terms that are read, in order."""
    each = counted(state) if state.reads else {}
    first: dict[int, int] = {}
    views = []
    for index, place in enumerate(state.reads):
        number = state.groups[place]
        earlier = first.setdefault(number, index)
        merged = None if earlier == index else read_id(earlier)
        holders = holders_of(state, place) if merged is None else ()
        views.append(
            ReadView(
                id=read_id(index),
                text=state.text(place),
                reader=place // LINES,
                holders=holders,
                each=each[number] if merged is None else 0,
                everybody=merged is None and len(holders) == players_of(state.groups, state.silent_count),
                struck=number in {state.groups[other] for other in state.struck},
                merged=merged,
                asks=_asks(state, index, first),
            )
        )
    return tuple(views)


def read_id(index: int) -> str:
    """The id of the term that was read as number `index` of the round, counted from 0."""
    return f"r{index}"


def holders_of(state: State, read: int) -> tuple[HolderView, ...]:
    """Who has the term that was read from this place: the reader, then clockwise, as each has written it first."""
    number = state.groups[read]
    reader_of = read // LINES
    views = [HolderView(reader_of, state.text(read))]
    holding = seats_in(state.groups, number)
    for seat in clockwise(reader_of, len(state.seats))[1:]:
        if seat in holding:
            place = next(place for place in range(LINES * seat, LINES * (seat + 1)) if state.groups[place] == number)
            views.append(HolderView(seat, state.text(place)))
    return tuple(views)


def _asks(state: State, index: int, first: Mapping[int, int]) -> tuple[str, ...]:
    """Earlier terms that the judge would ask about, as long as the term is talked about and nobody has asked."""
    if index != len(state.reads) - 1 or state.phase not in ("reading", "doubting"):
        return ()
    number = state.groups[state.reads[index]]
    ids = [
        read_id(earlier)
        for other, earlier in first.items()
        if other != number and is_asked(state, number, other) and f"same-{read_id(earlier)}" not in state.decided
    ]
    return tuple(ids)


def is_asked(state: State, number: int, other: int) -> bool:
    """Whether the judge of words would ask about terms of these two groups."""
    return any({state.groups[one], state.groups[two]} == {number, other} for one, two in state.asks)


def close_round(state: State, happened: list[Happening]) -> None:
    """Add up the round (FD-R14); after the last one the match is over (FD-R16)."""
    points = round_points(state)
    best = max(read_views(state), key=lambda read: read.each, default=None)
    turned = category(state)
    if best is not None and best.each and turned is not None:
        seats = tuple([holder.seat for holder in best.holders])
        state.matched.append(MatchedView(state.round, turned, best.text, seats, best.each))
    for seat, more in zip(state.seats, points, strict=True):
        seat.points += more
    happened.append(RoundOver(state.round, tuple(points)))
    if state.round < state.rounds:
        enter(state, "round-over")
        return
    enter(state, "finished")
    happened.append(MatchOver(winners(state)))


def points(state: State) -> tuple[int, ...]:
    """Points by seat as they stand, those for terms that were just read among them (FD-R16)."""
    before = [seat.points for seat in state.seats]
    if state.phase not in ("reading", "doubting"):
        return tuple(before)
    return tuple([old + new for old, new in zip(before, round_points(state), strict=True)])


def result(state: State) -> Result | None:
    """None while the match runs."""
    return Result(points(state), winners(state)) if state.phase == "finished" else None


def winners(state: State) -> tuple[int, ...]:
    """Who has most points; several share the win (FD-D10)."""
    most = max(seat.points for seat in state.seats)
    return tuple([number for number, seat in enumerate(state.seats) if seat.points == most])

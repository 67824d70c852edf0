"""Reading terms aloud, one after the other (FD-R8, FD-R12 to FD-R14): who has the same raises a hand."""

from spieleabend.games.flotter_dreier.counting import read_views, round_points
from spieleabend.games.flotter_dreier.grouping import BLANK, LINES
from spieleabend.games.flotter_dreier.state import State, category, clockwise, enter
from spieleabend.games.flotter_dreier.views import MatchedView, MatchOver, ReadingBegun, RoundOver, TermRead
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


def named(state: State) -> set[int]:
    """The groups that are not read any more: those that have been, and that of blank lines."""
    return {BLANK, *[state.groups[place] for place in state.reads]}


def next_place(state: State) -> int | None:
    """The term that is read next: clockwise from the start player, in the order written, what is not yet named.

    A seat reads all of its own before the next one does (FD-R13, FD-D11). None where all is read.
    """
    done = named(state)
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


def close_round(state: State, happened: list[Happening]) -> None:
    """Add up the round (FD-R14); after the last one the match is over (FD-R16)."""
    reads = read_views(state)
    points = round_points(reads, len(state.seats))
    best = max(reads, key=lambda read: read.each, default=None)
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
    if state.phase not in ("reading", "doubting"):
        return tuple([seat.points for seat in state.seats])
    new = round_points(read_views(state), len(state.seats))
    return tuple([seat.points + more for seat, more in zip(state.seats, new, strict=True)])


def result(state: State) -> Result | None:
    """None while the match runs."""
    return Result(points(state), winners(state)) if state.phase == "finished" else None


def winners(state: State) -> tuple[int, ...]:
    """Who has most points; several share the win (FD-D10)."""
    most = max(seat.points for seat in state.seats)
    return tuple([number for number, seat in enumerate(state.seats) if seat.points == most])

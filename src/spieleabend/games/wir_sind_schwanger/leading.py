"""Playing the ratings: one is led, the others place the same, points go to and fro, until the round ends."""

from collections.abc import Sequence

from spieleabend.games.wir_sind_schwanger.result import winners
from spieleabend.games.wir_sind_schwanger.stack import gain, give, put_under
from spieleabend.games.wir_sind_schwanger.state import State, enter
from spieleabend.games.wir_sind_schwanger.views import GiverNamed, LeadView, Led, MatchOver, NamedView, RoundOver
from spieleabend.play.moves import Happening

CROWDED = 5
"""Where so many place the same and not all do, the leader and those without it pay (WS-R26)."""


def payers(seats: int, leader: int, matchers: Sequence[int]) -> tuple[int, ...] | None:
    """Who gives a point for a rating, leader first, then clockwise; None where leader and matchers gain one each.

    >>> payers(4, 0, ()), payers(4, 0, (1, 2)), payers(7, 5, (6, 0, 1, 2))
    ((5,), None, (5, 3, 4))

    Nobody else places it, or all do: the leader alone gives (WS-R19, WS-R20, WS-D3). With six or seven at the table,
    where five or six place it, so do those who do not (WS-R26, WS-D4).
    """
    placed = len(matchers) + 1
    if placed in (1, seats):
        return (leader,)
    if placed >= CROWDED:
        return tuple([seat for seat in clockwise(leader, seats) if seat not in matchers])
    return None


def clockwise(seat: int, seats: int) -> list[int]:
    """All seats, beginning with this one."""
    return [*range(seat, seats), *range(seat)]


def lead(state: State, leader: int, rating: int) -> list[Happening]:
    """Lead a rating: whoever holds the same places it, too (WS-R17, WS-R18), and it is scored."""
    order = clockwise(leader, len(state.seats))
    matchers = [seat for seat in order[1:] if rating in state.seats[seat].hand]
    for number in (leader, *matchers):
        seat = state.seats[number]
        seat.hand = tuple([held for held in seat.hand if held != rating])
        seat.aside = (*seat.aside, rating)
    led = LeadView(leader, state.cards.ratings[rating], tuple(matchers), score(state, leader, matchers))
    state.leads = (*state.leads, led)
    happened: list[Happening] = [Led(led)]
    following = next_leader(state, leader)
    if following is None:
        close_round(state, happened)
    else:
        state.leader = following
        enter(state, "leading")
    return happened


def score(state: State, leader: int, matchers: Sequence[int]) -> tuple[int, ...]:
    """Let points be given or gained, leader first, then clockwise (WS-R22, WS-D13), and say how each seat's changed."""
    changes = [0] * len(state.seats)
    paying = payers(len(state.seats), leader, matchers)
    if paying is None:
        for number in (leader, *matchers):
            changes[number] = gain(state, state.seats[number])
    else:
        for number in paying:
            changes[number] = give(state, state.seats[number])
    return tuple(changes)


def next_leader(state: State, leader: int) -> int | None:
    """Who leads next, clockwise (WS-R25), or None where the round is over (WS-D1).

    Empty hands are skipped where the round goes on without them (WS-D15).
    """
    seats = state.seats
    if state.round_end == "hand_empty" and not all(seat.hand for seat in seats):
        return None
    for number in clockwise((leader + 1) % len(seats), len(seats)):
        if state.round_end == "once_each" and number == state.giver:
            return None
        if seats[number].hand:
            return number
    return None


def close_round(state: State, happened: list[Happening]) -> None:
    """Put the name cards under the stack (WS-D7), take the ratings together, and go on to the next name-giver."""
    put_under(state, state.drawn)
    for seat in state.seats:
        seat.aside, seat.hand = (*seat.aside, *seat.hand), ()
    if state.child is None or state.name is None:
        raise ValueError(f"a round ends without a name in {state.phase}")
    named = NamedView(state.round, state.giver, state.child, state.name, most_shared(state.leads))
    state.children = (*state.children, named)
    state.drawn = ()
    state.found = ()
    state.proposals = ()
    state.tied = ()
    state.child = state.name = state.leader = None
    state.attempt = state.proposed = 0
    happened.append(RoundOver(named.round))
    if state.round == state.rounds:
        enter(state, "finished")
        happened.append(MatchOver(winners(state)))
        return
    state.round += 1
    enter(state, "declaring")
    happened.append(GiverNamed(state.giver, state.round))


def most_shared(leads: Sequence[LeadView]) -> str | None:
    """The rating that most have placed, of several the one led first; None where nobody shared any."""
    shared = max(leads, key=lambda led: len(led.matchers), default=None)
    return shared.rating.text if shared is not None and shared.matchers else None

"""Scoring: the decoder goes over the row from the first card on (KW-R22), and the most points win (KW-R4)."""

from collections.abc import Sequence

from spieleabend.games.kwando.state import PENALTIES, Laid, State
from spieleabend.games.kwando.views import DecodedCardView, DecodedView, TurnView
from spieleabend.play.game import Result


def lies_right(dates: Sequence[str]) -> list[bool]:
    """Which cards of a row stay, by their dates ("1564-04-26"), the first one first.

    Each is compared with the last one that still lies (KW-D2); whoever is younger, or born on the same day (KW-D4),
    is right (KW-R23). The first card cannot be wrong (KW-D3), and a wrong one is removed (KW-R24).

    >>> lies_right(["1452", "1879", "1564", "1929"])
    [True, True, False, True]
    """
    last, right = "", []
    for date in dates:
        right.append(date >= last)
        if date >= last:
            last = date
    return right


def row_points(right: Sequence[bool], first_card_counts: bool = True) -> int:
    """One point for every card that is right (KW-R23); the first one counts too, unless the table likes it otherwise.

    >>> row_points([True, True, False, True]), row_points([True, True, False, True], first_card_counts=False)
    (3, 2)
    """
    return sum(right) - (bool(right) and not first_card_counts)


def penalty_points(before: int, more: int) -> int:
    """What `more` penalty cards cost a team that has had so many `before` (KW-R18, KW-D6).

    >>> [penalty_points(0, errors) for errors in range(6)]
    [0, -1, -2, -3, -5, -7]
    """
    return sum(PENALTIES[before : before + more])


def score(state: State) -> DecodedView:
    """Score the row of the active team and write it down for all of its seats (KW-R3, KW-D7)."""
    team = state.team
    right = lies_right([state.cards[laid.card].gregorian for laid in state.row])
    points = row_points(right, state.settings.first_card_counts)
    penalty = penalty_points(team.errors, len(state.penalties))
    for seat in team.seats:
        state.points[seat] = _after(state, state.points[seat], points + penalty)
    unlaid = [Laid(card, hand.seat) for hand in team.hands for card in hand.cards]
    decoded = DecodedView(
        round=state.round,
        team=state.active,
        row=tuple([_decode(state, laid, here) for laid, here in zip(state.row, right, strict=True)]),
        unlaid=tuple([_decode(state, laid, False) for laid in unlaid]),
        points=points,
        penalty=penalty,
    )
    state.decoded = decoded
    state.turns.append(TurnView(state.round, state.active, points, penalty))
    return decoded


def _after(state: State, points: int, change: int) -> int:
    """Points after a change; they may fall below zero, unless the table likes it otherwise (KW-D6)."""
    return max(0, points + change) if state.settings.floor_at_zero else points + change


def _decode(state: State, laid: Laid, right: bool) -> DecodedCardView:
    """A card under the decoder (KW-R9)."""
    known = state.cards[laid.card]
    return DecodedCardView(known.id, known.name, laid.seat, known.born, known.calendar, known.gregorian, right)


def points(state: State) -> tuple[int, ...]:
    """Points by seat, as the score sheet says."""
    return tuple(state.points)


def winners(state: State) -> tuple[int, ...]:
    """The seats with most points, several share the win (KW-R4, KW-D11); whom Game Over has stopped has lost."""
    lost = [] if state.loser is None else state.teams[state.loser].seats
    left = [seat for seat in range(len(state.points)) if seat not in lost]
    if lost:
        return tuple(left)
    most = max(state.points)
    return tuple([seat for seat in left if state.points[seat] == most])


def result(state: State) -> Result | None:
    """None while the match runs."""
    return Result(points(state), winners(state)) if state.phase == "finished" else None

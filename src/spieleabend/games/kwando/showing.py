"""The two views of a match of Kwando. No date is in either before the decoder has shown it."""

from spieleabend.games.kwando.laying import laid_view
from spieleabend.games.kwando.policing import penalty_view
from spieleabend.games.kwando.scoring import result
from spieleabend.games.kwando.state import ROW, Laid, State, Team
from spieleabend.games.kwando.talking import saying_view
from spieleabend.games.kwando.views import PersonView, PrivateView, PublicView, SeatView, TeamView


def public(state: State) -> PublicView:
    """What the table screen and every watcher may know."""
    playing = state.phase in ("laying", "checking")
    return PublicView(
        phase=state.phase,
        talk=state.settings.talk,
        round=state.round,
        rounds=state.settings.rounds,
        teams=tuple([_team_view(state, team) for team in state.teams]),
        active=state.active,
        controllers=tuple(state.controllers),
        row=tuple([laid_view(state, laid) for laid in state.row]),
        row_full=ROW,
        done=tuple(state.done),
        hurry=state.hurry,
        sayings=tuple([saying_view(saying) for saying in state.sayings]),
        penalties=tuple([penalty_view(state, penalty) for penalty in state.penalties]),
        seats=tuple(
            [
                SeatView(points, len(state.held(seat)) if playing else 0, state.signals[seat])
                for seat, points in enumerate(state.points)
            ]
        ),
        decoded=state.decoded,
        turns=tuple(state.turns),
        loser=state.loser,
        result=result(state),
    )


def _team_view(state: State, team: Team) -> TeamView:
    """A team; the points of a pair are those of nobody, its seats have their own (KW-D7)."""
    errors = state.errors if team is state.team else team.errors
    points = state.points[team.seats[0]] if len(state.teams) == 2 else None
    return TeamView(team.name, tuple(team.seats), points, errors)


def private(state: State, seat: int) -> PrivateView:
    """What only this seat knows: its own cards (KW-R11), or if it controls, those of the active team.

    Nobody sees a hand before its own glass is turned (KW-D16).
    """
    if state.phase not in ("laying", "checking"):
        return PrivateView((), ())
    if seat in state.team.seats:
        return PrivateView(tuple([_person_view(state, card) for card in state.held(seat)]), ())
    if not state.settings.names_shown:
        return PrivateView((), ())
    watched = [Laid(card, hand.seat) for hand in state.team.hands for card in hand.cards]
    return PrivateView((), tuple([laid_view(state, laid) for laid in watched]))


def _person_view(state: State, card: int) -> PersonView:
    """A person as the holder sees them."""
    known = state.cards[card]
    return PersonView(known.id, known.name, known.clues)

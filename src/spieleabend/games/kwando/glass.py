"""The turns of a round: the glass is turned, the sand runs, the row is checked and decoded (KW-R5, KW-R6, KW-R12)."""

from spieleabend.games.kwando.dealing import deal
from spieleabend.games.kwando.scoring import score, winners
from spieleabend.games.kwando.state import State, enter
from spieleabend.games.kwando.views import (
    Decoded,
    GameOver,
    GlassTurned,
    Hurry,
    MatchOver,
    TurnBegan,
    TurnEnd,
    TurnOver,
)
from spieleabend.play.moves import Happening


def turn_glass(state: State, seat: int | None) -> list[Happening]:
    """Let the sand run; `seat` is the controller who turned the glass (KW-R12, KW-D18)."""
    enter(state, "laying")
    state.decoded = None
    return [GlassTurned(state.active, seat)]


def hurry(state: State) -> list[Happening]:
    """The sand is nearly through."""
    state.hurry = True
    return [Hurry()]


def end_laying(state: State, end: TurnEnd, happened: list[Happening]) -> None:
    """Let nobody lay any more (KW-R21); breaches still count until the decoder comes (KW-D10)."""
    enter(state, "checking")
    state.hurry = False
    state.done = []
    state.signals = [None] * len(state.points)
    happened.append(TurnOver(state.active, end))


def decode(state: State, happened: list[Happening]) -> None:
    """Score the row (KW-R22); the decoder takes its time before the next turn begins."""
    enter(state, "decoding")
    happened.append(Decoded(score(state)))


def go_on(state: State, happened: list[Happening]) -> None:
    """Begin the next turn, or the next round, or end the match (KW-R5)."""
    if state.step + 1 == len(state.teams) and state.round == state.settings.rounds:
        finish(state, happened)
        return
    _clear_table(state)
    state.step += 1
    if state.step == len(state.teams):
        state.step = 0
        state.round += 1
        deal(state)
    enter(state, "turning")
    happened.append(TurnBegan(state.round, state.active))


def _clear_table(state: State) -> None:
    """Put the cards of a turn away; its penalty cards are used up for the whole match (KW-R19)."""
    team = state.team
    state.used += [laid.card for laid in state.row]
    state.row = []
    for hand in team.hands:
        state.used += hand.cards
        hand.cards = []
    team.errors += len(state.penalties)
    state.penalties = []
    state.sayings = []


def game_over(state: State, happened: list[Happening]) -> None:
    """End the match at once: the active team has lost (KW-R20)."""
    for penalty in state.penalties:
        penalty.open = penalty.same = False
    state.loser = state.active
    happened.append(GameOver(state.active))
    finish(state, happened)


def finish(state: State, happened: list[Happening]) -> None:
    """End the match."""
    enter(state, "finished")
    state.hurry = False
    state.done = []
    state.signals = [None] * len(state.points)
    happened.append(MatchOver(winners(state)))

"""Policing: the controllers play a penalty card for every breach, and the sixth ends the match (KW-R17 to KW-R20)."""

from spieleabend.games.kwando.glass import game_over
from spieleabend.games.kwando.state import PENALTIES, Penalty, Saying, State
from spieleabend.games.kwando.talking import saying_id, saying_view
from spieleabend.games.kwando.views import (
    Decided,
    GameOverVoted,
    Objected,
    PenaltyPlayed,
    PenaltySeconded,
    PenaltyStands,
    PenaltyTakenBack,
    PenaltyView,
    Reason,
)
from spieleabend.play.moves import Happening

REASONS: tuple[Reason, ...] = ("name", "language", "number", "showing")
AGAIN = "again-"
"""Before a reason: the same breach once more, however soon (KW-R17, KW-D20)."""

FOULS = (*REASONS, *(f"{AGAIN}{reason}" for reason in REASONS))

GAME_OVER = len(PENALTIES) - 1
"""The place of the Game Over card in the set."""


def foul(state: State, seat: int, option: str) -> list[Happening]:
    """Play a penalty card, or second the one that another controller has just played (KW-D20)."""
    reason = next(reason for reason in REASONS if option.removeprefix(AGAIN) == reason)
    happened: list[Happening] = []
    just_played = _just_played(state)
    if just_played is None or option.startswith(AGAIN):
        _play(state, Penalty(0, reason, [seat]), happened)
    else:
        _second(state, just_played, seat, happened)
    return happened


def undecided(state: State) -> list[Saying]:
    """The sentences that the referee has marked and nobody has decided about."""
    return [saying for saying in state.sayings if saying.mark in ("certain", "question") and saying.decision is None]


def decide_options(state: State) -> tuple[str, ...]:
    """What controllers may decide about marked sentences; a breach only while a penalty card is left."""
    decisions = ("breach", "fine") if state.errors < len(PENALTIES) else ("fine",)
    return tuple([f"{saying_id(saying.number)}-{decision}" for saying in undecided(state) for decision in decisions])


def decide(state: State, seat: int, option: str) -> list[Happening]:
    """Decide about a sentence that the referee has marked; a breach costs a penalty card."""
    name, _, decision = option.partition("-")
    saying = next(saying for saying in undecided(state) if saying_id(saying.number) == name)
    saying.decision = "breach" if decision == "breach" else "fine"
    happened: list[Happening] = [Decided(saying_view(saying), seat)]
    if saying.decision == "fine":
        return happened
    just_played = _just_played(state)
    if just_played is not None and just_played.saying is None:
        # Whoever pressed the button a moment ago meant this sentence (KW-D20).
        just_played.saying = saying.number
        _second(state, just_played, seat, happened)
    else:
        _play(state, Penalty(0, saying.reason or "name", [seat], saying.number), happened)
    return happened


def _just_played(state: State) -> Penalty | None:
    """The penalty card of a breach that others may be pressing for too."""
    return next((penalty for penalty in reversed(state.penalties) if penalty.same), None)


def _play(state: State, penalty: Penalty, happened: list[Happening]) -> None:
    """Play the next penalty card of the set."""
    state.played += 1
    penalty.number = state.played
    if state.phase == "checking":
        # The decoder waits, and has to wait its whole time anew afterwards.
        state.turn += 1
    for other in state.penalties:
        other.same = False
    state.penalties.append(penalty)
    if is_game_over(state, penalty):
        penalty.yes = penalty.by[:1]
    happened.append(PenaltyPlayed(penalty_view(state, penalty)))


def _second(state: State, penalty: Penalty, seat: int, happened: list[Happening]) -> None:
    """Have seen the same breach. Of the sixth nobody can: no card is left to press for, so there is a vote instead."""
    if seat not in penalty.by:
        penalty.by.append(seat)
    happened.append(PenaltySeconded(penalty_view(state, penalty), seat))


def is_game_over(state: State, penalty: Penalty) -> bool:
    """Whether a penalty card is the sixth."""
    return state.team.errors + state.penalties.index(penalty) == GAME_OVER


def game_over_card(state: State) -> Penalty | None:
    """The Game Over card, where it waits for its effect."""
    if state.phase not in ("laying", "checking") or state.errors <= GAME_OVER:
        return None
    return state.penalties[-1]


def is_waiting(state: State) -> bool:
    """Whether a penalty card may still go back into the hand, so that the decoder has to wait (KW-D10)."""
    return game_over_card(state) is not None or any(penalty.open for penalty in state.penalties)


def vote_game_over(state: State, seat: int, yes: bool, happened: list[Happening]) -> None:
    """Confirm the Game Over card or not: more than half of the controllers must (KW-D10)."""
    card = game_over_card(state)
    if card is None:
        raise ValueError("there is no Game Over card to vote on")
    (card.yes if yes else card.no).append(seat)
    happened.append(GameOverVoted(penalty_view(state, card), seat, yes))
    if not yes and len(card.no) * 2 >= len(state.controllers):
        _remove(state, card, None, happened)
    else:
        _end_if_confirmed(state, card, happened)


def _end_if_confirmed(state: State, card: Penalty, happened: list[Happening]) -> None:
    """End the match once the Game Over card is confirmed and cannot be taken back any more."""
    if not card.open and is_confirmed(state, card):
        game_over(state, happened)


def is_confirmed(state: State, card: Penalty) -> bool:
    """Whether more than half of the controllers have confirmed the Game Over card."""
    return len(card.yes) * 2 > len(state.controllers)


def take_back(state: State, seat: int, option: str) -> list[Happening]:
    """Take a penalty card back within its five seconds (KW-D10); those after it move up."""
    happened: list[Happening] = []
    _remove(state, by_id(state, option), seat, happened)
    return happened


def object_to(state: State, seat: int, option: str) -> list[Happening]:
    """Have seen no breach, where the table votes.

    More than half of all seats take the card back, but only with a controller among them: a large team could else
    never be punished (KW-D10).
    """
    penalty = by_id(state, option)
    penalty.objections.append(seat)
    happened: list[Happening] = [Objected(penalty_view(state, penalty), seat)]
    with_controller = any(objector in state.controllers for objector in penalty.objections)
    if with_controller and len(penalty.objections) * 2 > len(state.points):
        _remove(state, penalty, None, happened)
    return happened


def _remove(state: State, penalty: Penalty, seat: int | None, happened: list[Happening]) -> None:
    """Take a penalty card back into the hand."""
    happened.append(PenaltyTakenBack(penalty_view(state, penalty), seat))
    state.penalties.remove(penalty)


def breach_told(state: State, number: int) -> list[Happening]:
    """From now on a press is for another breach (KW-D20)."""
    _by_number(state, number).same = False
    return []


def stand(state: State, number: int) -> list[Happening]:
    """Let a penalty card stand: its five seconds are over."""
    penalty = _by_number(state, number)
    penalty.open = penalty.same = False
    happened: list[Happening] = [PenaltyStands(penalty_view(state, penalty))]
    if is_game_over(state, penalty):
        _end_if_confirmed(state, penalty, happened)
    return happened


def fall(state: State, number: int) -> list[Happening]:
    """Take back a Game Over card that nobody has confirmed in time."""
    happened: list[Happening] = []
    _remove(state, _by_number(state, number), None, happened)
    return happened


def penalty_id(number: int) -> str:
    """How views and options name a penalty card.

    >>> penalty_id(3)
    'p3'
    """
    return f"p{number}"


def by_id(state: State, option: str) -> Penalty:
    """The penalty card that an option names."""
    return next(penalty for penalty in state.penalties if penalty_id(penalty.number) == option)


def _by_number(state: State, number: int) -> Penalty:
    """The penalty card of a clock."""
    return next(penalty for penalty in state.penalties if penalty.number == number)


def penalty_view(state: State, penalty: Penalty) -> PenaltyView:
    """A penalty card as everybody sees it."""
    return PenaltyView(
        penalty_id(penalty.number),
        penalty.reason,
        PENALTIES[state.team.errors + state.penalties.index(penalty)],
        tuple(penalty.by),
        None if penalty.saying is None else saying_id(penalty.saying),
        penalty.open,
        tuple(penalty.objections),
        tuple(penalty.yes),
        tuple(penalty.no),
    )

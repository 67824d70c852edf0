"""What the seats of a match are asked, and what it waits for from outside. All else is illegal."""

from collections.abc import Callable, Mapping

from spieleabend.games.kwando.laying import lay_options
from spieleabend.games.kwando.policing import (
    FOULS,
    decide_options,
    game_over_card,
    is_waiting,
    penalty_id,
    undecided,
)
from spieleabend.games.kwando.state import PENALTIES, State
from spieleabend.games.kwando.talking import MOST_SAYINGS, unread
from spieleabend.games.kwando.views import Phase
from spieleabend.play.prompts import Confirm, Pick, Prompt, Prompts, Write
from spieleabend.play.waits import NOTHING, Clock, Waits

LONGEST_SAYING = 200
"""Characters of a sentence."""

MILLISECONDS_OF_A_SECOND = 1000
"""So long a second of the sand is; a test may make it shorter."""

TURN_MILLISECONDS = 20_000
"""After so long the glass turns by itself (KW-D18)."""

HURRY_SECONDS = 30
"""So long before its end the sand is nearly through."""

CHECK_MILLISECONDS = 8_000
"""So long controllers may still have heard a breach, once nobody lays any more (KW-D10)."""

DECODE_MILLISECONDS, DECODE_CARD_MILLISECONDS = 4_000, 2_000
"""How long the decoder takes, and how much longer for every card."""

SAME_MILLISECONDS = 3_000
"""Whoever presses within so long means the same breach (KW-D20)."""

TAKE_BACK_MILLISECONDS, VOTE_MILLISECONDS = 5_000, 15_000
"""So long a penalty card can be taken back (KW-D10), the longer one where the table votes."""

CONFIRM_MILLISECONDS = 20_000
"""So long the Game Over card waits for its confirmation."""

TURN: tuple[Prompt, ...] = (Confirm("turn"),)
MAY_TURN: tuple[Prompt, ...] = (Confirm("turn", optional=True),)
SAY: tuple[Prompt, ...] = (Write("say", 1, LONGEST_SAYING),)
MAY_SAY: tuple[Prompt, ...] = (Write("say", 1, LONGEST_SAYING, optional=True),)
SIGNAL = Pick("signal", ("next", "later"))
DONE, MAY_BE_DONE, NOT_DONE = Confirm("done"), Confirm("done", optional=True), Confirm("not-done", optional=True)
FOUL = Pick("foul", FOULS, optional=True)
DECODE = Confirm("decode", optional=True)


def prompts(state: State) -> Prompts:
    """What each seat is asked."""
    asked = {}
    for seat in range(len(state.points)):
        own = prompts_of(state, seat)
        if own:
            asked[seat] = own
    return asked


def prompts_of(state: State, seat: int) -> tuple[Prompt, ...]:
    """What one seat is asked; nothing for a seat that there is not."""
    return ASKING[state.phase](state, seat) if 0 <= seat < len(state.points) else ()


def _turning(state: State, seat: int) -> tuple[Prompt, ...]:
    """Any controller turns the glass, but one of them is waited for, another one each round (KW-R12, KW-D18)."""
    controllers = state.controllers
    if seat not in controllers:
        return ()
    return TURN if seat == controllers[(state.round - 1) % len(controllers)] else MAY_TURN


def _laying(state: State, seat: int) -> tuple[Prompt, ...]:
    """The active team lays and talks, the others watch it."""
    own = _policing(state, seat) if seat in state.controllers else _playing(state, seat)
    return (*own, *_objecting(state, seat))


def _playing(state: State, seat: int) -> tuple[Prompt, ...]:
    """Lay, talk, and be done."""
    asked: list[Prompt] = []
    written = state.settings.talk == "written"
    options = lay_options(state, seat)
    if options:
        # Where people talk aloud a phone may sleep meanwhile; then nobody stands in before the sand is nearly through.
        asked.append(Pick("lay", options, optional=not (written or state.hurry)))
    if written and len(state.sayings) < MOST_SAYINGS:
        asked += SAY if options else MAY_SAY
    if written and options:
        asked.append(SIGNAL)
    if seat in state.done:
        asked.append(NOT_DONE)
    else:
        asked.append(DONE if state.done else MAY_BE_DONE)
    return tuple(asked)


def _checking(state: State, seat: int) -> tuple[Prompt, ...]:
    """Breaches still count, until the decoder comes (KW-D10)."""
    own: tuple[Prompt, ...] = ()
    if seat in state.controllers:
        own = _policing(state, seat)
        if not is_waiting(state):
            own = (*own, DECODE)
    return (*own, *_objecting(state, seat))


def _policing(state: State, seat: int) -> tuple[Prompt, ...]:
    """Play penalty cards, take them back, and decide about what the referee has marked (KW-R17)."""
    asked: list[Prompt] = []
    card = game_over_card(state)
    if card is not None and seat not in (*card.yes, *card.no):
        asked.append(Pick("game-over", ("yes", "no")))
    if undecided(state):
        certain = any(saying.mark == "certain" for saying in undecided(state))
        asked.append(Pick("decide", decide_options(state), optional=not certain))
    if state.errors < len(PENALTIES):
        asked.append(FOUL)
    open_ones = tuple([penalty_id(penalty.number) for penalty in state.penalties if penalty.open])
    if open_ones:
        asked.append(Pick("take-back", open_ones, optional=True))
    return tuple(asked)


def _objecting(state: State, seat: int) -> tuple[Prompt, ...]:
    """Have seen no breach, where the table votes on every penalty (KW-D10)."""
    if not state.settings.vote:
        return ()
    options = tuple(
        [penalty_id(penalty.number) for penalty in state.penalties if penalty.open and seat not in penalty.objections]
    )
    return (Pick("object", options, optional=True),) if options else ()


def _nobody(_state: State, _seat: int) -> tuple[Prompt, ...]:
    """Everybody watches the decoder, or the match is over."""
    return ()


ASKING: Mapping[Phase, Callable[[State, int], tuple[Prompt, ...]]] = {
    "turning": _turning,
    "laying": _laying,
    "checking": _checking,
    "decoding": _nobody,
    "finished": _nobody,
}
"""What a seat that there is is asked, by phase."""


def waits(state: State) -> Waits:
    """The clocks, and the sentences that the referee has not read."""
    match state.phase:
        case "turning":
            return Waits((Clock("turn", state.turn, TURN_MILLISECONDS),))
        case "laying":
            return Waits((*_sand(state), *_penalty_clocks(state)), verdicts=unread(state))
        case "checking":
            check = () if is_waiting(state) else (Clock("check", state.turn, CHECK_MILLISECONDS),)
            return Waits((*check, *_penalty_clocks(state)), verdicts=unread(state))
        case "decoding":
            cards = 0 if state.decoded is None else len(state.decoded.row) + len(state.decoded.unlaid)
            return Waits((Clock("decoder", state.turn, DECODE_MILLISECONDS + cards * DECODE_CARD_MILLISECONDS),))
        case "finished":
            return NOTHING


def _sand(state: State) -> tuple[Clock, ...]:
    """The hourglass, and when it is nearly through (KW-R12, KW-D13)."""
    seconds = state.settings.glass_seconds
    glass = Clock("glass", state.turn, seconds * MILLISECONDS_OF_A_SECOND)
    if state.hurry:
        return (glass,)
    return (glass, Clock("hurry", state.turn, (seconds - HURRY_SECONDS) * MILLISECONDS_OF_A_SECOND))


def _penalty_clocks(state: State) -> tuple[Clock, ...]:
    """How long a press is for the same breach, and how long a card can be taken back."""
    clocks = []
    card = game_over_card(state)
    for penalty in state.penalties:
        if penalty.same:
            clocks.append(Clock("same", penalty.number, SAME_MILLISECONDS))
        if penalty.open:
            open_for = VOTE_MILLISECONDS if state.settings.vote else TAKE_BACK_MILLISECONDS
            clocks.append(Clock("take-back", penalty.number, open_for))
        if penalty is card:
            clocks.append(Clock("confirm", penalty.number, CONFIRM_MILLISECONDS))
    return tuple(clocks)

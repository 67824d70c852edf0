"""What the seats of a match are asked, and what it waits for from outside. All else is illegal."""

from collections.abc import Callable, Mapping

from spieleabend.games.wollmilchsau.animals import ANIMALS
from spieleabend.games.wollmilchsau.state import SEATS, State
from spieleabend.games.wollmilchsau.views import Phase
from spieleabend.play.prompts import Confirm, Pick, Press, Prompt, Prompts
from spieleabend.play.waits import NOTHING, Clock, Waits

ROLL_MILLISECONDS = 5_000
"""After so long somebody else has the die (WM-D20)."""

TAKE_MILLISECONDS = 10_000
"""After so long a card is taken for who has not chosen (WM-D20)."""

JUDGE_MILLISECONDS = 30_000
"""So long after the last tap, shouts aloud are judged as they were tapped (WM-D22)."""

SECURE = "secure"
TOGETHER = "together"

ROLL: tuple[Prompt, ...] = (Confirm("roll"),)
ROLL_OR_PASS: tuple[Prompt, ...] = (Confirm("roll"), Confirm("pass-on", optional=True))
SHOUT: tuple[Prompt, ...] = (Press("shout", ANIMALS),)
GO_ON: tuple[Prompt, ...] = (Confirm("go-on"),)
FORGET, JUDGE = Confirm("forget", optional=True), Confirm("judge")


def prompts(state: State) -> Prompts:
    """What each seat is asked."""
    ask = ASKING[state.phase]
    asked = {}
    for seat in range(len(state.seats)):
        own = ask(state, seat)
        if own:
            asked[seat] = own
    return asked


def prompts_of(state: State, seat: int) -> tuple[Prompt, ...]:
    """What one seat is asked; nothing for a seat that there is not."""
    return ASKING[state.phase](state, seat) if 0 <= seat < len(state.seats) else ()


def heard_option(seat: int, animal: str, together: bool = False) -> str:
    """How it is written that a seat has shouted an animal.

    >>> heard_option(2, "cow"), heard_option(2, "cow", together=True)
    ('2-cow', '2-cow-together')
    """
    return f"{seat}-{animal}-{TOGETHER}" if together else f"{seat}-{animal}"


def _rolling(state: State, seat: int) -> tuple[Prompt, ...]:
    """Whoever has the die rolls it (WM-R5), or gives it to somebody who can hear (WM-D22)."""
    if seat != state.roller:
        return ()
    return ROLL_OR_PASS if state.aloud else ROLL


def _shouting(state: State, seat: int) -> tuple[Prompt, ...]:
    """Everybody presses once (WM-R4, WM-D6); where people shout, whoever has the die taps who and what."""
    if state.aloud:
        return _hearing(state) if seat == state.roller else ()
    return SHOUT if all(shout.seat != seat for shout in state.shouts) else ()


def _hearing(state: State) -> tuple[Prompt, ...]:
    """What was heard, in order or together with the one before (WM-D7, WM-D22)."""
    heard = {shout.seat for shout in state.shouts}
    silent = [seat for seat in range(len(state.seats)) if seat not in heard]
    asked: list[Prompt] = []
    if silent:
        ways = (False, True) if state.shouts else (False,)
        options = [heard_option(seat, animal, way) for way in ways for seat in silent for animal in ANIMALS]
        asked.append(Pick("heard", tuple(options), optional=True))
    if state.shouts:
        asked.append(FORGET)
    return (*asked, JUDGE)


def _taking(state: State, seat: int) -> tuple[Prompt, ...]:
    """The first of the takers takes the top card of a pile (WM-R11), or secures what lies open (WM-R12, WM-D14)."""
    if seat != state.takers[0]:
        return ()
    options: list[str] = [pile.name for pile in state.piles if pile.cards]
    if state.seats[seat].open:
        options.append(SECURE)
    return (Pick("take", tuple(options)),)


def _paused(_state: State, _seat: int) -> tuple[Prompt, ...]:
    """Anybody goes on (WM-D20)."""
    return GO_ON


def _finished(_state: State, _seat: int) -> tuple[Prompt, ...]:
    """Nobody is asked anything any more."""
    return ()


ASKING: Mapping[Phase, Callable[[State, int], tuple[Prompt, ...]]] = {
    "rolling": _rolling,
    "shouting": _shouting,
    "taking": _taking,
    "paused": _paused,
    "finished": _finished,
}
"""What a seat that there is is asked, by phase."""


def waits(state: State) -> Waits:
    """The clock of the phase, or the shouts; between two rounds late guests may sit down (WM-D23)."""
    joins = len(state.seats) < SEATS.most
    match state.phase:
        case "rolling":
            return Waits((Clock("roll", state.turn, ROLL_MILLISECONDS),), joins=joins)
        case "shouting":
            if state.aloud:
                return Waits((Clock("judge", state.turn, JUDGE_MILLISECONDS),))
            return Waits(shouts=True)
        case "taking":
            return Waits((Clock("take", state.turn, TAKE_MILLISECONDS),))
        case "paused":
            return Waits(joins=joins)
        case "finished":
            return NOTHING

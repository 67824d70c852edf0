"""What the seats of a match are asked, and what it waits for from outside. All else is illegal."""

from collections.abc import Callable, Mapping

from spieleabend.games.flotter_dreier.doubting import options, voters
from spieleabend.games.flotter_dreier.reading import reader
from spieleabend.games.flotter_dreier.state import State
from spieleabend.games.flotter_dreier.views import Phase
from spieleabend.games.flotter_dreier.writing import NAMES
from spieleabend.play.prompts import Confirm, Pick, Prompt, Prompts, Write
from spieleabend.play.waits import NOTHING, Clock, Waits

LONGEST_ANSWER = 40
"""Characters of an answer."""

MILLISECONDS_OF_A_SECOND = 1000
"""So long a second of the writing time is; a test may make it shorter."""

VOTE_MILLISECONDS = 15_000
"""So long people may vote on a claim (FD-D12)."""

JUDGE_MILLISECONDS = 6_000
"""So long the judge of words is waited for; then what is spelled alike is the same."""

TURN: tuple[Prompt, ...] = (Confirm("turn"),)
LINES_TO_WRITE = tuple([Write(name, 0, LONGEST_ANSWER, optional=True) for name in NAMES])
WRITE: tuple[Prompt, ...] = (*LINES_TO_WRITE, Confirm("ready"))
WRITTEN: tuple[Prompt, ...] = (Confirm("take-back", optional=True),)
NEXT = Confirm("next")
VOTE: tuple[Prompt, ...] = (Pick("vote", ("yes", "no", "abstain")),)
GO_ON: tuple[Prompt, ...] = (Confirm("go-on"),)
MAY_GO_ON: tuple[Prompt, ...] = (Confirm("go-on", optional=True),)


def prompts(state: State) -> Prompts:
    """What each seat is asked."""
    return ASKING[state.phase](state)


def waits(state: State) -> Waits:
    """The judge of words, and the clock of the phase."""
    match state.phase:
        case "writing" if state.write_seconds:
            return Waits((Clock("write", state.turn, state.write_seconds * MILLISECONDS_OF_A_SECOND),))
        case "judging":
            return Waits((Clock("judge", state.turn, JUDGE_MILLISECONDS),), verdicts=(f"same-{state.round}",))
        case "doubting":
            return Waits((Clock("vote", state.turn, VOTE_MILLISECONDS),))
        case _:
            return NOTHING


def _turning(state: State) -> Prompts:
    """The start player reveals both cards (FD-R6)."""
    return {state.starter: TURN}


def _writing(state: State) -> Prompts:
    """Everybody writes, or again, until all are ready (FD-R7)."""
    return {number: WRITTEN if seat.ready else WRITE for number, seat in enumerate(state.seats)}


def _reading(state: State) -> Prompts:
    """The reader sets the pace (FD-D11), everybody may doubt the term that was read (FD-D12)."""
    asked: dict[int, tuple[Prompt, ...]] = {}
    reads_on = reader(state)
    for seat, claims in enumerate(options(state)):
        own = (NEXT,) if seat == reads_on else ()
        if own or claims:
            asked[seat] = (*own, Pick("claim", claims, optional=True)) if claims else own
    return asked


def _doubting(state: State) -> Prompts:
    """Everybody who decides votes (FD-D12)."""
    return {seat: VOTE for seat in voters(state) if state.seats[seat].vote is None}


def _over(state: State) -> Prompts:
    """The start player is waited for, anybody may go on."""
    return {seat: GO_ON if seat == state.starter else MAY_GO_ON for seat in range(len(state.seats))}


def _nobody(_state: State) -> Prompts:
    """Nobody is asked: the judge of words is, or the match is over."""
    return {}


ASKING: Mapping[Phase, Callable[[State], Prompts]] = {
    "turning": _turning,
    "writing": _writing,
    "judging": _nobody,
    "reading": _reading,
    "doubting": _doubting,
    "round-over": _over,
    "finished": _nobody,
}
"""What the seats are asked, by phase."""

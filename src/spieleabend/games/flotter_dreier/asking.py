"""What the seats of a match are asked, and what it waits for from outside. All else is illegal."""

from collections.abc import Callable, Mapping

from spieleabend.games.flotter_dreier.doubting import options, voters
from spieleabend.games.flotter_dreier.reading import reader
from spieleabend.games.flotter_dreier.state import State
from spieleabend.games.flotter_dreier.views import Phase
from spieleabend.games.flotter_dreier.writing import NAMES
from spieleabend.play.prompts import Confirm, Pick, Prompt, Write
from spieleabend.play.waits import NOTHING, Clock, Waits

LONGEST_ANSWER = 40
"""Characters of an answer."""

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


def prompts(state: State) -> dict[int, tuple[Prompt, ...]]:
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


def waits(state: State) -> Waits:
    """The judge of words, and the clock of the phase."""
    match state.phase:
        case "writing" if state.write_seconds:
            return Waits((Clock("write", state.turn, state.write_seconds * 1000),))
        case "judging":
            return Waits((Clock("judge", state.turn, JUDGE_MILLISECONDS),), verdicts=(f"same-{state.round}",))
        case "doubting":
            return Waits((Clock("vote", state.turn, VOTE_MILLISECONDS),))
        case _:
            return NOTHING


def _turning(state: State, seat: int) -> tuple[Prompt, ...]:
    """The start player reveals both cards (FD-R6)."""
    return TURN if seat == state.starter else ()


def _writing(state: State, seat: int) -> tuple[Prompt, ...]:
    """Everybody writes, or again, until all are ready (FD-R7)."""
    return WRITTEN if state.seats[seat].ready else WRITE


def _judging(_state: State, _seat: int) -> tuple[Prompt, ...]:
    """Nobody: the judge of words is asked."""
    return ()


def _reading(state: State, seat: int) -> tuple[Prompt, ...]:
    """The reader sets the pace (FD-D11), everybody may doubt the term that was read (FD-D12)."""
    own: tuple[Prompt, ...] = (NEXT,) if seat == reader(state) else ()
    claims = options(state, seat) if state.reads else ()
    return (*own, Pick("claim", claims, optional=True)) if claims else own


def _doubting(state: State, seat: int) -> tuple[Prompt, ...]:
    """People vote."""
    return VOTE if seat in voters(state) and state.seats[seat].vote is None else ()


def _over(state: State, seat: int) -> tuple[Prompt, ...]:
    """The start player is waited for, anybody may go on."""
    return GO_ON if seat == state.starter else MAY_GO_ON


def _finished(_state: State, _seat: int) -> tuple[Prompt, ...]:
    """Nobody is asked anything any more."""
    return ()


ASKING: Mapping[Phase, Callable[[State, int], tuple[Prompt, ...]]] = {
    "turning": _turning,
    "writing": _writing,
    "judging": _judging,
    "reading": _reading,
    "doubting": _doubting,
    "round-over": _over,
    "finished": _finished,
}
"""What a seat that there is is asked, by phase."""

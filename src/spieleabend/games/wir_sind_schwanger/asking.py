"""What the seats of a match are asked, and what it waits for from outside. All else is illegal."""

from collections.abc import Callable, Mapping

from spieleabend.games.wir_sind_schwanger.state import State
from spieleabend.games.wir_sind_schwanger.views import Phase
from spieleabend.play.prompts import Confirm, Pick, Prompt, Write
from spieleabend.play.waits import NOTHING, Clock, Waits

LONGEST_NAME = 40
"""Characters of a first name that is proposed."""

CLOCKS: Mapping[Phase, str] = {
    "declaring": "declare",
    "placing": "place",
    "ordering": "order",
    "proposing": "propose",
    "agreeing": "agree",
    "deciding": "decide",
    "choosing": "choose",
    "leading": "lead",
}
"""Which clock runs in which phase, where the table wants one (WS-D17)."""

OF_ALL = ("proposing", "agreeing", "choosing")
"""Phases in which the clock for choosing runs; in the others that for the one whose turn it is."""

CHILDREN = ("daughter", "son")
ORDERS = ("first", "second")

DECLARE: tuple[Prompt, ...] = (Pick("child", CHILDREN),)
ORDER: tuple[Prompt, ...] = (Pick("order", ORDERS),)
PROPOSE: tuple[Prompt, ...] = (Write("proposal", 1, LONGEST_NAME), Confirm("no-proposal"))
REWRITE = Write("proposal", 1, LONGEST_NAME, optional=True)
TICKED: tuple[Prompt, ...] = (REWRITE,)
TAKE_BACK: tuple[Prompt, ...] = (Confirm("take-back", optional=True),)


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
    """The clock of the phase, where the table wants one."""
    name = CLOCKS.get(state.phase)
    seconds = state.choose_seconds if state.phase in OF_ALL else state.lead_seconds
    if name is None or not seconds:
        return NOTHING
    return Waits((Clock(name, state.turn, seconds * 1000),))


def _declaring(state: State, seat: int) -> tuple[Prompt, ...]:
    """The giver says what it will be (WS-R10)."""
    return DECLARE if seat == state.giver else ()


def _placing(state: State, seat: int) -> tuple[Prompt, ...]:
    """The giver chooses which card stands (WS-D5)."""
    if seat != state.giver:
        return ()
    return (Pick("upright", tuple([state.cards.names[card].id for card in state.drawn])),)


def _ordering(state: State, seat: int) -> tuple[Prompt, ...]:
    """The giver chooses which name comes first (WS-R30)."""
    return ORDER if seat == state.giver else ()


def _proposing(state: State, seat: int) -> tuple[Prompt, ...]:
    """The others propose a name or pass."""
    return () if seat == state.giver or state.seats[seat].answered else PROPOSE


def _agreeing(state: State, seat: int) -> tuple[Prompt, ...]:
    """The others tick a proposal, or change their own (WS-D11)."""
    if seat == state.giver:
        return ()
    if state.seats[seat].ticked is not None:
        return TICKED
    return (Pick("agree", tuple([proposal.id for proposal in state.proposals])), REWRITE)


def _deciding(state: State, seat: int) -> tuple[Prompt, ...]:
    """The giver decides between the proposals that have as many ticks (WS-D11)."""
    return (Pick("decide", state.tied),) if seat == state.giver else ()


def _choosing(state: State, seat: int) -> tuple[Prompt, ...]:
    """Everybody chooses five ratings, or again, until all have (WS-R14, WS-R16)."""
    return TAKE_BACK if state.seats[seat].hand else state.choose_prompt


def _leading(state: State, seat: int) -> tuple[Prompt, ...]:
    """The leader leads a rating (WS-R17, WS-R25)."""
    if seat != state.leader:
        return ()
    return (Pick("lead", tuple([state.rating_ids[rating] for rating in state.seats[seat].hand])),)


def _finished(_state: State, _seat: int) -> tuple[Prompt, ...]:
    """Nobody is asked anything any more."""
    return ()


ASKING: Mapping[Phase, Callable[[State, int], tuple[Prompt, ...]]] = {
    "declaring": _declaring,
    "placing": _placing,
    "ordering": _ordering,
    "proposing": _proposing,
    "agreeing": _agreeing,
    "deciding": _deciding,
    "choosing": _choosing,
    "leading": _leading,
    "finished": _finished,
}
"""What a seat that there is is asked, by phase."""

"""What the seats of a match of BAM! are asked, and what it waits for from outside. All else is illegal."""

from collections.abc import Mapping
from functools import cache

from spieleabend.games.bam.rounds import gaps, planned
from spieleabend.games.bam.state import ENTRY_IDS, SEATS, State
from spieleabend.games.bam.views import Phase
from spieleabend.play.prompts import Confirm, Pick, Prompt, Write
from spieleabend.play.waits import Clock, Waits

LONGEST_SENTENCE = 300
KEEP_MILLISECONDS = 10_000
"""How long the winner of a double may think about which card to keep (BM-D8)."""

LAST_CYCLE = "last-cycle"

CLOCKS: Mapping[Phase, str] = {
    "pointing": "point",
    "turning": "turn",
    "choosing": "choose",
    "reading": "judge",
    "worst": "judge",
    "keeping": "keep",
}
"""Which clock runs in which phase, where the table wants one."""

TURN: tuple[Prompt, ...] = (Confirm("turn"),)
TAKE_BACK: tuple[Prompt, ...] = (Confirm("take-back", optional=True),)
SENTENCE = Write("sentence", 1, LONGEST_SENTENCE, optional=True)


def prompts(state: State) -> dict[int, tuple[Prompt, ...]]:
    """What each seat is asked."""
    asked = {}
    for seat in range(len(state.seats)):
        if own := prompts_of(state, seat):
            asked[seat] = own
    return asked


def prompts_of(state: State, seat: int) -> tuple[Prompt, ...]:
    """What one seat is asked; nothing for a seat that there is not."""
    if not 0 <= seat < len(state.seats):
        return ()
    phase = state.phase
    if phase == "choosing":
        return () if seat == state.master else _choosing(state, seat)
    if phase == "pointing":
        return () if state.seats[seat].pointed is not None else _pointing(len(state.seats), seat)
    if phase == "keeping":
        return _keeping(state, seat)
    if seat != state.master:
        return ()
    if phase == "turning":
        return TURN
    if phase == "reading":
        return _reading(len(state.entries), state.display is not None, _all_shown(state))
    if phase == "worst" and state.best is not None:
        return _worst(len(state.entries), state.best)
    return ()


def _all_shown(state: State) -> bool:
    """Whether every entry has been laid open."""
    for entry in state.entries:  # noqa: SIM110 - asked at every move, and a generator costs twice as much
        if not entry.view.shown:
            return False
    return True


def waits(state: State) -> Waits:
    """The clock of the phase, the host's button to end with this cycle, and whether a guest may join."""
    if state.phase == "finished":
        return Waits()
    ends_sooner = state.cycle < state.cycles and planned(state, state.cycle) < state.rounds
    return Waits(
        _clock(state),
        host_actions=(LAST_CYCLE,) if ends_sooner else (),
        joins=len(state.seats) < SEATS.most,
    )


def _clock(state: State) -> tuple[Clock, ...]:
    """The clock that runs in this phase, if any (BM-D8, BM-D11)."""
    name = CLOCKS.get(state.phase, "")
    if name == "keep":
        return (Clock(name, state.turn, KEEP_MILLISECONDS),)
    seconds = state.choose_seconds if name in ("point", "choose") else state.judge_seconds
    return (Clock(name, state.turn, seconds * 1000),) if seconds else ()


def _choosing(state: State, seat: int) -> tuple[Prompt, ...]:
    """A seat chooses as many cards as there are gaps, in their order, or takes them back (BM-R6, BM-R8)."""
    here = state.seats[seat]
    if here.sits_out:
        return ()
    if here.chosen:
        return TAKE_BACK
    hand, wanted = here.hand, gaps(state)
    built = state.built.asked.get(seat)
    if built is not None and built[0] is hand and built[1] == wanted:
        return built[2]
    greys = state.cards.greys
    asked = (Pick("cards", tuple([greys[card].id for card in hand]), wanted, wanted, True),)
    state.built.asked[seat] = hand, wanted, asked
    return asked


def _keeping(state: State, seat: int) -> tuple[Prompt, ...]:
    """The winner of a double keeps one of its two cards (BM-D8)."""
    if state.best is None or state.entries[state.best].seat != seat:
        return ()
    greys = state.cards.greys
    return (Pick("keep", tuple(greys[card].id for card in state.entries[state.best].cards)),)


@cache
def _pointing(seats: int, seat: int) -> tuple[Prompt, ...]:
    """Everybody points at somebody else (BM-R4)."""
    return (Pick("talker", tuple(str(other) for other in range(seats) if other != seat)),)


@cache
def _reading(entries: int, displayed: bool, all_shown: bool) -> tuple[Prompt, ...]:
    """The master pages, adapts the sentence on display, and judges once all are read (BM-R10 to BM-R12)."""
    ids = ENTRY_IDS[:entries]
    asked: list[Prompt] = [Pick("show", ids, optional=all_shown)]
    if displayed:
        asked.append(SENTENCE)
    if all_shown:
        asked.append(Pick("best", ids))
    return tuple(asked)


@cache
def _worst(entries: int, best: int) -> tuple[Prompt, ...]:
    """The master names the least liked of the others (BM-R14, BM-D3)."""
    ids = ENTRY_IDS[:entries]
    return (
        Pick("show", ids, optional=True),
        SENTENCE,
        Pick("worst", tuple(entry for place, entry in enumerate(ids) if place != best)),
    )

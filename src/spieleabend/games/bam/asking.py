"""What the seats of a match of BAM! are asked, and what it waits for from outside. All else is illegal."""

from functools import cache

from spieleabend.games.bam.rounds import gaps, planned
from spieleabend.games.bam.state import SEATS, State
from spieleabend.play.prompts import Confirm, Pick, Prompt, Write
from spieleabend.play.waits import Clock, Waits

LONGEST_SENTENCE = 300
KEEP_MILLISECONDS = 10_000
"""How long the winner of a double may think about which card to keep (BM-D8)."""

LAST_CYCLE = "last-cycle"

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
        all_shown = all(entry.view.shown for entry in state.entries)
        return _reading(len(state.entries), state.display is not None, all_shown)
    if phase == "worst" and state.best is not None:
        return _worst(len(state.entries), state.best)
    return ()


def waits(state: State) -> Waits:
    """The clock of the phase, the host's button to end with this cycle, and whether a guest may join."""
    if state.phase == "finished":
        return Waits()
    clock = _clock(state)
    return Waits(
        clocks=() if clock is None else (clock,),
        host_actions=(LAST_CYCLE,) if planned(state, state.cycle) < state.rounds else (),
        joins=len(state.seats) < SEATS.most,
    )


def _clock(state: State) -> Clock | None:
    """The clock that runs in this phase, if any (BM-D8, BM-D11)."""
    name, seconds = {
        "pointing": ("point", state.choose_seconds),
        "turning": ("turn", state.judge_seconds),
        "choosing": ("choose", state.choose_seconds),
        "reading": ("judge", state.judge_seconds),
        "worst": ("judge", state.judge_seconds),
        "keeping": ("keep", KEEP_MILLISECONDS // 1000),
    }[state.phase]
    return Clock(name, state.turn, seconds * 1000) if seconds else None


def _choosing(state: State, seat: int) -> tuple[Prompt, ...]:
    """A seat chooses as many cards as there are gaps, in their order, or takes them back (BM-R6, BM-R8)."""
    here = state.seats[seat]
    if here.sits_out:
        return ()
    if here.chosen:
        return TAKE_BACK
    greys, wanted = state.cards.greys, gaps(state)
    return (Pick("cards", tuple([greys[card].id for card in here.hand]), wanted, wanted, ordered=True),)


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
    ids = tuple(entry_id(place) for place in range(entries))
    asked: list[Prompt] = [Pick("show", ids, optional=all_shown)]
    if displayed:
        asked.append(SENTENCE)
    if all_shown:
        asked.append(Pick("best", ids))
    return tuple(asked)


@cache
def _worst(entries: int, best: int) -> tuple[Prompt, ...]:
    """The master names the least liked of the others (BM-R14, BM-D3)."""
    ids = tuple(entry_id(place) for place in range(entries))
    return (
        Pick("show", ids, optional=True),
        SENTENCE,
        Pick("worst", tuple(entry for place, entry in enumerate(ids) if place != best)),
    )


def entry_id(place: int) -> str:
    """What the entry at a place of the shuffled stack is called.

    >>> entry_id(0)
    'e0'
    """
    return f"e{place}"

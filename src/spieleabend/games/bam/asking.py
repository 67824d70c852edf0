"""What the seats of a match of BAM! are asked, and what it waits for from outside. All else is illegal."""

from collections.abc import Callable, Mapping
from functools import cache

from spieleabend.games.bam.rounds import planned, red_card
from spieleabend.games.bam.state import ENTRY_IDS, SEATS, State, those
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
    built = state.built
    if built.asked_turn == state.turn:
        return built.asked
    ask = ASKING[state.phase]
    asked = {}
    for seat in range(len(state.seats)):
        own = ask(state, seat)
        if own:
            asked[seat] = own
    if state.phase == "choosing":
        built.asked, built.asked_turn = asked, state.turn
    return asked


def prompts_of(state: State, seat: int) -> tuple[Prompt, ...]:
    """What one seat is asked; nothing for a seat that there is not."""
    return ASKING[state.phase](state, seat) if 0 <= seat < len(state.seats) else ()


def waits(state: State) -> Waits:
    """The clock of the phase, the host's button to end with this cycle, and whether a guest may join."""
    built, turn, cycles, seats = state.built, state.turn, state.cycles, len(state.seats)
    if built.turn != turn or built.cycles != cycles or built.seats != seats:
        built.turn, built.cycles, built.seats = turn, cycles, seats
        built.waits = _waits(state)
    return built.waits


def _waits(state: State) -> Waits:
    """What `waits` says."""
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


def _pointing(state: State, seat: int) -> tuple[Prompt, ...]:
    """Everybody points at somebody else (BM-R4)."""
    return _others(len(state.seats), seat) if state.seats[seat].pointed is None else ()


@cache
def _others(seats: int, seat: int) -> tuple[Prompt, ...]:
    """Which of so many seats another one can point at."""
    return (Pick("talker", tuple(str(other) for other in range(seats) if other != seat)),)


def _turning(state: State, seat: int) -> tuple[Prompt, ...]:
    """The master turns the red card (BM-R5)."""
    return TURN if seat == state.master else ()


def choosing(state: State, seat: int) -> tuple[Prompt, ...]:
    """A seat chooses as many cards as there are gaps, in their order, or takes them back (BM-R6, BM-R8)."""
    here = state.seats[seat]
    if here.sits_out or seat == state.master:
        return ()
    if here.chosen:
        return TAKE_BACK
    built, hand, turn = here.built, here.hand, state.turn
    if built.asked_hand is not hand or built.asked_turn != turn:
        gaps = red_card(state).gaps
        built.asked_hand, built.asked_turn = hand, turn
        built.asked = (Pick("cards", those(state.ids, hand), gaps, gaps, True),)
    return built.asked


def _reading(state: State, seat: int) -> tuple[Prompt, ...]:
    """The master pages, adapts the sentence on display, and judges once all are read (BM-R10 to BM-R12)."""
    if seat != state.master:
        return ()
    return _asked_to_read(len(state.entries), state.display is not None, _all_shown(state))


@cache
def _asked_to_read(entries: int, displayed: bool, all_shown: bool) -> tuple[Prompt, ...]:
    """What there is to do with so many entries."""
    ids = ENTRY_IDS[:entries]
    asked: list[Prompt] = [Pick("show", ids, optional=all_shown)]
    if displayed:
        asked.append(SENTENCE)
    if all_shown:
        asked.append(Pick("best", ids))
    return tuple(asked)


def _all_shown(state: State) -> bool:
    """Whether every entry has been laid open."""
    for entry in state.entries:  # noqa: SIM110 - asked at every move, and a generator costs twice as much
        if not entry.view.shown:
            return False
    return True


def _worst(state: State, seat: int) -> tuple[Prompt, ...]:
    """The master names the least liked of the others (BM-R14, BM-D3)."""
    if seat != state.master or state.best is None:
        return ()
    return _asked_for_worst(len(state.entries), state.best)


@cache
def _asked_for_worst(entries: int, best: int) -> tuple[Prompt, ...]:
    """What there is to do with so many entries, of which one is the best."""
    ids = ENTRY_IDS[:entries]
    return (
        Pick("show", ids, optional=True),
        SENTENCE,
        Pick("worst", tuple(entry for place, entry in enumerate(ids) if place != best)),
    )


def _keeping(state: State, seat: int) -> tuple[Prompt, ...]:
    """The winner of a double keeps one of its two cards (BM-D8)."""
    if state.best is None or state.entries[state.best].seat != seat:
        return ()
    greys = state.cards.greys
    return (Pick("keep", tuple(greys[card].id for card in state.entries[state.best].cards)),)


def _finished(_state: State, _seat: int) -> tuple[Prompt, ...]:
    """Nobody is asked anything any more."""
    return ()


ASKING: Mapping[Phase, Callable[[State, int], tuple[Prompt, ...]]] = {
    "pointing": _pointing,
    "turning": _turning,
    "choosing": choosing,
    "reading": _reading,
    "worst": _worst,
    "keeping": _keeping,
    "finished": _finished,
}
"""What a seat that there is is asked, by phase."""

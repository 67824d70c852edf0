"""The running clocks of a match."""

from spieleabend.play.moves import HostAction, TimeUp
from spieleabend.play.waits import Clock, Waits
from spieleabend.tables import records as said
from spieleabend.tables.clocks import Clocks
from spieleabend.tables.state import TableState
from tests.tables.logs import LOBBY, begun, state_of

SETTLED = said.Settled("counting", "en", "mild", {"seconds": 30}, {})


def running() -> TableState:
    return state_of(*LOBBY, SETTLED, begun(1, 2, 3))


def clocks_of(state: TableState, now: float = 100.0) -> Clocks:
    clocks = Clocks()
    clocks.attend_to(state, now)
    return clocks


def test_a_clock_begins_with_its_phase_and_rings_once_it_is_over() -> None:
    clocks = clocks_of(running())
    assert clocks.next_ring() == 130.0
    assert clocks.left(110.0) == {("say", 1): 20_000}
    assert clocks.rung(129.9) is None
    assert clocks.rung(130.0) == TimeUp("say", 1)
    assert clocks.left(140.0) == {("say", 1): 0}


def test_of_two_that_have_run_out_the_first_one_rings_first() -> None:
    clocks = clocks_of(running())
    state = running()
    state.apply(said.Entry(said.FromOutside(TimeUp("say", 1))))
    both = Waits((Clock("late", 1, 50_000), Clock("early", 1, 40_000)))
    assert state.match is not None
    state.match.waits = both
    clocks.attend_to(state, 100.0)
    assert clocks.rung(139.9) is None
    assert clocks.rung(145.0) == clocks.rung(160.0) == TimeUp("early", 1)


def test_a_clock_goes_on_whatever_else_happens() -> None:
    state = running()
    clocks = clocks_of(state)
    state.apply(said.Entry(said.Renamed(1, "Zoë", 1)))
    clocks.attend_to(state, 110.0)
    assert clocks.next_ring() == 130.0


def test_the_next_phase_has_a_clock_of_its_own() -> None:
    state = running()
    clocks = clocks_of(state)
    state.apply(said.Entry(said.FromOutside(TimeUp("say", 1))))
    clocks.attend_to(state, 131.0)
    assert clocks.next_ring() == 161.0
    assert clocks.left(131.0) == {("say", 2): 30_000}


def test_no_clock_runs_in_the_lobby_after_the_end_or_when_timers_are_off() -> None:
    over = running()
    over.apply(said.Entry(said.FromOutside(HostAction("stop"))))
    for state in (state_of(*LOBBY, SETTLED), over, state_of(*LOBBY, begun(1, 2, 3))):
        assert clocks_of(state).next_ring() is None


def test_a_clock_stands_still_while_nobody_looks() -> None:
    clocks = clocks_of(running())
    clocks.overlook(600.0)
    assert clocks.rung(700.0) is None
    assert clocks.left(700.0) == {("say", 1): 30_000}

"""What the chaos test needs to know of BAM!: that whoever comes and goes, everybody is master in turn."""

from collections.abc import Sequence

from spieleabend.games.bam.views import MasterNamed
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening
from tests.games.bam.play import state_of


class Masters:
    """Nobody is master twice in a cycle, and in a whole cycle everybody is once (BM-R18, BM-D15)."""

    def __init__(self, match: Match) -> None:
        master = state_of(match).master
        self.named: list[tuple[int, int]] = [] if master is None else [(1, master)]

    def see(self, match: Match, happened: Sequence[Happening]) -> None:
        """Note who is master."""
        self.named += [(state_of(match).cycle, one.seat) for one in happened if isinstance(one, MasterNamed)]

    def check(self, match: Match) -> None:
        """Raise AssertionError where somebody was master too often or too rarely."""
        state = state_of(match)
        assert len(set(self.named)) == len(self.named), self.named
        if state.red_pile:
            for cycle in range(1, state.cycle + 1):
                masters = {seat for in_cycle, seat in self.named if in_cycle == cycle}
                assert masters == set(range(len(state.seats))), self.named


COURSE = Masters

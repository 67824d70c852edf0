"""What the chaos test needs to know of Flotter Dreier: its house rules, and that everybody is start player in turn."""

from collections.abc import Sequence

from spieleabend.games.flotter_dreier.views import RoundOver, StarterNamed
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening
from spieleabend.play.options import Options
from tests.games.flotter_dreier.play import see

SETTINGS: tuple[Options, ...] = (
    {"rounds": 5},
    {"rounds": 4, "deciders": "reader", "strike": False},
    {"rounds": 4, "silent_count": False},
)
"""Few rounds, each with other house rules."""


class Starters:
    """As many rounds as agreed (FD-R2), begun by one after the other clockwise (FD-R15), and all points added up."""

    def __init__(self, match: Match) -> None:
        self.named = [see(match).starter]
        self.rounds: list[tuple[int, ...]] = []

    def see(self, match: Match, happened: Sequence[Happening]) -> None:
        """Note who is start player, and what a round has brought."""
        self.named += [one.seat for one in happened if isinstance(one, StarterNamed)]
        self.rounds += [one.points for one in happened if isinstance(one, RoundOver)]

    def check(self, match: Match) -> None:
        """Raise AssertionError where somebody was passed over, or points were lost."""
        assert self.named == [(self.named[0] + turn) % match.seats for turn in range(see(match).rounds)]
        assert len(self.rounds) == see(match).rounds
        assert tuple(map(sum, zip(*self.rounds, strict=True))) == match.points


COURSE = Starters

"""What the chaos test needs to know of Kwando: both ways of talking, and that every team is active once a round."""

from collections import Counter
from collections.abc import Sequence

from spieleabend.games.kwando.views import TurnBegan
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening
from spieleabend.play.options import Options
from tests.games.kwando.play import see

SETTINGS: tuple[Options, ...] = (
    {"rounds": 2, "glass_seconds": 60, "talk": "written"},
    {"rounds": 1, "glass_seconds": 60},
    {"rounds": 1, "glass_seconds": 60, "talk": "written", "half": "orange", "vote": True, "names_shown": False},
)
"""Short evenings: nothing but the sand ends a turn in which nobody lays.

The first and the last are played in real time, too, where nobody shall wait for a team that lays late.
"""


class Turns:
    """Every team is active once a round, unless the Game Over card comes first (KW-R5, KW-R20)."""

    def __init__(self, match: Match) -> None:
        self.turns = [(1, see(match).active)]

    def see(self, match: Match, happened: Sequence[Happening]) -> None:
        """Note whose turn begins."""
        self.turns += [(one.round, one.team) for one in happened if isinstance(one, TurnBegan)]

    def check(self, match: Match) -> None:
        """Raise AssertionError where a team was passed over."""
        assert max(Counter(self.turns).values()) == 1, self.turns
        if see(match).loser is None:
            assert len(self.turns) == see(match).rounds * len(see(match).teams)


COURSE = Turns

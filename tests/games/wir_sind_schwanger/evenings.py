"""What the chaos test needs to know of Wir sind schwanger: its variants, and that everybody is pregnant in turn."""

from collections import Counter
from collections.abc import Sequence

from spieleabend.games.wir_sind_schwanger.beginning import TIMES_GIVER
from spieleabend.games.wir_sind_schwanger.views import GiverNamed
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening
from spieleabend.play.options import Options
from tests.games.wir_sind_schwanger.play import see

SETTINGS: tuple[Options, ...] = (
    {},
    {"variant": "two_names", "round_end": "once_each"},
    {"variant": "others_choose", "agreement": "majority", "round_end": "all_played"},
    {"variant": "free_choice", "first_drawn_stands": True},
)
"""Every variant, each with other house rules beside it."""


class Givers:
    """Everybody is name-giver equally often, one after the other to the left (WS-R27, WS-D6)."""

    def __init__(self, match: Match) -> None:
        self.named = [see(match).giver]

    def see(self, match: Match, happened: Sequence[Happening]) -> None:
        """Note who is name-giver."""
        self.named += [one.seat for one in happened if isinstance(one, GiverNamed)]

    def check(self, match: Match) -> None:
        """Raise AssertionError where somebody was passed over."""
        seats = match.seats
        assert set(Counter(self.named).values()) == {TIMES_GIVER[seats]}, self.named
        assert self.named == [(self.named[0] + turn) % seats for turn in range(len(self.named))]


COURSE = Givers

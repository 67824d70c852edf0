"""What the chaos test needs to know of Wollmilchsau: both ways of shouting, and that no card is ever lost."""

from collections.abc import Sequence
from typing import Any

from spieleabend.games.wollmilchsau.views import DiePassed, DieRolled
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening
from spieleabend.play.options import Options
from tests.games.wollmilchsau.play import all_cards, see

SETTINGS: tuple[Options, ...] = ({}, {"shouting": "aloud", "barred_shown": True})
"""People press, or they really shout."""


def wrong(public: dict[str, Any]) -> str:
    """An animal that cannot be right: it lies on top of a pile (WM-R7)."""
    return str(next(pile["top"] for pile in public["piles"] if pile["top"] is not None))


class Die:
    """The die goes round to the left, and no card goes astray (WM-D11)."""

    def __init__(self, match: Match) -> None:
        self.roller = see(match).roller
        self.rounds = 0

    def see(self, match: Match, happened: Sequence[Happening]) -> None:
        """Note who has the die, and look after the cards."""
        for one in happened:
            if isinstance(one, DiePassed):
                assert one.seat == self.roller
                self.roller = one.to
            elif isinstance(one, DieRolled):
                assert one.seat == self.roller
                self.rounds += 1
        if see(match).phase == "rolling" and see(match).roller != self.roller:
            assert see(match).roller == (self.roller + 1) % match.seats
            self.roller = see(match).roller
        assert all_cards(match) == list(range(66))

    def check(self, match: Match) -> None:
        """Raise AssertionError where the match did not end with the last card, unless nobody shouted any more."""
        view = see(match)
        assert view.empty_rounds == 30 or not any(pile.cards for pile in view.piles)
        assert self.rounds <= view.round


COURSE = Die

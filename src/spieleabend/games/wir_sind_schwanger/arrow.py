"""Where the arrow of a sideways card points (WS-D9)."""

from typing import Literal

from spieleabend.games.wir_sind_schwanger.cards import NAMES_A_SIDE, NameCard
from spieleabend.games.wir_sind_schwanger.views import Child, FoundView, NameCardView

Side = Literal["left", "right"]

SIDES: dict[Child, Side] = {"daughter": "left", "son": "right"}
"""Where the sideways card lies for whom (WS-R12)."""


def row_hit(side: Side, column: int) -> int:
    """The row, 1 to 10 from the top, that the arrow in `column` (1 to 10 from the left) of a sideways card hits.

    Laid to the left, a card is turned clockwise and its left end goes up; laid to the right, it is turned the other
    way and its left end goes down.

    >>> row_hit("left", 3), row_hit("right", 3)
    (3, 8)
    """
    return column if side == "left" else NAMES_A_SIDE + 1 - column


def find(upright: NameCard | NameCardView, sideways: NameCard | NameCardView, child: Child) -> FoundView:
    """The name on the upright card at which the arrow of the sideways one points (WS-R12, WS-R13)."""
    side = SIDES[child]
    row = row_hit(side, sideways.arrow)
    names = upright.girls if child == "daughter" else upright.boys
    return FoundView(upright.id, sideways.id, side, row, names[row - 1])

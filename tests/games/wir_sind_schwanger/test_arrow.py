"""The arrow: where it points, by rule and by turning a real card."""

from typing import Any, Literal

import pytest

from spieleabend.games.wir_sind_schwanger.arrow import find, row_hit
from spieleabend.games.wir_sind_schwanger.views import Child
from tests.games.wir_sind_schwanger.deck import name_card
from tests.games.wir_sind_schwanger.worked import WORKED

WIDTH, HEIGHT = 10.0, 17.0
"""A card in columns; of its height, the lowest ten are the names."""


@pytest.mark.parametrize("case", WORKED["arrow"], ids=str)
def test_ws_d9_the_rows_worked_out_by_hand(case: dict[str, Any]) -> None:
    assert row_hit(case["side"], case["column"]) == case["row"]


def turned(side: Literal["left", "right"], column: int) -> tuple[float, float]:
    """Where the middle of a column's top edge lies once its card is turned and stands beside the upright one.

    The upright card has its lower left corner at (0, 0); the other stands on the same line.
    """
    x, y = column - 0.5, HEIGHT
    if side == "left":
        # Clockwise: up becomes right. Its top edge then touches the upright card's left edge.
        x, y = y, -x
        return x - HEIGHT, y + WIDTH
    # Anticlockwise: up becomes left. Its top edge touches the upright card's right edge.
    x, y = -y, x
    return x + HEIGHT + WIDTH, y


@pytest.mark.parametrize("column", range(1, 11))
@pytest.mark.parametrize("side", ["left", "right"])
def test_ws_d9_a_card_that_is_really_turned_points_there(side: Literal["left", "right"], column: int) -> None:
    x, y = turned(side, column)
    assert x == (0.0 if side == "left" else WIDTH)
    assert 0 < y < WIDTH, "the arrow always hits a name (WS-R3)"
    row = 10 - int(y)
    assert row_hit(side, column) == row


@pytest.mark.parametrize(("child", "side", "row"), [("daughter", "left", 4), ("son", "right", 7)])
def test_ws_r12_ws_r13_it_lies_left_for_a_daughter_right_for_a_son(child: Child, side: str, row: int) -> None:
    upright, sideways = name_card(20), name_card(13)
    assert sideways.arrow == 4
    found = find(upright, sideways, child)
    assert (found.upright, found.sideways, found.side, found.row) == ("n20", "n13", side, row)
    assert found.name == (upright.girls if child == "daughter" else upright.boys)[row - 1]


def test_ws_r3_every_arrow_hits_a_name_of_ten_on_either_side() -> None:
    for number in range(10):
        upright, sideways = name_card(50), name_card(number)
        assert find(upright, sideways, "daughter").name in upright.girls
        assert find(upright, sideways, "son").name in upright.boys

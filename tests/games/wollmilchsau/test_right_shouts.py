"""Which shouts are right, by hand and for every state there can be."""

from itertools import combinations_with_replacement
from typing import Any

import pytest

from spieleabend.games.wollmilchsau.animals import ANIMALS, Animal, largest, right_shouts
from tests.games.wollmilchsau.worked import WORKED

EVERY_TOP = [tops for piles in (1, 2, 3) for tops in combinations_with_replacement(ANIMALS, piles)]
"""Whatever can lie on one pile, on two, and on three."""


def test_wm_r1_the_animals_stand_from_the_smallest_to_the_largest() -> None:
    assert ANIMALS == ("mouse", "cat", "dog", "sheep", "pig", "cow")


@pytest.mark.parametrize("case", WORKED["right"], ids=lambda case: case["case"])
def test_wm_r6_wm_r7_wm_r8_wm_d3_right_shouts_are_as_worked_out_by_hand(case: dict[str, Any]) -> None:
    assert right_shouts(case["die"], case["visible"], case.get("barred")) == tuple(case["right"])


def test_wm_d4_there_is_always_something_right_whatever_is_rolled_visible_and_barred() -> None:
    """The rolled animal alone, or at least two others; never a visible nor a barred one."""
    states = 0
    for die in ANIMALS:
        for visible in EVERY_TOP:
            for barred in (None, *ANIMALS):
                states += 1
                right = right_shouts(die, visible, barred)
                if die in visible or die == barred:
                    assert len(right) >= 2
                    assert die not in right
                    assert right == tuple(sorted(right, key=ANIMALS.index))
                else:
                    assert right == (die,)
                assert not set(right) & {*visible, barred}
                if len(right) > 1:
                    assert set(right) | {*visible, barred, die} >= set(ANIMALS), "one that would be right is left out"
    assert states == 6 * (6 + 21 + 56) * 7


@pytest.mark.parametrize(
    ("named", "largest_one"),
    [((), None), (("mouse",), "mouse"), (("pig", "cow", "cat"), "cow"), (("sheep", "dog"), "sheep")],
)
def test_wm_r10_the_largest_is_found_by_size_not_by_name(named: tuple[Animal, ...], largest_one: str | None) -> None:
    assert largest(named) == largest_one

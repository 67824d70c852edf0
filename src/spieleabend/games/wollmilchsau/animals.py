"""The six animals, and which of them are right to shout (WM-R1, WM-R6 to WM-R8)."""

from collections.abc import Collection
from typing import Literal, get_args

Animal = Literal["mouse", "cat", "dog", "sheep", "pig", "cow"]
ANIMALS: tuple[Animal, ...] = get_args(Animal)
"""From the smallest to the largest (WM-R1)."""


def right_shouts(die: Animal, visible: Collection[Animal], barred: Animal | None) -> tuple[Animal, ...]:
    """All animals that are right when `die` was rolled, from the smallest to the largest.

    It is the rolled one alone (WM-R6), unless it lies on top of a pile or is barred: then every animal is right that
    does neither (WM-R7, WM-R8, WM-D3).

    >>> right_shouts("cow", ["pig", "dog"], None), right_shouts("cow", ["cow", "dog"], "pig")
    (('cow',), ('mouse', 'cat', 'sheep'))
    """
    possible = tuple([animal for animal in ANIMALS if animal not in visible and animal != barred])
    return (die,) if die in possible else possible


def largest(animals: Collection[Animal]) -> Animal | None:
    """The largest of these animals (WM-R10), None where there are none."""
    return max(animals, key=ANIMALS.index, default=None)

"""Which evenings are played of all there could be: any two things that can come together do in one of them."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb
from typing import TypeVar

from spieleabend.play.randomness import Rng

Candidate = TypeVar("Candidate")

Traits = tuple[str, ...]
"""What an evening is made of, a word for each question: which moment, which role, which deed."""

Group = tuple[tuple[int, str], ...]


def choose(candidates: Sequence[tuple[Traits, Candidate]], most: int, rng: Rng) -> list[Candidate]:
    """So few candidates that each pair of traits that any has is in one of them, and others up to `most`.

    Those of the others come first that bring three traits together for the first time.
    """
    left = list(candidates)
    rng.shuffle(left)
    chosen: list[tuple[Traits, Candidate]] = []
    for size in (2, 3):
        met = {group for traits, _ in chosen for group in groups(traits, size)}
        for least in range(comb(len(left[0][0]) if left else 0, size), 0, -1):
            kept = []
            for one in left:
                new = set(groups(one[0], size)) - met
                if len(new) >= least and (size == 2 or len(chosen) < most):
                    met |= new
                    chosen.append(one)
                else:
                    kept.append(one)
            left = kept
    return [candidate for _, candidate in chosen]


def groups(traits: Traits, size: int) -> Iterator[Group]:
    """All that so many of these traits are together."""
    return combinations(enumerate(traits), size)

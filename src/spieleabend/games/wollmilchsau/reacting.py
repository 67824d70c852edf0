"""How quickly bots press, and how well: measured by people, who differ."""

from math import cos, exp, log, pi, sqrt
from typing import NamedTuple

from spieleabend.play.randomness import Rng


class Temper(NamedTuple):
    """How a bot is in a contest.

    Half of its reactions take at most `median` microseconds. It names by mistake what is plain wrong in a share of
    `slips` of all rounds, and remembers the barred animal in a share of `memory`.
    """

    median: int
    slips: float
    memory: float


TEMPERS = (
    Temper(620_000, 0.05, 0.95),
    Temper(740_000, 0.07, 0.85),
    Temper(880_000, 0.1, 0.75),
)
"""From the quickest to the slowest."""

QUICKNESSES = len(TEMPERS)

SPREAD = 0.25
"""The standard deviation of the logarithm of reactions: two of three are within a quarter of the median."""

SECOND_THOUGHT = 1.3
"""So many times as long it takes where the rolled animal is not right, and another one must be found."""

LEAST = 200_000
"""Nobody is faster, in microseconds."""


def reaction_time(temper: Temper, second_thought: bool, rng: Rng) -> int:
    """Microseconds from the die to the finger, by a log-normal distribution."""
    median = temper.median * (SECOND_THOUGHT if second_thought else 1)
    return max(LEAST, round(median * exp(SPREAD * _normal(rng))))


def _normal(rng: Rng) -> float:
    """A draw from the standard normal distribution (Box and Muller)."""
    return sqrt(-2 * log(1 - rng.fraction())) * cos(2 * pi * rng.fraction())

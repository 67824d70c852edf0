"""Whether what was drawn is what chance would draw."""

from collections import Counter
from collections.abc import Hashable, Iterable

CRITICAL = {1: 10.828, 2: 13.816, 5: 20.515, 6: 22.458, 9: 27.877, 11: 31.264, 19: 43.820, 23: 49.728, 51: 87.968}
"""The value of chi-square that chance alone exceeds once in a thousand, by degrees of freedom."""


def chi_square(seen: Iterable[Hashable], possible: int) -> float:
    """How far the counts of what was `seen` are from `possible` equally likely results."""
    counts = Counter(seen)
    assert len(counts) <= possible
    expected = counts.total() / possible
    return sum((count - expected) ** 2 / expected for count in counts.values()) + expected * (possible - len(counts))

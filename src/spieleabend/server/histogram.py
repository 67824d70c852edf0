"""Counting how large what is observed is, the way Prometheus reads it."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence


class Histogram:
    """How many observations were at most so large."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    @property
    def count(self) -> int:
        """How many there were."""
        return sum(self._counts)

    def lines(self, name: str) -> Iterable[str]:
        """As Prometheus reads it."""
        running = 0
        for bound, count in zip(self._bounds, self._counts, strict=False):
            running += count
            yield f'{name}_bucket{{le="{bound:g}"}} {running}'
        yield f'{name}_bucket{{le="+Inf"}} {self.count}'
        yield f"{name}_sum {self._sum:g}"
        yield f"{name}_count {self.count}"

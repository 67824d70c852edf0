"""How long the way to a device and back takes: what the server has measured in the last minute.

All in microseconds. The server pings the device's network stack, which no page can delay or forge; what a page says
of its own measurements can only make a round trip shorter.
"""

from collections import deque

WINDOW = 60_000_000
"""Older samples are forgotten: a phone walks to another network."""
MOST_SAMPLES = 64


class RoundTrips:
    """The round trips of one device."""

    __slots__ = ("_claimed", "_measured", "least", "way_there")

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._measured: deque[tuple[int, int]] = deque(maxlen=MOST_SAMPLES)
        self._claimed: deque[tuple[int, int]] = deque(maxlen=MOST_SAMPLES)
        self.least: int | None = None
        """The shortest round trip of the last minute; None where none was measured."""
        self.way_there: int | None = None
        """How long a message takes at most to get there, nine times of ten; None where nothing was measured."""

    def note(self, now: int, round_trip: int) -> None:
        """The server has measured a round trip at `now`."""
        self._measured.append((now, max(0, round_trip)))
        self._look(now)

    def claim(self, now: int, round_trip: int) -> None:
        """The device says that it has measured one."""
        self._claimed.append((now, max(0, round_trip)))
        self._look(now)

    def _look(self, now: int) -> None:
        measured = sorted(_fresh(self._measured, now))
        if measured:
            self.least = min([measured[0], *_fresh(self._claimed, now)])
            self.way_there = measured[len(measured) * 9 // 10] // 2


def _fresh(samples: deque[tuple[int, int]], now: int) -> list[int]:
    """The samples of the last minute; the newest one where none is as fresh as that."""
    while len(samples) > 1 and samples[0][0] < now - WINDOW:
        samples.popleft()
    return [round_trip for _, round_trip in samples]

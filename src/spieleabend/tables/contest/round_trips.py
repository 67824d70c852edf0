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

    __slots__ = ("_claimed", "_measured")

    def __init__(self) -> None:
        """Nothing is known yet."""
        self._measured: deque[tuple[int, int]] = deque(maxlen=MOST_SAMPLES)
        self._claimed: deque[tuple[int, int]] = deque(maxlen=MOST_SAMPLES)

    def note(self, now: int, round_trip: int) -> None:
        """The server has measured a round trip at `now`."""
        self._measured.append((now, max(0, round_trip)))

    def claim(self, now: int, round_trip: int) -> None:
        """The device says that it has measured one."""
        self._claimed.append((now, max(0, round_trip)))

    def least(self, now: int) -> int | None:
        """The shortest round trip of the last minute, or the last there was; None where none was measured."""
        measured = _fresh(self._measured, now)
        if not measured:
            return None
        return min([*measured, *_fresh(self._claimed, now)])

    def way_there(self, now: int) -> int | None:
        """How long a message takes at most to get there, nine times of ten; None where nothing was measured."""
        measured = sorted(_fresh(self._measured, now))
        return measured[len(measured) * 9 // 10] // 2 if measured else None


def _fresh(samples: deque[tuple[int, int]], now: int) -> list[int]:
    """The samples of the last minute; the newest one where none is as fresh as that."""
    while len(samples) > 1 and samples[0][0] < now - WINDOW:
        samples.popleft()
    return [round_trip for _, round_trip in samples]

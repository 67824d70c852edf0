"""The two clocks and the source of chance that tables use, handed in so that tests can turn them by hand."""

import asyncio
import secrets
import time
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Protocol


class Alarm(Protocol):
    """A wake-up call that can be taken back."""

    def cancel(self) -> None:
        """Do not ring."""


class Clock(Protocol):
    """What time it is, and wake-up calls."""

    def utc(self) -> int:
        """UTC milliseconds, for records."""

    def monotonic(self) -> float:
        """Seconds of a clock that nobody sets, for everything that runs."""

    def microseconds(self) -> int:
        """The same clock as finely as the machine has it, though it need not begin at the same moment."""

    def ring(self, at: float, callback: Callable[[], None]) -> Alarm:
        """Call `callback` on the event loop at monotonic time `at`."""


class LoopClock:
    """The clocks of the running event loop; on a loop with virtual time everything that runs is virtual."""

    def __init__(self, utc: Callable[[], int] | None = None, nanoseconds: Callable[[], int] | None = None) -> None:
        """Use `utc` for records, else the system's clock; `nanoseconds` where the loop's time is not fine enough."""
        self._loop = asyncio.get_running_loop()
        self._utc = utc
        self._nanoseconds = nanoseconds

    def utc(self) -> int:
        """UTC milliseconds."""
        return self._utc() if self._utc is not None else time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """The loop's time in seconds."""
        return self._loop.time()

    def microseconds(self) -> int:
        """What `nanoseconds` say, else the loop's time."""
        return round(self._loop.time() * 1e6) if self._nanoseconds is None else self._nanoseconds() // 1000

    def ring(self, at: float, callback: Callable[[], None]) -> Alarm:
        """Call `callback` on the loop at its time `at`."""
        return self._loop.call_at(at, callback)


def today(clock: Clock) -> date:
    """The day it is, in UTC."""
    return datetime.fromtimestamp(clock.utc() / 1000, UTC).date()


async def wait_until(clock: Clock, at: float) -> None:
    """Return when it is `at`, in monotonic seconds."""
    rung = asyncio.Event()
    alarm = clock.ring(at, rung.set)
    try:
        await rung.wait()
    finally:
        alarm.cancel()


Entropy = Callable[[int], bytes]
"""So many bytes that nobody can guess."""

system_entropy: Entropy = secrets.token_bytes

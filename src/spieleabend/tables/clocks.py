"""The running clocks of a match: when each began on this server, and what is left of it.

A clock that was running when the server stopped gets its whole time again: nobody could play meanwhile.
"""

from spieleabend.play.moves import TimeUp
from spieleabend.tables.state import TableState
from spieleabend.tables.views import ClockKey


class Clocks:
    """When each running clock will ring, in monotonic seconds."""

    def __init__(self) -> None:
        """No clock runs."""
        self._rings_at: dict[ClockKey, float] = {}

    def attend_to(self, state: TableState, now: float) -> None:
        """Start the clocks that are new, forget those that stopped."""
        running = state.match.waits.clocks if state.match is not None and state.phase == "playing" else ()
        if not running and not self._rings_at:
            return
        self._rings_at = {
            (clock.name, clock.turn): self._rings_at.get((clock.name, clock.turn), now + clock.milliseconds / 1000)
            for clock in running
        }

    def overlook(self, seconds: float) -> None:
        """Stand still for so many seconds that have passed: nobody looked."""
        self._rings_at = {key: at + seconds for key, at in self._rings_at.items()}

    def next_ring(self) -> float | None:
        """When the first clock rings."""
        return min(self._rings_at.values(), default=None)

    def rung(self, now: float) -> TimeUp | None:
        """The clock that was the first to run out, of those that have at `now`."""
        first = min(self._rings_at, key=lambda key: self._rings_at[key], default=None)
        return TimeUp(*first) if first is not None and self._rings_at[first] <= now else None

    def left(self, now: float) -> dict[ClockKey, int]:
        """What is left of each clock, in milliseconds."""
        return {key: max(0, round((at - now) * 1000)) for key, at in self._rings_at.items()}

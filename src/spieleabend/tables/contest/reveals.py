"""Telling every device what a contest shows, so that all of them can draw it at one instant.

Each device is told shortly before, the slower its line the sooner: so a fast one holds the secret no longer than it
must. All times are microseconds of the server's clock.
"""

from collections.abc import Callable, Iterable
from functools import partial

from spieleabend.protocol.updates import Reveal
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.clock import Alarm, Clock
from spieleabend.tables.contest.held import Held
from spieleabend.tables.state import TableState

LEAST_LEAD, MOST_LEAD = 150_000, 450_000
"""So long before the instant the first device is told, between these bounds."""
MARGIN = 130_000
"""So much more than its way there nine times of ten a device is given."""
UNKNOWN_WAY = 150_000
"""The way to a device that nobody has measured."""


class Reveals:
    """What the devices around a table are still to be told."""

    def __init__(
        self, clock: Clock, state: Callable[[], TableState], devices: Callable[[], Iterable[Attendance]]
    ) -> None:
        """Nothing yet; `state` is the table's and `devices` those around it, as they are now."""
        self._clock = clock
        self._state = state
        self._devices = devices
        self._alarms: list[Alarm] = []

    def longest_lead(self) -> int:
        """How long before the instant the slowest device must be told."""
        return max([LEAST_LEAD, *map(self._lead, self._devices())])

    def announce_to_all(self, held: Held) -> None:
        """See to it that every device is told in time."""
        for device in self._devices():
            self.announce(held, device)

    def announce(self, held: Held, device: Attendance) -> None:
        """See to it that a device is told in time, or now if that has passed."""
        at = monotonic(self._clock, held.at - self._lead(device))
        self._alarms.append(self._clock.ring(at, partial(self._reveal, held, device)))

    def silence(self) -> None:
        """Tell nobody anything more."""
        for alarm in self._alarms:
            alarm.cancel()
        self._alarms.clear()

    def _lead(self, device: Attendance) -> int:
        """How long before the instant a device is told. Whoever only watches is never told before the players."""
        own = self._own_lead(device)
        if self._plays(device):
            return own
        return min([own, *[self._own_lead(one) for one in self._devices() if self._plays(one)]])

    def _plays(self, device: Attendance) -> bool:
        state = self._state()
        return not device.device(state).people.isdisjoint(state.seats)

    def _own_lead(self, device: Attendance) -> int:
        way = device.round_trips.way_there
        return min(MOST_LEAD, (UNKNOWN_WAY if way is None else way) + MARGIN)

    def _reveal(self, held: Held, device: Attendance) -> None:
        state = self._state()
        people = device.device(state).people
        pressed = tuple(sorted(seat for seat in held.presses if state.seats[seat] in people))
        device.tell(Reveal(held.number, held.at / 1000, held.contest.shown, pressed))


def monotonic(clock: Clock, at: int) -> float:
    """The monotonic seconds at which the server's finer clock will stand at `at`."""
    return clock.monotonic() + (at - clock.microseconds()) / 1_000_000

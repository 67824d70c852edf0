"""The devices around a table, and showing them what they may see.

The public part is built and encoded once for everybody; the private part is small.
"""

from collections import deque

from spieleabend.play.moves import Happening
from spieleabend.protocol import PROTOCOL_VERSION
from spieleabend.protocol.updates import Goodbye, PresenceUpdate, ServerMessage, Welcome
from spieleabend.tables.asks import Asks
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.clock import Clock
from spieleabend.tables.clocks import Clocks
from spieleabend.tables.errors import CrowdedTable
from spieleabend.tables.presence import Attendances
from spieleabend.tables.state import TableState
from spieleabend.tables.views import encode, private_view, public_view

MOST_DEVICES = 64
MOST_REMEMBERED_RECORDS = 64
"""How many records a returning device can have missed and still be told what has happened."""


class Audience:
    """Everybody who looks at one table."""

    def __init__(self, state: TableState, clock: Clock) -> None:
        """Nobody yet."""
        self.attendances = Attendances(clock.monotonic())
        self.empty_since: float | None = clock.monotonic()
        self._clock = clock
        self._devices: list[Attendance] = []
        self._recent: deque[tuple[int, list[Happening]]] = deque(maxlen=MOST_REMEMBERED_RECORDS)
        self._remembered_since = state.number
        self._shown_presence = b""

    @property
    def is_empty(self) -> bool:
        """Whether nobody looks."""
        return not self._devices

    def let_in(self, attendance: Attendance, state: TableState) -> None:
        """One more device. Raises CrowdedTable where no more fit."""
        if len(self._devices) >= MOST_DEVICES:
            raise CrowdedTable(state.code, MOST_DEVICES)
        self._devices.append(attendance)
        self.empty_since = None
        self._see(state)

    def let_go(self, attendance: Attendance, state: TableState) -> None:
        """One device less; one that is not here any more is nobody."""
        if attendance not in self._devices:
            return
        self._devices.remove(attendance)
        if not self._devices:
            self.empty_since = self._clock.monotonic()
        self._see(state)
        self.tell_presence(state)

    def welcome(self, attendance: Attendance, state: TableState, last: int, asks: Asks, clocks: Clocks) -> None:
        """Greet a device and show it the table, with what has happened since record `last` where that is known."""
        attendance.tell(Welcome(PROTOCOL_VERSION, self._clock.utc()))
        known = self._remembered_since <= last <= state.number
        happened = [one for number, many in self._recent if number > last for one in many] if known else []
        public = self._public(state, clocks)
        self._show_one(attendance, state, public, encode(happened), last if known else state.number, asks)
        self.tell_presence(state, attendance)

    def show(self, state: TableState, happened: list[Happening], asks: Asks, clocks: Clocks) -> None:
        """Show the table as it is to everybody; `happened` is what its newest record brought."""
        since = state.number - 1 if happened else state.number
        if happened:
            if len(self._recent) == MOST_REMEMBERED_RECORDS:
                self._remembered_since = self._recent[0][0]
            self._recent.append((state.number, happened))
        public = self._public(state, clocks)
        told = encode(happened)
        for attendance in tuple(self._devices):
            self._show_one(attendance, state, public, told, since, asks)
        self._see(state)
        self.tell_presence(state)

    def tell_all(self, message: ServerMessage) -> None:
        """A signal to everybody."""
        encoded = encode(message)
        for attendance in self._devices:
            attendance.viewer.send(encoded)

    def tell_presence(self, state: TableState, newcomer: Attendance | None = None) -> None:
        """Say who is here, to everybody where it has changed, else to the newcomer."""
        encoded = encode(self._presence(state))
        if encoded == self._shown_presence:
            if newcomer is not None:
                newcomer.viewer.send(encoded)
            return
        self._shown_presence = encoded
        for attendance in self._devices:
            attendance.viewer.send(encoded)

    def dismiss(self, goodbye: Goodbye) -> None:
        """Send everybody away."""
        encoded = encode(goodbye)
        for attendance in self._devices:
            attendance.viewer.dismiss(encoded)

    def _show_one(
        self,
        attendance: Attendance,
        state: TableState,
        public: bytes,
        happened: bytes,
        since: int,
        asks: Asks,
    ) -> None:
        """One device's update; one whose last seat was taken away by the host is sent away instead."""
        device = attendance.device(state)
        if not device.people and not attendance.token_hashes.isdisjoint(state.turned_away):
            attendance.viewer.dismiss(encode(Goodbye("goodbye-kicked", again=False)))
            return
        private = encode(private_view(state, device, asks.all(), asks.of(attendance)))
        attendance.viewer.show(
            b'{"kind":"update","number":%d,"since":%d,"public":%s,"private":%s,"happened":%s}'
            % (state.number, since, public, private, happened)
        )

    def _public(self, state: TableState, clocks: Clocks) -> bytes:
        """The public part, encoded."""
        return encode(public_view(state, clocks.left(self._clock.monotonic())))

    def _see(self, state: TableState) -> None:
        """Note who is here now."""
        devices = [attendance.device(state) for attendance in self._devices]
        self.attendances.see(devices, self._clock.monotonic())

    def _presence(self, state: TableState) -> PresenceUpdate:
        """Who is here."""
        screens = sum(attendance.layout == "table" for attendance in self._devices)
        watchers = sum(
            attendance.layout != "table" and not attendance.device(state).people for attendance in self._devices
        )
        people = {person.id: self.attendances.presence(person) for person in state.people.values()}
        return PresenceUpdate(people, watchers, screens)

"""The devices around a table, and showing them what they may see.

The public part is built and encoded once for everybody; the private part is small.
"""

from collections import deque
from collections.abc import Iterable, Sequence

from spieleabend.play.moves import Happening
from spieleabend.protocol import PROTOCOL_VERSION
from spieleabend.protocol.updates import Goodbye, PresenceUpdate, ServerMessage, Welcome
from spieleabend.tables.asks import Asks
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.clock import Clock
from spieleabend.tables.clocks import Clocks
from spieleabend.tables.encodings import Encodings, encode
from spieleabend.tables.errors import CrowdedTable
from spieleabend.tables.parts import Common, PrivatePart, PublicPart, pieces_by_seat
from spieleabend.tables.presence import Attendances
from spieleabend.tables.state import TableState

MOST_DEVICES = 64
MOST_REMEMBERED_RECORDS = 64
"""How many records a returning device can have missed and still be told what has happened."""


class Audience:
    """Everybody who looks at one table."""

    def __init__(self, number: int, clock: Clock) -> None:
        """Nobody yet, at a table after record `number`."""
        self.attendances = Attendances(clock.monotonic())
        self.empty_since: float | None = clock.monotonic()
        """Since when nobody looks, in monotonic seconds; None while somebody does."""
        self._clock = clock
        self._devices: dict[Attendance, PrivatePart] = {}
        self._encodings = Encodings()
        self._public = PublicPart(self._encodings)
        self._common: Common = (-1, "lobby", (), ())
        self._recent: deque[tuple[int, list[Happening]]] = deque(maxlen=MOST_REMEMBERED_RECORDS)
        self._remembered_since = number
        self._shown_presence = b""
        self._shown_seating = -1

    @property
    def devices(self) -> Iterable[Attendance]:
        """All devices that are here."""
        return self._devices.keys()

    def __contains__(self, attendance: Attendance) -> bool:
        """Whether a device is here and was not sent away."""
        return attendance in self._devices

    def let_in(self, attendance: Attendance, state: TableState, last: int, asks: Asks, clocks: Clocks) -> None:
        """Greet a device and show it the table, with what has happened since record `last` where that is known.

        Raises CrowdedTable where no more devices fit.
        """
        if len(self._devices) >= MOST_DEVICES:
            raise CrowdedTable(state.code, MOST_DEVICES)
        self._devices[attendance] = PrivatePart(attendance, self._encodings)
        self.empty_since = None
        attendance.tell(Welcome(PROTOCOL_VERSION, self._clock.utc()))
        self._send_away_if_kicked(attendance, state)
        known = self._remembered_since <= last <= state.number
        happened = [one for number, many in self._recent if number > last for one in many] if known else []
        since = last if known else state.number
        if attendance in self._devices:
            self._show((attendance,), state, encode(happened), since, asks, clocks)
        self._see(state)
        self._tell_presence(state, attendance)

    def let_go(self, attendance: Attendance, state: TableState) -> None:
        """One device less."""
        self._remove(attendance)
        self._see(state)
        self._tell_presence(state)

    def show_news(self, state: TableState, happened: list[Happening], asks: Asks, clocks: Clocks) -> None:
        """Show everybody the table after a new record; `happened` is what the record brought."""
        if happened:
            if len(self._recent) == MOST_REMEMBERED_RECORDS:
                self._remembered_since = self._recent[0][0]
            self._recent.append((state.number, happened))
        self._show_all(state, encode(happened), state.number - 1, asks, clocks)

    def show_again(self, state: TableState, asks: Asks, clocks: Clocks) -> None:
        """Show everybody the table as it is, where no record says what has changed."""
        self._show_all(state, b"[]", state.number, asks, clocks)

    def forget_happenings(self, state: TableState) -> None:
        """Nobody knows what has happened up to the newest record."""
        self._recent.clear()
        self._remembered_since = state.number

    def note_layout(self, attendance: Attendance, layout: str, state: TableState) -> None:
        """A device shows the table, or a hand."""
        attendance.layout = layout
        self._tell_presence(state)

    def tell_all(self, message: ServerMessage) -> None:
        """A signal to everybody."""
        self._send_all(encode(message))

    def dismiss(self, goodbye: Goodbye) -> None:
        """Send everybody away."""
        for attendance in tuple(self._devices):
            self._send_away(attendance, goodbye)

    def _show_all(self, state: TableState, happened: bytes, since: int, asks: Asks, clocks: Clocks) -> None:
        is_seated_anew = self._shown_seating != state.seating
        if is_seated_anew:
            for attendance in tuple(self._devices):
                self._send_away_if_kicked(attendance, state)
        self._show(tuple(self._devices), state, happened, since, asks, clocks)
        if is_seated_anew:
            self._shown_seating = state.seating
            self._see(state)
            self._tell_presence(state)

    def _show(
        self,
        attendances: Sequence[Attendance],
        state: TableState,
        happened: bytes,
        since: int,
        asks: Asks,
        clocks: Clocks,
    ) -> None:
        """Show these devices the table."""
        public = self._public.encoded(state, clocks.left(self._clock.monotonic()))
        numbers = b'{"kind":"update","number":%d,"since":%d,"public":' % (state.number, since)
        begin = b"".join((numbers, *public, b',"private":'))
        end = b',"happened":%b}' % happened
        pieces, all_asks = pieces_by_seat(state), asks.all()
        common: Common = (state.seating, state.phase, all_asks, state.standings.estimated)
        if self._common != common:
            self._common = common
        common = self._common
        own_asks: tuple[str, ...] = ()
        for attendance in attendances:
            if all_asks:
                own_asks = asks.of(attendance)
            private = self._devices[attendance].encoded(state, common, pieces, own_asks)
            attendance.viewer.show(begin, private, end)

    def _send_away_if_kicked(self, attendance: Attendance, state: TableState) -> None:
        """One device less where the host has taken its last seat away."""
        if attendance.was_sent_away(state):
            self._send_away(attendance, Goodbye("goodbye-kicked", again=False))

    def _send_away(self, attendance: Attendance, goodbye: Goodbye) -> None:
        """One device less, by our own doing."""
        attendance.viewer.dismiss(encode(goodbye))
        self._remove(attendance)

    def _remove(self, attendance: Attendance) -> None:
        """One device less."""
        del self._devices[attendance]
        if not self._devices:
            self.empty_since = self._clock.monotonic()

    def _see(self, state: TableState) -> None:
        """Note who is here now."""
        devices = [attendance.device(state) for attendance in self._devices]
        self.attendances.see(devices, self._clock.monotonic())

    def _tell_presence(self, state: TableState, newcomer: Attendance | None = None) -> None:
        """Say who is here, to everybody where it has changed, else to the newcomer."""
        encoded = encode(self._presence(state))
        if encoded != self._shown_presence:
            self._shown_presence = encoded
            self._send_all(encoded)
        elif newcomer is not None and newcomer in self._devices:
            newcomer.viewer.send(encoded)

    def _send_all(self, message: bytes) -> None:
        for attendance in self._devices:
            attendance.viewer.send(message)

    def _presence(self, state: TableState) -> PresenceUpdate:
        """Who is here."""
        screens = sum(attendance.layout == "table" for attendance in self._devices)
        watchers = sum(
            attendance.layout != "table" and not attendance.device(state).people for attendance in self._devices
        )
        people = {person.id: self.attendances.presence(person) for person in state.people.values()}
        return PresenceUpdate(people, watchers, screens)

"""A device at a table: what it keeps, what it has asked, and the way to answer it."""

from collections import deque
from collections.abc import Callable, Sequence

from spieleabend.play.errors import Refusal
from spieleabend.protocol.commands import AnyClientMessage
from spieleabend.protocol.updates import Done, Refused, ServerMessage
from spieleabend.tables.clock import Clock
from spieleabend.tables.contest.round_trips import RoundTrips
from spieleabend.tables.encodings import encode
from spieleabend.tables.judge import Device, hash_token
from spieleabend.tables.state import TableState
from spieleabend.tables.viewer import Viewer

MOST_PENDING = 32
"""A device that has so many commands waiting is told to slow down."""
MOST_NEW_TOKENS = 16
"""Tokens that a device has made since its hello, for seats taken meanwhile; as many as a hello can bring."""


class Attendance:
    """One connected device, from its hello until it goes."""

    def __init__(
        self,
        viewer: Viewer,
        tokens: Sequence[str],
        receive: Callable[["Attendance", AnyClientMessage], None],
        leave: Callable[["Attendance"], None],
    ) -> None:
        """`receive` and `leave` are the table's."""
        self.viewer = viewer
        self.layout = "phone"
        self.is_visible = True
        """Whether the page can be seen."""
        self.round_trips = RoundTrips()
        self.pending = 0
        self._tokens = tuple(hash_token(token) for token in tokens)
        self._new_tokens: deque[str] = deque(maxlen=MOST_NEW_TOKENS)
        self._device = Device(frozenset(), made_table=False)
        self._seating = -1
        self._receive = receive
        self._leave = leave

    def keep(self, token: str) -> None:
        """Hold one more token, given as its hash."""
        self._new_tokens.append(token)
        self._seating = -1

    def holds(self, token: str) -> bool:
        """Whether the device holds the token with this hash."""
        return token in self._tokens or token in self._new_tokens

    def device(self, state: TableState) -> Device:
        """Whom this device stands for at the table as it is now."""
        if self._seating != state.seating:
            people = frozenset(state.tokens[token] for token in self._held() if token in state.tokens)
            self._device = Device(people, self.holds(state.host_token))
            self._seating = state.seating
        return self._device

    def was_sent_away(self, state: TableState) -> bool:
        """Whether the host has sent everybody away for whom this device was at the table."""
        device = self.device(state)
        if device.people or device.made_table:
            return False
        return not state.turned_away.keys().isdisjoint(self._held())

    def _held(self) -> tuple[str, ...]:
        """The hashes of all tokens that the device holds."""
        return (*self._tokens, *self._new_tokens)

    def measure(self, clock: Clock | None) -> None:
        """Have round trips measured from now on, by this clock; None: no more."""
        if clock is None:
            self.viewer.measure(None)
        else:
            self.viewer.measure(lambda round_trip: self.round_trips.note(clock.microseconds(), round_trip))

    def receive(self, message: AnyClientMessage) -> None:
        """Take a message. Never waits and never raises; answers go through the viewer."""
        self._receive(self, message)

    def leave(self) -> None:
        """The connection is gone."""
        self._leave(self)

    def tell(self, message: ServerMessage) -> None:
        """Send an answer or a signal."""
        self.viewer.send(encode(message))

    def accept(self, command: str, number: int) -> None:
        """The command is in the log."""
        self.tell(Done(command, number))

    def refuse(self, command: str, refusal: Refusal) -> None:
        """The command changed nothing."""
        self.tell(Refused(command, refusal.key, refusal.parameters))

"""A device that remembers what it was sent, for tests below the house."""

from collections.abc import Callable

import msgspec

from spieleabend.protocol.updates import AnyServerMessage, Goodbye, PresenceUpdate, Update
from spieleabend.tables.attendance import Attendance

decode = msgspec.json.Decoder(AnyServerMessage).decode


class Recorder:
    """A Viewer."""

    def __init__(self) -> None:
        self.sent: list[AnyServerMessage] = []
        self.dismissed = False
        self.tell_round_trip: Callable[[int], None] | None = None

    def send(self, message: bytes) -> None:
        assert not self.dismissed
        self.sent.append(decode(message))

    def show(self, *update: bytes) -> None:
        self.send(b"".join(update))

    def dismiss(self, goodbye: bytes) -> None:
        self.send(goodbye)
        self.dismissed = True

    def measure(self, tell: Callable[[int], None] | None) -> None:
        self.tell_round_trip = tell

    @property
    def updates(self) -> list[Update]:
        return [message for message in self.sent if isinstance(message, Update)]

    @property
    def presences(self) -> list[PresenceUpdate]:
        return [message for message in self.sent if isinstance(message, PresenceUpdate)]

    @property
    def goodbye(self) -> Goodbye:
        last = self.sent[-1]
        assert isinstance(last, Goodbye)
        return last


def attendance(
    *tokens: str, receive: Callable[..., None] = print, leave: Callable[..., None] = print
) -> tuple[Attendance, Recorder]:
    viewer = Recorder()
    return Attendance(viewer, tokens, receive, leave), viewer

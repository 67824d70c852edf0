"""Asks: other devices that would like to be let onto somebody's seat. Kept until answered or until they go."""

from dataclasses import dataclass

from spieleabend.play.errors import Refusal
from spieleabend.protocol.updates import AskView
from spieleabend.tables.attendance import Attendance

MOST_ASKS = 20


@dataclass(frozen=True)
class _Ask:
    """Who asks for which person, with the hash of which token."""

    attendance: Attendance
    person: int
    token: str


class Asks:
    """The open asks of one table."""

    def __init__(self) -> None:
        """No asks."""
        self._open: dict[str, _Ask] = {}

    def add(self, ask: str, attendance: Attendance, person: int, token: str) -> None:
        """Note an ask, one a device. Raises Refusal where too many are open."""
        if any(other.attendance is attendance for other in self._open.values()) or len(self._open) >= MOST_ASKS:
            raise Refusal("refused-ask-pending")
        self._open[ask] = _Ask(attendance, person, token)

    def find(self, ask: str) -> tuple[int, str]:
        """The person and the token hash of an open ask. Raises Refusal for an unknown one."""
        if ask not in self._open:
            raise Refusal("refused-ask-unknown")
        return self._open[ask].person, self._open[ask].token

    def close(self, ask: str) -> None:
        """The host has answered."""
        self._open.pop(ask, None)

    def forget(self, attendance: Attendance) -> None:
        """A device has gone, and its ask with it."""
        self._open = {ask: asked for ask, asked in self._open.items() if asked.attendance is not attendance}

    def all(self) -> tuple[AskView, ...]:
        """For the host."""
        return tuple(AskView(ask, asked.person) for ask, asked in self._open.items())

    def of(self, attendance: Attendance) -> tuple[str, ...]:
        """For the device that asked."""
        return tuple(ask for ask, asked in self._open.items() if asked.attendance is attendance)

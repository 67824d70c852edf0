"""Asks: other devices that would like to be let onto somebody's seat. Kept until answered or until they go."""

from collections.abc import Container
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
        """Note an ask, one a device. Raises Refusal where too many are open; asking the same again is harmless."""
        asked = _Ask(attendance, person, token)
        if self._open.get(ask) == asked:
            return
        if ask in self._open or self.of(attendance) or len(self._open) >= MOST_ASKS:
            raise Refusal("refused-ask-pending")
        self._open[ask] = asked

    def find(self, ask: str) -> tuple[int, str]:
        """The person and the token hash of an open ask. Raises Refusal for an unknown one."""
        if ask not in self._open:
            raise Refusal("refused-ask-unknown")
        return self._open[ask].person, self._open[ask].token

    def answer(self, ask: str, *, allow: bool) -> None:
        """The host has answered: the device may use its token, or not."""
        asked = self._open.pop(ask, None)
        if asked is not None and allow:
            asked.attendance.keep(asked.token)

    def forget(self, attendance: Attendance) -> bool:
        """A device has gone, and its ask with it; whether there was one."""
        gone = self.of(attendance)
        for ask in gone:
            del self._open[ask]
        return bool(gone)

    def keep_only(self, people: Container[int]) -> None:
        """Forget asks for people who are not at the table any more."""
        self._open = {ask: asked for ask, asked in self._open.items() if asked.person in people}

    def all(self) -> tuple[AskView, ...]:
        """For the host."""
        return tuple(AskView(ask, asked.person) for ask, asked in self._open.items())

    def of(self, attendance: Attendance) -> tuple[str, ...]:
        """For the device that asked."""
        return tuple(ask for ask, asked in self._open.items() if asked.attendance is attendance)

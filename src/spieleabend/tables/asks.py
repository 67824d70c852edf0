"""Asks: other devices that would like to be let onto somebody's seat. Kept in memory until they are answered."""

from dataclasses import dataclass

from spieleabend.play.errors import Refusal
from spieleabend.protocol.updates import AskView
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.state import TableState

MOST_ASKS = 20


@dataclass
class _Ask:
    """Who asks for which person, with the hash of which token; `attendance` is None while the device is away."""

    person: int
    token: str
    attendance: Attendance | None


class Asks:
    """The open asks of one table."""

    def __init__(self) -> None:
        """No asks."""
        self._open: dict[str, _Ask] = {}

    def add(self, ask: str, attendance: Attendance, person: int, token: str) -> None:
        """Note an ask, one a device. Raises Refusal where too many are open; asking the same again is harmless."""
        asked = _Ask(person, token, attendance)
        if self._open.get(ask) == asked:
            return
        if ask in self._open or self.of(attendance) or not self._has_room():
            raise Refusal("refused-ask-pending")
        self._open[ask] = asked

    def find(self, ask: str) -> tuple[int, str]:
        """The person and the token hash of an open ask. Raises Refusal for an unknown one."""
        if ask not in self._open:
            raise Refusal("refused-ask-unknown")
        return self._open[ask].person, self._open[ask].token

    def decline(self, ask: str) -> None:
        """The host does not want this."""
        self._open.pop(ask, None)

    def settle(self, state: TableState) -> None:
        """Forget asks whose token has a seat now, which the device may use, and those for people who have gone."""
        for ask, asked in tuple(self._open.items()):
            if asked.token in state.tokens and asked.attendance is not None:
                asked.attendance.keep(asked.token)
            if asked.token in state.tokens or asked.person not in state.people:
                del self._open[ask]

    def welcome(self, attendance: Attendance) -> None:
        """A device is here, and its ask with it if it had one before."""
        for asked in self._open.values():
            if attendance.holds(asked.token):
                asked.attendance = attendance

    def part_with(self, attendance: Attendance) -> bool:
        """A device has gone, and its ask is nobody's business until it returns; whether there was one."""
        own = self.of(attendance)
        for ask in own:
            self._open[ask].attendance = None
        return bool(own)

    def all(self) -> tuple[AskView, ...]:
        """For the host."""
        return tuple(AskView(ask, asked.person) for ask, asked in self._open.items() if asked.attendance is not None)

    def of(self, attendance: Attendance) -> tuple[str, ...]:
        """For the device that asked."""
        return tuple(ask for ask, asked in self._open.items() if asked.attendance is attendance)

    def _has_room(self) -> bool:
        """Whether there is room for one more; asks of devices that are away make room."""
        if len(self._open) < MOST_ASKS:
            return True
        away = next((ask for ask, asked in self._open.items() if asked.attendance is None), None)
        if away is None:
            return False
        del self._open[away]
        return True

"""How phones reach their tables in tests without any network."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from spieleabend.protocol import commands as asked
from spieleabend.protocol.commands import Hello
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.house import House


class Line(Protocol):
    """A phone's way to its table."""

    def say(self, message: bytes) -> None: ...

    async def cut(self) -> None: ...


class Exchange(Protocol):
    """What connects phones with tables: directly, or through a server."""

    async def connect(self, hello: Hello, hear: Callable[[bytes], None], lost: Callable[[], None]) -> Line: ...


class HouseLine:
    """A line without any network: a Viewer whose phone hears everything a moment later."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._is_open = True
        self.attendance: Attendance | None = None
        self.tell_round_trip: Callable[[int], None] | None = None
        self.round_trip: int | None = 10_000
        """In microseconds, as the server measures it at once; None: it cannot."""

    def send(self, message: bytes) -> None:
        if self._is_open:
            asyncio.get_running_loop().call_soon(self._deliver, message)

    def show(self, *update: bytes) -> None:
        self.send(b"".join(update))

    def dismiss(self, goodbye: bytes) -> None:
        self.send(goodbye)
        asyncio.get_running_loop().call_soon(self._dismissed)

    def measure(self, tell: Callable[[int], None] | None) -> None:
        self.tell_round_trip = tell
        if tell is not None and self.round_trip is not None:
            tell(self.round_trip)

    def _dismissed(self) -> None:
        if self._is_open:
            self._close()
            self._lost()

    def _deliver(self, message: bytes) -> None:
        if self._is_open:
            self._hear(message)

    def say(self, message: bytes) -> None:
        if self._is_open and self.attendance is not None:
            self.attendance.receive(asked.decode_client_message(message))

    async def cut(self) -> None:
        if self._is_open:
            self._close()

    def _close(self) -> None:
        self._is_open = False
        if self.attendance is not None:
            self.attendance.leave()


class HouseExchange:
    """Connects phones with a house directly."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def connect(self, hello: Hello, hear: Callable[[bytes], None], lost: Callable[[], None]) -> Line:
        line = HouseLine(hear, lost)
        line.attendance = await self.house.attend(line, hello)
        return line

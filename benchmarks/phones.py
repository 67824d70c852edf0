"""Phones for a benchmark: many WebSockets in one loop, which do as little as they can so that the server is measured.

A phone that plays does not read what it is shown; it counts. Every table has moves on their way, and of each one it
notes when it was sent and when the last phone of the table was shown it.
"""

import asyncio
import base64
import json
import socket
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

UPDATE, REFUSED = b"ur"
"""The tenth byte of what a server sends, after `{"kind":"`."""
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
SECONDS_TO_ANSWER = 30.0


@dataclass
class Move:
    """A move on its way, and how many phones have not been shown it."""

    sent: float
    left: int


@dataclass
class Table:
    """Some phones that are shown each other's moves."""

    household: str
    """The address that its phones come from."""
    phones: list["Phone"] = field(default_factory=list)
    turns: Iterator[tuple["Phone", bytes]] = field(default_factory=lambda: iter(()))
    """Which phone makes the next move, and what it says; for ever."""
    moves: list[Move] = field(default_factory=list)
    seen: Callable[["Table", Move, float], None] = lambda table, move, now: None
    """Called when the last phone has been shown a move."""
    trouble: str = ""
    """What the server said to a move that it has not taken."""

    def begin(self, seen: Callable[["Table", Move, float], None]) -> None:
        """Count anew; no move may be on its way."""
        if not self.all_shown:
            raise RuntimeError(f"a move was not shown to every phone of {self.household}")
        self.moves, self.seen = [], seen
        for phone in self.phones:
            phone.shown, phone.counts = 0, True

    def move(self) -> None:
        """Make the next move."""
        phone, message = next(self.turns)
        self.moves.append(Move(perf_counter(), len(self.phones)))
        phone.say(message)

    @property
    def all_shown(self) -> bool:
        """Whether no move is on its way."""
        return not any(move.left for move in self.moves)


class Phone(asyncio.Protocol):
    """One WebSocket; made by `connect`."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shown = 0
        """How many of the table's moves it has been shown."""
        self.counts = False
        """Whether it only counts updates; else it keeps the newest message of each kind."""
        self.heard: dict[str, bytes] = {}
        self.transport: asyncio.Transport
        self._rest = b""
        self._opened: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()
        self._answered: asyncio.Future[None] | None = None
        self._news: asyncio.Future[None] | None = None

    @classmethod
    async def connect(cls, table: Table, port: int, path: str, *, room: int | None = None) -> "Phone":
        """A phone whose WebSocket is open; the system takes about `room` bytes for it that it has not read."""
        loop = asyncio.get_running_loop()
        line = socket.socket()
        line.setblocking(False)
        if room is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
            # Else both ends would take megabytes, as for a machine's talk with itself and not with a phone.
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 1400)
        line.bind((table.household, 0))
        await loop.sock_connect(line, ("127.0.0.1", port))
        _, phone = await loop.create_connection(lambda: cls(table), sock=line)
        phone.transport.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}\r\n\r\n".encode()
        )
        if phone._opened is not None:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await phone._opened
        return phone

    @property
    def update(self) -> dict[str, Any]:
        """The newest update that it has kept."""
        update: dict[str, Any] = json.loads(self.heard["update"])
        return update

    def say(self, message: bytes) -> None:
        """Send a text, masked with zeros."""
        self.transport.write(framed(message, TEXT))

    async def ask(self, message: dict[str, Any]) -> None:
        """Send a message and wait until it is done."""
        self._answered = asyncio.get_running_loop().create_future()
        self.say(json.dumps(message).encode())
        async with asyncio.timeout(SECONDS_TO_ANSWER):
            await self._answered

    async def hear(self, kind: str) -> bytes:
        """The newest message of this kind that it has kept, or else the next one."""
        async with asyncio.timeout(SECONDS_TO_ANSWER):
            while kind not in self.heard:
                self._news = asyncio.get_running_loop().create_future()
                await self._news
        return self.heard[kind]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment] # a connection's transport reads and writes

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        if self._rest:
            data = self._rest + data
        at = 0 if self._opened is None else self._open(data)
        size = len(data)
        while size - at >= 2:
            length, head = data[at + 1], 2
            if length == 126:
                if size - at < 4:
                    break
                length, head = data[at + 2] << 8 | data[at + 3], 4
            end = at + head + length
            if end > size:
                break
            if self.counts and data[at] == TEXT:
                kind = data[at + head + 9]
                if kind == UPDATE:
                    self._count(now)
                elif kind == REFUSED:
                    self.table.trouble = data[at + head : end].decode()
            else:
                self._hear(data[at], data[at + head : end])
            at = end
        self._rest = data[at:]

    def _open(self, data: bytes) -> int:
        """Pass over the answer to the opening request, if it is all there."""
        end = data.find(b"\r\n\r\n")
        if end < 0 or self._opened is None:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            raise ConnectionError(data[:200])
        self._opened.set_result(None)
        self._opened = None
        return end + 4

    def _count(self, now: float) -> None:
        """One more update."""
        table = self.table
        move = table.moves[self.shown]
        self.shown += 1
        move.left -= 1
        if not move.left:
            table.seen(table, move, now)

    def _hear(self, kind: int, payload: bytes) -> None:
        """A message while nothing is measured, or one that is no text."""
        if kind == PING:
            self.transport.write(framed(payload, PONG))
        elif kind == CLOSE:
            self.transport.abort()
        elif kind == TEXT:
            said = json.loads(payload)["kind"]
            self.heard[said] = payload
            if self._news is not None and not self._news.done():
                self._news.set_result(None)
            if self._answered is None or self._answered.done():
                return
            if said == "done":
                self._answered.set_result(None)
            elif said in ("refused", "goodbye"):
                self._answered.set_exception(RuntimeError(payload.decode()))


def framed(payload: bytes, kind: int) -> bytes:
    """A client's frame."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    return bytes([kind]) + length + b"\0\0\0\0" + payload


async def saturate(tables: Sequence[Table], seconds: float) -> tuple[int, float]:
    """Let every table make its next move as soon as all its phones have been shown the last.

    Returns the moves in all, and how many a second were shown once all had begun.
    """
    moves = 0
    begin = perf_counter() + seconds / 4
    end = begin + seconds

    def seen(table: Table, move: Move, now: float) -> None:
        nonlocal moves
        if now < end:
            moves += now >= begin
            table.move()

    for table in tables:
        table.begin(seen)
    for table in tables:
        table.move()
    await asyncio.sleep(seconds * 1.25)
    await all_shown(tables)
    return sum(len(table.moves) for table in tables), moves / seconds


async def offer(tables: Sequence[Table], rate: float, seconds: float) -> list[float]:
    """Make so many moves a second, at all tables in turn, whatever becomes of them; how long each took, in seconds."""
    durations: list[float] = []
    for table in tables:
        table.begin(lambda table, move, now: durations.append(now - move.sent))
    began = perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - perf_counter()))
        tables[number % len(tables)].move()
    await all_shown(tables)
    return durations


async def all_shown(tables: Sequence[Table]) -> None:
    """Wait until no move is on its way."""
    async with asyncio.timeout(SECONDS_TO_ANSWER):
        await asyncio.sleep(0.01)  # looking through all moves takes a while, during which no phone would hear anything
        while not all(table.all_shown for table in tables):
            if trouble := next((table.trouble for table in tables if table.trouble), None):
                raise RuntimeError(f"{trouble}; at fewer tables each device says more, perhaps more than it may")
            await asyncio.sleep(0.01)


def at(share: float, durations: Sequence[float]) -> float:
    """The duration that this share of all did not exceed, in milliseconds."""
    ordered = sorted(durations)
    return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1e3, 3)

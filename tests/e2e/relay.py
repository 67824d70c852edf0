"""A bad network between a browser and the server: a TCP relay that is slow, holds back, hangs, breaks, or lies."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Literal, Self

from tests.e2e.wire import Direction, Message, Wire

Weather = Literal["fine", "cut", "error page"]

ERROR_PAGE = b"<!doctype html><title>502</title><h1>Bad Gateway</h1>"
BAD_GATEWAY = (
    b"HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nConnection: close\r\n"
    + b"Content-Length: %d\r\n\r\n" % len(ERROR_PAGE)
    + ERROR_PAGE
)
CHUNK = 65_536
PATIENCE_SECONDS = 20.0

Queue = asyncio.Queue[tuple[float, bytes | None, list[Message]]]
"""When a packet may go on, the packet, and what is said in it: no bytes at the end, None where it broke."""


@dataclass
class Line:
    """How many milliseconds a packet takes `up` to the server and `down` from it."""

    up: float = 0.0
    down: float = 0.0

    def delay(self, direction: Direction) -> float:
        """The seconds that the next packet takes."""
        return (self.up if direction == "up" else self.down) / 1000


class Relay:
    """Passes everything on to `port` of this machine while the weather is fine, as slowly as its `line` is."""

    def __init__(self, port: int, line: Line | None = None) -> None:
        """`port` is the server's."""
        self.port = 0
        self.line = line or Line()
        """May be changed at any time, for what comes from then on."""
        self.connections = 0
        """How many have been opened in fine weather."""
        self.carried = 0
        """How many bytes have passed, both ways."""
        self.messages: list[Message] = []
        """What was said on WebSockets, in the order in which it came here; passed on or not."""
        self._news = asyncio.Event()
        self._to = port
        self._weather: Weather = "fine"
        self._open: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self._ways: dict[Direction, asyncio.Event] = {"up": asyncio.Event(), "down": asyncio.Event()}
        for way in self._ways.values():
            way.set()
        self._server: asyncio.Server | None = None

    def set(self, weather: Weather) -> None:
        """From now on. What is open breaks, unless the weather stays fine."""
        self._weather = weather
        if weather != "fine":
            for writer in self._open:
                writer.transport.abort()

    def hang(self) -> None:
        """What is open stays open, and nothing passes any more; what is opened from now on works."""
        for task in self._passing:
            task.cancel()

    def hold(self, direction: Direction) -> None:
        """Keep back whatever has not gone on yet."""
        self._ways[direction].clear()

    def let_go(self, direction: Direction) -> None:
        """Let everything pass that was kept back, at once and in order."""
        self._ways[direction].set()

    async def hear(self, wanted: Callable[[Message], bool]) -> Message:
        """The first message that is wanted, once it has come here."""
        place = 0
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                for message in self.messages[place:]:
                    if wanted(message):
                        return message
                place = len(self.messages)
                self._news.clear()
                await self._news.wait()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._weather == "cut":
            writer.transport.abort()
            return
        if self._weather == "error page":
            await reader.readuntil(b"\r\n\r\n")
            writer.write(BAD_GATEWAY)
            writer.close()
            return
        self.connections += 1
        server_reader, server_writer = await asyncio.open_connection("127.0.0.1", self._to)
        self._open |= {writer, server_writer}
        self._pass(reader, server_writer, "up")
        self._pass(server_reader, writer, "down")

    def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, direction: Direction) -> None:
        """Pass on what comes until it ends; once cancelled both sides stay open."""
        queue: Queue = asyncio.Queue()
        for passing in (self._take_in(source, direction, queue), self._give_out(sink, direction, queue)):
            task = asyncio.create_task(passing)
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _take_in(self, source: asyncio.StreamReader, direction: Direction, queue: Queue) -> None:
        """Note what comes, and when it may go on: never before what came earlier."""
        wire, due = Wire(direction), 0.0
        try:
            while chunk := await source.read(CHUNK):
                now = asyncio.get_running_loop().time()
                due = max(due, now + self.line.delay(direction))
                said = wire.hear(chunk, now)
                self.messages.extend(said)
                self._news.set()
                queue.put_nowait((due, chunk, said))
        except ConnectionError:
            queue.put_nowait((due, None, []))
        else:
            queue.put_nowait((due, b"", []))

    async def _give_out(self, sink: asyncio.StreamWriter, direction: Direction, queue: Queue) -> None:
        """Pass everything on when it is time."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                due, chunk, said = await queue.get()
                if due > loop.time():
                    await asyncio.sleep(due - loop.time())
                await self._ways[direction].wait()
                if chunk is None:
                    sink.transport.abort()
                    return
                if not chunk:
                    break
                self.carried += len(chunk)
                for message in said:
                    message.passed = loop.time()
                sink.write(chunk)
                await sink.drain()
        except ConnectionError:
            sink.transport.abort()
        else:
            sink.close()

    async def __aenter__(self) -> Self:
        """Listening on `self.port`."""
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = int(self._server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        """Gone, and all that was open with it."""
        assert self._server is not None
        self._server.close()
        self.hang()
        self.set("cut")
        if self._passing:
            await asyncio.wait(self._passing)
        await self._server.wait_closed()

"""A bad network between a browser and the server: a TCP relay that hangs, breaks, or answers with a page of its own."""

import asyncio
from types import TracebackType
from typing import Literal, Self

Weather = Literal["fine", "cut", "error page"]

ERROR_PAGE = b"<!doctype html><title>502</title><h1>Bad Gateway</h1>"
BAD_GATEWAY = (
    b"HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nConnection: close\r\n"
    + b"Content-Length: %d\r\n\r\n" % len(ERROR_PAGE)
    + ERROR_PAGE
)
CHUNK = 65_536


class Relay:
    """Passes everything on to `port` of this machine while the weather is fine."""

    def __init__(self, port: int) -> None:
        """`port` is the server's."""
        self.port = 0
        self.connections = 0
        """How many have been opened in fine weather."""
        self.carried = 0
        """How many bytes have passed, both ways."""
        self._to = port
        self._weather: Weather = "fine"
        self._open: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
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
        for source, sink in ((reader, server_writer), (server_reader, writer)):
            task = asyncio.create_task(self._pass(source, sink))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """Pass on what comes until it ends; a cancelled one leaves both sides open."""
        try:
            while chunk := await source.read(CHUNK):
                self.carried += len(chunk)
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

"""Phones that reach their tables through a real server and real WebSockets."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType

from spieleabend.log.memory import MemoryLog
from spieleabend.protocol.commands import Hello
from spieleabend.server.listen import listening, open_port
from spieleabend.server.metrics import Metrics
from spieleabend.server.options import ServerOptions
from spieleabend.server.service import Service
from spieleabend.tables.pace import Pace
from spieleabend.words.interface import JudgeAndReferee
from tests.tables.gathering import Gathering, Watch, make_house
from tests.tables.lines import Line
from tests.virtual_time import settle


class ServerLine:
    """One WebSocket of a phone."""

    def __init__(
        self, socket: ClientWebSocketResponse, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self._socket = socket
        self._hear = hear
        self._lost = lost
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        self._writing = asyncio.create_task(self._write())
        self._reading = asyncio.create_task(self._read())

    def say(self, message: bytes) -> None:
        self._outgoing.put_nowait(message)

    async def cut(self) -> None:
        """The network is gone at once: no goodbye, no handshake."""
        await self._end()
        connection = self._socket._conn
        if connection is not None and connection.transport is not None:
            connection.transport.abort()
        await self._socket.close()

    async def go_deaf(self) -> None:
        """The phone sleeps: the socket stays open, but nobody reads it and nobody answers a ping."""
        await self._end()

    async def _end(self) -> None:
        for task in (self._writing, self._reading):
            task.cancel()
        await asyncio.wait([self._writing, self._reading])

    async def _write(self) -> None:
        while True:
            await self._socket.send_bytes(await self._outgoing.get())

    async def _read(self) -> None:
        async for message in self._socket:
            if message.type is WSMsgType.TEXT:
                self._hear(message.data.encode())
        self._writing.cancel()
        self._lost()


class ServerExchange:
    """Connects phones with a server, each table's from an address of its own, as households come."""

    def __init__(self, session: ClientSession, url: str) -> None:
        self.session = session
        self.url = url
        self._addresses: dict[str, str] = {}
        self._next = count(1)

    async def connect(self, hello: Hello, hear: Callable[[bytes], None], lost: Callable[[], None]) -> Line:
        if hello.table not in self._addresses:
            number = next(self._next)
            self._addresses[hello.table] = f"10.0.{number // 250}.{number % 250 + 1}"
        headers = {"X-Forwarded-For": self._addresses[hello.table]}
        socket = await self.session.ws_connect(f"{self.url}/api/socket", headers=headers, decode_text=True)
        line = ServerLine(socket, hear, lost)
        line.say(msgspec.json.encode(hello))
        return line

    async def match_file(self, code: str) -> bytes:
        headers = {"X-Forwarded-For": self._addresses[code]}
        async with self.session.get(f"{self.url}/api/tables/{code}/match.json", headers=headers) as response:
            assert response.status == 200, await response.text()
            return await response.read()


@asynccontextmanager
async def server(
    pace: Pace, seed: int, words: JudgeAndReferee | None = None
) -> AsyncIterator[tuple[Gathering, ServerExchange]]:
    """A house behind a server; nothing may fail in it."""
    options = ServerOptions(host="127.0.0.1", port=0, trust_proxy=True)
    watch = Watch()
    log = MemoryLog()
    house = make_house(log, pace=pace, seed=seed, watch=watch, words=words)
    port = open_port(options)
    number: int = port.getsockname()[1]
    service = Service.make(house, options, version="0.0.1", page={}, port=number, metrics=Metrics())
    async with (
        listening(service, port, behind_proxy=True),
        ClientSession(connector=TCPConnector(limit=0)) as session,
    ):
        gathering = Gathering(house, log, watch)
        exchange = ServerExchange(session, f"http://127.0.0.1:{number}")
        gathering.exchange = exchange
        yield gathering, exchange
        for phone in gathering.phones:
            await phone.drop()
        await settle()
        still_busy = [code for code, table in house._tables.items() if table.idle_since is None]
    assert still_busy == [], "a table thinks that somebody is still there"
    assert watch.failures == []

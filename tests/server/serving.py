"""A real server on a real socket for tests, and the devices that come to it."""

import asyncio
import base64
import json
import os
import socket
import struct
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType

from spieleabend.games import all_games
from spieleabend.log.memory import MemoryLog
from spieleabend.protocol import PROTOCOL_VERSION
from spieleabend.server.listen import listening, open_port
from spieleabend.server.metrics import Metrics
from spieleabend.server.options import ServerOptions
from spieleabend.server.page import PageFile
from spieleabend.server.service import Service
from spieleabend.tables.clock import LoopClock
from spieleabend.tables.house import House
from tests.virtual_time import VirtualTimeLoop, settle, within

PAGE = {
    "index.html": PageFile(b"<!doctype html>", {}, "text/html; charset=utf-8", '"page"', "no-cache"),
    "assets/a-1.js": PageFile(b"let a = 1", {"gzip": b"packed"}, "text/javascript; charset=utf-8", '"a"', "immutable"),
}
NOT_KNOWN = "2222222"
"""A code that no table in these tests has."""


def token(name: str = "host") -> str:
    """A secret token as a device makes it, the same for the same name."""
    return (name + "-" * 40)[:40]


@dataclass
class Served:
    """A running server and a client of it."""

    service: Service
    session: ClientSession
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def create(self, name: str = "host", **headers: str) -> str:
        """A new table's code."""
        body = json.dumps({"token": token(name), "game": "bam"})
        async with self.session.post(f"{self.url}/api/tables", data=body, headers=headers) as response:
            assert response.status == 201, await response.text()
            code: str = (await response.json())["code"]
            return code

    async def get(self, path: str, **headers: str) -> tuple[int, Any, Mapping[str, str]]:
        """Status, body (decoded where it is JSON) and headers of a GET."""
        wanted = {"Accept-Encoding": "identity"} | headers
        async with self.session.get(f"{self.url}{path}", headers=wanted) as response:
            if response.content_type == "application/json":
                return response.status, await response.json(), response.headers
            return response.status, await response.read(), response.headers

    async def device(self, **headers: str) -> "Device":
        """A WebSocket that has said nothing yet."""
        return Device(await self.session.ws_connect(f"{self.url}/api/socket", headers=headers))

    async def arrive(self, code: str, *tokens: str, last: int = 0) -> "Device":
        """A device that has said hello and been welcomed."""
        device = await self.device()
        await device.hello(code, *tokens, last=last)
        await device.hear("welcome")
        await device.hear("update")
        return device


class Device:
    """One WebSocket, as a phone would use it."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket

    async def say(self, message: object) -> None:
        await self.socket.send_str(message if isinstance(message, str) else json.dumps(message))

    async def hello(self, code: str, *tokens: str, last: int = 0, version: int = PROTOCOL_VERSION) -> None:
        await self.say({"kind": "hello", "table": code, "version": version, "tokens": tokens, "last": last})

    async def sit(self, name: str, own_token: str, command: str = "sitting-down") -> None:
        await self.say({"kind": "sit", "id": command, "token": own_token, "name": name, "picture": 0})

    async def hear_any(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await within(60, self.socket.receive_str()))
        return message

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of these kinds; what comes before it is passed over."""
        while (message := await self.hear_any())["kind"] not in kinds:
            pass
        return message

    async def hear_close(self) -> int | None:
        """Wait until the server has closed; the close code."""
        closing = {WSMsgType.CLOSE, WSMsgType.CLOSED, WSMsgType.CLOSING}
        while (await within(120, self.socket.receive())).type not in closing:
            pass
        return self.socket.close_code

    async def leave(self) -> None:
        await self.socket.close()


class RawDevice:
    """A WebSocket by hand, for devices that do what no library would: never read, never answer a ping."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def connect(cls, port: int, *, receive_buffer: int | None = None) -> "RawDevice":
        raw = socket.socket()
        if receive_buffer is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", port))
        reader, writer = await asyncio.open_connection(sock=raw, limit=2**12)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        return cls(reader, writer)

    def say(self, message: object) -> None:
        self.frame(1, json.dumps(message).encode())

    def frame(self, opcode: int, payload: bytes) -> None:
        """A whole frame, masked with zeros."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
        self.writer.write(bytes([0x80 | opcode]) + length + b"\0\0\0\0" + payload)

    def hello(self, code: str) -> None:
        self.say({"kind": "hello", "table": code, "version": PROTOCOL_VERSION})

    async def hear(self) -> tuple[int, bytes]:
        """Opcode and payload of the next frame."""
        first, second = await self.reader.readexactly(2)
        length = second & 0x7F
        if length == 126:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 0x0F, await self.reader.readexactly(length)

    async def hear_all(self) -> list[tuple[int, bytes]]:
        """Every frame until the server has closed."""
        frames = []
        while not self.reader.at_eof():
            try:
                frames.append(await within(100, self.hear()))
            except asyncio.IncompleteReadError:
                break
        return frames

    async def cut(self) -> None:
        self.writer.transport.abort()
        await asyncio.sleep(0)


@asynccontextmanager
async def serving(
    *,
    page: Mapping[str, PageFile] = PAGE,
    send_buffer: int | None = None,
    addresses: Callable[[], tuple[str, ...]] = lambda: ("192.168.7.5", "10.1.2.3"),
    log: MemoryLog | None = None,
    **chosen: Any,
) -> AsyncIterator[Served]:
    """A server with the house's own tables in memory; `chosen` are its ServerOptions."""
    loop = asyncio.get_running_loop()
    options = ServerOptions(**{"port": 0, **chosen})
    metrics = Metrics()
    house = House(
        log or MemoryLog(),
        games=all_games(),
        clock=LoopClock(loop.utc if isinstance(loop, VirtualTimeLoop) else None),
        entropy=os.urandom,
        version="test",
        observer=metrics,
        most_tables=options.most_tables,
    )
    await house.open()
    port = open_port(options)
    if send_buffer is not None:
        port.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    number: int = port.getsockname()[1]
    service = Service.make(house, options, version="test", page=page, port=number, metrics=metrics)
    service.reach.find_addresses = addresses
    async with (
        listening(service, port, behind_proxy=options.trust_proxy),
        ClientSession(connector=TCPConnector(limit=0), auto_decompress=False) as session,
    ):
        yield Served(service, session, number)


async def stall(served: Served) -> RawDevice:
    """A device that has read nothing, not even what fills its buffers."""
    stalled = await RawDevice.connect(served.port, receive_buffer=4096)
    stalled.hello(await served.create())
    await settle()
    (writer,) = [connection.writer for connection in served.service.connections]
    while writer.waiting == 0:
        writer.show(b'{"kind":"filler","text":"' + b"x" * 30_000 + b'"}')
        await settle()
    return stalled

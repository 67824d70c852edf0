"""One device's WebSocket: its hello, and then all that it says, handed to its table."""

import asyncio
import logging
from collections.abc import Callable
from typing import get_args

import msgspec
from aiohttp import WSMsgType, web

from spieleabend.log.errors import LogError
from spieleabend.protocol import PROTOCOL_VERSION
from spieleabend.protocol.commands import (
    AnyClientMessage,
    Command,
    Hello,
    TimePing,
    Unpressed,
    decode_client_message,
)
from spieleabend.protocol.updates import Refused
from spieleabend.server.dispatch import Dispatch
from spieleabend.server.limits import (
    HEARTBEATS,
    MESSAGES,
    PATIENCE,
    TIME_PINGS,
    UNREADABLE,
    AddressLimits,
    TokenBucket,
    TooMany,
)
from spieleabend.server.logs import log_event, log_table_trouble
from spieleabend.server.metrics import Metrics
from spieleabend.server.writer import Writer
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.errors import BrokenTable, CrowdedTable, UnknownTable
from spieleabend.tables.house import House

HELLO_SECONDS = 5.0
"""A device that has not said hello by then is sent away."""
OPEN_SECONDS = 10.0
"""A table that could not be opened by then is in trouble."""
HEARTBEAT_SECONDS = 20.0
"""A device that has said nothing for so long is asked whether it is there; it has half as long to answer."""
KINDS = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyClientMessage)}
"""What every kind of message is called, for the operator's counters."""
NOT_READABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding raises for bytes that are no message."""


class Connection:
    """A device that has come to the door: its hello, its messages, its limits."""

    def __init__(
        self,
        socket: web.WebSocketResponse[bool],
        transport: asyncio.Transport,
        address: str,
        metrics: Metrics,
        dispatch: Dispatch,
    ) -> None:
        """For a WebSocket that has been prepared; `address` is the device's, as the limits know it."""
        self._loop = asyncio.get_running_loop()
        self._socket = socket
        self._address = address
        self._metrics = metrics
        self.writer = Writer(socket, transport, metrics, dispatch)
        """What the device is sent goes this way."""
        self.is_at_table = False
        """Whether the device has been let in at a table, which will say goodbye to it."""
        now = self._loop.time()
        self._messages = TokenBucket(MESSAGES, now)
        self._time_pings = TokenBucket(TIME_PINGS, now)
        self._heartbeats = TokenBucket(HEARTBEATS, now)
        self._patience = TokenBucket(PATIENCE, now)
        self._unreadable = TokenBucket(UNREADABLE, now)

    async def run(self, house: House, limits: AddressLimits) -> None:
        """Write and read until it is over, and leave nothing behind."""
        writing = asyncio.create_task(self.writer.write())
        try:
            await self.read(house, limits)
        except Exception as error:  # noqa: BLE001 - device and operator are told, all others play on
            log_event("connection-failed", logging.ERROR, error=error)
            self.writer.say_goodbye("goodbye-trouble")
        finally:
            await self.writer.finish(writing)

    async def read(self, house: House, limits: AddressLimits) -> None:
        """Hear the hello, then all that the device says, until it or we have had enough."""
        hello = await self._hear_hello()
        if hello is None:
            return
        attendance = await self._attend(house, limits, hello)
        if attendance is None:
            return
        self.is_at_table = True
        try:
            while (data := await self._receive()) is not None:
                self._hear(data, attendance.receive)
        finally:
            attendance.leave()

    async def _hear_hello(self) -> Hello | None:
        """The hello, None if none came in time."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                while (data := await self._receive()) is not None:
                    message = self._readable(data)
                    if isinstance(message, Hello):
                        return message
                    if message is not None:
                        self._refuse_unreadable()
        except TimeoutError:
            self.writer.say_goodbye("goodbye-hello-late")
        return None

    async def _attend(self, house: House, limits: AddressLimits, hello: Hello) -> Attendance | None:
        """Enter the table that the hello names; None if the device was sent away instead."""
        if hello.version != PROTOCOL_VERSION:
            self.writer.say_goodbye("goodbye-version", again=False)
            return None
        try:
            await limits.look_up(self._address, hello.table)
            async with asyncio.timeout(OPEN_SECONDS):
                attendance = await house.attend(self.writer, hello)
        except UnknownTable:
            limits.not_found(self._address)
            self.writer.say_goodbye("goodbye-unknown-table", again=False, code=hello.table)
        except CrowdedTable as error:
            limits.found(self._address, hello.table)
            self.writer.say_goodbye("goodbye-crowded", most=error.most)
        except TooMany:
            self.writer.say_goodbye("goodbye-too-fast")
        except (BrokenTable, LogError, TimeoutError) as error:
            log_table_trouble("table-not-opened", hello.table, error)
            self.writer.say_goodbye("goodbye-trouble", again=not isinstance(error, BrokenTable))
        else:
            limits.found(self._address, hello.table)
            self._metrics.reconnects += hello.last > 0
            return attendance
        return None

    def _hear(self, data: bytes, receive: Callable[[AnyClientMessage], None]) -> None:
        """One message of a device that is at its table."""
        message = self._readable(data)
        if message is None:
            return
        kind = type(message)
        if kind is Hello:
            self._refuse_unreadable()
            return
        bucket = self._messages
        if kind is TimePing or kind is Unpressed:
            bucket = self._time_pings if kind is TimePing else self._heartbeats
        if bucket.take(self._loop.time()):
            self._metrics.commands[KINDS[kind]] += 1
            receive(message)
        else:
            self._refuse_too_fast(message)

    def _readable(self, data: bytes) -> AnyClientMessage | None:
        """The message, or None where it is none; the device has been told then."""
        try:
            return decode_client_message(data)
        except NOT_READABLE:
            self._refuse_unreadable()
            return None

    def _refuse_unreadable(self) -> None:
        self.writer.tell(Refused("", "refused-unreadable"))
        self._metrics.refused("refused-unreadable")
        if not self._unreadable.take(self._loop.time()):
            self.writer.say_goodbye("goodbye-trouble", again=False)

    def _refuse_too_fast(self, message: AnyClientMessage) -> None:
        if isinstance(message, Command):
            self.writer.tell(Refused(message.id, "refused-too-fast"))
        self._metrics.refused("refused-too-fast")
        if not self._patience.take(self._loop.time()):
            self.writer.say_goodbye("goodbye-too-fast")

    async def _receive(self) -> bytes | None:
        """The next message as it came, None when there will be no more."""
        if self.writer.has_said_goodbye:
            return None
        message = await self._socket.receive()
        while message.type is WSMsgType.PING or message.type is WSMsgType.PONG:
            is_ping = message.type is WSMsgType.PING
            if is_ping or not self.writer.pinger.answered(bytes(message.data)):
                await self._hear_control(message.data if is_ping else None)
            message = await self._socket.receive()
        if message.type is WSMsgType.TEXT:
            data = message.data
            return data.encode() if isinstance(data, str) else data
        # Nobody of ours sends binary frames; taken as text they are at best unreadable.
        return bytes(message.data) if message.type is WSMsgType.BINARY else None

    async def _hear_control(self, ping: bytes | None) -> None:
        """Answer a ping; None stands for the answer to one of ours.

        Control frames count like other messages, or a device could keep us busy with them.
        """
        if not self._messages.take(self._loop.time()) and not self._patience.take(self._loop.time()):
            self.writer.say_goodbye("goodbye-too-fast")
        elif ping is not None:
            await self._socket.pong(ping)

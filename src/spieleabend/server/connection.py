"""One device's WebSocket. It never makes a table wait: what it cannot take at once waits in its outbox.

device ── read ──▶ Attendance.receive
device ◀── write ── Outbox ◀── send, show, dismiss (a Viewer's)
"""

import asyncio
import logging
from collections.abc import Callable

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from spieleabend.log.errors import LogError
from spieleabend.play.errors import Parameter
from spieleabend.protocol import PROTOCOL_VERSION
from spieleabend.protocol.commands import (
    AnyClientMessage,
    Command,
    Hello,
    TimePing,
    decode_client_message,
)
from spieleabend.protocol.updates import AnyServerMessage, Goodbye, Refused
from spieleabend.server.limits import (
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
from spieleabend.server.outbox import Outbox
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.errors import BrokenTable, CrowdedTable, UnknownTable
from spieleabend.tables.house import House

HELLO_SECONDS = 5.0
"""A device that has not said hello by then is sent away."""
OPEN_SECONDS = 10.0
"""A table that could not be opened by then is in trouble."""
HEARTBEAT_SECONDS = 20.0
"""A device that has said nothing for so long is asked whether it is there; it has half as long to answer."""
CROWDED_SECONDS = 10.0
"""A device whose outbox has overflowed and was not empty since is given up after so long."""
CLOSE_SECONDS = 3.0
"""A device has so long to take its last message, and to say goodbye itself."""
FAST_BYTES = 32 * 1024
"""Longer messages always go through the writer, which waits for the network."""

CLOSE_CODES = {
    "goodbye-server-stopping": WSCloseCode.GOING_AWAY,
    "goodbye-hello-late": WSCloseCode.POLICY_VIOLATION,
    "goodbye-too-fast": WSCloseCode.POLICY_VIOLATION,
    "goodbye-too-slow": WSCloseCode.TRY_AGAIN_LATER,
    "goodbye-crowded": WSCloseCode.TRY_AGAIN_LATER,
    "goodbye-too-many-connections": WSCloseCode.TRY_AGAIN_LATER,
    "goodbye-trouble": WSCloseCode.INTERNAL_ERROR,
}
"""What browsers are told besides; every other goodbye closes with 1000."""

NOT_READABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)
"""What decoding raises for bytes that are no message."""

encode = msgspec.json.Encoder().encode
decode_goodbye = msgspec.json.Decoder(Goodbye).decode


class Connection:
    """A Viewer over one WebSocket that has been prepared."""

    def __init__(
        self, socket: web.WebSocketResponse[bool], transport: asyncio.Transport, address: str, metrics: Metrics
    ) -> None:
        """`address` is the device's, as the limits know it."""
        self._loop = asyncio.get_running_loop()
        self._socket = socket
        self._transport = transport
        self._address = address
        self._metrics = metrics
        self._outbox = Outbox()
        self._wake = asyncio.Event()
        self._is_writing = False
        self._goodbye_key: str | None = None
        self.is_at_table = False
        """Whether the device has been let in at a table, which will say goodbye to it."""
        self._crowded: asyncio.TimerHandle | None = None
        self._abort: asyncio.TimerHandle | None = None
        now = self._loop.time()
        self._messages = TokenBucket(MESSAGES, now)
        self._time_pings = TokenBucket(TIME_PINGS, now)
        self._patience = TokenBucket(PATIENCE, now)
        self._unreadable = TokenBucket(UNREADABLE, now)

    @property
    def waiting(self) -> int:
        """How many messages are in the outbox."""
        return len(self._outbox)

    @property
    def write_buffer(self) -> int:
        """How many bytes the system has not yet taken."""
        return 0 if self._transport.is_closing() else self._transport.get_write_buffer_size()

    # What tables call.

    def send(self, message: bytes) -> None:
        """An answer or signal, in order."""
        self._put(message, is_view=False)

    def show(self, update: bytes) -> None:
        """A whole view; an older one may be dropped for it."""
        self._put(update, is_view=True)

    def dismiss(self, goodbye: bytes) -> None:
        """Send the last message and close; whoever does not take it in time is cut off."""
        if self._goodbye_key is not None:
            return
        self._outbox.put(goodbye, is_view=False)
        self._goodbye_key = decode_goodbye(goodbye).key
        self._metrics.goodbyes[self._goodbye_key] += 1
        self._abort = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)
        self._wake.set()

    def say_goodbye(self, key: str, *, again: bool = True, **parameters: Parameter) -> None:
        """Dismiss the device with this message key."""
        self.dismiss(encode(Goodbye(key, parameters, again)))

    def cut_off(self) -> None:
        """Close without another word."""
        self._transport.abort()

    def _put(self, message: bytes, *, is_view: bool) -> None:
        if self._goodbye_key is not None or self._socket.closed or self._transport.is_closing():
            return
        if self._can_send_now(message):
            self._send_now(message)
            return
        before = self._outbox.coalesced
        self._outbox.put(message, is_view=is_view)
        self._metrics.views_coalesced += self._outbox.coalesced - before
        self._wake.set()
        if self._outbox.is_overrun:
            self._give_up()
        elif self._outbox.is_crowded and self._crowded is None:
            self._crowded = self._loop.call_later(CROWDED_SECONDS, self._give_up)

    def _can_send_now(self, message: bytes) -> bool:
        """Whether nothing waits, so that waking up the writer would only cost time."""
        return (
            not self._is_writing
            and not self._outbox
            and len(message) <= FAST_BYTES
            and self._transport.get_write_buffer_size() == 0
        )

    def _send_now(self, message: bytes) -> None:
        """Write a message that fits into the empty buffer, so that sending it has nothing to wait for."""
        sending = self._socket.send_frame(message, WSMsgType.TEXT)
        try:
            sending.send(None)
        except StopIteration:
            return
        except ConnectionError as error:
            self._lose(error)
        finally:
            sending.close()

    def _give_up(self) -> None:
        """Close a connection whose device does not take what it is sent."""
        self.say_goodbye("goodbye-too-slow")
        log_event("device-too-slow", waiting=len(self._outbox), write_buffer=self.write_buffer)

    def _lose(self, error: ConnectionError) -> None:
        """Stop where the network says that nobody is there any more; reading ends with it."""
        log_event("connection-lost", logging.DEBUG, reason=str(error))
        if not self._socket.closed:  # else reading is saying goodbye, to the end
            self._transport.abort()

    # The writer, a task of its own.

    async def write(self) -> None:
        """Send what is in the outbox, at the pace of the network, until the goodbye has been sent."""
        try:
            await self._write_all()
            code = CLOSE_CODES.get(self._goodbye_key or "", WSCloseCode.OK)
            await self._socket.close(code=code)
        except ConnectionError as error:
            self._lose(error)

    async def _write_all(self) -> None:
        while True:
            message = self._outbox.take()
            if message is not None:
                self._is_writing = True
                await self._socket.send_frame(message, WSMsgType.TEXT)
                self._is_writing = False
                continue
            if self._crowded is not None:
                self._crowded.cancel()
                self._crowded = None
            if self._goodbye_key is not None:
                return
            self._wake.clear()
            await self._wake.wait()

    # Reading, in the handler's task.

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
            self.say_goodbye("goodbye-hello-late")
        return None

    async def _attend(self, house: House, limits: AddressLimits, hello: Hello) -> Attendance | None:
        """Enter the table that the hello names; None if the device was sent away instead."""
        if hello.version != PROTOCOL_VERSION:
            self.say_goodbye("goodbye-version", again=False)
            return None
        try:
            await limits.look_up(self._address, hello.table)
            async with asyncio.timeout(OPEN_SECONDS):
                attendance = await house.attend(self, hello)
        except UnknownTable:
            limits.not_found(self._address)
            self.say_goodbye("goodbye-unknown-table", again=False, code=hello.table)
        except CrowdedTable as error:
            self.say_goodbye("goodbye-crowded", most=error.most)
        except TooMany:
            self.say_goodbye("goodbye-too-fast")
        except (BrokenTable, LogError, TimeoutError) as error:
            log_table_trouble("table-not-opened", hello.table, error)
            self.say_goodbye("goodbye-trouble", again=not isinstance(error, BrokenTable))
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
        if isinstance(message, Hello):
            self._refuse_unreadable()
            return
        bucket = self._time_pings if isinstance(message, TimePing) else self._messages
        if bucket.take(self._loop.time()):
            self._metrics.commands[str(type(message).__struct_config__.tag)] += 1
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
        self._tell(Refused("", "refused-unreadable"))
        self._metrics.refused("refused-unreadable")
        if not self._unreadable.take(self._loop.time()):
            self.say_goodbye("goodbye-trouble", again=False)

    def _refuse_too_fast(self, message: AnyClientMessage) -> None:
        if isinstance(message, Command):
            self._tell(Refused(message.id, "refused-too-fast"))
        self._metrics.refused("refused-too-fast")
        if not self._patience.take(self._loop.time()):
            self.say_goodbye("goodbye-too-fast")

    def _tell(self, message: AnyServerMessage) -> None:
        self.send(encode(message))

    async def _receive(self) -> bytes | None:
        """The next message as it came, None when there will be no more."""
        if self._goodbye_key is not None:
            return None
        message = await self._socket.receive()
        if message.type is WSMsgType.TEXT:
            data = message.data
            return data.encode() if isinstance(data, str) else data
        # Nobody of ours sends binary frames; taken as text they are at best unreadable.
        return bytes(message.data) if message.type is WSMsgType.BINARY else None

    async def run(self, house: House, limits: AddressLimits) -> None:
        """Write and read until it is over, and leave nothing behind."""
        writing = asyncio.create_task(self.write())
        try:
            await self.read(house, limits)
        except Exception as error:  # noqa: BLE001 - device and operator are told, all others play on
            log_event("connection-failed", logging.ERROR, error=error)
            self.say_goodbye("goodbye-trouble")
        finally:
            await self._finish(writing)

    async def _finish(self, writing: asyncio.Task[None]) -> None:
        """Let the goodbye go out if there is one, then stop writing."""
        if self._goodbye_key is not None:
            await asyncio.wait([writing], timeout=2 * CLOSE_SECONDS)
        writing.cancel()
        await asyncio.wait([writing])
        error = None if writing.cancelled() else writing.exception()
        if error is not None:
            log_event("writer-failed", logging.ERROR, error=error)
        for timer in (self._crowded, self._abort):
            if timer is not None:
                timer.cancel()
        # A closing transport keeps what nobody takes for as long as the system has patience.
        self._loop.call_later(CLOSE_SECONDS, self._transport.abort)

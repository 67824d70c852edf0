"""Bringing one device what its table says, at the device's own pace and nobody else's.

send, show, dismiss (what tables call) ──▶ at the end of the turn, or outbox ── write, a task of its own ──▶ device
"""

import asyncio
import logging
from collections.abc import Callable
from struct import Struct

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from spieleabend.play.errors import Parameter
from spieleabend.protocol.updates import AnyServerMessage, Goodbye
from spieleabend.server.dispatch import Dispatch
from spieleabend.server.logs import log_event
from spieleabend.server.metrics import Metrics
from spieleabend.server.outbox import Outbox
from spieleabend.server.pinger import Pinger

CROWDED_SECONDS = 10.0
"""A device whose outbox has overflowed and was not empty since is given up after so long."""
CLOSE_SECONDS = 3.0
"""A device has so long to take its last message."""
FAST_BYTES = 32 * 1024
"""Longer messages always go through the outbox, whose writer waits for the network."""

FINAL_TEXT = 0x80 | WSMsgType.TEXT
LONGER = Struct("!BBH").pack

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

encode = msgspec.json.Encoder().encode
decode_goodbye = msgspec.json.Decoder(Goodbye).decode


class Writer:
    """The Viewer that tables see of a device. No method of it waits, but for `write` and `finish`."""

    def __init__(
        self,
        socket: web.WebSocketResponse[bool],
        transport: asyncio.Transport,
        metrics: Metrics,
        dispatch: Dispatch,
    ) -> None:
        """For a WebSocket that has been prepared, over `transport`."""
        self._loop = asyncio.get_running_loop()
        self._socket = socket
        self._transport = transport
        self._metrics = metrics
        self._dispatch = dispatch
        self._departing: list[tuple[int, tuple[bytes, ...], bool]] = []
        """What is sent at the end of this turn of the loop: the size of each, its pieces, whether it is a view."""
        self._outbox = Outbox()
        self.pinger = Pinger(self._ping)
        """Times the way to the device and back where tables want to know."""
        self._wake = asyncio.Event()
        self._is_idle = True
        """Whether no message waits and none is being written."""
        self._goodbye_key: str | None = None
        self._crowded: asyncio.TimerHandle | None = None
        self._abort: asyncio.TimerHandle | None = None

    @property
    def waiting(self) -> int:
        """How many messages have not been sent."""
        return len(self._outbox) + len(self._departing)

    @property
    def write_buffer(self) -> int:
        """How many bytes the system has not yet taken."""
        return 0 if self._transport.is_closing() else self._transport.get_write_buffer_size()

    @property
    def has_said_goodbye(self) -> bool:
        """Whether the last message has been put; nothing after it is sent."""
        return self._goodbye_key is not None

    def send(self, message: bytes) -> None:
        """An answer or signal, in order."""
        self._put((message,), is_view=False)

    def show(self, *update: bytes) -> None:
        """A whole view, in pieces; an older one may be dropped for it."""
        self._put(update, is_view=True)

    def dismiss(self, goodbye: bytes) -> None:
        """Send the last message and close; whoever does not take it in time is cut off."""
        if self._goodbye_key is not None:
            return
        self._hold_back()
        self._is_idle = False
        self._outbox.put(goodbye, is_view=False)
        self._goodbye_key = decode_goodbye(goodbye).key
        self._metrics.goodbyes[self._goodbye_key] += 1
        self._abort = self._loop.call_later(CLOSE_SECONDS, self._transport.abort)
        self._wake.set()

    def measure(self, tell: Callable[[int], None] | None) -> None:
        """Time round trips, and tell each in microseconds; None: stop."""
        self.pinger.measure(tell)

    def tell(self, message: AnyServerMessage) -> None:
        """Send a message of the server's own."""
        self.send(encode(message))

    def say_goodbye(self, key: str, *, again: bool = True, **parameters: Parameter) -> None:
        """Dismiss the device with this message key."""
        self.dismiss(encode(Goodbye(key, parameters, again)))

    def cut_off(self) -> None:
        """Close without another word."""
        self._transport.abort()

    def _put(self, pieces: tuple[bytes, ...], *, is_view: bool) -> None:
        size = sum(map(len, pieces))
        # Where nothing waits, and the message fits into an empty buffer, waking up the writer would only cost time.
        if self._is_idle and size <= FAST_BYTES:
            if not self._departing:
                self._dispatch.soon(self)
            self._departing.append((size, pieces, is_view))
        else:
            self._hold_back()
            self._wait(pieces, is_view=is_view)

    def send_all(self) -> None:
        """Send what departs in this turn, at once where the system takes it, else through the outbox."""
        transport, departing = self._transport, self._departing
        if transport.is_closing():
            departing.clear()
        elif transport.get_write_buffer_size():
            self._hold_back()
        elif len(departing) == 1:
            size, pieces, _ = departing.pop()
            transport.write(b"".join((head_of_text(size), *pieces)))
        else:
            transport.write(b"".join([b"".join((head_of_text(size), *pieces)) for size, pieces, _ in departing]))
            departing.clear()

    def _ping(self, frame: bytes) -> bool:
        """Send a ping at once, unless something of ours would be in its way."""
        transport = self._transport
        if self.has_said_goodbye or transport.is_closing() or transport.get_write_buffer_size():
            return False
        transport.write(frame)
        return True

    def _hold_back(self) -> None:
        """Let what departs in this turn wait in the outbox."""
        departing, self._departing = self._departing, []
        for _, pieces, is_view in departing:
            self._wait(pieces, is_view=is_view)

    def _wait(self, pieces: tuple[bytes, ...], *, is_view: bool) -> None:
        """Let a message wait in the outbox."""
        if self._goodbye_key is not None or self._socket.closed or self._transport.is_closing():
            return
        self._is_idle = False
        before = self._outbox.coalesced
        self._outbox.put(b"".join(pieces), is_view=is_view)
        self._metrics.views_coalesced += self._outbox.coalesced - before
        self._wake.set()
        if self._outbox.is_overrun:
            self._give_up()
        elif self._outbox.is_crowded and self._crowded is None:
            self._crowded = self._loop.call_later(CROWDED_SECONDS, self._give_up)

    def _give_up(self) -> None:
        """Close a connection whose device does not take what it is sent."""
        self.say_goodbye("goodbye-too-slow")
        log_event("device-too-slow", waiting=len(self._outbox), write_buffer=self.write_buffer)

    def _lose(self, error: ConnectionError) -> None:
        """Stop where the network says that nobody is there any more; reading ends with it."""
        log_event("connection-lost", logging.DEBUG, reason=str(error))
        if not self._socket.closed:  # else reading is saying goodbye, to the end
            self._transport.abort()

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
                await self._socket.send_frame(message, WSMsgType.TEXT)
                continue
            if self._crowded is not None:
                self._crowded.cancel()
                self._crowded = None
            if self._goodbye_key is not None:
                return
            self._is_idle = True
            self._wake.clear()
            await self._wake.wait()

    async def finish(self, writing: asyncio.Task[None]) -> None:
        """Let the goodbye go out if there is one, then stop writing."""
        self.pinger.measure(None)
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


def head_of_text(size: int) -> bytes:
    """What a server's WebSocket frame has before a text of so many bytes, at most 65535 (RFC 6455, 5.2)."""
    return bytes((FINAL_TEXT, size)) if size < 126 else LONGER(FINAL_TEXT, 126, size)

"""Timing the way to one device and back with the WebSocket's own pings: the browser answers them, no page can.

A burst at the beginning, then one every few seconds. What waits in our own buffer is not the network's doing, so no
ping is sent behind it.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable

from aiohttp import WSMsgType

BURST, BURST_GAP = 8, 0.12
"""So many pings at the beginning, and the seconds between them."""
GAP = 2.5
"""Seconds between pings later on."""
MOST_UNANSWERED = 16
PAYLOAD_BYTES = 8

FINAL_PING = bytes((0x80 | WSMsgType.PING, PAYLOAD_BYTES))
"""How such a ping's frame begins (RFC 6455, 5.2)."""


class Pinger:
    """The pings of one connection; none until somebody wants to know."""

    def __init__(self, send: Callable[[bytes], bool], nanoseconds: Callable[[], int] = time.monotonic_ns) -> None:
        """`send` writes a frame at once, and says whether it could."""
        self._loop = asyncio.get_running_loop()
        self._send = send
        self._nanoseconds = nanoseconds
        self._tell: Callable[[int], None] | None = None
        self._sent: OrderedDict[bytes, int] = OrderedDict()
        self._count = 0
        self._next: asyncio.TimerHandle | None = None

    def measure(self, tell: Callable[[int], None] | None) -> None:
        """Tell every round trip in microseconds from now on; None: stop."""
        self._tell = tell
        if self._next is not None:
            self._next.cancel()
            self._next = None
        if tell is not None:
            self._count = 0
            self._ping()

    def answered(self, payload: bytes) -> bool:
        """A pong has come; whether it answers one of these pings."""
        now = self._nanoseconds()
        sent = self._sent.pop(payload, None)
        if sent is None:
            return False
        if self._tell is not None:
            self._tell((now - sent) // 1000)
        return True

    def _ping(self) -> None:
        now = self._nanoseconds()
        payload = (now & (1 << 64) - 1).to_bytes(PAYLOAD_BYTES, "big")
        if self._send(FINAL_PING + payload):
            self._sent[payload] = now
            if len(self._sent) > MOST_UNANSWERED:
                self._sent.popitem(last=False)
        self._count += 1
        self._next = self._loop.call_later(BURST_GAP if self._count < BURST else GAP, self._ping)

"""Sending at the end of a turn of the event loop what was said during it.

Many tables go on in one turn, since their records become durable together. Sending right away would let tables and
network take turns by the microsecond, and each would find the processor's caches full of the other's things: so both
took half as long again. Besides, what one device is told within a turn goes out in one piece.
"""

import asyncio
from typing import Protocol


class Sender(Protocol):
    """Somebody who has something to send."""

    def send_all(self) -> None:
        """Send it. Must not raise."""


class Dispatch:
    """All senders that have something to send in this turn of the loop."""

    def __init__(self) -> None:
        """Nobody yet; on the running loop."""
        self._loop = asyncio.get_running_loop()
        self._senders: list[Sender] = []

    def soon(self, sender: Sender) -> None:
        """Let a sender send at the end of this turn; to be called once a turn."""
        if not self._senders:
            self._loop.call_soon(self._send)
        self._senders.append(sender)

    def _send(self) -> None:
        senders, self._senders = self._senders, []
        for sender in senders:
            sender.send_all()

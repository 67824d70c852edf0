"""What waits to be sent to one device. However slow the device is, this stays small.

Answers and signals keep their order and are never dropped; of whole views only the newest matters, so when the
outbox is full the older ones go.
"""

from collections import deque

MOST_MESSAGES = 64
MOST_BYTES = 256 * 1024
"""So much may wait before views are dropped."""
MOST_ANSWERS = 256
"""So many answers and signals may wait before the device is given up."""


class Outbox:
    """A queue of messages, of which views may be dropped."""

    __slots__ = ("_bytes", "_messages", "_views", "coalesced", "is_crowded")

    def __init__(self) -> None:
        """Begin empty."""
        self._messages: deque[tuple[bytes, bool]] = deque()
        self._bytes = 0
        self._views = 0
        self.coalesced = 0
        """How many views were dropped since the beginning."""
        self.is_crowded = False
        """Whether views have been dropped since the outbox was last empty."""

    def __len__(self) -> int:
        return len(self._messages)

    @property
    def bytes_waiting(self) -> int:
        """The size of all messages that wait."""
        return self._bytes

    @property
    def is_overrun(self) -> bool:
        """Whether more answers wait than any device that still listens would leave lying."""
        return len(self._messages) - self._views > MOST_ANSWERS

    def put(self, message: bytes, *, is_view: bool) -> None:
        """Append a message, and drop older views where it is getting crowded."""
        if len(self._messages) >= MOST_MESSAGES or self._bytes + len(message) > MOST_BYTES:
            self._drop_views(keep_newest=not is_view)
        self._messages.append((message, is_view))
        self._bytes += len(message)
        self._views += is_view

    def take(self) -> bytes | None:
        """Remove and return the oldest message, None if there is none."""
        if not self._messages:
            return None
        message, is_view = self._messages.popleft()
        self._bytes -= len(message)
        self._views -= is_view
        if not self._messages:
            self.is_crowded = False
        return message

    def _drop_views(self, *, keep_newest: bool) -> None:
        kept: deque[tuple[bytes, bool]] = deque()
        newest_seen = not keep_newest
        for message, is_view in reversed(self._messages):
            if is_view and newest_seen:
                self._bytes -= len(message)
                self._views -= 1
                self.coalesced += 1
                self.is_crowded = True
            else:
                newest_seen = newest_seen or is_view
                kept.appendleft((message, is_view))
        self._messages = kept

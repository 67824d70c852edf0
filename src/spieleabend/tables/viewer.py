"""What a table knows of a connected device: something to send to, which never makes it wait."""

from collections.abc import Callable
from typing import Protocol


class Viewer(Protocol):
    """One connection. No method waits for the peer; the server keeps a bounded outbox behind each."""

    def send(self, message: bytes) -> None:
        """An answer or signal, in order. Answers are never dropped."""

    def show(self, *update: bytes) -> None:
        """A whole view, in pieces. When the outbox is full only the newest whole view is kept."""

    def dismiss(self, goodbye: bytes) -> None:
        """Send the last message and close."""

    def measure(self, tell: Callable[[int], None] | None) -> None:
        """Time round trips that no page can delay, and tell each in microseconds as it comes; None: stop."""

"""The way back from a thread of ours to whoever waits on an event loop."""

import asyncio
from collections.abc import Iterable
from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")


class Reply(Generic[Answer]):
    """One question's answer: waited for on the loop that made it, settled by another thread.

    The thread calls `keep` or `fail`, as often as it changes its mind, and then hands the reply to `send`.
    """

    __slots__ = ("_answer", "_error", "future", "loop")

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Answer] = self.loop.create_future()
        self._answer: Answer | None = None
        self._error: Exception | None = None

    def keep(self, answer: Answer) -> None:
        """Note what the answer will be."""
        self._answer, self._error = answer, None

    def fail(self, error: Exception) -> None:
        """Note that the answer will be an exception."""
        self._error = error

    def settle(self) -> None:
        """Wake whoever waits; only on the reply's own loop."""
        if self.future.done():  # whoever waited was cancelled and has gone
            return
        if self._error is not None:
            self.future.set_exception(self._error)
        else:
            self.future.set_result(self._answer)  # type: ignore[arg-type]


def send(replies: Iterable[Reply[Any]]) -> None:
    """Settle the replies on their loops, waking each loop once; from any thread.

    A loop that was closed meanwhile has nobody left who waits.
    """
    loops: dict[asyncio.AbstractEventLoop, list[Reply[Any]]] = {}
    for reply in replies:
        loops.setdefault(reply.loop, []).append(reply)
    for loop, waiting in loops.items():
        try:
            loop.call_soon_threadsafe(_settle, waiting)
        except RuntimeError:
            if not loop.is_closed():
                raise


def _settle(replies: list[Reply[Any]]) -> None:
    for reply in replies:
        reply.settle()

"""An event loop without sockets whose clock jumps to whatever is due next: an evening takes a second."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

FIRST_MOMENT = 1_000.0
Outcome = TypeVar("Outcome")


class _Jumping(selectors.SelectSelector):
    """Waits for nothing: the time passes instead."""

    now = FIRST_MOMENT

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing is due any more, and nobody is done")
        self.now += max(0.0, timeout)
        return []


class SilentLoop(asyncio.SelectorEventLoop):
    """A loop in virtual time."""

    def __init__(self) -> None:
        self._jumping = _Jumping()
        super().__init__(self._jumping)
        self._clock_resolution = 1e-9

    def time(self) -> float:
        """The loop's time in seconds."""
        return self._jumping.now


def run(work: Coroutine[Any, Any, Outcome]) -> Outcome:
    """Let it happen in virtual time."""
    with asyncio.Runner(loop_factory=SilentLoop) as runner:
        return runner.run(work)

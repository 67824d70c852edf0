"""An event loop whose clock jumps, so that no test ever waits: a minute passes when nothing is left to do.

Mark a test with `@pytest.mark.virtual_time` and it runs on this loop, server and client together, over real
sockets. The time stands still while code runs, while sockets have something to say, and while anything
outside the loop is at work: `run_in_executor` and `asyncio.to_thread` are counted by themselves, everything
else (the writer thread of a log, say) by `hold_time` or `holding_time`.
"""

import asyncio
import contextlib
import functools
import inspect
import selectors
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Executor
from typing import Any, TypeVar, TypeVarTuple

Kept = TypeVar("Kept")
Arguments = TypeVarTuple("Arguments")

FIRST_MOMENT = 1_000.0
"""Where the loop's time begins, in seconds; not 0, which code may take for "never"."""
FIRST_UTC = 1_798_800_000_000
"""The UTC milliseconds that go with it: an evening in the winter of 2026."""
SHORT_PATIENCE, LONG_PATIENCE = 0.001, 0.005
"""Real seconds in which sockets must be silent before the time jumps, by up to a second or further."""
LONGEST_SILENCE = 20.0
"""Real seconds after which a loop that waits for nothing that could come is called stuck."""


class TimeStandsStill(RuntimeError):
    """Nothing is scheduled and nothing comes from outside: the test would have waited for ever."""


class _JumpingSelector(selectors.DefaultSelector):
    """Waits for sockets really, but only briefly; then lets the loop's time jump to what is due next."""

    def __init__(self) -> None:
        super().__init__()
        self.now = FIRST_MOMENT
        self.held = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        """The sockets that are ready; none after the time has jumped by `timeout` seconds."""
        if timeout is not None and timeout <= 0:
            return self._really(0)
        if timeout is not None and not self.held:
            events = self._really(SHORT_PATIENCE if timeout <= 1 else LONG_PATIENCE)
            if not events:
                self.now += timeout
            return events
        events = self._really(LONGEST_SILENCE)
        if not events:
            waiting_for = "something held the time" if self.held else "nothing is scheduled"
            raise TimeStandsStill(f"for {LONGEST_SILENCE:.0f} seconds no socket spoke, and {waiting_for}")
        return events

    def _really(self, seconds: float) -> list[tuple[selectors.SelectorKey, int]]:
        events: list[tuple[selectors.SelectorKey, int]] = super().select(seconds)
        return events


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """A selector event loop with a clock of its own; see the module."""

    def __init__(self) -> None:
        self._jumping = _JumpingSelector()
        super().__init__(self._jumping)
        # What is due now must be due after adding up seconds in any order, too.
        self._clock_resolution = 1e-6

    def time(self) -> float:
        """The loop's time in seconds; it changes only when nothing is left to do."""
        return self._jumping.now

    def utc(self) -> int:
        """UTC milliseconds that go with `time`; hand it to a LoopClock."""
        return FIRST_UTC + round((self.time() - FIRST_MOMENT) * 1000)

    def pass_time(self, seconds: float) -> None:
        """Let so much time pass as if the code that calls this had taken it."""
        self._jumping.now += seconds

    @contextlib.contextmanager
    def hold_time(self) -> Iterator[None]:
        """Let the time stand still for as long as a thread or another process is at work for us."""
        self._jumping.held += 1
        try:
            yield
        finally:
            self._jumping.held -= 1

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[*Arguments], Kept], *args: *Arguments
    ) -> asyncio.Future[Kept]:
        """As every loop does; the time stands still until the result is here."""
        future: asyncio.Future[Kept] = super().run_in_executor(executor, func, *args)
        holding = self.hold_time()
        holding.__enter__()
        future.add_done_callback(lambda _: holding.__exit__(None, None, None))
        return future

    async def shutdown_default_executor(self, *arguments: Any, **named: Any) -> None:
        """As every loop does; its threads end in real time."""
        with self.hold_time():
            await super().shutdown_default_executor(*arguments, **named)


def hold_time() -> contextlib.AbstractContextManager[None]:
    """Let the time of the running loop stand still; does nothing on a loop with real time."""
    loop = asyncio.get_running_loop()
    return loop.hold_time() if isinstance(loop, VirtualTimeLoop) else contextlib.nullcontext()


def holding_time(object_with_threads: Kept) -> Kept:
    """The same object, whose coroutine methods let the time stand still while they are awaited."""
    return _Holding(object_with_threads)  # type: ignore[return-value] # it answers to every name the object has


class _Holding:
    def __init__(self, wrapped: object) -> None:
        self._wrapped = wrapped

    def __getattr__(self, name: str) -> Any:
        attribute = getattr(self._wrapped, name)
        if not inspect.iscoroutinefunction(attribute):
            return attribute

        @functools.wraps(attribute)
        async def held(*arguments: Any, **named: Any) -> Any:
            with hold_time():
                return await attribute(*arguments, **named)

        return held


def virtual_utc() -> int:
    """UTC milliseconds of the running loop; the real ones on a loop with real time."""
    loop = asyncio.get_running_loop()
    return loop.utc() if isinstance(loop, VirtualTimeLoop) else time.time_ns() // 1_000_000


async def settle() -> None:
    """Return when all that could happen without time passing has happened: sockets, threads, callbacks."""
    await asyncio.sleep(1e-4)


async def within(seconds: float, awaited: Awaitable[Kept]) -> Kept:
    """Await something that must come in so many (virtual) seconds; raises TimeoutError."""
    async with asyncio.timeout(seconds):
        return await awaited

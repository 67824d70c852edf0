"""The work at a table: one task that does whatever can be done, and rests until there is more or an alarm rings."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from spieleabend.tables.clock import Alarm, Clock
from spieleabend.tables.surroundings import Spawn

PAUSE = 0.1
"""Seconds until what is due, and could not be done, is tried again."""


class Work:
    """Begun and woken up by `go_on`, over with `stop`."""

    def __init__(
        self,
        do_everything: Callable[[], Coroutine[Any, Any, None]],
        next_due: Callable[[], float | None],
        spawn: Spawn,
        clock: Clock,
    ) -> None:
        """Nothing is being done yet.

        `do_everything` returns when nothing is left or the work is stopped; `next_due` tells then when, in monotonic
        seconds, there is more though nobody calls `go_on`: None for never.
        """
        self.stopped = False
        self._do_everything = do_everything
        self._next_due = next_due
        self._spawn = spawn
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self._rest: asyncio.Future[None] | None = None
        """What the task waits for while there is nothing to do."""
        self._alarm: Alarm | None = None

    @property
    def is_under_way(self) -> bool:
        """Whether anything is being done now."""
        return self._task is not None and self._rest is None

    def go_on(self) -> None:
        """See to it that whatever can be done is being done."""
        if self._rest is not None:
            self._rest.set_result(None)
            self._rest = None
        elif self._task is None and not self.stopped:
            self._task = self._spawn(self._live())

    def stop(self) -> None:
        """Do no more than what is under way."""
        self.stopped = True
        self.go_on()
        self._silence_alarm()

    async def ended(self) -> None:
        """Return when what was under way as the work was stopped is done."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _live(self) -> None:
        """Do whatever can be done and rest until there is more, until stopped."""
        loop = asyncio.get_running_loop()
        try:
            while not self.stopped:
                self._silence_alarm()
                await self._do_everything()
                if not self.stopped:
                    self._set_alarm()
                    # A task that rests is woken up in less than half the time that a new one takes.
                    self._rest = rest = loop.create_future()
                    await rest
        finally:
            self._task = self._rest = None

    def _set_alarm(self) -> None:
        """Ring when there is more to do."""
        at = self._next_due()
        if at is not None:
            now = self._clock.monotonic()
            # What is due and was not done could not be done: others are busy with the log.
            self._alarm = self._clock.ring(at if at > now else now + PAUSE, self.go_on)

    def _silence_alarm(self) -> None:
        """Do not ring."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

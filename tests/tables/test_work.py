"""The work at a table goes on when it is woken up or its alarm rings, and ends when it is stopped."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from spieleabend.tables.clock import LoopClock
from spieleabend.tables.work import PAUSE, Work


class Job:
    """Something that can be done again and again; takes a second, and notes when it began."""

    def __init__(self) -> None:
        self.clock = LoopClock()
        self.began: list[float] = []
        self.due: list[float | None] = []
        self.spawned = 0
        self.work = Work(self.do, lambda: self.due.pop(0) if self.due else None, self.spawn, self.clock)

    async def do(self) -> None:
        self.began.append(self.clock.monotonic())
        await asyncio.sleep(1)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        self.spawned += 1
        return asyncio.create_task(work)


@pytest.mark.virtual_time
async def test_whoever_is_called_while_at_rest_goes_on_with_the_same_task() -> None:
    job = Job()
    for _ in range(3):
        job.work.go_on()
        await asyncio.sleep(0)
        assert job.work.is_under_way
        await asyncio.sleep(2)
        assert not job.work.is_under_way
    assert len(job.began) == 3
    assert job.spawned == 1
    job.work.stop()
    await job.work.ended()


@pytest.mark.virtual_time
async def test_the_alarm_rings_when_more_is_due_and_after_a_pause_for_what_could_not_be_done() -> None:
    job = Job()
    now = job.clock.monotonic()
    job.due = [now + 10, now]
    job.work.go_on()
    await asyncio.sleep(60)
    assert job.began == [pytest.approx(now), pytest.approx(now + 10), pytest.approx(now + 11 + PAUSE)]
    job.work.stop()
    await job.work.ended()


@pytest.mark.virtual_time
async def test_a_call_silences_the_alarm() -> None:
    job = Job()
    now = job.clock.monotonic()
    job.due = [now + 10]
    job.work.go_on()
    await asyncio.sleep(5)
    job.work.go_on()
    await asyncio.sleep(60)
    assert job.began == [pytest.approx(now), pytest.approx(now + 5)]
    job.work.stop()
    await job.work.ended()


@pytest.mark.virtual_time
async def test_what_is_under_way_is_done_and_nothing_after_it() -> None:
    job = Job()
    now = job.clock.monotonic()
    job.due = [now + 10]
    job.work.go_on()
    await asyncio.sleep(0.5)
    job.work.stop()
    await job.work.ended()
    assert job.clock.monotonic() == pytest.approx(now + 1)
    job.work.go_on()
    await asyncio.sleep(60)
    assert job.began == [pytest.approx(now)]
    assert not job.work.is_under_way

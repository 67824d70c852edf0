"""The clocks and the chance that a house is given."""

import asyncio
import time
from datetime import date

import pytest

from spieleabend.tables.clock import LoopClock, system_entropy, today, wait_until
from tests.virtual_time import FIRST_UTC, virtual_utc


@pytest.mark.virtual_time
async def test_all_time_is_the_loop_s() -> None:
    clock = LoopClock(utc=virtual_utc)
    began = clock.monotonic()
    rung: list[float] = []
    clock.ring(began + 30, lambda: rung.append(clock.monotonic()))
    silenced = clock.ring(began + 20, lambda: rung.append(-1))
    silenced.cancel()
    await wait_until(clock, began + 40)
    assert rung == [pytest.approx(began + 30)]
    assert clock.utc() == FIRST_UTC + 40_000


@pytest.mark.virtual_time
@pytest.mark.parametrize(
    ("utc", "day"), [(1_798_761_599_999, date(2026, 12, 31)), (1_798_761_600_000, date(2027, 1, 1))]
)
async def test_the_day_is_that_of_greenwich(utc: int, day: date) -> None:
    assert today(LoopClock(utc=lambda: utc)) == day


@pytest.mark.virtual_time
async def test_whoever_stops_waiting_takes_the_alarm_along() -> None:
    clock = LoopClock(utc=virtual_utc)
    waiting = asyncio.create_task(wait_until(clock, clock.monotonic() + 3600))
    await asyncio.sleep(1)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_records_carry_the_system_s_time() -> None:
    assert abs(LoopClock().utc() - time.time() * 1000) < 60_000


def test_chance_is_nobody_s_to_guess() -> None:
    assert len({system_entropy(32) for _ in range(100)}) == 100
    assert len(system_entropy(7)) == 7

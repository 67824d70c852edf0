"""Round trips measured with the WebSocket's own pings."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from spieleabend.server.pinger import BURST, FINAL_PING, MOST_UNANSWERED, Pinger
from tests.server.serving import Served, serving, token

pytestmark = pytest.mark.virtual_time


class Line:
    """What a pinger writes to, and its clock."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.now = 1_000_000_000
        self.is_free = True
        self.told: list[int] = []
        self.pinger = Pinger(self.send, lambda: self.now)

    def send(self, frame: bytes) -> bool:
        self.now += 1
        if self.is_free:
            self.sent.append(frame)
        return self.is_free

    def payload(self) -> bytes:
        frame = self.sent[-1]
        assert frame.startswith(FINAL_PING)
        return frame.removeprefix(FINAL_PING)


async def test_nothing_is_sent_until_somebody_wants_to_know() -> None:
    line = Line()
    await asyncio.sleep(10)
    assert line.sent == []


async def test_a_burst_comes_first_then_a_ping_now_and_then_until_nobody_wants_to_know_any_more() -> None:
    line = Line()
    line.pinger.measure(line.told.append)
    await asyncio.sleep(1)
    assert len(line.sent) == BURST
    await asyncio.sleep(10)
    assert BURST + 3 <= len(line.sent) <= BURST + 5
    line.pinger.measure(None)
    sent = len(line.sent)
    await asyncio.sleep(10)
    assert len(line.sent) == sent


async def test_a_round_trip_is_told_once_and_only_for_what_was_sent() -> None:
    line = Line()
    line.pinger.measure(line.told.append)
    payload = line.payload()
    line.now += 12_345_000
    assert line.pinger.answered(payload)
    assert not line.pinger.answered(payload)
    assert not line.pinger.answered(b"whatever")
    assert line.told == [12_345]


async def test_where_something_of_ours_waits_no_ping_is_sent_behind_it() -> None:
    line = Line()
    line.is_free = False
    line.pinger.measure(line.told.append)
    await asyncio.sleep(0.5)
    assert line.sent == []
    line.is_free = True
    await asyncio.sleep(1)
    assert line.sent


async def test_what_is_never_answered_is_forgotten() -> None:
    line = Line()
    line.pinger.measure(line.told.append)
    first = line.payload()
    await asyncio.sleep(3 * MOST_UNANSWERED)
    assert not line.pinger.answered(first)


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    async with serving() as running:
        yield running


async def test_a_device_is_measured_over_a_real_socket_and_its_answers_cost_it_nothing(served: Served) -> None:
    device = await served.arrive(await served.create(), token())
    (connection,) = served.service.connections
    told: list[int] = []
    connection.writer.measure(told.append)
    listening = asyncio.create_task(device.hear("goodbye"))
    await asyncio.sleep(55)
    assert not listening.done()
    assert len(told) >= 25
    assert all(0 <= one < 5_000_000 for one in told)
    listening.cancel()

"""A server as a whole: how it ends."""

import asyncio

import pytest

from spieleabend.server.service import HOUSE_SECONDS
from tests.server.serving import serving, stall
from tests.virtual_time import settle, within

pytestmark = pytest.mark.virtual_time


async def test_every_device_hears_goodbye_when_the_server_stops() -> None:
    async with serving() as served:
        code = await served.create()
        devices = [await served.arrive(code) for _ in range(3)]
        devices.append(await served.device())
        stopping = asyncio.create_task(served.service.stop())
        for device in devices:
            goodbye = await device.hear("goodbye")
            assert (goodbye["key"], goodbye["again"]) == ("goodbye-server-stopping", True)
            assert await device.hear_close() == 1001
        await within(1, stopping)


async def test_a_stopping_server_does_not_wait_long_for_a_stalled_device() -> None:
    async with serving(send_buffer=4096) as served:
        stalled = await stall(served)
        await within(10, served.service.stop())
        await settle()
        assert not served.service.connections
        await stalled.cut()


async def test_a_house_that_does_not_close_does_not_keep_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def never() -> None:
        await asyncio.Event().wait()

    async with serving() as served:
        monkeypatch.setattr(served.service.house, "close", never)
        await within(2 * HOUSE_SECONDS, served.service.stop())


async def test_who_comes_while_the_server_stops_is_sent_home() -> None:
    async with serving() as served:
        served.service.is_stopping = True
        device = await served.device()
        assert (await device.hear("goodbye"))["key"] == "goodbye-server-stopping"

"""The loop that lets tests wait for hours without waiting."""

import asyncio
import threading
import time

import pytest
from aiohttp import ClientSession, web
from aiohttp.test_utils import TestServer

from tests.virtual_time import (
    FIRST_UTC,
    VirtualTimeLoop,
    holding_time,
    settle,
    virtual_utc,
    within,
)

pytestmark = pytest.mark.virtual_time


async def test_an_hour_passes_at_once() -> None:
    began = time.monotonic()
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualTimeLoop)
    before = loop.time()
    await asyncio.sleep(3600)
    assert loop.time() - before == pytest.approx(3600)
    assert virtual_utc() == FIRST_UTC + 3_600_000
    assert time.monotonic() - began < 60


async def test_what_is_due_together_comes_in_order_of_time() -> None:
    heard: list[int] = []
    loop = asyncio.get_running_loop()
    for delay in (30, 10, 20):
        loop.call_later(delay, heard.append, delay)
    await asyncio.sleep(40)
    assert heard == [10, 20, 30]


async def test_the_time_stands_still_while_a_thread_works() -> None:
    loop = asyncio.get_running_loop()
    before = loop.time()
    released = threading.Event()
    loop.call_later(0.5, released.set)
    real = threading.Timer(0.02, released.set)
    real.start()
    await asyncio.to_thread(released.wait)
    real.join()
    assert loop.time() == before


async def test_the_time_stands_still_while_it_is_held() -> None:
    class Writer:
        """Answers from a thread of its own, as a log does."""

        async def write(self) -> str:
            loop = asyncio.get_running_loop()
            written: asyncio.Future[str] = loop.create_future()
            thread = threading.Timer(0.02, loop.call_soon_threadsafe, (written.set_result, "written"))
            thread.start()
            answer = await written
            thread.join()
            return answer

    loop = asyncio.get_running_loop()
    before = loop.time()
    assert await within(0.01, holding_time(Writer()).write()) == "written"
    assert loop.time() == before


async def test_server_and_client_talk_over_sockets_before_the_time_goes_on() -> None:
    async def answer(request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(heartbeat=20)
        await socket.prepare(request)
        async for message in socket:
            await socket.send_str(message.data)
        return socket

    application = web.Application()
    application.router.add_get("/", answer)
    loop = asyncio.get_running_loop()
    async with TestServer(application) as server, ClientSession() as session:
        socket = await session.ws_connect(server.make_url("/"))
        before = loop.time()
        for number in range(50):
            await socket.send_str(str(number))
            assert await within(0.001, socket.receive_str()) == str(number)
        assert loop.time() == before
        # The client answers pings only while it listens.
        with pytest.raises(TimeoutError):
            await within(120, socket.receive())
        await settle()
        assert not socket.closed
        await socket.close()

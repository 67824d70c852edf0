"""What a slow device does to the others (nothing), and what becomes of it."""

import asyncio
import json
import resource
from typing import Any

import pytest

from spieleabend.server.outbox import MOST_ANSWERS, MOST_MESSAGES
from spieleabend.server.writer import CROWDED_SECONDS, FAST_BYTES, head_of_text
from tests.server.serving import RawDevice, serving, stall, token
from tests.virtual_time import settle, within

pytestmark = pytest.mark.virtual_time


async def test_a_stalled_device_holds_up_neither_the_table_nor_the_memory() -> None:
    async with serving(send_buffer=4096) as served:
        code = await served.create()
        stalled = await RawDevice.connect(served.port, receive_buffer=4096)
        stalled.hello(code)
        device = await served.arrive(code)
        await device.sit("Ania", token("ania"))
        await device.hear("done")
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        for number in range(400):
            await asyncio.sleep(0.1)
            name = f"Ania {number}"
            await device.say({"kind": "rename", "id": f"rename-{number:04}", "person": 1, "name": name, "picture": 0})
            assert (await within(1, device.hear("done")))["id"] == f"rename-{number:04}"
        grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        assert grown < 20_000
        assert served.service.metrics.views_coalesced > 100
        assert served.service.metrics.goodbyes["goodbye-too-slow"] == 1
        assert len(served.service.connections) == 1
        await stalled.cut()


async def test_a_full_outbox_keeps_every_answer_and_the_newest_view() -> None:
    async with serving(send_buffer=4096) as served:
        stalled = await stall(served)
        (writer,) = [connection.writer for connection in served.service.connections]
        for number in range(MOST_ANSWERS // 2):
            writer.send(b'{"kind":"done","id":"%d"}' % number)
            writer.show(b'{"kind":"update","number":%d}' % number)
        assert writer.waiting < MOST_ANSWERS
        heard: list[dict[str, Any]] = []
        while not heard or heard[-1].get("number") != MOST_ANSWERS // 2 - 1:
            _, payload = await within(5, stalled.hear())
            heard.append(json.loads(payload))
        answers = [message["id"] for message in heard if message["kind"] == "done"]
        assert answers == [str(number) for number in range(MOST_ANSWERS // 2)]
        views = [message["number"] for message in heard if message["kind"] == "update" and "public" not in message]
        assert views == sorted(views)
        assert len(views) <= MOST_MESSAGES
        await stalled.cut()


async def test_a_device_whose_outbox_stays_crowded_is_given_up() -> None:
    async with serving(send_buffer=4096) as served:
        stalled = await stall(served)
        (writer,) = [connection.writer for connection in served.service.connections]
        for number in range(2 * MOST_MESSAGES):
            writer.show(b'{"kind":"update","number":%d}' % number)
        await asyncio.sleep(CROWDED_SECONDS - 1)
        assert not served.service.metrics.goodbyes
        await asyncio.sleep(2)
        assert served.service.metrics.goodbyes == {"goodbye-too-slow": 1}
        await asyncio.sleep(5)
        assert not served.service.connections
        await stalled.cut()


async def test_a_device_that_catches_up_in_time_stays() -> None:
    async with serving(send_buffer=4096) as served:
        stalled = await stall(served)
        (writer,) = [connection.writer for connection in served.service.connections]
        for number in range(2 * MOST_MESSAGES):
            writer.show(b'{"kind":"update","number":%d}' % number)
        await asyncio.sleep(CROWDED_SECONDS / 2)
        while not (await within(5, stalled.hear()))[1].endswith(b'"number":%d}' % (2 * MOST_MESSAGES - 1)):
            pass
        await asyncio.sleep(CROWDED_SECONDS - 1)
        assert not served.service.metrics.goodbyes
        await stalled.cut()


async def test_more_answers_than_anybody_would_leave_lying_end_the_connection() -> None:
    async with serving(send_buffer=4096) as served:
        stalled = await stall(served)
        (writer,) = [connection.writer for connection in served.service.connections]
        for number in range(MOST_ANSWERS + 2):
            writer.send(b'{"kind":"done","id":"%d"}' % number)
        assert served.service.metrics.goodbyes == {"goodbye-too-slow": 1}
        await asyncio.sleep(5)
        assert not served.service.connections
        await stalled.cut()


async def test_messages_of_every_size_arrive_in_order() -> None:
    async with serving() as served:
        device = await served.arrive(await served.create())
        await device.hear("presence")
        (writer,) = [connection.writer for connection in served.service.connections]
        sizes = [1, FAST_BYTES - 100, FAST_BYTES + 1, 3 * FAST_BYTES, 5, 200_000, 7]
        for number, size in enumerate(sizes):
            writer.send(json.dumps({"kind": "filler", "number": number, "text": "x" * size}).encode())
        heard = [await device.hear("filler") for _ in sizes]
        assert [(message["number"], len(message["text"])) for message in heard] == list(enumerate(sizes))


async def test_nothing_is_sent_after_the_goodbye() -> None:
    async with serving() as served:
        device = await served.arrive(await served.create())
        (writer,) = [connection.writer for connection in served.service.connections]
        writer.say_goodbye("goodbye-trouble")
        writer.say_goodbye("goodbye-too-slow")
        writer.send(b'{"kind":"too late"}')
        assert (await device.hear("goodbye"))["key"] == "goodbye-trouble"
        assert await device.hear_close() == 1011
        assert served.service.metrics.goodbyes == {"goodbye-trouble": 1}


async def test_a_device_that_is_gone_is_no_trouble_to_who_sends() -> None:
    async with serving() as served:
        device = await served.arrive(await served.create())
        (writer,) = [connection.writer for connection in served.service.connections]
        await device.leave()
        await settle()
        writer.send(b"{}")
        writer.show(b"{}")
        await settle()
        assert (writer.waiting, writer.write_buffer) == (0, 0)


async def test_what_is_said_in_one_turn_goes_out_in_order_though_one_of_it_is_long() -> None:
    async with serving() as served:
        device = await served.arrive(await served.create())
        await device.hear("presence")
        (writer,) = [connection.writer for connection in served.service.connections]
        for number, size in enumerate([3, FAST_BYTES + 1, 3]):
            writer.send(json.dumps({"kind": "filler", "number": number, "text": "x" * size}).encode())
        writer.say_goodbye("goodbye-trouble")
        assert [(await device.hear_any()).get("number") for _ in range(4)] == [0, 1, 2, None]


@pytest.mark.parametrize(
    ("size", "head"),
    [(0, "8100"), (1, "8101"), (125, "817d"), (126, "817e007e"), (256, "817e0100"), (FAST_BYTES, "817e8000")],
)
def test_a_frame_says_how_long_its_text_is(size: int, head: str) -> None:
    assert head_of_text(size) == bytes.fromhex(head)

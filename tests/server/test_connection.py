"""A device's WebSocket: the hello, the limits, and that no device makes another one wait."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from spieleabend.log.errors import Broken
from spieleabend.protocol.commands import MOST_MESSAGE_BYTES, ClientMessage, decode_client_message
from spieleabend.server.connection import HEARTBEAT_SECONDS, HELLO_SECONDS, NOT_READABLE
from spieleabend.server.limits import (
    FREE_FAILURES,
    HEARTBEATS,
    MESSAGES,
    MOST_CONNECTIONS,
    PATIENCE,
    TIME_PINGS,
    UNREADABLE,
)
from spieleabend.tables.errors import BrokenTable
from tests.server.serving import NOT_KNOWN, Device, RawDevice, Served, serving, token
from tests.virtual_time import settle, within

pytestmark = pytest.mark.virtual_time

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    async with serving() as running:
        yield running


async def test_a_device_that_says_hello_is_welcomed_and_shown_the_table(served: Served) -> None:
    code = await served.create()
    device = await served.device()
    await device.hello(code, token())
    assert (await device.hear_any())["kind"] == "welcome"
    update = await device.hear_any()
    assert update["kind"] == "update"
    assert update["public"]["code"] == code
    assert update["private"]["host"] is True


async def test_a_late_hello_is_not_waited_for(served: Served) -> None:
    device = await served.device()
    before = asyncio.get_running_loop().time()
    goodbye = await device.hear("goodbye")
    assert goodbye == {"kind": "goodbye", "key": "goodbye-hello-late", "parameters": {}, "again": True}
    assert await device.hear_close() == 1008
    assert asyncio.get_running_loop().time() - before == pytest.approx(HELLO_SECONDS, abs=1)


async def test_talking_nonsense_does_not_put_off_the_hello(served: Served) -> None:
    device = await served.device()
    for _ in range(3):
        await asyncio.sleep(2)
        await device.say({"kind": "react", "reaction": "laugh"})
    assert (await device.hear("goodbye"))["key"] == "goodbye-hello-late"


async def test_another_protocol_version_is_told_so(served: Served) -> None:
    device = await served.device()
    await device.hello(await served.create(), version=999)
    goodbye = await device.hear("goodbye")
    assert (goodbye["key"], goodbye["again"]) == ("goodbye-version", False)
    assert await device.hear_close() == 1000


async def test_an_unknown_table_is_told_so(served: Served) -> None:
    device = await served.device()
    await device.hello(NOT_KNOWN)
    goodbye = await device.hear("goodbye")
    assert goodbye["key"] == "goodbye-unknown-table"
    assert goodbye["parameters"] == {"code": NOT_KNOWN}
    assert goodbye["again"] is False


async def test_what_cannot_be_read_is_refused_and_repeated_it_closes(served: Served) -> None:
    device = await served.arrive(await served.create())
    unreadable = int(UNREADABLE[1])
    for text in ["", "nonsense", "[]", '{"kind":"dance"}', '{"kind":"sit","id":7}', "[" * 20_000][:unreadable]:
        await device.say(text)
        assert await device.hear("refused") == {
            "kind": "refused",
            "id": "",
            "key": "refused-unreadable",
            "parameters": {},
        }
    await device.say("once too often")
    goodbye = await device.hear("goodbye")
    assert (goodbye["key"], goodbye["again"]) == ("goodbye-trouble", False)


async def test_a_second_hello_is_none(served: Served) -> None:
    code = await served.create()
    device = await served.arrive(code)
    await device.hello(code)
    assert (await device.hear("refused"))["key"] == "refused-unreadable"


@pytest.mark.parametrize("frame", [b"", b"\xff\xfe", b'{"kind":"hello"'])
async def test_binary_frames_are_unreadable(served: Served, frame: bytes) -> None:
    device = await served.arrive(await served.create())
    await device.socket.send_bytes(frame)
    assert (await device.hear("refused"))["key"] == "refused-unreadable"


async def test_text_that_is_no_utf8_is_unreadable(served: Served) -> None:
    code = await served.create()
    raw = await RawDevice.connect(served.port)
    raw.hello(code)
    raw.frame(TEXT, b'{"kind":"sit","id":"abcdefgh","token":"' + b"\xff\xfe" * 20 + b'"}')
    frames = [await raw.hear() for _ in range(4)]
    assert any(b"refused-unreadable" in payload for _, payload in frames)
    await raw.cut()


ANYTHING = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=9),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=9), inner, max_size=3),
    max_leaves=6,
)
FIELDS = ["kind", "id", "table", "token", "name", "picture", "person", "seat", "number", "move", "options", "sent"]
KINDS = ["hello", "sit", "play", "settle", "time", "layout", "give-nonce", "react"]


@given(
    message=some.dictionaries(some.sampled_from(FIELDS), ANYTHING, max_size=6)
    | some.fixed_dictionaries({"kind": some.sampled_from(KINDS)}, optional=dict.fromkeys(FIELDS[1:], ANYTHING)),
    cut=some.integers(0, 400),
)
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_a_device_sends_is_a_message_or_unreadable_and_nothing_else(
    message: dict[str, object], cut: int
) -> None:
    for data in (json.dumps(message).encode(), json.dumps(message).encode()[:cut], json.dumps([message]).encode()):
        with contextlib.suppress(*NOT_READABLE):
            assert isinstance(decode_client_message(data), ClientMessage)


async def test_an_oversized_message_closes_with_1009_and_the_others_play_on(served: Served) -> None:
    code = await served.create()
    other, device = await served.arrive(code), await served.arrive(code)
    await device.say(" " * (MOST_MESSAGE_BYTES + 1))
    assert await device.hear_close() == 1009
    await other.sit("Ania", token("ania"))
    assert (await other.hear("done"))["id"] == "sitting-down"


async def test_a_message_of_the_greatest_size_is_read(served: Served) -> None:
    device = await served.arrive(await served.create())
    body = json.dumps({"kind": "time", "sent": 1.5})
    await device.say(body + " " * (MOST_MESSAGE_BYTES - len(body)))
    assert (await device.hear("time"))["sent"] == 1.5


async def test_a_silent_device_is_asked_and_then_cut_off(served: Served) -> None:
    code = await served.create()
    raw = await RawDevice.connect(served.port)
    before = asyncio.get_running_loop().time()
    raw.hello(code)
    frames = await raw.hear_all()
    waited = asyncio.get_running_loop().time() - before
    assert [opcode for opcode, _ in frames].count(PING) == 1
    assert waited == pytest.approx(1.5 * HEARTBEAT_SECONDS, abs=2)
    await settle()
    assert not served.service.connections
    await raw.cut()


async def test_a_device_that_answers_pings_stays(served: Served) -> None:
    device = await served.arrive(await served.create())
    with pytest.raises(TimeoutError):
        await within(10 * HEARTBEAT_SECONDS, device.hear("goodbye"))


async def test_clock_samples_are_counted_apart_from_commands(served: Served) -> None:
    device = await served.arrive(await served.create())
    for number in range(int(TIME_PINGS[1])):
        await device.say({"kind": "time", "sent": number})
    for number in range(int(TIME_PINGS[1])):
        assert (await device.hear("time"))["sent"] == number
    await device.sit("Ania", token("ania"))
    assert (await device.hear("done"))["id"] == "sitting-down"


async def test_signs_of_life_in_a_contest_are_counted_apart_from_commands(served: Served) -> None:
    device = await served.arrive(await served.create(), token())
    beat = {"kind": "unpressed", "contest": 1, "seats": [0], "frame": 1.5, "until": 300.25}
    for _ in range(int(HEARTBEATS[1])):
        await device.say(beat)
    await device.sit("Ania", token("ania"))
    assert (await device.hear("done", "refused"))["kind"] == "done"
    assert served.service.metrics.refusals["refused-too-fast"] == 0


async def test_too_many_commands_are_refused_by_id_and_more_still_close(served: Served) -> None:
    device = await served.arrive(await served.create())
    burst, patience = int(MESSAGES[1]), int(PATIENCE[1])
    for number in range(burst):
        await device.say({"kind": "start", "id": f"command-{number:04}"})
        assert (await device.hear("refused"))["key"] != "refused-too-fast"
    for number in range(burst, burst + patience + 1):
        await device.say({"kind": "start", "id": f"command-{number:04}"})
    for number in range(burst, burst + patience + 1):
        refused = await device.hear("refused")
        assert (refused["id"], refused["key"]) == (f"command-{number:04}", "refused-too-fast")
    goodbye = await device.hear("goodbye")
    assert (goodbye["key"], goodbye["again"]) == ("goodbye-too-fast", True)
    assert await device.hear_close() == 1008


async def test_after_a_pause_there_is_room_for_commands_again(served: Served) -> None:
    device = await served.arrive(await served.create())
    for number in range(int(MESSAGES[1]) + 1):
        await device.say({"kind": "start", "id": f"command-{number:04}"})
    while (await device.hear("refused"))["key"] != "refused-too-fast":
        pass
    await asyncio.sleep(1)
    await device.sit("Ania", token("ania"))
    assert (await device.hear("done"))["id"] == "sitting-down"


async def test_two_tables_do_not_hear_each_other(served: Served) -> None:
    here, there = await served.create("one"), await served.create("two")
    listening = await served.arrive(there)
    talking = await served.arrive(here)
    await listening.hear("presence")
    await talking.sit("Ania", token("ania"))
    await talking.hear("done")
    await talking.say({"kind": "react", "reaction": "laugh"})
    await talking.hear("reaction")
    with pytest.raises(TimeoutError):
        await within(5, listening.hear_any())


async def test_names_with_markup_arrive_as_plain_strings(served: Served) -> None:
    device = await served.arrive(await served.create())
    name = '<b onclick="x">'
    await device.sit(name, token("ania"))
    people = (await device.hear("update"))["public"]["people"]
    assert [person["name"] for person in people] == [name]


async def test_twenty_phones_behind_one_address_pass_a_storm_of_reconnects(served: Served) -> None:
    code = await served.create()
    phones = [f"phone-{number}" for number in range(20)]
    for _ in range(5):
        devices = await asyncio.gather(*(served.arrive(code, token(phone), last=1) for phone in phones))
        await asyncio.gather(*(device.leave() for device in devices))
    devices = await asyncio.gather(*(served.arrive(code, token(phone), last=1) for phone in phones))
    await settle()
    assert len(served.service.connections) == 20
    assert served.service.metrics.reconnects == 120
    assert not served.service.metrics.goodbyes


async def test_one_address_has_a_limit_of_connections_and_is_told(served: Served) -> None:
    code = await served.create()
    devices = [await served.device() for _ in range(MOST_CONNECTIONS)]
    turned_away = await served.device()
    goodbye = await turned_away.hear("goodbye")
    assert (goodbye["key"], goodbye["again"]) == ("goodbye-too-many-connections", True)
    assert await turned_away.hear_close() == 1013
    await devices.pop().leave()
    await settle()
    await served.arrive(code)


async def test_guessing_codes_over_the_websocket_becomes_slow(served: Served) -> None:
    async def guess() -> str:
        device = await served.device()
        await device.hello(NOT_KNOWN)
        key: str = (await device.hear("goodbye"))["key"]
        return key

    loop = asyncio.get_running_loop()
    before = loop.time()
    assert {await guess() for _ in range(FREE_FAILURES)} == {"goodbye-unknown-table"}
    assert loop.time() == before
    assert {await guess() for _ in range(6)} == {"goodbye-unknown-table"}
    assert loop.time() - before > 5
    keys = await asyncio.gather(*(guess() for _ in range(5)))
    assert "goodbye-too-fast" in keys


async def test_guesses_do_not_lock_a_household_out_of_its_table(served: Served) -> None:
    code = await served.create()
    for _ in range(3 * FREE_FAILURES):
        await served.get(f"/api/tables/{NOT_KNOWN}")
    before = asyncio.get_running_loop().time()
    await served.arrive(code)
    assert asyncio.get_running_loop().time() == before


async def test_a_device_that_goes_in_the_middle_of_its_hello_leaves_nothing(served: Served) -> None:
    code = await served.create()
    raw = await RawDevice.connect(served.port)
    raw.hello(code)
    await raw.cut()
    await settle()
    assert not served.service.connections


@pytest.mark.parametrize(
    ("error", "again"),
    [
        (BrokenTable(NOT_KNOWN, "newer"), False),
        (Broken(f"{NOT_KNOWN} is on a full disk"), True),
        (RuntimeError("nobody expected this"), True),
    ],
)
async def test_a_table_that_cannot_be_opened_is_trouble(
    served: Served,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: Exception,
    again: bool,
) -> None:
    async def attend(viewer: object, hello: object) -> None:
        raise error

    monkeypatch.setattr(served.service.house, "attend", attend)
    device = await served.device()
    await device.hello(NOT_KNOWN)
    goodbye = await device.hear("goodbye")
    assert (goodbye["key"], goodbye["again"]) == ("goodbye-trouble", again)
    assert await device.hear_close() == 1011
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert NOT_KNOWN not in str(record.__dict__["fields"])


async def test_a_table_that_takes_for_ever_to_open_is_not_waited_for(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def attend(viewer: object, hello: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(served.service.house, "attend", attend)
    device = await served.device()
    await device.hello(await served.create())
    assert (await device.hear("goodbye"))["key"] == "goodbye-trouble"


async def test_pings_are_answered_but_a_flood_of_them_is_not(served: Served) -> None:
    raw = await RawDevice.connect(served.port)
    raw.hello(await served.create())
    raw.frame(PING, b"there?")
    frames = [await raw.hear() for _ in range(4)]
    assert (PONG, b"there?") in frames
    for _ in range(int(MESSAGES[1] + PATIENCE[1]) + 1):
        raw.frame(PING, b"")
    rest = await raw.hear_all()
    assert any(b"goodbye-too-fast" in payload for _, payload in rest)
    assert rest[-1] == (CLOSE, (1008).to_bytes(2, "big"))
    await raw.cut()


async def test_compression_is_neither_offered_nor_taken(served: Served) -> None:
    device = Device(await served.session.ws_connect(f"{served.url}/api/socket", compress=15))
    assert device.socket.compress == 0
    raw = await RawDevice.connect(served.port)
    raw.frame(0x40 | TEXT, b"squeezed")
    assert (await raw.hear_all())[-1] == (CLOSE, (1002).to_bytes(2, "big"))
    await raw.cut()

"""What the server answers over HTTP."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from spieleabend.log.errors import Broken
from spieleabend.log.memory import MemoryLog
from spieleabend.protocol.commands import CreateTable
from spieleabend.server.limits import FREE_FAILURES, NEW_TABLES, REQUESTS
from spieleabend.tables.errors import BrokenTable
from tests.server.serving import NOT_KNOWN, Served, serving, token
from tests.virtual_time import within

pytestmark = pytest.mark.virtual_time


@pytest.fixture
async def served() -> AsyncIterator[Served]:
    async with serving() as running:
        yield running


async def post(served: Served, body: object, **headers: str) -> tuple[int, dict[str, Any]]:
    data = body if isinstance(body, (bytes, str)) else json.dumps(body)
    async with served.session.post(f"{served.url}/api/tables", data=data, headers=headers) as response:
        return response.status, await response.json()


async def test_the_house_says_what_it_has_and_where_it_is(served: Served) -> None:
    status, house, headers = await served.get("/api/house")
    assert status == 200
    assert house["version"] == "test"
    assert "bam" in [game["id"] for game in house["games"]]
    assert house["addresses"] == [f"http://192.168.7.5:{served.port}", f"http://10.1.2.3:{served.port}"]
    assert headers["Cache-Control"] == "no-store"


async def test_what_the_house_has_is_packed_for_who_can_unpack_it(served: Served) -> None:
    """With every game it grows by options, and every phone fetches it."""
    _, house, plain = await served.get("/api/house")
    async with served.session.get(f"{served.url}/api/house", headers={"Accept-Encoding": "gzip"}) as answer:
        packed = await answer.read()
    assert json.loads(gzip.decompress(packed)) == house
    assert len(packed) < int(plain["Content-Length"]) / 2


async def test_a_table_is_made_and_can_be_glimpsed(served: Served) -> None:
    code = await served.create()
    status, glimpse, _ = await served.get(f"/api/tables/{code}")
    assert status == 200
    assert glimpse == {"code": code, "game": "bam", "phase": "lobby", "names": [], "host_name": None}


@pytest.mark.parametrize(
    ("body", "status", "key"),
    [
        ("", 400, "refused-unreadable"),
        ("[]", 400, "refused-unreadable"),
        (b"\xff", 400, "refused-unreadable"),
        ("[" * 4000, 400, "refused-unreadable"),
        ({"token": "short"}, 400, "refused-unreadable"),
        ({"token": token(), "admin": True}, 400, "refused-unreadable"),
        ({"token": token(), "language": "fr"}, 400, "refused-unreadable"),
        ({"token": token(), "game": "chess"}, 400, "refused-unknown-game"),
        ({"token": token(), "game": "x" * 5000}, 413, "refused-unreadable"),
    ],
)
async def test_what_cannot_be_made_a_table_is_refused(served: Served, body: object, status: int, key: str) -> None:
    answered, why = await post(served, body)
    assert (answered, why["key"]) == (status, key)


async def test_a_body_that_never_comes_is_not_waited_for(served: Served) -> None:
    async def slow() -> AsyncIterator[bytes]:
        yield b'{"token":'
        await asyncio.sleep(60)

    async with served.session.post(f"{served.url}/api/tables", data=slow()) as response:
        assert response.status == 408


async def test_tables_come_slowly_after_many_from_one_address(served: Served) -> None:
    body = {"token": token(), "game": "bam"}
    for _ in range(int(NEW_TABLES[1])):
        assert (await post(served, body))[0] == 201
    async with served.session.post(f"{served.url}/api/tables", data=json.dumps(body)) as response:
        assert response.status == 429
        assert response.headers["Retry-After"] == "20"
        why = await response.json()
    assert why == {"key": "refused-too-many-tables", "parameters": {"seconds": 20}}
    await asyncio.sleep(21)
    assert (await post(served, body))[0] == 201


async def test_a_full_house_says_so() -> None:
    async with serving(most_tables=1) as served:
        await served.create()
        status, why = await post(served, {"token": token(), "game": "bam"})
    assert (status, why["key"]) == (503, "refused-house-full")


@pytest.mark.parametrize("code", [NOT_KNOWN, "abcdefg", "short", "O0O0O0O", "%3Cscript%3E", "x" * 200])
async def test_unknown_codes_are_told_so(served: Served, code: str) -> None:
    status, why, _ = await served.get(f"/api/tables/{code}")
    assert (status, why["key"]) == (404, "goodbye-unknown-table")
    assert len(why["parameters"]["code"]) <= 20


async def test_guessing_codes_becomes_slow_and_then_is_refused(served: Served) -> None:
    loop = asyncio.get_running_loop()
    before = loop.time()
    for _ in range(FREE_FAILURES):
        assert (await served.get(f"/api/tables/{NOT_KNOWN}"))[0] == 404
    assert loop.time() == before
    answers = await asyncio.gather(*(served.get(f"/api/tables/{NOT_KNOWN}") for _ in range(20)))
    refused = [(body, headers) for status, body, headers in answers if status == 429]
    assert len(refused) > 10
    body, headers = refused[0]
    assert body["key"] == "refused-too-many-guesses"
    assert int(headers["Retry-After"]) == body["parameters"]["seconds"] > 0


async def test_guessing_match_files_counts_as_well(served: Served) -> None:
    for _ in range(FREE_FAILURES):
        status, why, _ = await served.get(f"/api/tables/{NOT_KNOWN}/match.json")
        assert (status, why["key"]) == (404, "goodbye-unknown-table")
    before = asyncio.get_running_loop().time()
    for _ in range(3):
        await served.get(f"/api/tables/{NOT_KNOWN}/match.json")
    assert asyncio.get_running_loop().time() > before


async def test_a_table_without_a_match_that_is_over_has_no_match_file(served: Served) -> None:
    code = await served.create()
    for _ in range(2 * FREE_FAILURES):
        status, why, _ = await served.get(f"/api/tables/{code}/match.json")
        assert (status, why["key"]) == (404, "refused-no-match-file")


async def test_a_match_file_comes_as_a_file(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def finished(code: str) -> bytes | None:
        return b'{"format":1}\n'

    code = await served.create()
    monkeypatch.setattr(served.service.house, "match_file", finished)
    status, body, headers = await served.get(f"/api/tables/{code}/match.json")
    assert (status, body) == (200, {"format": 1})
    assert headers["Content-Disposition"] == 'attachment; filename="spieleabend-match.json"'


async def test_it_is_healthy_until_it_stops(served: Served) -> None:
    assert (await served.get("/healthz"))[:2] == (200, b"ok\n")
    served.service.is_stopping = True
    assert (await served.get("/healthz"))[:2] == (503, b"stopping\n")


async def test_the_numbers_are_there_for_the_operator_alone(served: Served) -> None:
    code = await served.create()
    device = await served.arrive(code)
    await device.say({"kind": "time", "sent": 1})
    await device.hear("time")
    status, body, headers = await served.get("/metrics")
    assert status == 200
    assert headers["Content-Type"].startswith("text/plain; version=0.0.4")
    lines = body.decode().splitlines()
    assert "spieleabend_tables_loaded 1" in lines
    assert "spieleabend_connections 1" in lines
    assert 'spieleabend_messages_total{kind="time"} 1' in lines
    assert code not in body.decode()
    status, why, _ = await served.get("/metrics", **{"X-Forwarded-For": "203.0.113.7"})
    assert (status, why["key"]) == (404, "refused-not-found")


async def test_trouble_is_told_without_its_inside(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fall_over(wanted: CreateTable) -> str:
        raise RuntimeError("secret inside")

    monkeypatch.setattr(served.service.house, "create", fall_over)
    status, why = await post(served, {"token": token(), "game": "bam"})
    assert (status, why) == (500, {"key": "refused-trouble", "parameters": {}})
    assert "request-failed" in caplog.text


async def test_methods_that_mean_nothing_say_which_do(served: Served) -> None:
    async with served.session.delete(f"{served.url}/api/tables") as response:
        assert response.status == 405
        assert response.headers["Allow"] == "POST"


async def test_a_request_for_the_websocket_that_is_none_is_refused(served: Served) -> None:
    status, why, _ = await served.get("/api/socket")
    assert (status, why["key"]) == (400, "refused-unreadable")
    assert not served.service.connections


async def test_no_token_and_no_code_comes_into_the_log(served: Served, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    code = await served.create("secretive")
    device = await served.arrive(code, token("secretive"))
    await device.say("nonsense")
    await device.hear("refused")
    await within(5, device.leave())
    told = " ".join(f"{record.getMessage()} {record.__dict__}" for record in caplog.records)
    assert "table-created" in told
    assert code not in told
    assert token("secretive") not in told


async def test_tables_outlive_the_server() -> None:
    log = MemoryLog()
    async with serving(log=log) as served:
        code = await served.create()
    async with serving(log=log) as served:
        assert (await served.get(f"/api/tables/{code}"))[0] == 200


@pytest.mark.parametrize(
    ("error", "status"), [(BrokenTable(NOT_KNOWN, "newer"), 500), (Broken("the disk is full"), 503)]
)
@pytest.mark.parametrize("path", [f"/api/tables/{NOT_KNOWN}", f"/api/tables/{NOT_KNOWN}/match.json"])
async def test_a_table_that_cannot_be_read_is_trouble(
    served: Served,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    path: str,
    error: Exception,
    status: int,
) -> None:
    async def fail(code: str) -> None:
        raise error

    monkeypatch.setattr(served.service.house, "glimpse", fail)
    monkeypatch.setattr(served.service.house, "match_file", fail)
    answered, why, _ = await served.get(path)
    assert (answered, why["key"]) == (status, "refused-trouble")
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    assert NOT_KNOWN not in str(record.__dict__["fields"])


async def test_an_address_may_not_ask_all_the_time(served: Served) -> None:
    answers = [(await served.get("/api/house"))[0] for _ in range(int(REQUESTS[1]))]
    assert set(answers) == {200}
    status, why, headers = await served.get("/api/house")
    assert (status, why["key"], headers["Retry-After"]) == (429, "refused-too-fast", "1")
    assert (await served.get("/"))[0] == 200
    await asyncio.sleep(1)
    assert (await served.get("/api/house"))[0] == 200

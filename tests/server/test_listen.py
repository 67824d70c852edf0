"""The open port: who gets it, who is let in, and what is no HTTP at all."""

import asyncio
import socket
from collections.abc import Iterator

import pytest

from spieleabend.server import listen
from spieleabend.server.listen import HEADER_SECONDS, open_port
from spieleabend.server.options import DEFAULT_PORT, PORTS_TO_TRY, ServerOptions
from spieleabend.server.trouble import OperatorTrouble
from tests.server.serving import serving
from tests.virtual_time import settle, within


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_chosen_port_that_is_taken_is_an_error(taken: int) -> None:
    with pytest.raises(OperatorTrouble) as trouble:
        open_port(ServerOptions(host="127.0.0.1", port=taken))
    assert trouble.value.key == "error-port-taken"
    assert str(taken) in trouble.value.worded("en")
    assert "--port" in trouble.value.worded("de")


def test_where_none_is_chosen_the_next_free_one_is_taken(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listen, "DEFAULT_PORT", taken)
    with open_port(ServerOptions(host="127.0.0.1")) as port:
        assert taken < port.getsockname()[1] < taken + PORTS_TO_TRY


def test_where_all_are_taken_it_says_which(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listen, "DEFAULT_PORT", taken)
    monkeypatch.setattr(listen, "PORTS_TO_TRY", 1)
    with pytest.raises(OperatorTrouble) as trouble:
        open_port(ServerOptions(host="127.0.0.1"))
    assert str(taken) in trouble.value.worded("pl")


@pytest.mark.parametrize("host", ["203.0.113.1", "no such host"])
def test_an_address_that_is_not_this_machine_s_is_an_error(host: str) -> None:
    with pytest.raises(OperatorTrouble) as trouble:
        open_port(ServerOptions(host=host, port=0))
    assert trouble.value.key == "error-address"
    assert host in trouble.value.worded("en")


def test_a_port_that_was_just_given_back_can_be_had_again() -> None:
    with open_port(ServerOptions(host="127.0.0.1", port=0)) as port:
        number = port.getsockname()[1]
        with socket.create_connection(("127.0.0.1", number)):
            port.setblocking(True)
            port.accept()[0].close()
    with open_port(ServerOptions(host="127.0.0.1", port=number)) as again:
        assert again.getsockname()[1] == number


async def raw(port: int, sent: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    answer = await within(100, reader.read())
    writer.close()
    await writer.wait_closed()
    return answer


@pytest.mark.virtual_time
@pytest.mark.parametrize(
    "sent",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 this is how TLS begins\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nBad header\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nX-Long: " + b"x" * 20_000 + b"\r\n\r\n",
    ],
)
async def test_what_is_no_request_is_refused_with_the_headers_and_without_a_word_in_the_log(
    sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving() as served:
        answer = await raw(served.port, sent)
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b" 400 " in head.splitlines()[0]
    assert b"X-Content-Type-Options: nosniff" in head
    assert b"Server: Spieleabend" in head
    assert body == b"400\n"
    assert not [record for record in caplog.records if record.levelname in {"WARNING", "ERROR"}]


@pytest.mark.virtual_time
async def test_a_connection_that_brings_no_request_is_not_kept() -> None:
    async with serving() as served:
        loop = asyncio.get_running_loop()
        for sent in (b"", b"GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "):
            before = loop.time()
            assert await raw(served.port, sent) == b""
            assert loop.time() - before == pytest.approx(HEADER_SECONDS, abs=1)


@pytest.mark.virtual_time
async def test_one_address_cannot_take_every_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listen, "MOST_SOCKETS_EACH", 10)
    async with serving() as served:
        writers = [(await asyncio.open_connection("127.0.0.1", served.port))[1] for _ in range(10)]
        await settle()
        reader, turned_away = await asyncio.open_connection("127.0.0.1", served.port)
        assert await within(1, reader.read()) == b""
        leaving = writers.pop()
        leaving.close()
        await leaving.wait_closed()
        await settle()
        assert b"200 OK" in await raw(served.port, b"GET /healthz HTTP/1.0\r\nHost: a\r\n\r\n")
        for writer in (*writers, turned_away):
            writer.close()
            await writer.wait_closed()


def test_the_default_port_is_the_one_that_is_written_everywhere() -> None:
    assert DEFAULT_PORT == 8000

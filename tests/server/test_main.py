"""Starting and stopping a server as an operator does: a process of its own, signals, exit codes."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from aiohttp import ClientSession

from spieleabend.server.main import stop_signals
from tests.server.serving import Device, token

START = """
import sys
from pathlib import Path
from spieleabend.server.main import serve
from spieleabend.server.options import ServerOptions
sys.exit(serve(ServerOptions(host="127.0.0.1", port=int(sys.argv[2]), data=Path(sys.argv[1]))))
"""
PATIENCE = 60
"""Real seconds; only a server that hangs takes so long."""


def command(data: Path, port: int) -> list[str]:
    return [sys.executable, "-c", START, str(data), str(port)]


def environment(language: str) -> dict[str, str]:
    return {**os.environ, "LC_ALL": language, "PYTHONIOENCODING": "utf-8"}


@contextmanager
def started(data: Path, port: int = 0, language: str = "en_GB.UTF-8") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running server and its address."""
    process = subprocess.Popen(
        command(data, port),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(language),
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := re.search(r"http://\S+", line):
                yield process, found[0]
                return
        raise AssertionError(process.communicate()[1])
    finally:
        process.kill()
        process.communicate()


def failed(data: Path, port: int) -> str:
    """What a server says that cannot start."""
    process = subprocess.Popen(
        command(data, port),
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment("en_GB.UTF-8"),
    )
    _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "Traceback" not in told
    (line,) = [line for line in told.splitlines() if line.startswith("spieleabend: ")]
    return line


def test_it_starts_and_ends_with_a_greeting_and_keeps_its_tables(tmp_path: Path) -> None:
    with started(tmp_path / "data") as (process, url):
        body = json.dumps({"token": "a" * 40, "game": "bam"}).encode()
        with urlopen(Request(f"{url}/api/tables", data=body), timeout=PATIENCE) as response:
            code = json.load(response)["code"]
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "Good night" in out
    lines = [json.loads(line) for line in err.splitlines()]
    assert [line["event"] for line in lines] == ["listening", "table-created"]
    assert code not in err
    with started(tmp_path / "data") as (process, url):
        with urlopen(f"{url}/api/tables/{code}", timeout=PATIENCE) as response:
            assert json.load(response)["code"] == code
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


async def test_a_device_plays_on_the_real_loop_and_hears_goodbye(tmp_path: Path) -> None:
    with started(tmp_path) as (process, url):
        async with ClientSession() as session:
            body = {"token": token(), "game": "bam"}
            async with session.post(f"{url}/api/tables", json=body, headers={"Origin": url}) as response:
                code = (await response.json())["code"]
            device = Device(await session.ws_connect(f"{url}/api/socket", headers={"Origin": url}))
            await device.hello(code, token())
            await device.hear("update")
            for number in range(20):
                await device.sit(f"Ania {number}", token(f"ania-{number}"), f"sitting-down-{number}")
            answers = [await device.hear("done", "refused") for _ in range(20)]
            assert {answer["kind"] for answer in answers[:8]} == {"done"}
            process.send_signal(signal.SIGTERM)
            assert (await device.hear("goodbye"))["key"] == "goodbye-server-stopping"
            assert await device.hear_close() == 1001
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 0


async def test_the_judge_of_words_comes_with_a_game_that_needs_it_and_goes_with_the_server(tmp_path: Path) -> None:
    with started(tmp_path) as (process, url):
        assert process.stderr is not None
        async with ClientSession() as session:
            body = {"token": token(), "game": "flotter-dreier"}
            async with session.post(f"{url}/api/tables", json=body, headers={"Origin": url}) as response:
                code = (await response.json())["code"]
            device = Device(await session.ws_connect(f"{url}/api/socket", headers={"Origin": url}))
            await device.hello(code, token())
            await device.hear("update")
            told = ""
            while "word-judge" not in told:
                told = await asyncio.wait_for(asyncio.to_thread(process.stderr.readline), PATIENCE)
            assert json.loads(told)["what"] == "started"
            process.send_signal(signal.SIGTERM)
            await device.hear("goodbye")
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert [line["what"] for line in map(json.loads, err.splitlines()) if line["event"] == "word-judge"] == [
        "ended with 0"
    ]


def test_it_speaks_its_operator_s_language(tmp_path: Path) -> None:
    with started(tmp_path, language="de_DE.UTF-8") as (process, _):
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=PATIENCE)
    assert "Gute Nacht" in out


def test_a_second_server_on_the_same_tables_is_told_so(tmp_path: Path) -> None:
    with started(tmp_path):
        assert "in use by another" in failed(tmp_path, 0)


def test_a_port_in_use_is_told_so(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert f"Port {port} is in use" in failed(tmp_path, port)


def test_a_folder_that_cannot_be_written_is_told_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert "cannot be written" in failed(tmp_path / "file", 0)


@pytest.mark.parametrize("content", [b"not a database at all" * 100])
def test_a_file_that_is_no_log_is_left_alone(tmp_path: Path, content: bytes) -> None:
    log = tmp_path / "log.sqlite3"
    log.write_bytes(content)
    assert str(log) in failed(tmp_path, 0)
    assert log.read_bytes() == content


async def test_who_asks_twice_is_not_made_to_wait() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with stop_signals() as asked:
        assert signal.getsignal(signal.SIGTERM) != before
        signal.raise_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            await asked.wait()
        assert signal.getsignal(signal.SIGTERM) == before
        assert signal.getsignal(signal.SIGINT) == signal.default_int_handler

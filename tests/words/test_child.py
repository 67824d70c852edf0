"""A process that is talked to through pipes, without the event loop ever waiting for it."""

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from spieleabend.words.child import Child
from spieleabend.words.wire import LENGTH_BYTES

ECHO = """
import sys
while chunk := sys.stdin.buffer.read1():
    sys.stdout.buffer.write(chunk)
    sys.stdout.buffer.flush()
"""
DEAF = "import signal; signal.pause()"


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


async def child(program: str) -> Child:
    return await Child.start((sys.executable, "-c", program))


async def test_what_is_said_comes_back_in_order_and_hanging_up_ends_it() -> None:
    echo = await child(ECHO)
    for body in (b"one", b"", b"x" * 100_000):
        echo.send(framed(body))
    assert [await echo.hear() for _ in range(3)] == [b"one", b"", b"x" * 100_000]
    assert await echo.end(60) == 0
    assert await echo.hear() is None


async def test_who_does_not_listen_keeps_nobody_and_is_ended() -> None:
    deaf = await child(DEAF)
    for _ in range(20):
        deaf.send(framed(b"x" * 100_000))
    assert await deaf.end(0.05) == -signal.SIGKILL
    assert await deaf.hear() is None


async def test_a_child_that_dies_is_heard_of() -> None:
    echo = await child(ECHO)
    os.kill(echo.pid, signal.SIGKILL)
    assert await echo.hear() is None
    echo.send(framed(b"still there?"))
    assert await echo.end(60) == -signal.SIGKILL


async def test_a_program_that_is_not_there_cannot_be_started() -> None:
    with pytest.raises(FileNotFoundError):
        await Child.start(("/nowhere/python",))


async def test_a_start_that_is_given_up_leaves_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def noted(command: tuple[str, ...], **pipes: int) -> subprocess.Popen[bytes]:
        started.append(popen(command, stdin=pipes["stdin"], stdout=pipes["stdout"]))
        return started[0]

    monkeypatch.setattr(subprocess, "Popen", noted)
    starting = asyncio.create_task(child(DEAF))
    await asyncio.sleep(0)
    starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting
    assert [process.returncode for process in started] == [-signal.SIGKILL]

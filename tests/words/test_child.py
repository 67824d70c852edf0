"""A process that is talked to through pipes, without the event loop ever waiting for it."""

import asyncio
import os
import signal
import subprocess
import sys
from threading import Thread

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


@pytest.fixture
def processes(monkeypatch: pytest.MonkeyPatch) -> list[subprocess.Popen[bytes]]:
    """All that are started."""
    started: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def noted(command: tuple[str, ...], **pipes: int) -> subprocess.Popen[bytes]:
        started.append(popen(command, stdin=pipes["stdin"], stdout=pipes["stdout"]))
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", noted)
    return started


def nothing_is_left(process: subprocess.Popen[bytes]) -> bool:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.returncode == -signal.SIGKILL and process.stdin.closed and process.stdout.closed


async def test_a_start_that_is_given_up_leaves_no_process(processes: list[subprocess.Popen[bytes]]) -> None:
    starting = asyncio.create_task(child(DEAF))
    for _ in range(2):
        await asyncio.sleep(0)
        starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting
    assert [nothing_is_left(process) for process in processes] == [True]


async def test_an_end_that_is_given_up_goes_on_until_nothing_is_left(
    processes: list[subprocess.Popen[bytes]],
) -> None:
    deaf = await child(DEAF)
    ending = asyncio.create_task(deaf.end(0.05))
    for _ in range(2):
        await asyncio.sleep(0)
        ending.cancel()
    with pytest.raises(asyncio.CancelledError):
        await ending
    assert [nothing_is_left(process) for process in processes] == [True]


@pytest.mark.parametrize("room", [0, 1])
async def test_where_there_is_no_room_for_threads_no_process_is_left(
    room: int, processes: list[subprocess.Popen[bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int] = []
    start = Thread.start

    def no_room(thread: Thread) -> None:
        if thread.name == "word-judge":
            if len(started) == room:
                raise RuntimeError("can't start new thread")
            started.append(1)
        start(thread)

    monkeypatch.setattr(Thread, "start", no_room)
    with pytest.raises(BlockingIOError, match="can't start new thread"):
        await child(DEAF)
    assert [nothing_is_left(process) for process in processes] == [True]

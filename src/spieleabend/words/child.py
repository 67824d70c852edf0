"""A process of ours that is talked to through pipes. Threads wait for it, so the event loop never does."""

import asyncio
import errno
import subprocess
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import IO, Any, Self

from spieleabend.words.wire import WireError, read_frame

JOIN_SECONDS = 1.0
"""A thread whose pipe has ended is done at once; should one not be, nobody waits for it."""


class Child:
    """A running process; made by `start`, and to be ended by `end`, whatever became of it."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self._process = process
        self._loop = asyncio.get_running_loop()
        self._said: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._to_say: SimpleQueue[bytes | None] = SimpleQueue()
        # Daemons, so that a program that forgot its child can still end; the child then ends, too.
        self._threads = [
            Thread(target=work, args=(pipe,), name="word-judge", daemon=True)
            for work, pipe in ((self._write, process.stdin), (self._read, process.stdout))
        ]
        self._begin()

    @classmethod
    async def start(cls, command: Sequence[str]) -> Self:
        """Start a process. Raises OSError where there is no such program or no room for it."""
        # Even this would keep the loop: the memory of a big process takes long to copy where a loop forks.
        popen: Callable[..., subprocess.Popen[bytes]] = subprocess.Popen
        starting = asyncio.get_running_loop().run_in_executor(
            None, partial(popen, command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        )
        given_up = await _done(starting)
        if given_up is None:
            return cls(starting.result())
        if starting.exception() is None:
            starting.result().kill()
            await _done(asyncio.get_running_loop().run_in_executor(None, starting.result().communicate))
        raise given_up

    def _begin(self) -> None:
        """Let the threads work. Raises OSError where there is no room for them; then nothing is left of the process."""
        try:
            for thread in self._threads:
                thread.start()
        except RuntimeError as error:
            self._process.kill()
            self._to_say.put(None)
            self._process.wait()
            for thread, pipe in zip(self._threads, (self._process.stdin, self._process.stdout), strict=True):
                if thread.is_alive():
                    thread.join(JOIN_SECONDS)
                elif pipe is not None:
                    pipe.close()
            raise OSError(errno.EAGAIN, str(error)) from error

    @property
    def pid(self) -> int:
        """The process's id."""
        return self._process.pid

    def send(self, frame: bytes) -> None:
        """Say something, should the process still listen. It is written as fast as the process reads."""
        self._to_say.put(frame)

    async def hear(self) -> bytes | None:
        """The body of the next message; None where the process has ended, or says what is no message."""
        return await self._said.get()

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()

    async def end(self, seconds: float) -> int:
        """Hang up, give the process so long to end by itself, or end it; its exit code.

        Who is cancelled meanwhile is so afterwards: a process of which nobody knows any more would stay.
        """
        self._to_say.put(None)
        ending = asyncio.get_running_loop().run_in_executor(None, self._end, seconds)
        given_up = await _done(ending)
        if given_up is not None:
            raise given_up
        return ending.result()

    def _end(self, seconds: float) -> int:
        try:
            code = self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        for thread in self._threads:
            thread.join(JOIN_SECONDS)
        return code

    def _write(self, pipe: IO[bytes]) -> None:
        """Write what is to be said, and hang up at the end, or where nobody reads any more."""
        with suppress(OSError), pipe:
            while (frame := self._to_say.get()) is not None:
                pipe.write(frame)
                pipe.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        """Pass on what is said, until it ends; who says what is no message has said enough."""
        with suppress(WireError), pipe:
            while (body := read_frame(pipe)) is not None:
                self._pass_on(body)
        self._pass_on(None)

    def _pass_on(self, body: bytes | None) -> None:
        try:
            self._loop.call_soon_threadsafe(self._said.put_nowait, body)
        except RuntimeError:
            if not self._loop.is_closed():
                raise


async def _done(work: asyncio.Future[Any]) -> asyncio.CancelledError | None:
    """Wait for a thread's work, however often cancelled meanwhile; the last such wish, for the caller to fulfil."""
    given_up: asyncio.CancelledError | None = None
    while not work.done():
        try:
            await asyncio.wait([work])
        except asyncio.CancelledError as wish:
            given_up = wish
    return given_up

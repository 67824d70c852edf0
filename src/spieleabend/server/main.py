"""Starting and stopping a server: everything from the operator's options to the last goodbye."""

import asyncio
import gc
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from importlib.metadata import version
from typing import TextIO

from spieleabend.games import all_games
from spieleabend.log.errors import LogError
from spieleabend.log.interface import Log
from spieleabend.log.sqlite import SqliteLog
from spieleabend.server.banner import banner, terminal_qr
from spieleabend.server.listen import listening, open_port
from spieleabend.server.logs import log_event, set_up_logging
from spieleabend.server.metrics import Metrics
from spieleabend.server.options import DEFAULT_PORT, LOG_FILE, ServerOptions
from spieleabend.server.page import load_page
from spieleabend.server.service import Service
from spieleabend.server.trouble import OperatorTrouble
from spieleabend.server.wording import say, system_language
from spieleabend.tables.clock import LoopClock, system_entropy
from spieleabend.tables.house import House
from spieleabend.tables.pace import Pace
from spieleabend.words.interface import JudgeAndReferee
from spieleabend.words.process import WordProcess

STOPPED, FAILED = 0, 1
"""The exit codes of `serve`."""
GC_THRESHOLDS = (100_000, 50, 1000)
"""With ten thousand connections Python's own thresholds cost half the throughput (docs/operating.md)."""
FILES_WANTED = 65_536


def serve(options: ServerOptions, *, out: TextIO | None = None) -> int:
    """Serve until the operator has had enough, and return the exit code.

    0 after Ctrl+C or SIGTERM; 1 where it could not start, with the reason on stderr, or where it fell over.
    """
    screen = sys.stdout if out is None else out
    language = system_language()
    set_up_logging()
    _allow_many_files()
    try:
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            return runner.run(_serve(options, screen))
    except OperatorTrouble as trouble:
        _say(f"spieleabend: {trouble.worded(language)}", sys.stderr)
    except LogError as error:
        _say(f"spieleabend: {error}", sys.stderr)
    return FAILED


async def _serve(options: ServerOptions, screen: TextIO) -> int:
    """See `serve`; on the loop."""
    with ExitStack() as undo:
        port = undo.enter_context(open_port(options))
        log = await _open_log(options)
        words = WordProcess(tell=lambda event: log_event("word-judge", what=event))
        try:
            return await _serve_log(options, port, log, words, screen)
        finally:
            await words.close()
            await log.close()


async def _serve_log(
    options: ServerOptions, port: socket.socket, log: Log, words: JudgeAndReferee, screen: TextIO
) -> int:
    metrics = Metrics()
    build = version("spieleabend")
    house = House(
        log,
        games=all_games(),
        clock=LoopClock(nanoseconds=time.monotonic_ns),  # uvloop's own time has whole milliseconds only
        entropy=system_entropy,
        version=build,
        observer=metrics,
        keep_days=options.keep_days,
        most_tables=options.most_tables,
        pace=Pace(bots=options.bot_pace),
        words=words,
    )
    await house.open()
    page = await asyncio.to_thread(load_page)
    number = int(port.getsockname()[1])
    service = Service.make(house, options, version=build, page=page, port=number, metrics=metrics)
    _spare_the_collector()
    # The signals first: whoever reads the greeting may answer it at once.
    with stop_signals() as asked:
        async with _housekeeping(house) as failed, listening(service, port, behind_proxy=options.trust_proxy):
            log_event("listening", host=options.host, port=number, version=build)
            await _greet(options, service, number, screen)
            await _any_of(asked, failed)
            if failed.is_set():
                return FAILED
            _say(f"\n{say(system_language(), 'stopping')}", screen)
    return STOPPED


async def _open_log(options: ServerOptions) -> Log:
    """The log of all tables in the operator's folder. Raises OperatorTrouble or LogError."""
    try:
        return await SqliteLog.open(options.data / LOG_FILE)
    except OSError as error:
        reason = error.strerror or str(error)
        raise OperatorTrouble("error-data", folder=str(options.data), reason=reason) from error


@asynccontextmanager
async def _housekeeping(house: House) -> AsyncIterator[asyncio.Event]:
    """Let the house run beside the block; the event is set should it ever fall over."""
    failed = asyncio.Event()

    def over(task: asyncio.Task[None]) -> None:
        error = None if task.cancelled() else task.exception()
        if error is not None:
            log_event("house-failed", error=error)
            failed.set()

    running = asyncio.create_task(house.run())
    running.add_done_callback(over)
    try:
        yield failed
    finally:
        running.cancel()
        await asyncio.wait([running])


async def _greet(options: ServerOptions, service: Service, port: int, screen: TextIO) -> None:
    """Say on the terminal where to join."""
    urls = await service.reach.urls()
    taken = DEFAULT_PORT if options.port is None and port != DEFAULT_PORT else None
    text = banner(
        urls,
        language=system_language(),
        is_public=options.public_url is not None,
        qr=terminal_qr(urls[0], screen, os.environ) if options.show_qr else None,
        port_instead_of=taken,
    )
    _say(text, screen)


@contextmanager
def stop_signals() -> Iterator[asyncio.Event]:
    """An event that is set when the operator wants to stop; who asks twice is not made to wait for the goodbyes."""
    asked = asyncio.Event()
    with ExitStack() as undo:

        def ask() -> None:
            asked.set()
            undo.close()

        for name in ("SIGINT", "SIGTERM", "SIGBREAK"):
            if hasattr(signal, name):
                undo.callback(_on_signal(getattr(signal, name), ask))
        yield asked


async def _any_of(*events: asyncio.Event) -> None:
    """Wait until one of the events is set."""
    waiting = [asyncio.create_task(event.wait()) for event in events]
    try:
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in waiting:
            task.cancel()


def _say(text: str, stream: TextIO) -> None:
    """One line, or several, at once."""
    stream.write(text + "\n")
    stream.flush()


def _on_signal(number: signal.Signals, callback: Callable[[], None]) -> Callable[[], object]:
    """Call `callback` on the loop when the signal comes; returns how to undo it."""
    loop = asyncio.get_running_loop()
    try:
        loop.add_signal_handler(number, callback)
    except NotImplementedError:  # the loops of Windows take no handlers, the signal module does
        before = signal.signal(number, lambda *_: loop.call_soon_threadsafe(callback))
        return lambda: signal.signal(number, before)
    return lambda: loop.remove_signal_handler(number)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the loop: uvloop where it exists, else what the system has."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def _spare_the_collector() -> None:
    """Let the garbage collector look only at what comes from now on, and less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _allow_many_files() -> None:
    """Ask the system for as many open sockets as it allows us."""
    try:
        import resource
    except ImportError:  # on Windows, which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

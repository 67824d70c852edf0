"""How many moves a second a server on one core takes, and how soon all phones see one, beside a bare aiohttp server.

    python benchmarks/server.py            a table for people
    python benchmarks/server.py --json     the same for machines
    python benchmarks/server.py --folder D where to write the log; the disk counts, so mind where D is

The server is the command `spieleabend` itself, with its log on the disk and its limits as they are. Two hundred tables
of six phones play BAM!: one after the other lays its cards and takes them back (`evening.py`). What the phones are
sent meanwhile, the bare server (`echo.py`) sends to as many phones that say as much: it knows nothing, keeps nothing,
and waits for each phone in turn. At a second server of ours every tenth table has one more device, which takes nothing.
How long the log alone takes to commit as many appends a fourth process says (`commits.py`). These four share one core,
the phones (`phones.py`) have another one.

All are measured by turns, and that several times: every figure is the median of these repetitions, for what else the
machine does strikes one or the other. Takes about two minutes. Only Linux has so many addresses of its own (127.0.1.1,
127.0.1.2 …).

| figure | what it is |
| --- | --- |
| `moves`, `echo_moves` | moves a second that all phones have been shown, each table sending the next one then |
| `throughput_ratio` | `moves` / `echo_moves` within a repetition; at least 0.5 is wanted |
| `cpu_us`, `echo_cpu_us` | microseconds of processor time a move then, which a busy machine changes least |
| `rate` | a tenth of `moves`, offered steadily for the next figures |
| `p50_ms` … `echo_p99_ms` | from sending a move to the last phone |
| `commit_p50_ms`, `commit_p99_ms` | from an append until it is durable, where the log has nobody beside it |
| `p99_ratio` | (`p99_ms` - `commit_p99_ms`) / `echo_p99_ms`; at most 2 is wanted |
| `stalled_moves` … `stalled_p99_ms` | the same where some devices take nothing |
| `stalled_coalesced` | views that these devices were spared; it is an error unless their outboxes are full |
| `stalled_moves_ratio` | `stalled_moves` / `moves` within a repetition; 1 is wanted |
| `stalled_p99_ratio` | `stalled_p99_ms` / `p99_ms`; 1 is wanted |

A slow commit and a slow move need not meet, so the difference of two p99s is not the p99 of anything. It says what was
asked: whether p99 is at most twice the bare server's and the log's commit. Where others use the disk it may be below 0;
look at a folder in memory then (`--folder /dev/shm`), too.
"""

import argparse
import asyncio
import gc
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from urllib.request import urlopen

import uvloop
from evening import gather, gather_echo, overhear, stall
from phones import Table, at, offer, saturate

PHONES = 6
STALLED_EVERY = 10
"""At every tenth table a further device takes nothing."""
SLICES = 2
"""So many times by turns latencies are measured within a repetition: a slow moment of the machine strikes them all."""
MOST_FILLINGS, FILLING = 40, 0.5
"""So often tables play on, for so many seconds each, until what lies before a device that takes nothing is full."""
MOVES_TO_FILL = 40
"""So many moves a second a table makes meanwhile: five phones take turns, and each may say ten things a second."""
SPARED = 32
"""So many views each of these devices has been spared on average when its outbox, of 64, has been full."""
SECONDS_TO_START = 30.0
ERRORS = "errors.txt"
"""What the processes say goes to this file."""
HERE = Path(__file__).parent
Figures = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description="A server on one core beside a bare one.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--folder", type=Path, default=Path(), help="where to write (default: here)")
    parser.add_argument("--tables", type=int, default=200, help="how many (200)")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each is measured (2)")
    parser.add_argument("--repetitions", type=int, default=4, help="how often (4)")
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        bench = Bench(Path(folder), arguments.tables, arguments.seconds)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            figures = runner.run(bench.measure(arguments.repetitions))
    if arguments.json:
        print(json.dumps({"python": sys.version.split()[0], **figures}))
        return
    for name, figure in figures.items():
        print(f"{name:20} {figure:g}")


@dataclass
class Server:
    """A server and the tables at it."""

    process: subprocess.Popen[str]
    port: int
    tables: Sequence[Table] = ()


class Bench:
    """The servers, the log alone, and the phones."""

    def __init__(self, folder: Path, count: int, seconds: float) -> None:
        self.folder, self.count, self.seconds = folder, count, seconds
        self.ours: Server
        self.with_stalled: Server
        self.bare: Server
        self.commits: subprocess.Popen[str]
        cores = sorted(os.sched_getaffinity(0))
        self.servers_core = cores[0]
        os.sched_setaffinity(0, {cores[-1]})

    async def measure(self, repetitions: int) -> Figures:
        """All figures."""
        overheard, alone = self.folder / "overheard.json", self.folder / "alone.sqlite3"
        with ExitStack() as running:
            self.ours = await self.gathered(running, "data")
            self.with_stalled = await self.gathered(running, "data-with-stalled")
            said_and_sent = await overhear(self.ours.tables[0])
            overheard.write_text(json.dumps(said_and_sent))
            self.bare = self.started(running, lambda port: (str(HERE / "echo.py"), str(port), str(overheard)))
            self.bare.tables = await gather_echo(self.bare.port, self.count, said_and_sent)
            self.commits = running.enter_context(self.running(str(HERE / "commits.py"), str(alone)))
            await self.commit(1, 1)
            gc.collect()
            gc.disable()
            repeated = [await self.repetition() for _ in range(repetitions)]
        figures = {name: median(figures[name] for figures in repeated) for name in repeated[0]}
        figures["p99_ratio"] = (figures["p99_ms"] - figures["commit_p99_ms"]) / figures["echo_p99_ms"]
        figures["stalled_p99_ratio"] = figures["stalled_p99_ms"] / figures["p99_ms"]
        figures["update_bytes"] = median(len(update) for update in said_and_sent["updates"][0])
        return {
            name: round(figure, 3 if name.endswith(("_ms", "_ratio")) else None) for name, figure in figures.items()
        }

    async def repetition(self) -> Figures:
        """Everything once. Raises RuntimeError where a move was refused or a device sent away."""
        before = trouble(self.ours.port)
        figures = await self.saturated(self.bare, "echo_") | await self.saturated(self.ours)
        figures["rate"] = figures["moves"] / 10
        coalesced = self.coalesced()
        phones = await stall(self.with_stalled.port, self.with_stalled.tables[::STALLED_EVERY])
        await self.fill(len(phones))
        figures |= await self.latency(figures["rate"])
        figures |= await self.saturated(self.with_stalled, "stalled_")
        after = counted(self.with_stalled.port)
        for phone in phones:
            phone.transport.abort()
        if trouble(self.ours.port) != before:
            raise RuntimeError(f"not every move was taken and shown: {before} became {trouble(self.ours.port)}")
        if after["spieleabend_connections"] != self.count * PHONES + len(phones):
            raise RuntimeError(f"some devices are gone: {trouble(self.with_stalled.port)}")
        figures["stalled_coalesced"] = self.coalesced() - coalesced
        figures["throughput_ratio"] = figures["moves"] / figures["echo_moves"]
        figures["stalled_moves_ratio"] = figures["stalled_moves"] / figures["moves"]
        return figures

    async def fill(self, stalled: int) -> None:
        """Play until all that lies between the server and so many devices is full, or raise RuntimeError."""
        before, tables = self.coalesced(), self.with_stalled.tables[::STALLED_EVERY]
        for _ in range(MOST_FILLINGS):
            await offer(tables, MOVES_TO_FILL * len(tables), FILLING)
            if self.coalesced() - before >= SPARED * stalled:
                return
        raise RuntimeError(f"{stalled} devices take nothing, and yet their outboxes do not fill")

    def coalesced(self) -> float:
        """How many views devices that are slow have been spared."""
        return counted(self.with_stalled.port)["spieleabend_views_coalesced_total"]

    async def saturated(self, server: Server, prefix: str = "") -> Figures:
        """Moves a second, and microseconds of the server's processor time for each."""
        before = cpu_seconds(server.process.pid)
        moves, rate = await saturate(server.tables, self.seconds)
        cpu = (cpu_seconds(server.process.pid) - before) / moves * 1e6
        return {f"{prefix}moves": rate, f"{prefix}cpu_us": cpu}

    async def latency(self, rate: float) -> Figures:
        """Milliseconds from sending to the last phone, and until an append is durable."""
        servers = {"": self.ours, "echo_": self.bare, "stalled_": self.with_stalled}
        durations: defaultdict[str, list[float]] = defaultdict(list)
        for _ in range(SLICES):
            for prefix, server in servers.items():
                durations[prefix] += await offer(server.tables, rate, self.seconds / SLICES)
            durations["commit_"] += await self.commit(rate, self.seconds / SLICES)
        return {
            f"{prefix}p{percent}_ms": at(percent / 100, taken)
            for prefix, taken in durations.items()
            for percent in (50, 99)
        }

    async def commit(self, rate: float, seconds: float) -> list[float]:
        """How long the log alone takes for each of so many appends a second."""
        asking, answering = self.commits.stdin, self.commits.stdout
        if asking is None or answering is None:
            raise RuntimeError("commits.py was started without its pipes")
        print(rate, seconds, file=asking, flush=True)
        durations: list[float] = json.loads(await asyncio.to_thread(answering.readline))
        return durations

    async def gathered(self, running: ExitStack, folder: str) -> Server:
        """A server of ours and the tables at it, until the block ends."""
        ours = ("-m", "spieleabend", "--host", "127.0.0.1", "--no-qr", "--data", str(self.folder / folder), "--port")
        server = self.started(running, lambda port: (*ours, str(port)))
        server.tables = await gather(server.port, self.count, PHONES)
        return server

    def started(self, running: ExitStack, command: Callable[[int], Sequence[str]]) -> Server:
        """A server that listens on a port, until the block ends."""
        port = free_port()
        process = running.enter_context(self.running(*command(port)))
        deadline = monotonic() + SECONDS_TO_START
        while not listens(port):
            if process.poll() is not None or monotonic() > deadline:
                raise RuntimeError(f"a server did not start: {(self.folder / ERRORS).read_text()[-2000:]}")
            sleep(0.05)
        return Server(process, port)

    @contextmanager
    def running(self, *command: str) -> Iterator[subprocess.Popen[str]]:
        """A Python process on the servers' core."""
        with (self.folder / ERRORS).open("a") as errors, on_core(self.servers_core):
            arguments = [sys.executable, *command]
            process = subprocess.Popen(
                arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        with process:
            try:
                yield process
            finally:
                process.terminate()
                process.wait()


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """Start processes on this core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def cpu_seconds(process: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def counted(port: int) -> Figures:
    """What the server says about itself (docs/operating.md)."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=SECONDS_TO_START) as response:
        lines = response.read().decode().splitlines()
    return {name: float(figure) for name, figure in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def trouble(port: int) -> Figures:
    """What the server has refused, and whom it has sent away or spared a view."""
    bad = ("spieleabend_refused_total", "spieleabend_goodbyes_total", "spieleabend_views_coalesced_total")
    return {name: figure for name, figure in counted(port).items() if name.startswith(bad)}


def free_port() -> int:
    """A port on which nobody listens yet."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


def listens(port: int) -> bool:
    """Whether a server has started."""
    with socket.socket() as knocking:
        return knocking.connect_ex(("127.0.0.1", port)) == 0


if __name__ == "__main__":
    main()

"""How many moves a second tables of BAM! take, judged, logged and shown to five phones and a screen each.

    python benchmarks/tables.py            a table for people
    python benchmarks/tables.py --json     the same for machines
    python benchmarks/tables.py --folder D where to write the SQLite log

No network: devices are sinks, so what is measured is judging, rules, log and views. Takes about 20 seconds.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from spieleabend.games import all_games
from spieleabend.log import SqliteLog
from spieleabend.log.interface import Log
from spieleabend.log.memory import MemoryLog
from spieleabend.play.prompts import waited_for
from spieleabend.play.randomness import Rng
from spieleabend.protocol import PROTOCOL_VERSION
from spieleabend.protocol import commands as asked
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.clock import LoopClock, system_entropy
from spieleabend.tables.house import House

PEOPLE = 5
Figures = dict[str, float]


class Sink:
    """A device that takes everything at once and notices when it is answered."""

    def __init__(self) -> None:
        self.answered = asyncio.Event()
        self.answer = b""
        self.updates = 0
        self.bytes = 0

    def send(self, message: bytes) -> None:
        if message.startswith((b'{"kind":"done"', b'{"kind":"refused"')):
            self.answer = message
            self.answered.set()

    def show(self, *update: bytes) -> None:
        self.updates += 1
        self.bytes += sum(map(len, update))

    def dismiss(self, goodbye: bytes) -> None:
        self.answer = goodbye
        self.answered.set()

    def measure(self, tell: Callable[[int], None] | None) -> None:
        """Nothing to measure: there is no network."""


class Evening:
    """One table: its people play at random, one move after another."""

    def __init__(self, house: House, number: int) -> None:
        self.house = house
        self.number = number
        self.rng = Rng(number.to_bytes(32, "little"))
        self.sinks: list[Sink] = []
        self.devices: list[Attendance] = []
        self.commands = 0

    def id(self) -> str:
        self.commands += 1
        return f"command-{self.number}-{self.commands}"

    async def ask(self, device: int, command: asked.TableCommand) -> None:
        sink = self.sinks[device]
        sink.answered.clear()
        self.devices[device].receive(command)
        await sink.answered.wait()
        if not sink.answer.startswith(b'{"kind":"done"'):
            raise RuntimeError(f"{command} was answered by {sink.answer!r}")

    async def gather(self) -> None:
        """The screen is device 0, the phone of seat n device n + 1."""
        maker = f"maker-{self.number:034}"
        self.code = await self.house.create(asked.CreateTable(maker, "bam", "en", "adult"))
        for device in range(PEOPLE + 1):
            token = f"phone-{self.number:020}-{device:013}" if device else maker
            self.sinks.append(Sink())
            hello = asked.Hello(self.code, PROTOCOL_VERSION, (token,))
            self.devices.append(await self.house.attend(self.sinks[-1], hello))
            if device:
                await self.ask(device, asked.Sit(self.id(), token, f"Person {device}", device))
        await self.ask(0, asked.Settle(self.id(), options={"cycles": 5, "first_master": "drawn"}))

    async def play(self, until: float) -> list[float]:
        """Play match after match; how long each move took, in seconds."""
        durations: list[float] = []
        state = self.house._tables[self.code].state
        while time.perf_counter() < until:
            if state.phase != "playing":
                if state.phase == "finished":
                    await self.ask(0, asked.Stop(self.id()))
                await self.ask(0, asked.Start(self.id()))
            match = state.match
            if match is None:
                raise RuntimeError("no match has begun")
            seat = next(seat for seat, prompts in match.prompts.items() if waited_for(prompts))
            wanted = [prompt for prompt in match.prompts[seat] if not prompt.optional]
            move = self.rng.choice(wanted).sample(self.rng)
            start = time.perf_counter()
            await self.ask(seat + 1, asked.Play(self.id(), seat, match.prompt_numbers[seat], move))
            durations.append(time.perf_counter() - start)
            await asyncio.sleep(0)
        return durations


async def measure(log: Log, tables: int, seconds: float) -> Figures:
    clock, games = LoopClock(), all_games()
    house = House(log, games=games, clock=clock, entropy=system_entropy, version="benchmark")
    await house.open()
    evenings = [Evening(house, number) for number in range(tables)]
    for evening in evenings:
        await evening.gather()
    sinks = [sink for evening in evenings for sink in evening.sinks]
    before = sum(sink.updates for sink in sinks)
    until = time.perf_counter() + seconds
    played = await asyncio.gather(*(evening.play(until) for evening in evenings))
    ordered = sorted(duration for durations in played for duration in durations)
    updates = sum(sink.updates for sink in sinks)
    await house.close()
    await log.close()
    return {
        "moves_per_second": round(len(ordered) / seconds),
        "updates_per_second": round((updates - before) / seconds),
        "bytes_per_update": round(sum(sink.bytes for sink in sinks) / updates),
        "p50_ms": round(ordered[len(ordered) // 2] * 1e3, 3),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1e3, 3),
    }


async def measure_all(folder: Path) -> dict[str, Figures]:
    results: dict[str, Figures] = {}
    for tables in (1, 200):
        results[f"{tables} tables, log in memory"] = await measure(MemoryLog(), tables, 4.0)
        log = await SqliteLog.open(folder / f"{tables}.sqlite3")
        results[f"{tables} tables, log in SQLite"] = await measure(log, tables, 4.0)
    return results


def main() -> None:
    parser = argparse.ArgumentParser(description="Moves a second of BAM! at House level.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--folder", type=Path, default=Path(), help="where to write (default: here)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        results = asyncio.run(measure_all(Path(folder)))
    if arguments.json:
        print(json.dumps({"python": sys.version.split()[0], **results}))
        return
    for name, figures in results.items():
        print(f"{name:28}", "  ".join(f"{what} {value:g}" for what, value in figures.items()))


if __name__ == "__main__":
    main()

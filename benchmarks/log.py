"""How many appends a second the SQLite log makes durable, and how soon, beside what the disk alone needs.

    python benchmarks/log.py            a table for people
    python benchmarks/log.py --json     the same for machines
    python benchmarks/log.py --folder D where to write; the disk is what is measured, so mind where D is

Takes about 15 seconds. Times are milliseconds.
"""

import argparse
import asyncio
import json
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from spieleabend.log import SqliteLog

BODY = os.urandom(400)
TABLES = 200
Figures = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description="Durable appends of the SQLite log, and the disk alone.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--folder", type=Path, default=Path(), help="where to write (default: here)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        results = measure(Path(folder))
    if arguments.json:
        print(json.dumps({"python": sys.version.split()[0], "sqlite": sqlite3.sqlite_version, **results}))
        return
    for name, figures in results.items():
        print(f"{name:45}", "  ".join(f"{what} {value:g}" for what, value in figures.items()))


def measure(folder: Path) -> dict[str, Figures]:
    """Measure the disk before and after the log, so that a slow minute of a shared disk shows."""
    results = {"fdatasync of 4 KB, before": sync_alone(folder, 1.0)}
    results |= asyncio.run(measure_log(folder))
    results["fdatasync of 4 KB, after"] = sync_alone(folder, 1.0)
    return results


def sync_alone(folder: Path, seconds: float) -> Figures:
    """Overwrite and sync pages of one file, as a write-ahead log does in its steady state."""
    durations: list[float] = []
    pages = 1000
    handle = os.open(folder / "raw", os.O_CREAT | os.O_RDWR)
    try:
        os.write(handle, bytes(4096 * pages))
        os.fsync(handle)
        end = time.perf_counter() + seconds
        while (start := time.perf_counter()) < end:
            os.pwrite(handle, os.urandom(4096), 4096 * (len(durations) % pages))
            os.fdatasync(handle)
            durations.append(time.perf_counter() - start)
    finally:
        os.close(handle)
    return figures(durations, seconds)


async def measure_log(folder: Path) -> dict[str, Figures]:
    results: dict[str, Figures] = {}
    start = time.perf_counter()
    log = await SqliteLog.open(folder / "log.sqlite3")
    results["open a new file"] = {"ms": round((time.perf_counter() - start) * 1e3, 2)}
    numbers = [0] * TABLES

    async def append(table: int) -> float:
        numbers[table] += 1
        start = time.perf_counter()
        now = int(time.time() * 1000)
        await log.append(f"table-{table}", numbers[table], [BODY], time=now, due=now + 30_000)
        return time.perf_counter() - start

    results["1 table, one after the other"] = await closed_loop(append, 1, 2.0)
    results["200 tables, 200 appends a second"] = await offered(append, 200, 3.0)
    results["200 tables, 1000 appends a second"] = await offered(append, 1000, 3.0)
    results["200 tables, each one after the other"] = await closed_loop(append, TABLES, 3.0)
    start = time.perf_counter()
    await log.read("table-0", after=numbers[0] - 1000)
    results["read a table's last 1000 records"] = {"ms": round((time.perf_counter() - start) * 1e3, 2)}
    await log.close()
    return results


async def offered(append: Callable[[int], Awaitable[float]], rate: int, seconds: float) -> Figures:
    """Append at a steady rate, whatever the log says."""
    start = time.perf_counter()
    waiting: list[asyncio.Task[float]] = []
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        waiting.append(asyncio.ensure_future(append(number % TABLES)))
    return figures(await asyncio.gather(*waiting), time.perf_counter() - start)


async def closed_loop(append: Callable[[int], Awaitable[float]], tables: int, seconds: float) -> Figures:
    """Append to each of the tables as soon as its last append is durable."""
    end = time.perf_counter() + seconds

    async def busy(table: int) -> list[float]:
        durations: list[float] = []
        while time.perf_counter() < end:
            durations.append(await append(table))
        return durations

    found = await asyncio.gather(*(busy(table) for table in range(tables)))
    return figures([duration for durations in found for duration in durations], seconds)


def figures(durations: list[float], seconds: float) -> Figures:
    ordered = sorted(durations)
    return {
        "per_second": round(len(ordered) / seconds),
        "p50_ms": round(ordered[len(ordered) // 2] * 1e3, 3),
        "p99_ms": round(ordered[int(len(ordered) * 0.99)] * 1e3, 3),
    }


if __name__ == "__main__":
    main()

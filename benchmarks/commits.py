"""What the log alone takes for so many appends a second: the commits of `server.py`, without the server.

    python benchmarks/commits.py FILE RATE SECONDS

FILE is the log to make. Two hundred tables append records as long as that of a move: first as fast as they can, until
the file and its write-ahead log have the size that they keep, then RATE a second. Prints JSON, times in milliseconds.
"""

import json
import sys
import time
from pathlib import Path

import uvloop
from log import TABLES, Figures, closed_loop, offered

from spieleabend.log import SqliteLog

RECORD = bytes(150)
"""As long as the record of a move."""


async def measure(file: Path, rate: float, seconds: float) -> Figures:
    """How long an append takes, from the call until it is durable."""
    log = await SqliteLog.open(file)
    numbers = [0] * TABLES

    async def append(table: int) -> float:
        numbers[table] += 1
        began = time.perf_counter()
        await log.append(f"table-{table}", numbers[table], [RECORD], time=time.time_ns() // 1_000_000, due=None)
        return time.perf_counter() - began

    await closed_loop(append, TABLES, seconds / 2)
    figures = await offered(append, rate, seconds)
    await log.close()
    return figures


if __name__ == "__main__":
    print(json.dumps(uvloop.run(measure(Path(sys.argv[1]), float(sys.argv[2]), float(sys.argv[3])))))

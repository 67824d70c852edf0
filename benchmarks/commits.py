"""What the log alone takes for so many appends a second: the commits of `server.py`, without the server.

    python benchmarks/commits.py FILE

FILE is the log to make. Two hundred tables append records as long as that of a move: first as fast as they can, until
the file and its write-ahead log have about the size that they keep. Then for every line `RATE SECONDS` that it is sent
it appends so many a second, and prints in JSON how many seconds each took from the call until it was durable.
"""

import asyncio
import json
import sys
import time
from pathlib import Path

import uvloop
from log import TABLES, closed_loop

from spieleabend.log import SqliteLog

RECORD = bytes(150)
"""As long as the record of a move."""
SECONDS_TO_FILL = 1.5


class Appends:
    """Tables that append to one log."""

    def __init__(self, log: SqliteLog) -> None:
        self.log = log
        self.numbers = [0] * TABLES

    async def append(self, table: int) -> float:
        """Append one record; the seconds until it was durable."""
        self.numbers[table] += 1
        began = time.perf_counter()
        now = time.time_ns() // 1_000_000
        await self.log.append(f"table-{table}", self.numbers[table], [RECORD], time=now, due=None)
        return time.perf_counter() - began

    async def offer(self, rate: float, seconds: float) -> list[float]:
        """Append so many records a second, at all tables in turn."""
        began = time.perf_counter()
        appends = []
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            appends.append(asyncio.ensure_future(self.append(number % TABLES)))
        return await asyncio.gather(*appends)


def main() -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        log = runner.run(SqliteLog.open(Path(sys.argv[1])))
        appends = Appends(log)
        runner.run(closed_loop(appends.append, TABLES, SECONDS_TO_FILL))
        for line in sys.stdin:
            rate, seconds = map(float, line.split())
            print(json.dumps(runner.run(appends.offer(rate, seconds))), flush=True)
        runner.run(log.close())


if __name__ == "__main__":
    main()

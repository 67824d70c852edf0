"""A process for test_kill.py: appends to five tables for ever and says what the log has acknowledged.

    python appending.py PATH

Its lines: "open", then a table and the number up to which its records are durable.
"""

import asyncio
import sys
import time

from spieleabend.log import SqliteLog

TABLES = 5


def body(table: str, number: int) -> bytes:
    return f"{table} {number} ".encode() * (number % 40)


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def appending(log: SqliteLog, table: str) -> None:
    head = await log.head(table)
    number = head.number if head else 0
    while True:
        bodies = [body(table, number + index) for index in range(1, 2 + number % 4)]
        await log.append(table, number + 1, bodies, time=int(time.time() * 1000), due=None)
        number += len(bodies)
        say(f"{table} {number}")


async def main() -> None:
    log = await SqliteLog.open(sys.argv[1])
    say("open")
    await asyncio.gather(*(appending(log, f"table-{index}") for index in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main())

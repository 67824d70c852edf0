"""A process that is killed in the middle of its work has lost nothing that it acknowledged."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from spieleabend.log import InUse, Record, SqliteLog
from tests.log import appending

ROUNDS = 6


@contextmanager
def appender(path: Path) -> Iterator["subprocess.Popen[str]"]:
    """A process that has the log open and appends; killed at the latest when the test is done with it."""
    command = [sys.executable, appending.__file__, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "open\n"
            yield process
        finally:
            process.kill()


async def everything(path: Path) -> dict[str, list[Record]]:
    log = await SqliteLog.open(path)
    found: dict[str, list[Record]] = {}
    for index in range(appending.TABLES):
        table = f"table-{index}"
        records = await log.read(table, limit=1_000_000)
        head = await log.head(table)
        assert (head.number if head else 0) == len(records)
        found[table] = records
    await log.close()
    return found


def test_all_that_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite3"
    chance = random.Random(6)
    acknowledged: dict[str, int] = {}
    for _ in range(ROUNDS):
        with appender(path) as process:
            assert process.stdout is not None
            for _ in range(chance.randrange(1, 300)):
                table, number = process.stdout.readline().split()
                acknowledged[table] = int(number)
            os.kill(process.pid, signal.SIGKILL)
            # What it could still say before the kill counts as well.
            for line in process.stdout.read().splitlines(keepends=True):
                if line.endswith("\n"):
                    table, number = line.split()
                    acknowledged[table] = int(number)
            assert process.wait() == -signal.SIGKILL
        for table, records in asyncio.run(everything(path)).items():
            assert len(records) >= acknowledged.get(table, 0)
            assert [record.number for record in records] == list(range(1, len(records) + 1))
            assert all(record.body == appending.body(table, record.number) for record in records)
    assert len(acknowledged) == appending.TABLES
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_second_process_is_refused_until_the_first_is_gone_however_it_went(tmp_path: Path) -> None:
    path = tmp_path / "log.sqlite3"
    with appender(path) as process:
        for _ in range(2):
            with pytest.raises(InUse, match="in use by another server") as refused:
                asyncio.run(everything(path))
            assert refused.value.path == path
        assert process.poll() is None
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
    asyncio.run(everything(path))


def test_a_refused_opening_does_not_loosen_the_lock(tmp_path: Path) -> None:
    """A process loses its locks on a file when it closes any handle of that file; ours must not."""
    path = tmp_path / "log.sqlite3"

    async def refused_twice() -> bytes:
        log = await SqliteLog.open(path)
        with pytest.raises(InUse):
            await SqliteLog.open(path)
        other = await asyncio.create_subprocess_exec(
            sys.executable, appending.__file__, str(path), stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        assert other.stdout is not None
        if await other.stdout.readline():  # it says "open", and would append for ever
            other.kill()
        _, errors = await other.communicate()
        await log.close()
        return errors

    assert b"InUse" in asyncio.run(refused_twice())

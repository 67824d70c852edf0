import sqlite3

import pytest

from spieleabend.log import Broken, Closed
from spieleabend.log.reader import Reader


def reader() -> Reader:
    return Reader(sqlite3.connect(":memory:", check_same_thread=False), "reader")


def one(connection: sqlite3.Connection) -> int:
    return int(connection.execute("SELECT 1").fetchone()[0])


def nowhere(connection: sqlite3.Connection) -> int:
    return len(connection.execute("SELECT * FROM nowhere").fetchall())


async def test_a_failing_question_is_told_to_its_asker_alone() -> None:
    asked = reader()
    asked.start()
    with pytest.raises(Broken, match="reading the log failed: no such table: nowhere") as failed:
        await asked.ask(nowhere)
    assert isinstance(failed.value.__cause__, sqlite3.OperationalError)
    assert await asked.ask(one) == 1
    asked.close()
    asked.join()


async def test_a_closed_reader_takes_no_question() -> None:
    asked = reader()
    asked.start()
    asked.close()
    with pytest.raises(Closed):
        await asked.ask(one)
    asked.join()

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path

import pytest

from spieleabend.log.housekeeping import RECORDS_A_STEP, REMAINS_A_STEP, TABLES_A_STEP, Housekeeping
from spieleabend.log.schema import migrate


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    path = tmp_path / "log.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as connected:
        migrate(connected, path)
        yield connected


def store(connection: sqlite3.Connection, tables: dict[str, tuple[int, int]]) -> None:
    """Store tables, each with so many records, the last of such a time."""
    connection.execute("BEGIN")
    for name, (count, time) in tables.items():
        id_ = connection.execute(
            "INSERT INTO heads (name, number, time) VALUES (?, ?, ?)", (name, count, time)
        ).lastrowid
        connection.executemany(
            "INSERT INTO records VALUES (?, ?, ?, 'body')",
            [(id_, number, time) for number in range(1, count + 1)],
        )
    connection.execute("COMMIT")


def count(connection: sqlite3.Connection, table: str) -> int:
    (found,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    return int(found)


def sweep(housekeeping: Housekeeping) -> int:
    steps = 0
    while housekeeping.remains:
        housekeeping.sweep()
        steps += 1
    return steps


def test_old_tables_are_forgotten_in_bounded_steps(connection: sqlite3.Connection) -> None:
    store(connection, {f"table-{index}": (1, index % 2) for index in range(TABLES_A_STEP * 2 + 1)})
    steps = list(Housekeeping(connection).forget(1))
    assert [len(step) for step in steps] == [TABLES_A_STEP // 2, TABLES_A_STEP // 2, 1]
    assert sorted(name for step in steps for name in step) == sorted(
        f"table-{index}" for index in range(0, TABLES_A_STEP * 2 + 1, 2)
    )
    assert count(connection, "heads") == TABLES_A_STEP


def test_records_are_swept_in_bounded_steps(connection: sqlite3.Connection) -> None:
    store(connection, {"old": (RECORDS_A_STEP * 3, 0), "young": (7, 9)})
    housekeeping = Housekeeping(connection)
    assert list(housekeeping.forget(1)) == [["old"]]
    assert count(connection, "records") == RECORDS_A_STEP * 3 + 7
    housekeeping.sweep()
    assert count(connection, "records") == RECORDS_A_STEP * 2 + 7
    sweep(housekeeping)
    assert count(connection, "records") == 7
    assert count(connection, "remains") == 0


def test_many_small_tables_are_swept_together(connection: sqlite3.Connection) -> None:
    store(connection, {f"table-{index}": (1, 0) for index in range(REMAINS_A_STEP * 2)})
    housekeeping = Housekeeping(connection)
    assert len(list(housekeeping.forget(1))) == 1
    assert sweep(housekeeping) == 3
    assert count(connection, "records") == count(connection, "remains") == 0


def test_what_a_stopped_process_left_is_swept_by_the_next(connection: sqlite3.Connection) -> None:
    store(connection, {"old": (RECORDS_A_STEP * 2, 0)})
    first = Housekeeping(connection)
    assert list(first.forget(1)) == [["old"]]
    first.sweep()
    sweep(Housekeeping(connection))
    assert count(connection, "records") == count(connection, "remains") == 0


def test_forgetting_can_stop_half_way(connection: sqlite3.Connection) -> None:
    store(connection, {f"table-{index}": (1, 0) for index in range(TABLES_A_STEP + 1)})
    assert len(list(islice(Housekeeping(connection).forget(1), 1))) == 1
    assert count(connection, "heads") == 1
    assert count(connection, "remains") == TABLES_A_STEP


def test_nothing_remains_of_nothing(connection: sqlite3.Connection) -> None:
    housekeeping = Housekeeping(connection)
    assert list(housekeeping.forget(1)) == []
    assert sweep(housekeeping) == 1

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from spieleabend.log import NewerSchema, NotALog, Record, SqliteLog, schema
from spieleabend.log.schema import APPLICATION_ID, MIGRATIONS, migrate

NEXT = ("ALTER TABLE heads ADD COLUMN mood TEXT", "UPDATE heads SET mood = name || '!'")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.sqlite3"


@pytest.fixture
def connection(path: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None)) as connected:
        yield connected


def version(connection: sqlite3.Connection) -> int:
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)


def tables(connection: sqlite3.Connection) -> set[str]:
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    return {name for (name,) in rows.fetchall()}


def test_a_new_file_gets_all_tables_and_the_newest_version(connection: sqlite3.Connection, path: Path) -> None:
    migrate(connection, path)
    assert tables(connection) == {"heads", "records", "remains"}
    assert version(connection) == len(MIGRATIONS)
    assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)


def test_migrating_again_changes_nothing(connection: sqlite3.Connection, path: Path) -> None:
    migrate(connection, path)
    before = path.read_bytes()
    migrate(connection, path)
    assert path.read_bytes() == before


async def test_a_file_of_version_1_is_brought_to_version_2_with_its_records(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema.migrate, "__defaults__", (MIGRATIONS[:1],))
    log = await SqliteLog.open(path)
    await log.append("elch", 1, [b"a", b"b"], time=7, due=None)
    await log.close()

    monkeypatch.setattr(schema.migrate, "__defaults__", ((MIGRATIONS[0], NEXT),))
    log = await SqliteLog.open(path)
    assert await log.read("elch") == [Record(1, 7, b"a"), Record(2, 7, b"b")]
    await log.append("elch", 3, [b"c"], time=8, due=None)
    await log.close()
    with closing(sqlite3.connect(path)) as connection:
        assert version(connection) == 2
        assert connection.execute("SELECT mood FROM heads").fetchall() == [("elch!",)]


def test_a_failing_migration_leaves_the_file_as_it_was(connection: sqlite3.Connection, path: Path) -> None:
    migrate(connection, path, MIGRATIONS[:1])
    with pytest.raises(sqlite3.OperationalError, match="no such table: nowhere"):
        migrate(connection, path, (*MIGRATIONS[:1], NEXT, ("DROP TABLE nowhere",)))
    assert version(connection) == 1
    assert "mood" not in {row[1] for row in connection.execute("PRAGMA table_info(heads)").fetchall()}
    assert not connection.in_transaction
    migrate(connection, path, (*MIGRATIONS[:1], NEXT))
    assert version(connection) == 2


def test_a_failing_first_migration_leaves_an_empty_file(connection: sqlite3.Connection, path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, path, (MIGRATIONS[0], ("DROP TABLE nowhere",)))
    assert tables(connection) == set()
    assert version(connection) == 0


def open_and_close(path: Path) -> None:
    async def both() -> None:
        await (await SqliteLog.open(path)).close()

    asyncio.run(both())


def test_a_newer_file_is_refused_and_untouched(path: Path) -> None:
    open_and_close(path)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(NewerSchema) as refused:
        open_and_close(path)
    assert (refused.value.found, refused.value.known, refused.value.path) == (99, len(MIGRATIONS), path)
    assert str(path) in str(refused.value)
    assert "run the newer build again" in str(refused.value)
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"Dear diary", b"\0" * 8192, b"{}\n" * 5000], ids=["short", "zeros", "long"])
def test_what_is_no_sqlite_file_is_refused_and_untouched(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(NotALog, match="no SQLite file at all") as refused:
        open_and_close(path)
    assert refused.value.path == path
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    "script",
    ["CREATE TABLE bookmarks (url)", "PRAGMA user_version = 1", "PRAGMA application_id = 5"],
    ids=["tables", "version", "application"],
)
def test_another_programs_sqlite_file_is_refused_and_untouched(path: Path, script: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(script)
        connection.commit()
    before = path.read_bytes()
    with pytest.raises(NotALog, match="another program"):
        open_and_close(path)
    assert path.read_bytes() == before


def test_an_empty_file_becomes_a_log(path: Path) -> None:
    path.touch()
    open_and_close(path)
    with closing(sqlite3.connect(path)) as connection:
        assert version(connection) == len(MIGRATIONS)

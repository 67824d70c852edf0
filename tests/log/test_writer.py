"""The writer's groups. A writer takes what was queued before it starts as one group, so no test is a race."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from spieleabend.log import Broken, Closed, Conflict, SqliteLog
from spieleabend.log import writer as writer_module
from spieleabend.log.reply import Reply
from spieleabend.log.schema import migrate
from spieleabend.log.writer import Append, Expiry, Writer


class Watched(sqlite3.Connection):
    """Notes the statements, and does to some what a failing disk would do."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.statements: list[str] = []
        self.on_statement: Callable[[str], None] = lambda _: None
        self.on_rollback: Callable[[], None] = lambda: None

    def execute(self, sql: str, *arguments: Any) -> sqlite3.Cursor:
        words = " ".join(sql.split()[:3])
        self.statements.append(words)
        self.on_statement(words)
        return super().execute(sql, *arguments)

    def rollback(self) -> None:
        self.on_rollback()
        super().rollback()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.sqlite3"


@pytest.fixture
def connection(path: Path) -> Watched:
    connected = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Watched)
    migrate(connected, path)
    connected.execute("PRAGMA journal_mode = WAL")
    return connected


@pytest.fixture
def writer(connection: Watched) -> Iterator[Writer]:
    made = Writer(connection)
    connection.statements.clear()
    yield made
    made.close()
    made.join()


def append(table: str, number: int, *bodies: bytes, time: int = 0) -> Append:
    return Append(table, number, bodies or (b"body",), time, None, Reply())


def submit(writer: Writer, *jobs: Append | Expiry) -> asyncio.Future[list[Any]]:
    for job in jobs:
        writer.submit(job)
    return asyncio.gather(*(job.reply.future for job in jobs), return_exceptions=True)


async def bodies(path: Path, table: str) -> list[bytes]:
    log = await SqliteLog.open(path)
    found = [record.body for record in await log.read(table)]
    await log.close()
    return found


async def stop(writer: Writer) -> None:
    writer.close()
    await asyncio.to_thread(writer.join)


def failing(match: str, error: Exception, times: int = 1) -> Callable[[str], None]:
    """Raise `error` at the first so many statements that begin with `match`."""
    left = [times]

    def fail(words: str) -> None:
        if words.startswith(match) and left[0]:
            left[0] -= 1
            raise error

    return fail


async def test_what_waits_is_committed_together(writer: Writer, connection: Watched) -> None:
    outcome = submit(writer, *(append(f"table-{index}", 1) for index in range(100)))
    writer.start()
    assert await outcome == [None] * 100
    assert connection.statements.count("COMMIT") == 1
    assert connection.statements.count("INSERT INTO records") == 1


async def test_a_group_has_bounds(writer: Writer, connection: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer_module, "MOST_RECORDS", 4)
    monkeypatch.setattr(writer_module, "MOST_BYTES", 10)
    few = [append(f"few-{index}", 1, b"a", b"b") for index in range(4)]
    large = [append(f"large-{index}", 1, b"0123456789") for index in range(3)]
    outcome = submit(writer, *few, *large)
    writer.start()
    assert await outcome == [None] * 7
    assert connection.statements.count("COMMIT") == 2 + 3


async def test_conflicts_in_a_group_leave_the_others_whole(writer: Writer, path: Path) -> None:
    outcome = submit(
        writer,
        append("elch", 1, b"a", b"b"),
        append("elch", 2, b"too early a number"),
        append("elch", 3, b"c"),
        append("elch", 3, b"too late"),
        append("wal", 2, b"of no table"),
        append("wal", 1, b"a"),
    )
    writer.start()
    none, early, none2, late, unknown, none3 = await outcome
    assert none is none2 is none3 is None
    assert [(error.number, error.head) for error in (early, late, unknown)] == [(2, 2), (3, 3), (2, 0)]
    await stop(writer)
    assert await bodies(path, "elch") == [b"a", b"b", b"c"]
    assert await bodies(path, "wal") == [b"a"]


async def test_a_group_of_conflicts_writes_nothing(writer: Writer, connection: Watched) -> None:
    outcome = submit(writer, append("elch", 2), append("wal", 3))
    writer.start()
    assert [type(error) for error in await outcome] == [Conflict, Conflict]
    assert not [words for words in connection.statements if words.startswith("INSERT")]


async def test_a_damaged_table_does_not_hurt_its_neighbours(writer: Writer, connection: Watched, path: Path) -> None:
    # A head that lags behind its records: what damage, or a careless hand with another tool, can do.
    connection.execute("INSERT INTO heads (id, name, number, time) VALUES (99, 'wal', 1, 0)")
    connection.execute("INSERT INTO records VALUES (99, 1, 0, 'a'), (99, 2, 0, 'b')")
    outcome = submit(writer, append("elch", 1), append("wal", 2), append("otter", 1), append("elch", 2))
    writer.start()
    elch, wal, otter, elch2 = await outcome
    assert elch is otter is elch2 is None
    assert isinstance(wal, Broken)
    assert isinstance(wal.__cause__, sqlite3.IntegrityError)
    await stop(writer)
    assert len(await bodies(path, "elch")) == 2


async def test_after_a_failure_the_head_is_looked_up_again(writer: Writer, connection: Watched) -> None:
    writer.start()
    assert await submit(writer, append("elch", 1)) == [None]
    connection.execute("INSERT INTO records VALUES (1, 2, 0, 'by another hand')")
    connection.execute("UPDATE heads SET number = 2")
    (broken,) = await submit(writer, append("elch", 2))
    assert isinstance(broken, Broken)
    (refused,) = await submit(writer, append("elch", 2))
    assert isinstance(refused, Conflict)
    assert refused.head == 2


@pytest.mark.parametrize("statement", ["BEGIN", "INSERT INTO records", "INSERT INTO heads", "COMMIT"])
async def test_a_failing_commit_reaches_everybody_in_it_and_the_next_works(
    writer: Writer, connection: Watched, path: Path, statement: str
) -> None:
    connection.on_statement = failing(statement, sqlite3.OperationalError("disk I/O error"))
    outcome = submit(writer, append("elch", 1, b"lost"), append("wal", 1, b"lost"), append("elch", 1))
    writer.start()
    for error in await outcome:
        assert isinstance(error, Broken)
        assert str(error) == "writing the log failed, and this was not stored: disk I/O error"
    assert await submit(writer, append("elch", 1, b"a"), append("elch", 2, b"b")) == [None, None]
    await stop(writer)
    assert await bodies(path, "elch") == [b"a", b"b"]
    assert await bodies(path, "wal") == []


async def test_a_full_disk_reaches_the_append_and_room_heals_it(
    writer: Writer, connection: Watched, path: Path
) -> None:
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    writer.start()
    assert await submit(writer, append("elch", 1, b"a")) == [None]
    (error,) = await submit(writer, append("elch", 2, bytes(100_000)))
    assert isinstance(error, Broken)
    assert "full" in str(error)
    assert await submit(writer, append("elch", 2, b"small enough")) == [None]
    connection.execute("PRAGMA max_page_count = 1000000")
    assert await submit(writer, append("elch", 3, bytes(100_000))) == [None]
    await stop(writer)
    assert await bodies(path, "elch") == [b"a", b"small enough", bytes(100_000)]


async def test_where_even_giving_up_fails_every_append_is_told(
    writer: Writer, connection: Watched, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> None:
        raise sqlite3.OperationalError("disk I/O error")

    connection.on_rollback = broken
    connection.on_statement = failing("COMMIT", sqlite3.OperationalError("disk I/O error"))
    writer.start()
    (first,) = await submit(writer, append("elch", 1))
    (second,) = await submit(writer, append("wal", 1))
    assert isinstance(first, Broken)
    assert isinstance(second, Broken)
    assert "could not be rolled back" in caplog.text


async def test_a_cancelled_append_harms_nobody(writer: Writer, path: Path) -> None:
    cancelled = asyncio.ensure_future(writer.append(append("elch", 1, b"a")))
    await asyncio.sleep(0)
    cancelled.cancel()
    outcome = submit(writer, append("elch", 2, b"b"))
    writer.start()
    assert await outcome == [None]
    assert cancelled.cancelled()
    await stop(writer)
    assert await bodies(path, "elch") == [b"a", b"b"]


def test_a_closed_loop_harms_nobody(writer: Writer, path: Path) -> None:
    async def leave() -> None:
        submit(writer, append("elch", 1, b"a"))

    asyncio.run(leave())

    async def come() -> None:
        writer.start()
        assert await submit(writer, append("elch", 2, b"b")) == [None]
        await stop(writer)
        assert await bodies(path, "elch") == [b"a", b"b"]

    asyncio.run(come())


async def test_places_forgotten_for_want_of_memory_are_looked_up_again(
    writer: Writer, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "MOST_KNOWN", 2)
    writer.start()
    for number in (1, 2, 3):
        for table in ("elch", "wal", "otter"):
            assert await submit(writer, append(table, number)) == [None]
    await stop(writer)
    assert len(await bodies(path, "wal")) == 3


async def test_appends_come_between_the_steps_of_an_expiry(
    writer: Writer, connection: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("spieleabend.log.housekeeping.TABLES_A_STEP", 10)
    old = submit(writer, *(append(f"old-{index}", 1, time=0) for index in range(100)))
    writer.start()
    await old
    meanwhile = append("young", 1, time=9)

    def join(words: str) -> None:
        if words == "DELETE FROM heads":
            connection.on_statement = lambda _: None
            writer.submit(meanwhile)

    connection.on_statement = join
    connection.statements.clear()
    (names,) = await submit(writer, Expiry(5, Reply()))
    await meanwhile.reply.future
    assert len(names) == 100
    steps = [words for words in connection.statements if words.startswith(("DELETE FROM heads", "INSERT INTO r"))]
    inserted = steps.index("INSERT INTO records")
    assert steps.count("DELETE FROM heads") == 10
    assert steps[:inserted].count("DELETE FROM heads") == 1


async def test_a_table_that_was_played_meanwhile_does_not_expire(
    writer: Writer, monkeypatch: pytest.MonkeyPatch
) -> None:
    outcome = submit(writer, append("elch", 1, time=0), append("wal", 1, time=0), Expiry(5, Reply()))
    also = submit(writer, append("wal", 2, time=9))
    writer.start()
    assert (await outcome)[2] == ["elch"]
    assert await also == [None]


async def test_a_new_table_never_gets_an_old_ones_remains(path: Path, connection: Watched) -> None:
    first = Writer(connection)
    first.start()
    await submit(first, append("elch", 1, *[b"old"] * 500), Expiry(1, Reply()))
    await stop(first)  # long before all 500 are swept away
    second = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Watched)
    writer = Writer(second)
    writer.start()
    assert await submit(writer, append("wal", 1, b"new"), append("elch", 1, b"new")) == [None, None]
    await stop(writer)
    assert await bodies(path, "wal") == [b"new"]
    assert await bodies(path, "elch") == [b"new"]


async def test_a_failing_expiry_is_told_and_can_be_repeated(writer: Writer, connection: Watched) -> None:
    writer.start()
    await submit(writer, append("elch", 1))
    connection.on_statement = failing("DELETE FROM heads", sqlite3.OperationalError("disk I/O error"))
    (error,) = await submit(writer, Expiry(5, Reply()))
    assert isinstance(error, Broken)
    assert await submit(writer, append("elch", 2)) == [None]
    assert await submit(writer, Expiry(5, Reply())) == [["elch"]]


async def test_a_failing_sweep_is_reported_and_harms_nobody(
    writer: Writer, connection: Watched, caplog: pytest.LogCaptureFixture
) -> None:
    swept = asyncio.Event()
    loop = asyncio.get_running_loop()

    def fail(words: str) -> None:
        if words == "DELETE FROM records":
            loop.call_soon_threadsafe(swept.set)
            raise sqlite3.OperationalError("disk I/O error")

    connection.on_statement = fail
    writer.start()
    outcome = await submit(writer, append("elch", 1), Expiry(5, Reply()))
    assert outcome == [None, ["elch"]]
    await swept.wait()
    assert await submit(writer, append("wal", 1)) == [None]
    assert "the next expiry or start tries again" in caplog.text


async def test_a_closed_writer_takes_nothing_more(writer: Writer) -> None:
    outcome = submit(writer, append("elch", 1))
    writer.start()
    writer.close()
    with pytest.raises(Closed):
        await writer.append(append("elch", 2))
    with pytest.raises(Closed):
        await writer.expire(5)
    assert await outcome == [None]

"""A log in one SQLite file."""

import asyncio
import os
import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from spieleabend.log.errors import Broken, InUse
from spieleabend.log.interface import Head, Record, check_append, check_integer, check_limit
from spieleabend.log.reader import Reader
from spieleabend.log.reply import Reply
from spieleabend.log.schema import migrate
from spieleabend.log.writer import Append, Writer


class SqliteLog:
    """A Log in a SQLite file of its own, for one server; made by `open`.

    One thread writes and one reads; the event loop never waits for the disk.
    """

    def __init__(self, path: Path, writer: Writer, reader: Reader, lock: sqlite3.Connection) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._lock = lock
        writer.start()
        reader.start()

    @classmethod
    async def open(cls, path: Path | str) -> Self:
        """Open the log at `path`, making it and its folder if need be and bringing an old schema up to date.

        Raises InUse, NotALog, NewerSchema or Broken, and OSError if the file may not be read and written.
        """
        opening = asyncio.create_task(asyncio.to_thread(cls._open, Path(path)))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            await asyncio.wait([opening])
            if opening.exception() is None:
                await opening.result().close()
            raise

    async def append(self, table: str, number: int, records: Sequence[bytes], *, time: int, due: int | None) -> None:
        """See Log.append."""
        check_append(table, number, records, time, due)
        await self._writer.append(Append(table, number, tuple(records), time, due, Reply()))

    async def read(self, table: str, after: int = 0, limit: int = 1000) -> list[Record]:
        """See Log.read."""
        check_integer(after)
        check_limit(limit)
        return await self._reader.ask(
            lambda connection: [
                Record(*row)
                for row in connection.execute(
                    "SELECT number, time, body FROM records"
                    " WHERE table_id = (SELECT id FROM heads WHERE name = ?) AND number > ?"
                    " ORDER BY number LIMIT ?",
                    (table, after, limit),
                ).fetchall()
            ]
        )

    async def head(self, table: str) -> Head | None:
        """See Log.head."""

        def question(connection: sqlite3.Connection) -> Head | None:
            row = connection.execute("SELECT number, time, due FROM heads WHERE name = ?", (table,)).fetchone()
            return Head(*row) if row else None

        return await self._reader.ask(question)

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """See Log.overdue."""
        check_integer(now)
        check_limit(limit)
        return await self._reader.ask(
            lambda connection: [
                row[0]
                for row in connection.execute(
                    "SELECT name FROM heads WHERE due <= ? ORDER BY due, name LIMIT ?", (now, limit)
                ).fetchall()
            ]
        )

    async def count(self) -> int:
        """See Log.count."""
        return await self._reader.ask(
            lambda connection: int(connection.execute("SELECT count(*) FROM heads").fetchone()[0])
        )

    async def expire(self, before: int) -> list[str]:
        """See Log.expire. The records are deleted after this returns, a few at a time between appends."""
        check_integer(before)
        return await self._writer.expire(before)

    async def close(self) -> None:
        """See Log.close."""
        self._reader.close()
        self._writer.close()
        await asyncio.to_thread(self._finish)

    def _finish(self) -> None:
        self._reader.join()
        self._writer.join()
        self._lock.close()

    @classmethod
    def _open(cls, path: Path) -> Self:
        path = path.resolve()  # one file, one lock, whatever link leads to it
        path.parent.mkdir(parents=True, exist_ok=True)
        with ExitStack() as undo:
            try:
                lock = _lock(path)
                undo.callback(lock.close)
                _create(path)
                written = _connect(path)
                undo.callback(written.close)
                migrate(written, path)
                _make_durable(written, path)
                read = _connect(path)
                undo.callback(read.close)
                read.execute("PRAGMA query_only = ON")
                log = cls(path, Writer(written), Reader(read, "log-reader"), lock)
            except sqlite3.Error as error:
                raise Broken(
                    f"{path} cannot be opened ({error}): it must be a sound file that this user may read and write,"
                    " in a folder where others may be made beside it"
                ) from error
            undo.pop_all()
            return log


def _connect(path: Path, wait: float = 5.0) -> sqlite3.Connection:
    """Connect without Python's own idea of transactions; `wait` seconds for others' locks."""
    return sqlite3.connect(path, isolation_level=None, timeout=wait, check_same_thread=False)


def _make_durable(connection: sqlite3.Connection, path: Path) -> None:
    """See to it that a commit is on the disk when it returns, and that readers never wait for it."""
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise Broken(f"{path} cannot have a write-ahead log: put it on a local disk, not on a network's")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # for macOS, where a plain sync does not reach the disk
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute("PRAGMA secure_delete = ON")  # what is forgotten is not to be found in the file


def _lock(path: Path) -> sqlite3.Connection:
    """Hold the file's lock until the connection is closed or the process is gone, however it went.

    It is SQLite's own lock on an empty file beside the log. The system lets go of it with the process, so it
    is never stale; it works wherever SQLite does; and a tool may still read or back up the log itself.
    """
    beside = path.with_name(path.name + "-lock")
    _create(beside)
    connection = _connect(beside, wait=0)
    try:
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUse(path) from error
        raise
    return connection


def _create(path: Path) -> None:
    """Make an empty file that only its owner may read, unless there is one."""
    # An existing file is not even opened: closing it would take away the locks this process holds on it.
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return

"""The writing thread: appends of all tables are committed together, and old tables go between two commits.

While one group is being written to the disk, the next one gathers in the queue; so a group is as large as the
disk is slow, and nobody waits for a timer.
"""

import logging
import sqlite3
from collections import deque
from collections.abc import Iterator, Sequence
from queue import Empty
from time import monotonic

import msgspec

from spieleabend.log.errors import Broken, Conflict
from spieleabend.log.housekeeping import Housekeeping
from spieleabend.log.reply import Reply, send
from spieleabend.log.worker import Worker

logger = logging.getLogger(__name__)

MOST_RECORDS = 1000
"""About the most records that are committed together …"""
MOST_BYTES = 4 * 1024 * 1024
"""… and about the most bytes: so no append waits long for its neighbours."""
MOST_KNOWN = 10_000
"""How many tables' places are kept in memory."""
SWEEP_PAUSE = 0.1
"""Seconds between two sweeps: nobody waits for them, and each may hold up an append for some milliseconds."""

# One statement a group, whatever is in it: a row of executemany lets go of the interpreter and then queues
# behind a busy event loop (measured with a loop that never rests: 200 appends in 11 ms instead of 256).
INSERT_RECORDS = """
    INSERT INTO records (table_id, number, time, body)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           substr(:bodies, json_extract(value, '$[3]'), json_extract(value, '$[4]'))
    FROM json_each(:rows)
"""
UPDATE_HEADS = """
    INSERT INTO heads (id, name, number, time, due)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           json_extract(value, '$[3]'), json_extract(value, '$[4]')
    FROM json_each(:rows) WHERE true
    ON CONFLICT (id) DO UPDATE SET number = excluded.number, time = excluded.time, due = excluded.due
"""


class Append(msgspec.Struct, frozen=True):
    """An append on its way into the log; its arguments have been checked."""

    table: str
    number: int
    records: Sequence[bytes]
    time: int
    due: int | None
    reply: Reply[None]


class Expiry(msgspec.Struct, frozen=True):
    """The wish to forget tables whose last record is older than `before` (UTC milliseconds)."""

    before: int
    reply: Reply[list[str]]


class _Place(msgspec.Struct, array_like=True, frozen=True):
    """A table's row in `heads`."""

    id: int
    """0 for a table that is not there."""
    name: str
    number: int
    time: int
    due: int | None


class Writer(Worker[Append | Expiry]):
    """The only one who writes. A failing commit is told to everybody in it, and the next is tried afresh."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._known: dict[str, _Place] = {}
        self._expiries: deque[Iterator[None]] = deque()
        (last,) = connection.execute(
            "SELECT max((SELECT ifnull(max(id), 0) FROM heads), (SELECT ifnull(max(id), 0) FROM remains))"
        ).fetchone()
        self._last_id: int = last
        self._housekeeping = Housekeeping(connection)
        self._next_sweep = 0.0
        super().__init__(connection, "log-writer")

    async def append(self, append: Append) -> None:
        """Return when the append is durable; raises Conflict, Broken or Closed."""
        self.submit(append)
        await append.reply.future

    async def expire(self, before: int) -> list[str]:
        """Return the names of the tables that are forgotten; raises Broken or Closed."""
        expiry = Expiry(before, Reply())
        self.submit(expiry)
        return await expiry.reply.future

    def _work(self) -> None:
        more = True
        while more or self._expiries:
            group, more = self._gather() if more else ([], False)
            if group:
                self._commit(group)
            self._keep_house()

    def _gather(self) -> tuple[list[Append], bool]:
        """Take what is queued, waiting if there is nothing else to do; False says that no more will come."""
        group: list[Append] = []
        records = size = 0
        wait = self._patience()
        while records < MOST_RECORDS and size < MOST_BYTES:
            try:
                job = self._queue.get(timeout=wait)
            except Empty:
                break
            if job is None:
                return group, False
            if isinstance(job, Append):
                group.append(job)
                records += len(job.records)
                size += sum(map(len, job.records))
            else:
                self._expiries.append(self._expire(job))
            wait = 0
        return group, True

    def _patience(self) -> float | None:
        """Return how many seconds there are until there is something else to do than to wait for jobs."""
        if self._expiries:
            return 0
        if self._housekeeping.remains:
            return max(0, self._next_sweep - monotonic())
        return None

    def _commit(self, group: list[Append]) -> None:
        """Commit a group in one transaction and tell everybody in it how it went."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            places = self._write(group)
            self._connection.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - it is handed to whoever waits
            self._give_up()
            if len(group) > 1 and not isinstance(error, sqlite3.OperationalError):
                # One append (or one table's damage) did it, not the disk: the others must not suffer.
                for append in group:
                    self._commit([append])
                return
            for append in group:
                append.reply.fail(_broken(error))
        else:
            if len(self._known) + len(places) > MOST_KNOWN:
                self._known.clear()
            self._known.update(places)
        send(append.reply for append in group)

    def _write(self, group: list[Append]) -> dict[str, _Place]:
        """Write the appends that follow their tables' heads, refuse the others; return the new heads."""
        places: dict[str, _Place] = {}
        rows: list[tuple[int, int, int, int, int]] = []
        bodies = bytearray(1)  # SQLite takes a part of an empty value for no value
        for append in group:
            place = places.get(append.table) or self._known.get(append.table) or self._look_up(append.table)
            if append.number != place.number + 1:
                append.reply.fail(Conflict(append.table, append.number, place.number))
                continue
            if not place.id:
                self._last_id += 1
                place = _Place(self._last_id, append.table, 0, 0, None)
            for number, body in enumerate(append.records, append.number):
                rows.append((place.id, number, append.time, len(bodies) + 1, len(body)))
                bodies += body
            last = append.number + len(append.records) - 1
            places[append.table] = _Place(place.id, place.name, last, append.time, append.due)
            append.reply.keep(None)
        if rows:
            self._connection.execute(INSERT_RECORDS, {"rows": _json(rows), "bodies": bytes(bodies)})
            self._connection.execute(UPDATE_HEADS, {"rows": _json(list(places.values()))})
        return places

    def _look_up(self, table: str) -> _Place:
        row = self._connection.execute(
            "SELECT id, name, number, time, due FROM heads WHERE name = ?", (table,)
        ).fetchone()
        return _Place(*row) if row else _Place(0, table, 0, 0, None)

    def _expire(self, expiry: Expiry) -> Iterator[None]:
        """Forget old tables step by step, then answer."""
        names: list[str] = []
        try:
            for forgotten in self._housekeeping.forget(expiry.before):
                names += forgotten
                for name in forgotten:
                    self._known.pop(name, None)
                yield
            expiry.reply.keep(names)
        except Exception as error:  # noqa: BLE001 - it is handed to whoever waits
            self._give_up()
            expiry.reply.fail(_broken(error))
        send([expiry.reply])

    def _keep_house(self) -> None:
        """Take one step of what is to be removed."""
        if self._expiries:
            if next(self._expiries[0], self) is self:
                self._expiries.popleft()
        elif self._housekeeping.remains and monotonic() >= self._next_sweep:
            self._next_sweep = monotonic() + SWEEP_PAUSE
            try:
                self._housekeeping.sweep()
            except sqlite3.Error:
                logger.exception("old records could not be deleted; the next expiry or start tries again")
                self._give_up()
                self._housekeeping.remains = False

    def _give_up(self) -> None:
        """Leave a failed transaction, and forget what it may have made untrue."""
        self._known.clear()
        try:
            if self._connection.in_transaction:
                self._connection.rollback()
        except sqlite3.Error:
            logger.exception("a failed commit could not be rolled back; nothing can be stored until a restart")


def _json(rows: object) -> str:
    return msgspec.json.encode(rows).decode()


def _broken(error: Exception) -> Broken:
    broken = Broken(f"writing the log failed, and this was not stored: {error}")
    broken.__cause__ = error
    return broken

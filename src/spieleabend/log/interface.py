"""What a table's log promises, whoever keeps it: memory, SQLite or PostgreSQL.

A log keeps one sequence of records a table, numbered 1, 2, 3 … without gaps. What a record says is nobody's
business here: its body is bytes. A record that `read` returns is durable, so nobody ever sees one that a
power cut could take back.
"""

from collections.abc import Sequence
from typing import Protocol

import msgspec

LARGEST_APPEND = 16 * 1024 * 1024
"""The most bytes the records of one append may have together."""

SMALLEST_INTEGER, LARGEST_INTEGER = -(2**63), 2**63 - 1


class Record(msgspec.Struct, frozen=True):
    """One entry of a table's log, as stored."""

    number: int
    """1, 2, 3 … in one table, without gaps."""
    time: int
    """When it was appended, in UTC milliseconds, by the clock of whoever appended."""
    body: bytes
    """What it says; opaque here."""


class Head(msgspec.Struct, frozen=True):
    """Where a table stands."""

    number: int
    """The number of its last record."""
    time: int
    """The time of its last record, in UTC milliseconds."""
    due: int | None
    """When somebody must look at the table next, in UTC milliseconds; None if nothing is due."""


class Log(Protocol):
    """The logs of all tables. Every method may raise Broken, and raises Closed after `close`."""

    async def append(self, table: str, number: int, records: Sequence[bytes], *, time: int, due: int | None) -> None:
        """Store `records` as `number`, number + 1, … of `table`; they are durable when this returns.

        `time` and `due` are UTC milliseconds; `due` replaces what the table's head said before.
        Raises Conflict, and writes nothing, unless `number` follows the table's last record (or is 1 and the
        table unknown). Raises ValueError if there is nothing to append, or more than `LARGEST_APPEND` bytes.
        A cancelled append may have happened or not: read the head.
        """

    async def read(self, table: str, after: int = 0, limit: int = 1000) -> list[Record]:
        """Return up to `limit` records of `table` with numbers above `after`, in order; [] if unknown."""

    async def head(self, table: str) -> Head | None:
        """Return where `table` stands, or None if it is unknown."""

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """Return up to `limit` tables due at `now` (UTC milliseconds) or before, longest due first."""

    async def count(self) -> int:
        """Return how many tables are stored."""

    async def expire(self, before: int) -> list[str]:
        """Forget the tables whose last record is older than `before` (UTC milliseconds); return their names.

        A forgotten table is unknown to every method at once, and its name may be used again.
        """

    async def close(self) -> None:
        """Commit what is queued, then give everything back. Closing twice is harmless."""


def check_append(table: str, number: int, records: Sequence[bytes], time: int, due: int | None) -> None:
    """Raise ValueError for an append that no log could store, so that it never reaches a group of others."""
    if not table or not table.isprintable():
        raise ValueError(f"a table's name is printable and not empty, not {table!r}")
    if number < 1:
        raise ValueError(f"records are numbered from 1, not from {number}")
    if not records:
        raise ValueError("an append needs at least one record")
    if (size := sum(map(len, records))) > LARGEST_APPEND:
        raise ValueError(f"an append has at most {LARGEST_APPEND} bytes, not {size}")
    check_integer(number + len(records))
    check_integer(time)
    if due is not None:
        check_integer(due)


def check_limit(limit: int) -> None:
    """Raise ValueError for a limit that would return nothing, or everything."""
    if not 1 <= limit <= LARGEST_INTEGER:
        raise ValueError(f"a limit is 1 or more, not {limit}")


def check_integer(integer: int) -> None:
    """Raise ValueError for a number or time that does not fit into the 64 bits a store gives it."""
    if not SMALLEST_INTEGER <= integer <= LARGEST_INTEGER:
        raise ValueError(f"numbers and times fit into 64 bits; {integer} does not")

"""A log that lives and dies with the process: for tests and simulations."""

from collections.abc import Sequence

from spieleabend.log.errors import Closed, Conflict
from spieleabend.log.interface import Head, Record, check_append, check_integer, check_limit


class MemoryLog:
    """A Log in memory. It keeps every promise but durability."""

    def __init__(self) -> None:
        self._records: dict[str, list[Record]] = {}
        self._due: dict[str, int | None] = {}
        self._closed = False

    async def append(self, table: str, number: int, records: Sequence[bytes], *, time: int, due: int | None) -> None:
        """See Log.append."""
        self._check_open()
        check_append(table, number, records, time, due)
        head = len(self._records.get(table, ()))
        if number != head + 1:
            raise Conflict(table, number, head)
        self._records.setdefault(table, []).extend(
            Record(number + index, time, bytes(body)) for index, body in enumerate(records)
        )
        self._due[table] = due

    async def read(self, table: str, after: int = 0, limit: int = 1000) -> list[Record]:
        """See Log.read."""
        self._check_open()
        check_integer(after)
        check_limit(limit)
        first = max(after, 0)
        return self._records.get(table, [])[first : first + limit]

    async def head(self, table: str) -> Head | None:
        """See Log.head."""
        self._check_open()
        records = self._records.get(table)
        return Head(records[-1].number, records[-1].time, self._due[table]) if records else None

    async def overdue(self, now: int, limit: int = 100) -> list[str]:
        """See Log.overdue."""
        self._check_open()
        check_integer(now)
        check_limit(limit)
        found = sorted((due, table) for table, due in self._due.items() if due is not None and due <= now)
        return [table for _, table in found[:limit]]

    async def count(self) -> int:
        """See Log.count."""
        self._check_open()
        return len(self._records)

    async def expire(self, before: int) -> list[str]:
        """See Log.expire."""
        self._check_open()
        check_integer(before)
        expired = [table for table, records in self._records.items() if records[-1].time < before]
        for table in expired:
            del self._records[table], self._due[table]
        return expired

    async def close(self) -> None:
        """See Log.close."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise Closed

"""Whatever is done to a log, in whatever order, it says what a dict of lists would say."""

import asyncio
import tempfile
from collections.abc import Awaitable
from pathlib import Path
from typing import TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from spieleabend.log import Conflict, Head, Log, MemoryLog, Record, SqliteLog
from spieleabend.log.interface import LARGEST_INTEGER, SMALLEST_INTEGER

Answer = TypeVar("Answer")

TABLES = st.sampled_from(["elch", "wal", "łoś", "O'Tter\"", "漢字"])
TIMES = st.integers(0, 20) | st.sampled_from([SMALLEST_INTEGER, LARGEST_INTEGER])
BODIES = st.lists(st.binary(max_size=20), min_size=1, max_size=4)


class Model:
    def __init__(self) -> None:
        self.records: dict[str, list[Record]] = {}
        self.due: dict[str, int | None] = {}

    def head(self, table: str) -> int:
        return len(self.records.get(table, []))


class Comparison(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.model = Model()
        self.log = self.open()

    def open(self) -> Log:
        return MemoryLog()

    def wait(self, answer: Awaitable[Answer]) -> Answer:
        async def awaited() -> Answer:
            return await answer

        return self.loop.run_until_complete(awaited())

    @rule(
        appends=st.lists(
            st.tuples(TABLES, st.integers(-1, 1), BODIES, TIMES, st.none() | TIMES), min_size=1, max_size=6
        )
    )
    def append_together(self, appends: list[tuple[str, int, list[bytes], int, int | None]]) -> None:
        """Appends under way at once, some of them a number too early or too late."""

        async def together() -> list[BaseException | None]:
            calls = []
            for table, skew, bodies, time, due in appends:
                number = max(1, self.model.head(table) + 1 + skew)
                calls.append(self.log.append(table, number, bodies, time=time, due=due))
                expected.append(number == self.model.head(table) + 1)
                if expected[-1]:
                    records = self.model.records.setdefault(table, [])
                    records += [Record(number + index, time, body) for index, body in enumerate(bodies)]
                    self.model.due[table] = due
            return await asyncio.gather(*calls, return_exceptions=True)

        expected: list[bool] = []
        outcomes = self.loop.run_until_complete(together())
        assert [outcome is None for outcome in outcomes] == expected
        assert all(isinstance(outcome, Conflict | None) for outcome in outcomes)

    @rule(table=TABLES, after=st.integers(-2, 12), limit=st.integers(1, 6))
    def read(self, table: str, after: int, limit: int) -> None:
        expected = [record for record in self.model.records.get(table, []) if record.number > after]
        assert self.wait(self.log.read(table, after, limit)) == expected[:limit]

    @rule(now=TIMES, limit=st.integers(1, 4))
    def overdue(self, now: int, limit: int) -> None:
        expected = sorted((due, table) for table, due in self.model.due.items() if due is not None)
        expected = [(due, table) for due, table in expected if due <= now]
        assert self.wait(self.log.overdue(now, limit)) == [table for _, table in expected[:limit]]

    @rule(before=TIMES)
    def expire(self, before: int) -> None:
        expected = {table for table, records in self.model.records.items() if records[-1].time < before}
        assert sorted(self.wait(self.log.expire(before))) == sorted(expected)
        for table in expected:
            del self.model.records[table], self.model.due[table]

    @invariant()
    def same(self) -> None:
        assert self.wait(self.log.count()) == len(self.model.records)
        for table, records in self.model.records.items():
            assert self.wait(self.log.read(table)) == records
            assert self.wait(self.log.head(table)) == Head(len(records), records[-1].time, self.model.due[table])

    def teardown(self) -> None:
        self.wait(self.log.close())
        self.loop.run_until_complete(self.loop.shutdown_default_executor())
        self.loop.close()


class SqliteComparison(Comparison):
    def open(self) -> Log:
        self.folder = tempfile.TemporaryDirectory()
        return self.wait(SqliteLog.open(Path(self.folder.name) / "log.sqlite3"))

    @rule()
    def restart(self) -> None:
        self.wait(self.log.close())
        self.log = self.wait(SqliteLog.open(Path(self.folder.name) / "log.sqlite3"))

    def teardown(self) -> None:
        super().teardown()
        self.folder.cleanup()


TestMemory = Comparison.TestCase
TestMemory.settings = settings(max_examples=50, stateful_step_count=20, deadline=None)
TestSqlite = SqliteComparison.TestCase
TestSqlite.settings = settings(max_examples=40, stateful_step_count=20, deadline=None)

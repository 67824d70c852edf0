"""A log that is slow, or fails, when a test wants it to."""

import asyncio
from collections.abc import Sequence

from spieleabend.log.errors import Broken
from spieleabend.log.interface import Record
from spieleabend.log.memory import MemoryLog
from spieleabend.tables import records as said


class FaultyLog(MemoryLog):
    """A log whose next appends and reads can be made to fail, or to take some seconds."""

    def __init__(self) -> None:
        super().__init__()
        self.failing_appends = 0
        """So many appends write nothing and fail."""
        self.appends_that_fail_late = 0
        """So many appends write, and fail all the same."""
        self.failing_reads = 0
        self.failing_expiries = 0
        self.append_seconds = self.read_seconds = 0.0
        self.reads = 0
        self.rivals = 0
        """So many appends come too late: another server has just renamed the first person."""

    async def append(self, table: str, number: int, records: Sequence[bytes], *, time: int, due: int | None) -> None:
        if self.append_seconds:
            await asyncio.sleep(self.append_seconds)
        if self.rivals and number > 1:
            self.rivals -= 1
            rival = said.encode_entry(said.Entry(said.Renamed(1, f"Name {number}", 1)))
            await super().append(table, number, [rival], time=time, due=due)
        if self.failing_appends:
            self.failing_appends -= 1
            raise Broken("the disk is full")
        await super().append(table, number, records, time=time, due=due)
        if self.appends_that_fail_late:
            self.appends_that_fail_late -= 1
            raise Broken("the disk has gone while it was writing")

    async def read(self, table: str, after: int = 0, limit: int = 1000) -> list[Record]:
        self.reads += 1
        if self.read_seconds:
            await asyncio.sleep(self.read_seconds)
        if self.failing_reads:
            self.failing_reads -= 1
            raise Broken("the disk has gone")
        return await super().read(table, after, limit)

    async def expire(self, before: int) -> list[str]:
        if self.failing_expiries:
            self.failing_expiries -= 1
            raise Broken("the disk has gone")
        return await super().expire(before)

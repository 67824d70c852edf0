"""Reading a table's log: bytes to entries, a piece at a time so that the loop can breathe."""

import asyncio

import msgspec

from spieleabend.log.interface import Log
from spieleabend.tables.errors import BrokenTable
from spieleabend.tables.records import Entry, decode_entry

PIECE = 500
"""Records read and decoded in one go; about two milliseconds."""


async def read_entries(log: Log, code: str, after: int = 0) -> list[Entry]:
    """All entries of a table after record `after`. Raises BrokenTable for records this build cannot read."""
    entries: list[Entry] = []
    while True:
        records = await log.read(code, after + len(entries), PIECE)
        try:
            entries.extend(decode_entry(record.body) for record in records)
        except msgspec.DecodeError as error:
            reason = f"a record after {after + len(entries)} is not one of this build's: {error}"
            raise BrokenTable(code, reason) from error
        if len(records) < PIECE:
            return entries
        await asyncio.sleep(0)

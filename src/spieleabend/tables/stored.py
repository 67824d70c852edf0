"""Reading a table's log, and the state that it says; a piece at a time, so that the loop can breathe."""

import asyncio
from collections.abc import Sequence

import msgspec

from spieleabend.log.interface import Log
from spieleabend.tables import records as said
from spieleabend.tables.errors import BrokenTable, UnknownTable
from spieleabend.tables.library import Library
from spieleabend.tables.state import TableState

PIECE = 500
"""Records read and decoded in one go; about two milliseconds."""
BREATH = 50
"""Records that happen in one go; about two milliseconds."""


async def read_entries(log: Log, code: str, after: int = 0) -> list[said.Entry]:
    """All entries of a table after record `after`. Raises BrokenTable for records this build cannot read."""
    entries: list[said.Entry] = []
    while True:
        records = await log.read(code, after + len(entries), PIECE)
        try:
            entries.extend(said.decode_entry(record.body) for record in records)
        except msgspec.DecodeError as error:
            reason = f"a record after {after + len(entries)} is not one of this build's: {error}"
            raise BrokenTable(code, reason) from error
        if len(records) < PIECE:
            return entries
        await asyncio.sleep(0)


async def read_state(log: Log, code: str, library: Library) -> TableState:
    """The state of a table as its log says. Raises UnknownTable, or BrokenTable where this build cannot say."""
    entries = await read_entries(log, code)
    if not entries:
        raise UnknownTable(code)
    return await state_after(code, entries, library)


async def state_after(code: str, entries: Sequence[said.Entry], library: Library) -> TableState:
    """The state after all `entries`. Matches that were cleared away long ago are not played again.

    So a table outlives the decks and rules of its past matches. Raises BrokenTable.
    """
    state = TableState(code, library)
    stops = [at for at, entry in enumerate(entries) if isinstance(entry.record, said.MatchStopped)]
    last_stop = stops[-1] if stops else -1
    for at, entry in enumerate(entries):
        if at % BREATH == BREATH - 1:
            await asyncio.sleep(0)
        try:
            state.apply(entry, skim=at < last_stop)
        except BrokenTable:
            raise
        except Exception as error:
            what = type(entry.record).__name__
            raise BrokenTable(code, f"record {at + 1}, a {what}, cannot happen: {error!r}") from error
    state.game  # noqa: B018 - raises where this build does not have it
    return state

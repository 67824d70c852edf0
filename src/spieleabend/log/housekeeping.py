"""Forgetting old tables, in steps so small that no append waits long for one.

A table is forgotten by removing its head: from then on nobody can see it. Its records remain for a while and
are swept away a few at a time, by a later process if this one ends before.
"""

import logging
import sqlite3
from collections.abc import Iterator

import msgspec

logger = logging.getLogger(__name__)

TABLES_A_STEP = 200
"""How many heads one step looks at."""
RECORDS_A_STEP = 100
"""How many records one step deletes."""
REMAINS_A_STEP = 50
"""How many forgotten tables one step clears up after."""


class Housekeeping:
    """Works on the writer's connection, in the writer's thread, between two transactions."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.remains = True
        """Whether there may be something to sweep."""

    def forget(self, before: int) -> Iterator[list[str]]:
        """Forget tables whose last record is older than `before`, UTC milliseconds; one step's names each."""
        seen = 0
        while rows := self._connection.execute(
            "SELECT id, name, time FROM heads WHERE id > ? ORDER BY id LIMIT ?", (seen, TABLES_A_STEP)
        ).fetchall():
            seen = rows[-1][0]
            old = {id_: name for id_, name, time in rows if time < before}
            if old:
                self._forget(list(old))
            yield list(old.values())

    def _forget(self, ids: list[int]) -> None:
        chosen = (msgspec.json.encode(ids).decode(),)
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.execute("INSERT INTO remains SELECT value FROM json_each(?)", chosen)
        self._connection.execute("DELETE FROM heads WHERE id IN (SELECT value FROM json_each(?))", chosen)
        self._connection.execute("COMMIT")
        self.remains = True

    def sweep(self) -> None:
        """Delete some records of forgotten tables; a sqlite3.Error may leave the transaction open."""
        rows = self._connection.execute("SELECT id FROM remains LIMIT ?", (REMAINS_A_STEP,)).fetchall()
        self.remains = bool(rows)
        if not rows:
            return
        chosen = msgspec.json.encode([id_ for (id_,) in rows]).decode()
        self._connection.execute("BEGIN IMMEDIATE")
        deleted = self._connection.execute(
            "DELETE FROM records WHERE rowid IN (SELECT rowid FROM records WHERE table_id IN"
            " (SELECT value FROM json_each(?)) LIMIT ?)",
            (chosen, RECORDS_A_STEP),
        ).rowcount
        if deleted < RECORDS_A_STEP:
            self._connection.execute("DELETE FROM remains WHERE id IN (SELECT value FROM json_each(?))", (chosen,))
        self._connection.execute("COMMIT")

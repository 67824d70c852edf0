"""The tables of a SQLite log, and how an older file becomes a newer one.

A file's version is its `PRAGMA user_version`: how many of `MIGRATIONS` it has seen. To change the schema,
append a migration; never edit one that was released.
"""

import sqlite3
from pathlib import Path

from spieleabend.log.errors import NewerSchema, NotALog

APPLICATION_ID = 0x53704162
"""Marks a SQLite file as a log of ours: "SpAb", in `PRAGMA application_id`."""

Migration = tuple[str, ...]

MIGRATIONS: tuple[Migration, ...] = (
    (
        # One row a table: the fence for appends, and what a housekeeper looks through.
        """
        CREATE TABLE heads (
            id INTEGER PRIMARY KEY,
            name TEXT NOT NULL UNIQUE,
            number INTEGER NOT NULL,
            time INTEGER NOT NULL,
            due INTEGER
        )
        """,
        "CREATE INDEX heads_due ON heads (due) WHERE due IS NOT NULL",
        # In the order of appending, not clustered by table: two to three times the appends a second.
        """
        CREATE TABLE records (
            table_id INTEGER NOT NULL,
            number INTEGER NOT NULL,
            time INTEGER NOT NULL,
            body BLOB NOT NULL,
            UNIQUE (table_id, number)
        )
        """,
        # Ids of forgotten tables whose records are still to be removed.
        "CREATE TABLE remains (id INTEGER PRIMARY KEY)",
    ),
)


def migrate(connection: sqlite3.Connection, path: Path, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    """Bring the file at `path` to the newest schema in one transaction, or leave it as it was.

    Raises NotALog for a file of somebody else's, NewerSchema for one from a newer build.
    """
    found = _version(connection, path)
    if found > len(migrations):
        raise NewerSchema(found, len(migrations), path)
    # Begun even where nothing is to be done, so that a file for reading only fails here and not at the first append.
    connection.execute("BEGIN IMMEDIATE")
    try:
        if found < len(migrations):
            for migration in migrations[found:]:
                for step in migration:
                    connection.execute(step)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {len(migrations)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.rollback()


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """Return the schema's version, 0 for a new file; raises NotALog."""
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise NotALog(path, "no SQLite file at all") from error
        raise
    if application != APPLICATION_ID and (version or objects or application):
        raise NotALog(path, "a SQLite file of another program")
    return int(version)

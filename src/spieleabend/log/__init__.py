"""The append-only log of a table, and the bus between nodes."""

from spieleabend.log.errors import Broken, Closed, Conflict, InUse, LogError, NewerSchema, NotALog
from spieleabend.log.interface import Head, Log, Record
from spieleabend.log.memory import MemoryLog
from spieleabend.log.sqlite import SqliteLog

__all__ = [
    "Broken",
    "Closed",
    "Conflict",
    "Head",
    "InUse",
    "Log",
    "LogError",
    "MemoryLog",
    "NewerSchema",
    "NotALog",
    "Record",
    "SqliteLog",
]

"""What a log answers when it cannot do what it was asked."""

from pathlib import Path


class LogError(Exception):
    """The log could not do what it was asked; nothing of the request is known to be stored."""


class Conflict(LogError):
    """Somebody else appended first: nothing was written. Read what is new, judge again, append again."""

    def __init__(self, table: str, number: int, head: int) -> None:
        super().__init__(
            f"table {table!r} stands at record {head}, so the next one is {head + 1}, not {number}: "
            "read on from what you know and judge again"
        )
        self.table = table
        self.number = number
        """The number that was asked for."""
        self.head = head
        """The number of the last record that is there; 0 for an unknown table."""


class Closed(LogError):
    """The log was closed; open it again to use it."""

    def __init__(self) -> None:
        super().__init__("this log is closed: open it again to use it")


class Broken(LogError):
    """The store failed (disk full, disk gone, file damaged); its own words are in the message.

    Whoever gets this for an append reads the head again before going on: after a failing disk and a crash
    the records may be there or not. The log itself goes on serving.
    """


class InUse(LogError):
    """Another process, or another log in this one, has the file open."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is in use by another server: stop that one first, or give this one a file of its own")
        self.path = path


class NotALog(LogError):
    """The file is something else; it was left as it is."""

    def __init__(self, path: Path, found: str) -> None:
        super().__init__(f"{path} is not a log of Spieleabend but {found}: give another path, or move the file away")
        self.path = path


class NewerSchema(LogError):
    """The file was written by a newer build; it was left as it is."""

    def __init__(self, found: int, known: int, path: Path) -> None:
        super().__init__(
            f"{path} has schema {found}, and this build knows schemas up to {known}: "
            "run the newer build again, or give another path"
        )
        self.found = found
        self.known = known
        self.path = path

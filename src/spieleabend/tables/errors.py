"""What the tables room cannot do for whoever knocks."""


class UnknownTable(Exception):
    """There is no table with this code, or not any more."""

    def __init__(self, code: str) -> None:
        """Remember the code that was asked for."""
        super().__init__(f"no table {code}")
        self.code = code


class CrowdedTable(Exception):
    """So many devices look at this table already that no further one is let in."""

    def __init__(self, code: str, most: int) -> None:
        """Remember the code and how many devices a table takes."""
        super().__init__(f"table {code} has {most} devices already")
        self.code = code
        self.most = most


class BrokenTable(Exception):
    """The log of this table cannot be read by this build; `reason` is for the operator."""

    def __init__(self, code: str, reason: str) -> None:
        """Remember the code and what is wrong."""
        super().__init__(f"table {code} cannot be opened: {reason}")
        self.code = code
        self.reason = reason

"""What tables tell the operator's instruments. The calls are cheap and must not raise."""

from collections.abc import Sequence
from typing import Protocol

from spieleabend.tables.contest.evidence import Evidence


class Observer(Protocol):
    """Counts what tables do."""

    def durable(self, seconds: float) -> None:
        """A record took `seconds` from being judged to being durable."""

    def refused(self, key: str) -> None:
        """A command was refused with this message key."""

    def table_failed(self, code: str, error: BaseException) -> None:
        """A table fell over and was built again from its log, or closed."""

    def contest_held(
        self, presses: Sequence[Evidence], right: Sequence[str], at: int, over: int, late_frames: Sequence[int]
    ) -> None:
        """A contest was over at `over`; its instant was `at`, both on the server's clock in microseconds.

        `late_frames` are by how many microseconds each device says to have drawn too late.
        """

    def came_late(self, *, would_have_won: bool) -> None:
        """A press came after its contest was over."""


class Silent:
    """Counts nothing."""

    def durable(self, seconds: float) -> None:
        """Nothing."""

    def refused(self, key: str) -> None:
        """Nothing."""

    def table_failed(self, code: str, error: BaseException) -> None:
        """Nothing."""

    def contest_held(
        self, presses: Sequence[Evidence], right: Sequence[str], at: int, over: int, late_frames: Sequence[int]
    ) -> None:
        """Nothing."""

    def came_late(self, *, would_have_won: bool) -> None:
        """Nothing."""

"""What tables tell the operator's instruments. The calls are cheap and must not raise."""

from typing import Protocol


class Observer(Protocol):
    """Counts what tables do."""

    def durable(self, seconds: float) -> None:
        """A record took `seconds` from being judged to being durable."""

    def refused(self, key: str) -> None:
        """A command was refused with this message key."""

    def table_failed(self, code: str, error: BaseException) -> None:
        """A table fell over and was built again from its log, or closed."""


class Silent:
    """Counts nothing."""

    def durable(self, seconds: float) -> None:
        """Nothing."""

    def refused(self, key: str) -> None:
        """Nothing."""

    def table_failed(self, code: str, error: BaseException) -> None:
        """Nothing."""

"""What a judge of words is asked and answers, whoever asks and wherever it runs."""

from collections.abc import Sequence
from typing import Literal, Protocol

from spieleabend.play.comparing import Compared

MOST_TERMS = 60
"""Terms that are compared at once; a round of twelve people has 36."""

Likeness = Literal["same", "ask", "different"]


class Judge(Protocol):
    """Knows which terms are the same."""

    def prepare(self, language: str) -> None:
        """Expect questions in this language soon. Returns at once; to be called on the event loop, however often."""

    async def compare(self, language: str, terms: Sequence[str]) -> Compared:
        """Compare every term with every other; blank ones are like none.

        Always ends within seconds, and never fails for what is written in the terms. Raises ValueError for more than
        `MOST_TERMS`.
        """

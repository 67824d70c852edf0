"""What a judge of words and a referee are asked and answer, whoever asks and wherever it runs."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from spieleabend.play.comparing import Compared
from spieleabend.play.refereeing import MOST_WORDS, Fault, Remark

MOST_TERMS = 60
"""Terms that are compared at once; a round of twelve people has 36."""

Likeness = Literal["same", "ask", "different"]

Level = Literal["certain", "question", "clear"]
"""How sure a referee is that something may not be said."""

Breach = Literal["number", "calendar", "name"]
"""What may not be said (KW-R15, KW-D14): a number, a month or feast day, a name of one's own person."""

MOST_NAMES = 40
"""Spellings of a speaker's persons that are looked for; six persons have some twenty-five."""


_FAULTS: Mapping[Breach, Fault] = {"number": "number", "calendar": "number", "name": "name"}


class Mark(Struct, frozen=True, forbid_unknown_fields=True):
    """What a referee points at: the words as they were said, and what they are taken for."""

    level: Level
    breach: Breach
    said: str


class Ruling(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a referee points at in a sentence, each once, what is certain first."""

    marks: tuple[Mark, ...] = ()

    @property
    def level(self) -> Level:
        """How sure the referee is that anything may not be said."""
        return self.marks[0].level if self.marks else "clear"

    @property
    def remark(self) -> Remark:
        """What a game is told: the gravest fault, and all words that were pointed at, each once.

        >>> Ruling((Mark("certain", "calendar", "June"), Mark("question", "name", "Izzy"))).remark
        Remark(mark='certain', fault='number', words=('June', 'Izzy'))
        """
        words = tuple(dict.fromkeys(mark.said for mark in self.marks))[:MOST_WORDS]
        return Remark(self.level, _FAULTS[self.marks[0].breach] if self.marks else None, words)


class Judge(Protocol):
    """Knows which terms are the same."""

    def prepare(self, language: str) -> None:
        """Expect questions in this language soon. Returns at once; to be called on the event loop, however often."""

    async def compare(self, language: str, terms: Sequence[str]) -> Compared:
        """Compare every term with every other; blank ones are like none.

        Always ends within seconds, and never fails for what is written in the terms. Raises ValueError for more than
        `MOST_TERMS`.
        """


class Referee(Protocol):
    """Knows what may not be said."""

    async def rule_on(self, language: str, names: Sequence[str], said: str) -> Ruling:
        """Point at what may not be said by somebody whose persons have these names.

        Always ends within seconds, and never fails for what is written. Of more than `MOST_NAMES` names the first
        count.
        """


class JudgeAndReferee(Judge, Referee, Protocol):
    """Both in one, as tables have them."""

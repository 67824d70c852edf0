"""What may not be said by those who describe their persons: numbers, months and feast days, the persons' names.

The referee points, and people decide. It is certain of what can hardly mean anything else, and asks about the rest. It
needs no dictionary: what it knows of a language stands in one file.
"""

from collections.abc import Sequence

from spieleabend.words.hearing import hear
from spieleabend.words.interface import MOST_NAMES, Mark, Ruling
from spieleabend.words.listed import word_lists
from spieleabend.words.numbers import numerals
from spieleabend.words.persons import persons

LONGEST_NAME = 100
"""Signs of a name that are looked at."""
_I_IS_A_WORD = frozenset(["en"])


def rule_on(language: str, names: Sequence[str], said: str) -> Ruling:
    """Point at what may not be said by somebody whose persons have these names (KW-R15, KW-D14, KW-D15).

    >>> rule_on("en", ["Isaac Newton"], "The apple fell in June, says Newton.").marks[0]
    Mark(level='certain', breach='calendar', said='June')
    """
    sentence = hear(said)
    own = persons(language, tuple(name[:LONGEST_NAME] for name in names[:MOST_NAMES]))
    marks = [
        *numerals(sentence, lone_i=language not in _I_IS_A_WORD),
        *word_lists(language).marks(sentence),
        *own.marks(sentence),
    ]
    return Ruling(tuple(sorted(dict.fromkeys(marks), key=_unsure)))


def _unsure(mark: Mark) -> bool:
    return mark.level != "certain"

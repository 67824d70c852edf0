"""Names of people: any script, one line, never two alike. They are text and are sent as text; screens escape them."""

import unicodedata
from collections.abc import Iterable

from spieleabend.play.errors import Refusal

MOST_CHARACTERS = 20
BOT_NAMES = (
    "Ada",
    "Bruno",
    "Cleo",
    "Dario",
    "Emil",
    "Frida",
    "Gustav",
    "Hela",
    "Igor",
    "Juna",
    "Kalle",
    "Lotta",
)

JOINER = "\u200d"
"""Joins emoji to one; the only invisible character that a name may have."""
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u2800\u3164\uffa0")
"""Letters and marks that look like nothing, though Unicode does not call them blanks."""
SKIN_TONES = frozenset("\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")


def clean(name: str) -> str:
    r"""The name as it will be shown. Raises Refusal where nothing is left that can be seen.

    >>> clean("  Ania\n\tK. ")
    'Ania K.'
    """
    blanked = (" " if character.isspace() or character in BLANKS else character for character in name)
    kept = "".join(character for character in blanked if _can_be_shown(character))
    shown = _shortened(" ".join(unicodedata.normalize("NFC", kept).split()), MOST_CHARACTERS)
    if not any(unicodedata.category(character)[0] in "LNSP" for character in shown):
        raise Refusal("refused-name-empty")
    return shown


def unique(name: str, taken: Iterable[str]) -> str:
    """`name`, or with the first free number behind it where somebody is called so already.

    >>> unique("Ania", ["ania", "Ania 2"])
    'Ania 3'
    """
    alike = {_alike(other) for other in taken}
    numbered, number = name, 1
    while _alike(numbered) in alike:
        number += 1
        ending = f" {number}"
        numbered = _shortened(name, MOST_CHARACTERS - len(ending)) + ending
    return numbered


def _can_be_shown(character: str) -> bool:
    """Whether a character is neither control, nor override, nor unassigned; emoji may be joined."""
    return character == JOINER or unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Cn", "Co"}


def _shortened(name: str, most: int) -> str:
    """As much of `name` as `most` characters hold, without tearing a letter from its accents or an emoji apart."""
    end = min(most, len(name))
    while 0 < end < len(name) and (_belongs_to_the_last(name[end]) or name[end - 1] == JOINER):
        end -= 1
    return name[: end or most].strip(f" {JOINER}")


def _belongs_to_the_last(character: str) -> bool:
    """Whether a character changes the one before it: an accent, a variant, a skin tone, a joiner."""
    return character == JOINER or character in SKIN_TONES or unicodedata.category(character)[0] == "M"


def _alike(name: str) -> str:
    """What two names have in common that people would read as the same."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return "".join(character for character in folded if character != JOINER and character not in "\ufe0e\ufe0f")

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


def clean(name: str) -> str:
    r"""The name as it will be shown. Raises Refusal where nothing is left that can be seen.

    >>> clean("  Ania\n\tK. ")
    'Ania K.'
    """
    composed = unicodedata.normalize("NFC", name)
    kept = (
        " " if character.isspace() else character
        for character in composed
        if character.isspace() or _can_be_seen(character)
    )
    shown = " ".join("".join(kept).split())[:MOST_CHARACTERS].rstrip()
    if not any(unicodedata.category(character)[0] in "LNSP" for character in shown):
        raise Refusal("refused-name-empty")
    return shown


def unique(name: str, taken: Iterable[str]) -> str:
    """`name`, or with the first free number behind it where somebody is called so already.

    >>> unique("Ania", ["ania", "Ania 2"])
    'Ania 3'
    """
    alike = {_alike(other) for other in taken}
    if _alike(name) not in alike:
        return name
    number = 2
    while True:
        ending = f" {number}"
        numbered = name[: MOST_CHARACTERS - len(ending)].rstrip() + ending
        if _alike(numbered) not in alike:
            return numbered
        number += 1


def _can_be_seen(character: str) -> bool:
    """Whether a character is neither control, nor override, nor unassigned; emoji may be joined."""
    return character == "\u200d" or unicodedata.category(character) not in {"Cc", "Cf", "Cs", "Cn", "Co"}


def _alike(name: str) -> str:
    """What two names have in common that people would read as the same."""
    return unicodedata.normalize("NFKC", name).casefold()

"""How an answer is spelled, without what does not matter: case, spaces, hyphens, accents, a slip of the finger."""

import re
import unicodedata
from collections.abc import Mapping

from msgspec import Struct

LONGEST = 200
"""Characters of an answer that are looked at."""
_LATIN = re.compile(r"[a-z]")
_NO_MARKS = str.maketrans(
    {"ł": "l", "ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "đ": "d", "ð": "d", "þ": "th", "ı": "i"}
)


class Answer(Struct, frozen=True):
    """What somebody wrote.

    `tokens` are its words, in small letters; `signs` are its symbols and emoji, in order. An answer without either is
    blank, and nobody's.
    """

    tokens: tuple[str, ...]
    signs: str

    @property
    def blank(self) -> bool:
        """Whether it says nothing at all."""
        return not self.tokens and not self.signs


def read(text: str) -> Answer:
    """The words and signs of an answer; the small words at its beginning are still there.

    >>> read(" Grandma’s T-Shirt!")
    Answer(tokens=('grandmas', 't', 'shirt'), signs='')
    """
    even = unicodedata.normalize("NFKC", text[:LONGEST])[:LONGEST]
    even = unicodedata.normalize("NFKC", even.replace("ẞ", "ß").lower())
    tokens: list[str] = []
    signs: list[str] = []
    word = ""
    for place, sign in enumerate(even):
        kind = unicodedata.category(sign)
        if kind[0] in "LN" or (word and kind in ("Mn", "Mc") and not _selects(sign)):
            word += sign
        elif kind[0] == "S":
            signs.append(sign)
            word = _end(word, tokens)
        elif sign in ".,:" and word[-1:].isdigit() and even[place + 1 : place + 2].isdigit():
            word += "."
        elif kind not in ("Cf", "Cs", "Cc", "Co", "Cn", "Me", "Mn", "Mc") and sign not in "'’‘`´":
            word = _end(word, tokens)
    _end(word, tokens)
    return Answer(tuple(tokens), "".join(signs))


def _selects(sign: str) -> bool:
    """Whether this only chooses how the sign before it looks."""
    return "\ufe00" <= sign <= "\ufe0f" or sign >= "\U000e0100"


def _end(word: str, tokens: list[str]) -> str:
    if word:
        tokens.append(word)
    return ""


def plain(text: str) -> str:
    """All words of a text, in small letters, written together.

    >>> plain("Weihnachts-Baum")
    'weihnachtsbaum'
    """
    return "".join(read(text).tokens)


def unmarked(word: str) -> str:
    """A word without the accents of Latin letters; other alphabets need theirs.

    >>> unmarked("żółw"), unmarked("чай")
    ('zolw', 'чай')
    """
    if word.isascii():
        return word
    kept: list[str] = []
    latin = False
    for sign in unicodedata.normalize("NFD", word.translate(_NO_MARKS)):
        if not unicodedata.combining(sign):
            latin = bool(_LATIN.match(sign))
        elif latin:
            continue
        kept.append(sign)
    return unicodedata.normalize("NFC", "".join(kept))


class Rewriting:
    """Rewrites words by letters, by patterns and at last by a list of whole words."""

    def __init__(self, letters: dict[int, str], patterns: Mapping[str, str], whole: Mapping[str, str]) -> None:
        self._letters = letters
        self._patterns = [(re.compile(pattern), replacement) for pattern, replacement in patterns.items()]
        self._whole = whole

    def __call__(self, word: str) -> str:
        """The word as it is rewritten, without accents.

        >>> Rewriting({ord("ä"): "ae"}, {"ph": "f"}, {})("Graphikä")
        'Grafikae'
        """
        word = unmarked(word.translate(self._letters))
        for pattern, replacement in self._patterns:
            word = pattern.sub(replacement, word)
        return self._whole.get(word, word)


def slips(one: str, other: str, most: int) -> int:
    """How many slips lie between two words, or `most` + 1 if more: a letter too many, missing, wrong, or two swapped.

    >>> slips("rhythm", "rythm", 2), slips("neice", "niece", 1), slips("moth", "horse", 2)
    (1, 1, 3)
    """
    far = most + 1
    here, there = set(one), set(other)
    # A slip brings one letter that the other word does not have, at most; this spares nearly all of the counting.
    if abs(len(one) - len(other)) > most or len(here - there) > most or len(there - here) > most:
        return far
    before: list[int] = []
    above = [column if column <= most else far for column in range(len(other) + 1)]
    for row, letter in enumerate(one, 1):
        first, last = max(1, row - most), min(len(other), row + most)
        line = [far] * (len(other) + 1)
        if row <= most:
            line[0] = row
        for column in range(first, last + 1):
            best = min(above[column - 1] + (letter != other[column - 1]), above[column] + 1, line[column - 1] + 1)
            if (
                row > 1
                and column > 1
                and letter == other[column - 2]
                and one[row - 2] == other[column - 1]
                and before[column - 2] + 1 < best
            ):
                best = before[column - 2] + 1
            line[column] = best
        if min(line) > most:
            return far
        before, above = above, line
    return min(above[-1], far)

"""How a card is set: quotes, dashes, dots, blanks and letters as its language prints them."""

import re
import unicodedata
from collections.abc import Iterator

from msgspec import Struct

from spieleabend.decks.language import LANGUAGES, Language
from spieleabend.play.prompts import is_plain_line

APOSTROPHE = "’"
_OPENING_BRACKETS = "([{"
_MARKS = "\"'`´′″„“”‟‚‘’‛«»‹›"
"""Everything that somebody may have meant as a quote or an apostrophe."""


class Misprint(Struct, frozen=True):
    """What is wrong in a text, and what would be right."""

    problem: str
    right: str


_EVERYWHERE = (
    (r"^\s|\s$", "a blank at the beginning or end", "none"),
    (r"\s{2,}", "several blanks in a row", "one"),
    (r"[^\S \xa0\u202f]", "a blank of an odd kind", "an ordinary one"),
    (r"\s[,;:!?.](?!\d)", "a blank before “{}”", "none"),
    (r"[,;](?=[^\W\d_])", "no blank after “{}”", "one"),
    (r",,", "two commas", "„ for a quote, or one comma"),
    (r"([;:])\1|,[.;:]|[;:],", "“{}”", "one sign"),
    (r"\.{2,}", "“{}”", "…"),
    (r"(?:^|(?<=\s))-(?=\s)|--+", "“{}” for a dash", "–, with a blank on either side"),
    (r"[—―−]", "“{}” for a dash", "–, with a blank on either side"),
    (r"(?<=[^\s„“«‚‘(])–\s|\s–(?=[^\s.,;:!?…)“”»’‘])", "a dash with a blank on one side only", "– between two blanks"),
)
"""What is wrong in any language: a pattern, what it finds, what would be right. “{}” is what was found."""
_RULES = tuple((re.compile(pattern), problem, right) for pattern, problem, right in _EVERYWHERE)


def misprints(text: str, language: str) -> Iterator[Misprint]:
    """All that is set wrong in `text`; quotes are judged in a language that `LANGUAGES` knows."""
    if text != unicodedata.normalize("NFC", text):
        yield Misprint("letters in pieces", "whole ones (Unicode NFC)")
    if not is_plain_line(text.strip()):
        yield Misprint("characters that nobody can see", "one line of plain text")
    for pattern, problem, right in _RULES:
        found = pattern.search(text)
        if found is not None:
            yield Misprint(problem.format(found[0].strip()), right)
    known = LANGUAGES.get(language)
    if known is not None:
        yield from _marks(text, known)
        yield from _pairs(text, known)


def _marks(text: str, language: Language) -> Iterator[Misprint]:
    """Quotes and apostrophes that the language does not print."""
    printed = {APOSTROPHE, *(mark for pair in language.quotes for mark in pair)}
    pairs = " or ".join(f"{opening}…{closing}" for opening, closing in language.quotes)
    for place, mark in enumerate(text):
        if mark in _MARKS and mark not in printed:
            inside_a_word = text[place - 1 : place].isalnum() and text[place + 1 : place + 2].isalpha()
            yield Misprint(f"“{mark}” in {language.name}", APOSTROPHE if inside_a_word else pairs)
            return


def _pairs(text: str, language: Language) -> Iterator[Misprint]:
    """Quotes and brackets that are not closed, not opened, or turned to the wrong side."""
    pairs = dict((*language.quotes, ("(", ")")))
    waiting: list[str] = []
    for place, mark in enumerate(text):
        before, after = text[place - 1 : place] if place else "", text[place + 1 : place + 2]
        if waiting and mark == pairs[waiting[-1]] and not (mark == APOSTROPHE and after.isalpha()):
            waiting.pop()
            if before.isspace():
                yield Misprint(f"“{mark}” after a blank", "next to the last sign inside")
        elif mark in pairs:
            waiting.append(mark)
            if before.isalnum() or not after.strip():
                yield Misprint(f"“{mark}” on the wrong side", "after a blank, next to the first sign inside")
        elif mark in pairs.values() and mark != APOSTROPHE:
            opening = next(opening for opening, closing in pairs.items() if closing == mark)
            yield Misprint(f"“{mark}” closes what was not opened", f"“{opening}” before it")
    for mark in waiting:
        yield Misprint(f"“{mark}” is not closed", f"“{pairs[mark]}” after it")


def begins_a_sentence(text: str, gap: str = "") -> bool:
    """Whether `text` begins with a capital letter, a digit, an ellipsis or the gap, quotes and brackets aside.

    >>> begins_a_sentence("„Schon wieder BAM!“"), begins_a_sentence("schon wieder BAM!")
    (True, False)
    """
    start = text.lstrip(f"{_MARKS}{_OPENING_BRACKETS}– ")
    return (bool(gap) and start.startswith(gap)) or start[:1].isupper() or start[:1].isdigit() or start[:1] == "…"


def ends_openly(text: str) -> bool:
    """Whether `text` can stand in a sentence: it ends without a full stop, comma, colon or semicolon.

    >>> ends_openly("ein beleidigter Schwan"), ends_openly("ein beleidigter Schwan.")
    (True, False)
    """
    return not text.endswith((".", ",", ":", ";"))

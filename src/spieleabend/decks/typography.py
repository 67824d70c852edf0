"""How a card is set: quotes, dashes, dots, blanks and letters as its language prints them."""

import re
import unicodedata
from collections.abc import Collection, Iterator

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
_PRINTED_SIGNS = "°©®™№"
"""Pictures of a kind, but letters have always had them beside them."""
_SMALL_AFTER_A_STOP = re.compile(r"([^\W\d_]{3,}|[!?])\.[“”»’‘)]?\s+[“„‘‚«(]?([^\W\d_])")
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
    pictures = "".join(sign for sign in text if _is_picture(sign))
    if pictures:
        yield Misprint(f"“{pictures}” among the letters", "words alone: not every phone draws the same picture")
    known = LANGUAGES.get(language)
    if known is not None:
        yield from _marks(text, known)
        yield from _pairs(text, known)
        yield from _dots(text, known)


def _is_picture(sign: str) -> bool:
    """Whether this is an emoji or another small picture, or the colour of one."""
    return (unicodedata.category(sign) == "So" and sign not in _PRINTED_SIGNS) or "\U0001f3fb" <= sign <= "\U0001f3ff"


def _dots(text: str, language: Language) -> Iterator[Misprint]:
    """Full stops after which no sentence begins, and ellipses that stand for themselves."""
    for found in _SMALL_AFTER_A_STOP.finditer(text):
        if found[2].islower() and found[1].lower() not in language.shortened:
            yield Misprint(f"a small “{found[2]}” after a full stop", "a capital letter, or another sign")
    if not language.dots_apart and re.search(r"(?<=\S)\s…", text):
        yield Misprint(f"a blank before “…” in {language.name}", "none")


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


def is_closed(text: str, gap: str = "") -> bool:
    """Whether a sentence has its closing sign, which a gap is not. A caption after a colon or in quotes needs none.

    >>> is_closed("Schuld war BAM!.", "BAM!"), is_closed("Heute: BAM!", "BAM!"), is_closed("Saal 4: BAM!, Öl", "BAM!")
    (True, False, True)
    """
    if gap and text.endswith(gap):
        return False
    end = text.rstrip("“”»’‘)")
    return end.endswith((".", "!", "?", "…")) or ":" in text or end != text


def has_a_capital_of_no_name(text: str, language: str, said: Collection[str]) -> bool:
    """Whether a term that will stand inside a sentence begins with a capital letter, though it begins with no name.

    Its first word is one of the language's small words; or it is among the words that are `said` with a small letter
    elsewhere in a language that writes nouns so, unless another capital follows, as in a name.

    >>> has_a_capital_of_no_name("Geese with hats", "en", {"geese"})
    True
    >>> has_a_capital_of_no_name("Uncle Keith", "en", {"uncle"})
    False
    """
    known = LANGUAGES.get(language)
    words = re.findall(r"[^\W\d_]+", text)
    if known is None or not text[:1].isupper() or not words[0].istitle():
        return False
    first = words[0].lower()
    is_name = any(word.istitle() for word in words[1:2])
    return first in known.small_words or (not known.capital_nouns and first in said and not is_name)


def ends_openly(text: str) -> bool:
    """Whether `text` can stand in a sentence: it ends without a full stop, comma, colon or semicolon.

    >>> ends_openly("ein beleidigter Schwan"), ends_openly("ein beleidigter Schwan.")
    (True, False)
    """
    return not text.endswith((".", ",", ":", ";"))

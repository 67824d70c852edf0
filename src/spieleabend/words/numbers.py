"""Numbers that are no words: digits of every script, signs that show a number, and Roman numerals."""

import re
import unicodedata

from msgspec import Struct

from spieleabend.words.hearing import Sentence
from spieleabend.words.interface import Level, Mark

_ROMAN = re.compile(r"(?=[IVXLCDM])M{0,4}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})")
_SHORT_FORMS = frozenset(["CD", "CC", "CV", "DC", "DI", "DM", "MC", "MD", "MI", "MIX", "CI", "LI", "XL"])
"""Capitals that are more often something else than a number."""
_LOVE = "<3"
_SHOWN = (
    ("certain", ("KEYCAP", "HUNDRED POINTS", "CLOCK FACE", "DIE FACE")),
    ("question", ("PLACE MEDAL", "INPUT SYMBOL FOR NUMBERS", "DOMINO TILE")),
)


class _Sign(Struct, frozen=True):
    level: Level
    sign: str


def numerals(sentence: Sentence, *, lone_i: bool) -> list[Mark]:
    """Numbers in digits, in signs and in Roman letters; `lone_i` says whether a capital I alone may be one."""
    marks = [] if sentence.text.isascii() else [Mark(sign.level, "number", sign.sign) for sign in _signs(sentence.text)]
    marks += [
        Mark("certain", "number", word.written)
        for word in sentence.words
        if any(map(str.isdigit, word.written)) and not _is_heart(sentence.text, word.start)
    ]
    marks += _roman(sentence, lone_i=lone_i)
    return marks


def _is_heart(text: str, start: int) -> bool:
    return text[max(0, start - 1) : start + 1] == _LOVE and not text[start + 1 : start + 2].isalnum()


def _signs(text: str) -> list[_Sign]:
    """What is no digit and yet has the value of a number, or shows one."""
    found: list[_Sign] = []
    for sign in text:
        if sign.isascii() or sign.isdigit():
            continue
        if unicodedata.numeric(sign, None) is not None:
            found.append(_Sign("certain", sign))
        elif unicodedata.category(sign) == "So":
            name = unicodedata.name(sign, "")
            found.extend(
                _Sign("certain" if level == "certain" else "question", sign)
                for level, parts in _SHOWN
                if any(part in name for part in parts)
            )
    return found


def _roman(sentence: Sentence, *, lone_i: bool) -> list[Mark]:
    marks: list[Mark] = []
    for place, word in enumerate(sentence.words):
        written = word.written
        if not _ROMAN.fullmatch(written.upper()):
            continue
        if len(written) == 1:
            numeral = lone_i or written != "I" or _ends(sentence, place)
            if place and written in ("I", "V", "X") and numeral and _counts(sentence, place):
                marks.append(Mark("question", "number", written))
        elif written.isupper():
            marks.append(Mark(_sure(written, shouted=sentence.shouted), "number", written))
        elif written.islower() and set(written) <= set("ivx"):
            marks.append(Mark("question", "number", written))
    return [mark for mark in marks if mark.level != "clear"]


def _sure(written: str, *, shouted: bool) -> Level:
    if written in _SHORT_FORMS:
        return "clear"
    return "question" if shouted or not (set(written) <= set("IVX") or len(written) > 3) else "certain"


def _ends(sentence: Sentence, place: int) -> bool:
    """Whether a word ends a sentence or a part of it, as no English I does: World War I, Elizabeth I, the Queen."""
    end = sentence.words[place].start + 1
    return sentence.text[end : end + 1] not in (" ", "-")


def _counts(sentence: Sentence, place: int) -> bool:
    """Whether a single letter may count something: after a name, as in Elizabeth I, not among other single letters."""
    before = sentence.words[place - 1]
    alone = place + 1 == len(sentence.words) or len(sentence.words[place + 1].written) > 1
    return not sentence.shouted and alone and len(before.written) > 1 and before.capital

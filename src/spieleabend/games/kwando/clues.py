"""What a clue may not say: numbers, times and feasts by name, and the person's own name (KW-R15, KW-D14).

This is stricter than people at the table are with one another. A clue is written at leisure, so it leaves out whatever
people might have to ask about: “may” and “second”, „beide“ and „ein paar“, „kilka“ and „raz“.
"""

import re
import unicodedata
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import chain

_WORD = re.compile(r"[^\W_]+")
_ROMAN = re.compile(r"\b[IVXLCDM]{2,}\b")
_SPELT = str.maketrans({"ł": "l", "ø": "o", "æ": "ae", "đ": "d"})

_GERMAN_NUMBER = (
    "null|zwei|zwo|drei|vier|fünf|sech|sechs|sieb|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|vierzig|fünfzig|"
    "sechzig|siebzig|achtzig|neunzig|hundert|tausend"
)
_NUMBERS: Mapping[str, str] = {
    "de": rf"""
        (?:ein|und|{_GERMAN_NUMBER})*(?:{_GERMAN_NUMBER})(?:s?te[nrsm]?|mal|fach\w*|er|ern|en|e|s|tel\w*)?|
        eins|einmal\w*|erst|erste[nrsm]?|erstmals|erstens|zuerst|dritte[nrsm]?|drittel\w*|halb\w*|hälfte\w*|
        beide\w*|paar|doppel\w*|doppelt\w*|dutzend\w*|viertel\w*|million\w*|milliarde\w*
    """,
    "en": r"""
        zero|ones?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|
        (?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies|ieth)|hundred\w*|thousand\w*|million\w*|billion\w*|
        first\w*|seconds?|third\w*|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|\w+teen)th|once|twice|thrice|
        half|halves|both|double\w*|triple\w*|pairs?|couples?|dozens?|quarters?
    """,
    "pl": r"""
        zer(?:o|a|em)|jed(?:en|na|no|ną|ne|nego|nej|nemu|nym|nymi|ni)|dw(?:a|ie|aj|oje|óch|óm|om|oma|iema)|dwu\w*|
        trzy|trzech|trzem|trzema|trzej|troje|czter\w*|czworo|pię(?:ć|ciu|cior\w*|tnast\w*|ćdzies\w*|ćset)|sześ\w*|
        siedem\w*|siedmi\w*|osiem\w*|ośmi\w*|dziewię\w*|dziesię\w*|jedenast\w*|\w*naście|\w*nast(?:u|a|y|e|ego|ej|ym)|
        \w*dzieści\w*|\w*dziesiąt\w*|sto|stu|\w*set|setk\w*|setn\w*|tysi[ąęc]\w*|milion\w*|miliard\w*|pierwsz\w*|
        drug(?:i|a|ie|iej|iego|iemu|im|imi|ą)|trzeci\w*|czwart\w*|piąt\w*|szóst\w*|siódm\w*|ósm\w*|dziewiąt\w*|
        raz|razy|oba|obie|obu|oboje|obaj|obydw\w*|pół|połow\w*|podwój\w*|potrój\w*|tuzin\w*|para|parę|pary|paru|
        kilk\w*|wiel(?:e|u|oma)|ile|ilu|tyle|tylu|dużo|mało|ćwierć\w*
    """,
}
"""Words for numbers, as whole words. A German „ein“ is an article; Polish grammar takes quantities for numerals."""

_TIMES: Mapping[str, str] = {
    "de": r"""
        \w*jahr\w*|\w*monat\w*|dekade\w*|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|
        dezember|\w*weihnacht\w*|heiligabend|ostern|oster\w+|pfingst\w*|silvester\w*|advent\w*|nikolaus|karneval\w*|
        fasching\w*|valentin\w*|halloween
    """,
    "en": r"""
        years?|centur\w+|decades?|months?|millenni\w+|january|february|march|april|may|june|july|august|september|
        october|november|december|christmas|xmas|easter|halloween|thanksgiving|valentine\w*|hanukkah|advent|carnival
    """,
    "pl": r"""
        rok|roku|rokiem|roków|lat|lata|latach|latom|latami|wiek|wieku|wieki|wieków|wiekiem|wiekami|stuleci\w*|
        dekad\w*|miesią\w*|miesię\w*|stycz\w+|luty|lut(?:ego|ym)|marz?ec|marc(?:a|u|em)|kwie(?:cień|tni\w+)|
        maj|maj[au]|mają|majem|czerwiec|czerwc\w+|lipiec|lipc\w+|sierp(?:ień|ni\w+)|wrze(?:sień|śni\w+)|październik\w*|
        listopad\w*|grud(?:zień|ni\w+)|gwiazdk\w+|wielkanoc\w*|wigili\w*|sylwest\w*|walentyn\w*|święt(?:o|a|ach)|adwent\w*
    """,
}
"""Words that name a time: months, years, feasts."""

_FORBIDDEN = {
    language: (
        re.compile(f"(?:{_NUMBERS[language]})", re.VERBOSE),
        re.compile(f"(?:{_TIMES[language]})", re.VERBOSE),
    )
    for language in _NUMBERS
}

_NO_NAMES = frozenset(["das", "del", "dem", "den", "der", "des", "die", "the", "und", "van", "von"]) | frozenset(
    ["iii", "vii", "viii", "xiv", "xvi"]
)
"""What stands between names and is none, and the numbers of kings."""

_SHORTEST_STEM, _SHORTEST_TYPO, _LONG = 5, 5, 8


@lru_cache(maxsize=2000)
def breaches(clue: str, language: str, spellings: tuple[str, ...]) -> tuple[str, ...]:
    """What a clue says that it may not, of a person with these names; numbers in a language that is known here.

    Kept, so that a deck of which one clue has changed is not gone through anew.

    >>> breaches("Mein Vater hieß Leopold, ich war sieben.", "de", ("Wolfgang Amadeus Mozart",))
    ('a number: sieben',)
    """
    return (*_numbers_and_times(clue, language), *_names(clue, spellings))


def _numbers_and_times(clue: str, language: str) -> Iterator[str]:
    """The numbers in a clue, in digits, Roman letters or words, and the times."""
    words = _WORD.findall(clue)
    yield from (f"a number: {word}" for word in words if any(sign.isnumeric() for sign in word))
    yield from (f"a number: {found}" for found in _ROMAN.findall(clue))
    if language in _FORBIDDEN:
        number, time = _FORBIDDEN[language]
        yield from (f"a number: {word}" for word in words if number.fullmatch(word.casefold()))
        yield from (f"a time: {word}" for word in words if time.fullmatch(word.casefold()))


def _names(clue: str, spellings: Collection[str]) -> Iterator[str]:
    """The words of a clue that sound like a name of the person."""
    parts = name_parts(spellings)
    for word in _WORD.findall(clue):
        if any(_sounds_like(bare, part) for bare in _folded(word) for part in parts):
            yield f"a name: {word}"


def name_parts(spellings: Collection[str]) -> frozenset[str]:
    """The bare parts of all names of a person: what nobody may say."""
    words = chain.from_iterable(_WORD.findall(spelling) for spelling in spellings)
    parts = chain.from_iterable(_folded(word) for word in words)
    return frozenset(part for part in parts if len(part) > 2 and part not in _NO_NAMES)


def _folded(word: str) -> set[str]:
    """A word in bare small letters: an ü may be u or ue."""
    spelt = word.casefold().translate(_SPELT)
    german = spelt.replace("ä", "ae").replace("ö", "oe").replace("ü", "ue")
    return {_unmarked(spelt), _unmarked(german)}


def _unmarked(word: str) -> str:
    """A word without its marks."""
    return "".join([sign for sign in unicodedata.normalize("NFD", word) if not unicodedata.combining(sign)])


def _sounds_like(word: str, part: str) -> bool:
    """Whether a word has a part of a name in it, is a form of it or nearly the same."""
    if part in word or (len(part) >= _SHORTEST_STEM and word.startswith(part[:-1])):
        return True
    slips = 0 if len(part) < _SHORTEST_TYPO else 1 if len(part) < _LONG else 2
    return abs(len(word) - len(part)) <= slips and _distance(word, part) <= slips


def _distance(one: str, other: str) -> int:
    """How many letters are to be changed, added, left out or swapped with the next to turn one word into the other."""
    before, last = [0] * (len(other) + 1), list(range(len(other) + 1))
    for row, sign in enumerate(one, 1):
        now = [row]
        for column, there in enumerate(other, 1):
            least = min(last[column] + 1, now[-1] + 1, last[column - 1] + (sign != there))
            if row > 1 and column > 1 and sign == other[column - 2] and one[row - 2] == there:
                least = min(least, before[column - 2] + 1)
            now.append(least)
        before, last = last, now
    return last[-1]

"""What may not be said in a language, as the referee needs it: one file in `referees/`, read and made ready to use.

Another language is one more file. Every list in it is of our own making. In lists, commas stand between entries; an
entry may be several words, and a word may end in `*` for whatever ending.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct

from spieleabend.words.hearing import spellings
from spieleabend.words.interface import Breach, Level


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    """Words that may not be said."""

    certain: str = ""
    """Those that are nothing else."""
    question: str = ""
    """Those that may be meant otherwise, or say little."""
    atoms: str = ""
    """Patterns of what words are put together of; they stand for `{atoms}` in the next."""
    patterns: tuple[str, ...] = ()
    """Whole words without accents, an ü being ue."""
    beginnings: str = ""
    """What makes a question of every longer word that begins with it."""


class Names(Struct, frozen=True, forbid_unknown_fields=True):
    """What a language does to names."""

    titles: str = ""
    """What stands before a name and may be said."""
    particles: str = ""
    """Small words inside names that may be said."""
    epithets: str = ""
    """What stands behind a name and may be said."""
    everyday: str = ""
    """Of the `plain` words, those nobody can do without: in small letters they may be said by whoever has the name."""
    fillers: str = ""
    """Small words with which a name may be stretched that is said in pieces."""
    endings: str = ""
    """What a name may end in, beyond itself or in place of its last vowel."""
    nicknames: str = ""
    """A first name, and what is said for it."""
    changes: dict[str, tuple[str, ...]] = {}
    """What the end of a name may become before an ending; where there is any, last vowels fall off, too."""


class Homograph(Struct, frozen=True, forbid_unknown_fields=True):
    """Words whose meaning hangs on their neighbours."""

    words: str
    kind: Breach
    after: str = ""
    """After these it is certain."""
    before: str = ""
    """Before these it is certain."""
    unless_after: str = ""
    """After these it is clear."""
    unless_before: str = ""
    """Before these it is clear."""
    otherwise: Level = "clear"
    capital: Level = "clear"
    """What it is where it has a capital letter and does not open the sentence."""


class RefereeFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a language's file."""

    accents: bool = False
    """Whether accents tell words apart, so that a word without them may be another one."""
    plain: str = ""
    """Words that may be said, though another language, a pattern or a beginning would forbid them, or though somebody
    has them for a name: in small letters they are a question then, with a capital letter a name. With them stands what
    is said at the table all the time, so that it is not taken for a name with a slip in it."""
    numbers: Listed = Listed()
    calendar: Listed = Listed()
    names: Names = Names()
    homographs: tuple[Homograph, ...] = ()


class Beside(Struct, frozen=True):
    """A Homograph, made ready."""

    kind: Breach
    after: frozenset[str]
    before: frozenset[str]
    unless_after: frozenset[str]
    unless_before: frozenset[str]
    otherwise: Level
    capital: Level


Ruled = tuple[Breach, Level]


class Phrase(Struct, frozen=True):
    """Several words that may not be said after each other."""

    words: tuple[str, ...]
    ruled: Ruled


class Banned(Struct, frozen=True):
    """A language's file, made ready. Words are without accents, except in `plain` and `exact`, which have both."""

    code: str
    file: RefereeFile
    plain: frozenset[str]
    plain_beginnings: frozenset[str]
    exact: Mapping[str, Ruled]
    starts: Mapping[str, Ruled]
    marked: Mapping[str, frozenset[str]]
    """The words of `exact` that have accents, by what they are without."""
    phrases: tuple[Phrase, ...]
    patterns: tuple[tuple[re.Pattern[str], Breach], ...]
    beginnings: tuple[str, ...]
    beside: Mapping[str, Beside]
    swallowed: frozenset[str]
    """Long words, each without one of its letters."""


@cache
def banned(code: str) -> Banned:
    """The language of this code; one that no file describes forbids nothing of its own."""
    if code not in referees():
        return _ready(code, RefereeFile())
    text = files(__package__).joinpath("referees", f"{code}.toml").read_bytes()
    return _ready(code, msgspec.toml.decode(text, type=RefereeFile))


@cache
def referees() -> tuple[str, ...]:
    """The codes of all languages that a file describes."""
    there = files(__package__).joinpath("referees").iterdir()
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in there if entry.name.endswith(".toml")))


def entries(text: str) -> Iterator[tuple[str, ...]]:
    """The entries of a list, word by word."""
    for entry in text.replace("\n", ",").split(","):
        if words := entry.split():
            yield tuple(words)


SHORTEST_MISSPELLED = 7
"""Letters of a word from which a slip is taken for one."""


def _ready(code: str, file: RefereeFile) -> Banned:
    exact: dict[str, Ruled] = {}
    starts: dict[str, Ruled] = {}
    phrases: list[Phrase] = []
    marked: dict[str, set[str]] = {}
    for kind, listed in (("number", file.numbers), ("calendar", file.calendar)):
        for level, text in (("question", listed.question), ("certain", listed.certain)):
            ruled: Ruled = (msgspec.convert(kind, Breach), msgspec.convert(level, Level))
            for words in entries(text):
                if len(words) > 1:
                    phrases.append(Phrase(tuple(spellings(word)[0] for word in words), ruled))
                    continue
                for spelled in {words[0], *spellings(words[0])}:
                    (starts if spelled.endswith("*") else exact)[spelled.removesuffix("*")] = ruled
                    if not words[0].isascii():
                        marked.setdefault(spelled, set()).add(words[0])
    plain = [word for words in entries(file.plain) for word in {*words, *spellings(words[0])}]
    long = [
        word for word, (_, level) in (exact | starts).items() if len(word) >= SHORTEST_MISSPELLED and level == "certain"
    ]
    return Banned(
        code=code,
        file=file,
        plain=frozenset(word for word in plain if not word.endswith("*")),
        plain_beginnings=frozenset(word.removesuffix("*") for word in plain if word.endswith("*")),
        exact=exact,
        starts=starts,
        marked={bare: frozenset(every) for bare, every in marked.items()},
        phrases=tuple(phrases),
        patterns=tuple(_patterns(file.numbers)),
        beginnings=tuple(file.numbers.beginnings.split()),
        beside=_beside(file.homographs),
        swallowed=frozenset(word[:place] + word[place + 1 :] for word in long for place in range(1, len(word) - 1)),
    )


def _patterns(listed: Listed) -> Iterator[tuple[re.Pattern[str], Breach]]:
    atoms = "|".join(listed.atoms.split())
    for pattern in listed.patterns:
        yield re.compile(pattern.replace("{atoms}", atoms)), "number"


def _beside(homographs: tuple[Homograph, ...]) -> dict[str, Beside]:
    found: dict[str, Beside] = {}
    for homograph in homographs:
        every = Beside(
            kind=homograph.kind,
            after=_all(homograph.after),
            before=_all(homograph.before),
            unless_after=_all(homograph.unless_after),
            unless_before=_all(homograph.unless_before),
            otherwise=homograph.otherwise,
            capital=homograph.capital,
        )
        for word in homograph.words.split():
            found[word] = every
            found.setdefault(spellings(word)[0], every)
    return found


def _all(text: str) -> frozenset[str]:
    return frozenset(spelled for word in text.split() for spelled in {word, *spellings(word)})

"""A language as the word judge needs it: one file in `languages/`, read and made ready to use.

Another language is one more file. Every list in it is of our own making.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from spieleabend.words.spelling import Rewriting, plain


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """The word lists of a language's file; each a text with one group of words a line."""

    variants: str = ""
    """Spellings of one word."""
    apart: str = ""
    """Words that are spelled alike, or nearly, and are not the same."""
    irregular: str = ""
    """A form, and what it is a form of."""
    numbers: str = ""
    """A number in digits, and the words for it."""
    synonyms: str = ""
    """Different words for the same thing, with commas between them."""


class LanguageFile(Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a language's file."""

    name: str
    dictionaries: tuple[Literal["morfeusz2", "simplemma"], ...]
    """Whom to ask about words: the first that is installed."""
    nouns: Literal["small", "capital"] = "small"
    """How nouns are written."""
    marks: Literal["may be left out", "matter"] = "may be left out"
    """Whether two words that differ in accents only can be two words."""
    small: str = ""
    """Small words that say nothing."""
    endings: tuple[str, ...] = ()
    """What a word that no dictionary knows may end in, beyond another."""
    bare: bool = False
    """Whether endings take the place of others, so that a word without one may be no word."""
    heads: tuple[str, ...] = ()
    """Endings of nouns, to find out whether a noun is no form of another one."""
    nominal: str = ""
    """The ending of a verb that is used as a noun."""
    adjectives: tuple[str, ...] = ()
    """Endings of adjectives."""
    siblings: tuple[str, ...] = ()
    """Endings of nouns that one may take in place of the `endings`; they tell of which words a form may be, where a
    dictionary tells one only."""
    plurals: tuple[str, ...] = ()
    """Endings of plurals; a word and the same with one of them are worth a question, should no dictionary tell."""
    diminutives: tuple[str, ...] = ()
    """Endings that make something small."""
    compounds: bool = False
    """Whether words are written together to make new ones."""
    links: tuple[str, ...] = ()
    """What may stand between two words written together."""
    fold: dict[str, str] = {}
    """Letters that may be written with others."""
    restore: dict[str, tuple[str, ...]] = {}
    """What may have been meant by letters in a word that no dictionary knows."""
    respell: dict[str, str] = {}
    """Patterns and replacements: two spellings that become the same are one word."""
    alike: dict[str, str] = {}
    """Patterns and replacements: two spellings that become the same are one word if they are long nouns."""
    sounds: dict[str, str] = {}
    """Patterns and replacements: two spellings that become the same are one word if one of them is no word."""
    words: Words = Words()


class Language(Struct, frozen=True):
    """A language's file, made ready: words are folded, patterns compiled."""

    code: str
    file: LanguageFile
    small: frozenset[str]
    respelling: Rewriting
    softening: Rewriting
    sounding: Rewriting
    apart: Mapping[str, frozenset[int]]
    irregular: Mapping[str, frozenset[str]]
    synonyms: Mapping[str, frozenset[int]]
    """The groups that a word or phrase is in, numbers among them."""

    @property
    def marks_matter(self) -> bool:
        """Whether two words that differ in accents only can be two words."""
        return self.file.marks == "matter"

    def key(self, word: str) -> str:
        """A plain word in the one spelling that all its right spellings share."""
        return self.respelling(word)

    def entry(self, word: str) -> str:
        """A plain word as it stands in lists and among lemmas: with its accents only where they matter."""
        return word if self.marks_matter else self.key(word)

    def groups(self, *words: str) -> frozenset[int]:
        """The groups of synonyms that any of these plain words is in."""
        return _NONE.union(*(self.synonyms.get(self.entry(word), _NONE) for word in words))


_NONE: frozenset[int] = frozenset()


@cache
def language(code: str) -> Language:
    """The language of this code; one that no file describes has no lists and no dictionary, and accents matter."""
    if code not in languages():
        return _ready(code, LanguageFile(name=code, dictionaries=(), marks="matter"))
    text = files(__package__).joinpath("languages", f"{code}.toml").read_bytes()
    return _ready(code, msgspec.toml.decode(text, type=LanguageFile))


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages that a file describes."""
    there = files(__package__).joinpath("languages").iterdir()
    return tuple(sorted(entry.name.removesuffix(".toml") for entry in there if entry.name.endswith(".toml")))


def _ready(code: str, file: LanguageFile) -> Language:
    folds = str.maketrans(file.fold)
    lists = file.words
    respelling = Rewriting(folds, file.respell, _variants(lists.variants, folds, file.respell))

    def entries(words: list[str]) -> list[str]:
        return [plain(word) if file.marks == "matter" else respelling(plain(word)) for word in words]

    return Language(
        code=code,
        file=file,
        small=frozenset(file.small.split()),
        respelling=respelling,
        softening=Rewriting({}, file.alike, {}),
        sounding=Rewriting({}, file.sounds, {}),
        apart=_groups([line.split() for line in lists.apart.splitlines()]),
        irregular=_irregular(lists.irregular),
        synonyms=_groups(
            [
                *(entries(line.split(",")) for line in lists.synonyms.splitlines() if line),
                *(entries(line.split()) for line in lists.numbers.splitlines()),
            ]
        ),
    )


def _variants(text: str, folds: dict[int, str], respell: dict[str, str]) -> dict[str, str]:
    """Every spelling in these lines, respelled as the first of its line is."""
    spell = Rewriting(folds, respell, {})
    found: dict[str, str] = {}
    for line in text.splitlines():
        every = [spell(plain(word)) for word in line.split()]
        for word in every:
            found[word] = every[0]
    return found


def _irregular(text: str) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for line in text.splitlines():
        if line:
            form, *lemmas = line.split()
            found.setdefault(form, set()).update(lemmas)
    return {form: frozenset(lemmas) for form, lemmas in found.items()}


def _groups(groups: list[list[str]]) -> dict[str, frozenset[int]]:
    """In which of the groups each word is, by number."""
    found: dict[str, set[int]] = {}
    for number, words in enumerate(groups):
        for word in words:
            found.setdefault(word, set()).add(number)
    return {word: frozenset(numbers) for word, numbers in found.items()}

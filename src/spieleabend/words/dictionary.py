"""Who knows words: dictionaries that tell what a word is a form of, where one is installed."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Protocol

LONGEST_WORD = 40
"""No dictionary is asked about anything longer."""
NOBODY: frozenset[str] = frozenset()


class Dictionary(Protocol):
    """Knows words of one language, or does not."""

    name: str | None
    """What it is called; None stands for no dictionary, where it says nothing about a word that it is not known."""

    complete: bool
    """Whether it tells all that a word may be a form of, not only what it thinks of first."""

    def lemmas(self, word: str) -> frozenset[str]:
        """What `word`, as it is written, can be a form of; nothing if it is no word."""


class NoDictionary:
    """Stands in where no dictionary is installed."""

    name: str | None = None
    complete = False

    def lemmas(self, word: str) -> frozenset[str]:
        """Nothing."""
        return NOBODY


class Simplemma:
    """Simplemma's list of one language: one lemma a form, case matters, read from its packed form (some 30 MB)."""

    name: str | None = "simplemma"
    complete = False

    def __init__(self, code: str) -> None:
        from simplemma.strategies.dictionaries import LOW_MEMORY_DICTIONARY_FACTORY

        self._forms: Mapping[str, str] = LOW_MEMORY_DICTIONARY_FACTORY.get_dictionary(code)

    def lemmas(self, word: str) -> frozenset[str]:
        """See Dictionary.lemmas."""
        lemma = self._forms.get(word)
        return NOBODY if lemma is None else frozenset((lemma,))


class Morfeusz:
    """The grammatical dictionary of Polish inside Morfeusz: every lemma of a form, whatever its case."""

    name: str | None = "morfeusz2"
    complete = True

    def __init__(self, _code: str) -> None:
        # It is no package everywhere, so no type checker can count on it.
        morfeusz2: Any = import_module("morfeusz2")
        self._morfeusz = morfeusz2.Morfeusz(generate=False, case_handling=morfeusz2.IGNORE_CASE)

    def lemmas(self, word: str) -> frozenset[str]:
        """See Dictionary.lemmas."""
        parts = self._morfeusz.analyse(word)
        end = max((last for _, last, _ in parts), default=0)
        found = {
            lemma.partition(":")[0]
            for first, last, (_, lemma, tag, *_) in parts
            # Of „miałem” only the first part says which word it is.
            if first == 0 and tag != "ign" and (last == end or tag.startswith("praet"))
        }
        return frozenset(found)


_KINDS: dict[str, type[Simplemma] | type[Morfeusz]] = {"simplemma": Simplemma, "morfeusz2": Morfeusz}


def open_dictionary(code: str, wanted: Iterable[str]) -> Dictionary:
    """The first of the `wanted` dictionaries that this installation has; takes seconds."""
    for name in wanted:
        try:
            return _KINDS[name](code)
        except ImportError:
            # Not every system has a package of it; the next one knows less.
            continue
    return NoDictionary()

"""Number words and words of the calendar, in every language that there is a file for."""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from spieleabend.words.banned import SHORTEST_MISSPELLED, Banned, Phrase, Ruled, banned, referees
from spieleabend.words.hearing import Sentence, Word, spellings
from spieleabend.words.interface import Mark
from spieleabend.words.spelling import unmarked

MOST_REMEMBERED = 20_000
_LONGEST_WORD = 60
_LONGEST_SPELLED = 24
_STRETCHED = re.compile(r"(.)\1{2,}")
_SHORTEST_JOINED = 6
_FIRST_LETTERS = 2
_BEYOND = 3
"""Letters that a word has at least beyond a number at its beginning."""


class WordLists:
    """Finds listed words in sentences of one language; other languages count with what is certain in them."""

    def __init__(self, code: str) -> None:
        self._own = banned(code)
        self._others = [banned(other) for other in referees() if other != code]
        self._rule = lru_cache(MOST_REMEMBERED)(self._look_up)
        self._may_be_said = lru_cache(MOST_REMEMBERED)(self._plain)

    def marks(self, sentence: Sentence) -> list[Mark]:
        """What a sentence says of numbers and of the calendar."""
        marks: list[Mark] = []
        words = sentence.words
        for place, word in enumerate(words):
            ruled = self._beside(sentence, place) or self._rule(word.small)
            if ruled is not None and ruled[1] != "clear":
                marks.append(Mark(ruled[1], ruled[0], word.written))
            elif ruled is None and place + 1 < len(words):
                marks += self._torn(word, words[place + 1])
        marks += _said(words)
        for run in sentence.spelled:
            marks += self._spelled(run)
        return marks

    def _beside(self, sentence: Sentence, place: int) -> Ruled | None:
        """What a word is by its neighbours, if its meaning hangs on them."""
        words = sentence.words
        word = words[place]
        beside = self._own.beside.get(word.small)
        if beside is None:
            return None
        before = spellings(words[place - 1].small)[0] if place else ""
        after = spellings(words[place + 1].small)[0] if place + 1 < len(words) else ""
        if before in beside.after or after in beside.before:
            return beside.kind, "certain"
        if before in beside.unless_after or after in beside.unless_before:
            return beside.kind, "clear"
        if place and word.capital and beside.capital != "clear" and not sentence.shouted:
            return beside.kind, beside.capital
        return beside.kind, beside.otherwise

    def _torn(self, word: Word, following: Word) -> list[Mark]:
        """A word that was said in two: sep tember."""
        joined = word.small + following.small
        if len(joined) < _SHORTEST_JOINED or min(len(word.small), len(following.small)) < 2:
            return []
        ruled = None if joined in self._own.plain else _whole(self._own, joined)
        if ruled is None or ruled[1] != "certain" or self._rule(following.small) is not None:
            return []
        return [Mark("question", ruled[0], f"{word.written} {following.written}")]

    def _spelled(self, run: str) -> list[Mark]:
        """A word that was said letter by letter, with other letters before and after it perhaps."""
        for length in range(min(len(run), _LONGEST_SPELLED), 2, -1):
            for start in range(len(run) - length + 1):
                ruled = self._rule(run[start : start + length])
                if ruled is not None and ruled[1] == "certain":
                    return [Mark("certain", ruled[0], " ".join(run))]
        return []

    def _look_up(self, small: str) -> Ruled | None:
        """What one word is, whatever stands beside it; None if it may be said."""
        small = _STRETCHED.sub(r"\1", small)
        if len(small) < 3 or len(small) > _LONGEST_WORD or small.isdigit() or self._may_be_said(small):
            return None
        every = spellings(small)
        found = _listed(self._own, small, every)
        if found is None:
            for other in self._others:
                found = _listed(other, small, every)
                if found is not None and found[1] == "certain" and small not in other.beside:
                    break
                found = None
        return found or self._hidden(every)

    def _plain(self, small: str) -> bool:
        own = self._own
        return small in own.plain or any(
            word[:length] in own.plain_beginnings for word in spellings(small) for length in range(2, len(word) + 1)
        )

    def _hidden(self, every: tuple[str, ...]) -> Ruled | None:
        """A number inside a word, or a listed word with a slip in it."""
        for word in every:
            for beginning in self._own.beginnings:
                if word.startswith(beginning) and len(word) >= len(beginning) + _BEYOND:
                    return "number", "question"
            if len(word) >= SHORTEST_MISSPELLED - 1:
                for meant in _meant(word, self._own):
                    ruled = _whole(self._own, meant)
                    if ruled is not None and ruled[1] == "certain":
                        return ruled[0], "question"
        return None


def _whole(language: Banned, word: str) -> Ruled | None:
    """What a list says of a word that needs no ending."""
    return language.exact.get(word) or language.starts.get(word)


def _listed(language: Banned, small: str, every: tuple[str, ...]) -> Ruled | None:
    """What a language's lists say of a word."""
    for word in (small, *every):
        if word in language.exact and (found := _doubted(language, small, word)) is not None:
            return found
    for word in every:
        for pattern, kind in language.patterns:
            if pattern.fullmatch(word):
                return kind, "certain"
        for length in range(min(len(word), 20), 2, -1):
            if word[:length] in language.starts:
                return language.starts[word[:length]]
    return None


def _doubted(language: Banned, small: str, word: str) -> Ruled | None:
    """What a word is that is on a list with other accents: a question at most, where accents tell words apart."""
    breach, level = language.exact[word]
    meant = language.marked.get(word)
    if word == small or not language.file.accents or meant is None:
        return breach, level
    left_out = any(len(one) == len(small) and all(map(_accent_left_out, small, one)) for one in meant)
    return (breach, "question") if left_out else None


def _accent_left_out(said: str, meant: str) -> bool:
    return said in (meant, unmarked(meant))


def _meant(word: str, language: Banned) -> list[str]:
    """What may have been meant by a word with a slip: a letter too many, left out, or swapped with the next."""
    found: list[str] = []
    for place in range(1, len(word)):
        if word[place] == word[place - 1] or SHORTEST_MISSPELLED < len(word) > place + 1:
            found.append(word[:place] + word[place + 1 :])
        if place > 1:
            found.append(word[: place - 1] + word[place] + word[place - 1] + word[place + 1 :])
    if word in language.swallowed:
        found += [
            word[:place] + letter + word[place:]
            for place in range(1, len(word) + 1)
            for letter in "abcdefghijklmnopqrstuvwxyz"
        ]
    return found


@cache
def _phrases() -> dict[str, list[Phrase]]:
    """The phrases of all languages, by the first letters of their first words."""
    found: dict[str, list[Phrase]] = {}
    for code in referees():
        for phrase in banned(code).phrases:
            found.setdefault(phrase.words[0][:_FIRST_LETTERS], []).append(phrase)
    return found


def _said(words: tuple[Word, ...]) -> Iterator[Mark]:
    """The phrases in a sentence."""
    plain = [spellings(word.small)[0] for word in words]
    for place, first in enumerate(plain):
        for phrase in _phrases().get(first[:_FIRST_LETTERS], ()):
            end = place + len(phrase.words)
            if end <= len(words) and all(map(_is, plain[place:end], phrase.words)):
                breach, level = phrase.ruled
                yield Mark(level, breach, " ".join(word.written for word in words[place:end]))


def _is(word: str, pattern: str) -> bool:
    """Whether a word is what a list says."""
    return word.startswith(pattern[:-1]) if pattern.endswith("*") else word == pattern


@lru_cache
def word_lists(code: str) -> WordLists:
    """The lists of a language, made once."""
    return WordLists(code)

"""Whether two answers are the same term: the same, worth a question, or different.

The same are those that differ in case, spaces, hyphens, accents that may be left out, articles, inflection, a right
spelling of another country or time, and slips of the finger. A slip counts only where one of the two is no word: else
moth and mouth would be the same. Different words for one thing are asked about, never taken for the same.
"""

import unicodedata
from collections.abc import Sequence
from functools import cache
from itertools import combinations

from msgspec import Struct

from spieleabend.play.comparing import Compared
from spieleabend.words.dictionary import NoDictionary, open_dictionary
from spieleabend.words.interface import Likeness
from spieleabend.words.language import language as described
from spieleabend.words.lexicon import Lexicon, Word
from spieleabend.words.likeness import word_likeness
from spieleabend.words.spelling import Answer, read


class Term(Struct, frozen=True):
    """An answer, looked up: its words without the small ones, and all of them as one word."""

    answer: Answer
    words: tuple[Word, ...]
    whole: Word
    written: str
    """All that was written, the small words too, as one word: the A-Team is the ATeam."""


class Comparison:
    """Compares answers in one language."""

    def __init__(self, lexicon: Lexicon) -> None:
        self._lexicon = lexicon
        self._language = lexicon.language

    @property
    def dictionary(self) -> str | None:
        """The name of the dictionary that is asked, None if there is none."""
        return self._lexicon.dictionary

    def round(self, answers: Sequence[str]) -> Compared:
        """Compare all answers of a round with each other."""
        terms = [self._term(answer) for answer in answers]
        found: dict[Likeness, list[tuple[int, int]]] = {"same": [], "ask": [], "different": []}
        for (first, one), (second, other) in combinations(enumerate(terms), 2):
            found[self._likeness(one, other)].append((first, second))
        return Compared(tuple(found["same"]), tuple(found["ask"]))

    def pair(self, one: str, other: str) -> Likeness:
        """Compare two answers; their order does not matter."""
        return self._likeness(self._term(one), self._term(other))

    def _term(self, text: str) -> Term:
        """Look an answer up."""
        answer = read(text)
        # The last word is never small: not in Vitamin A.
        tokens = [*(token for token in answer.tokens[:-1] if token not in self._language.small), *answer.tokens[-1:]]
        words = tuple([self._lexicon.word(token) for token in tokens])
        whole = words[0] if len(words) == 1 else self._lexicon.phrase(words)
        return Term(answer, words, whole, "".join(answer.tokens))

    def _likeness(self, one: Term, other: Term) -> Likeness:
        if one.answer.blank or other.answer.blank:
            return "different"
        if not one.words or not other.words:
            return "same" if one.answer == other.answer else "different"
        found = self._compare(one, other)
        if found == "same" and not _signs_agree(one.answer.signs, other.answer.signs):
            return "ask"
        return found

    def _compare(self, one: Term, other: Term) -> Likeness:
        """Compare by words alone."""
        if one.whole.text == other.whole.text or one.written == other.written:
            return "same"
        many = len(one.words)
        if many == len(other.words) > 1:
            found = self._one_by_one(one.words, other.words)
            if found == "different" and {word.text for word in one.words} == {word.text for word in other.words}:
                return "ask"
        else:
            found = self._words(one.whole, other.whole)
        return "ask" if found == "different" and one.whole.groups & other.whole.groups else found

    def _one_by_one(self, one: Sequence[Word], other: Sequence[Word]) -> Likeness:
        """Compare as many words with as many: as far apart as those that are furthest apart."""
        furthest: Likeness = "same"
        for pair in zip(one, other, strict=True):
            found = self._words(*pair)
            if found == "different":
                return found
            if found == "ask":
                furthest = found
        return furthest

    def _words(self, one: Word, other: Word) -> Likeness:
        return word_likeness(one, other, self._language, dictionary=self._lexicon.dictionary is not None)


def comparison(code: str) -> Comparison:
    """The language of this code, with its dictionary; takes seconds and many megabytes."""
    language = described(code)
    return Comparison(Lexicon(language, open_dictionary(code, language.file.dictionaries)))


@cache
def by_spelling(code: str) -> Comparison:
    """The language of this code without any dictionary: what is not spelled the same is at most worth a question."""
    return Comparison(Lexicon(described(code), NoDictionary()))


def _signs_agree(one: str, other: str) -> bool:
    """Whether what stands beside the words says the same: equal signs, or emoji that somebody left out."""
    if one == other:
        return True
    left_out = one or other
    return not (one and other) and all(unicodedata.category(sign) in ("So", "Sk") for sign in left_out)

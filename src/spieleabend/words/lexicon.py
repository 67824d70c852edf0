"""One language's words, looked up: what a word is a form of, and whether it is a word at all."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, islice, pairwise, product

import msgspec
from msgspec import Struct

from spieleabend.words.dictionary import LONGEST_WORD, NOBODY, Dictionary
from spieleabend.words.language import Language
from spieleabend.words.spelling import plain, unmarked

MOST_WORDS = 20_000
"""Words remembered, about 10 MB."""
MOST_GUESSES = 80
"""Ways that are tried to put accents back into a word that is none."""
SHORTEST_MISSPELLED = 5
"""Letters of a word that may be spelled wrong, though there is a name that is spelled like that."""
SHORTEST_FRONT, SHORTEST_HEAD, SHORTEST_COMPOUND = 3, 4, 8
"""Letters of a word that is put together, and of its parts."""
ENOUGH_SIBLINGS = 2
"""Forms that must speak for a noun."""


class Word(Struct, frozen=True):
    """A word that somebody wrote, in small letters, and what a dictionary makes of it.

    `bare` is it without accents, `key` its one right spelling, `soft` what foreign, old and frequent wrong spellings
    share with it, `sound` how it sounds. It is `listed` if a dictionary has it, and `known` if it is at least made of
    words that one has. `lemmas` are the words that it may be a form of, as a noun (`nouns`) or otherwise (`others`);
    `heads` says that it is a headword as a noun, `stands` that it is one otherwise. `numbered` says that there are
    digits in it; `groups` are the groups of synonyms that it is in.
    """

    text: str
    bare: str
    key: str
    soft: str
    sound: str
    listed: bool
    known: bool
    nouns: frozenset[str]
    others: frozenset[str]
    heads: bool
    stands: bool
    lemmas: frozenset[str]
    numbered: bool
    groups: frozenset[int]


class Lexicon:
    """A language with its dictionary. Not for several threads at once."""

    def __init__(self, language: Language, dictionary: Dictionary) -> None:
        self.language = language
        self.dictionary = dictionary.name
        self._dictionary = dictionary
        self._capital = language.file.nouns == "capital"
        self.word = lru_cache(MOST_WORDS)(self._word)

    def _word(self, text: str, alone: bool = True) -> Word:
        """Look a plain word up; one that does not stand alone is several, written together here."""
        language = self.language
        nouns, others = self._look_up(text)
        listed = known = bool(nouns or others)
        if not known and language.file.compounds:
            nouns = self._put_together(text)
            known = bool(nouns)
        heads = listed and bool(nouns) and not self._dictionary.complete and self._heads(text, nouns)
        if heads:
            nouns |= {text}
        if listed and not self._dictionary.complete and language.file.siblings:
            nouns |= self._by_siblings(text)
            heads = False
        if alone and self.dictionary is not None and len(text) <= LONGEST_WORD and self._only_names(nouns):
            as_noun, otherwise = self._meant(text, short=listed and len(text) < SHORTEST_MISSPELLED)
            nouns |= as_noun
            others |= NOBODY if known else otherwise
        irregular = language.irregular.get(text) or self._irregular_head(text)
        key = language.key(text)
        as_noun, otherwise = self._keys(nouns | irregular | {text}), self._keys(others)
        return Word(
            text=text,
            bare=unmarked(text),
            key=key,
            soft=language.softening(key),
            sound=language.sounding(text if language.marks_matter else key),
            listed=listed,
            known=known or bool(irregular),
            nouns=as_noun,
            others=otherwise,
            heads=heads and not irregular,
            stands=not irregular and text in map(plain, others),
            lemmas=as_noun | otherwise,
            numbered=any(sign.isdigit() for sign in text),
            groups=language.groups(text, *(NOBODY if heads else as_noun), *otherwise),
        )

    def phrase(self, words: Sequence[Word]) -> Word:
        """Several words as one, which is no mistake if none of them is; nor is a single letter, as in Vitamin C."""
        whole = self.word("".join(word.text for word in words), alone=False)
        if whole.known or not all(word.known or len(word.text) == 1 for word in words):
            return whole
        return msgspec.structs.replace(whole, known=True)

    def _look_up(self, text: str) -> tuple[frozenset[str], frozenset[str]]:
        """What a word may be a form of: as a noun, and otherwise."""
        if len(text) > LONGEST_WORD:
            return NOBODY, NOBODY
        small = self._dictionary.lemmas(text)
        if self._dictionary.complete:
            return small, NOBODY
        capital = self._dictionary.lemmas(text[:1].upper() + text[1:])
        # Where nouns are small, what is known as capital only is a name.
        return (capital, small) if self._capital else (small or capital, NOBODY)

    def _noun(self, text: str) -> frozenset[str]:
        return self._look_up(text)[0]

    def _heads(self, text: str, nouns: frozenset[str]) -> bool:
        """Whether a noun is a dictionary's headword, though the dictionary may think of another one first."""
        if any(plain(lemma) == text for lemma in nouns):
            return True
        file = self.language.file
        if file.nominal and text.endswith(file.nominal):
            return False  # Kugelns is of „das Kugeln”, which does not make Kugeln a word of its own.
        forms = (text + ending for ending in file.heads)
        return any(plain(lemma) == text for form in forms for lemma in self._noun(form))

    def _only_names(self, nouns: frozenset[str]) -> bool:
        """Whether a noun is none but a name, if anything, so that something else may have been meant."""
        return not nouns or (not self._capital and all(lemma[:1].isupper() for lemma in nouns))

    def _by_siblings(self, text: str) -> frozenset[str]:
        """Of which nouns a form may be, by what a dictionary says of the forms that the same noun would have."""
        file = self.language.file
        found: Counter[str] = Counter()
        for stem in {text.removesuffix(ending) for ending in file.endings if text.endswith(ending)}:
            found.update(lemma for ending in file.siblings for lemma in self._noun(stem + ending))
        return frozenset(lemma for lemma, count in found.items() if count >= ENOUGH_SIBLINGS)

    def _irregular_head(self, text: str) -> frozenset[str]:
        """What a word is a form of that ends in an irregular form, as housewives does."""
        found: set[str] = set()
        for place in range(SHORTEST_FRONT, len(text) - SHORTEST_HEAD + 1):
            for lemma in self.language.irregular.get(text[place:], ()):
                if self._dictionary.lemmas(text[:place]) and self._dictionary.lemmas(text[:place] + lemma):
                    found.add(text[:place] + lemma)
        return frozenset(found)

    def _put_together(self, text: str) -> frozenset[str]:
        """What a word made of two nouns is a form of, with whatever may link the two; nothing if it is none."""
        found: set[str] = set()
        if not SHORTEST_COMPOUND <= len(text) <= LONGEST_WORD:
            return NOBODY
        for place in range(SHORTEST_FRONT, len(text) - SHORTEST_HEAD + 1):
            heads = self._noun(text[place:])
            for front in self._fronts(text[:place]) if heads else ():
                found.update(front + link + plain(head) for link in self.language.file.links for head in heads)
        return frozenset(found)

    def _fronts(self, front: str) -> list[str]:
        """The nouns that a word which begins like this can begin with, without what links them to the next."""
        parts = {front.removesuffix(link) for link in self.language.file.links}
        return [part for part in parts if len(part) >= SHORTEST_FRONT and self._noun(part)]

    def _meant(self, text: str, *, short: bool) -> tuple[frozenset[str], frozenset[str]]:
        """What a word that is none may be a form of, had its accents not been left out.

        A `short` name may lack accents, but is no wrong spelling: bug, which a dictionary knows as a river, is not bóg.
        """
        nouns: set[str] = set()
        others: set[str] = set()
        for guess in islice(_guesses(text, self.language.file.restore), MOST_GUESSES):
            if short and not self._capital and unmarked(guess) != unmarked(text):
                continue
            noun, other = self._look_up(guess)
            nouns |= noun
            others |= other
        return frozenset(nouns), frozenset(others)

    def _keys(self, lemmas: frozenset[str]) -> frozenset[str]:
        """Lemmas as they are compared."""
        return frozenset(self.language.entry(plain(lemma)) for lemma in lemmas)


def _guesses(text: str, restore: dict[str, tuple[str, ...]]) -> Iterator[str]:
    """The word with accents put back, at one place, then at two, then at three."""
    places = [
        (place, letters, accents)
        for place in range(len(text))
        for letters, accents in restore.items()
        if text.startswith(letters, place)
    ]
    for count in (1, 2, 3):
        for chosen in combinations(places, count):
            if any(place + len(letters) > later for (place, letters, _), (later, _, _) in pairwise(chosen)):
                continue
            for accents in product(*(every for _, _, every in chosen)):
                guess, end = "", 0
                for (place, letters, _), accent in zip(chosen, accents, strict=True):
                    guess += text[end:place] + accent
                    end = place + len(letters)
                yield guess + text[end:]

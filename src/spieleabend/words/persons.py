"""The names of a speaker's own persons, and whether a word says one: in any spelling, form or disguise."""

import re
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import pairwise, permutations

from msgspec import Struct

from spieleabend.words.banned import Banned, banned, entries, referees
from spieleabend.words.hearing import Sentence, Word, hear, spellings
from spieleabend.words.interface import Level, Mark
from spieleabend.words.likeness import easily_missed
from spieleabend.words.sounds import frame, single, soft, sounds
from spieleabend.words.spelling import slips

MOST_REMEMBERED = 500
SHORTEST_NAME = 2
"""Letters of the shortest name that is looked for; a single one is an initial."""
SHORT = 3
"""Letters of names that are words by chance."""
SHORTEST_STEM = 4
"""Letters of a name that are left before another ending."""
INSIDE, SURELY_INSIDE = 4, 6
"""Letters from which a name inside a word is worth a question, and is certain."""
ONE_SLIP, TWO_SLIPS = 5, 8
"""Letters of a name from which so many slips are looked through."""
FRAME, LONG_FRAME = 3, 5
"""Consonants of a name that is heard through other vowels, and of one that is heard whatever they are."""
LONGEST_WORD = 40
LONGEST_ENDING = 8
MOST_PIECES = 4
"""Words that may be one name, said in pieces."""
_ROMAN = re.compile(r"[IVXLC]{2,}|[IVX]")
_LEET = str.maketrans("0134578$@!", "oleastbsai")
_VOWELS = "aeiouy"


class Name(Struct, frozen=True):
    """One word of a name, without accents."""

    text: str
    sounds: frozenset[str]
    frames: frozenset[str]


class Persons:
    """Everything that says a name of these persons to people who speak this language."""

    def __init__(self, code: str, names: Iterable[str]) -> None:
        self._own = banned(code)
        every = [hear(name) for name in names]
        known = {part for name in every for part in _parts(name)}
        self._names = [
            Name(text, sounds(text) | sounds(soft(text)), frozenset(map(frame, sounds(text)))) for text in sorted(known)
        ]
        self._exact = known
        self._everyday = frozenset(self._own.file.names.everyday.split())
        self._fillers = frozenset(word for other in referees() for word in banned(other).file.names.fillers.split())
        self._together = {pair for name in every for pair in permutations(_parts(name), 2)}
        self._whole = {whole for name in every for whole in _whole(name) if len(whole) >= SURELY_INSIDE}
        self._nicknames = {nick for name in known for nick in _nicknames().get(name, ())} - known
        self._single = {single(name) for name in known if len(name) >= INSIDE}
        self._backwards = {name[::-1] for name in known if len(name) >= ONE_SLIP}
        self._stems = {stem for name in known for stem in _stems(name, self._own)}
        self._endings = _endings(referees())
        self._own_endings = _endings((code,))
        self._longest = max(map(len, self._stems), default=0) + LONGEST_ENDING
        self._initials = {initials for name in every if len(initials := _initials(name)) > 1}
        self._rule = lru_cache(MOST_REMEMBERED)(self._level)

    def marks(self, sentence: Sentence) -> list[Mark]:
        """Where a sentence says a name."""
        words = sentence.words
        plain = [spellings(word.small)[0] for word in words]
        together = {
            one for place, pair in enumerate(pairwise(plain)) if pair in self._together for one in (place, place + 1)
        }
        marks = [
            Mark("certain" if place in together else level, "name", word.written)
            for place, word in enumerate(words)
            if (level := self._word(word, sentence, opens=place == 0)) != "clear" or place in together
        ]
        said = {mark.said for mark in marks}
        marks += self._stretched(words, plain)
        for count in range(2, MOST_PIECES + 1):
            for place in range(len(words) - count + 1):
                if self._joined(plain[place : place + count]) or self._hyphenated(
                    sentence.text, words[place : place + count]
                ):
                    several = [word.written for word in words[place : place + count]]
                    if not said.intersection(several):
                        marks.append(Mark("question", "name", " ".join(several)))
        marks += [Mark("certain", "name", " ".join(run)) for run in sentence.spelled if self._in_run(run)]
        return marks + list(self._by_initials(sentence))

    def _word(self, word: Word, sentence: Sentence, *, opens: bool) -> Level:
        """How surely a word says a name, also by how it is written: who writes I will does not mean Will Smith."""
        small = word.small.translate(_LEET) if any(map(str.isdigit, word.small)) else word.small
        if len(small) < SHORTEST_NAME:
            return "clear"
        found: Level = "clear"
        for spelled in spellings(small):
            level = self._rule(spelled)
            ordinary = spelled in self._own.plain
            if ordinary and not word.capital:
                if spelled in self._exact and spelled not in self._everyday:
                    found = "question"
                continue
            written = word.capital or len(spelled) > INSIDE or not _careful(sentence, spelled)
            if level == "clear" and spelled in self._nicknames and written and not (ordinary and opens):
                level = "question"
            if level == "certain" and ((ordinary and opens) or (not word.capital and _careful(sentence, spelled))):
                level = "question"
            if level == "certain":
                return level
            if level == "question":
                found = level
        return found

    def _level(self, word: str) -> Level:
        """How surely a word without accents says a name."""
        if word in self._exact or self._inflected(word):
            return "certain"
        inside = [name.text for name in self._names if len(name.text) >= INSIDE and name.text in word]
        if any(len(name) >= SURELY_INSIDE for name in inside) or any(whole in word for whole in self._whole):
            return "certain"
        if any(len(name) > INSIDE or word.startswith(name) for name in inside):
            return "question"
        if len(word) > LONGEST_WORD:
            return "clear"
        if word in self._backwards or single(word) in self._single:
            return "question"
        if word in self._own.plain:
            return "clear"
        return "question" if any(_alike(word, name) for name in self._names) else "clear"

    def _inflected(self, word: str) -> bool:
        """Whether a word is a name with an ending; of a short name only with one of this language: Ali is no alien."""
        return any(
            word[:length] in self._stems and word[length:] in (self._endings if length > SHORT else self._own_endings)
            for length in range(max(SHORT, len(word) - LONGEST_ENDING), len(word))
        )

    def _joined(self, words: list[str]) -> bool:
        """Whether words are one of the names, said in pieces."""
        joined = "".join(words)
        if not INSIDE <= len(joined) <= self._longest or len(joined) == len(words):
            return False
        return joined in self._exact or (len(joined) > ONE_SLIP and self._inflected(joined))

    def _stretched(self, words: tuple[Word, ...], plain: list[str]) -> Iterator[Mark]:
        """Where a name is said in pieces with small words between: New and then ton."""
        if self._fillers.isdisjoint(plain[1:-1]):
            return
        pieces = [place for place, word in enumerate(plain) if word not in self._fillers]
        for first, last in pairwise(pieces):
            joined = plain[first] + plain[last]
            if last > first + 1 and len(joined) >= ONE_SLIP and joined in self._exact:
                yield Mark("question", "name", " ".join(word.written for word in words[first : last + 1]))

    def _hyphenated(self, text: str, words: tuple[Word, ...]) -> bool:
        """Whether words with only a sign between them are a name that was cut in pieces."""
        for one, other in pairwise(words):
            end = one.start + len(one.written)
            if other.start != end + 1 or text[end].isspace() or min(len(one.small), len(other.small)) < SHORTEST_NAME:
                return False
        return self._rule(spellings("".join(word.small for word in words))[0]) != "clear"

    def _in_run(self, run: str) -> bool:
        """Whether letters that were said one by one have a name in them, be it from behind."""
        plain = spellings(run)[0]
        return any(
            name.text in one or (len(name.text) > INSIDE and abs(len(one) - len(name.text)) <= 1 and _alike(one, name))
            for name in self._names
            if len(name.text) >= SHORT
            for one in (plain, plain[::-1])
        )

    def _by_initials(self, sentence: Sentence) -> Iterator[Mark]:
        """Where a sentence says the first letters of all of a person's names."""
        if sentence.shouted or not self._initials:
            return
        run: list[Word] = []
        for word in sentence.words:
            if len(word.written) > 1 and word.written in self._initials:
                yield Mark("question", "name", word.written)
            run = [*run, word] if len(word.written) == 1 and word.capital else []
            if "".join(one.written for one in run) in self._initials:
                yield Mark("question", "name", " ".join(one.written for one in run))


def _careful(sentence: Sentence, word: str) -> bool:
    """Whether a name in small letters is a question only: where the speaker writes capitals, or it is a short word."""
    return len(word) <= SHORT or (sentence.words[0].capital and not sentence.shouted)


@lru_cache(MOST_REMEMBERED)
def persons(code: str, names: tuple[str, ...]) -> Persons:
    """Persons with these names, made ready once."""
    return Persons(code, names)


@cache
def _unspoken() -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """Titles, small words and epithets of every language."""
    names = [banned(code).file.names for code in referees()]
    return (
        frozenset(one for each in names for word in each.titles.split() for one in spellings(word)),
        frozenset(one for each in names for word in each.particles.split() for one in spellings(word)),
        frozenset(one for each in names for word in each.epithets.split() for one in spellings(word)),
    )


@cache
def _endings(codes: tuple[str, ...]) -> frozenset[str]:
    """What names may end in, in any of these languages."""
    lists = [banned(code).file.names.endings for code in codes]
    return frozenset(ending for text in lists for word in text.split() for ending in spellings(word))


@cache
def _nicknames() -> dict[str, frozenset[str]]:
    """First names, and what is said for them in any language."""
    found: dict[str, set[str]] = {}
    for code in referees():
        for words in entries(banned(code).file.names.nicknames):
            group = {spelled for word in words for spelled in spellings(word)}
            for name in group:
                found.setdefault(name, set()).update(group)
    return {name: frozenset(group) for name, group in found.items()}


def _parts(name: Sentence) -> Iterator[str]:
    """The words of a name that may not be said: no titles, no small words, no numbers of kings and no initials."""
    titles, particles, epithets = _unspoken()
    words = [word for word in name.words if not _ROMAN.fullmatch(word.written) and len(word.small) >= SHORTEST_NAME]
    for place, word in enumerate(words):
        every = spellings(word.small)
        last = place == len(words) - 1 and place > 0
        if every[0] in particles or every[0] in epithets or (every[0] in titles and not last):
            continue
        yield from every


def _whole(name: Sentence) -> Iterator[str]:
    """The words of a name as one, with the first ones and without: vincentvangogh, vangogh."""
    words = [spellings(word.small)[0] for word in name.words if not _ROMAN.fullmatch(word.written)]
    for first in range(len(words) - 1):
        yield "".join(words[first:])


def _initials(name: Sentence) -> str:
    words = [word for word in name.words if not _ROMAN.fullmatch(word.written) or len(word.written) == 1]
    return "".join(word.written[0] for word in words if word.capital)


def _stems(name: str, language: Banned) -> Iterator[str]:
    """What is left of a name before another ending."""
    if len(name) < SHORT:
        return
    yield name
    if not language.file.names.changes:
        return
    stem = name.rstrip(_VOWELS)
    for shorter in {name, stem, name[:-1] if name[-1] in _VOWELS else name}:
        if len(shorter) < SHORTEST_STEM and shorter != name:
            continue
        yield shorter
        for end, others in language.file.names.changes.items():
            bare = spellings(end)[0]
            if shorter.endswith(bare) and len(shorter) - len(bare) >= SHORT - 1:
                yield from (shorter.removesuffix(bare) + spellings(other)[0] for other in others)


def _alike(word: str, name: Name) -> bool:
    """Whether a word is nearly a name, or sounds like it."""
    text = name.text
    if abs(len(word) - len(text)) > SHORT or len(text) < INSIDE or len(word) < INSIDE - 1:
        return False
    heard = sounds(word)
    if len(word) >= INSIDE and heard & name.sounds and min(map(len, heard)) >= INSIDE:
        return True
    if len(text) < ONE_SLIP or len(word) < INSIDE:
        return False
    forgiven = 2 if len(text) >= TWO_SLIPS else 1
    cut_short = len(text) < TWO_SLIPS and word == text[:-1]
    if slips(word, text, forgiven) <= forgiven and easily_missed(word, text) and not cut_short:
        return True
    frames = frozenset(map(frame, heard)) & name.frames
    longest = max(map(len, frames), default=0)
    if longest >= LONG_FRAME:
        return True
    return longest >= FRAME and any(slips(one, other, 1) <= 1 for one in heard for other in name.sounds)

"""How a bot listens: from what somebody says it guesses when that person was born.

It knows clues by heart, recognises people by words that stand in their clues, and has an idea of what belongs to which
time. That is little, but so is what people know of each other's persons after one sentence.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache

from spieleabend.games.kwando.state import Known

_WORD = re.compile(r"[^\W\d_]+")

STEM = 5
"""Words are the same to a bot when they begin with the same letters, and have at least so many."""

ENOUGH = 2
"""So many telling words of its clues tell a person."""

TELLING = 3
"""A word that stands in the clues of more people tells nobody."""

ERAS: Mapping[str, Mapping[str, int]] = {
    "de": {
        "antik": 1,
        "römisch": 1,
        "mittelalter": 1200,
        "ritter": 1200,
        "renaissance": 1480,
        "reformation": 1490,
        "barock": 1680,
        "perücke": 1720,
        "aufklärung": 1720,
        "revolution": 1755,
        "romantik": 1790,
        "dampf": 1800,
        "kutsche": 1790,
        "telegraf": 1820,
        "stummfilm": 1890,
        "weltkrieg": 1895,
        "fernseh": 1940,
        "hippie": 1943,
        "mauerfall": 1955,
        "internet": 1968,
        "handy": 1975,
        "instagram": 1990,
        "tiktok": 1998,
    },
    "en": {
        "ancient": 1,
        "roman": 1,
        "medieval": 1200,
        "knight": 1200,
        "renaissance": 1480,
        "reformation": 1490,
        "baroque": 1680,
        "wig": 1720,
        "enlightenment": 1720,
        "revolution": 1755,
        "romantic": 1790,
        "steam": 1800,
        "carriage": 1790,
        "telegraph": 1820,
        "silent": 1890,
        "television": 1940,
        "hippie": 1943,
        "internet": 1968,
        "smartphone": 1975,
        "instagram": 1990,
        "tiktok": 1998,
    },
    "pl": {
        "starożytn": 1,
        "rzymsk": 1,
        "średniowiecz": 1200,
        "rycerz": 1200,
        "renesans": 1480,
        "reformacj": 1490,
        "barok": 1680,
        "peruk": 1720,
        "oświeceni": 1720,
        "rewolucj": 1755,
        "romantyzm": 1790,
        "parow": 1800,
        "karet": 1790,
        "telegraf": 1820,
        "niem": 1890,
        "telewiz": 1940,
        "hipis": 1943,
        "internet": 1968,
        "komórk": 1975,
        "instagram": 1990,
        "tiktok": 1998,
    },
}
"""About when people were born who have to do with such a word, which others begin with."""


def recognised(said: str, people: Sequence[Known]) -> Known | None:
    """Who is meant, if a bot can tell: somebody of whose clues it hears enough."""
    for person in people:
        if said in person.clues:
            return person
    meant: Counter[int] = Counter()
    index = spoken_of(tuple([person.clues for person in people]))
    for stem in stems(said):
        places = index.get(stem, ())
        if len(places) <= TELLING:
            meant.update(places)
    best = max(meant, key=lambda place: meant[place], default=None)
    return people[best] if best is not None and meant[best] >= ENOUGH else None


@lru_cache(maxsize=8)
def spoken_of(clues: tuple[tuple[str, ...], ...]) -> Mapping[str, tuple[int, ...]]:
    """In whose clues each beginning of a word stands, by their places."""
    index: dict[str, list[int]] = defaultdict(list)
    for place, own in enumerate(clues):
        for stem in sorted(frozenset().union(*map(stems, own))):
            index[stem].append(place)
    return {stem: tuple(places) for stem, places in index.items()}


def guessed_era(said: str, language: str) -> int | None:
    """About when somebody was born of whom this is said, by its first telling word.

    >>> guessed_era("Everybody wore a wig then.", "en"), guessed_era("I like tea.", "en")
    (1720, None)
    """
    eras = ERAS.get(language, {})
    for word in _WORD.findall(said.casefold()):
        for telling, year in eras.items():
            if word.startswith(telling):
                return year
    return None


@lru_cache(maxsize=4000)
def stems(text: str) -> frozenset[str]:
    """The beginnings of the longer words of a sentence."""
    return frozenset(word[:STEM] for word in _WORD.findall(text.casefold()) if len(word) >= STEM)

"""How a name sounds, roughly and in several languages at once, so that it is heard however it is spelled."""

import re
from functools import lru_cache
from itertools import product

MOST_REMEMBERED = 20_000
_SPELLED = {
    **dict.fromkeys(("tsch", "tch", "sch", "sh", "sz", "cz", "zh", "rz"), "s"),
    **dict.fromkeys(("tz", "ts", "dz", "ds"), "s"),
    **dict.fromkeys(("ck", "kh", "gh"), "k"),
    **dict.fromkeys(("th", "dt"), "t"),
    **dict.fromkeys(("ie", "ee", "je", "ij"), "i"),
    **dict.fromkeys(("ai", "ay", "ei", "ey"), "ai"),
    **dict.fromkeys(("ou", "oo", "iu", "ju", "yu"), "u"),
    "ph": "f",
    "qu": "kf",
    "x": "ks",
}
_C_READ = ({"ch": "s", "c": "s"}, {"ch": "k", "c": "k"})
"""A c may be soft, as in Chopin, or hard."""
_VOWELS_READ = ({"eu": "oi", "aeu": "oi"}, {"eu": "u", "ew": "u", "ea": "i"})
"""Vowels as a German reads them, and as an English one does."""
_LETTERS = str.maketrans("vwzqgdbyj", "ffskktpii")
_SOFT_G = re.compile("g(?=[eiy])")
_MUTE = re.compile(r"(?<=[aeiou])h(?![aeiou])|(?<=[^aeiou])h")
_VOWELS = re.compile(r"(?<!^)[aeiou]")
_REPEATED = re.compile(r"(.)\1+")


def _reading(*readings: dict[str, str]) -> tuple[re.Pattern[str], dict[str, str]]:
    """A way to read letters: what to look for, the longest first, and how it sounds."""
    sound_of = {letters: sound for reading in (_SPELLED, *readings) for letters, sound in reading.items()}
    return re.compile("|".join(sorted(sound_of, key=len, reverse=True))), sound_of


_READINGS = [_reading(*readings) for readings in product(_C_READ, _VOWELS_READ)]


@lru_cache(MOST_REMEMBERED)
def sounds(word: str) -> frozenset[str]:
    """How a word without accents may sound.

    >>> sorted(sounds("chopin") & sounds("schopin"))
    ['sopin']
    """
    return frozenset(_spoken(word, *reading) for reading in _READINGS)


def _spoken(word: str, looked_for: re.Pattern[str], sound_of: dict[str, str]) -> str:
    letters = looked_for.sub(lambda part: sound_of[part.group()], word)
    return _REPEATED.sub(r"\1", _MUTE.sub("", letters.translate(_LETTERS)))


def soft(name: str) -> str:
    """A name as it sounds where a g is soft, as in Angela.

    >>> sounds(soft("angela")) & sounds("anschela")
    frozenset({'ansela'})
    """
    return _SOFT_G.sub("sch", name)


@lru_cache(MOST_REMEMBERED)
def frame(sound: str) -> str:
    """A sound without its vowels, but for one at its beginning.

    >>> frame("sopin")
    'spn'
    """
    return _REPEATED.sub(r"\1", _VOWELS.sub("", sound))


@lru_cache(MOST_REMEMBERED)
def single(word: str) -> str:
    """A word with every letter once where it is said several times after each other.

    >>> single("mozaaartt")
    'mozart'
    """
    return _REPEATED.sub(r"\1", word)

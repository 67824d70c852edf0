"""What was said, word by word, as a referee hears it."""

import re
import unicodedata
from functools import lru_cache

from msgspec import Struct

from spieleabend.words.spelling import unmarked

LONGEST_SENTENCE = 600
"""Signs of a sentence that are looked at."""
MOST_REMEMBERED = 20_000
"""Words whose spellings are remembered, about 5 MB."""
_WORD = re.compile(r"[^\W_]+(?:['’‘`´][^\W_]+)*")
_APOSTROPHES = re.compile(r"['’‘`´]")
_UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
_LOOKALIKES = str.maketrans(
    "АВЕКМНОРСТХаеорсухіјІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧοαικτνγχ", "ABEKMHOPCTXaeopcyxijIJABEZHIKMNOPTYXoaiktvyx"
)
_READ = str.maketrans(
    {
        "а": "a",
        "б": "b",
        "в": "w",
        "г": "g",
        "д": "d",
        "е": "e",
        "ё": "jo",
        "ж": "sh",
        "з": "z",
        "и": "i",
        "й": "j",
        "к": "k",
        "л": "l",
        "м": "m",
        "н": "n",
        "о": "o",
        "п": "p",
        "р": "r",
        "с": "s",
        "т": "t",
        "у": "u",
        "ф": "f",
        "х": "h",
        "ц": "ts",
        "ч": "tsch",
        "ш": "sch",
        "щ": "sch",
        "ъ": "",
        "ы": "y",
        "ь": "",
        "э": "e",
        "ю": "ju",
        "я": "ja",
        **dict(zip("αάβγδεέζηήιίϊκλμνξοόπρσςτυύφχωώ", "aabgdeezeeiiiklmnxooprsstyyfhoo", strict=True)),
        "θ": "th",
        "ψ": "ps",
    }
)
"""Letters of other alphabets, and how they are read."""
_LATIN = re.compile(r"[A-Za-z]")
_SHOUTED_FROM = 4
"""Letters of a word in capitals that is no abbreviation."""
_RUN_FROM = 3
"""Single letters after each other that are taken for one word that was spelled."""


class Word(Struct, frozen=True):
    """A word as it was said: as it is written, in small letters, and where it begins in the sentence."""

    written: str
    small: str
    start: int

    @property
    def capital(self) -> bool:
        """Whether it begins with a capital letter."""
        return self.written[:1].isupper()


class Sentence(Struct, frozen=True):
    """What somebody said: all of it, its words, and what was spelled letter by letter."""

    text: str
    words: tuple[Word, ...]
    spelled: tuple[str, ...]

    @property
    def shouted(self) -> bool:
        """Whether everything is in capital letters, so that they say nothing."""
        several = len(self.words) > 1 and any(len(word.written) >= _SHOUTED_FROM for word in self.words)
        return several and self.text.upper() == self.text


def hear(text: str) -> Sentence:
    """Read a sentence. Letters that only look like ours are ours; invisible signs are none.

    >>> [word.small for word in hear("It’s Newton’s apple").words]
    ['its', 'newtons', 'apple']
    """
    even = unicodedata.normalize("NFKC", text[:LONGEST_SENTENCE])[:LONGEST_SENTENCE]
    if not even.isascii():
        even = "".join([sign for sign in even if unicodedata.category(sign) not in ("Cf", "Mn", "Me", "Cs", "Cc")])
    words = tuple([_word(found) for found in _WORD.finditer(even)])
    return Sentence(even, words, tuple(_spelled(words)))


def _word(found: re.Match[str]) -> Word:
    written = _APOSTROPHES.sub("", found.group())
    if not written.isascii():
        if _LATIN.search(written):
            written = written.translate(_LOOKALIKES)
        return Word(written, written.replace("ẞ", "ß").lower().translate(_READ), found.start())
    return Word(written, written.lower(), found.start())


def _spelled(words: tuple[Word, ...]) -> list[str]:
    """The words that were spelled: runs of single letters."""
    runs: list[str] = []
    run = ""
    for word in words:
        if len(word.small) == 1 and word.small.isalpha():
            run += word.small
            continue
        runs.append(run)
        run = ""
    return [run for run in (*runs, run) if len(run) >= _RUN_FROM]


@lru_cache(MOST_REMEMBERED)
def spellings(small: str) -> tuple[str, ...]:
    """How a word in small letters may be written without accents: an ü is ue, or u.

    >>> spellings("fünf"), spellings("five")
    (('fuenf', 'funf'), ('five',))
    """
    if small.isascii():
        return (small,)
    folded, bare = unmarked(small.translate(_UMLAUTS)), unmarked(small)
    return (folded, bare) if folded != bare else (bare,)

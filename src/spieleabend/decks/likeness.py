"""Which cards say nearly the same: „ein beleidigter Schwan“ and „der beleidigte Schwan“.

Cards are compared by their words in basic form: without the language's small words, without case and marks, and two
words are the same if they differ in their endings only. Sharing one word of several is no likeness.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from spieleabend.decks.language import LANGUAGES, folded
from spieleabend.play.cards import Card

LIKE = 0.6
"""Cards are alike from this share of common words on. Between different cards of the three decks of BAM! it is at most
0.57; one adjective more or less leaves 0.8."""

FEWEST_WITHIN = 3
"""A card is alike, too, if so many words or more, and all it has, stand in another, longer one."""

_BEGINNING = 3
_CONTRACTED = re.compile(r"[’'](?:s|re|ve|ll|d|t|m)\b")
_HYPHEN = re.compile(r"(?<=\w)-(?=\w)")


def words(text: str, language: str, gap: str = "") -> tuple[str, ...]:
    """The words that carry what a card says; all of its words if there are only small ones, all of it if there is none.

    >>> words("der Reim-Form wegen", "de")
    ('reimform',)
    """
    if gap:
        text = text.replace(gap, " ")
    known = LANGUAGES.get(language)
    small = {folded(word) for word in known.small_words} if known else set[str]()
    every = re.findall(r"\w+", _HYPHEN.sub("", folded(_CONTRACTED.sub("", text))))
    return tuple([word for word in every if word not in small]) or tuple(every) or (text.strip(),)


def same_word(one: str, other: str) -> bool:
    """Whether two words differ in their endings only: at least two thirds of the longer one are common.

    >>> same_word("beleidigter", "beleidigte"), same_word("nacht", "nackt"), same_word("1987", "1988")
    (True, False, False)
    """
    if one == other:
        return True
    if not (one.isalpha() and other.isalpha()):
        return False
    longest = max(len(one), len(other))
    common = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), None)
    if common is None:
        common = min(len(one), len(other))
    return common >= _BEGINNING and 3 * common >= 2 * longest


def likeness(one: Sequence[str], other: Sequence[str]) -> float:
    """How alike two cards' words are, from 0 to 1, where at least two words are common or all there are."""
    left = list(other)
    common = 0
    for word in one:
        match = next((place for place, there in enumerate(left) if same_word(word, there)), None)
        if match is not None:
            del left[match]
            common += 1
    fewest = min(len(one), len(other))
    if common < 2 and not common == len(one) == len(other):
        return 0.0
    if common == fewest >= FEWEST_WITHIN:
        return 1.0
    return 2 * common / (len(one) + len(other))


def alike(cards: Sequence[Card], language: str, gap: str = "") -> Iterator[tuple[Card, Card]]:
    """Pairs of `cards` that say the same or nearly the same, each in the order of the cards."""
    said = [words(card.text, language, gap) for card in cards]
    having: dict[str, list[int]] = defaultdict(list)
    for place, these in enumerate(said):
        for beginning in {word[:_BEGINNING] for word in these}:
            having[beginning].append(place)
    # Only cards with a beginning of a word in common can be alike, which spares most of the comparisons.
    common = Counter((one, other) for places in having.values() for one in places for other in places if one < other)
    for one, other in sorted(common):
        if likeness(said[one], said[other]) >= LIKE:
            yield cards[one], cards[other]

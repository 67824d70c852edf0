"""Which terms of all sheets are the same (FD-D4, FD-D13): every term is in one group, and a group counts as one term.

Terms are places: line 0 to 2 of seat s is place 3 * s + line. `groups` has a number for each place, the same for those
that are the same, and BLANK for lines on which nothing stands.
"""

import unicodedata
from collections.abc import Collection, Iterable, Sequence

from spieleabend.play.comparing import Pair

LINES = 3
"""So many answers everybody writes (FD-R7)."""

BLANK = -1
"""The group of what is the same as nothing, not even as another blank line (FD-D3)."""

EMOJI_STYLES = "\ufe0e\ufe0f"
"""Marks that say how a sign is drawn; phones add them as they like."""

Groups = tuple[int, ...]

Apart = Collection[frozenset[str]]
"""Pairs of spellings that are not the same, whatever anybody says of a third one (FD-D14)."""

Hands = dict[int, dict[int, int]]
"""By group, the seats that have it, in order, each with the first place on which it stands there."""


def spelling(text: str) -> str:
    """What is left of a term without case, spaces and punctuation; "" where nothing is written at all.

    >>> spelling("Chia-Samen") == spelling("chia samen"), spelling(" … ")
    (True, '')
    """
    plain = [sign for sign in unicodedata.normalize("NFKC", text).casefold() if sign not in EMOJI_STYLES]
    if any(sign.isalnum() for sign in plain):
        return "".join([sign for sign in plain if sign.isalnum() or unicodedata.category(sign) in ("Mn", "Mc")])
    # A term may be nothing but signs: a heart is a heart, only a full stop is nothing.
    return "".join([sign for sign in plain if unicodedata.category(sign)[0] == "S"])


def group(texts: Sequence[str], same: Iterable[Pair], apart: Apart = frozenset()) -> Groups:
    """Put together what is spelled alike, and what is called the same; "same" is transitive (FD-D13).

    A pair that would bring together what is kept apart is passed over (FD-D14): the earlier one of two is heard.
    """
    spellings = [spelling(text) for text in texts]
    first: dict[str, int] = {}
    groups = tuple([first.setdefault(word, place) if word else BLANK for place, word in enumerate(spellings)])
    for one, other in same:
        if not are_apart(groups, spellings, apart, one, other):
            groups = merge(groups, one, other)
    return groups


def are_apart(groups: Groups, spellings: Sequence[str], apart: Apart, one: int, other: int) -> bool:
    """Whether some spelling in the group of one term is kept apart from some in the group of the other."""
    if not apart:
        return False
    these, those = (
        {word for word, number in zip(spellings, groups, strict=True) if number == groups[place]}
        for place in (one, other)
    )
    return any(frozenset((word, another)) in apart for word in these for another in those)


def merge(groups: Groups, one: int, other: int) -> Groups:
    """The groups after two terms turned out to be the same, and with them all that were the same as either."""
    joined = {groups[one], groups[other]}
    if BLANK in joined or len(joined) == 1:
        return groups
    return tuple([min(joined) if number in joined else number for number in groups])


def part(groups: Groups, leaving: Sequence[int]) -> Groups:
    """The groups after these terms of one group turned out to be something else, all of them the same (FD-D13)."""
    together = [place for place, number in enumerate(groups) if number == groups[leaving[0]] and place not in leaving]
    apart = list(groups)
    # A group bears the number of its first place, so that no two groups ever have the same one.
    for places in (together, leaving):
        for place in places:
            apart[place] = min(places)
    return tuple(apart)


def hands(groups: Groups) -> Hands:
    """Who has which term; once each, however often they wrote it (FD-D2).

    >>> hands((0, 0, BLANK, 0, BLANK, 5))
    {0: {0: 0, 1: 3}, 5: {1: 5}}
    """
    having: Hands = {}
    for place, number in enumerate(groups):
        if number != BLANK:
            having.setdefault(number, {}).setdefault(place // LINES, place)
    return having

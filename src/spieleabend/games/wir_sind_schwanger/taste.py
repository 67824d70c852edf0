"""What a name is like, as far as a bot can tell, and how well a rating goes with it.

A bot knows no names. It counts letters, listens for soft and hard sounds, and looks at the cards a name was found on.
"""

from collections.abc import Iterator, Mapping, Sequence
from unicodedata import normalize

from spieleabend.games.wir_sind_schwanger.cards import Trait
from spieleabend.games.wir_sind_schwanger.views import FoundView, NameCardView, RatingView

VOWELS = frozenset("aeiouy")
SOFT = frozenset("lmnrwvsjh")
HARD = frozenset("kptgbdqxzcf")
SELDOM = frozenset("qxyuo")
"""Letters that few names begin with."""

SHORT, MIDDLING, LONG = 4, 7, 10
"""First names of so many letters are short, neither short nor long, and long."""

LATEST_OLD, EARLIEST_MODERN = 1940, 2000
"""The decades whose names sound like grandparents, and like children."""

NEARBY = frozenset(("DE", "DK", "NL", "CZ", "FR", "GB", "PL", "SE", "NO", "IT", "ES", "UA", "LT", "HU", "IE", "US"))
"""Countries whose names people around here have heard often, whatever language the table speaks."""

Traits = Mapping[Trait, float]
"""How much a name has of each trait, from 0 to 1."""


def fit(rating: RatingView, traits: Traits) -> float:
    """How well a rating goes with a name, from 0 to 1: one trait that it suits is half of it, all are the other half.

    >>> fit(RatingView("w1", "Says it all.", ("short", "old")), {"short": 1.0, "old": 0.5})
    0.875
    """
    strengths = [traits.get(trait, 0.0) for trait in rating.suits]
    return (max(strengths) + sum(strengths) / len(strengths)) / 2


def traits_of(name: str, found: Sequence[FoundView], drawn: Sequence[NameCardView]) -> Traits:
    """What a whole name is like, with the cards on which its first names were found, if they were.

    >>> traits_of("Mia Maler", (), ())["alliterates"], traits_of("Mia Lang", (), ())["alliterates"]
    (1.0, 0.0)
    """
    *first, surname = bare(name).split() or [""]
    first = first or [surname]
    known = dict(_of_sound(first, surname))
    cards = {card.id: card for card in drawn}
    if not found:
        known["rare"] = 0.6
    for one in found:
        for trait, strength in _of_card(cards[one.upright]):
            known[trait] = max(strength, known.get(trait, 0.0))
    return known


def bare(name: str) -> str:
    """A name in small letters without accents.

    >>> bare("Zoë Łukasz")
    'zoe lukasz'
    """
    letters = normalize("NFD", name.casefold().replace("ł", "l").replace("ø", "o"))
    return "".join(letter for letter in letters if letter.isalpha() or letter == " ")


def _of_sound(first: Sequence[str], surname: str) -> Iterator[tuple[Trait, float]]:
    """What the letters of first names and surname tell."""
    letters = "".join(first)
    many = max(len(letters), 1)
    yield "short", between(MIDDLING, many, SHORT)
    yield "long", between(MIDDLING - 1, many, LONG)
    yield "soft", between(0.55, sum(letter in SOFT or letter in VOWELS for letter in letters) / many, 0.95)
    yield "hard", between(0.1, sum(letter in HARD for letter in letters) / many, 0.5)
    yield "alliterates", float(any(word[:1] == surname[:1] for word in first))
    yield "grand", max(between(1, len(first), 2), between(MIDDLING, many, LONG + 1))
    yield "rare", 0.6 * (letters[:1] in SELDOM)


def _of_card(card: NameCardView) -> Iterator[tuple[Trait, float]]:
    """What the card tells on which a first name stands."""
    country, _, decade = card.key.partition("-")
    if card.kind == "letter":
        yield "common", 0.4
    if card.kind == "country":
        yield "rare", 0.5
        yield "faraway", 0.5 if country in NEARBY else 1.0
    if card.kind == "decade":
        year = int(decade.rstrip("s") or 0)
        yield "common", 0.8
        yield "local", 0.7
        yield "old", between(EARLIEST_MODERN, year, LATEST_OLD)
        yield "modern", between(LATEST_OLD, year, EARLIEST_MODERN)


def between(none: float, value: float, full: float) -> float:
    """Where `value` stands on the way from `none` (0) to `full` (1); beyond them 0 and 1.

    >>> between(0, 3, 4), between(8, 9, 4), between(8, 2, 4)
    (0.75, 0.0, 1.0)
    """
    return min(max((value - none) / (full - none), 0.0), 1.0)

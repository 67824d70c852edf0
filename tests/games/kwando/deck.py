"""The decks of Kwando for its tests, loaded as the house loads them, and decks with something planted in them."""

from types import SimpleNamespace
from typing import Any, cast

from msgspec import structs

from spieleabend.decks.load import load
from spieleabend.games.kwando.box import BOX
from spieleabend.games.kwando.cards import HALVES, Person
from spieleabend.play.cards import Deck
from spieleabend.play.game import AnyGame

LANGUAGES = ("de", "en", "pl")

KWANDO = cast(
    "AnyGame", SimpleNamespace(id="kwando", piles=dict.fromkeys(HALVES, Person), box=BOX, writable={}, check_card=None)
)
"""As much of a game as a deck needs; the rules are not written yet."""


def people(deck: Deck) -> list[Person]:
    """Everybody in a deck, the blue half first."""
    return [person for half in HALVES for person in deck.piles[half] if isinstance(person, Person)]


def named(name: str, language: str = "en") -> Person:
    """The person with a name."""
    (found,) = [person for person in people(load(KWANDO, language)) if person.text == name]
    return found


def planted(name: str, language: str = "en", **changed: Any) -> Deck:
    """The real deck with one person changed."""
    deck, there = load(KWANDO, language), named(name, language)
    piles = {
        half: tuple(structs.replace(person, **changed) if person is there else person for person in deck.piles[half])
        for half in HALVES
    }
    return structs.replace(deck, piles=piles)

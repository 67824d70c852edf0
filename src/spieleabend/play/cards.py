"""Cards and decks as games see them: plain data handed in by the table."""

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, structs

Level = Literal["mild", "cheeky", "adult"]
LEVELS: tuple[Level, ...] = ("mild", "cheeky", "adult")
"""From the family table to late at night; a table that allows a level allows those before it."""


class Card(Struct, frozen=True, kw_only=True):
    """One card: a stable id, its text, how spicy it is. Games may derive cards with more on them."""

    id: str
    text: str
    level: Level = "mild"


class Deck(Struct, frozen=True, kw_only=True):
    """A deck: its piles by name (`red`, `grey`, …), each a tuple of cards. Match files say `id` and `version`."""

    id: str
    game: str
    language: str
    version: int
    title: str
    piles: Mapping[str, tuple[Card, ...]]

    def up_to(self, level: Level) -> "Deck":
        """The same deck without the cards that are spicier than `level`."""
        allowed = LEVELS[: LEVELS.index(level) + 1]
        piles = {name: tuple(card for card in pile if card.level in allowed) for name, pile in self.piles.items()}
        return structs.replace(self, piles=piles)

    def with_cards(self, pile: str, cards: tuple[Card, ...]) -> "Deck":
        """The same deck with `cards` added at the end of one pile."""
        return structs.replace(self, piles={**self.piles, pile: (*self.piles[pile], *cards)})

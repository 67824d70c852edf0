"""Preparing a match: from what a table has settled to the Setup that a game begins with.

Tables, simulations and replays all come through here, so the same words always make the same setup.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import date

import msgspec
from msgspec import structs

from spieleabend.play.cards import Card, Deck, Level
from spieleabend.play.details import SOME_DAY, Details, details_by_seat
from spieleabend.play.errors import BadSetup
from spieleabend.play.game import AnyGame, Setup
from spieleabend.play.options import Options, settle

OwnCards = Mapping[str, Sequence[str]]
"""The texts of the table's own cards, by pile, in the order in which they were written."""

StackedPiles = Mapping[str, Sequence[str | Card]]
"""Piles given by hand, top card first: the ids of cards of the deck, or whole cards that no deck has."""


def prepare(
    game: AnyGame,
    deck: Deck,
    *,
    seats: int,
    options: Options,
    level: Level,
    own_cards: OwnCards | None = None,
    stacked: StackedPiles | None = None,
    details: Sequence[Details] = (),
    day: date = SOME_DAY,
    memory: Sequence[str] = (),
) -> Setup:
    """The setup of a match of `seats` seats with the cards of `deck` up to `level` and the table's own.

    Options and details that are left out get their defaults; `details` are those of the first seats. Raises BadSetup
    for an option, a detail, an own card or a stacked card that the game does not take; the number of seats and the
    table's `memory` are for the game's `start` to judge.
    """
    settled = settle(game.options, options)
    told = details_by_seat(game.details, details, seats, day, game.small_talk)
    cards = with_own_cards(game, deck.up_to(level), own_cards or {})
    setup = Setup(seats=seats, options=settled, deck=cards, details=told, day=day, memory=tuple(memory))
    if stacked is None:
        return setup
    for pile in stacked:
        if pile not in game.piles:
            raise BadSetup("bad-stacked-pile", pile=pile)
    stacks: dict[str, tuple[str, ...]] = {}
    for pile, stack in stacked.items():
        cards = cards.with_cards(pile, tuple(card for card in stack if isinstance(card, Card)))
        ids = tuple(card.id if isinstance(card, Card) else card for card in stack)
        _check_stack(pile, ids, cards)
        stacks[pile] = ids
    return structs.replace(setup, deck=cards, stacked=stacks)


def bare_deck(game: AnyGame, language: str) -> Deck:
    """A deck without a card, for games that have no piles and matches whose piles are all written by hand."""
    piles: dict[str, tuple[Card, ...]] = dict.fromkeys(game.piles, ())
    return Deck(id=game.id, game=game.id, language=language, version=1, title="", piles=piles)


def own_card_id(pile: str, number: int) -> str:
    """The id of the table's own card `number` (counted from 1) in `pile`.

    >>> own_card_id("grey", 1)
    'own-grey-1'
    """
    return f"own-{pile}-{number}"


def with_own_cards(game: AnyGame, deck: Deck, own_cards: OwnCards) -> Deck:
    """`deck` with the table's own cards at the end of their piles. Raises BadSetup where it may not be."""
    for pile, texts in own_cards.items():
        most = game.writable.get(pile, 0)
        if len(texts) > most:
            raise BadSetup("bad-own-cards", pile=pile, count=len(texts), most=most)
        for text in texts:
            game.check_card(pile, text)
        deck = deck.with_cards(
            pile,
            tuple(
                msgspec.convert({"id": own_card_id(pile, number), "text": text}, game.piles[pile])
                for number, text in enumerate(texts, 1)
            ),
        )
    return deck


def _check_stack(pile: str, ids: Sequence[str], deck: Deck) -> None:
    """Raise BadSetup unless the stack names different cards of the pile."""
    known = Counter(card.id for card in deck.piles[pile])
    for card, times in Counter(ids).items():
        if card not in known:
            raise BadSetup("bad-stacked-card", pile=pile, card=card)
        if times > 1 or known[card] > 1:
            raise BadSetup("bad-stacked-twice", pile=pile, card=card)

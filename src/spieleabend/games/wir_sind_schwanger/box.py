"""The box of Wir sind schwanger: how many cards a deck has (WS-R1, WS-R2), and how a deck is dealt to its readers."""

from collections.abc import Iterator
from typing import cast

from spieleabend.games.wir_sind_schwanger.arrow import find
from spieleabend.games.wir_sind_schwanger.cards import (
    LONGEST_RATING,
    LONGEST_SURNAME,
    LONGEST_TITLE,
    NameCard,
)
from spieleabend.games.wir_sind_schwanger.facts import check_names
from spieleabend.games.wir_sind_schwanger.state import HAND
from spieleabend.games.wir_sind_schwanger.views import Child
from spieleabend.play.box import Box, DealtRound, Entry, PileRule
from spieleabend.play.cards import Card, Deck
from spieleabend.play.randomness import Rng

CHILDREN: tuple[Child, ...] = ("daughter", "son")


def deal(deck: Deck, rng: Rng) -> Iterator[DealtRound]:
    """Every name card standing once, in random order, beside the next one, with five ratings to read to its name."""
    names = list(cast("tuple[NameCard, ...]", deck.piles["names"]))
    ratings, surnames = deck.piles["ratings"], deck.piles["surnames"]
    rng.shuffle(names)
    for place, upright in enumerate(names):
        sideways = names[(place + 1) % len(names)]
        child = rng.choice(CHILDREN)
        name = f"{find(upright, sideways, child).name} {rng.choice(surnames).text}"
        dealt = rng.sample(ratings, min(HAND, len(ratings)))
        entries = tuple([Entry((rating,), rating.text) for rating in dealt])
        yield DealtRound(Card(id=upright.id, text=name), entries)


BOX = Box(
    piles={
        "names": PileRule(count=130, mild_least=130, letter="n", longest=LONGEST_TITLE, form="sentence", prose=False),
        "ratings": PileRule(count=20, mild_least=20, letter="w", longest=LONGEST_RATING, form="sentence"),
        "surnames": PileRule(count=40, mild_least=40, letter="s", longest=LONGEST_SURNAME, form="term", prose=False),
    },
    check=check_names,
    deal=deal,
)

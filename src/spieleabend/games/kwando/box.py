"""The box of Kwando: how many cards a deck has (KW-R2), and how a deck is dealt to its readers."""

from collections.abc import Iterator
from typing import cast

from spieleabend.games.kwando.cards import CARDS, HALVES, LONGEST_NAME, Person
from spieleabend.games.kwando.facts import check_people
from spieleabend.play.box import Box, DealtRound, Entry, PileRule
from spieleabend.play.cards import Deck
from spieleabend.play.randomness import Rng


def deal(deck: Deck, rng: Rng) -> Iterator[DealtRound]:
    """Every person in random order, with the clues to read aloud."""
    people = [person for half in HALVES for person in cast("tuple[Person, ...]", deck.piles[half])]
    rng.shuffle(people)
    for person in people:
        yield DealtRound(person, tuple([Entry((person,), clue) for clue in person.clues]))


def _rule(letter: str) -> PileRule:
    """The rule of a half: a name on every card, all of them for the table with grandma."""
    return PileRule(count=CARDS, mild_least=CARDS, letter=letter, longest=LONGEST_NAME, form="sentence", prose=False)


BOX = Box(piles={half: _rule(half[0]) for half in HALVES}, check=check_people, deal=deal)

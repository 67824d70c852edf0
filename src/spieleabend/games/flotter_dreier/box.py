"""The box of Flotter Dreier: two decks of 63 cards (FD-R1), and combinations dealt to their readers."""

from collections.abc import Iterator, Sequence
from typing import get_args

from spieleabend.games.flotter_dreier.cards import (
    MOST_QUALITY_CHARACTERS,
    MOST_THING_CHARACTERS,
    QualityCard,
    Tag,
    ThingCard,
)
from spieleabend.games.flotter_dreier.combination import combination
from spieleabend.games.flotter_dreier.forms import misfits
from spieleabend.play.box import Box, DealtRound, Entry, Finding, PileRule
from spieleabend.play.cards import Deck
from spieleabend.play.prompts import is_plain_line
from spieleabend.play.randomness import Rng

ANSWERS = 15
MOST_ANSWER_CHARACTERS = 30
FAVOURITE = 7
"""What comes to mind first weighs at least so much, else a category asks for no overlapping answers."""
FEWEST_WITH_TAG = 10
"""A quality may ask for what so many answers of the deck are, else no bot could go by it."""
THINGS_A_ROUND = 6
"""So many things are dealt to a quality for its readers."""


def check(deck: Deck) -> Iterator[Finding]:
    """Say so where cards would not read right together, or their typical answers are none."""
    qualities, things = _cards(deck)
    for quality in qualities:
        yield from misfits(quality, deck.language)
        if quality.begins and (len(quality.begins) != 1 or quality.begins not in quality.text.split()):
            yield Finding(quality.id, f"“{quality.begins}” is not the letter it names", "one that stands in its text")
    for thing in things:
        yield from misfits(thing, deck.language)
        yield from _answers(thing)
    yield from _tags(qualities, things)


def _answers(thing: ThingCard) -> Iterator[Finding]:
    """What is wrong with the typical answers of a thing."""
    if len(thing.answers) != ANSWERS:
        yield Finding(thing.id, f"{len(thing.answers)} answers", f"{ANSWERS}")
    weights = [answer.weight for answer in thing.answers]
    if weights != sorted(weights, reverse=True) or max(weights, default=0) < FAVOURITE:
        yield Finding(thing.id, f"answers that weigh {weights}", f"the heaviest first, from {FAVOURITE} to 9")
    seen: set[str] = set()
    for answer in thing.answers:
        if answer.text.casefold() in seen:
            yield Finding(thing.id, f"“{answer.text}” twice", "another answer for one of the two")
        seen.add(answer.text.casefold())
        if not is_plain_line(answer.text) or len(answer.text) > MOST_ANSWER_CHARACTERS:
            yield Finding(thing.id, f"nobody writes “{answer.text}”", f"at most {MOST_ANSWER_CHARACTERS} characters")


def _tags(qualities: Sequence[QualityCard], things: Sequence[ThingCard]) -> Iterator[Finding]:
    """Tags that a quality asks for and hardly an answer has."""
    having = [tag for thing in things for answer in thing.answers for tag in answer.tags]
    asked = {tag for quality in qualities for tag in quality.tags}
    for tag in get_args(Tag):
        if tag in asked and having.count(tag) < FEWEST_WITH_TAG:
            yield Finding("thing", f"{having.count(tag)} answers are “{tag}”", f"at least {FEWEST_WITH_TAG}")


def deal(deck: Deck, rng: Rng) -> Iterator[DealtRound]:
    """Every quality once in random order, with things; no thing comes again before all others have come."""
    qualities, things = _cards(deck)
    rng.shuffle(qualities)
    pile: list[ThingCard] = []
    for quality in qualities:
        dealt: list[ThingCard] = []
        while len(dealt) < min(THINGS_A_ROUND, len(things)):
            if not pile:
                others = [thing for thing in things if thing not in dealt]
                rng.shuffle(others)
                pile = [*dealt, *others]
            dealt.append(pile.pop())
        yield DealtRound(quality, tuple([Entry((thing,), f"3 {combination(quality, thing).text}") for thing in dealt]))


def _cards(deck: Deck) -> tuple[list[QualityCard], list[ThingCard]]:
    """The two piles, by the kind of their cards."""
    qualities = [card for card in deck.piles["quality"] if isinstance(card, QualityCard)]
    things = [card for card in deck.piles["thing"] if isinstance(card, ThingCard)]
    return qualities, things


BOX = Box(
    piles={
        "quality": PileRule(count=63, mild_least=40, letter="q", longest=MOST_QUALITY_CHARACTERS, form="term"),
        "thing": PileRule(count=63, mild_least=40, letter="t", longest=MOST_THING_CHARACTERS, form="term"),
    },
    check=check,
    deal=deal,
)
"""The mild cards alone carry four evenings of nine rounds without a card coming twice (FD-R2)."""

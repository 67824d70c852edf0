"""The box of BAM!: how many cards a deck has of which kind (BM-R1), and how a deck is dealt to its readers."""

from collections.abc import Iterator

from spieleabend.games.bam.cards import GAP, MOST_GREY_CHARACTERS, MOST_RED_CHARACTERS, gaps_of, sentence
from spieleabend.play.box import Box, DealtRound, Entry, Finding, PileRule
from spieleabend.play.cards import Card, Deck
from spieleabend.play.randomness import Rng

FEWEST_DOUBLES, MOST_DOUBLES = 12, 6
"""About every eighth red card has two gaps: at least one in twelve, at most one in six."""

TERMS_A_ROUND = 8
"""So many terms are dealt to a sentence for its readers; with two gaps they are half as many pairs."""


def check(deck: Deck) -> Iterator[Finding]:
    """Say so where too few or too many red cards have two gaps."""
    reds = deck.piles["red"]
    doubles = sum(gaps_of(card.text) == 2 for card in reds)
    if not len(reds) / FEWEST_DOUBLES <= doubles <= len(reds) / MOST_DOUBLES:
        yield Finding(
            "red",
            f"{doubles} of {len(reds)} cards have two gaps",
            f"about every eighth: at least one in {FEWEST_DOUBLES}, at most one in {MOST_DOUBLES}",
        )


def deal(deck: Deck, rng: Rng) -> Iterator[DealtRound]:
    """Every red card once in random order, with grey ones; no grey comes again before all others have come."""
    reds, greys = list(deck.piles["red"]), deck.piles["grey"]
    rng.shuffle(reds)
    pile: list[Card] = []
    for red in reds:
        gaps = max(gaps_of(red.text), 1)
        dealt: list[Card] = []
        while len(dealt) < min(TERMS_A_ROUND, len(greys)) // gaps * gaps:
            if not pile:
                pile = [card for card in greys if card not in dealt]
                rng.shuffle(pile)
            dealt.append(pile.pop())
        entries = [tuple(dealt[place : place + gaps]) for place in range(0, len(dealt), gaps)]
        yield DealtRound(red, tuple([_entry(red, cards) for cards in entries]))


def _entry(red: Card, cards: tuple[Card, ...]) -> Entry:
    """These cards laid to a red one."""
    return Entry(cards, sentence(red.text, tuple([card.text for card in cards])))


BOX = Box(
    piles={
        "red": PileRule(
            count=80,
            mild_least=30,
            mild_most=53,
            adult_least=8,
            adult_most=20,
            letter="r",
            longest=MOST_RED_CHARACTERS,
            form="sentence",
        ),
        "grey": PileRule(
            count=367,
            mild_least=150,
            mild_most=244,
            adult_least=37,
            adult_most=91,
            letter="g",
            longest=MOST_GREY_CHARACTERS,
            form="term",
        ),
    },
    gap=GAP,
    check=check,
    deal=deal,
)
"""The mild cards alone carry an evening of six: 30 rounds, and hands that last for them. So that a cheeky evening is
another one, two thirds of a pile are mild at most; a tenth to a quarter is for adults only."""

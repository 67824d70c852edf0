"""The box of BAM!, and rounds dealt to its readers."""

from collections import Counter
from itertools import chain

import pytest
from msgspec import structs

from spieleabend.decks.load import load
from spieleabend.games.bam import GAME
from spieleabend.games.bam.box import BOX, check, deal
from spieleabend.games.bam.cards import GreyCard, RedCard, gaps_of, sentence
from spieleabend.play.cards import Deck
from spieleabend.play.randomness import Rng
from tests.games.bam.deck import DECK

RNG_KEY = bytes(32)


def test_bm_r1_the_box_has_80_red_and_367_grey_cards() -> None:
    assert GAME.box is BOX
    assert {pile: rule.count for pile, rule in BOX.piles.items()} == {"red": 80, "grey": 367}
    assert BOX.piles.keys() == GAME.piles.keys()


@pytest.mark.parametrize(("doubles", "wrong"), [(0, True), (6, True), (7, False), (13, False), (14, True), (80, True)])
def test_about_every_eighth_red_card_has_two_gaps(doubles: int, wrong: bool) -> None:
    texts = ["BAM! and BAM!."] * doubles + ["BAM!."] * (80 - doubles)
    reds = tuple(RedCard(id=str(number), text=text) for number, text in enumerate(texts))
    found = list(check(structs.replace(DECK, piles={"red": reds, "grey": ()})))
    assert [(one.place, one.problem) for one in found] == [("red", f"{doubles} of 80 cards have two gaps")] * wrong


@pytest.mark.parametrize("language", ["de", "en", "pl"])
def test_every_red_is_dealt_once_and_every_grey_once_or_twice(language: str) -> None:
    deck = load(GAME, language)
    rounds = list(deal(deck, Rng(RNG_KEY)))
    assert sorted(dealt.card.id for dealt in rounds) == [card.id for card in deck.piles["red"]]
    assert [dealt.card for dealt in rounds] != list(deck.piles["red"])
    times = Counter(card.id for dealt in rounds for entry in dealt.entries for card in entry.cards)
    assert times.keys() == {card.id for card in deck.piles["grey"]}
    assert set(times.values()) == {1, 2}
    for dealt in rounds:
        gaps = gaps_of(dealt.card.text)
        assert {len(entry.cards) for entry in dealt.entries} == {gaps}
        assert len(dealt.entries) == 8 // gaps
        laid = list(chain.from_iterable(entry.cards for entry in dealt.entries))
        assert len(set(laid)) == len(laid)
        for entry in dealt.entries:
            assert entry.text == sentence(dealt.card.text, tuple(card.text for card in entry.cards))
    assert list(deal(deck, Rng(RNG_KEY))) == rounds
    assert list(deal(deck, Rng(b"1" * 32))) != rounds


@pytest.mark.parametrize("greys", [0, 1, 2, 3, 9])
def test_a_small_deck_is_dealt_as_far_as_it_goes(greys: int) -> None:
    piles = {
        "red": DECK.piles["red"],
        "grey": tuple(GreyCard(id=str(number), text=f"term {number}") for number in range(greys)),
    }
    small: Deck = structs.replace(DECK, piles=piles)
    rounds = list(deal(small, Rng(RNG_KEY)))
    assert len(rounds) == len(DECK.piles["red"])
    for dealt in rounds:
        assert len(dealt.entries) == min(8, greys) // gaps_of(dealt.card.text)
        laid = [card for entry in dealt.entries for card in entry.cards]
        assert len(set(laid)) == len(laid)

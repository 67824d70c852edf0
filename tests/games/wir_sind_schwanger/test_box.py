"""The box of Wir sind schwanger, and rounds dealt to its readers."""

import pytest

from spieleabend.decks.load import load
from spieleabend.games.wir_sind_schwanger import GAME
from spieleabend.games.wir_sind_schwanger.box import BOX, deal
from spieleabend.play.randomness import Rng
from tests.games.support import rng_of
from tests.games.wir_sind_schwanger.deck import DECK


def test_ws_r1_ws_r2_the_box_has_130_name_cards_and_sets_of_20_ratings() -> None:
    assert GAME.box is BOX
    assert {pile: rule.count for pile, rule in BOX.piles.items()} == {"names": 130, "ratings": 20, "surnames": 40}
    assert BOX.piles.keys() == GAME.piles.keys()
    assert all(rule.mild_least == rule.count for rule in BOX.piles.values()), "no table plays without a card"


@pytest.mark.parametrize("language", ["de", "en", "pl"])
def test_ws_r2_every_deck_is_whole(language: str) -> None:
    piles = load(GAME, language).piles
    assert {pile: len(cards) for pile, cards in piles.items()} == {"names": 130, "ratings": 20, "surnames": 40}


def test_every_name_card_is_dealt_once_with_five_ratings_of_its_name() -> None:
    rounds = list(deal(DECK, rng_of("deal")))
    assert sorted(dealt.card.id for dealt in rounds) == sorted(card.id for card in DECK.piles["names"])
    assert [dealt.card.id for dealt in rounds] != [card.id for card in DECK.piles["names"]]
    surnames = {card.text for card in DECK.piles["surnames"]}
    for dealt in rounds:
        first_name, surname = dealt.card.text.split()
        assert surname in surnames
        assert first_name.startswith((f"Girl{dealt.card.id[1:]}-", f"Boy{dealt.card.id[1:]}-"))
        assert len({entry.text for entry in dealt.entries}) == 5
    assert list(deal(DECK, rng_of("deal"))) == rounds
    assert list(deal(DECK, Rng(b"1" * 32))) != rounds

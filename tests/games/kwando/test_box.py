"""A deck of Kwando is dealt to its readers: everybody, with both clues."""

from spieleabend.decks.load import load
from spieleabend.games.kwando import GAME
from spieleabend.games.kwando.box import BOX, deal
from spieleabend.games.kwando.cards import HALVES
from spieleabend.play.randomness import Rng
from tests.games.kwando.deck import people


def test_everybody_is_read_with_both_clues() -> None:
    deck = load(GAME, "pl")
    rounds = list(deal(deck, Rng(bytes(32))))
    assert {dealt.card.id for dealt in rounds} == {person.id for person in people(deck)}
    assert len(rounds) == 246
    for dealt in rounds:
        assert [entry.cards for entry in dealt.entries] == [(dealt.card,), (dealt.card,)]


def test_the_box_has_a_rule_for_each_half() -> None:
    """KW-R2."""
    assert {half: (rule.count, rule.letter) for half, rule in BOX.piles.items()} == {
        "blue": (123, "b"),
        "orange": (123, "o"),
    }
    assert tuple(BOX.piles) == HALVES

"""The cards as they are read from a deck."""

from typing import Any

import msgspec
import pytest

from spieleabend.games.wir_sind_schwanger import GAME
from spieleabend.games.wir_sind_schwanger.cards import NameCard, RatingCard
from tests.games.wir_sind_schwanger.deck import name_card, rating_card


def read(changed: dict[str, Any]) -> NameCard:
    return msgspec.convert({**msgspec.to_builtins(name_card(1)), **changed}, NameCard)


def test_a_card_that_is_whole_is_read() -> None:
    assert read({}) == name_card(1)
    assert GAME.piles["names"] is NameCard
    assert GAME.piles["ratings"] is RatingCard


@pytest.mark.parametrize(
    "changed",
    [
        {"arrow": 0},
        {"arrow": 11},
        {"girls": ["Ada"] * 9},
        {"boys": ["Ada"] * 11},
        {"kind": "planet"},
    ],
    ids=str,
)
def test_ws_r3_a_name_card_has_ten_names_a_side_and_an_arrow_over_one_of_ten_columns(changed: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        read(changed)


@pytest.mark.parametrize("suits", [[], ["short", "long", "old", "grand"], ["pretty"]])
def test_a_rating_suits_one_to_three_traits(suits: list[str]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**msgspec.to_builtins(rating_card(1)), "suits": suits}, RatingCard)

"""What a game says about itself."""

import pytest

from spieleabend.play.cards import Card, Deck
from spieleabend.play.errors import BadSetup
from spieleabend.play.game import Seats, Setup
from spieleabend.play.randomness import Rng


@pytest.mark.parametrize("seats", [3, 4, 10])
def test_a_match_can_begin_with_so_many_seats(seats: int) -> None:
    Seats(least=3, most=10, recommended=4).check(seats)


@pytest.mark.parametrize("seats", [0, 2, 11])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        Seats(least=3, most=10, recommended=4).check(seats)
    assert refusal.value.key == "bad-seats"
    assert refusal.value.parameters == {"seats": seats, "least": 3, "most": 10}


def test_a_pile_is_as_it_was_stacked_and_else_all_of_it_shuffled_its_top_at_the_end() -> None:
    cards = tuple(Card(id=f"c{number}", text=str(number)) for number in range(5))
    deck = Deck(id="d", game="g", language="en", version=1, title="D", piles={"by_hand": cards, "all": cards})
    setup = Setup(seats=3, options={}, deck=deck, stacked={"by_hand": ("c3", "c0")})
    shuffled = list(range(5))
    Rng(bytes(32)).shuffle(shuffled)
    assert setup.pile("by_hand", Rng(bytes(32))) == [0, 3]
    assert setup.pile("all", Rng(bytes(32))) == shuffled != list(range(5))

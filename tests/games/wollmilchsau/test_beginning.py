"""How a match begins."""

import pytest

from spieleabend.games.wollmilchsau import GAME
from spieleabend.games.wollmilchsau.animals import ANIMALS
from spieleabend.games.wollmilchsau.state import animal_of
from spieleabend.play.errors import BadSetup
from tests.games.playing import asked
from tests.games.wollmilchsau.play import all_cards, begin, see, state_of


def test_wm_r1_wm_d1_there_are_sixty_six_cards_eleven_of_each_animal_and_one_on_each() -> None:
    cards = all_cards(begin())
    assert cards == list(range(66))
    assert [animal_of(card) for card in cards] == [animal for animal in ANIMALS for _ in range(11)]


def test_wm_r2_wm_d1_they_lie_in_two_shuffled_halves_face_up() -> None:
    match = begin()
    left, right = see(match).piles
    assert (left.name, left.cards, right.name, right.cards) == ("left", 33, "right", 33)
    tops = {tuple(pile.top for pile in see(begin(seed=seed)).piles) for seed in range(40)}
    assert len(tops) > 15
    assert (left.top, right.top) == tuple(animal_of(pile.cards[-1]) for pile in state_of(match).piles)


def test_wm_r3_wm_d1_the_top_card_of_one_pile_lies_face_down_in_its_middle() -> None:
    match = begin()
    left, right = state_of(match).piles
    assert (left.marker, right.marker) == (left.cards[16], None)
    assert len(left.cards[17:]) == 16
    assert [pile.above_marker for pile in see(match).piles] == [16, None]


def test_nobody_has_a_card_and_nothing_is_barred_in_the_first_round() -> None:
    """WM-D5: in the first round no animal is barred."""
    match = begin(barred_shown=True)
    assert see(match).barred is None
    assert state_of(match).barred is None
    assert [(seat.open, seat.safe) for seat in see(match).seats] == [((), 0)] * 3
    assert see(match).round == 1


def test_wm_d11_who_rolls_first_is_drawn_by_lot() -> None:
    assert {see(begin(4, seed=seed)).roller for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_can_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="bad-seats"):
        begin(seats)


def test_whoever_has_the_die_is_asked_to_roll_and_nobody_else() -> None:
    match = begin(4)
    roller = see(match).roller
    assert [asked(match, seat) for seat in range(4)] == [["roll"] if seat == roller else [] for seat in range(4)]


def test_no_deck_is_needed() -> None:
    assert GAME.piles == {}

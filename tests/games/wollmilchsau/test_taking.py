"""Taking a card or securing, and the piles that change by it."""

import pytest

from spieleabend.games.wollmilchsau.state import animal_of
from spieleabend.games.wollmilchsau.views import CardTaken, PileSplit, Secured, TimeRanOut
from spieleabend.play.errors import IllegalMove
from spieleabend.play.prompts import Pick
from spieleabend.play.waits import Clock
from tests.games.playing import pick, time_up
from tests.games.wollmilchsau.play import at, begin, cards_of, let_take, measured, see, state_of, take
from tests.games.wollmilchsau.worked import WORKED

CARDS = {case["case"]: case for case in WORKED["cards"] if case["event"] != "wrong"}


@pytest.mark.parametrize("name", CARDS)
def test_wm_r11_wm_r12_taking_and_securing_are_as_worked_out_by_hand(name: str) -> None:
    case = CARDS[name]
    open_ones, safe = case["before"]
    match = at(2, takers=[1], open_cards={1: open_ones}, safe_cards={1: safe})
    lost_before = see(match).discarded
    take(match, "secure" if case["event"] == "secure" else "right")
    assert cards_of(match, 1) == tuple(case["after"])
    assert see(match).discarded - lost_before == case["discarded"]


def test_wm_r11_the_top_card_of_any_pile_lies_open_before_whoever_takes_it() -> None:
    match = at(2, takers=[0], visible=("pig", "dog", "cat"))
    assert match.prompts == {0: (Pick("take", ("left", "right", "third")),)}
    assert take(match, "third") == [CardTaken(0, "third", "cat")]
    assert see(match).seats[0].open == ("cat",)


def test_wm_r12_securing_turns_all_open_cards_and_takes_none() -> None:
    match = at(2, takers=[0], open_cards={0: 3})
    cards = sum(pile.cards for pile in see(match).piles)
    assert take(match, "secure") == [Secured(0, 3)]
    assert sum(pile.cards for pile in see(match).piles) == cards


def test_wm_d14_nobody_secures_who_has_no_open_card() -> None:
    match = at(2, takers=[0], safe_cards={0: 4})
    assert match.prompts == {0: (Pick("take", ("left", "right")),)}
    with pytest.raises(IllegalMove, match="illegal-answer"):
        match.play(0, pick("take", "secure"))


def test_wm_d12_an_emptied_pile_shows_nothing_and_nobody_takes_from_it() -> None:
    match = at(2, takers=[0], visible=("pig", "dog", "cat"), under=(4, 0, 3))
    take(match, "right")
    assert [pile.top for pile in see(match).piles][1] is None
    assert state_of(match).visible == ("pig", "cat")
    assert let_take(match, 1).prompts == {1: (Pick("take", ("left", "third")),)}


def test_takers_take_one_after_the_other_and_see_the_new_tops() -> None:
    """WM-D16."""
    match = at(3, takers=[2, 0], visible=("pig", "dog"))
    assert list(match.prompts) == [2]
    take(match, "left")
    assert list(match.prompts) == [0]
    top = see(match).piles[0].top
    assert take(match, "left") == [CardTaken(0, "left", top or "mouse")]


def test_wm_d20_after_ten_seconds_a_card_is_taken_from_the_fullest_pile() -> None:
    match = at(2, takers=[0], visible=("pig", "dog"), under=(3, 9), open_cards={0: 5})
    assert match.waits.clocks == (Clock("take", 1, 10_000),)
    assert time_up(match) == [TimeRanOut("take"), CardTaken(0, "right", "dog")]


def test_wm_d20_of_piles_that_are_as_full_it_is_the_first() -> None:
    match = at(2, takers=[0], visible=("pig", "dog"), under=(9, 9))
    assert CardTaken(0, "left", "pig") in time_up(match)


def test_wm_r15_wm_d1_wm_d2_wm_d17_when_the_marker_surfaces_its_pile_is_split_into_nine_and_eight() -> None:
    match = begin(2)
    left = state_of(match).piles[0]
    before, marker = list(left.cards), left.marker
    assert marker is not None
    happened = [take(let_take(match, 0), "left") for _ in range(16)]
    assert [len(one) for one in happened] == [1] * 15 + [2]
    assert happened[-1][1] == PileSplit("left", animal_of(marker))
    left, right, third = state_of(match).piles
    assert (left.cards, third.cards) == (before[8:17], before[:8])
    assert left.cards[-1] == marker, "it is turned and stays a card like any other"
    assert (len(left.cards), len(right.cards), len(third.cards)) == (9, 33, 8)
    assert [(pile.name, pile.cards, pile.above_marker) for pile in see(match).piles] == [
        ("left", 9, None),
        ("right", 33, None),
        ("third", 8, None),
    ]


def test_wm_d2_the_marker_is_taken_like_any_other_card() -> None:
    match = begin(2)
    marker = state_of(match).piles[0].marker
    for _ in range(17):
        take(let_take(match, 0), "left")
    assert state_of(match).seats[0].open[-1] == marker
    assert see(match).piles[0].cards == 8


def test_wm_d16_the_pile_is_split_before_the_next_one_takes() -> None:
    match = begin(2)
    for _ in range(15):
        take(let_take(match, 0), "left")
    take(let_take(match, 1, 0), "left")
    assert match.prompts == {0: (Pick("take", ("left", "right", "third", "secure")),)}
    assert len(state_of(match).visible) == 3


def test_with_three_piles_three_animals_are_visible() -> None:
    match = at(2, die="cat", visible=("dog", "cat", "sheep"), barred="cow")
    measured(match, [(0, "pig", 500)])
    assert see(match).takers == (0,)

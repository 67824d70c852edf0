"""Choosing five ratings."""

import pytest

from spieleabend.games.wir_sind_schwanger.views import AllChosen, RatingsChosen, RatingsTakenBack
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed
from spieleabend.play.prompts import Pick
from tests.games.playing import asked
from tests.games.wir_sind_schwanger.play import begin, choose, find_name, hand, own, see, state_of

ALL = [f"w{number}" for number in range(1, 21)]


def named(seats: int = 4) -> Match:
    match = begin(seats)
    find_name(match)
    return match


def test_ws_r14_everybody_the_giver_too_chooses_five_of_the_own_twenty() -> None:
    match = named()
    for seat in range(4):
        assert match.prompts[seat] == (Pick("ratings", tuple(ALL), 5, 5),)
    assert [rating.id for rating in see(match).ratings] == ALL


@pytest.mark.parametrize("ratings", [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 4], [1, 2, 3, 4, 21], []])
def test_ws_r14_exactly_five_different_ones(ratings: list[int]) -> None:
    match = named()
    with pytest.raises(IllegalMove):
        choose(match, 1, ratings)
    assert own(match, 1).hand == ()


def test_ws_r15_the_other_fifteen_are_set_aside() -> None:
    match = named()
    choose(match, 1, [20, 3, 7, 1, 11])
    assert hand(match, 1) == [20, 3, 7, 1, 11]
    aside = state_of(match).seats[1].aside
    assert len(aside) == 15
    assert not {19, 2, 6, 0, 10} & set(aside)
    assert see(match).seats[1].hand == 5


def test_ws_r16_nobody_plays_before_all_have_their_five() -> None:
    match = named()
    for seat in (3, 0, 2):
        assert choose(match, seat, [1, 2, 3, 4, 5]) == [RatingsChosen(seat)]
        assert see(match).phase == "choosing"
        assert see(match).leader is None
        assert see(match).seats[seat].ready
        with pytest.raises(IllegalMove):
            match.play(seat, Confirmed("lead"))
    assert choose(match, 1, [1, 2, 3, 4, 5]) == [RatingsChosen(1), AllChosen()]
    assert see(match).phase == "leading"
    assert see(match).ratings == ()


def test_ws_r14_until_all_have_chosen_ratings_can_be_taken_back() -> None:
    match = named()
    choose(match, 2, [1, 2, 3, 4, 5])
    assert asked(match, 2) == ["take-back"]
    assert match.prompts[2][0].optional
    assert match.play(2, Confirmed("take-back")) == [RatingsTakenBack(2)]
    assert not see(match).seats[2].ready
    assert (hand(match, 2), len(state_of(match).seats[2].aside)) == ([], 20)
    choose(match, 2, [6, 7, 8, 9, 10])
    for seat in (0, 1, 3):
        choose(match, seat, [6, 7, 8, 9, 10])
    assert see(match).phase == "leading"
    assert hand(match, 2) == [6, 7, 8, 9, 10]
    assert asked(match, 2) == []


def test_ws_r14_what_others_choose_stays_their_secret() -> None:
    one, other = named(), named()
    choose(one, 1, [1, 2, 3, 4, 5])
    choose(other, 1, [16, 17, 18, 19, 20])
    assert see(one) == see(other)
    assert own(one, 0) == own(other, 0)
    assert own(one, 1) != own(other, 1)

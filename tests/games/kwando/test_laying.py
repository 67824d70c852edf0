"""Laying the row: KW-R13, KW-R14, KW-D5, KW-D17; and ending it: KW-R21, KW-D9, KW-D19."""

import pytest

from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Confirmed, Picked
from spieleabend.play.prompts import Pick
from tests.games.kwando.play import (
    RISING,
    active,
    begin,
    clock_names,
    lay,
    lay_all,
    options_of,
    own,
    pick,
    ring,
    see,
    state_of,
    turn,
)
from tests.games.playing import asked, kinds
from tests.games.support import everything


def test_kw_r13_the_first_lies_at_the_bottom_and_all_names_can_be_seen() -> None:
    match = begin(dates=RISING)
    turn(match)
    lay_all(match, (1685, 1452, 1756))
    row = see(match).row
    assert [card.seat for card in row] == [0, 0, 1]
    assert [card.name for card in row] == [state_of(match).cards[place].name for place in (2, 0, 3)]
    assert see(match).row_full == 6


def test_kw_r14_what_lies_lies() -> None:
    match = begin(dates=RISING)
    turn(match)
    lay(match, 1929)
    laid = see(match).row[0].id
    assert laid not in {person.id for person in own(match, 1).hand}
    for seat in active(match):
        assert not [option for option in options_of(match, seat, "lay") if option.startswith(laid)]


def test_kw_d5_cards_are_only_laid_on_top() -> None:
    match = begin(dates=RISING)
    turn(match)
    lay_all(match, RISING[:2])
    assert all(option.endswith("@2") for seat in (0, 1) for option in options_of(match, seat, "lay"))


def test_kw_d17_a_lay_on_a_shorter_row_is_refused_and_asked_again() -> None:
    """A teammate was faster."""
    match = begin(dates=RISING)
    turn(match)
    mine, number = options_of(match, 0, "lay")[0], match.prompt_numbers[0]
    lay(match, 1929)
    before = everything(match)
    with pytest.raises(IllegalMove, match="illegal-stale"):
        match.check(0, number, Picked("lay", (mine,)))
    with pytest.raises(IllegalMove, match="illegal-answer"):
        match.play(0, Picked("lay", (mine,)))
    assert everything(match) == before
    pick(match, 0, "lay", mine.replace("@0", "@1"))
    assert len(see(match).row) == 2


def test_kw_r21_kw_d17_when_the_sand_is_through_nobody_lays() -> None:
    match = begin(dates=RISING)
    turn(match)
    option = options_of(match, 0, "lay")[0]
    assert kinds(ring(match, "glass")) == ["turn-over"]
    assert see(match).phase == "checking"
    before = everything(match)
    with pytest.raises(IllegalMove, match="illegal-nothing-asked"):
        match.play(0, Picked("lay", (option,)))
    assert everything(match) == before
    assert see(match).row == ()


def test_nobody_lays_what_a_teammate_holds() -> None:
    match = begin(dates=RISING)
    turn(match)
    with pytest.raises(IllegalMove):
        match.play(1, Picked("lay", options_of(match, 0, "lay")[:1]))


def test_kw_d19_six_cards_end_the_turn_by_themselves() -> None:
    match = begin(dates=RISING)
    turn(match)
    lay_all(match, RISING[:5])
    assert kinds(lay(match, 1929)) == ["card-laid", "turn-over"]
    assert see(match).phase == "checking"
    assert "glass" not in clock_names(match)


@pytest.mark.parametrize("seats", [4, 8, 12])
def test_kw_d9_kw_d19_two_of_the_team_end_it_early(seats: int) -> None:
    match = begin(seats)
    turn(match)
    one, other, *_ = active(match)
    assert kinds(match.play(one, Confirmed("done"))) == ["done-pressed"]
    assert see(match).done == (one,)
    assert see(match).phase == "laying"
    assert kinds(match.play(other, Confirmed("done"))) == ["done-pressed", "turn-over"]
    assert see(match).phase == "checking"
    assert see(match).done == ()


def test_kw_d19_who_is_done_may_think_better_of_it() -> None:
    match = begin()
    turn(match)
    match.play(0, Confirmed("done"))
    assert "done" not in asked(match, 0)
    assert kinds(match.play(0, Confirmed("not-done"))) == ["done-taken-back"]
    match.play(1, Confirmed("done"))
    assert see(match).phase == "laying"


def test_kw_d19_a_card_that_is_laid_makes_all_think_again() -> None:
    match = begin(dates=RISING)
    turn(match)
    match.play(0, Confirmed("done"))
    lay(match, 1756)
    assert see(match).done == ()
    assert "done" in asked(match, 0)


def test_kw_d19_once_somebody_is_done_the_others_are_waited_for() -> None:
    """So that a bot answers, and nobody has to wait for the sand with bots alone."""
    match = begin()
    turn(match)
    done = {prompt.name: prompt.optional for prompt in match.prompts[1]}
    assert done["done"]
    match.play(0, Confirmed("done"))
    done = {prompt.name: prompt.optional for prompt in match.prompts[1]}
    assert not done["done"]


def test_kw_d28_where_people_talk_aloud_nobody_is_waited_for_before_the_sand_is_nearly_through() -> None:
    match = begin(dates=RISING)
    turn(match)

    def waited() -> bool:
        (prompt,) = [prompt for prompt in match.prompts[0] if prompt.name == "lay"]
        assert isinstance(prompt, Pick)
        return not prompt.optional

    assert not waited()
    assert kinds(ring(match, "hurry")) == ["hurry"]
    assert see(match).hurry
    assert waited()
    assert clock_names(match) == ["glass"]

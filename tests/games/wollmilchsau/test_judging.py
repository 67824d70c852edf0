"""Who was right, who takes when, and what is barred next."""

from typing import Any

import pytest

from spieleabend.games.wollmilchsau.shouting import contest
from spieleabend.games.wollmilchsau.views import Discarded, TurnedOpen
from tests.games.wollmilchsau.play import at, cards_of, judged, measured, see, state_of, take, verdicts
from tests.games.wollmilchsau.worked import WORKED


@pytest.mark.parametrize("case", WORKED["shouts"], ids=lambda case: case["case"])
def test_wm_r9_wm_r10_wm_d6_wm_d7_wm_d9_wm_d18_shouts_are_judged_as_worked_out_by_hand(case: dict[str, Any]) -> None:
    seats = len(case["shouts"])
    match = at(seats, die=case["die"], visible=case["visible"], barred=case.get("barred"))
    happened = measured(match, [(seat, *shout) for seat, shout in enumerate(case["shouts"])])
    assert verdicts(happened) == dict(enumerate(case["verdicts"]))
    assert judged(happened).takers == tuple(case["takers"])
    assert state_of(match).barred == case.get("next")


def test_wm_r9_all_who_were_right_together_score_each_in_turn() -> None:
    match = at(3, die="cow", visible=("cow", "dog"))
    measured(match, [(0, "pig", 600), (2, "mouse", 605), (1, "cat", 615)])
    for taker in (0, 2, 1):
        assert see(match).takers[0] == taker
        take(match, "left")
    assert [seat.points for seat in see(match).seats] == [1, 1, 1]
    assert state_of(match).barred == "pig"


def test_wm_d7_wm_d16_of_equal_times_the_first_clockwise_from_the_roller_takes_first() -> None:
    match = at(4, die="cow", roller=2)
    measured(match, [(0, "cow", 600), (1, "cow", 600), (2, "cow", 600), (3, "cow", 599)])
    assert see(match).takers == (3, 2, 0, 1)


def test_wm_d5_where_nobody_was_right_the_die_is_rolled_anew_and_nothing_is_barred() -> None:
    match = at(3, die="cow", visible=("pig", "dog"), barred="sheep")
    measured(match, [(1, "mouse", 900)])
    assert (see(match).phase, see(match).round, see(match).roller) == ("rolling", 2, 1)
    assert state_of(match).barred is None


def test_wm_d5_time_is_up_and_nobody_has_shouted() -> None:
    match = at(3, die="cow", barred="sheep")
    measured(match, [])
    assert see(match).phase == "rolling"
    assert state_of(match).barred is None


def test_wm_d6_wm_r13_only_shouts_that_stand_are_punished() -> None:
    match = at(4, die="cow", visible=("pig", "dog"), open_cards={0: 2, 1: 2, 2: 2, 3: 2})
    measured(match, [(0, "pig", 400), (1, "cow", 700), (2, "dog", 715), (3, "dog", 716)])
    assert [cards_of(match, seat) for seat in range(4)] == [(0, 0), (2, 0), (0, 0), (2, 0)]


@pytest.mark.parametrize(
    "case", [case for case in WORKED["cards"] if case["event"] == "wrong"], ids=lambda case: case["case"]
)
def test_wm_r13_wm_r14_wm_d8_what_a_wrong_shout_costs_is_as_worked_out_by_hand(case: dict[str, Any]) -> None:
    open_ones, safe = case["before"]
    match = at(2, die="cow", visible=("pig", "dog"), open_cards={1: open_ones}, safe_cards={1: safe})
    lost_before = see(match).discarded
    measured(match, [(1, "pig", 500)])
    assert cards_of(match, 1) == tuple(case["after"])
    assert see(match).discarded - lost_before == case["discarded"]


def test_wm_r13_everybody_sees_what_is_lost() -> None:
    match = at(2, die="cow", visible=("pig", "dog"), open_cards={1: 2})
    animals = see(match).seats[1].open
    assert Discarded(1, animals) in measured(match, [(1, "pig", 500)])


def test_wm_r14_everybody_sees_what_is_turned_open_the_card_that_was_secured_last() -> None:
    match = at(2, die="cow", visible=("pig", "dog"), safe_cards={1: 2})
    last = state_of(match).seats[1].safe[-1]
    happened = measured(match, [(1, "pig", 500)])
    assert state_of(match).seats[1].open == [last]
    assert TurnedOpen(1, see(match).seats[1].open[0]) in happened


def test_wm_d15_open_cards_before_players_are_not_visible_ones() -> None:
    match = at(2, die="cow", visible=("pig", "dog"), open_cards={0: 11})
    assert "cow" in see(match).seats[0].open
    happened = measured(match, [(0, "cow", 500)])
    assert judged(happened).right == ("cow",)


def test_wm_r8_what_was_rightly_named_may_not_be_named_in_the_next_round() -> None:
    match = at(2, die="cow", visible=("pig", "dog"), under=(20, 20))
    measured(match, [(0, "cow", 500)])
    take(match, "left")
    state = state_of(match)
    state.phase, state.die = "shouting", "cow"
    assert "cow" not in contest(state).right


def test_wm_r8_it_is_only_the_next_round() -> None:
    match = at(2, die="mouse", visible=("pig", "dog"), barred="cow")
    measured(match, [(0, "mouse", 500)])
    assert state_of(match).barred == "mouse"

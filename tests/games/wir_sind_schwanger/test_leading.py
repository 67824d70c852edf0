"""Leading ratings, matching them, and what it gains or costs."""

from typing import Any

import pytest

from spieleabend.games.wir_sind_schwanger.leading import payers
from spieleabend.games.wir_sind_schwanger.views import LeadView, Led
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from tests.games.playing import asked, pick
from tests.games.wir_sind_schwanger.deck import rating_card
from tests.games.wir_sind_schwanger.play import (
    hand,
    lead_rating,
    one_lead,
    options_of,
    points_of,
    see,
    state_of,
    with_hands,
)
from tests.games.wir_sind_schwanger.worked import WORKED

FOUR = [[1, 2, 3, 4, 5], [1, 2, 6, 7, 8], [2, 3, 6, 9, 10], [2, 11, 12, 13, 14]]


def last(match: Match) -> LeadView:
    return see(match).leads[-1]


@pytest.mark.parametrize("case", WORKED["lead"], ids=lambda case: case["case"])
def test_ws_r22_ws_r23_leads_worked_out_by_hand(case: dict[str, Any]) -> None:
    """The stack is looked at while the two name cards of the round lie on the table."""
    before = 130 - sum(case["before"]) - 2
    state, led = one_lead(case["before"], case["same"])
    assert [seat.points for seat in state.seats] == case["after"]
    assert len(state.stack) == before + case["stack"]
    assert list(led.changes) == [now - then for now, then in zip(case["after"], case["before"], strict=True)]
    assert list(led.matchers) == case["same"]


@pytest.mark.parametrize("seats", range(3, 8))
def test_ws_d4_the_whole_table_of_who_pays(seats: int) -> None:
    """Leader, each who places it too, each who does not, by the number of the others who do."""
    for others in range(seats):
        matchers = list(range(1, others + 1))
        state, _ = one_lead([3] * seats, matchers)
        changes = [seat.points - 3 for seat in state.seats]
        placed = others + 1
        if placed in (1, seats):
            expected = [-1] + [0] * others + [0] * (seats - placed)
        elif seats >= 6 and placed >= 5:
            expected = [-1] + [0] * others + [-1] * (seats - placed)
        else:
            expected = [1] * placed + [0] * (seats - placed)
        assert changes == expected


def test_ws_r17_the_name_giver_leads_first_one_rating_of_the_own_hand() -> None:
    match = with_hands(FOUR, giver=2)
    assert see(match).leader == 2
    assert asked(match, 2) == ["lead"]
    assert options_of(match, 2) == ("w2", "w3", "w6", "w9", "w10")
    assert [asked(match, seat) for seat in (0, 1, 3)] == [[], [], []]
    with pytest.raises(IllegalMove):
        match.play(2, pick("lead", "w1"))
    with pytest.raises(IllegalMove):
        match.play(0, pick("lead", "w1"))


def test_ws_r18_ws_d2_whoever_holds_it_places_it_at_once() -> None:
    match = with_hands(FOUR)
    happened = lead_rating(match, 1)
    assert happened == [Led(last(match))]
    assert (last(match).leader, last(match).rating.text, last(match).matchers) == (0, "Rating 1!", (1,))
    assert last(match).rating.suits == rating_card(1).suits
    assert [hand(match, seat) for seat in range(4)] == [[2, 3, 4, 5], [2, 6, 7, 8], FOUR[2], FOUR[3]]
    assert [seat.hand for seat in see(match).seats] == [4, 4, 5, 5]


def test_ws_d2_hands_differ_and_no_rating_is_led_twice_in_a_round() -> None:
    match = with_hands(FOUR, round_end="all_played")
    while see(match).phase == "leading":
        lead_rating(match)
    led = [led.rating.id for led in see(match).leads]
    assert len(set(led)) == len(led) == len({number for ratings in FOUR for number in ratings})


def test_ws_r19_alone_the_leader_pays() -> None:
    match = with_hands(FOUR)
    lead_rating(match, 4)
    assert points_of(match) == [1, 2, 2, 2]
    assert last(match).changes == (-1, 0, 0, 0)


def test_ws_r20_ws_d3_where_all_place_it_the_leader_pays_alone() -> None:
    match = with_hands(FOUR)
    lead_rating(match, 2)
    assert last(match).matchers == (1, 2, 3)
    assert points_of(match) == [1, 2, 2, 2]


@pytest.mark.parametrize("matchers", [[], [1, 2, 3]])
def test_ws_r21_who_has_nothing_gives_nothing(matchers: list[int]) -> None:
    state, led = one_lead([0, 2, 2, 2], matchers)
    assert [seat.points for seat in state.seats] == [0, 2, 2, 2]
    assert led.changes == (0, 0, 0, 0)
    assert len(state.stack) == 130 - 6 - 2


def test_ws_r22_else_leader_and_matchers_gain() -> None:
    match = with_hands(FOUR)
    lead_rating(match, 3)
    assert last(match).changes == (1, 0, 1, 0)
    assert points_of(match) == [3, 2, 3, 2]


def test_ws_r24_what_was_placed_is_set_aside_and_comes_back_into_no_hand() -> None:
    match = with_hands(FOUR)
    lead_rating(match, 1)
    for seat in (0, 1):
        assert 0 in state_of(match).seats[seat].aside
        assert 1 not in hand(match, seat)
    while see(match).phase == "leading":
        lead_rating(match)
        if see(match).phase == "leading":
            assert all(1 not in hand(match, seat) for seat in range(4))


@pytest.mark.parametrize("giver", range(4))
def test_ws_r25_next_leads_the_left_neighbour(giver: int) -> None:
    match = with_hands([[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]], giver=giver)
    leaders = []
    for _ in range(6):
        leaders.append(see(match).leader)
        lead_rating(match)
    assert leaders == [(giver + step) % 4 for step in range(6)]


@pytest.mark.parametrize(
    ("seats", "placed", "paying"),
    [(6, 5, 2), (7, 5, 3), (7, 6, 2), (6, 6, 1), (7, 7, 1), (6, 4, None), (7, 4, None), (5, 4, None), (5, 5, 1)],
)
def test_ws_r26_ws_d4_with_six_or_seven_a_crowd_costs(seats: int, placed: int, paying: int | None) -> None:
    who = payers(seats, 0, tuple(range(1, placed)))
    assert (None if who is None else len(who)) == paying


def test_ws_d4_who_pays_and_has_nothing_pays_nothing() -> None:
    state, led = one_lead([1, 1, 1, 1, 1, 0], [1, 2, 3, 4])
    assert [seat.points for seat in state.seats] == [0, 1, 1, 1, 1, 0]
    assert led.changes == (-1, 0, 0, 0, 0, 0)


def test_ws_d4_another_leader_than_the_first_seat() -> None:
    state, led = one_lead([2] * 7, [6, 0, 1, 2], leader=5)
    assert [seat.points for seat in state.seats] == [2, 2, 2, 1, 1, 1, 2]
    assert led.matchers == (6, 0, 1, 2)

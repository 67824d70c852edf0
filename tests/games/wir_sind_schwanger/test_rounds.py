"""How a round ends, who is pregnant next, and how a match ends."""

from typing import Any

import pytest

from spieleabend.games.wir_sind_schwanger import GAME
from spieleabend.games.wir_sind_schwanger.views import GiverNamed, MatchOver, RoundOver
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening
from tests.games.playing import kinds
from tests.games.wir_sind_schwanger.play import (
    begin,
    choose_all,
    declare,
    find_name,
    hand,
    lead_rating,
    points_of,
    see,
    state_of,
    with_hands,
)
from tests.games.wir_sind_schwanger.worked import WORKED

ALIKE, APART = [1, 2, 3, 4, 5], [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15], [16, 17, 18, 19, 20]]


def play_round(match: Match) -> list[int]:
    """Lead the rating of the lowest number until the round is over; which were led."""
    led = []
    while see(match).phase == "leading":
        leader = see(match).leader
        assert leader is not None
        led.append(min(hand(match, leader)))
        lead_rating(match)
    return led


def whole_round(match: Match) -> list[Happening]:
    """A round in which all think alike, so that it ends after five leads."""
    find_name(match)
    choose_all(match, [ALIKE] * match.seats)
    happened: list[Happening] = []
    while see(match).phase == "leading":
        happened = lead_rating(match)
    return happened


@pytest.mark.parametrize("case", WORKED["round"], ids=lambda case: case["case"])
def test_ws_d1_rounds_worked_out_by_hand(case: dict[str, Any]) -> None:
    match = with_hands(case["hands"], points=case["before"], round_end=case["round_end"])
    led = play_round(match)
    assert len(led) == case["leads"]
    assert led == case.get("led", led)
    assert points_of(match) == case["after"]
    assert [led.rating.id for led in see(match).leads] == [f"w{number}" for number in led]


@pytest.mark.parametrize("seats", [3, 4])
def test_ws_d1_with_n_players_there_are_five_to_four_n_plus_one_leads(seats: int) -> None:
    assert len(play_round(with_hands([ALIKE] * seats))) == 5
    assert len(play_round(with_hands(APART[:seats]))) == 4 * seats + 1


def test_ws_d1_a_round_ends_as_soon_as_any_hand_is_empty() -> None:
    match = with_hands([[1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [6, 7, 8, 9, 10]])
    play_round(match)
    assert [led.leader for led in see(match).leads] == [0, 1, 2, 3, 0, 1, 2, 3, 0]


def test_ws_d2_what_is_left_in_hand_has_no_effect_and_joins_the_set_again() -> None:
    match = with_hands([ALIKE, ALIKE, [6, 7, 8, 9, 10]], points=[5, 5, 5], round_end="hand_empty")
    play_round(match)
    assert [sorted(seat.aside) for seat in state_of(match).seats] == [list(range(20))] * 3
    assert [seat.hand for seat in see(match).seats] == [0, 0, 0]


def test_ws_d15_where_everybody_leads_once_an_empty_hand_is_skipped() -> None:
    match = with_hands([ALIKE, ALIKE, APART[1], APART[1]], round_end="once_each")
    for seat in (0, 1):
        state_of(match).seats[seat].hand = (0,)
    lead_rating(match)
    assert see(match).leader == 2
    lead_rating(match)
    assert see(match).leader == 3
    lead_rating(match)
    assert see(match).phase == "declaring"


def test_ws_d15_where_all_is_played_out_an_empty_hand_is_skipped_too() -> None:
    match = with_hands([ALIKE, ALIKE, APART[1]], round_end="all_played")
    play_round(match)
    leaders = [led.leader for led in see(match).leads]
    assert leaders == [0, 1, 2, 0, 1, 2, 0, 2, 2, 2]


def test_ws_d6_the_next_name_giver_is_the_left_neighbour() -> None:
    match = begin(4, giver=2)
    givers = [see(match).giver]
    while see(match).round < see(match).rounds:
        happened = whole_round(match)
        givers.append(see(match).giver)
        assert happened[-2:] == [RoundOver(len(givers) - 1), GiverNamed(givers[-1], len(givers))]
    assert givers == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.parametrize(("seats", "times"), [(3, 3), (4, 2), (5, 1), (6, 1), (7, 1)])
def test_ws_r27_everybody_is_name_giver_so_often(seats: int, times: int) -> None:
    match = begin(seats)
    assert see(match).rounds == seats * times
    givers = []
    happened: list[Happening] = []
    while match.result is None:
        givers.append(see(match).giver)
        happened = whole_round(match)
    assert sorted(givers) == sorted([*range(seats)] * times)
    assert kinds(happened)[-2:] == ["round-over", "match-over"]
    assert (see(match).phase, see(match).round) == ("finished", seats * times)
    assert see(match).result == match.result


def test_ws_r28_most_points_win_those_of_the_beginning_counted() -> None:
    match = begin(5, points=[7, 8, 7, 7, 7])
    happened: list[Happening] = []
    while match.result is None:
        happened = whole_round(match)
    assert match.result.points == GAME.points(match.state) == tuple(points_of(match))
    assert match.result.winners == (1,)
    assert happened[-1] == MatchOver((1,))


def test_ws_d10_who_has_as_many_shares_the_win() -> None:
    match = begin(3)
    while match.result is None:
        whole_round(match)
    assert match.result.points == (0, 0, 0)
    assert match.result.winners == (0, 1, 2)


def test_ws_r9_the_last_leads_stay_to_be_seen_until_the_next_name_is_begun() -> None:
    match = begin(4)
    whole_round(match)
    assert see(match).phase == "declaring"
    assert len(see(match).leads) == 5
    assert (see(match).child, see(match).name, see(match).found, see(match).drawn) == (None, None, (), ())
    declare(match)
    assert see(match).leads == ()


def test_the_children_of_the_evening_are_remembered_with_what_most_said_of_them() -> None:
    match = begin(4, surnames=["Lang"])
    find_name(match, "daughter")
    name = see(match).name
    choose_all(match, [[1, 2, 3, 4, 5], [1, 2, 3, 4, 6], [1, 2, 3, 7, 8], [9, 10, 11, 12, 13]])
    play_round(match)
    (child,) = see(match).children
    assert (child.round, child.seat, child.child, child.name) == (1, 0, "daughter", name)
    assert child.rating == "Rating 1!"


def test_of_a_child_of_whom_no_two_say_the_same_nothing_is_remembered() -> None:
    match = with_hands(APART)
    play_round(match)
    assert see(match).children[0].rating is None

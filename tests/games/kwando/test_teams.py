"""Who plays with whom, and who begins: KW-R1, KW-R7, KW-D7, KW-D8, KW-D23."""

from collections import Counter

import pytest

from spieleabend.games.kwando.teams import form, split
from spieleabend.play.randomness import Rng
from tests.games.kwando.play import active, begin, play_turn, see
from tests.games.support import rng_of


def sizes(seats: int, wishes: list[str], seed: int = 0) -> tuple[int, int]:
    sun, moon = split(seats, wishes, rng_of("teams", seed))
    return len(sun), len(moon)


@pytest.mark.parametrize("seats", range(4, 13))
def test_kw_r1_everybody_is_in_one_of_two_teams_that_differ_by_one_at_most(seats: int) -> None:
    for seed in range(20):
        sun, moon = split(seats, ["any"] * seats, rng_of("lot", seats, seed))
        assert sorted([*sun, *moon]) == list(range(seats))
        assert abs(len(sun) - len(moon)) <= 1
        assert sun == sorted(sun)
        assert moon == sorted(moon)


def test_kw_r1_where_nobody_has_a_wish_lots_are_drawn() -> None:
    seen = {tuple(split(5, ["any"] * 5, rng_of("lots", seed))[0]) for seed in range(200)}
    assert {len(team) for team in seen} == {2, 3}
    assert len(seen) == 20


def test_kw_d23_wishes_are_kept() -> None:
    wishes = ["moon", "sun", "moon", "any", "sun", "any"]
    for seed in range(20):
        sun, moon = split(6, wishes, rng_of("wishes", seed))
        assert {1, 4} <= set(sun)
        assert {0, 2} <= set(moon)
        assert len(sun) == len(moon) == 3


def test_kw_d23_a_team_may_be_larger_where_people_want_it_so() -> None:
    assert sizes(7, ["sun"] * 5 + ["moon"] * 2) == (5, 2)
    assert sizes(8, ["sun"] * 6 + ["any"] * 2) == (6, 2)


@pytest.mark.parametrize(
    ("seats", "expected"), [(4, (2, 2)), (7, (5, 2)), (8, (6, 2)), (9, (6, 3)), (11, (6, 5)), (12, (6, 6))]
)
def test_kw_d23_kw_r7_where_all_want_the_same_team_lots_decide_who_changes(
    seats: int, expected: tuple[int, int]
) -> None:
    changed: Counter[int] = Counter()
    for seed in range(30):
        sun, moon = split(seats, ["sun"] * seats, rng_of("crowd", seed))
        assert (len(sun), len(moon)) == expected
        changed.update(moon)
    assert set(changed) == set(range(seats))


def test_kw_d7_three_players_make_every_pair() -> None:
    teams = form(3, ["sun", "sun", "sun"], Rng(bytes(32)))
    assert [team.seats for team in teams] == [[0, 1], [0, 2], [1, 2]]
    assert {team.name for team in teams} == {"pair"}


def test_kw_d8_it_is_drawn_who_begins_and_then_the_teams_alternate_round_by_round() -> None:
    match = begin(rounds=4)
    order = []
    while match.result is None:
        order.append((see(match).round, see(match).active))
        play_turn(match)
    assert order == [(1, 0), (1, 1), (2, 1), (2, 0), (3, 0), (3, 1), (4, 1), (4, 0)]
    for team in range(2):
        assert begin(first=team).state.first == team


def test_kw_d8_each_pair_of_three_begins_a_round_in_turn() -> None:
    match = begin(3, first=2, rounds=3)
    order = []
    while match.result is None:
        order.append(active(match))
        play_turn(match)
    a, b, c = (1, 2), (0, 1), (0, 2)
    assert order == [a, b, c, b, c, a, c, a, b]


def test_kw_r5_the_others_control() -> None:
    match = begin(5)
    assert active(match) == (0, 1, 2)
    assert see(match).controllers == (3, 4)
    play_turn(match)
    assert active(match) == (3, 4)
    assert see(match).controllers == (0, 1, 2)

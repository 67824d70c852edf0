"""The decoder and the points: KW-R3, KW-R4, KW-R18, KW-R22 to KW-R24, KW-D1 to KW-D6, KW-D11."""

from typing import Any

import pytest

from spieleabend.games.kwando.scoring import lies_right, penalty_points, row_points
from spieleabend.games.kwando.state import State
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from tests.games.kwando.play import (
    RISING,
    begin,
    decode,
    foul,
    foul_for_good,
    lay,
    lay_all,
    play_turn,
    points_of,
    ring,
    see,
    state_of,
    turn,
)
from tests.games.kwando.worked import WORKED

every_row = pytest.mark.parametrize("case", WORKED["row"], ids=lambda case: case["case"])

SPOILT = {
    6: RISING,
    5: (1564, 1452, 1685, 1756, 1879, 1929),
    4: (1685, 1564, 1756, 1452, 1879, 1929),
    3: (1452, 1879, 1564, 1685, 1756, 1929),
    2: (1879, 1452, 1564, 1685, 1756, 1929),
    1: (1929, 1452, 1564, 1685, 1756, 1879),
}
"""Rows that are worth so many points."""


@every_row
def test_kw_r22_kw_r23_kw_r24_who_stays_and_what_the_row_is_worth(case: dict[str, Any]) -> None:
    dates = [f"{year}-01-01" for year in case["laid"]]
    right = lies_right(dates)
    assert [year for year, stays in zip(case["laid"], right, strict=True) if stays] == case["stays"]
    assert row_points(right) == case["points"]


@every_row
def test_the_same_rows_at_the_table(case: dict[str, Any]) -> None:
    years = case["laid"]
    others = [1970 + place for place in range(6 - len(years))]
    match = begin(dates=[*years, *others])
    turn(match)
    lay_all(match, years)
    if others:
        ring(match, "glass")
    decoded = decode(match)
    assert [int(card.gregorian[:4]) for card in decoded.row] == years
    assert [int(card.gregorian[:4]) for card in decoded.row if card.right] == case["stays"]
    assert decoded.points == case["points"]
    assert points_of(match) == [case["points"]] * 2 + [0, 0]


def test_kw_d2_each_is_compared_with_the_last_one_that_still_lies() -> None:
    assert lies_right(["1452", "1879", "1564", "1685", "1756", "1929"]) == [True, True, False, False, False, True]


def test_kw_d3_the_first_card_cannot_be_wrong_and_counts_unless_the_table_likes_it_otherwise() -> None:
    match = begin(dates=RISING, first_card_counts=False)
    turn(match)
    lay_all(match, RISING)
    assert decode(match).points == 5
    assert row_points([], first_card_counts=False) == 0
    assert row_points([True], first_card_counts=False) == 0


def test_kw_d4_equal_dates_are_right_and_days_count_not_only_years() -> None:
    assert lies_right(["1879-03-14", "1879-03-14"]) == [True, True]
    assert lies_right(["1879-03-14", "1879-03-13"]) == [True, False]


def test_kw_d5_what_is_not_laid_brings_nothing_and_is_shown_all_the_same() -> None:
    match = begin(dates=RISING)
    turn(match)
    lay(match, 1756)
    ring(match, "glass")
    decoded = decode(match)
    assert decoded.points == 1
    assert sorted(int(card.gregorian[:4]) for card in decoded.unlaid) == [1452, 1564, 1685, 1879, 1929]
    assert not any(card.right for card in decoded.unlaid)


@pytest.mark.parametrize("case", WORKED["penalties"], ids=lambda case: str(case["errors"]))
def test_kw_r18_kw_d6_penalty_cards_add_up(case: dict[str, Any]) -> None:
    assert penalty_points(0, case["errors"]) == case["total"]
    for before in range(case["errors"]):
        assert penalty_points(0, before) + penalty_points(before, case["errors"] - before) == case["total"]


def play_match(case: dict[str, Any]) -> tuple[Match, dict[str, list[int]]]:
    """A match with these rows and breaches, and what each round brought each team."""
    dates: list[int] = []
    order = [("sun", "moon") if number % 2 == 0 else ("moon", "sun") for number in range(5)]
    for number, teams in enumerate(order):
        for team in teams:
            row = SPOILT[case[team]["rows"][number]]
            dates += row
    match = begin(dates=dates)
    rounds: dict[str, list[int]] = {"sun": [], "moon": []}
    for number, teams in enumerate(order):
        for team in teams:
            assert see(match).teams[see(match).active].name == team
            before = points_of(match)[0 if team == "sun" else 2]
            turn(match)
            foul_for_good(match, case[team]["breaches"][number])
            lay_all(match, SPOILT[case[team]["rows"][number]])
            decode(match)
            rounds[team].append(points_of(match)[0 if team == "sun" else 2] - before)
            ring(match, "decoder")
    return match, rounds


@pytest.mark.parametrize("case", WORKED["match"], ids=lambda case: case["case"])
def test_kw_d1_kw_r4_kw_r5_five_rounds_and_the_most_points_win(case: dict[str, Any]) -> None:
    match, rounds = play_match(case)
    assert rounds == {team: case[team]["rounds"] for team in ("sun", "moon")}
    assert match.result is not None
    assert match.result.points == (case["sun"]["total"],) * 2 + (case["moon"]["total"],) * 2
    assert match.result.winners == ((0, 1) if case["winner"] == "sun" else (2, 3))


def test_kw_r3_the_score_sheet_has_every_turn() -> None:
    match = begin(dates=RISING, rounds=1)
    turn(match)
    foul(match)
    lay_all(match, RISING)
    decode(match)
    ring(match, "decoder")
    play_turn(match)
    assert [(line.round, line.team, line.points, line.penalty) for line in see(match).turns] == [
        (1, 0, 6, -1),
        (1, 1, 0, 0),
    ]


def test_kw_d6_points_may_fall_below_zero_unless_the_table_likes_it_otherwise() -> None:
    for floor, expected in ((False, -2), (True, 0)):
        match = begin(floor_at_zero=floor)
        play_turn(match, fouls=2)
        assert points_of(match) == [expected] * 2 + [0, 0]


def test_kw_d11_ties_share_the_win() -> None:
    match = begin(rounds=1)
    play_turn(match)
    play_turn(match)
    assert match.result is not None
    assert match.result.winners == (0, 1, 2, 3)


def test_kw_r4_nothing_is_won_before_the_end() -> None:
    match = begin(rounds=1)
    play_turn(match)
    assert match.result is None


def test_kw_r22_the_decoder_takes_its_time_and_nobody_is_asked_anything_meanwhile() -> None:
    match = begin(dates=RISING)
    turn(match)
    lay_all(match, RISING)
    decode(match)
    assert see(match).phase == "decoding"
    assert match.prompts == {}
    (clock,) = match.waits.clocks
    assert (clock.name, clock.milliseconds) == ("decoder", 4_000 + 6 * 2_000)
    ring(match, "decoder")
    assert see(match).phase == "turning"
    assert see(match).decoded is not None, "it can be looked at until the next glass is turned"
    turn(match)
    assert see(match).decoded is None


def test_a_row_is_scored_once() -> None:
    match = begin(dates=RISING)
    turn(match)
    lay_all(match, RISING)
    decode(match)
    with pytest.raises((IllegalMove, StopIteration)):
        ring(match, "check")
    state: State = state_of(match)
    assert len(state.turns) == 1

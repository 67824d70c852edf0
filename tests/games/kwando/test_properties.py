"""What holds in every match, however it is played."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from spieleabend.games.kwando.dealing import hand_sizes
from spieleabend.games.kwando.scoring import lies_right, penalty_points, row_points
from spieleabend.games.kwando.state import ROW
from spieleabend.games.kwando.teams import split
from tests.games.kwando.deck import MADE_UP, everywhere
from tests.games.kwando.play import begin, penalties, see, state_of
from tests.games.support import random_move, rng_of

SEATS = st.integers(3, 12)
SEEDS = st.integers(0, 2**32)
TALK = st.sampled_from(["aloud", "written"])
DAYS = st.dates().map(lambda day: day.isoformat())
ROWS = st.lists(DAYS, max_size=ROW)


@given(ROWS)
def test_kw_r23_kw_r24_kw_d2_what_stays_is_in_order_and_what_goes_was_older_than_what_lay(row: list[str]) -> None:
    right = lies_right(row)
    stays = [day for day, lies in zip(row, right, strict=True) if lies]
    assert stays == sorted(stays)
    for place, lies in enumerate(right):
        before = [day for day, stayed in zip(row[:place], right[:place], strict=True) if stayed]
        assert lies == (not before or row[place] >= before[-1])


@given(ROWS)
def test_kw_d3_kw_d5_a_row_brings_one_point_at_least_and_one_a_card_at_most(row: list[str]) -> None:
    points = row_points(lies_right(row))
    assert min(1, len(row)) <= points <= len(row)
    assert row_points(lies_right(sorted(row))) == len(row)
    assert row_points(lies_right(row), first_card_counts=False) == max(0, points - 1)


@given(ROWS, DAYS)
def test_kw_r21_one_more_card_never_costs_a_point(row: list[str], day: str) -> None:
    assert row_points(lies_right([*row, day])) - row_points(lies_right(row)) in (0, 1)


@given(st.lists(st.integers(0, 2), max_size=5))
def test_kw_r19_penalty_cards_cost_the_same_however_they_fall_on_the_rounds(rounds: list[int]) -> None:
    before, cost = 0, 0
    for more in rounds:
        more = min(more, 5 - before)
        cost += penalty_points(before, more)
        before += more
    assert cost == penalty_points(0, before)


@given(st.integers(2, 6), st.integers(1, 30))
def test_kw_r7_kw_d16_six_cards_and_nobody_has_two_more_than_another(players: int, number: int) -> None:
    sizes = hand_sizes(players, number)
    assert sum(sizes) == ROW
    assert max(sizes) - min(sizes) <= 1


@given(st.integers(4, 12), st.data(), SEEDS)
def test_kw_r1_kw_r7_kw_d23_teams_are_neither_too_small_nor_too_large(
    seats: int, data: st.DataObject, seed: int
) -> None:
    wishes = data.draw(st.lists(st.sampled_from(["any", "sun", "moon"]), min_size=seats, max_size=seats))
    sun, moon = split(seats, wishes, rng_of(seed))
    assert sorted([*sun, *moon]) == list(range(seats))
    assert min(len(sun), len(moon)) >= 2
    assert max(len(sun), len(moon)) <= 6
    wanted = {name: [seat for seat in range(seats) if wishes[seat] == name] for name in ("sun", "moon")}
    if all(2 <= len(team) <= 6 for team in wanted.values()):
        assert set(wanted["sun"]) <= set(sun)
        assert set(wanted["moon"]) <= set(moon)


@given(seats=SEATS, seed=SEEDS, talk=TALK, rounds=st.integers(1, 2))
@settings(max_examples=40, deadline=None)
def test_rows_only_grow_cards_are_never_lost_and_points_are_what_the_score_sheet_says(
    seats: int, seed: int, talk: str, rounds: int
) -> None:
    """KW-R14, KW-R19, KW-D5, KW-D6, KW-D12."""
    match = begin(seats, seed=seed, talk=talk, rounds=rounds)
    rows = [see(match).row]
    while match.result is None:
        match.play(*random_move(match, rng_of(seed, match.moves)))
        view = see(match)
        rows.append(view.row)
        assert everywhere(state_of(match))["blue"] == list(range(MADE_UP))
        assert len(view.row) <= ROW
        assert all(team.errors <= 6 for team in view.teams)
        assert len(penalties(match)) <= view.teams[view.active].errors
        for seat in range(seats):
            own_turns = [line for line in view.turns if seat in view.teams[line.team].seats]
            assert view.seats[seat].points == sum(line.points + line.penalty for line in own_turns)
    for before, after in pairwise(rows):
        assert after[: len(before)] == before or after == ()
    winners = match.result.winners
    if see(match).loser is None:
        assert len(see(match).turns) == rounds * len(see(match).teams)
        assert {match.result.points[seat] for seat in winners} == {max(match.result.points)}
    else:
        lost = see(match).teams[see(match).loser or 0].seats
        assert set(winners) == set(range(seats)) - set(lost)

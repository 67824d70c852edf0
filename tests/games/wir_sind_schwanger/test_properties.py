"""What holds in every match, however it is played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieleabend.games.wir_sind_schwanger import GAME
from spieleabend.games.wir_sind_schwanger.state import State
from spieleabend.play.match import Match
from spieleabend.play.moves import Move
from tests.games.support import random_move, rng_of
from tests.games.wir_sind_schwanger.deck import NAMES, RATINGS
from tests.games.wir_sind_schwanger.play import begin, see, state_of

SEATS = st.integers(3, 7)
SEEDS = st.integers(0, 2**32)
ROUND_ENDS = st.sampled_from(["hand_empty", "once_each", "all_played"])
VARIANTS = st.sampled_from(["draw", "two_names", "others_choose", "free_choice"])


def names_in(state: State) -> list[int]:
    """Every name card, wherever it is."""
    return [*state.stack, *state.drawn, *(card for seat in state.seats for card in seat.won)]


def step(match: Match, seed: int) -> tuple[int | None, Move]:
    """Make a random move."""
    seat, move = random_move(match, rng_of(seed, match.moves))
    match.play(seat, move)
    return seat, move


@given(seats=SEATS, seed=SEEDS, round_end=ROUND_ENDS, variant=VARIANTS)
@settings(max_examples=60, deadline=None)
def test_ws_d7_ws_d8_no_name_card_and_no_rating_is_ever_lost_and_nobody_is_below_zero(
    seats: int, seed: int, round_end: str, variant: str
) -> None:
    match = begin(seats, giver=None, seed=seed, round_end=round_end, variant=variant)
    state = state_of(match)
    while match.result is None:
        step(match, seed)
        assert sorted(names_in(state)) == list(range(NAMES))
        assert len(state.stack) >= (0 if state.drawn else 2)
        for seat in state.seats:
            assert sorted((*seat.hand, *seat.aside)) == list(range(RATINGS))
            assert seat.points >= 0
    assert sum(match.result.points) == sum(len(seat.won) + seat.blanks for seat in state.seats)


@given(seats=SEATS, seed=SEEDS, round_end=ROUND_ENDS)
@settings(max_examples=60, deadline=None)
def test_ws_d1_ws_d2_a_round_ends_as_its_mode_says_and_no_rating_is_led_twice_in_it(
    seats: int, seed: int, round_end: str
) -> None:
    match = begin(seats, giver=None, seed=seed, round_end=round_end)
    giver, rounds = see(match).giver, 1
    hands = [0] * seats
    while match.result is None:
        if see(match).phase == "leading":
            giver, hands = see(match).giver, [seat.hand for seat in see(match).seats]
        step(match, seed)
        leads = see(match).leads
        assert len({led.rating.id for led in leads}) == len(leads)
        if see(match).phase in ("declaring", "finished") and len(see(match).children) == rounds:
            rounds += 1
            last = leads[-1]
            for seat in (last.leader, *last.matchers):
                hands[seat] -= 1
            leaders = [led.leader for led in leads]
            if round_end == "hand_empty":
                assert min(hands) == 0
                assert 5 <= len(leads) <= 4 * seats + 1
                assert leaders == [(giver + turn) % seats for turn in range(len(leads))]
            elif round_end == "once_each":
                assert len(set(leaders)) == len(leaders) <= seats
                skipped = set(range(seats)) - set(leaders)
                assert all(hands[seat] == 0 for seat in skipped)
            else:
                assert hands == [0] * seats


@given(seats=SEATS, seed=SEEDS)
@settings(max_examples=40, deadline=None)
def test_ws_r22_points_only_change_with_leads_and_by_what_a_lead_says(seats: int, seed: int) -> None:
    match = begin(seats, giver=None, seed=seed)
    before = GAME.points(match.state)
    led = 0
    while match.result is None:
        step(match, seed)
        now = GAME.points(match.state)
        leads = see(match).leads
        if len(leads) > led:
            assert now == tuple(then + change for then, change in zip(before, leads[-1].changes, strict=True))
        else:
            assert now == before
        before, led = now, len(leads)


@pytest.mark.parametrize("variant", ["others_choose", "free_choice"])
@given(seats=SEATS, seed=SEEDS)
@settings(max_examples=30, deadline=None)
def test_ws_d11_every_round_of_votes_ends_with_a_name(variant: str, seats: int, seed: int) -> None:
    """After two votes that failed the next one decides, so three are enough."""
    match = begin(seats, giver=None, seed=seed, variant=variant)
    while match.result is None:
        step(match, seed)
        assert see(match).attempt <= 2
    assert len(see(match).children) == see(match).rounds
    assert all(child.name.endswith(see(match).seats[child.seat].surname) for child in see(match).children)

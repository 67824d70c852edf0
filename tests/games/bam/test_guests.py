"""Late guests, and that the office of master goes round fairly whoever comes (BM-D15)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieleabend.games.bam.views import Drawn, SatOut, SeatJoined
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Join
from spieleabend.play.randomness import Rng
from tests.games.bam.play import (
    DOUBLE,
    SINGLE,
    begin,
    hand,
    judge,
    lay,
    lay_all,
    play_round,
    see,
    show_all,
    state_of,
    turn,
    vote,
)
from tests.games.support import random_move, rng_of


def join(match: Match) -> list[object]:
    return list(match.play(None, Join()))


def test_bm_d15_a_guest_sits_last_and_is_dealt_ten_cards() -> None:
    match = begin(3)
    vote(match, 0)
    draw_pile = see(match).draw_pile
    assert join(match) == [SeatJoined(3), Drawn(3, 10)]
    assert len(see(match).seats) == 4
    assert len(hand(match, 3)) == 10
    assert see(match).draw_pile == draw_pile - 10


def test_bm_d15_while_the_others_choose_a_guest_chooses_too() -> None:
    match = begin(3, reds=[SINGLE, "s1"])
    vote(match, 0)
    turn(match)
    lay(match, 1)
    join(match)
    assert match.prompts[3][0].name == "cards"
    lay(match, 2)
    assert see(match).phase == "choosing"
    lay(match, 3)
    assert (see(match).phase, len(see(match).entries)) == ("reading", 3)


def test_bm_d15_once_all_have_chosen_a_guest_waits_for_the_next_round() -> None:
    match = begin(3, reds=[SINGLE, "s1", "s2"])
    vote(match, 0)
    turn(match)
    lay_all(match)
    assert join(match)[-1] == SatOut(3)
    assert 3 not in match.prompts
    show_all(match)
    judge(match, 1, 2)
    turn(match)
    assert match.prompts[3][0].name == "cards"
    assert not see(match).seats[3].sits_out


def test_bm_d15_a_guest_points_with_the_others() -> None:
    match = begin(3)
    join(match)
    vote(match, 3)
    assert see(match).master == 3


def test_bm_d15_a_guest_who_finds_too_few_cards_sits_out() -> None:
    """BM-D13 holds for guests too."""
    match = begin(3, reds=[DOUBLE, SINGLE], greys=[f"g{number}" for number in range(31)])
    vote(match, 0)
    turn(match)
    assert join(match) == [SeatJoined(3), Drawn(3, 1), SatOut(3)]


def test_bm_d15_a_guest_gets_the_reshuffled_discards_where_the_draw_pile_is_empty() -> None:
    match = begin(3, greys=[f"g{number}" for number in range(30)], reds=[SINGLE, "s1", "s2"])
    vote(match, 0)
    state = state_of(match)
    state.seats[0].hand, state.discard_pile = (), list(state.seats[0].hand)
    happened = join(match)
    assert [type(one).__name__ for one in happened] == ["SeatJoined", "Reshuffled", "Drawn"]
    assert len(hand(match, 3)) == 10


def test_bm_d15_ten_seats_are_enough() -> None:
    match = begin(9)
    join(match)
    assert not match.waits.joins
    with pytest.raises(IllegalMove):
        join(match)


def test_bm_d15_the_cycle_grows_by_the_guest_who_is_master_when_the_order_gets_there() -> None:
    match = begin(3)
    vote(match, 1)
    assert see(match).rounds == 3
    join(match)
    assert see(match).rounds == 4
    masters = []
    while match.result is None:
        master = see(match).master
        masters.append(master)
        others = [seat for seat in range(4) if seat != master]
        play_round(match, others[0], others[1])
    assert masters == [1, 2, 3, 0]


def test_bm_d15_whose_place_has_been_passed_is_master_at_the_end_of_the_cycle() -> None:
    match = begin(3)
    vote(match, 1)
    for best, worst in ((0, 2), (0, 1)):
        play_round(match, best, worst)
    # The order was 1, 2, and seat 0 is master now: the guest's place 3 lies behind.
    assert see(match).master == 0
    join(match)
    play_round(match, 1, 2)
    assert (see(match).master, see(match).round, see(match).rounds) == (3, 4, 4)
    play_round(match, 1, 2)
    assert match.result is not None


def test_bm_d15_a_guest_may_win() -> None:
    match = begin(3)
    vote(match, 0)
    join(match)
    for best, worst in ((3, 1), (3, 0), (3, 0), (1, 2)):
        play_round(match, best, worst)
    assert match.result is not None
    assert match.result.winners == (3,)


@given(st.integers(3, 9), st.integers(1, 4), st.integers(0, 10**6), st.lists(st.integers(0, 120), max_size=7))
@settings(max_examples=40)
def test_bm_d15_nobody_is_master_twice_in_a_cycle_before_everybody_was_once(
    seats: int, cycles: int, seed: int, joins: list[int]
) -> None:
    """BM-R18: and the next one is always the nearest to the left who is due."""
    match, rng = begin(seats, cycles=cycles, seed=seed), rng_of("rotation", seed)
    cycle, been, last = 1, set[int](), None
    while match.result is None:
        if see(match).phase == "turning" and (see(match).cycle, see(match).round) != last:
            master = see(match).master
            assert master is not None
            if see(match).cycle != cycle:
                assert been == set(range(match.seats)), "somebody was left out"
                assert see(match).cycle == cycle + 1
                cycle, been = cycle + 1, set()
            assert master not in been
            been.add(master)
            last = see(match).cycle, see(match).round
        step(match, rng, joins)
    reds = len(state_of(match).cards.reds)
    assert see(match).round == see(match).rounds
    if see(match).round < reds:
        assert been == set(range(match.seats))
        assert cycle == see(match).cycles


def step(match: Match, rng: Rng, joins: list[int]) -> None:
    """A random move; a guest after each of these many moves."""
    if match.moves in joins and match.waits.joins:
        match.play(None, Join())
        return
    seat, move = random_move(match, rng)
    if seat is not None or not isinstance(move, Join):
        match.play(seat, move)

"""Discarding, drawing, and the next master."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieleabend.games.bam.state import HAND
from spieleabend.games.bam.views import Drawn, Reshuffled
from spieleabend.play.match import Match
from spieleabend.play.moves import Happening
from tests.games.bam.deck import everywhere
from tests.games.bam.play import (
    DOUBLE,
    SINGLE,
    begin,
    box,
    judge,
    keep_first,
    lay_all,
    play_round,
    see,
    show_all,
    state_of,
    turn,
    vote,
)

FIRST_ROUND = [
    # seats, gaps, draw pile before and after, discards
    (4, 1, 327, 324, 2),
    (5, 1, 317, 313, 3),
    (5, 2, 317, 309, 7),
    (10, 1, 267, 258, 8),
]


def judged(seats: int, red: str, draw_pile: list[int] | None = None, discards: list[int] | None = None) -> Match:
    """A match before the last move of its first round, its piles set to these cards; seat 0 is master."""
    match = begin(seats, reds=[red, "s9"], deck=box())
    vote(match, 0)
    turn(match)
    lay_all(match)
    show_all(match)
    if draw_pile is not None and discards is not None:
        state_of(match).draw_pile = draw_pile
        state_of(match).discard_pile = discards
    return match


def finish(match: Match, best: int = 1, worst: int = 2) -> list[Happening]:
    """Judge, and keep the first card of a double."""
    happened = judge(match, best, worst)
    return [*happened, *keep_first(match, best)] if see(match).phase == "keeping" else happened


@pytest.mark.parametrize(("seats", "gaps", "before", "after", "discards"), FIRST_ROUND)
def test_bm_r16_bm_r17_card_counts_after_the_first_round_of_a_full_box(
    seats: int, gaps: int, before: int, after: int, discards: int
) -> None:
    match = begin(seats, reds=[SINGLE if gaps == 1 else DOUBLE], deck=box())
    vote(match, 0)
    assert see(match).draw_pile == before
    play_round(match, 1, 2)
    assert (see(match).draw_pile, see(match).discard_pile) == (after, discards)
    assert [seat.hand for seat in see(match).seats] == [10] * seats
    assert [(seat.won, seat.minus) for seat in see(match).seats] == [(0, 0), (1, 0), (0, 1)] + [(0, 0)] * (seats - 3)


def test_bm_r16_all_cards_but_the_one_kept_are_discarded() -> None:
    match = judged(4, SINGLE)
    laid = {seat: state_of(match).seats[seat].chosen[0] for seat in (1, 2, 3)}
    finish(match, best=2, worst=1)
    assert sorted(state_of(match).discard_pile) == sorted([laid[1], laid[3]])


@pytest.mark.parametrize(("red", "count"), [(SINGLE, 1), (DOUBLE, 2)])
def test_bm_r17_everybody_but_the_master_draws_as_many_as_were_laid(red: str, count: int) -> None:
    match = judged(5, red)
    drawn = [one for one in finish(match) if isinstance(one, Drawn)]
    assert drawn == [Drawn(seat, count) for seat in (1, 2, 3, 4)]


def test_bm_r17_the_master_does_not_draw_even_with_a_short_hand() -> None:
    match = judged(4, SINGLE)
    master = state_of(match).seats[0]
    master.hand = master.hand[:7]
    happened = finish(match)
    assert [one.seat for one in happened if isinstance(one, Drawn)] == [1, 2, 3]
    assert see(match).seats[0].hand == 7


def test_bm_r17_cards_come_from_the_top_of_the_draw_pile() -> None:
    match = judged(4, DOUBLE)
    top = state_of(match).draw_pile[::-1]
    finish(match)
    assert [state_of(match).seats[seat].hand[-2:] for seat in (1, 2, 3)] == [
        tuple(top[:2]),
        tuple(top[2:4]),
        tuple(top[4:6]),
    ]


@pytest.mark.parametrize("master", range(4))
def test_bm_r18_the_next_master_is_the_left_neighbour(master: int) -> None:
    match = begin(4)
    vote(match, master)
    seen = [see(match).master]
    while match.result is None:
        now = see(match).master
        assert now is not None
        play_round(match, (now + 1) % 4, (now + 2) % 4)
        seen.append(see(match).master)
    assert seen[:4] == [(master + step) % 4 for step in range(4)]


def test_bm_r19_an_empty_draw_pile_is_made_anew_from_the_discards() -> None:
    match = judged(5, DOUBLE, draw_pile=[300, 301, 302], discards=list(range(330, 344)))
    happened = finish(match)
    # 14 lay there, and the round has added 7.
    assert [one for one in happened if isinstance(one, Reshuffled)] == [Reshuffled(21)]
    assert (see(match).draw_pile, see(match).discard_pile) == (16, 0)


def test_bm_r19_the_discards_are_shuffled_before_they_are_drawn() -> None:
    match = judged(3, SINGLE, draw_pile=[], discards=list(range(300, 340)))
    before = [*state_of(match).discard_pile]
    finish(match)
    pile = state_of(match).draw_pile
    kept_order = [card for card in before if card in pile]
    assert [card for card in pile if card in before] not in (kept_order, kept_order[::-1])


def test_bm_d5_three_to_draw_and_twenty_discards_for_four_who_need_two_each() -> None:
    """The discards count after the round's own have gone down: 13 lay there before."""
    match = judged(5, DOUBLE, draw_pile=[300, 301, 302], discards=list(range(330, 343)))
    happened = finish(match)
    assert [one for one in happened if isinstance(one, Drawn | Reshuffled)] == [
        Drawn(1, 2),
        Reshuffled(20),
        Drawn(2, 2),
        Drawn(3, 2),
        Drawn(4, 2),
    ]
    assert (see(match).draw_pile, see(match).discard_pile) == (15, 0)


def test_bm_d5_the_rounds_own_discards_can_be_drawn_again_in_the_same_round() -> None:
    match = judged(3, SINGLE, draw_pile=[300], discards=[])
    loser_card = state_of(match).seats[2].chosen[0]
    finish(match, best=1, worst=2)
    assert state_of(match).seats[1].hand[-1] == 300
    assert state_of(match).seats[2].hand[-1] == loser_card


@pytest.mark.parametrize("master", range(4))
def test_bm_d5_hands_are_refilled_clockwise_from_the_masters_left(master: int) -> None:
    match = begin(4, deck=box(), reds=[SINGLE])
    vote(match, master)
    turn(match)
    lay_all(match)
    show_all(match)
    happened = judge(match, (master + 1) % 4, (master + 2) % 4)
    drawn = [one.seat for one in happened if isinstance(one, Drawn)]
    assert drawn == [(master + step) % 4 for step in (1, 2, 3)]


def test_bm_d5_where_both_piles_are_empty_hands_stay_short() -> None:
    match = judged(4, SINGLE, draw_pile=[], discards=[])
    finish(match)
    # Two cards were discarded by the round itself: the first two to the left of the master get them.
    assert [seat.hand for seat in see(match).seats] == [10, 10, 10, 9]
    assert (see(match).draw_pile, see(match).discard_pile) == (0, 0)


@given(st.integers(3, 10), st.booleans(), st.integers(0, 30), st.integers(0, 30))
@settings(max_examples=40)
def test_bm_d5_however_few_cards_there_are_none_is_lost_and_none_is_left_where_one_is_wanted(
    seats: int, double: bool, draw: int, discards: int
) -> None:
    match = judged(seats, DOUBLE if double else SINGLE)
    state = state_of(match)
    state.draw_pile, spare = state.draw_pile[:draw], state.draw_pile[draw:]
    state.discard_pile = spare[:discards]
    before = everywhere(state)["grey"]
    finish(match)
    assert everywhere(state)["grey"] == before
    short = [HAND - len(seat.hand) for seat in state.seats]
    assert short[0] == 0
    assert min(short) >= 0
    if any(short):
        assert state.draw_pile == state.discard_pile == []
        # Clockwise: once a hand is short, all behind it got nothing.
        first = next(seat for seat in range(1, seats) if short[seat])
        assert all(short[seat] == 1 + double for seat in range(first + 1, seats))

"""The stack in the middle: what comes from it, what goes under it, and that it never ends."""

from tests.games.wir_sind_schwanger.play import (
    begin,
    find_name,
    lead_rating,
    one_lead,
    own,
    points_of,
    see,
    state_of,
    with_hands,
)

THREE = [[1, 2, 3, 4, 5], [1, 2, 6, 7, 8], [2, 3, 6, 9, 10]]


def test_ws_r23_gains_come_from_the_top_and_gifts_go_under_it() -> None:
    match = with_hands(THREE)
    state = state_of(match)
    top = state.stack[-2:]
    lead_rating(match, 1)
    assert (state.seats[0].won[-1], state.seats[1].won[-1]) == (top[1], top[0])
    given = state.seats[1].won[-1]
    lead_rating(match, 7)
    assert state.stack[0] == given


def test_ws_d13_the_leader_gains_first_then_the_others_clockwise() -> None:
    before = state_of(begin(5, points=[2] * 5, giver=3))
    expected = before.stack[-3:-6:-1]
    state, led = one_lead([2] * 5, [4, 1], leader=3)
    assert led.matchers == (4, 1)
    assert [state.seats[seat].won[-1] for seat in (3, 4, 1)] == expected


def test_ws_d13_it_is_the_top_card_of_the_own_points_that_goes_under_and_the_leader_gives_first() -> None:
    before = state_of(begin(7, points=[2] * 7, giver=5))
    given = [before.seats[seat].won[-1] for seat in (5, 3, 4)]
    kept = [before.seats[seat].won[0] for seat in (5, 3, 4)]
    state, _ = one_lead([2] * 7, [6, 0, 1, 2], leader=5)
    assert [state.seats[seat].won for seat in (5, 3, 4)] == [[card] for card in kept]
    assert state.stack[:3] == given[::-1], "whoever gives later puts it under what was given before"


def test_ws_d8_the_last_two_cards_are_never_paid_out() -> None:
    match = with_hands(THREE)
    state = state_of(match)
    spare = len(state.stack) - 3
    state.seats[2].won += state.stack[:spare]
    del state.stack[:spare]
    lead_rating(match, 1)
    assert len(state.stack) == 2
    assert (state.seats[0].blanks, state.seats[1].blanks) == (0, 1), "the leader got the last card to be had"
    assert points_of(match)[:2] == [6, 6]


def test_ws_d8_blank_points_are_given_back_first_and_leave_the_match() -> None:
    match = with_hands(THREE)
    state = state_of(match)
    state.seats[0].blanks = 1
    won = [*state.seats[0].won]
    size = len(state.stack)
    lead_rating(match, 4)
    assert (state.seats[0].blanks, state.seats[0].won, len(state.stack)) == (0, won, size)
    assert points_of(match)[0] == 5


def test_ws_d8_there_is_always_a_name_to_be_drawn() -> None:
    match = with_hands(THREE)
    state = state_of(match)
    state.seats[2].won += state.stack
    state.stack = []
    while see(match).phase == "leading":
        lead_rating(match)
    assert see(match).phase == "declaring"
    assert see(match).stack >= 2
    find_name(match)
    assert see(match).phase == "choosing"


def test_ws_d7_the_two_name_cards_go_under_the_stack_when_the_round_is_over() -> None:
    match = with_hands(THREE)
    state = state_of(match)
    first, second = state.drawn
    while see(match).phase == "leading":
        assert len(see(match).drawn) == 2
        lead_rating(match)
    assert state.stack[:2] == [second, first]
    assert see(match).drawn == ()


def test_ws_d8_won_cards_keep_their_names_and_ws_d14_they_are_hidden_from_their_owners() -> None:
    match = with_hands(THREE)
    lead_rating(match, 1)
    assert len(set(state_of(match).seats[0].won)) == 6
    assert all(own(match, seat).own_names == () for seat in range(3))

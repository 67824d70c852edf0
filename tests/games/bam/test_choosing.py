"""Turning the red card and choosing grey ones."""

from itertools import permutations

import pytest

from spieleabend.games.bam.views import AllChosen, CardLaid, CardTakenBack, RedTurned, SatOut
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed
from spieleabend.play.prompts import Confirm, Pick
from tests.chance import CRITICAL, chi_square
from tests.games.bam.play import DOUBLE, SINGLE, begin, hand, lay, lay_all, own, see, show, state_of, turn, vote
from tests.games.playing import kinds, pick
from tests.games.support import everything


def turned(red: str, seats: int = 4, master: int = 0, seed: object = 0) -> Match:
    """A match in which `master` has just turned the card `red`."""
    match = begin(seats, reds=[red, "s9", "s10", "s11"], seed=seed)
    vote(match, master)
    turn(match)
    return match


@pytest.mark.parametrize(("red", "gaps"), [(SINGLE, 1), (DOUBLE, 2)])
def test_bm_r5_the_master_turns_the_top_red_card_for_all_to_see(red: str, gaps: int) -> None:
    match = begin(4, reds=[red, "s5"])
    vote(match, 2)
    assert match.prompts == {2: (Confirm("turn"),)}
    happened = turn(match)
    view = see(match)
    assert view.red is not None
    assert (view.red.id, view.red.gaps, view.red_pile) == (red, gaps, 1)
    assert happened == [RedTurned(view.red)]


@pytest.mark.parametrize("seat", [0, 1, 3])
def test_bm_r5_nobody_but_the_master_turns(seat: int) -> None:
    match = begin(4)
    vote(match, 2)
    with pytest.raises(IllegalMove):
        match.play(seat, Confirmed("turn"))


def test_bm_r6_all_but_the_master_choose_one_card_of_their_hand() -> None:
    match = turned(SINGLE, master=1)
    assert sorted(match.prompts) == [0, 2, 3]
    for seat, prompts in match.prompts.items():
        assert prompts == (Pick("cards", tuple(hand(match, seat)), 1, 1, ordered=True),)
    assert lay(match, 2) == [CardLaid(2)]


def test_bm_r6_what_is_chosen_leaves_the_hand_and_only_its_owner_sees_what_it_is() -> None:
    match = turned(SINGLE)
    card = hand(match, 1)[4]
    before = see(match)
    lay(match, 1, card)
    assert card not in hand(match, 1)
    assert [chosen.id for chosen in own(match, 1).chosen] == [card]
    seats = see(match).seats
    assert (seats[1].hand, seats[1].chosen) == (9, True)
    assert [seats[0], *seats[2:]] == [before.seats[0], *before.seats[2:]]


def test_bm_r6_a_seat_chooses_once_and_only_its_own_cards() -> None:
    match = turned(SINGLE)
    foreign, own = hand(match, 2)[0], hand(match, 1)
    for cards in ((foreign,), (), tuple(own[:2])):
        with pytest.raises(IllegalMove):
            match.play(1, pick("cards", *cards))
    lay(match, 1, own[0])
    for _ in range(20):
        before = everything(match)
        with pytest.raises(IllegalMove):
            match.play(1, pick("cards", own[1]))
        assert everything(match) == before
    with pytest.raises(IllegalMove):
        match.play(0, pick("cards", hand(match, 0)[0]))


def test_bm_r7_nothing_is_laid_open_before_all_have_chosen() -> None:
    match = turned(SINGLE)
    lay(match, 1)
    lay(match, 2)
    assert (see(match).phase, see(match).entries) == ("choosing", ())
    with pytest.raises(IllegalMove):
        show(match, "e0")
    assert lay(match, 3)[-1] == AllChosen(3)
    assert see(match).phase == "reading"
    assert all(not entry.shown and entry.texts == () for entry in see(match).entries)


def test_bm_r7_until_then_a_choice_can_be_taken_back() -> None:
    match = turned(SINGLE)
    held = hand(match, 1)
    lay(match, 1, held[5])
    assert match.prompts[1] == (Confirm("take-back", optional=True),)
    assert match.play(1, Confirmed("take-back")) == [CardTakenBack(1)]
    assert hand(match, 1) == held
    lay(match, 1, held[6])
    lay(match, 2)
    lay(match, 3)
    with pytest.raises(IllegalMove):
        match.play(1, Confirmed("take-back"))


def test_bm_r8_two_gaps_take_two_cards_in_the_order_in_which_they_were_picked() -> None:
    match = turned(DOUBLE)
    held = hand(match, 1)
    texts = {card.id: card.text for card in own(match, 1).hand}
    for wrong in ((held[0],), (held[0], held[0]), tuple(held[:3])):
        with pytest.raises(IllegalMove):
            match.play(1, pick("cards", *wrong))
    lay(match, 1, held[7], held[2])
    lay(match, 2)
    lay(match, 3)
    place = next(place for place, entry in enumerate(state_of(match).entries) if entry.seat == 1)
    show(match, f"e{place}")
    assert see(match).entries[place].texts == (texts[held[7]], texts[held[2]])


def test_bm_r9_pairs_stay_together_however_they_are_shuffled() -> None:
    """BM-D2: whole entries are shuffled."""
    for seed in range(30):
        match = turned(DOUBLE, seed=seed)
        pairs = {seat: tuple(hand(match, seat)[:2]) for seat in (1, 2, 3)}
        lay_all(match)
        greys = state_of(match).cards.greys
        laid = {entry.seat: tuple(greys[card].id for card in entry.cards) for entry in state_of(match).entries}
        assert laid == pairs


def test_bm_d2_every_order_of_the_entries_is_equally_likely() -> None:
    orders = []
    for seed in range(6 * 100):
        match = turned(SINGLE, seed=("order", seed))
        lay_all(match)
        orders.append(tuple(entry.seat for entry in state_of(match).entries))
    assert set(orders) == set(permutations((1, 2, 3)))
    assert chi_square(orders, 6) < CRITICAL[5]


def test_bm_d2_who_chose_first_tells_nothing() -> None:
    """The order of choosing has no say in the order of the entries."""
    match, other = turned(SINGLE), turned(SINGLE)
    for seat in (1, 2, 3):
        lay(match, seat)
    for seat in (3, 1, 2):
        lay(other, seat)
    assert [entry.seat for entry in state_of(match).entries] == [entry.seat for entry in state_of(other).entries]


def test_bm_d13_a_hand_smaller_than_the_gaps_sits_the_round_out() -> None:
    # Hands of 10, 10, 1 and 0.
    match = begin(4, reds=[DOUBLE, SINGLE], greys=[f"g{number}" for number in range(21)])
    vote(match, 0)
    assert turn(match)[1:] == [SatOut(2), SatOut(3)]
    assert [seat.sits_out for seat in see(match).seats] == [False, False, True, True]
    assert sorted(match.prompts) == [1]
    assert kinds(lay(match, 1)) == ["card-laid", "all-chosen"]
    assert [entry.seat for entry in state_of(match).entries] == [1]


def test_bm_d13_one_card_is_enough_for_one_gap() -> None:
    match = begin(4, reds=[SINGLE], greys=[f"g{number}" for number in range(21)])
    vote(match, 0)
    turn(match)
    assert sorted(match.prompts) == [1, 2]

"""How a match begins: seats, sets, points, the stack, surnames, and who is pregnant first."""

from collections import Counter
from datetime import date

import pytest
from msgspec import structs

from spieleabend.games.wir_sind_schwanger import GAME
from spieleabend.games.wir_sind_schwanger.beginning import next_birthdays
from spieleabend.play.cards import Card, Deck
from spieleabend.play.errors import BadSetup
from spieleabend.play.prepare import prepare
from tests.games.wir_sind_schwanger.deck import DECK, NAMES, RATINGS
from tests.games.wir_sind_schwanger.play import begin, find_name, points_of, see, state_of


def deck(pile: str, count: int) -> Deck:
    """A deck with so few cards in one pile."""
    return structs.replace(DECK, piles={**DECK.piles, pile: DECK.piles[pile][:count]})


def test_ws_r1_there_is_a_set_for_each_of_seven_seats_and_all_sets_are_alike() -> None:
    assert (GAME.seats.least, GAME.seats.most) == (3, 7)
    match = begin(7)
    assert [sorted(seat.aside) for seat in state_of(match).seats] == [list(range(RATINGS))] * 7


def test_ws_r4_a_set_that_nobody_plays_is_left_out() -> None:
    assert len(state_of(begin(4)).seats) == 4


@pytest.mark.parametrize(("seats", "each"), [(3, 5), (4, 2), (5, 2), (6, 1), (7, 1)])
def test_ws_r5_ws_r6_everybody_begins_with_points_and_the_rest_is_the_stack(seats: int, each: int) -> None:
    match = begin(seats)
    assert points_of(match) == [each] * seats
    assert see(match).stack == NAMES - seats * each
    names = [*state_of(match).stack, *(card for seat in state_of(match).seats for card in seat.won)]
    assert sorted(names) == list(range(NAMES))


def test_ws_r6_the_stack_is_shuffled() -> None:
    one, other = state_of(begin(seed="one")), state_of(begin(seed="other"))
    assert one.stack != other.stack
    assert one.stack != sorted(one.stack)
    assert one.seats[0].won != other.seats[0].won


def test_ws_r2_every_name_card_is_worth_one_point() -> None:
    match = begin(3)
    assert GAME.points(match.state) == (5, 5, 5)
    assert [len(seat.won) for seat in state_of(match).seats] == [5, 5, 5]


def test_a_stacked_pile_is_dealt_from_the_top_and_then_drawn_from() -> None:
    match = begin(3, names=[100, 101, 102])
    assert [state_of(match).seats[seat].won for seat in range(3)] == [
        [0, 1, 2, 3, 4],
        [5, 6, 7, 8, 9],
        [10, 11, 12, 13, 14],
    ]
    find_name(match)
    assert [card.id for card in see(match).drawn] == ["n100", "n101"]


@pytest.mark.parametrize(("pile", "count", "needs"), [("names", 6 + 1, 6 + 2), ("ratings", 19, 20), ("surnames", 5, 6)])
def test_a_deck_with_too_few_cards_is_refused(pile: str, count: int, needs: int) -> None:
    begin(6, deck=deck(pile, needs))
    with pytest.raises(BadSetup) as refusal:
        begin(6, deck=deck(pile, count))
    assert refusal.value.key == "wir-sind-schwanger-bad-deck"
    assert refusal.value.parameters == {"pile": pile, "has": count, "needs": needs}


def test_ws_r8_a_surname_that_was_told_is_that_of_the_children() -> None:
    match = begin(4, surnames=["Lang", "von Braun", "Li", "O’Hara"])
    assert [seat.surname for seat in see(match).seats] == ["Lang", "von Braun", "Li", "O’Hara"]
    find_name(match)
    name = see(match).name
    assert name is not None
    assert name.endswith(" Lang")


def test_ws_r8_it_may_be_another_than_ones_own() -> None:
    kinds = next(detail for detail in GAME.details if detail.name == "surname_kind")
    assert all(kinds.accepts(kind) for kind in ("own", "birth", "partner", "dream"))
    assert kinds.default == "own"


def test_ws_r8_which_one_it_is_stays_in_the_lobby() -> None:
    told = [{"surname": "Lang", "surname_kind": "dream"}, {"surname_kind": "partner"}]
    setup = prepare(GAME, DECK, seats=3, options={}, level="mild", details=told)
    assert [own["surname_kind"] for own in setup.details] == ["own"] * 3
    assert [own["surname"] for own in setup.details] == ["Lang", "", ""]


def test_ws_d20_who_tells_no_surname_is_lent_one_that_nobody_else_has() -> None:
    match = begin(5, surnames=["Lang", "", "", "Berg"], deck=deck("surnames", 3))
    lent = [seat.surname for seat in see(match).seats if seat.surname not in ("Lang", "Berg")]
    assert len(set(lent)) == 3
    assert set(lent) == {card.text for card in DECK.piles["surnames"][:3]}
    others = {tuple(seat.surname for seat in see(begin(3, seed=seed)).seats) for seed in range(5)}
    assert len(others) > 1


def test_ws_d20_where_all_have_told_theirs_none_is_needed() -> None:
    match = begin(3, surnames=["A", "B", "C"], deck=deck("surnames", 0))
    assert [seat.lent for seat in state_of(match).seats] == [None] * 3


@pytest.mark.parametrize(
    ("birthdays", "day", "first"),
    [
        (["12-24", "03-01", "06-30"], date(2026, 11, 30), [0]),
        (["12-24", "03-01", "06-30"], date(2026, 12, 25), [1]),
        (["01-01", "12-31", "06-30"], date(2026, 12, 31), [1]),
        (["01-01", "12-30", "06-30"], date(2026, 12, 31), [0]),
        (["", "05-05", ""], date(2026, 6, 1), [1]),
        (["05-05", "04-04", "05-05"], date(2026, 5, 5), [0, 2]),
        (["02-29", "03-01", "02-28"], date(2028, 2, 29), [0]),
        (["", "", ""], date(2026, 6, 1), [0, 1, 2]),
    ],
)
def test_ws_r7_ws_d16_whose_birthday_is_next_is_first(birthdays: list[str], day: date, first: list[int]) -> None:
    assert next_birthdays(birthdays, day) == first
    givers = {see(begin(3, giver=None, birthdays=birthdays, day=day, seed=seed)).giver for seed in range(40)}
    assert givers == set(first)


def test_ws_d16_who_has_birthday_today_is_next() -> None:
    match = begin(4, giver=None, birthdays=["07-02", "07-01", "06-30", "07-03"], day=date(2026, 7, 1))
    assert see(match).giver == 1


def test_ws_d16_without_any_birthday_it_is_drawn_and_fairly() -> None:
    givers = Counter(see(begin(3, giver=None, seed=seed)).giver for seed in range(150))
    assert set(givers) == {0, 1, 2}
    assert min(givers.values()) > 25


def test_no_table_writes_cards_of_its_own() -> None:
    assert GAME.writable == {}
    with pytest.raises(BadSetup, match="bad-own-cards"):
        GAME.check_card("ratings", "Nice")


def test_a_stacked_set_of_ratings_is_that_of_everybody() -> None:
    ratings = tuple(card.id for card in reversed(DECK.piles["ratings"]))
    setup = structs.replace(begin(3).setup, stacked={"ratings": ratings})
    state = GAME.start(setup, begin(3).rng)
    assert [rating.id for rating in state.cards.ratings] == list(ratings)


def test_a_surname_has_one_card() -> None:
    assert isinstance(DECK.piles["surnames"][0], Card)

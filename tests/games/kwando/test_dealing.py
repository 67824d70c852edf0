"""Cards and dealing: KW-R2, KW-R6, KW-R7, KW-R10, KW-R11, KW-D12, KW-D16, KW-D21, KW-D22."""

from collections import Counter
from typing import Any

import pytest
from msgspec import structs

from spieleabend.games.kwando import GAME
from spieleabend.games.kwando.dealing import hand_sizes, needed
from spieleabend.play.errors import BadSetup
from spieleabend.play.match import Match
from spieleabend.play.prepare import prepare
from spieleabend.play.randomness import Rng
from tests.games.kwando.deck import DECK
from tests.games.kwando.play import active, begin, own, play_turn, see, state_of, turn, year_of
from tests.games.kwando.worked import WORKED


@pytest.mark.parametrize("case", WORKED["hands"], ids=lambda case: f"{case['players']} players")
def test_kw_r7_six_cards_by_the_size_of_the_team(case: dict[str, Any]) -> None:
    assert sorted(hand_sizes(case["players"], 1), reverse=True) == case["cards"]
    assert sum(case["cards"]) == 6


@pytest.mark.parametrize("seats", range(3, 13))
def test_kw_r7_every_seat_holds_its_cards_once_its_glass_is_turned(seats: int) -> None:
    match = begin(seats)
    turn(match)
    held = [len(own(match, seat).hand) for seat in active(match)]
    assert tuple(held) == hand_sizes(len(held), 1)
    assert [see(match).seats[seat].cards for seat in active(match)] == held


def test_kw_d16_who_gets_the_extra_card_rotates_by_seat() -> None:
    assert [hand_sizes(5, number) for number in range(1, 7)] == [
        (2, 1, 1, 1, 1),
        (1, 2, 1, 1, 1),
        (1, 1, 2, 1, 1),
        (1, 1, 1, 2, 1),
        (1, 1, 1, 1, 2),
        (2, 1, 1, 1, 1),
    ]
    extra = Counter(place for number in range(1, 5) for place, size in enumerate(hand_sizes(4, number)) if size == 2)
    assert set(extra.values()) == {2}


def test_kw_d16_all_teams_are_dealt_at_the_start_of_a_round_and_see_nothing_before_their_own_glass() -> None:
    match = begin(4)
    assert [sum(len(hand.cards) for hand in team.hands) for team in state_of(match).teams] == [6, 6]
    assert all(own(match, seat).hand == () for seat in range(4))
    assert [seat.cards for seat in see(match).seats] == [0] * 4
    turn(match)
    assert [len(own(match, seat).hand) for seat in range(4)] == [3, 3, 0, 0]


@pytest.mark.parametrize(("seats", "order"), [(4, [1, 0, 0, 1]), (3, [1, 2, 0, 2, 0, 1])])
def test_kw_d16_the_team_that_begins_a_round_is_dealt_first(seats: int, order: list[int]) -> None:
    match = begin(seats, dates=range(1500, 1536), first=1, rounds=2)
    dealt = []
    while match.result is None:
        dealt.append(see(match).active)
        held = [year_of(match, card) for hand in state_of(match).team.hands for card in hand.cards]
        assert held == list(range(1500 + 6 * len(dealt) - 6, 1500 + 6 * len(dealt)))
        play_turn(match)
    assert dealt == order


def test_kw_r11_each_knows_only_the_own_cards() -> None:
    match = begin(4)
    turn(match)
    hands = [{person.id for person in own(match, seat).hand} for seat in (0, 1)]
    assert not hands[0] & hands[1]
    assert own(match, 0).watched == own(match, 1).watched == ()


def test_kw_r6_new_cards_every_round() -> None:
    match = begin(4)
    seen: Counter[str] = Counter()
    while match.result is None:
        turn_hands = state_of(match).team.hands
        seen.update(state_of(match).cards[card].id for hand in turn_hands for card in hand.cards)
        play_turn(match)
    assert len(seen) == 60
    assert set(seen.values()) == {1}


@pytest.mark.parametrize(("seats", "cards"), [(4, 60), (12, 60), (3, 90)])
def test_kw_d12_kw_d22_so_many_cards_are_used_and_the_pile_never_runs_out(seats: int, cards: int) -> None:
    match = begin(seats)
    while match.result is None:
        play_turn(match)
    assert len(state_of(match).pile) == 123 - cards
    assert needed(3 if seats == 3 else 2, 5) == cards


@pytest.mark.parametrize("half", ["blue", "orange"])
def test_kw_r10_kw_d21_the_table_agrees_on_a_half_for_the_match(half: str) -> None:
    match = begin(4, half=half)
    assert {known.id[0] for known in state_of(match).cards} == {half[0]}


def test_kw_r2_the_pile_is_shuffled() -> None:
    piles = {tuple(state_of(begin(4, seed=seed)).pile) for seed in range(20)}
    assert len(piles) == 20
    assert all(len(pile) == 123 - 12 for pile in piles)


def test_a_half_with_too_few_people_begins_no_match() -> None:
    few = structs.replace(DECK, piles={**DECK.piles, "blue": DECK.piles["blue"][:59]})
    setup = prepare(GAME, few, seats=4, options={}, level="mild")
    with pytest.raises(BadSetup, match="kwando-bad-deck") as refused:
        Match(GAME, setup, Rng(bytes(32)))
    assert refused.value.parameters == {"pile": "blue", "has": 59, "needs": 60}
    Match(GAME, prepare(GAME, few, seats=4, options={"rounds": 4}, level="mild"), Rng(bytes(32)))
    Match(GAME, prepare(GAME, few, seats=4, options={"half": "orange"}, level="mild"), Rng(bytes(32)))

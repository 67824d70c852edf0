"""How a match of BAM! begins: seats, deal, the first master, options."""

from collections import Counter

import pytest

from spieleabend.games.bam import GAME
from spieleabend.games.bam.cards import GreyCard, RedCard
from spieleabend.games.bam.views import MasterNamed, Pointed
from spieleabend.play.cards import Deck
from spieleabend.play.errors import BadSetup, IllegalMove
from spieleabend.play.options import settle
from tests.games.bam.deck import DECK, GREYS
from tests.games.bam.play import begin, hand, own, see, state_of, vote
from tests.games.playing import kinds, pick


def deck(reds: int, greys: int) -> Deck:
    return Deck(
        id="tiny",
        game="bam",
        language="en",
        version=1,
        title="Tiny",
        piles={
            "red": tuple(RedCard(id=f"r{number}", text="BAM!") for number in range(reds)),
            "grey": tuple(GreyCard(id=f"g{number}", text=str(number)) for number in range(greys)),
        },
    )


def test_bm_d1_three_to_ten_play_and_four_are_recommended() -> None:
    assert (GAME.seats.least, GAME.seats.most, GAME.seats.recommended) == (3, 10, 4)


@pytest.mark.parametrize("seats", range(3, 11))
def test_bm_r3_everybody_is_dealt_ten_different_cards_and_the_rest_is_the_draw_pile(seats: int) -> None:
    match = begin(seats)
    held = [card for seat in range(seats) for card in hand(match, seat)]
    assert [len(hand(match, seat)) for seat in range(seats)] == [10] * seats
    assert len(set(held)) == 10 * seats
    assert see(match).draw_pile == GREYS - 10 * seats
    assert see(match).discard_pile == 0
    assert see(match).red_pile == len(DECK.piles["red"])
    assert see(match).red is None


def test_bm_r3_both_piles_are_shuffled() -> None:
    one, other = begin(seed="one"), begin(seed="other")
    assert hand(one, 0) != hand(other, 0)
    assert state_of(one).red_pile != state_of(other).red_pile
    assert state_of(one).draw_pile != sorted(state_of(one).draw_pile)


def test_stacked_piles_are_dealt_from_the_top_a_whole_hand_after_the_other() -> None:
    match = begin(3, reds=["d3", "s1"], greys=[f"g{number}" for number in range(34)])
    assert [hand(match, seat) for seat in range(3)] == [
        [f"g{number}" for number in range(first, first + 10)] for first in (0, 10, 20)
    ]
    greys = state_of(match).cards.greys
    assert [greys[card].id for card in reversed(state_of(match).draw_pile)] == ["g30", "g31", "g32", "g33"]


def test_a_stacked_pile_that_is_too_small_is_dealt_as_far_as_it_goes() -> None:
    match = begin(3, greys=[f"g{number}" for number in range(12)])
    assert [len(hand(match, seat)) for seat in range(3)] == [10, 2, 0]


@pytest.mark.parametrize(
    ("reds", "greys", "refused"),
    [
        (0, 30, {"pile": "red", "has": 0, "needs": 1}),
        (1, 29, {"pile": "grey", "has": 29, "needs": 30}),
    ],
)
def test_a_deck_without_enough_cards_is_refused(reds: int, greys: int, refused: dict[str, str | int]) -> None:
    begin(3, deck=deck(1, 30))
    with pytest.raises(BadSetup) as refusal:
        begin(3, deck=deck(reds, greys))
    assert (refusal.value.key, refusal.value.parameters) == ("bam-bad-deck", refused)


def test_a_stacked_red_pile_has_at_least_one_card() -> None:
    begin(3, reds=["s0"])
    with pytest.raises(BadSetup) as refusal:
        begin(3, reds=[])
    assert refusal.value.key == "bam-bad-deck"


@pytest.mark.parametrize("text", ["no gap", "BAM! BAM! BAM!"])
def test_a_red_card_without_one_or_two_gaps_is_refused(text: str) -> None:
    odd = deck(1, 30).with_cards("red", (RedCard(id="odd", text=text),))
    with pytest.raises(BadSetup) as refusal:
        begin(3, deck=odd)
    assert refusal.value.key == "bam-bad-card-gaps"


def test_bm_r4_whom_most_have_pointed_at_begins() -> None:
    match = begin(4)
    for seat, talker in ((0, 2), (1, 2), (2, 0)):
        assert match.play(seat, pick("talker", str(talker))) == [Pointed(seat)]
    assert match.play(3, pick("talker", "0")) != []
    assert see(match).master in (0, 2)
    match = begin(4)
    assert vote(match, 3)[-1] == MasterNamed(3, (1, 0, 0, 3))
    assert (see(match).phase, see(match).master) == ("turning", 3)


def test_bm_r4_a_tie_is_broken_by_chance() -> None:
    begun: Counter[int | None] = Counter()
    for seed in range(60):
        match = begin(3, seed=seed)
        for seat in range(3):
            match.play(seat, pick("talker", str((seat + 1) % 3)))
        begun[see(match).master] += 1
    assert set(begun) == {0, 1, 2}
    assert min(begun.values()) > 8


def test_bm_r4_nobody_points_at_themselves_or_twice() -> None:
    match = begin(4)
    with pytest.raises(IllegalMove):
        match.play(1, pick("talker", "1"))
    match.play(1, pick("talker", "0"))
    with pytest.raises(IllegalMove):
        match.play(1, pick("talker", "2"))


def test_bm_r4_a_vote_is_secret_until_all_have_pointed() -> None:
    """Only that somebody has pointed is seen, and by its own seat at whom."""
    match, other = begin(4), begin(4)
    match.play(1, pick("talker", "0"))
    other.play(1, pick("talker", "2"))
    assert see(match) == see(other)
    assert [seat.chosen for seat in see(match).seats] == [False, True, False, False]
    assert own(match, 1).pointed == 0
    assert own(match, 0) == own(other, 0)
    vote(match := begin(4), 2)
    assert [own(match, seat).pointed for seat in range(4)] == [None] * 4


def test_bm_r4_the_first_master_can_be_drawn_instead() -> None:
    drawn = Counter(see(begin(3, seed=seed, first_master="drawn")).master for seed in range(60))
    assert set(drawn) == {0, 1, 2}
    assert see(begin(3, first_master="drawn")).phase == "turning"


def test_bm_d6_everybody_is_master_once_to_five_times_as_settled_before() -> None:
    assert settle(GAME.options, {})["cycles"] == 1
    assert [see(begin(3, cycles=cycles)).rounds for cycles in range(1, 6)] == [3, 6, 9, 12, 15]
    with pytest.raises(BadSetup):
        settle(GAME.options, {"cycles": 6})


def test_pointing_is_heard_by_everybody_but_not_at_whom() -> None:
    match = begin(3)
    assert kinds(vote(match, 1)) == ["pointed", "pointed", "pointed", "master-named"]

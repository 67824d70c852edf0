"""What a viewer may never see, besides what the tests of every game hold: hands, sets, the stack, won names."""

import msgspec
import pytest

from spieleabend.games.wir_sind_schwanger import GAME
from spieleabend.play.match import Match
from tests.games.support import fork, rng_of, seen, viewers, walk
from tests.games.wir_sind_schwanger.play import begin, choose, find_name, lead_rating, own, see, state_of, with_hands

HANDS = [[1, 2, 3, 4, 5], [1, 6, 7, 8, 9], [10, 11, 12, 13, 14], [1, 15, 16, 17, 18]]


def text_of(match: Match, viewer: int | None) -> str:
    """All that a viewer is shown and asked, as text."""
    return seen(match, viewer).decode()


def test_ws_r15_unplayed_ratings_are_never_shown_to_others() -> None:
    match = with_hands(HANDS)
    while see(match).phase == "leading":
        for viewer in viewers(match):
            shown = text_of(match, viewer)
            for seat in range(4):
                if seat != viewer:
                    own_hand = {rating.id for rating in own(match, seat).hand}
                    others = {rating.id for rating in own(match, viewer).hand} if viewer is not None else set()
                    placed = {led.rating.id for led in see(match).leads}
                    assert not [name for name in own_hand - others - placed if f'"{name}"' in shown]
        lead_rating(match)
    led = {led.rating.id for led in see(match).leads}
    never = {f"w{number}" for number in range(1, 21)} - led
    assert never
    for viewer in viewers(match):
        assert not [name for name in never if f'"{name}"' in text_of(match, viewer)]


@pytest.mark.parametrize("variant", ["draw", "two_names", "others_choose", "free_choice"])
def test_ws_r6_ws_d14_no_name_is_shown_but_of_cards_that_lie_open(variant: str) -> None:
    match = begin(5, variant=variant)
    names = state_of(match).cards.names
    for _ in walk(match, rng_of("names", variant)):
        public = msgspec.json.encode(see(match)).decode()
        shown = {card.id for card in names if f'"{card.id}"' in public}
        assert shown == {card.id for card in see(match).drawn}
        for seat in range(5):
            mine = {card.id for card in own(match, seat).own_names}
            won = {names[card].id for card in state_of(match).seats[seat].won}
            assert mine <= won
            if mine:
                assert variant == "others_choose"
                assert see(match).phase in ("proposing", "agreeing")


def test_another_order_of_the_stack_looks_the_same() -> None:
    match = begin(4)
    find_name(match)
    other = fork(match)
    state_of(other).stack.reverse()
    assert [seen(other, viewer) for viewer in viewers(match)] == [seen(match, viewer) for viewer in viewers(match)]


def test_a_redealt_match_keeps_what_the_viewer_knows_and_changes_the_rest() -> None:
    match = begin(4)
    find_name(match)
    for seat in range(3):
        choose(match, seat, HANDS[seat])
    other = fork(match, GAME.redeal(match.state, 1, rng_of("redeal")))
    assert own(other, 1) == own(match, 1)
    assert own(other, 0) != own(match, 0)
    assert state_of(other).stack != state_of(match).stack
    assert state_of(other).seats[1].won != state_of(match).seats[1].won, "nobody knows the own points"


def test_a_redealt_hand_holds_nothing_that_was_led() -> None:
    match = with_hands(HANDS)
    lead_rating(match, 1)
    for seed in range(20):
        other = GAME.redeal(match.state, 2, rng_of(seed))
        assert all(0 not in seat.hand for seat in other.seats)
        assert [len(seat.hand) for seat in other.seats] == [4, 4, 5, 4]

"""What the views tell of the barred animal, the die and the cards underneath; and that other states look the same."""

import msgspec
import pytest

from spieleabend.games.wollmilchsau import GAME
from spieleabend.games.wollmilchsau.animals import right_shouts
from tests.games.support import rng_of, seen, state_bytes
from tests.games.wollmilchsau.play import all_cards, asked_anew, at, begin, measured, press, see, state_of, take


def test_wm_d21_the_barred_animal_is_hidden_unless_the_table_wants_to_see_it() -> None:
    for phase in (at(barred="pig", visible=("dog", "cat")), at(barred="pig", takers=[0]), at(barred="pig", die=None)):
        assert see(phase).barred is None
        state_of(phase).settings = msgspec.structs.replace(state_of(phase).settings, barred_shown=True)
        assert see(phase).barred == "pig"


def test_wm_d21_the_last_round_is_not_shown_while_people_shout_as_it_would_give_the_barred_animal_away() -> None:
    match = at(2, die="cow", visible=("pig", "dog"))
    measured(match, [(0, "cow", 500)])
    assert see(match).last is not None
    take(match, "left")
    assert see(match).last is not None
    state = state_of(match)
    state.phase, state.die = "shouting", "mouse"
    assert see(match).last is None


def test_wm_d21_the_die_is_hidden_while_people_press_and_in_the_last_round_then() -> None:
    match = at(2, die="cow", visible=("pig", "dog"))
    assert see(match).die is None
    measured(match, [])
    assert see(match).die is None
    assert see(match).last is not None


def test_another_die_and_another_barred_animal_look_the_same() -> None:
    match = at(3, die="cow", visible=("pig", "dog"), barred="sheep")
    press(match, 1, "pig")
    rng = rng_of("dies")
    others = [GAME.redeal(match.state, 1, rng) for _ in range(80)]
    assert {other.die for other in others} == {"mouse", "cat", "dog", "sheep", "pig", "cow"}
    assert len({other.barred for other in others}) == 7
    assert len({other.shouts for other in others}) == 1, "what seat 1 has pressed itself it knows"
    for other in others:
        assert other.die is not None
        assert other.shouts[0].option not in right_shouts(other.die, other.visible, other.barred)
    assert len({shout.option for _ in range(80) for shout in GAME.redeal(match.state, 0, rng).shouts}) > 3


def test_where_the_table_shows_the_barred_animal_it_stays_as_it_is() -> None:
    match = at(3, die="cow", visible=("pig", "dog"), barred="sheep", barred_shown=True)
    assert {GAME.redeal(match.state, None, rng_of(number)).barred for number in range(40)} == {"sheep"}


@pytest.mark.parametrize("seed", range(5))
def test_other_cards_under_the_tops_look_the_same_and_none_is_lost(seed: int) -> None:
    match = at(2, takers=[1], open_cards={0: 2}, safe_cards={0: 3, 1: 2}, under=(9, 12))
    before, shown = state_bytes(match.state), seen(match, 1)
    match.state = GAME.redeal(match.state, 1, rng_of(seed))
    assert seen(asked_anew(match), 1) == shown
    assert state_bytes(match.state) != before
    assert all_cards(match) == list(range(66))


def test_the_marker_may_be_any_card() -> None:
    match = begin(2)
    markers = {GAME.redeal(match.state, None, rng_of(number)).piles[0].marker for number in range(30)}
    assert len(markers) > 10
    for number in range(5):
        left = GAME.redeal(match.state, None, rng_of(number)).piles[0]
        assert left.cards[16] == left.marker

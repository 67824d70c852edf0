"""The die: who rolls it, and who is told what it shows."""

import msgspec
import pytest

from spieleabend.games.wollmilchsau import GAME
from spieleabend.games.wollmilchsau.animals import ANIMALS
from spieleabend.games.wollmilchsau.views import DiePassed, DieRolled, TimeRanOut
from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Confirmed
from spieleabend.play.prompts import Press
from spieleabend.play.waits import Clock
from tests.games.playing import time_up
from tests.games.wollmilchsau.play import at, begin, confirm, measured, see, state_of, take


def test_wm_r5_one_player_rolls_and_the_die_has_the_six_animals() -> None:
    rolled = set()
    for seed in range(60):
        match = begin(seed=seed)
        confirm(match, "roll")
        rolled.add(state_of(match).die)
    assert rolled == set(ANIMALS)


def test_only_whoever_has_the_die_rolls() -> None:
    match = begin()
    with pytest.raises(IllegalMove, match="illegal-nothing-asked"):
        match.play((see(match).roller + 1) % 3, Confirmed("roll"))


def test_no_view_no_prompt_and_no_happening_tells_what_was_rolled() -> None:
    """Only the table learns it, to show it to all at one instant, and bots see it as people do."""
    for seed in range(20):
        match = begin(seed=seed)
        roller = see(match).roller
        happened = confirm(match, "roll")
        assert happened == [DieRolled(roller, 1, None)]
        assert see(match).die is None
        views = [GAME.public(match.state), *(GAME.private(match.state, seat) for seat in range(3)), match.waits]
        tops = [pile.top for pile in see(match).piles]
        told = msgspec.json.encode(views).decode()
        for animal in ANIMALS:
            assert told.count(f'"{animal}"') == tops.count(animal)
        assert match.sight(1).lore.die == state_of(match).die


def test_wm_r4_everybody_competes_with_the_same_six_animals_in_the_order_of_size() -> None:
    match = begin(4)
    confirm(match, "roll")
    assert dict(match.prompts) == dict.fromkeys(range(4), (Press("shout", ANIMALS),))
    assert match.waits.shouts
    assert match.waits.clocks == ()


def test_wm_d11_the_die_goes_round() -> None:
    match = at(3, die="cow", visible=("pig", "dog"), roller=2)
    measured(match, [(0, "cow", 500)])
    take(match, "left")
    assert (see(match).roller, see(match).round) == (0, 2)


def test_wm_d20_whoever_sleeps_loses_the_die_after_five_seconds_and_the_next_seat_rolls() -> None:
    match = begin(3)
    roller = see(match).roller
    assert match.waits.clocks == (Clock("roll", 1, 5000),)
    happened = time_up(match)
    after = (roller + 1) % 3
    assert happened == [TimeRanOut("roll"), DiePassed(roller, after), DieRolled(after, 1, None)]
    assert (see(match).phase, see(match).roller) == ("shouting", after)

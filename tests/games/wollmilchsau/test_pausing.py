"""A table at which nobody seems to be."""

import pytest

from spieleabend.games.wollmilchsau.shouting import contest
from spieleabend.games.wollmilchsau.views import MatchOver, Paused, RoundEmpty, WentOn
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Happening, Shouts, TimeUp
from spieleabend.play.waits import Waits
from tests.games.playing import asked, time_up
from tests.games.wollmilchsau.play import all_cards, begin, confirm, measured, see, state_of


def sleep_through(match: Match, rounds: int) -> list[Happening]:
    """Nobody rolls and nobody presses for so many rounds."""
    happened: list[Happening] = []
    for _ in range(rounds):
        time_up(match)
        happened = match.play(None, Shouts((), 0))
    return happened


def test_wm_d20_ten_empty_rounds_in_a_row_pause_the_table() -> None:
    match = begin(3)
    assert sleep_through(match, 9)[-1] == RoundEmpty(9)
    happened = sleep_through(match, 1)
    assert happened[-2:] == [RoundEmpty(10), Paused()]
    assert see(match).phase == "paused"
    assert match.waits == Waits(joins=True)
    assert [asked(match, seat) for seat in range(3)] == [["go-on"]] * 3


def test_wm_d20_anybody_goes_on() -> None:
    match = begin(3)
    sleep_through(match, 10)
    before = see(match).roller
    assert match.play(2, Confirmed("go-on")) == [WentOn(2)]
    assert (see(match).phase, see(match).round, see(match).roller) == ("rolling", 11, (before + 1) % 3)
    with pytest.raises(IllegalMove):
        match.play(1, Confirmed("go-on"))


def test_a_shout_begins_the_count_anew_even_a_wrong_one() -> None:
    match = begin(3)
    sleep_through(match, 9)
    confirm(match, "roll")
    wrong = next(animal for animal in ("mouse", "cat", "dog") if animal not in contest(state_of(match)).right)
    measured(match, [(0, wrong, 800)])
    assert see(match).empty_rounds == 0
    sleep_through(match, 9)
    assert see(match).phase == "rolling"


def test_wm_d24_where_nobody_shouts_for_thirty_rounds_the_match_is_over_as_it_stands() -> None:
    match = begin(3)
    for _ in range(2):
        sleep_through(match, 10)
        match.play(0, Confirmed("go-on"))
    happened = sleep_through(match, 10)
    assert happened[-1] == MatchOver((0, 1, 2))
    assert see(match).phase == "finished"
    assert all_cards(match) == list(range(66))


def test_no_clock_runs_while_it_rests() -> None:
    match = begin(3)
    sleep_through(match, 10)
    with pytest.raises(IllegalMove, match="illegal-not-awaited"):
        match.play(None, TimeUp("roll", 1))

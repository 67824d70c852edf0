"""Shouting aloud: whoever has the die taps who said what, and the table judges (WM-D22)."""

import pytest

from spieleabend.games.wollmilchsau.animals import ANIMALS
from spieleabend.games.wollmilchsau.state import State
from spieleabend.games.wollmilchsau.views import (
    DiePassed,
    DieRolled,
    Forgotten,
    Heard,
    HeardView,
    RoundEmpty,
    TimeRanOut,
)
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Happening
from spieleabend.play.prompts import Confirm, Pick, waited_for
from spieleabend.play.waits import Clock
from spieleabend.research.play_out import play_out
from tests.games.playing import asked, kinds, pick, time_up
from tests.games.support import rng_of
from tests.games.wollmilchsau.play import at, begin, cards_of, confirm, hear, judged, see, see_as, state_of, verdicts


def test_the_die_is_for_all_to_see_as_soon_as_it_has_rolled() -> None:
    match = begin(shouting="aloud")
    (happened,) = confirm(match, "roll")
    die = state_of(match).die
    assert happened == DieRolled(see(match).roller, 1, die)
    assert see(match).die == die


def test_only_whoever_has_the_die_taps() -> None:
    match = at(2, shouting="aloud", roller=1)
    assert asked(match, 0) == []
    options = tuple(f"{seat}-{animal}" for seat in range(2) for animal in ANIMALS)
    assert match.prompts[1] == (Pick("heard", options, optional=True), Confirm("judge"))
    with pytest.raises(IllegalMove, match="illegal-nothing-asked"):
        match.play(0, pick("heard", "0-cow"))


def test_everybody_sees_the_list_and_each_seat_stands_on_it_once() -> None:
    match = at(3, shouting="aloud")
    assert hear(match, "2-pig") == [Heard(HeardView(2, "pig", together=False))]
    hear(match, "0-cow-together")
    assert see(match).heard == (HeardView(2, "pig", together=False), HeardView(0, "cow", together=True))
    options = match.prompts[0][0]
    assert isinstance(options, Pick)
    assert set(options.options) == {f"1-{animal}{way}" for animal in ANIMALS for way in ("", "-together")}
    assert [see_as(match, seat).shouted for seat in range(3)] == [None, None, None], "nothing about it is private"
    hear(match, "1-cat")
    assert asked(match, 0) == ["forget", "judge"]


def test_a_wrong_tap_is_forgotten() -> None:
    match = at(3, shouting="aloud")
    hear(match, "2-pig")
    hear(match, "0-cow-together")
    assert confirm(match, "forget") == [Forgotten(HeardView(0, "cow", together=True))]
    confirm(match, "forget")
    assert see(match).heard == ()
    with pytest.raises(IllegalMove, match="illegal-answer"):
        confirm(match, "forget")


def aloud(match: Match, *heard: str) -> list[Happening]:
    """Tap all of these and judge them."""
    for option in heard:
        hear(match, option)
    return confirm(match, "judge")


def test_wm_d6_the_order_of_the_list_counts() -> None:
    match = at(4, shouting="aloud", die="cow", visible=("pig", "dog"), open_cards={0: 1, 2: 1})
    happened = aloud(match, "0-pig", "1-cow", "2-dog", "3-cow")
    assert verdicts(happened) == {0: "wrong", 1: "right", 2: "late", 3: "late"}
    assert (cards_of(match, 0), cards_of(match, 2)) == ((0, 0), (1, 0))
    assert {shout.microseconds for shout in judged(happened).shouts} == {None}


def test_wm_r9_wm_r10_wm_d7_wm_d18_what_is_marked_as_together_is_simultaneous() -> None:
    match = at(5, shouting="aloud", die="cow", visible=("cow", "dog"), roller=3)
    happened = aloud(match, "1-dog", "2-mouse", "0-pig-together", "3-cow-together", "4-pig")
    assert verdicts(happened) == {1: "wrong", 2: "right", 0: "right", 3: "wrong", 4: "late"}
    assert see(match).takers == (0, 2), "clockwise from the roller (WM-D16)"
    assert state_of(match).barred == "pig"


def test_wm_d5_an_empty_list_means_that_nobody_was_right() -> None:
    match = at(3, shouting="aloud", barred="pig")
    happened = aloud(match)
    assert kinds(happened) == ["judged", "round-empty"]
    assert see(match).phase == "rolling"
    assert state_of(match).barred is None


def test_wm_d22_thirty_seconds_after_the_last_tap_it_is_judged_as_it_stands() -> None:
    match = at(3, shouting="aloud", die="cow", visible=("pig", "dog"))
    (before,) = match.waits.clocks
    hear(match, "1-cow")
    (after,) = match.waits.clocks
    assert (before.milliseconds, after) == (30_000, Clock("judge", before.turn + 1, 30_000))
    happened = time_up(match)
    assert happened[0] == TimeRanOut("judge")
    assert see(match).takers == (1,)


def test_wm_d22_whoever_cannot_hear_gives_the_die_to_the_next() -> None:
    match = begin(3, shouting="aloud")
    roller = see(match).roller
    assert asked(match, roller) == ["roll", "pass-on"]
    assert confirm(match, "pass-on") == [DiePassed(roller, (roller + 1) % 3)]
    assert (see(match).phase, see(match).round, see(match).roller) == ("rolling", 1, (roller + 1) % 3)


def test_where_people_press_nobody_needs_to_give_the_die_away() -> None:
    match = begin(3)
    with pytest.raises(IllegalMove, match="illegal-answer"):
        confirm(match, "pass-on")


def test_wm_d22_whoever_sleeps_loses_the_die_but_nobody_rolls_for_people_who_may_not_be_there() -> None:
    match = begin(3, shouting="aloud")
    roller = see(match).roller
    assert time_up(match) == [TimeRanOut("roll"), DiePassed(roller, (roller + 1) % 3)]
    assert see(match).phase == "rolling"


def test_wm_d22_once_round_without_a_roll_is_an_empty_round() -> None:
    match = begin(3, shouting="aloud")
    confirm(match, "pass-on")
    confirm(match, "pass-on")
    happened = confirm(match, "pass-on")
    assert happened[-1] == RoundEmpty(1)
    assert see(match).empty_rounds == 1
    confirm(match, "pass-on")
    confirm(match, "roll")
    confirm(match, "judge")
    assert see(match).empty_rounds == 2


def test_wm_d22_a_bot_gives_the_die_away_and_shouts_nothing() -> None:
    match = begin(3, shouting="aloud")
    roller = see(match).roller
    assert match.game.bot(match.sight(roller), rng_of("bot")) == Confirmed("pass-on")


def test_wm_d22_a_bot_that_stands_in_while_somebody_taps_judges_what_is_there() -> None:
    match = at(3, shouting="aloud", roller=1)
    hear(match, "1-cow")
    assert match.game.bot(match.sight(1), rng_of("bot")) == Confirmed("judge")
    assert waited_for(match.prompts[1])


def test_wm_d24_bots_among_themselves_are_silent_and_come_to_an_end() -> None:
    match = begin(3, shouting="aloud")
    ended = play_out(match, "bots", rng_of("bots"))
    assert ended.result.points == (0, 0, 0)
    assert see(match).empty_rounds == 30


def test_a_state_with_a_list_is_whole() -> None:
    match = at(3, shouting="aloud")
    hear(match, "2-pig")
    assert isinstance(match.state, State)
    assert [shout.microseconds for shout in state_of(match).shouts] == [0]

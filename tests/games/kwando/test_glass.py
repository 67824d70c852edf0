"""The hourglass and the turns: KW-R5, KW-R6, KW-R12, KW-R21, KW-D13, KW-D18, KW-D24, KW-D25."""

import pytest

from spieleabend.games.kwando import GAME
from spieleabend.play.errors import BadSetup, IllegalMove
from spieleabend.play.moves import Confirmed
from spieleabend.play.options import Range, settle
from spieleabend.play.prompts import waited_for
from tests.games.kwando.play import begin, clock_names, decode, foul, lay_whatever, play_turn, ring, see, turn
from tests.games.playing import asked, kinds


def test_kw_r12_kw_d18_any_controller_turns_the_glass() -> None:
    for controller in (2, 3):
        match = begin()
        assert asked(match, controller) == ["turn"]
        assert kinds(match.play(controller, Confirmed("turn"))) == ["glass-turned"]
        assert see(match).phase == "laying"
        assert "glass" in clock_names(match)


def test_kw_d18_one_of_them_is_waited_for_another_one_each_round() -> None:
    match = begin(rounds=3)
    waited = []
    while match.result is None:
        waited += [seat for seat, prompts in match.prompts.items() if waited_for(prompts)]
        play_turn(match)
    assert waited == [2, 0, 1, 3, 2, 0]


def test_kw_r12_the_active_team_does_not() -> None:
    match = begin()
    with pytest.raises(IllegalMove, match="illegal-nothing-asked"):
        match.play(0, Confirmed("turn"))


def test_kw_d18_after_twenty_seconds_it_turns_by_itself() -> None:
    match = begin()
    (clock,) = match.waits.clocks
    assert (clock.name, clock.milliseconds) == ("turn", 20_000)
    (turned,) = ring(match, "turn")
    assert kinds([turned]) == ["glass-turned"]
    assert getattr(turned, "seat", "?") is None


def test_kw_d13_the_sand_runs_for_110_seconds_or_as_the_table_likes() -> None:
    (glass,) = [option for option in GAME.options if option.name == "glass_seconds"]
    assert isinstance(glass, Range)
    assert (glass.least, glass.most, glass.default, glass.off) == (60, 180, 110, False)
    for seconds in (60, 110, 180):
        match = begin(glass_seconds=seconds)
        turn(match)
        clocks = {clock.name: clock.milliseconds for clock in match.waits.clocks}
        assert clocks == {"glass": seconds * 1000, "hurry": (seconds - 30) * 1000}


def test_kw_d13_no_other_glass_is_on_offer() -> None:
    for seconds in (0, 50, 190):
        with pytest.raises(BadSetup):
            settle(GAME.options, {"glass_seconds": seconds})


def test_kw_r5_kw_r6_five_rounds_in_each_of_which_every_team_is_active_once() -> None:
    match = begin(6)
    turns = []
    while match.result is None:
        turns.append((see(match).round, see(match).active))
        assert see(match).phase == "turning"
        turn(match)
        assert see(match).phase == "laying"
        lay_whatever(match)
        assert see(match).phase == "checking"
        decode(match)
        ring(match, "decoder")
    assert sorted(turns) == [(number, team) for number in range(1, 6) for team in range(2)]


def test_kw_d24_the_table_may_play_fewer_rounds() -> None:
    match = begin(rounds=2)
    for _ in range(4):
        assert match.result is None
        play_turn(match)
    assert match.result is not None


def test_kw_d25_breaches_still_count_for_eight_seconds_then_the_decoder_comes() -> None:
    match = begin()
    turn(match)
    ring(match, "glass")
    (clock,) = match.waits.clocks
    assert (clock.name, clock.milliseconds) == ("check", 8_000)
    assert kinds(ring(match, "check")) == ["decoded"]


def test_kw_d25_controllers_may_hasten_the_decoder() -> None:
    match = begin()
    turn(match)
    ring(match, "glass")
    assert asked(match, 0) == []
    assert "decode" in asked(match, 2)
    assert kinds(match.play(3, Confirmed("decode"))) == ["decoded"]


def test_kw_d25_the_decoder_waits_while_a_penalty_can_be_taken_back() -> None:
    match = begin()
    turn(match)
    ring(match, "glass")
    (before,) = match.waits.clocks
    foul(match)
    assert "check" not in clock_names(match)
    assert "decode" not in asked(match, 2)
    ring(match, "take-back")
    (after,) = match.waits.clocks
    assert after.name == "check"
    assert after.turn != before.turn, "it runs its whole time anew"


def test_kw_r21_the_sand_says_so() -> None:
    match = begin()
    turn(match)
    (over,) = ring(match, "glass")
    assert getattr(over, "end", "") == "sand"

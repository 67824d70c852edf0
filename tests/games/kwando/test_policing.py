"""Breaches and penalty cards: KW-R15, KW-R17 to KW-R20, KW-D6, KW-D10, KW-D20, KW-D26, KW-D29."""

import pytest

from spieleabend.games.kwando.policing import FOULS, REASONS
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, TimeUp
from tests.games.kwando.play import (
    begin,
    clock_names,
    decode,
    foul,
    foul_for_good,
    options_of,
    penalties,
    pick,
    play_turn,
    points_of,
    ring,
    see,
    turn,
)
from tests.games.playing import asked, kinds
from tests.games.support import everything


def on_the_sixth(seats: int = 4) -> Match:
    """A match in which the Game Over card has just been played by the first controller."""
    match = begin(seats)
    turn(match)
    foul_for_good(match, 5)
    foul(match)
    return match


def test_kw_r15_the_reasons_are_what_is_forbidden() -> None:
    assert REASONS == ("name", "language", "number", "showing")


@pytest.mark.parametrize("reason", REASONS)
def test_kw_r17_kw_d10_a_controller_plays_a_card_and_all_see_it_at_once_with_its_reason(reason: str) -> None:
    match = begin()
    turn(match)
    assert kinds(foul(match, 3, reason)) == ["penalty-played"]
    (penalty,) = penalties(match)
    assert (penalty.reason, penalty.value, penalty.by, penalty.open) == (reason, -1, (3,), True)
    assert see(match).teams[0].errors == 1
    assert see(match).teams[1].errors == 0


def test_kw_r17_only_controllers_do() -> None:
    match = begin()
    turn(match)
    with pytest.raises(IllegalMove):
        foul(match, 0)
    with pytest.raises(IllegalMove):
        foul(match, 1, again=True)


def test_kw_r18_the_values_in_the_order_of_the_set() -> None:
    match = begin()
    turn(match)
    foul_for_good(match, 5)
    foul(match)
    assert [penalty.value for penalty in penalties(match)] == [-1, -1, -1, -2, -2, 0]
    assert see(match).teams[0].errors == 6


def test_kw_r18_kw_d6_they_are_deducted_when_the_turn_is_scored() -> None:
    match = begin()
    turn(match)
    foul_for_good(match, 4)
    assert points_of(match) == [0] * 4
    ring(match, "glass")
    assert decode(match).penalty == -5
    assert points_of(match) == [-5, -5, 0, 0]


def test_kw_r19_every_card_is_used_once_in_a_match_and_each_team_has_its_own_set() -> None:
    match = begin()
    assert play_turn(match, fouls=2).penalty == -2
    assert play_turn(match, fouls=1).penalty == -1
    assert play_turn(match).penalty == 0
    assert play_turn(match, fouls=2).penalty == -3, "the third and the fourth"
    assert [team.errors for team in see(match).teams] == [4, 1]


def test_kw_r20_the_sixth_ends_the_match_at_once_and_the_active_team_has_lost() -> None:
    match = begin(dates=(1452, 1564, 1685, 1756, 1879, 1929))
    turn(match)
    foul_for_good(match, 5)
    foul(match, 2)
    pick(match, 3, "game-over", "yes")
    assert see(match).phase == "laying"
    assert kinds(ring(match, "take-back")) == ["penalty-stands", "game-over", "match-over"]
    assert match.result is not None
    assert match.result.winners == (2, 3)
    assert see(match).loser == 0
    assert see(match).phase == "finished"


def test_kw_r20_nothing_runs_or_waits_after_it() -> None:
    match = begin(talk="written")
    turn(match)
    ring(match, "hurry")
    pick(match, 0, "signal", "next")
    match.play(1, Confirmed("done"))
    for _ in range(6):
        foul(match, 2, again=True)
    ring(match, "take-back")
    pick(match, 3, "game-over", "yes")
    while "take-back" in clock_names(match):
        ring(match, "take-back")
    view = see(match)
    assert view.phase == "finished"
    assert not view.hurry
    assert view.done == ()
    assert {seat.signal for seat in view.seats} == {None}
    assert not any(penalty.open for penalty in view.penalties)
    assert view.decoded is None
    assert view.turns == ()


def test_a_game_over_card_closes_all_others_with_it() -> None:
    match = begin(3)
    turn(match)
    foul_for_good(match, 4)
    foul(match)
    foul(match, again=True)
    sixth = next(clock for clock in reversed(match.waits.clocks) if clock.name == "take-back")
    match.play(None, TimeUp(sixth.name, sixth.turn))
    assert see(match).phase == "finished"
    assert not any(penalty.open for penalty in penalties(match))


def test_kw_r20_however_far_it_leads() -> None:
    match = on_the_sixth()
    match.state.points = [20, 20, 3, 3]
    pick(match, 3, "game-over", "yes")
    ring(match, "take-back")
    assert match.result is not None
    assert match.result.points == (20, 20, 3, 3)
    assert match.result.winners == (2, 3)


@pytest.mark.parametrize(("seats", "needed"), [(4, 2), (5, 2), (6, 2), (8, 3), (12, 4)])
def test_kw_d10_more_than_half_of_the_controllers_must_confirm_it(seats: int, needed: int) -> None:
    match = on_the_sixth(seats)
    ring(match, "take-back")
    controllers = see(match).controllers
    assert penalties(match)[-1].yes == controllers[:1]
    for number, controller in enumerate(controllers[1:], 2):
        assert "game-over" in asked(match, controller)
        happened = kinds(pick(match, controller, "game-over", "yes"))
        if number == needed:
            assert happened == ["game-over-voted", "game-over", "match-over"]
            break
        assert happened == ["game-over-voted"]
    assert match.result is not None


def test_kw_d10_a_controller_alone_confirms_what_it_plays_but_has_five_seconds_to_think() -> None:
    match = begin(3)
    turn(match)
    foul_for_good(match, 5)
    foul(match)
    assert match.result is None
    assert asked(match, see(match).controllers[0]) == ["take-back"]
    ring(match, "take-back")
    assert match.result is not None


def test_kw_d10_who_does_not_confirm_keeps_the_match_alive() -> None:
    match = on_the_sixth()
    assert kinds(pick(match, 3, "game-over", "no")) == ["game-over-voted", "penalty-taken-back"]
    assert see(match).teams[0].errors == 5
    assert match.result is None
    assert "foul" in asked(match, 2)


def test_kw_d26_a_game_over_card_that_is_not_confirmed_in_time_goes_back() -> None:
    match = on_the_sixth()
    clocks = {clock.name: clock.milliseconds for clock in match.waits.clocks}
    assert clocks["confirm"] == 20_000
    ring(match, "take-back")
    assert match.result is None
    assert kinds(ring(match, "confirm")) == ["penalty-taken-back"]
    assert see(match).teams[0].errors == 5


def test_kw_d26_the_decoder_waits_for_it() -> None:
    match = on_the_sixth()
    ring(match, "glass")
    ring(match, "take-back")
    assert clock_names(match) == ["confirm"]
    ring(match, "confirm")
    assert clock_names(match) == ["check"]


def test_kw_d26_with_six_cards_out_there_is_none_left_to_play() -> None:
    match = on_the_sixth()
    assert "foul" not in asked(match, 2)


def test_kw_d10_a_penalty_can_be_taken_back_for_five_seconds() -> None:
    match = begin()
    turn(match)
    foul(match, 2)
    clocks = {clock.name: clock.milliseconds for clock in match.waits.clocks}
    assert clocks["take-back"] == 5_000
    for controller in (2, 3):
        assert options_of(match, controller, "take-back") == ("p1",)
    assert kinds(pick(match, 3, "take-back", "p1")) == ["penalty-taken-back"]
    assert penalties(match) == ()
    assert see(match).teams[0].errors == 0
    foul(match)
    assert penalties(match)[0].id == "p2"
    assert kinds(ring(match, "take-back")) == ["penalty-stands"]
    assert "take-back" not in asked(match, 2)
    assert not penalties(match)[0].open


def test_kw_d26_those_after_a_card_that_is_taken_back_move_up() -> None:
    match = begin()
    turn(match)
    foul_for_good(match, 3)
    foul(match)
    foul(match, again=True)
    assert [penalty.value for penalty in penalties(match)] == [-1, -1, -1, -2, -2]
    pick(match, 2, "take-back", "p4")
    assert [penalty.id for penalty in penalties(match)] == ["p1", "p2", "p3", "p5"]
    assert [penalty.value for penalty in penalties(match)] == [-1, -1, -1, -2]


def test_kw_d26_even_a_game_over_card_does() -> None:
    match = begin()
    turn(match)
    foul_for_good(match, 4)
    foul(match, 2)
    foul(match, 2, again=True)
    pick(match, 3, "game-over", "yes")
    pick(match, 3, "take-back", "p5")
    assert [penalty.value for penalty in penalties(match)] == [-1, -1, -1, -2, -2]
    ring(match, "take-back")
    assert match.result is None


def test_kw_d20_two_pressing_for_one_breach_count_once() -> None:
    match = begin()
    turn(match)
    foul(match, 2, "number")
    clocks = {clock.name: clock.milliseconds for clock in match.waits.clocks}
    assert clocks["same"] == 3_000
    assert kinds(foul(match, 3, "name")) == ["penalty-seconded"]
    (penalty,) = penalties(match)
    assert (penalty.reason, penalty.by) == ("number", (2, 3))


def test_kw_d20_also_a_double_tap() -> None:
    match = begin()
    turn(match)
    foul(match, 2)
    foul(match, 2)
    (penalty,) = penalties(match)
    assert penalty.by == (2,)


def test_kw_d20_kw_r17_unless_it_is_marked_again() -> None:
    match = begin()
    turn(match)
    foul(match, 2)
    assert kinds(foul(match, 3, again=True)) == ["penalty-played"]
    assert len(penalties(match)) == 2
    assert clock_names(match).count("same") == 1
    foul(match, 2)
    assert [penalty.by for penalty in penalties(match)] == [(2,), (3, 2)]


def test_kw_d20_after_three_seconds_it_is_another_breach() -> None:
    match = begin()
    turn(match)
    foul(match, 2)
    assert ring(match, "same") == []
    assert kinds(foul(match, 3)) == ["penalty-played"]
    assert len(penalties(match)) == 2


def test_kw_d20_who_presses_for_the_sixth_breach_is_asked_to_confirm_it_instead() -> None:
    match = on_the_sixth()
    with pytest.raises(IllegalMove):
        foul(match, 3)
    assert "game-over" in asked(match, 3)


def test_kw_d10_breaches_count_until_scoring_starts() -> None:
    match = begin()
    turn(match)
    ring(match, "glass")
    foul(match)
    assert decode(match).penalty == -1
    with pytest.raises(IllegalMove):
        foul(match)


def test_kw_d10_nobody_is_punished_before_the_glass_is_turned() -> None:
    match = begin()
    with pytest.raises(IllegalMove):
        foul(match)


def test_kw_d10_usually_the_word_of_the_controllers_is_final() -> None:
    match = begin()
    turn(match)
    foul(match)
    assert "object" not in [name for seat in range(4) for name in asked(match, seat)]


def test_kw_d29_a_table_that_votes_takes_a_card_back_with_more_than_half_and_a_controller() -> None:
    match = begin(vote=True)
    turn(match)
    foul(match, 2)
    clocks = {clock.name: clock.milliseconds for clock in match.waits.clocks}
    assert clocks["take-back"] == 15_000
    for seat in (0, 1):
        assert kinds(pick(match, seat, "object", "p1")) == ["objected"]
        assert "object" not in asked(match, seat)
    assert penalties(match)[0].objections == (0, 1)
    happened = pick(match, 3, "object", "p1")
    assert kinds(happened) == ["objected", "penalty-taken-back"]
    assert penalties(match) == ()


def test_kw_d29_half_of_all_are_not_enough() -> None:
    match = begin(vote=True)
    turn(match)
    foul(match, 2)
    pick(match, 0, "object", "p1")
    pick(match, 3, "object", "p1")
    assert len(penalties(match)) == 1


def test_kw_d29_a_large_team_cannot_outvote_its_controllers() -> None:
    match = begin(7, sun=range(5), vote=True)
    turn(match)
    foul(match, 5)
    for seat in range(5):
        pick(match, seat, "object", "p1")
    assert len(penalties(match)) == 1
    pick(match, 6, "object", "p1")
    assert penalties(match) == ()


def test_kw_d29_after_the_time_there_is_nothing_to_object_to() -> None:
    match = begin(vote=True)
    turn(match)
    foul(match, 2)
    ring(match, "take-back")
    assert "object" not in asked(match, 0)


def test_the_buttons_of_a_breach_stay_the_same() -> None:
    """So that a press is not stale because another one came first."""
    match = begin()
    turn(match)
    assert options_of(match, 2, "foul") == FOULS
    foul(match)
    assert options_of(match, 2, "foul") == FOULS


def test_a_penalty_that_does_not_lie_there_cannot_be_taken_back() -> None:
    match = begin()
    turn(match)
    foul(match)
    before = everything(match)
    with pytest.raises(IllegalMove):
        pick(match, 2, "take-back", "p2")
    assert everything(match) == before

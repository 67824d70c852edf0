"""Pressing: one shout a seat, in order, judged when it is certain who was first."""

import pytest

from spieleabend.games.wollmilchsau.shouting import contest
from spieleabend.games.wollmilchsau.views import Judged, Locked
from spieleabend.play.contest import Contest
from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Pressed, Shout, Shouts
from tests.games.playing import asked
from tests.games.support import everything
from tests.games.wollmilchsau.play import at, cards_of, judged, measured, press, see, see_as, state_of, verdicts


def test_a_table_is_told_what_is_shown_what_is_right_and_for_how_long() -> None:
    match = at(die="cow", visible=("cow", "dog"), barred="pig", window=20, seconds=30)
    told = Contest(shown="cow", right=("mouse", "cat", "sheep"), window=20_000, milliseconds=30_000)
    assert contest(state_of(match)) == told


def test_wm_d7_wm_d5_the_window_is_15_ms_and_the_time_ten_seconds_unless_a_table_wants_others() -> None:
    told = contest(state_of(at()))
    assert (told.window, told.milliseconds) == (15_000, 10_000)


def test_nothing_is_right_before_the_die_was_rolled() -> None:
    with pytest.raises(ValueError, match="nothing was rolled in rolling"):
        contest(state_of(at(die=None)))


def test_wm_d6_a_seat_shouts_once_and_is_locked_then() -> None:
    match = at()
    assert press(match, 1, "pig") == [Locked(1)]
    assert asked(match, 1) == []
    assert [seat.locked for seat in see(match).seats] == [False, True, False]
    with pytest.raises(IllegalMove, match="illegal-nothing-asked"):
        press(match, 1, "cow")


def test_what_a_seat_has_pressed_only_that_seat_sees_before_the_round_is_judged() -> None:
    match = at()
    press(match, 1, "pig")
    assert [see_as(match, seat).shouted for seat in range(3)] == [None, "pig", None]


def test_wm_r6_the_first_right_one_ends_the_round_and_scores() -> None:
    match = at(die="cow", visible=("pig", "dog"))
    press(match, 2, "sheep")
    happened = press(match, 0, "cow")
    assert verdicts(happened) == {2: "wrong", 0: "right"}
    assert (see(match).phase, see(match).takers) == ("taking", (0,))
    assert [shout.microseconds for shout in judged(happened).shouts] == [None, None], "nothing was measured"


def test_wm_d18_when_all_have_pressed_wrong_the_round_is_over_at_once() -> None:
    match = at(2, die="cow", visible=("pig", "dog"))
    press(match, 0, "mouse")
    happened = press(match, 1, "cat")
    assert verdicts(happened) == {0: "wrong", 1: "wrong"}
    assert see(match).phase == "rolling"


def test_wm_d18_one_who_is_left_may_still_score() -> None:
    match = at(3, die="cow", visible=("pig", "dog"))
    press(match, 0, "mouse")
    press(match, 1, "cat")
    assert see(match).phase == "shouting"
    press(match, 2, "cow")
    assert see(match).takers == (2,)


def test_what_the_table_has_measured_comes_after_what_it_has_not_and_replaces_a_seats_own() -> None:
    match = at(4, die="cow", visible=("pig", "dog"), open_cards={0: 1, 1: 1})
    press(match, 0, "mouse")
    press(match, 1, "cat")
    happened = measured(match, [(1, "cow", 700), (3, "pig", 800)])
    assert verdicts(happened) == {0: "wrong", 1: "right", 3: "late"}
    assert [shout.microseconds for shout in judged(happened).shouts] == [None, 700_000, 800_000]
    assert (cards_of(match, 0), cards_of(match, 1)) == ((0, 0), (1, 0))


def test_wm_d19_a_false_start_is_void_and_not_punished() -> None:
    match = at(3, die="cow", visible=("pig", "dog"), open_cards={1: 2})
    happened = measured(match, [(0, "cow", 700)], false_starts=[1])
    assert verdicts(happened) == {0: "right", 1: "false-start"}
    assert judged(happened).shouts[-1].animal is None
    assert cards_of(match, 1) == (2, 0)


def test_a_false_start_alone_is_a_round_in_which_somebody_was_there() -> None:
    match = at(2)
    measured(match, [], false_starts=[1])
    assert see(match).empty_rounds == 0


@pytest.mark.parametrize(
    "nonsense",
    [
        Shouts((Shout(3, "cow", 500_000),), 1),
        Shouts((Shout(-1, "cow", 500_000),), 1),
        Shouts((Shout(0, "hen", 500_000),), 1),
        Shouts((Shout(0, "cow", 500_000), Shout(0, "pig", 600_000)), 1),
        Shouts((Shout(0, "cow", 500_000),), 1, (0,)),
        Shouts((Shout(0, "cow", 500_000),), 2),
        Shouts((Shout(0, "cow", 500_000),), -1),
        Shouts((), 0, (7,)),
        Shouts((), 0, (1, 1)),
    ],
)
def test_what_nobody_can_have_shouted_is_refused_and_changes_nothing(nonsense: Shouts) -> None:
    match = at(3)
    before = everything(match)
    with pytest.raises(IllegalMove, match="illegal-not-awaited"):
        match.play(None, nonsense)
    assert everything(match) == before


def test_shouts_are_awaited_only_while_people_press() -> None:
    for match in (at(die=None), at(takers=[1]), at(shouting="aloud")):
        assert not match.waits.shouts
        with pytest.raises(IllegalMove, match="illegal-not-awaited"):
            match.play(None, Shouts((), 0))


def test_nobody_presses_what_is_no_animal() -> None:
    with pytest.raises(IllegalMove, match="illegal-answer"):
        at().play(0, Pressed("shout", "hen"))


def test_the_round_is_shown_until_the_next_die_is_rolled() -> None:
    """A table that is opened late shows how it went."""
    match = at(2, die="cow", visible=("pig", "dog"))
    happened = measured(match, [(1, "pig", 700)])
    (one,) = [one for one in happened if isinstance(one, Judged)]
    assert see(match).last == one.result
    assert (one.result.die, one.result.visible, one.result.right) == ("cow", ("pig", "dog"), ("cow",))

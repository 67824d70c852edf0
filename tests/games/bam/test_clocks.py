"""The clocks of BM-D11: nobody is waited for longer than the table likes, and no phase can hang."""

from collections import Counter

import pytest

from spieleabend.games.bam.views import SatOut, TimeRanOut
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, TimeUp
from spieleabend.play.waits import Clock
from tests.games.bam.play import (
    DOUBLE,
    SINGLE,
    begin,
    entry_of,
    judge,
    lay,
    lay_all,
    see,
    show,
    show_all,
    state_of,
    turn,
    vote,
)
from tests.games.playing import kinds, pick, time_up
from tests.games.support import everything


def timed(red: str = SINGLE, *, seed: object = 0) -> Match:
    return begin(4, reds=[red, "s1", "s2", "s3"], choose_seconds=60, judge_seconds=120, seed=seed)


def clock(match: Match) -> Clock:
    (only,) = match.waits.clocks
    return only


def read(red: str = SINGLE, *, seed: object = 0) -> Match:
    match = timed(red, seed=seed)
    vote(match, 0)
    turn(match)
    lay_all(match)
    return match


def test_bm_d11_without_the_options_no_clock_runs_but_that_of_a_double() -> None:
    match = begin(4, reds=[DOUBLE, "s1"])
    assert match.waits.clocks == ()
    vote(match, 0)
    assert match.waits.clocks == ()
    turn(match)
    assert match.waits.clocks == ()
    lay_all(match)
    assert match.waits.clocks == ()
    show_all(match)
    judge(match, 1, None)
    assert match.waits.clocks == ()
    match.play(0, pick("worst", entry_of(match, 2)))
    assert clock(match).name == "keep"


def test_bm_d11_every_phase_has_its_clock_and_each_run_a_turn_of_its_own() -> None:
    match = timed(DOUBLE)
    runs = [clock(match)]
    vote(match, 0)
    runs.append(clock(match))
    turn(match)
    runs.append(clock(match))
    lay_all(match)
    runs.append(clock(match))
    show_all(match)
    judge(match, 1, None)
    runs.append(clock(match))
    match.play(0, pick("worst", entry_of(match, 2)))
    runs.append(clock(match))
    assert [(run.name, run.milliseconds) for run in runs] == [
        ("point", 60_000),
        ("turn", 120_000),
        ("choose", 60_000),
        ("judge", 120_000),
        ("judge", 120_000),
        ("keep", 10_000),
    ]
    assert len({run.turn for run in runs}) == len(runs)


def test_bm_d11_a_clock_goes_on_while_others_choose_and_the_master_pages() -> None:
    match = timed()
    vote(match, 0)
    turn(match)
    running = clock(match)
    lay(match, 1)
    match.play(1, Confirmed("take-back"))
    lay(match, 2)
    assert clock(match) == running
    lay(match, 1)
    lay(match, 3)
    running = clock(match)
    show(match, "e1")
    show(match, "e0")
    assert clock(match) == running


@pytest.mark.parametrize("by", [-1, 1])
def test_bm_d11_a_clock_of_another_turn_has_no_say(by: int) -> None:
    match = timed()
    before = everything(match)
    with pytest.raises(IllegalMove):
        match.play(None, TimeUp(clock(match).name, clock(match).turn + by))
    assert everything(match) == before


def test_bm_d11_votes_that_came_in_time_count() -> None:
    match = timed()
    match.play(1, pick("talker", "3"))
    happened = time_up(match)
    assert kinds(happened) == ["time-ran-out", "master-named"]
    assert see(match).master == 3


def test_bm_d11_where_nobody_has_pointed_the_first_master_is_drawn() -> None:
    masters: Counter[int | None] = Counter()
    for seed in range(60):
        match = timed(seed=seed)
        time_up(match)
        masters[see(match).master] += 1
    assert set(masters) == {0, 1, 2, 3}


def test_bm_d11_a_red_card_that_is_waited_for_too_long_is_turned() -> None:
    match = timed()
    vote(match, 2)
    assert kinds(time_up(match)) == ["time-ran-out", "red-turned"]
    assert see(match).phase == "choosing"


def test_bm_d11_who_has_not_chosen_in_time_sits_the_round_out() -> None:
    match = timed()
    vote(match, 0)
    turn(match)
    lay(match, 1)
    lay(match, 3)
    happened = time_up(match)
    assert happened[:2] == [TimeRanOut("choose"), SatOut(2)]
    assert [seat.sits_out for seat in see(match).seats] == [False, False, True, False]
    assert {entry.seat for entry in state_of(match).entries} == {1, 3}
    assert see(match).seats[2].hand == 10


def test_bm_d11_verdicts_that_are_missing_fall_by_chance_and_all_is_revealed() -> None:
    verdicts: Counter[tuple[int | None, int | None]] = Counter()
    for seed in range(120):
        match = read(seed=seed)
        show(match, "e1")
        time_up(match)
        outcome = see(match).outcome
        assert outcome is not None
        assert all(entry.shown and entry.texts for entry in see(match).entries)
        verdicts[outcome.best, outcome.worst] += 1
    pairs = {(best, worst) for best in (1, 2, 3) for worst in (1, 2, 3) if best != worst}
    assert set(verdicts) == pairs
    assert min(verdicts.values()) > 8


def test_bm_d11_a_verdict_that_is_given_stands() -> None:
    match = read()
    show_all(match)
    judge(match, 2, None)
    time_up(match)
    outcome = see(match).outcome
    assert outcome is not None
    assert outcome.best == 2
    assert outcome.worst in (1, 3)


def test_bm_d11_with_one_entry_the_missing_verdict_is_the_best() -> None:
    match = timed()
    vote(match, 0)
    turn(match)
    lay(match, 2)
    time_up(match)
    time_up(match)
    outcome = see(match).outcome
    assert outcome is not None
    assert (outcome.best, outcome.worst) == (2, None)


def test_bm_d11_a_match_in_which_nobody_ever_does_anything_ends() -> None:
    match = timed(DOUBLE)
    while match.result is None:
        time_up(match)
    assert match.result.points == (0, 0, 0, 0)
    assert match.moves < 20

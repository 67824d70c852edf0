"""The clocks of WS-D17: nobody is waited for longer than the table likes, and no phase can hang."""

from collections import Counter

import pytest

from spieleabend.games.wir_sind_schwanger.views import TimeRanOut
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, TimeUp
from spieleabend.play.waits import NOTHING
from tests.games.playing import kinds, time_up
from tests.games.support import everything
from tests.games.wir_sind_schwanger.play import (
    begin,
    choose,
    clock,
    declare,
    find_name,
    hand,
    propose,
    see,
    stand,
    tick,
    with_hands,
)

VARIANTS = ("draw", "two_names", "others_choose", "free_choice")


def timed(seats: int = 4, *, seed: object = 0, **options: str | bool) -> Match:
    return begin(seats, seed=seed, options=options, choose_seconds=60, lead_seconds=30)


def voting() -> Match:
    match = timed(variant="free_choice")
    declare(match)
    for seat, name in ((1, "Ada"), (2, "Bea"), (3, "Cleo")):
        propose(match, seat, name)
    return match


@pytest.mark.parametrize("variant", VARIANTS)
def test_ws_d17_without_the_options_no_clock_ever_runs(variant: str) -> None:
    match = begin(3, variant=variant)
    assert match.waits == NOTHING
    declare(match)
    assert match.waits == NOTHING


def test_ws_d17_every_phase_has_its_clock_and_each_run_a_turn_of_its_own() -> None:
    runs = []
    match = timed(variant="two_names")
    runs.append(clock(match))
    declare(match)
    runs.append(clock(match))
    stand(match)
    runs.append(clock(match))
    time_up(match)
    runs.append(clock(match))
    for seat in range(4):
        choose(match, seat, [1, 2, 3, 4, 5])
    runs.append(clock(match))
    time_up(match)
    runs.append(clock(match))
    assert [(run.name, run.milliseconds) for run in runs] == [
        ("declare", 30_000),
        ("place", 30_000),
        ("order", 30_000),
        ("choose", 60_000),
        ("lead", 30_000),
        ("lead", 30_000),
    ]
    assert len({run.turn for run in runs}) == len(runs)


def test_ws_d17_so_have_the_phases_of_the_variants() -> None:
    match = timed(variant="free_choice", agreement="majority")
    declare(match)
    runs = [clock(match)]
    for seat, name in ((1, "Ada"), (2, "Bea"), (3, "Cleo")):
        propose(match, seat, name)
    runs.append(clock(match))
    for seat, name in ((1, "Ada"), (2, "Bea"), (3, "Cleo")):
        tick(match, seat, name)
    runs.append(clock(match))
    assert [(run.name, run.milliseconds) for run in runs] == [
        ("propose", 60_000),
        ("agree", 60_000),
        ("decide", 30_000),
    ]


def test_ws_d17_every_vote_has_its_own_time() -> None:
    match = voting()
    before = clock(match)
    tick(match, 1, "Ada")
    tick(match, 2, "Bea")
    assert clock(match) == before
    tick(match, 3, "Cleo")
    assert (clock(match).name, clock(match).turn) == ("agree", before.turn + 1)


def test_ws_d17_a_clock_goes_on_while_others_choose_and_take_back() -> None:
    match = timed()
    find_name(match)
    running = clock(match)
    choose(match, 1, [1, 2, 3, 4, 5])
    match.play(1, Confirmed("take-back"))
    choose(match, 2, [1, 2, 3, 4, 5])
    assert clock(match) == running


@pytest.mark.parametrize("by", [-1, 1])
def test_ws_d17_a_clock_of_another_turn_has_no_say(by: int) -> None:
    match = timed()
    before = everything(match)
    with pytest.raises(IllegalMove):
        match.play(None, TimeUp(clock(match).name, clock(match).turn + by))
    assert everything(match) == before


def test_ws_d17_who_does_not_say_gets_a_daughter_or_a_son_by_chance() -> None:
    children: Counter[str | None] = Counter()
    for seed in range(60):
        match = timed(seed=seed)
        assert time_up(match)[0] == TimeRanOut("declare")
        children[see(match).child] += 1
    assert set(children) == {"daughter", "son"}
    assert min(children.values()) > 15


def test_ws_d17_the_card_drawn_first_stands_and_the_name_found_first_comes_first() -> None:
    match = timed(variant="two_names")
    declare(match)
    first = see(match).drawn[0].id
    time_up(match)
    assert see(match).found[0].upright == first
    names = [found.name for found in see(match).found]
    time_up(match)
    assert see(match).name == f"{names[0]} {names[1]} {see(match).seats[0].surname}"


def test_ws_d17_who_has_not_chosen_gets_five_by_chance() -> None:
    late: Counter[int] = Counter()
    for seed in range(60):
        match = timed(seed=seed)
        find_name(match)
        choose(match, 1, [1, 2, 3, 4, 5])
        happened = time_up(match)
        assert kinds(happened) == ["time-ran-out", *["ratings-chosen"] * 3, "all-chosen"]
        assert see(match).phase == "leading"
        assert hand(match, 1) == [1, 2, 3, 4, 5]
        assert len(set(hand(match, 2))) == 5
        late.update(hand(match, 2))
    assert set(late) == set(range(1, 21))


def test_ws_d17_who_does_not_lead_leads_by_chance() -> None:
    led = set()
    for seed in range(60):
        match = with_hands([[1, 2, 3, 4, 5]] * 4, lead_seconds=30)
        match.rng = timed(seed=seed).rng
        time_up(match)
        led.add(see(match).leads[0].rating.id)
    assert led == {"w1", "w2", "w3", "w4", "w5"}


def test_ws_d17_proposals_that_are_missing_are_done_without() -> None:
    match = timed(variant="free_choice")
    declare(match)
    propose(match, 2, "Bea")
    time_up(match)
    assert see(match).phase == "agreeing"
    assert [one.text for one in see(match).proposals] == ["Bea"]


def test_ws_d17_ws_d18_without_any_the_cards_find_the_name() -> None:
    match = timed(variant="others_choose")
    declare(match)
    assert kinds(time_up(match)) == ["time-ran-out", "nobody-proposed", "names-drawn"]
    assert see(match).phase == "placing"


def test_ws_d17_ticks_that_are_missing_are_done_without() -> None:
    match = voting()
    tick(match, 3, "Ada")
    assert kinds(time_up(match)) == ["time-ran-out", "name-settled"]
    assert see(match).name == f"Ada {see(match).seats[0].surname}"


def test_ws_d17_where_nobody_ticks_the_giver_decides_and_in_the_end_chance() -> None:
    names = set()
    for seed in range(30):
        match = voting()
        match.rng = timed(seed=seed).rng
        assert kinds(time_up(match)) == ["time-ran-out", "vote-tied"]
        assert see(match).phase == "deciding"
        time_up(match)
        names.add(str(see(match).name).split()[0])
    assert names == {"Ada", "Bea", "Cleo"}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [3, 7])
def test_ws_d17_a_match_in_which_nobody_ever_does_anything_ends(variant: str, seats: int) -> None:
    match = timed(seats, variant=variant)
    while match.result is None:
        assert match.moves < 1000
        time_up(match)
    assert min(match.result.points) >= 0

"""Writing three answers, and having them compared."""

import pytest

from spieleabend.games.flotter_dreier import GAME
from spieleabend.games.flotter_dreier.state import question
from spieleabend.games.flotter_dreier.views import AllReady, ReadingBegun, RoundOver, SheetReady, SheetTakenBack
from spieleabend.play.comparing import Compared, as_answer
from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Confirmed, TimeUp, Verdict, Wrote
from spieleabend.play.prompts import waited_for
from tests.games.flotter_dreier.play import (
    at,
    begin,
    judge,
    own,
    place,
    read_all,
    ready,
    see,
    totals,
    turn,
    write,
    write_all,
)
from tests.games.playing import kinds, time_up
from tests.games.support import everything


def test_fd_r7_everybody_writes_three_answers_the_start_player_too() -> None:
    match = begin(4)
    turn(match)
    assert sorted(match.prompts) == [0, 1, 2, 3]
    assert all(
        [prompt.name for prompt in prompts] == ["first", "second", "third", "ready"]
        for prompts in match.prompts.values()
    )
    write(match, see(match).starter, ["moss", "fern", "reed"])
    assert [line.text for line in own(match, see(match).starter).lines] == ["moss", "fern", "reed"]


def test_a_line_may_be_written_anew_and_made_empty() -> None:
    match = begin(4)
    turn(match)
    write(match, 2, ["moss", "fern"])
    assert match.play(2, Wrote("first", "clay")) == []
    assert match.play(2, Wrote("second", "")) == []
    assert [line.text for line in own(match, 2).lines] == ["clay", "", ""]


@pytest.mark.parametrize("text", [" moss", "moss\n", "m" * 41, "mo\u200bss"])
def test_what_is_no_plain_line_or_too_long_is_refused(text: str) -> None:
    match = begin(4)
    turn(match)
    before = everything(match)
    with pytest.raises(IllegalMove, match="illegal-answer"):
        match.play(1, Wrote("first", text))
    assert everything(match) == before


def test_writing_leaves_the_number_of_the_prompts_alone() -> None:
    """So a phone may send all lines and the button in a row."""
    match = begin(4)
    turn(match)
    number = match.prompt_numbers[1]
    write(match, 1, ["moss", "fern", "reed"])
    match.check(1, number, Confirmed("ready"))


def test_nobody_sees_what_or_how_much_others_have_written() -> None:
    match = begin(4)
    turn(match)
    before = see(match), [own(match, seat) for seat in (0, 2, 3)]
    write(match, 1, ["moss", "fern", "reed"])
    assert (see(match), [own(match, seat) for seat in (0, 2, 3)]) == before


def test_who_is_ready_may_change_the_sheet_until_all_are() -> None:
    match = begin(3)
    turn(match)
    write(match, 0, ["moss"])
    assert ready(match, 0) == [SheetReady(0)]
    assert not waited_for(match.prompts[0])
    with pytest.raises(IllegalMove):
        match.play(0, Wrote("first", "fern"))
    assert match.play(0, Confirmed("take-back")) == [SheetTakenBack(0)]
    write(match, 0, ["fern"])
    ready(match, 0)
    ready(match, 1)
    assert [seat.ready for seat in see(match).seats] == [True, True, False]
    assert kinds(ready(match, 2)) == ["sheet-ready", "all-ready"]
    assert see(match).phase == "judging"
    assert match.prompts == {}
    assert not any(seat.ready for seat in see(match).seats)


def test_fd_d3_fewer_than_three_answers_are_enough() -> None:
    match = begin(3)
    write_all(match, [["moss"], ["", "moss", ""], []])
    judge(match)
    read_all(match)
    assert totals(match) == [1, 1, 0]


def test_fd_d3_where_nobody_writes_anything_the_round_is_over() -> None:
    match = begin(3)
    happened = write_all(match, [["…"], ["", "?"], []])
    assert happened[-2:] == [AllReady(), RoundOver(1, (0, 0, 0))]
    assert see(match).phase == "round-over"
    assert match.waits.verdicts == ()


def test_fd_d8_no_clock_hurries_anybody_unless_the_table_wants_one() -> None:
    match = begin(3)
    turn(match)
    assert match.waits.clocks == ()
    assert next(option for option in GAME.options if option.name == "write_seconds").default == 0


def test_fd_d8_when_the_time_is_up_what_is_written_counts() -> None:
    match = begin(3, write_seconds=60)
    turn(match)
    (clock,) = match.waits.clocks
    assert (clock.name, clock.milliseconds) == ("write", 60_000)
    write(match, at(match, 0), ["moss"])
    ready(match, at(match, 0))
    write(match, at(match, 1), ["fern", "moss"])
    assert kinds(time_up(match)) == ["time-ran-out", "all-ready"]
    judge(match)
    read_all(match)
    assert totals(match) == [1, 1, 0]


def test_fd_d4_the_judge_of_words_says_what_is_the_same() -> None:
    match = begin(4)
    write_all(match, [["sofa"], ["couch"], ["settee"], ["lamp"]])
    assert match.waits.verdicts == ("same-1",)
    asked = question(match.state, "same-1")
    assert len(asked.texts) == 12
    assert asked.texts[place(match, 2, 0)] == "settee"
    happened = judge(match, same=[(place(match, 0, 0), place(match, 1, 0))])
    assert happened == [ReadingBegun(see(match).starter)]
    read_all(match)
    assert totals(match) == [1, 1, 0, 0]


def test_fd_d4_without_a_judge_what_is_spelled_alike_is_the_same() -> None:
    match = begin(3)
    write_all(match, [["Sofa"], ["so-fa"], ["sofas"]])
    (clock,) = match.waits.clocks
    assert (clock.name, clock.milliseconds) == ("judge", 6000)
    assert kinds(time_up(match)) == ["time-ran-out", "reading-begun"]
    read_all(match)
    assert totals(match) == [1, 1, 0]


def test_what_is_spelled_alike_is_the_same_whatever_the_judge_says() -> None:
    match = begin(3)
    write_all(match, [["sofa"], ["SOFA"], ["lamp"]])
    judge(match)
    read_all(match)
    assert totals(match) == [1, 1, 0]


@pytest.mark.parametrize("answer", ["", "yes", as_answer(Compared(same=((0, 9),)))])
def test_a_verdict_about_other_terms_is_refused(answer: str) -> None:
    match = begin(3)
    write_all(match, [["sofa"], ["SOFA"], ["lamp"]])
    before = everything(match)
    with pytest.raises(IllegalMove, match="illegal-answer"):
        match.play(None, Verdict("same-1", answer))
    assert everything(match) == before


def test_a_late_verdict_or_clock_is_refused() -> None:
    match = begin(3)
    write_all(match, [["sofa"], ["SOFA"], ["lamp"]])
    (clock,) = match.waits.clocks
    judge(match)
    for late in (TimeUp(clock.name, clock.turn), Verdict("same-1", as_answer(Compared()))):
        with pytest.raises(IllegalMove, match="illegal-not-awaited"):
            match.play(None, late)

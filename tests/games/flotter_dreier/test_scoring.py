"""What terms bring: cases counted by hand, and what must hold of all others."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from spieleabend.games.flotter_dreier.grouping import BLANK, group, hands
from spieleabend.games.flotter_dreier.scoring import count, players_of, worth
from tests.games.flotter_dreier.play import begin, judge, open_round, own, read_all, see, totals, write_all


class OneTerm(Struct, forbid_unknown_fields=True):
    case: str
    players: int
    holders: int
    each: int


class WholeRound(Struct, forbid_unknown_fields=True):
    case: str
    sheets: list[list[str]]
    points: list[int]
    order: list[str]
    terms: dict[str, int] = {}


class Rounds(Struct, forbid_unknown_fields=True):
    one_term: list[OneTerm]
    sheets: list[WholeRound]


ROUNDS = msgspec.json.decode((Path(__file__).parent / "rounds.json").read_bytes(), type=Rounds)


@pytest.mark.parametrize("case", ROUNDS.one_term, ids=lambda case: case.case)
def test_fd_r9_fd_r10_fd_r11_a_term_by_itself(case: OneTerm) -> None:
    """FD-R9: a point per other holder; FD-R10: nothing for one alone; FD-R11: nothing where all have it."""
    assert worth(case.holders, case.players) == case.each
    if case.players <= 12:
        sheets = [["bench" if number < case.holders else f"other {number}"] for number in range(case.players)]
        match = open_round(sheets)
        read_all(match)
        assert totals(match) == [case.each if number < case.holders else 0 for number in range(case.players)]


@pytest.mark.parametrize("case", ROUNDS.sheets, ids=lambda case: case.case)
def test_fd_r9_to_fd_r14_whole_rounds(case: WholeRound) -> None:
    match = open_round(case.sheets)
    read_all(match)
    assert totals(match) == case.points
    assert [read.text for read in see(match).reads] == case.order
    assert {read.text: read.each for read in see(match).reads if read.text in case.terms} == case.terms


def test_fd_r11_the_reader_belongs_to_everybody() -> None:
    """FD-D5: "all" are all in this round, whoever reads among them."""
    match = open_round([["bench"], ["bench"], ["bench"]])
    read_all(match)
    (read,) = see(match).reads
    assert (read.each, read.everybody) == (0, True)


def test_fd_d1_with_two_there_would_never_be_a_point() -> None:
    assert [worth(holders, 2) for holders in (1, 2)] == [0, 0]


def test_fd_d2_the_same_twice_on_one_sheet_counts_once() -> None:
    match = open_round([["bench", "Bench", "benches"], ["bench"], ["lamp"]])
    read_all(match)
    assert totals(match) == [1, 1, 0]
    assert [line.each for line in own(match, see(match).starter).lines] == [1, 0, 0]


def test_fd_d3_blank_lines_are_like_nothing_not_even_each_other() -> None:
    match = open_round([["", "…", "bench"], ["-", "", ""], ["", "", ""]])
    read_all(match)
    assert totals(match) == [0, 0, 0]
    assert [read.text for read in see(match).reads] == ["bench"]


@pytest.mark.parametrize(("silent_count", "each"), [(True, 1), (False, 0)])
def test_fd_d5_who_wrote_nothing_still_counts_unless_the_table_says_no(silent_count: bool, each: int) -> None:
    match = open_round([["bench"], ["bench"], []], silent_count=silent_count)
    read_all(match)
    assert totals(match) == [each, each, 0]
    assert see(match).reads[0].everybody is not silent_count


def test_fd_d7_the_order_of_reading_changes_no_points() -> None:
    sheets = [["moss", "reed"], ["reed", "moss", "clay"], ["clay"], ["moss"]]
    expected = [2 + 1, 1 + 2 + 1, 1, 2]
    for first in range(len(sheets)):
        rotated = sheets[first:] + sheets[:first]
        match = begin(4, seed=first)
        write_all(match, rotated)
        judge(match)
        read_all(match)
        assert totals(match) == expected[first:] + expected[:first]


words = st.sampled_from(["moss", "Moss", "reed", "fern", "", "clay", "a b", "ab"])
some_sheets = st.lists(st.lists(words, min_size=3, max_size=3), min_size=3, max_size=12)


@given(some_sheets)
def test_points_are_those_of_counting_pairs(sheets: list[list[str]]) -> None:
    """Each gets one point for every pair of seats with the same term, unless all have it."""
    groups = group([line for lines in sheets for line in lines], [])
    written = [{number for number in groups[3 * seat : 3 * seat + 3] if number != BLANK} for seat in range(len(sheets))]
    everybody = set.intersection(*written)
    expected = [
        sum(number in other for number in sheet - everybody for place, other in enumerate(written) if place != seat)
        for seat, sheet in enumerate(written)
    ]
    having = hands(groups)
    counted = count(having, (), players_of(groups, silent_count=True))
    points = [sum(counted[number] for number, seats in having.items() if seat in seats) for seat in range(len(sheets))]
    assert points == expected


@given(some_sheets, st.data())
def test_what_is_struck_brings_nothing_and_all_else_stays(sheets: list[list[str]], data: st.DataObject) -> None:
    groups = group([line for lines in sheets for line in lines], [])
    written = [place for place, number in enumerate(groups) if number != BLANK]
    if not written:
        return
    struck = data.draw(st.sampled_from(written))
    players = players_of(groups, silent_count=True)
    before, after = (count(hands(groups), nothing, players) for nothing in ((), {groups[struck]}))
    assert after == {**before, groups[struck]: 0}

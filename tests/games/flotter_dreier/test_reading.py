"""Reading terms aloud: in which order, who raises a hand, and when a round and the match are over."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieleabend.games.flotter_dreier.views import (
    HolderView,
    MatchOver,
    ReadingBegun,
    RoundOver,
    StarterNamed,
    TermRead,
)
from spieleabend.play.errors import IllegalMove
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed
from spieleabend.play.prompts import waited_for
from tests.games.flotter_dreier.play import (
    at,
    begin,
    judge,
    last,
    next_term,
    open_round,
    own,
    place,
    read_all,
    see,
    totals,
    write_all,
)
from tests.games.playing import kinds


def go_on(match: Match) -> list[object]:
    return [*match.play(see(match).starter, Confirmed("go-on"))]


def test_fd_r8_the_start_player_reads_first_and_all_who_have_it_raise_their_hands() -> None:
    match = begin(4)
    write_all(match, [["moss", "fern"], ["reed", "Moss"], ["clay"], ["moss."]])
    starter = see(match).starter
    assert judge(match) == [ReadingBegun(starter)]
    assert see(match).reads == ()
    assert see(match).reader == starter
    (happened,) = next_term(match)
    assert isinstance(happened, TermRead)
    assert happened.read == last(match)
    assert (last(match).text, last(match).reader) == ("moss", starter)
    assert last(match).holders == (
        HolderView(starter, "moss"),
        HolderView(at(match, 1), "Moss"),
        HolderView(at(match, 3), "moss."),
    )


def test_fd_r12_points_are_noted_term_by_term() -> None:
    match = open_round([["moss", "fern"], ["fern", "moss"], ["moss"], []])
    assert totals(match) == [0, 0, 0, 0]
    next_term(match)
    assert totals(match) == [2, 2, 2, 0]
    assert own(match, at(match, 1)).lines[1].read == "r0"
    assert own(match, at(match, 1)).lines[1].each == 2
    assert own(match, at(match, 1)).lines[0].read is None
    next_term(match)
    assert totals(match) == [3, 3, 2, 0]
    assert [seat.round for seat in see(match).seats] == [seat.points for seat in see(match).seats]


def test_fd_r13_fd_d11_the_others_read_clockwise_what_is_not_yet_named() -> None:
    """Each in turn, in the order written."""
    match = open_round([["moss", "fern"], ["moss", "reed", "clay"], ["fern", "clay", "silt"], ["silt", "moss"]])
    reading = []
    while not see(match).all_read:
        reader = see(match).reader
        next_term(match)
        assert last(match).reader == reader
        reading.append((last(match).text, (last(match).reader - see(match).starter) % 4))
    assert reading == [("moss", 0), ("fern", 0), ("reed", 1), ("clay", 1), ("silt", 2)]


def test_fd_r13_who_has_nothing_new_is_passed_by() -> None:
    match = open_round([[], ["moss"], ["moss"], ["fern"]])
    assert see(match).reader == at(match, 1)
    next_term(match)
    assert see(match).reader == at(match, 3)


def test_fd_d11_only_the_reader_sets_the_pace() -> None:
    match = open_round([["moss", "fern"], ["reed"], []])
    for number in (1, 2):
        with pytest.raises(IllegalMove):
            match.play(at(match, number), Confirmed("next"))
    assert [seat for seat, prompts in match.prompts.items() if waited_for(prompts)] == [at(match, 0)]


def test_fd_r14_the_round_is_over_when_all_is_read_and_talked_about() -> None:
    """Whoever has read last closes it, so that the last term may be doubted, too."""
    match = open_round([["moss"], ["fern"], ["moss"]])
    next_term(match)
    next_term(match)
    assert (see(match).all_read, see(match).reader) == (True, at(match, 1))
    points = match.points
    assert next_term(match) == [RoundOver(1, points)]
    assert see(match).phase == "round-over"
    assert match.points == points
    assert [seat.points for seat in see(match).seats] == list(points)
    assert [seat.round for seat in see(match).seats] == list(points)


def test_fd_r15_the_clockwise_neighbour_is_the_next_start_player() -> None:
    match = begin(4, rounds=6)
    starters = [see(match).starter]
    for number in range(2, 7):
        write_all(match, [[], [], [], []])
        (named,) = go_on(match)
        assert named == StarterNamed(see(match).starter, number)
        starters.append(see(match).starter)
    assert starters == [(starters[0] + number) % 4 for number in range(6)]


def test_the_start_player_is_waited_for_but_anybody_may_go_on() -> None:
    match = begin(3)
    write_all(match, [[], [], []])
    assert [seat for seat, prompts in match.prompts.items() if waited_for(prompts)] == [see(match).starter]
    assert kinds(match.play(at(match, 2), Confirmed("go-on"))) == ["starter-named"]


def test_fd_r16_after_the_agreed_rounds_most_points_win() -> None:
    match = begin(3, rounds=2)
    write_all(match, [["moss", "fern"], ["moss"], ["fern"]])
    judge(match)
    read_all(match)
    first = totals(match)
    assert first == [2, 1, 1]
    go_on(match)
    write_all(match, [["moss"], ["moss"], []])
    judge(match)
    happened = read_all(match)
    # The second start player sits where the first one's neighbour sits.
    assert totals(match) == [2, 2, 2]
    assert happened[-1] == MatchOver((0, 1, 2))
    assert match.result is not None
    assert match.result.winners == (0, 1, 2)


def test_fd_d10_who_has_as_many_points_shares_the_win() -> None:
    match = open_round([["moss"], ["fern"], ["moss"], ["clay"]], rounds=1)
    read_all(match)
    assert match.result is not None
    assert match.result.winners == tuple(sorted((at(match, 0), at(match, 2))))
    assert see(match).result == match.result


def test_the_best_term_of_every_round_is_remembered_for_the_end() -> None:
    match = begin(4, rounds=3)
    write_all(match, [["moss", "fern"], ["fern", "moss"], ["fern"], []])
    judge(match)
    read_all(match)
    go_on(match)
    write_all(match, [["moss"], ["fern"], [], []])
    judge(match)
    read_all(match)
    go_on(match)
    write_all(match, [["moss"], ["moss"], [], []])
    judge(match)
    read_all(match)
    best = see(match).matched
    assert [(one.round, one.text, one.each) for one in best] == [(1, "fern", 2), (3, "moss", 1)]
    assert best[0].category.text != best[1].category.text
    assert len(best[0].seats) == 3


def test_a_line_that_the_judge_calls_the_same_is_not_read_again() -> None:
    match = begin(3)
    write_all(match, [["sofa"], ["couch", "lamp"], []])
    judge(match, same=[(place(match, 0, 0), place(match, 1, 0))])
    read_all(match)
    assert [read.text for read in see(match).reads] == ["sofa", "lamp"]
    assert see(match).reads[0].holders == (HolderView(at(match, 0), "sofa"), HolderView(at(match, 1), "couch"))


words = st.sampled_from(["moss", "Moss", "reed", "fern", "", "clay", "…", "silt", "sand"])
sheets = st.lists(st.lists(words, min_size=3, max_size=3), min_size=3, max_size=6)


@given(sheets)
@settings(max_examples=60)
def test_every_term_is_read_once_and_never_before_its_turn(lines: list[list[str]]) -> None:
    match = open_round(lines, rounds=1)
    heard: list[str] = []
    while see(match).phase == "reading":
        view = see(match)
        shown = {holder.text for read in view.reads for holder in read.holders}
        assert {text for sheet in lines for text in sheet if text.casefold() in heard} >= shown
        next_term(match)
        if len(see(match).reads) > len(view.reads):
            heard.append(last(match).text.casefold())
    assert sorted(heard) == sorted({text.casefold() for sheet in lines for text in sheet} - {"", "…"})

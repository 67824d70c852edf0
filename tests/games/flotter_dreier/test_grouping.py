"""Which terms are the same: by spelling, by what a judge says, and by what the table says."""

from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.games.flotter_dreier.grouping import BLANK, Groups, group, hands, merge, part, spelling
from spieleabend.games.flotter_dreier.scoring import count, players_of


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Sofa", "sofa"),
        ("Chia-Samen", "Chiasamen"),
        ("ice  cream", "icecream"),
        ("Straße", "STRASSE"),
        ("don't", "dont"),
        ("¾ litre", "3⁄4 LITRE"),
        ("❤", "❤"),
        ("❤", "❤\ufe0f"),
        ("Sofa \u2764\ufe0f", "sofa"),
        ("é", "e\u0301"),
    ],
)
def test_what_is_spelled_alike_is_the_same(one: str, other: str) -> None:
    assert spelling(one) == spelling(other) != ""


@pytest.mark.parametrize(
    ("one", "other"),
    [("Sofa", "Couch"), ("sad", "sąd"), ("❤", "★"), ("❤\ufe0f", "★\ufe0f"), ("Bar", "Bär"), ("कि", "का")],
)
def test_what_is_spelled_otherwise_is_not(one: str, other: str) -> None:
    assert spelling(one) != spelling(other)


@pytest.mark.parametrize("text", ["", "…", "--", " ", "?!"])
def test_fd_d3_what_has_no_letter_and_no_sign_is_blank(text: str) -> None:
    assert spelling(text) == ""
    assert group([text, text], [(0, 1)]) == (BLANK, BLANK)
    assert group([text, "moss"], [(0, 1)]) == (BLANK, 1), "whatever a judge says"


def test_fd_d13_the_same_is_transitive() -> None:
    """FD-D13: nobody says anything about the first and the last."""
    assert group(["sofa", "couch", "settee", "lamp"], [(0, 1), (1, 2)]) == (0, 0, 0, 3)
    assert group(["sofa", "couch", "Sofa", "couch"], [(2, 3)]) == (0, 0, 0, 0)


def test_fd_d13_what_is_not_the_same_leaves_its_group() -> None:
    groups = group(["bank", "Bank", "bench", "bank"], [(0, 2)])
    assert groups == (0, 0, 0, 0)
    assert part(groups, [2]) == (0, 0, 2, 0)
    assert part(groups, [0, 3]) == (0, 1, 1, 0)


def test_fd_d14_what_is_kept_apart_is_not_joined_by_way_of_a_third() -> None:
    apart = {frozenset(("bank", "bänke"))}
    assert group(["Bank", "Bänke", "eine Bank"], [(0, 1), (0, 2), (1, 2)], apart) == (0, 1, 0)
    assert group(["Bank", "eine Bank", "Bänke"], [(0, 1), (1, 2)], apart) == (0, 0, 2)
    assert group(["Bänke", "eine Bank"], [(0, 1)], apart) == (0, 0), "alone with one of them it is the same as that"


def test_what_comes_first_is_heard_where_not_everything_can_be() -> None:
    apart = {frozenset(("a", "c"))}
    assert group(["a", "b", "c"], [(0, 1), (1, 2)], apart) == (0, 0, 2)
    assert group(["a", "b", "c"], [(1, 2), (0, 1)], apart) == (0, 1, 1)


texts = st.lists(st.sampled_from(["a", "b", "c", "d", "e", "f", "", "A", "B"]), min_size=9, max_size=36).map(
    lambda lines: lines[: len(lines) // 3 * 3]
)


def some_pairs(lines: list[str]) -> st.SearchStrategy[list[tuple[int, int]]]:
    places = st.integers(0, len(lines) - 1)
    return st.lists(st.tuples(places, places), max_size=4)


def are_numbered_by_their_first(groups: Groups) -> bool:
    return all(number == BLANK or groups.index(number) == number for number in groups)


@given(texts.flatmap(lambda lines: st.tuples(st.just(lines), some_pairs(lines))))
def test_the_order_of_verdicts_changes_nothing(case: tuple[list[str], list[tuple[int, int]]]) -> None:
    """Nor does it change anything to hear one twice."""
    lines, pairs = case
    once = group(lines, pairs)
    for order in permutations(pairs):
        groups = group(lines, [])
        for one, other in (*order, *order):
            groups = merge(groups, one, other)
        assert groups == once
    assert are_numbered_by_their_first(once)


words = st.sampled_from("abcdef")
parted = st.sets(st.tuples(words, words).filter(lambda pair: pair[0] != pair[1]).map(frozenset), max_size=5)


@given(texts.flatmap(lambda lines: st.tuples(st.just(lines), some_pairs(lines))), parted)
def test_fd_d14_nothing_that_is_kept_apart_is_ever_in_one_group(
    case: tuple[list[str], list[tuple[int, int]]], apart: set[frozenset[str]]
) -> None:
    lines, pairs = case
    groups, without = group(lines, pairs, apart), group(lines, pairs)
    assert are_numbered_by_their_first(groups)
    for one, other in combinations(range(len(lines)), 2):
        if groups[one] == groups[other] != BLANK:
            assert frozenset((spelling(lines[one]), spelling(lines[other]))) not in apart
            assert without[one] == without[other], "nothing else is joined because of it"
        if spelling(lines[one]) == spelling(lines[other]):
            assert groups[one] == groups[other]


@given(texts.flatmap(lambda lines: st.tuples(st.just(lines), some_pairs(lines))))
def test_merging_changes_only_the_totals_of_the_seats_it_touches(case: tuple[list[str], list[tuple[int, int]]]) -> None:
    lines, pairs = case
    groups = group(lines, [])
    for one, other in pairs:
        having = hands(groups)
        touched = {seat for place in (one, other) for seat in having.get(groups[place], ())}
        after = merge(groups, one, other)
        before_points, after_points = all_points(groups), all_points(after)
        for seat, (old, new) in enumerate(zip(before_points, after_points, strict=True)):
            assert old == new or seat in touched
        groups = after


@given(texts.flatmap(lambda lines: st.tuples(st.just(lines), some_pairs(lines))), st.data())
def test_parting_takes_out_what_leaves_and_nothing_else(
    case: tuple[list[str], list[tuple[int, int]]], data: st.DataObject
) -> None:
    groups = group(*case)
    written = sorted({number for number in groups if number != BLANK and groups.count(number) > 1})
    if not written:
        return
    number = data.draw(st.sampled_from(written))
    members = [place for place, other in enumerate(groups) if other == number]
    leaving = data.draw(st.lists(st.sampled_from(members), min_size=1, max_size=len(members) - 1, unique=True))
    after = part(groups, leaving)
    assert are_numbered_by_their_first(after)
    assert len({after[place] for place in leaving}) == 1
    staying = {after[place] for place in members if place not in leaving}
    assert len(staying) == 1
    assert staying != {after[leaving[0]]}
    for place, old in enumerate(groups):
        assert old == number or after[place] == old
    assert merge(after, leaving[0], min({*members} - {*leaving})) == groups


def all_points(groups: Groups) -> list[int]:
    """Points by seat where all terms are read."""
    having = hands(groups)
    counted = count(having, (), players_of(groups, silent_count=True))
    return [
        sum(counted[number] for number, seats in having.items() if seat in seats) for seat in range(len(groups) // 3)
    ]

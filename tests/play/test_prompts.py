"""Prompts: `accepts`, `sample` and `actions` of every kind agree with each other."""

from itertools import permutations, product
from math import comb, perm

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import (
    Confirmed,
    Counted,
    HostAction,
    Join,
    Leave,
    Move,
    Picked,
    Pressed,
    SeatMove,
    Shouts,
    TimeUp,
    Verdict,
    Wrote,
)
from spieleabend.play.prompts import (
    MOST_ACTIONS,
    Confirm,
    Number,
    Pick,
    Press,
    Prompt,
    Write,
    accepts,
    check_answer,
    is_plain_line,
    waited_for,
)
from spieleabend.play.randomness import Rng

NAMES = st.sampled_from(["a", "b"])
OPTIONS = st.lists(st.sampled_from("pqrstu"), unique=True, max_size=5).map(tuple)
KEYS = st.binary(min_size=32, max_size=32)

OUTSIDE: tuple[Move, ...] = (
    TimeUp("a", 1),
    Verdict("a", "yes"),
    Shouts((), 0),
    Join(),
    Leave(0),
    HostAction("a"),
)


@st.composite
def picks(draw: st.DrawFn) -> Pick:
    options = draw(OPTIONS)
    least = draw(st.integers(0, len(options)))
    return Pick(draw(NAMES), options, least, draw(st.integers(least, len(options))), draw(st.booleans()))


@st.composite
def numbers(draw: st.DrawFn) -> Number:
    least = draw(st.integers(-5, 5))
    return Number(draw(NAMES), least, least + draw(st.integers(0, 5)))


@st.composite
def writes(draw: st.DrawFn) -> Write:
    least = draw(st.integers(0, 4))
    return Write(draw(NAMES), least, least + draw(st.integers(1, 5)))


PROMPTS: st.SearchStrategy[Prompt] = st.one_of(
    picks(),
    numbers(),
    writes(),
    st.builds(Confirm, NAMES),
    st.builds(Press, NAMES, OPTIONS.filter(bool)),
)
MOVES: st.SearchStrategy[Move] = st.one_of(
    st.builds(Picked, NAMES, st.lists(st.sampled_from("pqrstuv"), max_size=6).map(tuple)),
    st.builds(Wrote, NAMES, st.text(max_size=12)),
    st.builds(Counted, NAMES, st.integers(-12, 12)),
    st.builds(Confirmed, NAMES),
    st.builds(Pressed, NAMES, st.sampled_from("pqrstuv")),
    st.sampled_from(OUTSIDE),
)


@given(PROMPTS, KEYS)
def test_a_sample_is_accepted(prompt: Prompt, key: bytes) -> None:
    assert prompt.accepts(prompt.sample(Rng(key)))


@given(PROMPTS, MOVES)
def test_the_actions_are_what_is_accepted(prompt: Prompt, move: Move) -> None:
    """Where the order does not matter, the actions name each choice in one order only."""
    actions = prompt.actions()
    if actions is None:
        assert isinstance(prompt, Write)
        return
    assert all(prompt.accepts(action) for action in actions)
    assert len(set(actions)) == len(actions)
    if isinstance(prompt, Pick) and not prompt.ordered and isinstance(move, Picked):
        move = Picked(move.prompt, tuple(sorted(move.options, key=(*prompt.options, *move.options).index)))
    assert prompt.accepts(move) == (move in actions)


@given(PROMPTS, st.sampled_from(OUTSIDE))
def test_no_prompt_takes_a_move_from_outside(prompt: Prompt, move: Move) -> None:
    assert not prompt.accepts(move)


@given(PROMPTS, KEYS)
def test_a_prompt_of_another_name_takes_nothing(prompt: Prompt, key: bytes) -> None:
    answer = prompt.sample(Rng(key))
    assert not accepts((prompt,), rename(answer, "c"))


def rename(move: SeatMove, name: str) -> SeatMove:
    match move:
        case Picked(_, options):
            return Picked(name, options)
        case Wrote(_, text):
            return Wrote(name, text)
        case Counted(_, value):
            return Counted(name, value)
        case Confirmed(_):
            return Confirmed(name)
        case Pressed(_, option):
            return Pressed(name, option)


@pytest.mark.parametrize(
    ("options", "accepted"),
    [
        ((), False),
        (("x",), True),
        (("x", "y"), True),
        (("y", "x"), True),
        (("x", "y", "z"), False),
        (("x", "x"), False),
        (("w",), False),
        (("x", "w"), False),
    ],
)
def test_a_pick_takes_so_many_different_options_and_no_others(options: tuple[str, ...], accepted: bool) -> None:
    assert Pick("a", ("x", "y", "z"), 1, 2).accepts(Picked("a", options)) == accepted


def test_a_pick_of_none_may_be_empty() -> None:
    assert Pick("a", ("x",), 0, 1).accepts(Picked("a", ()))


def test_an_ordered_pick_has_every_order_among_its_actions() -> None:
    actions = Pick("a", ("x", "y", "z"), 2, 2, ordered=True).actions()
    assert actions is not None
    assert [action for action in actions if isinstance(action, Picked)] == [
        Picked("a", chosen) for chosen in permutations("xyz", 2)
    ]


def test_an_ordered_pick_samples_every_order() -> None:
    prompt, rng = Pick("a", ("x", "y", "z"), 2, 2, ordered=True), Rng(bytes(32))
    assert {prompt.sample(rng) for _ in range(200)} == {Picked("a", chosen) for chosen in permutations("xyz", 2)}


@pytest.mark.parametrize("ordered", [True, False])
def test_a_pick_lists_its_actions_only_where_they_are_few(ordered: bool) -> None:
    ways = perm if ordered else comb
    for count, least in product(range(1, 16), range(3)):
        options = tuple(map(str, range(count)))
        actions = Pick("a", options, least, 3, ordered).actions()
        there_are = sum(ways(count, chosen) for chosen in range(least, 4))
        assert actions is None if there_are > MOST_ACTIONS else actions is not None and len(actions) == there_are


@pytest.mark.parametrize(("most", "listed"), [(999, True), (1000, False)])
def test_a_number_lists_its_actions_only_where_they_are_few(most: int, listed: bool) -> None:
    actions = Number("a", 0, most).actions()
    assert (actions is not None) == listed


@pytest.mark.parametrize(
    ("text", "accepted"),
    [("", False), ("a", False), ("ab", True), ("abcde", True), ("abcdef", False), (" ab", False), ("ab ", False)],
)
def test_a_text_has_so_many_characters_and_no_outer_blanks(text: str, accepted: bool) -> None:
    assert Write("a", 2, 5).accepts(Wrote("a", text)) == accepted


@pytest.mark.parametrize(
    "text",
    [
        "Straße – „ja“",
        "Łódź",
        "naïve café",
        "日本",
        "e\u0301",
        "👩\u200d👩\u200d👧",
        "❤\ufe0f",
        "a  b",
        "",
        "½",
        "\U0001fae8",
    ],
)
def test_plain_lines(text: str) -> None:
    assert is_plain_line(text)


@pytest.mark.parametrize(
    "character",
    [
        *"\0\t\n\r\x1b\x7f\x85\xad",
        "\u061c",
        "\u180e",
        "\u200b",
        "\u200e",
        "\u2028",
        "\u2029",
        *"\u202a\u202e\u2066\u2069",
        "\ue000",
        "\ufeff",
        "\U000e0041",
        "\U0010fffd",
        "\ud800",
    ],
)
def test_a_line_with_what_nobody_can_see_is_not_plain(character: str) -> None:
    assert not is_plain_line(f"a{character}b")


@pytest.mark.parametrize("text", [" a", "a ", "\u00a0a", "a\u3000"])
def test_a_line_with_outer_blanks_is_not_plain(text: str) -> None:
    assert not is_plain_line(text)


def test_one_of_several_prompts_accepts() -> None:
    prompts = (Confirm("a"), Number("b", 1, 2))
    assert accepts(prompts, Confirmed("a"))
    assert accepts(prompts, Counted("b", 2))
    assert not accepts(prompts, Counted("b", 3))
    assert not accepts(prompts, Counted("a", 2))
    assert not accepts((), Confirmed("a"))


def test_a_move_that_answers_nothing_is_refused_with_the_reason() -> None:
    prompts = (Confirm("a"), Number("b", 1, 2))
    check_answer(prompts, Counted("b", 2))
    for asked, move, refusal in (
        (None, Confirmed("a"), "illegal-nothing-asked()"),
        ((), Confirmed("a"), "illegal-nothing-asked()"),
        (prompts, Counted("b", 3), "illegal-answer(prompt='b')"),
        (prompts, Join(), "illegal-answer(prompt='')"),
    ):
        with pytest.raises(IllegalMove) as refused:
            check_answer(asked, move)
        assert str(refused.value) == refusal


def test_the_match_waits_for_a_seat_only_for_what_is_not_optional() -> None:
    assert not waited_for(())
    assert not waited_for((Confirm("a", optional=True),))
    assert waited_for((Confirm("a", optional=True), Confirm("b")))

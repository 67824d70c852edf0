"""Names of people, in any script."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.play.errors import Refusal
from spieleabend.tables.names import BOT_NAMES, MOST_CHARACTERS, clean, unique

FAMILY = "👩\u200d👩\u200d👧\u200d👦"


@pytest.mark.parametrize(
    "name",
    ["Łucja", "Çiğdem", "Şükrü İnan", "日本", "שרה", "ليلى", "Ελένη", "O’Neil", "José", "👍🏽", "❤️", FAMILY],
)
def test_a_name_in_any_script_stays_as_it_is(name: str) -> None:
    assert clean(name) == name


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ania\n\t K. ", "Ania K."),
        ("An\u202eia", "Ania"),
        ("\u2066Bo\u2069", "Bo"),
        ("Bo\u0000\u0007", "Bo"),
        ("\u200bBo\ufeff", "Bo"),
        ("Jose\u0301", "José"),
        ("Bo\u3164\u2800", "Bo"),
        ("Bo\u200d", "Bo"),
        (" \u200d Bo", "Bo"),
        ("e\u200c\u0301", "é"),
        ("<b>Bo</b>", "<b>Bo</b>"),
    ],
)
def test_what_cannot_be_seen_is_left_out(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@pytest.mark.parametrize(
    "name",
    ["", "  ", "\u200b\u200b", "\u200d", "\u202e", "\u3164", "\u2800\u115f", "\u0301", "\n\t", "\ue000", "\ufe0f"],
)
def test_a_name_of_which_nothing_can_be_seen_is_refused(name: str) -> None:
    with pytest.raises(Refusal) as refused:
        clean(name)
    assert refused.value.key == "refused-name-empty"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("x" * 30, "x" * 20),
        ("x" * 19 + " yz", "x" * 19),
        ("x" * 17 + FAMILY, "x" * 17),
        ("x" * 19 + "👍🏽", "x" * 19),
        ("x" * 19 + "q\u0303", "x" * 19),
        ("x" * 13 + FAMILY, "x" * 13 + FAMILY),
    ],
)
def test_a_long_name_is_cut_between_letters_not_through_them(typed: str, shown: str) -> None:
    assert clean(typed) == shown


@given(st.text(max_size=40))
def test_a_clean_name_is_short_plain_and_clean_again(name: str) -> None:
    try:
        shown = clean(name)
    except Refusal:
        return
    assert 0 < len(shown) <= MOST_CHARACTERS
    assert shown == shown.strip()
    assert not {unicodedata.category(character) for character in shown} & {"Cc", "Cs", "Cn", "Co", "Zl", "Zp"}
    assert not set(shown) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\ufeff")
    assert clean(shown) == shown


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ania", "ANIA"),
        ("Straße", "STRASSE"),
        ("ﬁn", "fin"),
        ("Ａｎｉａ", "Ania"),
        ("An\u200dia", "Ania"),
        ("❤", "❤\ufe0f"),
    ],
)
def test_names_that_look_the_same_are_the_same(name: str, other: str) -> None:
    assert unique(name, [other]) == f"{name} 2"


@pytest.mark.parametrize(("name", "other"), [("Äpfel", "Apfel"), ("日本", "日木"), ("İnan", "Inan"), ("Bo", "Bo 2")])
def test_names_that_differ_may_stand_side_by_side(name: str, other: str) -> None:
    assert unique(name, [other]) == name


@given(st.lists(st.text(alphabet="aAbß日👍\u200d ", min_size=1, max_size=30), max_size=12))
def test_nobody_at_a_table_is_called_like_anybody_else(names: list[str]) -> None:
    taken: list[str] = []
    for name in names:
        try:
            shown = unique(clean(name), taken)
        except Refusal:
            continue
        assert len(shown) <= MOST_CHARACTERS
        taken.append(shown)
    assert len({name.casefold() for name in taken}) == len(taken)


def test_bots_have_names_that_nobody_needs_to_change() -> None:
    assert [clean(name) for name in BOT_NAMES] == list(BOT_NAMES)
    assert len(set(BOT_NAMES)) == len(BOT_NAMES)

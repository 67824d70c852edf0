"""How an answer is read, folded and held against another one, letter by letter."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.words.spelling import LONGEST, Rewriting, plain, read, slips, unmarked

SHORT = st.text("abcü", max_size=7)


@pytest.mark.parametrize(
    ("text", "tokens", "signs"),
    [
        ("Grandma’s T-Shirt!", ("grandmas", "t", "shirt"), ""),
        ("  ＦＵＳＳ ball ", ("fuss", "ball"), ""),
        ("Straße", ("straße",), ""),
        ("STRASSE ẞ", ("strasse", "ß"), ""),
        ("a\u0301b", ("áb",), ""),
        ("soft\u00adware \u200b", ("software",), ""),
        ("1.5 km, 12:30 Uhr. 3.", ("1.5", "km", "12.30", "uhr", "3"), ""),
        ("1️⃣ ² ３", ("1", "2", "3"), ""),
        ("C++ & €", ("c",), "++€"),
        ("pizza🍕heute", ("pizza", "heute"), "🍕"),
        ("👩\u200d👧", (), "👩👧"),
        ("❤\ufe0f", (), "❤"),
        ("हिन्दी", ("हिन्दी",), ""),
        ("\ud800", (), ""),
        ("… – ?!", (), ""),
        ("", (), ""),
    ],
)
def test_an_answer_is_read_as_words_and_signs(text: str, tokens: tuple[str, ...], signs: str) -> None:
    answer = read(text)
    assert (answer.tokens, answer.signs) == (tokens, signs)
    assert answer.blank is (not tokens and not signs)


def test_only_so_many_letters_are_read() -> None:
    assert read("x" * 10_000).tokens == ("x" * LONGEST,)
    assert len(plain("ﷺ" * LONGEST)) <= LONGEST


@given(st.text(max_size=300))
def test_whatever_is_written_can_be_read(text: str) -> None:
    answer = read(text)
    assert all(answer.tokens)
    assert not any(token.isspace() for token in answer.tokens)
    assert plain(text) == "".join(answer.tokens)


@pytest.mark.parametrize(
    ("word", "without"),
    [
        ("żółw", "zolw"),
        ("crème", "creme"),
        ("smørrebrød", "smorrebrod"),
        ("œuvre", "oeuvre"),
        ("чай", "чай"),
        ("ガ", "ガ"),
    ],
)
def test_latin_letters_lose_their_accents_and_others_keep_them(word: str, without: str) -> None:
    assert unmarked(word) == without


def test_words_are_rewritten_by_letters_patterns_and_lists() -> None:
    rewrite = Rewriting({ord("ä"): "ae"}, {"ph": "f", "f$": "v"}, {"schaf": "sheep", "kaev": "cage"})
    assert rewrite("graph") == "grav"
    assert rewrite("käph") == "cage"
    assert rewrite("é") == "e"


def count_slips(one: str, other: str) -> int:
    """By the book: the least letters to add, leave out, change or swap with the next, none of them twice."""
    table = {(row, -1): row + 1 for row in range(-1, len(one))} | {
        (-1, column): column + 1 for column in range(len(other))
    }
    for row, a in enumerate(one):
        for column, b in enumerate(other):
            best = min(table[row - 1, column] + 1, table[row, column - 1] + 1, table[row - 1, column - 1] + (a != b))
            if row and column and a == other[column - 1] and one[row - 1] == b:
                best = min(best, table[row - 2, column - 2] + 1)
            table[row, column] = best
    return table[len(one) - 1, len(other) - 1]


@given(one=SHORT, other=SHORT, most=st.integers(0, 3))
def test_slips_are_counted_up_to_a_number(one: str, other: str, most: int) -> None:
    assert slips(one, other, most) == slips(other, one, most) == min(count_slips(one, other), most + 1)

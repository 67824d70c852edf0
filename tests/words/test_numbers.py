"""KW-R15: numbers that are no words."""

import pytest

from spieleabend.words.hearing import hear
from spieleabend.words.numbers import numerals


def level(said: str, *, lone_i: bool = True) -> str:
    marks = numerals(hear(said), lone_i=lone_i)
    return marks[0].level if marks else "clear"


@pytest.mark.parametrize(
    "said", ["54", "²", "①", "❷", "½", "৪", "x2", "🔟", "💯", "🕐", "⚅", "1️⃣", "Ⅷ", "三", "MCMLIV", "XIX", "IV"]
)
def test_kw_r15_digits_and_signs_are_certain(said: str) -> None:
    assert level(f"about {said} of them") == "certain"


@pytest.mark.parametrize(
    "said", ["Elizabeth I", "Wilhelm I. war", "Henry V was", "xix", "iii", "🥇", "IT IS LOUD IN XIV"]
)
def test_kw_r15_what_may_be_a_number_is_a_question(said: str) -> None:
    assert level(said) == "question"


@pytest.mark.parametrize(
    "said",
    [
        "I am here",
        "I <3 you",
        "my CD and MIX",
        "mild",
        "civic",
        "J R R",
        "i ja",
        "IL",
        "IIII",
        "😀",
        "I I I",
        "I AM LOUD",
    ],
)
def test_what_only_looks_like_a_number_is_none(said: str) -> None:
    assert level(said) == "clear"


def test_an_english_i_is_no_number() -> None:
    assert level("Now I see", lone_i=False) == "clear"
    assert level("Yes I can", lone_i=False) == "clear"
    assert level("Elizabeth I, who else", lone_i=False) == "question"
    assert level("Wilhelm I war es", lone_i=True) == "question"

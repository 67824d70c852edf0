"""What a game is told of a ruling."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.play.refereeing import MOST_WORDS, Remark, as_answer, from_answer
from spieleabend.words.interface import Breach, Level, Mark, Ruling
from spieleabend.words.referee import rule_on


@pytest.mark.parametrize(
    ("marks", "remark"),
    [
        ([], Remark("clear")),
        ([("certain", "number", "seven")], Remark("certain", "number", ("seven",))),
        ([("question", "calendar", "May")], Remark("question", "number", ("May",))),
        ([("certain", "name", "Ada"), ("question", "number", "first")], Remark("certain", "name", ("Ada", "first"))),
        ([("certain", "name", "one"), ("certain", "number", "one")], Remark("certain", "name", ("one",))),
    ],
)
def test_kw_r15_a_remark_names_the_gravest_fault_and_every_word_once(
    marks: list[tuple[Level, Breach, str]], remark: Remark
) -> None:
    assert Ruling(tuple(Mark(*mark) for mark in marks)).remark == remark


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=200), st.sampled_from(["de", "en", "pl"]))
def test_every_remark_is_one_that_games_take(sentence: str, language: str) -> None:
    remark = rule_on(language, ["Ada Lovelace"], sentence).remark
    assert from_answer(as_answer(remark)) == remark


def test_a_remark_points_at_so_many_words_and_no_more() -> None:
    months = "January February March April June July August September October November December"
    remark = rule_on("en", [], f"in {months.replace(' ', ', in ')}").remark
    assert len(remark.words) == MOST_WORDS
    assert from_answer(as_answer(remark)) == remark

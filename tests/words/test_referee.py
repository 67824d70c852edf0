"""KW-R15, KW-D14, KW-D15: what may not be said is pointed at, and what may be said is not."""

import time
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.words.hearing import LONGEST_SENTENCE
from spieleabend.words.interface import MOST_NAMES
from spieleabend.words.referee import rule_on
from tests.words.sentences import LANGUAGES, SETS, found, sentences

NAMES = ("Isaac Newton", "Fryderyk Chopin", "Jürgen Klopp")
CODES = st.sampled_from([*LANGUAGES, "fr"])
ODD = st.sampled_from(
    ["", " ", "\u200b", "\ud800", "\x00", "１", "🕐", "Ⅻ", "İ", "ẞ", "ﬁve", "ма", "三", "a\u0301" * 99, "M" * 700]
)
TEXTS = st.text(max_size=60) | ODD | st.lists(ODD | st.text("abdeinostuwxz ", max_size=9), max_size=6).map(" ".join)


@pytest.mark.parametrize("name", SETS)
def test_kw_r15_what_may_not_be_said_is_found_and_hardly_anything_else(language: str, name: str) -> None:
    figures = found(language, sentences(language, name))
    assert figures.recall >= 0.92, figures.wrong
    assert figures.precision >= 0.94, figures.wrong


def test_kw_d14_harmless_sentences_stay_unmarked(language: str) -> None:
    harmless = [said for name in SETS for said in sentences(language, name) if said.kind == "harmless"]
    forbidden = [said for name in SETS for said in sentences(language, name) if said.kind == "forbidden"]
    assert len(harmless) >= 100
    assert len(forbidden) >= 60
    figures = found(language, harmless)
    assert figures.flagged_harmless <= 0.03, figures.wrong


def test_a_thousand_sentences_take_less_than_a_second() -> None:
    every = [(code, said) for code in LANGUAGES for name in SETS for said in sentences(code, name)]
    for code in LANGUAGES:
        rule_on(code, [], "")
    start = time.process_time()
    for code, said in every:
        rule_on(code, said.names, said.sentence)
    assert len(every) / (time.process_time() - start) >= 1000


def test_kw_d15_a_teammates_person_may_be_guessed() -> None:
    assert rule_on("en", ["Isaac Newton"], "Is yours Chopin?").level == "clear"
    assert rule_on("en", ["Frédéric Chopin"], "Is yours Chopin?").level == "certain"


def test_kw_r15_it_says_what_it_points_at_certain_things_first() -> None:
    ruling = rule_on("de", ["Angela Merkel"], "Die Merkl war zuerst die erste, im Juli, im Juli")
    assert [(mark.level, mark.breach, mark.said) for mark in ruling.marks] == [
        ("certain", "calendar", "Juli"),
        ("question", "number", "erste"),
        ("question", "name", "Merkl"),
    ]
    assert ruling.level == "certain"
    assert rule_on("de", [], "Schön war es").marks == ()


def test_kw_r15_numbers_and_months_of_other_languages_count_too() -> None:
    for language, said in [("de", "osiem"), ("de", "twelve"), ("en", "grudzień"), ("en", "zwanzig"), ("pl", "seven")]:
        assert rule_on(language, [], said).level == "certain", said


def test_words_that_are_numbers_elsewhere_may_be_said() -> None:
    for language, said in [("en", "the elf may die"), ("pl", "ten i one"), ("en", "no one set it"), ("de", "ten")]:
        assert rule_on(language, [], said).level == "clear", said


def test_a_language_without_a_file_knows_the_others_and_all_names() -> None:
    assert rule_on("fr", ["Édith Piaf"], "Piaf chantait").level == "certain"
    assert rule_on("fr", ["Édith Piaf"], "En 1915").level == "certain"
    assert rule_on("fr", ["Édith Piaf"], "Elle chantait").level == "clear"


@given(language=CODES, said=TEXTS, names=st.lists(TEXTS, max_size=4))
def test_whatever_is_said_it_ends_and_is_the_same_again(language: str, said: str, names: list[str]) -> None:
    ruling = rule_on(language, names, said)
    assert ruling == rule_on(language, names, said)
    assert len(set(ruling.marks)) == len(ruling.marks)
    assert all(mark.level != "clear" for mark in ruling.marks)


@given(language=CODES, said=st.text("abcdefghiklmnorstuwäöüąćęłńóśźż ", max_size=40))
def test_how_a_computer_writes_letters_does_not_matter(language: str, said: str) -> None:
    plain = rule_on(language, NAMES, said)
    assert rule_on(language, NAMES, unicodedata.normalize("NFD", said)) == plain
    assert rule_on(language, NAMES, f"\u200b{said}\u00ad") == plain


@given(language=CODES, digit=st.characters(categories=["Nd"]), before=st.text("abc ", max_size=5))
def test_kw_r15_digits_of_every_script_are_numbers(language: str, digit: str, before: str) -> None:
    assert rule_on(language, [], before + digit).level == "certain"


@given(
    language=CODES, name=st.sampled_from(["Newton", "Chopin", "Klopp"]), filler=st.sampled_from(["oh", "na ja", "tak"])
)
def test_kw_r15_a_name_is_found_however_it_is_spread(language: str, name: str, filler: str) -> None:
    for said in (name, name.upper(), " ".join(name), ".".join(name), "-".join(name.lower()), f"xy{name}xy"):
        assert rule_on(language, NAMES, f"{filler} {said} {filler}").level != "clear", said


def test_only_so_much_is_listened_to() -> None:
    assert rule_on("en", [], "a " * LONGEST_SENTENCE + "seven").level == "clear"
    many = [f"Nobody{chr(97 + number // 26)}{chr(97 + number % 26)}" for number in range(MOST_NAMES)]
    assert rule_on("en", [*many, "Newton"], "Newton").level == "clear"
    assert rule_on("en", ["Newton", *many], "Newton").level == "certain"

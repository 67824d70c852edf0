"""FD-D4: what is the same term by itself, what people are asked about, and what is neither."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieleabend.words.interface import Likeness
from spieleabend.words.language import language as described
from spieleabend.words.lexicon import Lexicon
from spieleabend.words.same import Comparison, by_spelling
from spieleabend.words.spelling import read
from tests.words.counting import CountingDictionary
from tests.words.judges import with_dictionary
from tests.words.pairs import figures, pairs

MOST_LOOK_UPS = 800
JUDGES = st.sampled_from(["de", "en", "pl"]).map(with_dictionary) | st.sampled_from(["de", "fr"]).map(by_spelling)
LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßąćęłńóśźżéè"
WORDS = st.text(LETTERS, min_size=1, max_size=20)
ODD = st.sampled_from(
    [
        *(
            "",
            " ",
            "\u200b",
            "\u00ad",
            "...",
            "🍕",
            "👩‍👩‍👧",
            "1️⃣",
            "３",
            "²",
            "кот",
            "猫",
            "قطة",
            "ﷺ",
            "İ",
            "ß",
            "ẞ",
            "ﬁ",
        ),
        *(
            "e" * 200,
            "ss" * 100,
            "a\u0301" * 100,
            "\ud800",
            "\x00",
            "a b c",
            "die der das",
            "-",
            "’",
            "C++",
            "½",
            "1.000",
        ),
    ]
)
ANSWERS = st.text(max_size=30) | ODD | WORDS | st.lists(ODD | WORDS, max_size=4).map(" ".join)


def test_fd_d4_what_is_the_same_is_found_and_nothing_else_is(judge: Comparison, language: str) -> None:
    found = figures(judge, pairs(language, "acceptance"))
    assert found.share("same", "same") >= 0.95, found.report()
    assert found.called_same() == []
    assert found.share("different", "ask") <= 0.02, found.report()
    assert found.share("ask", "ask") >= 0.9


@pytest.mark.parametrize("name", ["dev", "held-out"])
def test_fd_d4_so_it_is_with_pairs_of_our_own(judge: Comparison, language: str, name: str) -> None:
    found = figures(judge, pairs(language, name))
    assert found.share("same", "same") >= 0.95, found.report()
    assert found.share("ask", "ask") >= 0.9
    assert found.share("different", "ask") <= 0.02
    # Homographs: lody is a form of lód, stopa one of stop, fencing one of to fence, and deserted one of to desert.
    assert set(found.called_same()) <= {"lody/lód", "stopa/stop", "fence/fencing", "desert/deserted"}


def test_no_synonym_is_the_same_by_itself(judge: Comparison, language: str) -> None:
    for name in ("acceptance", "dev", "held-out"):
        assert figures(judge, pairs(language, name)).share("ask", "same") == 0


@pytest.mark.parametrize("name", ["acceptance", "dev", "held-out"])
def test_without_a_dictionary_the_judge_asks_instead_of_knowing(language: str, name: str) -> None:
    found = figures(by_spelling(language), pairs(language, name))
    assert found.called_same() == []
    assert found.share("same", "same") + found.share("same", "ask") >= 0.75


CASES: list[tuple[str, str, str, Likeness]] = [
    ("de", "3", "drei", "ask"),
    ("de", "3 Katzen", "3 Kater", "different"),
    ("de", "12 Uhr", "13 Uhr", "different"),
    ("de", "1,5 Liter", "15 Liter", "different"),
    ("de", "Vitamin A", "Vitamin C", "different"),
    ("de", "Vitamin C", "Vitamin", "different"),
    ("de", "Maße", "Masse", "ask"),
    ("de", "Oma und Opa", "Opa und Oma", "ask"),
    ("de", "Hündchen", "Hund", "ask"),
    ("de", "der", "der", "same"),
    ("de", "Reis", "Reise", "different"),
    ("de", "drucken", "drücken", "different"),
    ("de", "Hexe", "Hexen", "same"),
    ("de", "großer Bruder", "große Brüder", "same"),
    ("de", "Marvin", "Martin", "ask"),
    ("de", "Terasse", "Terrasse", "same"),
    ("de", "Kaffeetasse", "Kaffeetasche", "different"),
    ("de", "Geburtstagkuchen", "Geburtstagskuchen", "same"),
    ("de", "Angst vor dem Hund", "Angst vor Hunden", "same"),
    ("de", "ＨＵＮＤ", "hund", "same"),
    ("en", "I ❤ dogs", "I 💔 dogs", "ask"),
    ("en", "pizza 🍕", "Pizza", "same"),
    ("en", "C++", "C", "ask"),
    ("en", "A-Team", "ATeam", "same"),
    ("en", "washing the car", "wash a car", "same"),
    ("en", "housewife", "housewives", "same"),
    ("en", "tounge", "tongue", "same"),
    ("en", "strawbery", "strawberries", "same"),
    ("en", "bear", "bare", "different"),
    ("en", "hippo", "hippos", "same"),
    ("en", "résumé", "resume", "ask"),
    ("pl", "gesi", "gęś", "same"),
    ("pl", "gora", "góry", "same"),
    ("pl", "laska", "łaska", "different"),
    ("pl", "byłem", "być", "same"),
    ("pl", "papógi", "papuga", "same"),
    ("en", "😀", "😀", "same"),
    ("en", "😀", "😂", "different"),
    ("en", "кот", "кот", "same"),
    ("en", "кот", "кит", "different"),
    ("pl", "猫", "犬", "different"),
    ("de", "чай", "чаи", "different"),
    ("de", "?", "?", "different"),
    ("de", "\u200b", "", "different"),
]


@pytest.mark.parametrize(("language", "one", "other", "likeness"), CASES)
def test_fd_d4_case(language: str, one: str, other: str, likeness: Likeness) -> None:
    judge = with_dictionary(language)
    assert judge.pair(one, other) == judge.pair(other, one) == likeness


@given(judge=JUDGES, one=ANSWERS, other=ANSWERS)
def test_the_order_of_two_answers_does_not_matter(judge: Comparison, one: str, other: str) -> None:
    assert judge.pair(one, other) == judge.pair(other, one)


@given(judge=JUDGES, one=ANSWERS)
def test_fd_d3_every_answer_is_the_same_as_itself_unless_it_says_nothing(judge: Comparison, one: str) -> None:
    assert judge.pair(one, one) == ("different" if read(one).blank else "same")


@given(judge=JUDGES, one=ANSWERS, other=ANSWERS)
def test_fd_d3_blanks_match_nothing(judge: Comparison, one: str, other: str) -> None:
    if read(one).blank or read(other).blank:
        assert judge.pair(one, other) == "different"


@given(judge=JUDGES, one=WORDS, other=WORDS)
def test_how_a_computer_writes_letters_does_not_matter(judge: Comparison, one: str, other: str) -> None:
    found = judge.pair(one, other)
    assert judge.pair(unicodedata.normalize("NFD", one), other) == found
    assert judge.pair(f"\u200b{one}\ufeff ", f" {other}.") == found


@given(judge=JUDGES, one=WORDS)
def test_case_spaces_and_hyphens_do_not_matter(judge: Comparison, one: str) -> None:
    assert judge.pair(one, one.upper()) == judge.pair(one, one.title()) == "same"
    assert judge.pair(one, "-".join(one)) == judge.pair(one, " ".join(one.upper())) == "same"


@given(judge=JUDGES, answers=st.lists(ANSWERS, max_size=8))
def test_a_round_is_every_pair_once(judge: Comparison, answers: list[str]) -> None:
    compared = judge.round(answers)
    found = {**dict.fromkeys(compared.same, "same"), **dict.fromkeys(compared.ask, "ask")}
    assert len(found) == len(compared.same) + len(compared.ask)
    assert list(compared.same) == sorted(compared.same)
    assert list(compared.ask) == sorted(compared.ask)
    for second in range(len(answers)):
        for first in range(second):
            assert found.get((first, second), "different") == judge.pair(answers[first], answers[second])


@given(language=st.sampled_from(["de", "en", "pl"]), answer=ANSWERS)
def test_no_answer_makes_the_judge_look_long(language: str, answer: str) -> None:
    dictionary = CountingDictionary()
    Comparison(Lexicon(described(language), dictionary)).round([answer])
    assert dictionary.looked_up <= MOST_LOOK_UPS * max(1, len(read(answer).tokens))

"""Sentences, word by word."""

import pytest

from spieleabend.words.hearing import hear, spellings


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("Nie, nie!", ["nie", "nie"]),
        ("Newton’s O'Brien", ["newtons", "obrien"]),
        ("M_o-z", ["m", "o", "z"]),
        ("\uff2dozart", ["mozart"]),
        ("Mo\u200bza\u00adrt", ["mozart"]),
        ("Mоzаrt with Cyrillic letters", ["mozart", "with", "cyrillic", "letters"]),
        ("Моцарт", ["motsart"]),
        ("Μόζαρτ", ["mozart"]),
        ("\u039cоцарт, half Greek and half Cyrillic", ["motsart", "half", "greek", "and", "half", "cyrillic"]),
        ("zażółć", ["zażółć"]),
        ("", []),
    ],
)
def test_words_are_heard_however_they_are_written(said: str, words: list[str]) -> None:
    assert [word.small for word in hear(said).words] == words


def test_letters_after_each_other_are_one_word() -> None:
    assert hear("it is M o z a r t or b-a-c-h").spelled == ("mozart", "bach")
    assert hear("a b, or what").spelled == ()


def test_a_word_is_known_without_its_accents() -> None:
    assert spellings("müßte") == ("muesste", "musste")
    assert spellings("łódź") == ("lodz",)


def test_capitals_say_nothing_where_everything_is_in_them() -> None:
    assert hear("I AM LOUD").shouted
    assert not hear("I am NOT").shouted
    assert not hear("MCMLIV").shouted

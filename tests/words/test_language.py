"""The files of the languages: each is a word judge's whole knowledge of one, but for its dictionary."""

from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from spieleabend.decks.language import LANGUAGES
from spieleabend.words.language import LanguageFile, language, languages
from spieleabend.words.same import by_spelling


def read(code: str) -> LanguageFile:
    text = files("spieleabend.words").joinpath("languages", f"{code}.toml").read_bytes()
    return msgspec.toml.decode(text, type=LanguageFile)


def test_every_language_of_the_house_is_described() -> None:
    assert languages() == tuple(sorted(LANGUAGES)) == ("de", "en", "pl")
    assert {read(code).name for code in languages()} == {described.name for described in LANGUAGES.values()}


@pytest.mark.parametrize("code", languages())
def test_the_lists_say_what_the_judge_then_says(code: str) -> None:
    words, judge = read(code).words, by_spelling(code)
    for line in words.variants.splitlines():
        first, *others = line.split()
        said = {judge.pair(first, other) for other in others}
        # Where accents matter, only a dictionary makes sure of it.
        assert said <= {"same", "ask"} if language(code).marks_matter else said <= {"same"}, line
    for line in words.apart.splitlines():
        first, *others = line.split()
        assert {judge.pair(first, other) for other in others} == {"ask"}, line
    for line in words.irregular.splitlines():
        form, lemma = line.split()
        assert judge.pair(form, lemma) == "same", line
    for line in words.numbers.splitlines():
        digits, *others = line.split()
        assert {judge.pair(digits, other) for other in others} == {"ask"}, line


@pytest.mark.parametrize("code", languages())
def test_synonyms_are_asked_about(code: str) -> None:
    judge = by_spelling(code)
    for line in filter(None, read(code).words.synonyms.splitlines()):
        first, *others = [word.strip() for word in line.split(",")]
        assert others, line
        for other in others:
            assert judge.pair(first, other) == "ask", f"{first} and {other}"


@pytest.mark.parametrize("code", languages())
def test_nothing_stands_in_a_list_twice(code: str) -> None:
    words = read(code).words
    for text in (words.variants, words.apart, words.irregular, words.numbers, words.synonyms):
        twice = [line for line, times in Counter(filter(None, text.splitlines())).items() if times > 1]
        assert twice == []


def test_a_language_without_a_file_is_compared_by_spelling() -> None:
    assert language("fr").file.dictionaries == ()
    judge = by_spelling("fr")
    assert judge.pair("Chat", "chat") == "same"
    assert judge.pair("pêche", "péché") == "ask"
    assert judge.pair("../de", "x") == "different"
    assert language("../languages/de").file.dictionaries == ()

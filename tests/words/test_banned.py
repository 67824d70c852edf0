"""The referee's files, one a language: each is all that it knows of what may not be said in one."""

from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from spieleabend.decks.language import LANGUAGES
from spieleabend.words.banned import RefereeFile, banned, entries, referees
from spieleabend.words.referee import rule_on


def read(code: str) -> RefereeFile:
    text = files("spieleabend.words").joinpath("referees", f"{code}.toml").read_bytes()
    return msgspec.toml.decode(text, type=RefereeFile)


def test_every_language_of_the_house_is_described() -> None:
    assert referees() == tuple(sorted(LANGUAGES))


@pytest.mark.parametrize("code", referees())
def test_kw_r15_the_lists_say_what_the_referee_then_says(code: str) -> None:
    file = read(code)
    beside = banned(code).beside
    for breach, listed in (("number", file.numbers), ("calendar", file.calendar)):
        for level, text in (("certain", listed.certain), ("question", listed.question)):
            for words in entries(text):
                said = " ".join(word.removesuffix("*") for word in words)
                if said in beside:
                    continue  # What it means hangs on its neighbours.
                ruling = rule_on(code, [], said)
                assert ruling.level in (level, "certain"), said
                assert breach in {mark.breach for mark in ruling.marks}, said


@pytest.mark.parametrize("code", referees())
def test_kw_r15_plain_words_may_be_said(code: str) -> None:
    for (word,) in entries(read(code).plain):
        assert rule_on(code, ["Zzyzx"], word.removesuffix("*")).level == "clear", word


@pytest.mark.parametrize("code", referees())
def test_nothing_stands_in_a_list_twice(code: str) -> None:
    file = read(code)
    for text in (
        file.plain,
        f"{file.numbers.certain}\n{file.numbers.question}",
        f"{file.calendar.certain}\n{file.calendar.question}",
    ):
        assert [words for words, times in Counter(entries(text)).items() if times > 1] == []
    for text in (file.names.titles, file.names.particles, file.names.epithets, file.names.endings):
        assert [word for word, times in Counter(text.split()).items() if times > 1] == []


def test_a_language_without_a_file_forbids_nothing_of_its_own() -> None:
    assert banned("fr").exact == {}
    assert banned("../referees/de").exact == {}

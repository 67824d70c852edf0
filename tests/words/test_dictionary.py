"""Dictionaries, and what becomes of a language where one is not installed."""

import sys

import pytest

from spieleabend.words.dictionary import LONGEST_WORD, Morfeusz, NoDictionary, Simplemma, open_dictionary
from spieleabend.words.language import language
from spieleabend.words.same import comparison
from tests.words.pairs import figures, pairs

SIMPLEMMA = "simplemma.strategies.dictionaries"


def test_simplemma_knows_one_lemma_a_form_and_capitals() -> None:
    german = Simplemma("de")
    assert german.lemmas("Häuser") == {"Haus"}
    assert german.lemmas("häuser") == german.lemmas("") == german.lemmas("x" * LONGEST_WORD) == frozenset()


def test_morfeusz_knows_every_lemma_of_a_form() -> None:
    polish = Morfeusz("pl")
    assert {"kot", "kota"} <= polish.lemmas("kota")
    assert "Warszawa" in polish.lemmas("warszawa")
    assert "mieć" in polish.lemmas("miałem")
    assert polish.lemmas("ksiazka") == polish.lemmas("") == frozenset()


def test_no_dictionary_knows_nothing() -> None:
    assert NoDictionary().name is None
    assert NoDictionary().lemmas("Haus") == frozenset()


def test_the_first_dictionary_that_is_installed_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = language("pl").file.dictionaries
    assert open_dictionary("pl", wanted).name == "morfeusz2"
    monkeypatch.setitem(sys.modules, "morfeusz2", None)
    assert open_dictionary("pl", wanted).name == "simplemma"
    monkeypatch.setitem(sys.modules, SIMPLEMMA, None)
    assert open_dictionary("pl", wanted).name is None
    assert open_dictionary("de", language("de").file.dictionaries).name is None


def test_polish_is_judged_well_without_the_bigger_dictionary(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "morfeusz2", None)
    judge = comparison("pl")
    assert judge.dictionary == "simplemma"
    for name, least in (("acceptance", 0.95), ("dev", 0.9), ("held-out", 0.8)):
        found = figures(judge, pairs("pl", name))
        assert found.share("same", "same") >= least, found.report()
        assert found.share("different", "same") <= 0.02
    assert figures(judge, pairs("pl", "acceptance")).called_same() == []


def test_without_any_dictionary_the_judge_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, SIMPLEMMA, None)
    judge = comparison("de")
    assert judge.dictionary is None
    assert judge.pair("Hund", "Hunde") == "ask"
    assert judge.pair("Hund", "HUND!") == "same"
    assert judge.pair("Hund", "Katze") == "different"

import pytest

from spieleabend.decks.language import LANGUAGES, all_evidence, evidence, foreign_letters, speaks_for_another
from spieleabend.decks.load import load
from spieleabend.games.bam import GAME
from spieleabend.protocol.fields import LANGUAGES as OF_THE_HOUSE

FOUND = 0.85
"""At least so many cards in a wrong deck are found; no spelling gives away words such as “Zugluft”."""


def texts(language: str) -> list[str]:
    return [card.text.replace("BAM!", " ") for pile in load(GAME, language).piles.values() for card in pile]


def test_every_language_of_the_house_is_described() -> None:
    assert set(LANGUAGES) == set(OF_THE_HOUSE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_of_a_real_deck_is_taken_for_another_language(language: str) -> None:
    taken = {text: speaks_for_another(evidence(text), language) for text in texts(language)}
    assert {text: other for text, other in taken.items() if other} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("spoken", LANGUAGES)
def test_cards_in_the_wrong_deck_are_found(language: str, spoken: str) -> None:
    if language == spoken:
        assert speaks_for_another(all_evidence(texts(spoken)), language) is None
        return
    assert speaks_for_another(all_evidence(texts(spoken)), language) == spoken
    found = [speaks_for_another(evidence(text), language) == spoken for text in texts(spoken)]
    assert sum(found) / len(found) > FOUND


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Dirty Talk auf Amtsdeutsch"),
        ("de", "Toast Hawaii"),
        ("pl", "open bar na stypie"),
        ("pl", "Tatuaż miał brzmieć „Carpe diem”."),
        ("en", "shouting encouragement at a soufflé"),
        ("en", "a Bavarian in lederhosen"),
        ("pl", "1987"),
    ],
)
def test_a_borrowed_word_is_no_other_language(language: str, text: str) -> None:
    assert speaks_for_another(evidence(text), language) is None


def test_letters_of_other_scripts_are_found_however_latin_they_look() -> None:
    assert foreign_letters("Zażółć gęślą jaźń, naïve Größe – 100 %, “soufflé”") == ""
    assert foreign_letters("a vоucher for α") == "αо"

"""How a bot listens."""

import pytest

from spieleabend.decks.load import load
from spieleabend.games.kwando import GAME
from spieleabend.games.kwando.beginning import start
from spieleabend.games.kwando.hearing import ERAS, guessed_era, recognised
from spieleabend.games.kwando.lore import lore
from spieleabend.games.kwando.state import Known
from spieleabend.play.prepare import prepare
from spieleabend.play.randomness import Rng
from tests.games.kwando.deck import LANGUAGES


def everybody(language: str) -> tuple[Known, ...]:
    """All people of the blue half."""
    state = start(prepare(GAME, load(GAME, language), seats=4, options={}, level="mild"), Rng(bytes(32)))
    return lore(state).people


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_knows_every_clue_by_heart(language: str) -> None:
    people = everybody(language)
    assert len(people) == 123
    for person in people:
        for clue in person.clues:
            assert recognised(clue, people) is person


def test_it_recognises_people_by_words_of_their_clues() -> None:
    people = everybody("en")
    gandhi = next(person for person in people if person.name == "Mahatma Gandhi")
    assert recognised("Somebody with a handful of salt, against an empire…", people) is gandhi
    assert recognised("He spun cotton, walked for a handful, and the Empire fell.", people) is gandhi
    assert recognised("A handful.", people) is None, "one word is not enough"


@pytest.mark.parametrize("said", ["", "Hm.", "I have no idea.", "Is yours older?"])
def test_out_of_small_talk_it_hears_nobody(said: str) -> None:
    assert recognised(said, everybody("en")) is None


@pytest.mark.parametrize(
    ("said", "language", "year"),
    [
        ("Da lebten noch Ritter!", "de", 1200),
        ("She was on television a lot.", "en", 1940),
        ("Wszyscy nosili wtedy peruki.", "pl", 1720),
        ("Television", "de", None),
        ("Ritter", "xx", None),
    ],
)
def test_it_has_an_idea_of_what_belongs_to_which_time(said: str, language: str, year: int | None) -> None:
    assert guessed_era(said, language) == year


def test_it_has_one_in_every_language() -> None:
    assert set(ERAS) == set(LANGUAGES)
    assert all(len(eras) > 15 for eras in ERAS.values())

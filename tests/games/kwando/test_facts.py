"""The persons of the decks are right, and what is not is found, person and fact (KW-R2, KW-R9, KW-R15)."""

from collections import Counter
from typing import Any

import pytest
from msgspec import structs

from spieleabend.decks.check import findings
from spieleabend.decks.language import evidence, foreign_letters, speaks_for_another
from spieleabend.decks.load import load
from spieleabend.decks.typography import misprints
from spieleabend.games.kwando import GAME
from spieleabend.games.kwando.cards import CARDS, HALVES, Person
from spieleabend.games.kwando.facts import CONTINENTS, GERMAN_SPEAKING, check_people
from spieleabend.play.box import Finding
from spieleabend.play.cards import Deck
from tests.games.kwando.deck import LANGUAGES, named, people, planted

DECK = load(GAME, "en")


def only(deck: Deck) -> Finding:
    """The one thing that is wrong."""
    (found,) = check_people(deck)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_with_the_decks_of_the_house(language: str) -> None:
    """With KW-R2: 123 cards, KW-R9: two persons each."""
    deck = load(GAME, language)
    assert list(findings(GAME, deck)) == []
    assert [len(deck.piles[half]) for half in HALVES] == [CARDS, CARDS]
    assert len({person.text for person in people(deck)}) == 246


@pytest.mark.parametrize("language", LANGUAGES)
def test_clues_are_set_and_spoken_as_their_language_is(language: str) -> None:
    for person in people(load(GAME, language)):
        for clue in person.clues:
            assert [*misprints(clue, language)] == [], clue
            assert speaks_for_another(evidence(clue), language) is None, clue
            assert foreign_letters(clue) == "", clue
            assert clue[-1] in ".!?", clue


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_is_said_of_two_persons(language: str) -> None:
    clues = [clue for person in people(load(GAME, language)) for clue in person.clues]
    assert len(set(clues)) == len(clues) == 492


def test_the_figures_of_the_documentation() -> None:
    """docs/decks.md says who is in the deck, and how the dates were checked."""
    everybody = people(DECK)
    assert Counter(person.checked for person in everybody) == {"lists": 122, "list": 78, "twice": 46}
    assert Counter(person.sex for person in everybody) == {"M": 139, "F": 107}
    assert sum("PL" in person.homes for person in everybody) == 26
    assert sum(bool(GERMAN_SPEAKING & {*person.homes}) for person in everybody) == 53
    continents = Counter(
        continent for person in everybody for continent, homes in CONTINENTS.items() if person.homes[0] in homes.split()
    )
    assert continents == {
        "Europe": 163,
        "North America": 50,
        "Asia": 12,
        "South America": 9,
        "Africa": 8,
        "Oceania": 4,
    }
    assert sum(person.calendar == "julian" for person in everybody) == 12
    assert sum(person.wikidata != "" for person in everybody) == 182


def test_the_same_persons_serve_all_languages() -> None:
    for one, *others in zip(*(people(load(GAME, language)) for language in LANGUAGES), strict=True):
        assert {structs.replace(other, text=one.text, clues=one.clues) for other in others} == {one}


def test_newton_is_born_by_the_old_calendar_and_ordered_by_the_new_one() -> None:
    newton = named("Isaac Newton")
    assert (newton.born, newton.calendar, newton.gregorian, newton.year) == ("1642-12-25", "julian", "1643-01-04", 1643)


@pytest.mark.parametrize(
    ("changed", "problem", "right"),
    [
        ({"gregorian": "1685-03-30"}, "1685-03-21 (julian) is not 1685-03-30", "1685-03-31"),
        ({"calendar": "gregorian"}, "1685-03-21 (gregorian) is not 1685-03-31", "1685-03-21"),
        ({"born": "1685-02-30"}, "there is no day 1685-02-30", "a day of the julian calendar"),
    ],
)
def test_a_wrong_reckoning_is_found(changed: dict[str, Any], problem: str, right: str) -> None:
    found = list(check_people(planted("Johann Sebastian Bach", **changed)))
    assert Finding(named("Johann Sebastian Bach").id, problem, right) in found


@pytest.mark.parametrize(
    ("name", "born", "calendar", "problem"),
    [
        ("Albert Einstein", "1919-03-14", "julian", "1919-03-14 by the Julian calendar"),
        ("Martin Luther", "1483-11-10", "gregorian", "1483-11-10 by the Gregorian calendar"),
    ],
)
def test_a_calendar_that_was_not_in_use_is_found(name: str, born: str, calendar: str, problem: str) -> None:
    found = [one.problem for one in check_people(planted(name, born=born, calendar=calendar))]
    assert problem in found


def test_a_date_that_two_lists_have_otherwise_is_found() -> None:
    found = only(planted("Karl Marx", born="1818-05-04", gregorian="1818-05-04"))
    assert found.problem == "two lists or more have another date than 1818-05-04"


@pytest.mark.parametrize(
    ("name", "says", "right"),
    [("Karl Marx", "twice", "lists"), ("Angela Merkel", "lists", "list"), ("Greta Thunberg", "list", "twice")],
)
def test_a_date_may_say_neither_more_nor_less_than_lists_do(name: str, says: str, right: str) -> None:
    found = only(planted(name, checked=says))
    assert (found.problem, found.right) == (f"checked “{says}”", f"“{right}”, as the fingerprints say")


def test_a_disputed_date_is_found() -> None:
    spellings = ("Karl Marx", "Frédéric Chopin")
    found = [one.problem for one in check_people(planted("Karl Marx", spellings=spellings))]
    assert found == ["the birth date of “Karl Marx” is disputed"]


def test_a_wrong_wikidata_id_is_found() -> None:
    assert only(planted("Karl Marx", wikidata="Q1")).problem == "no list has the Wikidata id Q1"


def test_two_persons_with_one_birth_date_are_found() -> None:
    """KW-D4: nobody could put them in order."""
    day = named("Karl Marx").gregorian
    found = [one.problem for one in check_people(planted("Greta Thunberg", born=day, gregorian=day))]
    first, second = sorted((named("Karl Marx").id, named("Greta Thunberg").id))
    assert f"the day {day} is on {first} already" in found or f"the day {day} is on {second} already" in found


def test_two_persons_of_one_year_on_a_card_are_found() -> None:
    """KW-R9: both halves of a card are played, but not with the same answer."""
    blue = people(DECK)[0]
    orange = people(DECK)[CARDS]
    day = f"{blue.year}-12-30"
    found = [one.problem for one in check_people(planted(orange.text, born=day, gregorian=day))]
    assert f"“{blue.text}” and “{orange.text}” are born in the same year" in found


def test_two_persons_who_are_alike_on_a_card_are_found() -> None:
    blue, orange = people(DECK)[0], people(DECK)[CARDS]
    day = f"{blue.year + 20}-12-30"
    found = [one.problem for one in check_people(planted(orange.text, born=day, gregorian=day, field=blue.field))]
    years = f"{blue.year} and {blue.year + 20}"
    assert f"“{blue.text}” and “{orange.text}” are alike: {blue.field}, {years}" in found


def test_somebody_who_is_there_already_is_found() -> None:
    found = only(planted("Greta Thunberg", spellings=("Greta Thunberg", "Mozart", "Karol Marks")))
    assert "the name karolmarks is on" in found.problem


def test_a_name_that_the_referee_would_miss_is_found() -> None:
    assert only(planted("Karl Marx", spellings=("Karol Marks",))).problem == "“Karl Marx” is none of its spellings"
    assert only(planted("Karl Marx", spellings=("Karl Marx", "Karl Marx"))).problem == (
        "the same spelling twice: Karl Marx"
    )


@pytest.mark.parametrize(
    ("clue", "problem"),
    [
        ("I read " + "books " * 20 + "in London.", "a clue of 137 characters"),
        ("I wrote in the year of the revolution.", "a time in the clue"),
        ("I had seven children.", "a number in the clue"),
        ("Marxists like me.", "a name in the clue"),
        ("I came from Trier to London, where chimneys smoked and I sat in the reading room.", "a clue twice"),
    ],
)
def test_a_clue_that_may_not_be_said_is_found(clue: str, problem: str) -> None:
    """KW-R15."""
    there = named("Karl Marx").clues[1]
    assert only(planted("Karl Marx", clues=(clue, there))).problem.startswith(problem)


def without(holds: Any) -> list[str]:
    """What is wrong with the real deck when some of its people are left out."""
    piles = {half: tuple(one for one in DECK.piles[half] if not holds(one)) for half in HALVES}
    return [found.problem for found in check_people(structs.replace(DECK, piles=piles)) if found.place in {*QUOTED}]


QUOTED = ("people", *HALVES)


def test_too_few_of_a_region_or_a_field_are_found() -> None:
    assert "0 from Poland" in without(lambda person: "PL" in person.homes)
    assert "0 from German-speaking countries" in without(lambda person: GERMAN_SPEAKING & {*person.homes})
    assert "0 in sport" in without(lambda person: person.field == "sport")
    for continent in ("Africa", "Asia", "North America", "Oceania", "South America"):
        homes = CONTINENTS[continent].split()
        assert f"0 from {continent}" in without(lambda person, homes=homes: person.homes[0] in homes)


def test_a_half_with_too_few_women_is_found() -> None:
    assert f"0 women among {CARDS - women('blue')}" in without(lambda person: person.sex == "F")


def women(half: str) -> int:
    """How many women are on a half."""
    return sum(isinstance(person, Person) and person.sex == "F" for person in DECK.piles[half])


def test_halves_of_different_eras_are_found() -> None:
    assert any(problem.startswith("born before 1800: 0 blue") for problem in without(_old_and_blue))


def _old_and_blue(person: Person) -> bool:
    return person.id.startswith("b") and person.year < 1800


def test_a_country_of_no_continent_is_found() -> None:
    found = only(planted("Karl Marx", homes=("DE", "XX")))
    assert found.problem == "the continent of XX is not known"

"""A deck of Kwando with a wrong date, name, clue or count is found by `decks check`, in the file where it is wrong.

Each case changes the real file as somebody might who writes cards (KW-R2, KW-R9, KW-R15, KW-D4).
"""

import re
import shutil
from pathlib import Path

import pytest

from spieleabend.decks.check import check_game
from spieleabend.decks.load import game_folder, load
from spieleabend.games.kwando import GAME
from spieleabend.words.referee import rule_on
from tests.games.kwando.deck import LANGUAGES, people

MARX = 'born = "1818-05-05"\ngregorian = "1818-05-05"\nwikidata = "Q9061"\nchecked = "lists"\n'


def found_with(monkeypatch: pytest.MonkeyPatch, folder: Path, changed: str) -> list[str]:
    """What is found in all languages when the file for every language reads like this."""
    decks = game_folder(GAME, "decks")
    assert isinstance(decks, Path)
    shutil.copytree(decks, folder)
    (folder / "all.toml").write_text(changed, encoding="utf-8")
    monkeypatch.setattr("spieleabend.decks.load.game_folder", lambda _game, _name: folder)
    monkeypatch.setattr("spieleabend.decks.load._loaded", {})
    return [f"{one.place}: {one.problem}" for deck in check_game(GAME) for one in deck.findings]


def written() -> str:
    """The file with all persons."""
    decks = game_folder(GAME, "decks")
    assert isinstance(decks, Path)
    return (decks / "all.toml").read_text("utf-8")


def entry(number: str) -> str:
    """All that is written of one person."""
    (found,) = re.findall(rf'\[\[\w+\]\]\nid = "{number}"\n(?:(?!\[\[).*\n)*', written())
    return str(found)


def test_nothing_is_found_in_the_file_as_it_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert found_with(monkeypatch, tmp_path / "decks", written()) == []


@pytest.mark.parametrize(
    ("good", "bad", "problem"),
    [
        (MARX, MARX.replace("05-05", "05-06"), "b081: two lists or more have another date than 1818-05-06"),
        (MARX, MARX.replace("lists", "list"), "b081: checked “list”"),
        (MARX, MARX.replace('"lists"', '"guessed"'), "b081: Invalid enum value 'guessed'"),
        (MARX, MARX.replace('checked = "lists"\n', ""), "b081: Object missing required field `checked`"),
        (MARX, MARX.replace("1818-05-05", "1818"), "b081: Expected `str` matching regex"),
        (
            MARX,
            MARX.replace('gregorian = "1818', 'gregorian = "1819'),
            "b081: 1818-05-05 (gregorian) is not 1819-05-05",
        ),
        (MARX, MARX.replace("Q9061", "Q9062"), "b081: no list has the Wikidata id Q9062"),
        ('"Karol Marks"]', '"Karol Marks", "Ludwig van Beethoven"]', "b081: the birth date of “Karl Marx” is disputed"),
        ('text = { de = "Karl Marx", en = "Karl Marx", pl = "Karol Marks" }', 'text = { de = "Karl Marx" }', "no text"),
        ('["Karl Marx", "Karol Marks"]', '["Karl Marx"]', "b081: “Karol Marks” is none of its spellings"),
        ("I wrote about capital", "In eighteen sixty I wrote", "b081: a number in the clue"),
        ("I wrote about capital", "In May I wrote", "b081: a time in the clue"),
        ("I wrote about capital", "Marx wrote about capital", "b081: a name in the clue"),
        ('"I wrote about capital and never had any.",\n', "", "b081: Expected `array` of length >= 2"),
    ],
)
def test_what_is_wrong_with_a_person_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, good: str, bad: str, problem: str
) -> None:
    assert written().count(good) == 1
    found = found_with(monkeypatch, tmp_path / "decks", written().replace(good, bad))
    assert [one for one in found if problem in one], found


def test_kw_r2_a_card_too_few_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = found_with(monkeypatch, tmp_path / "decks", written().replace(entry("o123"), ""))
    assert [one for one in found if one.startswith("orange: 122 cards")], found


def test_kw_r9_two_of_one_year_on_a_card_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other = re.sub(r'"\d{4}(-\d\d-\d\d")', r'"1818\1', entry("o081"))
    found = found_with(monkeypatch, tmp_path / "decks", written().replace(entry("o081"), other))
    assert [one for one in found if one.startswith("b081") and "born in the same year" in one], found


def test_kw_d4_two_whom_nobody_can_put_in_order_are_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Any two persons of a half may be dealt together, so no two of the deck share a day."""
    other = re.sub(r'"\d{4}-\d\d-\d\d"', '"1818-05-05"', entry("b082"))
    found = found_with(monkeypatch, tmp_path / "decks", written().replace(entry("b082"), other))
    assert [one for one in found if "the day 1818-05-05 is on b081 already" in one], found


@pytest.mark.parametrize(
    ("home", "elsewhere", "problem"),
    [("PL", "CZ", "0 from Poland"), ("DE|AT|CH", "CZ", "0 from German-speaking countries")],
)
def test_too_few_of_a_country_are_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, home: str, elsewhere: str, problem: str
) -> None:
    found = found_with(monkeypatch, tmp_path / "decks", re.sub(rf'"(?:{home})"', f'"{elsewhere}"', written()))
    assert f"people: {problem}" in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_kw_r15_every_clue_of_the_house_passes_the_referee(language: str) -> None:
    """The real one, with all names of the person, as at the table."""
    marked = {
        clue: rule_on(language, person.spellings, clue).marks
        for person in people(load(GAME, language))
        for clue in person.clues
    }
    assert len(marked) == 492
    assert {clue: marks for clue, marks in marked.items() if marks} == {}

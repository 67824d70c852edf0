import re
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct, structs

from spieleabend.decks.errors import BrokenDeck, NoSuchDeck
from spieleabend.decks.load import Shared, languages, load, load_shared, parse, parse_shared
from spieleabend.games import all_games
from spieleabend.play.box import Box, PileRule
from spieleabend.play.cards import Card
from spieleabend.play.game import AnyGame
from tests.play.high_card import GAME, NumberCard

TWO_PILES = replace(GAME, piles={"cards": NumberCard, "more": NumberCard})

DECK = """
id = "high-card-en"
game = "high-card"
language = "en"
version = 7
title = "Numbers – żółć"
licence = "MIT"
cards = [
  { id = "c1", level = "cheeky", text = "1", bonus = 2 },
  { id = "c2", text = "2" },
]
more = []
"""

RULE = PileRule(count=2, mild_least=0, letter="c", longest=9, form="term")
IN_PROSE = replace(TWO_PILES, box=Box(piles={"cards": RULE, "more": structs.replace(RULE, prose=False)}))
"""A game whose cards are in prose, and more of them are names."""

FOR_ALL = """
game = "high-card"
licence = "MIT"
more = [
  { id = "m1", text = { en = "Eleven", de = "Elf", pl = "Jedenaście" }, bonus = 3 },
  { id = "m2", text = "12", bonus = { en = 1, de = 2, pl = 3 } },
]
"""


def shared(text: str = FOR_ALL) -> Shared:
    """What the file for every language says."""
    return parse_shared(text, TWO_PILES, "decks/all.toml")


def test_a_deck_is_read_into_the_games_own_cards() -> None:
    deck = parse(DECK, TWO_PILES)
    assert (deck.id, deck.game, deck.language, deck.version) == ("high-card-en", "high-card", "en", 7)
    assert deck.title == "Numbers – żółć"
    assert deck.piles == {
        "cards": (NumberCard(id="c1", level="cheeky", text="1", bonus=2), NumberCard(id="c2", text="2")),
        "more": (),
    }
    assert parse(DECK.encode(), TWO_PILES) == deck


def test_a_card_in_prose_says_its_level_for_forgotten_would_mean_mild() -> None:
    with pytest.raises(BrokenDeck, match=r"^deck: c2: it has no level; there is mild, cheeky, adult$"):
        parse(DECK, IN_PROSE)
    with_levels = DECK.replace('id = "c2"', 'id = "c2", level = "adult"')
    names = with_levels.replace("more = []", 'more = [{ id = "m1", text = "3" }]')
    assert [[card.level for card in pile] for pile in parse(names, IN_PROSE).piles.values()] == [
        ["cheeky", "adult"],
        ["mild"],
    ]


@pytest.mark.parametrize(
    ("good", "bad", "says"),
    [
        ("more = []", "", ["more", "missing", "high-card has cards, more"]),
        ("more = []", "more = 5", ["more", "each a list of cards"]),
        ("more = []", "more = []\nblue = []", ["blue", "neither a pile of high-card (cards, more) nor a field"]),
        ("more = []", 'more = [{ id = "c1", text = "9" }]', ["c1", "two cards", "in cards and in more"]),
        ("more = []", "more = [5]", ["more card 1", "`object`", "`int`"]),
        ("more = []", 'more = [{ text = "9" }]', ["more card 1", "missing required field `id`"]),
        ('id = "c2"', 'id = " "', ["cards card 2", "its id is empty"]),
        ('text = "2"', 'text = ""', ["c2", "its text is empty"]),
        ('text = "2"', "text = 2", ["c2", "`str`", "`int`", "$.text"]),
        ('text = "2"', 'words = "2"', ["c2", "no 'words'", "id, text, level, bonus"]),
        ('"cheeky"', '"hot"', ["c1", "'hot'", "mild, cheeky, adult"]),
        ("bonus = 2", 'bonus = "two"', ["c1", "`int`", "$.bonus"]),
        ('game = "high-card"', 'game = "bam"', ["game", "a deck of 'bam', not of 'high-card'"]),
        ('licence = "MIT"', "", ["head", "missing required field `licence`"]),
        ("version = 7", 'version = "7"', ["head", "`int`", "$.version"]),
        ("version = 7", "version = 0", ["head", "`int` >= 1", "$.version"]),
        ('title = "Numbers – żółć"', 'title = ""', ["head", "length >= 1", "$.title"]),
        ("more = []", "more = [", ["file", "no TOML", "end of document"]),
    ],
)
def test_an_error_names_the_file_the_place_and_what_would_be_right(good: str, bad: str, says: list[str]) -> None:
    assert good in DECK
    with pytest.raises(BrokenDeck) as refused:
        parse(DECK.replace(good, bad, 1), TWO_PILES, path="decks/en.toml")
    said = str(refused.value)
    assert said.startswith("decks/en.toml: ")
    assert [words for words in says if words not in said] == []


class Colour(Struct, frozen=True, array_like=True):
    name: str
    shades: tuple[Literal["light", "dark"], ...] = ()


class CardWithWords(Card, frozen=True, kw_only=True):
    """A card with lists of words of which there are only a few, on it and deeper."""

    moods: tuple[Literal["gay", "sad"], ...] = ()
    colours: tuple[Colour, ...] = ()


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ('moods = ["sad", "glad"]', ["'glad'", "there is gay, sad"]),
        ('colours = [["red"], ["blue", ["dark", "pale"]]]', ["'pale'", "there is light, dark"]),
    ],
)
def test_an_error_names_the_words_that_a_list_takes(fields: str, says: list[str]) -> None:
    card = f'cards = [{{ id = "c1", text = "1", {fields} }}]'
    with pytest.raises(BrokenDeck) as refused:
        parse(DECK.split("cards =")[0] + card, replace(GAME, piles={"cards": CardWithWords}))
    assert [words for words in ["c1", *says] if words not in str(refused.value)] == []


def test_piles_of_every_language_are_read_once_for_all_of_them() -> None:
    own = DECK.replace("more = []", "")
    english = parse(own, TWO_PILES, shared=shared())
    assert english.piles["more"] == (
        NumberCard(id="m1", text="Eleven", bonus=3),
        NumberCard(id="m2", text="12", bonus=1),
    )
    polish = parse(own.replace('"en"', '"pl"'), TWO_PILES, shared=shared())
    assert [(card.text, card.bonus) for card in polish.piles["more"] if isinstance(card, NumberCard)] == [
        ("Jedenaście", 3),
        ("12", 3),
    ]
    assert polish.piles["cards"] == english.piles["cards"] == parse(DECK, TWO_PILES).piles["cards"]


@pytest.mark.parametrize(
    ("good", "bad", "says"),
    [
        (
            '{ en = "Eleven", de = "Elf", pl = "Jedenaście" }',
            '{ de = "Elf" }',
            ["all.toml: m1", "no text in 'en'", "de"],
        ),
        ('{ en = "Eleven", de = "Elf", pl = "Jedenaście" }', "{}", ["all.toml: m1", "there is none"]),
        ('id = "m1", text', "text", ["all.toml: more card 1", "missing required field `id`"]),
        ('"12"', "{ en = 12 }", ["all.toml: m2", "`str`", "`int`"]),
        ('"m2"', '"c1"', ["all.toml: c1", "two cards have this id, in cards and in more"]),
        ('{ id = "m2", text = "12", bonus = { en = 1, de = 2, pl = 3 } }', "12", ["all.toml: more card 2", "`object`"]),
        ("more = [", "more = 5\ncards = [", ["decks/en.toml: cards", "in decks/all.toml", "already"]),
        ("more = [", "blue = [", ["all.toml: blue", "neither a pile"]),
        ('licence = "MIT"', "", ["all.toml: head", "licence"]),
        ('game = "high-card"', 'game = "bam"', ["all.toml: game", "'bam'"]),
        ('licence = "MIT"', 'licence = "MIT', ["all.toml: file", "no TOML"]),
    ],
)
def test_an_error_in_the_file_for_every_language_names_it(good: str, bad: str, says: list[str]) -> None:
    assert good in FOR_ALL
    own = DECK.replace("more = []", "")
    with pytest.raises(BrokenDeck) as refused:
        parse(own, TWO_PILES, "decks/en.toml", shared(FOR_ALL.replace(good, bad, 1)))
    assert [words for words in says if words not in str(refused.value)] == []


def test_the_file_for_every_language_is_no_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = replace(TWO_PILES, id="high-card")
    (tmp_path / "all.toml").write_text(FOR_ALL, encoding="utf-8")
    (tmp_path / "en.toml").write_text(DECK.replace("more = []", ""), encoding="utf-8")
    monkeypatch.setattr("spieleabend.decks.load.game_folder", lambda _game, _name: tmp_path)
    monkeypatch.setattr("spieleabend.decks.load._loaded", {})
    assert languages(game) == ("en",)
    assert load_shared(game).path == str(tmp_path / "all.toml")
    assert [card.text for card in load(game, "en").piles["more"]] == ["Eleven", "12"]
    with pytest.raises(NoSuchDeck, match=re.escape("'all'; it has decks in en")):
        load(game, "all")


def test_a_deck_in_another_encoding_is_refused() -> None:
    with pytest.raises(BrokenDeck, match="UTF-8"):
        parse(DECK.encode("utf-16"), TWO_PILES)


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_every_deck_of_the_house_can_be_loaded(game: AnyGame) -> None:
    assert set(languages(game)) >= {"de", "en", "pl"}
    ids = set()
    for language in languages(game):
        deck = load(game, language)
        assert (deck.game, deck.language) == (game.id, language)
        assert set(deck.piles) == set(game.piles)
        for pile, kind in game.piles.items():
            assert deck.piles[pile]
            assert {type(card) for card in deck.piles[pile]} == {kind}
        assert load(game, language) is deck
        ids.add(deck.id)
    assert len(ids) == (len(languages(game)) if game.piles else 1)


@pytest.mark.parametrize("language", ["fr", "", "DE", "../de", "de.toml", "../../bam/decks/de"])
def test_a_language_without_a_deck_is_refused_with_those_there_are(language: str) -> None:
    bam = all_games()["bam"]
    with pytest.raises(NoSuchDeck) as refused:
        load(bam, language)
    assert f"{language!r}; it has decks in de, en, pl" in str(refused.value)


def test_a_deck_that_lies_under_another_languages_name_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "pl.toml").write_text(DECK, encoding="utf-8")
    monkeypatch.setattr("spieleabend.decks.load.game_folder", lambda _game, _name: tmp_path)
    with pytest.raises(BrokenDeck, match="'en' in the file of 'pl'"):
        load(TWO_PILES, "pl")


def test_a_game_without_a_folder_of_decks_has_no_language() -> None:
    assert languages(GAME) == ()
    with pytest.raises(NoSuchDeck, match="no language at all"):
        load(GAME, "en")


def test_a_game_without_piles_needs_no_deck_and_speaks_as_its_messages_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("pl.ftl", "de.ftl", "README.md"):
        (tmp_path / name).touch()
    monkeypatch.setattr("spieleabend.decks.load.game_folder", lambda _game, _name: tmp_path)
    bare = replace(GAME, id="pileless", piles={})
    assert languages(bare) == ("de", "pl")
    deck = load(bare, "pl")
    assert (deck.game, deck.language, deck.piles) == ("pileless", "pl", {})
    with pytest.raises(NoSuchDeck, match="decks in de, pl"):
        load(bare, "en")

"""The name cards are right for their cards (WS-R2, WS-R3), and what is not is found, card and names."""

import string
from collections import Counter
from typing import Any

import pytest
from msgspec import structs

from spieleabend.decks.load import load
from spieleabend.games.wir_sind_schwanger import GAME
from spieleabend.games.wir_sind_schwanger.cards import NameCard
from spieleabend.games.wir_sind_schwanger.facts import LISTED, check_names
from spieleabend.games.wir_sind_schwanger.fingerprints import Sex, known_facts
from spieleabend.games.wir_sind_schwanger.spelling import alphabetical
from spieleabend.play.box import Finding
from spieleabend.play.cards import Deck

DECK = load(GAME, "de")
CARDS = {card.key: card for card in DECK.piles["names"] if isinstance(card, NameCard)}
"""The cards by key; of several cards of a letter the last."""


def planted(key: str, **changed: Any) -> Deck:
    """The real deck with one card changed."""
    there = CARDS[key]
    cards = [structs.replace(there, **changed) if card is there else card for card in DECK.piles["names"]]
    return structs.replace(DECK, piles={**DECK.piles, "names": tuple(cards)})


def instead(names: tuple[str, ...], *others: str) -> tuple[str, ...]:
    """The names with others in the place of the last ones, in order."""
    return tuple(sorted((*names[: -len(others)], *others), key=alphabetical))


def only(deck: Deck) -> Finding:
    """The one thing that is wrong."""
    (found,) = check_names(deck)
    return found


@pytest.mark.parametrize("language", ["de", "en", "pl"])
def test_nothing_is_wrong_with_the_names_of_the_house(language: str) -> None:
    """With WS-R2: 130 cards."""
    deck = load(GAME, language)
    assert list(check_names(deck)) == []
    assert len(deck.piles["names"]) == 130


def test_the_same_names_serve_all_languages_under_titles_of_their_own() -> None:
    german, english, polish = (load(GAME, language).piles["names"] for language in ("de", "en", "pl"))
    for one, *others in zip(german, english, polish, strict=True):
        assert {structs.replace(other, text=one.text) for other in others} == {one}
    assert [cards[0].text for cards in (german, english, polish)] == ["Namen mit A", "Names with A", "Imiona na A"]


def test_most_cards_can_be_looked_up_in_a_list() -> None:
    """The figures of docs/decks.md."""
    kinds = Counter(card.kind for card in DECK.piles["names"] if isinstance(card, NameCard))
    assert kinds == {"letter": 55, "country": 40, "decade": 35}
    facts = known_facts()
    covered = [card for card in CARDS.values() if card.kind != "letter" and facts.covers(card.key)]
    assert Counter(card.kind for card in covered) == {"country": 40, "decade": 30}
    found = sum(facts.has(card.key, "F", name) for card in covered for name in card.girls)
    found += sum(facts.has(card.key, "M", name) for card in covered for name in card.boys)
    assert found == 1228


@pytest.mark.parametrize(("key", "side", "sex"), [("DE-1980s", "girls", "F"), ("SE", "boys", "M")])
def test_a_card_needs_eight_names_of_a_side_from_its_list(key: str, side: str, sex: Sex) -> None:
    listed = [name for name in getattr(CARDS[key], side) if known_facts().has(key, sex, name)]
    strange = ("Xanthippe", "Xantia", "Xenobia")
    enough = tuple(sorted((*listed[:LISTED], *strange[:2]), key=alphabetical))
    assert list(check_names(planted(key, **{side: enough}))) == []
    few = tuple(sorted((*listed[: LISTED - 1], *strange), key=alphabetical))
    found = only(planted(key, **{side: few}))
    assert (found.place, found.right) == (CARDS[key].id, "at least 8")
    assert found.problem == f"7 {side}’ names of the list {key}; not in it: {', '.join(strange)}"


@pytest.mark.parametrize(
    ("key", "side", "name", "alone"),
    [
        ("SE", "boys", "Astrid", "girls’ names of SE alone"),
        ("IT", "girls", "Andrea", "boys’ names of IT alone"),
        ("US-1980s", "girls", "Jason", "boys’ names of US-1980s alone"),
        ("B", "boys", "Brenda", "girls’ names of any alone"),
        ("PL-1950s", "girls", "Wojciech", "boys’ names of any alone"),
    ],
)
def test_a_name_of_the_other_sex_is_found(key: str, side: str, name: str, alone: str) -> None:
    card = CARDS[key]
    deck = planted(key, **{side: instead(getattr(card, side), name)})
    found = [one for one in check_names(deck) if "alone" in one.problem]
    assert found == [Finding(card.id, f"“{name}” is one of the {alone}", f"{side}’ names")]


def test_a_name_for_both_may_be_on_either_side() -> None:
    assert "Andrea" in CARDS["IT"].boys
    assert "Karen" in CARDS["AM"].boys
    assert "Luca" in CARDS["HU"].girls


def test_names_out_of_order_are_found_with_the_right_order() -> None:
    """WS-R3: ten girls' names left, ten boys' names right, in alphabetical order."""
    girls = CARDS["SE"].girls
    found = only(planted("SE", girls=(girls[1], girls[0], *girls[2:])))
    assert (found.place, found.problem) == (CARDS["SE"].id, "girls’ names out of alphabetical order")
    assert found.right == ", ".join(girls)


def test_nine_names_are_too_few() -> None:
    """WS-R3: ten on each side."""
    unlisted = tuple(name for name in CARDS["SE"].boys if name != "Göran")
    found = only(planted("SE", boys=unlisted))
    assert (found.place, found.problem, found.right) == (CARDS["SE"].id, "9 boys’ names", "10")


@pytest.mark.parametrize("twin", ["Alma", "ÁLMA"])
def test_a_name_twice_on_a_card_is_found_whatever_its_marks_and_side(twin: str) -> None:
    card = CARDS["PL-1950s"]
    beside = planted(card.key, girls=instead(card.girls, "Alma", twin))
    across = planted(card.key, girls=instead(card.girls, "Bogna"), boys=instead(card.boys, "Bógna"))
    (found,) = [one for one in check_names(beside) if "twice" in one.problem]
    assert (found.place, "Alma" in found.problem, twin in found.problem) == (card.id, True, True)
    (found,) = [one for one in check_names(across) if "twice" in one.problem]
    assert found == Finding(card.id, "twice on one card: Bogna, Bógna", "twenty different names")


def test_a_name_on_the_card_of_another_letter_is_found() -> None:
    for name, letter in (("Wendelin", "W"), ("Łazarz", "Ł")):
        found = only(planted("L", boys=instead(CARDS["L"].boys, name)))
        assert found == Finding(CARDS["L"].id, f"“{name}” on a card for L", f"it goes to {letter}")


def test_a_name_on_two_cards_of_a_letter_is_found() -> None:
    card = CARDS["L"]
    first = next(one for one in DECK.piles["names"] if isinstance(one, NameCard) and one.key == "L")
    assert "Ludwig" in first.boys
    found = only(planted("L", boys=instead(card.boys, "Ludwíg")))
    assert (found.place, found.problem) == (card.id, f"“Ludwíg” is on {first.id} already")


def without(kind: str, *keys: str) -> Deck:
    """The real deck without the cards of a kind, or without some of them."""
    cards = [
        card
        for card in DECK.piles["names"]
        if isinstance(card, NameCard) and (card.kind != kind or (keys and card.key not in keys))
    ]
    return structs.replace(DECK, piles={**DECK.piles, "names": tuple(cards)})


@pytest.mark.parametrize(("kind", "fewest"), [("letter", 50), ("country", 35), ("decade", 25)])
def test_too_few_cards_of_a_kind_are_found(kind: str, fewest: int) -> None:
    assert Finding("names", f"0 cards of the kind {kind}", f"at least {fewest}") in list(check_names(without(kind)))


def test_every_letter_has_a_card() -> None:
    assert {card.key for card in CARDS.values() if card.kind == "letter"} == set(string.ascii_uppercase)
    problems = [found.problem for found in check_names(without("letter", "Q", "X"))]
    assert "no card for Q, X" in problems


def test_arrows_favour_no_column_in_any_kind() -> None:
    """WS-R3: an arrow on every card; its kind does not give away where."""
    arrows = Counter(card.arrow for card in DECK.piles["names"] if isinstance(card, NameCard))
    assert arrows == dict.fromkeys(range(1, 11), 13)
    card = CARDS["SE"]
    found = only(planted("SE", arrow=card.arrow % 10 + 1))
    assert found.place == "names"
    assert found.problem == f"arrows of country cards: 5 in column {card.arrow % 10 + 1}, 3 in column {card.arrow}"

"""What is wrong with a deck: each kind of finding, planted in a real deck, is found, and nothing else."""

from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs

from spieleabend.decks import load as loading
from spieleabend.decks.check import check_game, counts, findings
from spieleabend.decks.errors import NoSuchDeck
from spieleabend.decks.language import LANGUAGES
from spieleabend.decks.load import load
from spieleabend.games import all_games
from spieleabend.games.bam import GAME
from spieleabend.games.bam.cards import GreyCard
from spieleabend.play.box import Box, Finding, PileRule
from spieleabend.play.cards import Card, Deck, Level
from spieleabend.play.game import AnyGame
from tests.play import high_card


def planted(language: str, card: str, **changed: str) -> Deck:
    """The real deck with one card changed."""
    deck = load(GAME, language)
    piles = {
        pile: tuple(structs.replace(one, **changed) if one.id == card else one for one in cards)
        for pile, cards in deck.piles.items()
    }
    assert piles != deck.piles
    return structs.replace(deck, piles=piles)


def with_pile(deck: Deck, pile: str, cards: tuple[Card, ...]) -> Deck:
    """The deck with another pile in the place of one."""
    return structs.replace(deck, piles={**deck.piles, pile: cards})


def only(game: AnyGame, deck: Deck) -> Finding:
    """The one thing that is wrong."""
    (found,) = findings(game, deck)
    return found


@pytest.mark.parametrize("game", all_games().values(), ids=all_games())
def test_nothing_is_wrong_with_any_deck_of_the_house(game: AnyGame) -> None:
    """With BAM!: counts as in the box (BM-R1)."""
    checked = list(check_game(game))
    assert [deck.language for deck in checked] == (list(LANGUAGES) if game.piles else [])
    assert [(deck.file, found) for deck in checked for found in deck.findings] == []


def test_the_counts_are_by_pile_and_level() -> None:
    deck = load(GAME, "de")
    assert {pile: sum(levels.values()) for pile, levels in counts(deck).items()} == {"red": 80, "grey": 367}
    grey = deck.piles["grey"][0]
    assert counts(with_pile(deck, "grey", (grey, structs.replace(grey, level="adult"))))["grey"] == {
        "mild": 1,
        "cheeky": 0,
        "adult": 1,
    }


@pytest.mark.parametrize(
    ("language", "card", "text", "problem", "right"),
    [
        ("de", "r003", "Dieser Satz hat keine Lücke.", "cannot be played", "A red card needs a gap"),
        ("de", "r003", "BAM! und BAM! und noch mal BAM!.", "cannot be played", "one gap or two, not 3"),
        ("pl", "g020", "wujek z kartą BAM! w kieszeni", "cannot be played", "can’t have a BAM! of its own"),
        ("en", "r003", f"A sentence that goes on and {'on and ' * 13}on about BAM!.", " characters", "at most 110"),
        ("en", "g020", "a term that goes on for longer than anybody would want to read", "62 characters", "at most 60"),
        ("de", "r003", "der Bürgermeister enthüllt BAM!.", "begins with “d”", "capital letter or the gap"),
        ("de", "g020", "ein Wohnmobil auf dem Dach.", "ends with “.”", "no full stop"),
        ("de", "r003", "Stilles Gebet vor dem Zahnarzt: BAM!", "ends with “BAM!”", "closes the sentence"),
        ("en", "r003", "Nobody in the office will own up to BAM! and go", "ends with “go”", "closes the sentence"),
        ("en", "g020", "The last prawn on the platter", "begins with “T”", "a small letter"),
        ("de", "g020", "Ein Wohnmobil in allerbester Lage", "begins with “E”", "a small letter"),
        ("en", "g020", "Goose marching past the post office", "begins with “G”", "a small letter"),
        ("en", "g020", "the one last prawn 🦐", "“🦐” among the letters", "words alone"),
        ("pl", "r003", "Konkurencja finałowa to BAM!owanie na czas.", "a gap that touches a word", "a blank"),
        ("de", "g020", "ein Wohnmobil in \"bester\" Lage", "“\"” in German", "„…“"),
        ("en", "g020", "the last word in the neighbour's hedge", "“'” in English", "’"),
        ("pl", "g020", "ostatni pieróg  na talerzu", "several blanks", "one"),
        ("pl", "g020", "a horse with no name and no manners", "looks English", "Polish"),
        ("en", "g020", "der Mann mit dem roten Hut", "looks German", "English"),
        ("de", "g020", "sąsiad z piętra wyżej", "looks Polish", "German"),
        ("en", "g020", "a vоucher for half a horse", "another script: о", "Latin"),
        ("de", "g020", "der beleidigte Schwan", "nearly the same as g001 “ein beleidigter Schwan”", "another idea"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_one_card_is_said_with_what_would_be_right(
    language: str, card: str, text: str, problem: str, right: str
) -> None:
    found = only(GAME, planted(language, card, text=text))
    assert found.place == card
    assert problem in found.problem
    assert right in found.right


def test_a_card_twice_is_found_across_piles_and_levels() -> None:
    deck = load(GAME, "en")
    twin = GreyCard(id="g367", text=deck.piles["grey"][0].text, level="adult")
    found = only(GAME, with_pile(deck, "grey", (*deck.piles["grey"][:-1], twin)))
    assert found.place == "g367"
    assert found.problem.startswith("it says the same as g001 “a goose with a grudge”")
    found = only(GAME, planted("en", "r003", text="At the till: one suspiciously warm banana and BAM!."))
    assert (found.place, "r003 “At the till" in found.problem) == ("g004", True)


def test_a_missing_card_is_a_wrong_count_and_a_hole_in_the_ids() -> None:
    deck = load(GAME, "pl")
    greys = deck.piles["grey"]
    assert only(GAME, with_pile(deck, "grey", greys[:-1])) == Finding(
        "grey", "366 cards", "367, as many as the box has"
    )
    count, hole = findings(GAME, with_pile(deck, "grey", (*greys[:4], *greys[5:])))
    assert count.place == "grey"
    assert (hole.place, "g005" in hole.right) == ("g006", True)


@pytest.mark.parametrize("wrong", ["g1", "g0001", "r400", "G001", "g-001", "g002 "])
def test_an_id_is_the_piles_letter_and_three_digits(wrong: str) -> None:
    found = only(GAME, planted("de", "g001", id=wrong))
    assert (found.place, found.problem) == (wrong, "an id out of its order")
    assert found.right.startswith("g001")


def test_ids_are_in_order() -> None:
    deck = load(GAME, "de")
    first, second, *others = deck.piles["red"]
    assert only(GAME, with_pile(deck, "red", (second, first, *others))).place == "r002"


def test_the_mild_cards_must_carry_an_evening_alone() -> None:
    deck = load(GAME, "de")
    for pile, least in (("red", 30), ("grey", 150)):
        mild = [card.id for card in deck.piles[pile] if card.level == "mild"]
        for kept, wrong in ((least, 0), (least - 1, 1)):
            cards = tuple(
                structs.replace(card, level="cheeky" if card.id in mild[kept:] else card.level)
                for card in deck.piles[pile]
            )
            found = list(findings(GAME, with_pile(deck, pile, cards)))
            assert [(one.place, one.problem) for one in found] == [(pile, f"{least - 1} mild cards")] * wrong


def levelled(deck: Deck, pile: str, *, mild: int, adult: int) -> Deck:
    """The deck with so many mild cards in a pile and so many for adults only, the others cheeky."""
    cards = deck.piles[pile]
    levels: list[Level] = ["cheeky"] * len(cards)
    levels[:mild], levels[mild : mild + adult] = ["mild"] * mild, ["adult"] * adult
    changed = [structs.replace(card, level=level) for card, level in zip(cards, levels, strict=True)]
    return with_pile(deck, pile, tuple(changed))


@pytest.mark.parametrize(("pile", "mild", "adult"), [("red", (53, 54), (8, 20)), ("grey", (244, 245), (37, 91))])
def test_the_mix_of_levels_has_bounds_on_either_side(pile: str, mild: tuple[int, int], adult: tuple[int, int]) -> None:
    deck = load(GAME, "en")
    (most, too_many), (fewest_adult, most_adult) = mild, adult
    for allowed in ((most, fewest_adult), (most - most_adult, most_adult)):
        assert list(findings(GAME, levelled(deck, pile, mild=allowed[0], adult=allowed[1]))) == []
    found = only(GAME, levelled(deck, pile, mild=too_many, adult=fewest_adult))
    assert (found.place, found.problem) == (pile, f"{too_many} mild cards")
    assert found.right.startswith(f"at most {most}")
    for wrong, right in ((fewest_adult - 1, f"at least {fewest_adult}"), (most_adult + 1, f"at most {most_adult}")):
        found = only(GAME, levelled(deck, pile, mild=most - most_adult, adult=wrong))
        assert found == Finding(pile, f"{wrong} cards for adults only", right)


def test_a_whole_deck_in_another_language_is_one_finding() -> None:
    german = structs.replace(load(GAME, "de"), language="pl", title="BAM!")
    spoken = [found for found in findings(GAME, german) if found.place == "language"]
    assert spoken == [Finding("language", "the cards speak German", "Polish, as the deck promises")]
    assert not any("looks" in found.problem for found in findings(GAME, german))


def test_a_language_that_nobody_has_described_is_a_finding() -> None:
    unknown = structs.replace(load(GAME, "en"), language="fr")
    found = only(GAME, unknown)
    assert (found.place, found.problem) == ("language", "nothing is known of 'fr'")
    assert "de, en, pl" in found.right


def test_the_title_is_set_like_a_card() -> None:
    found = only(GAME, structs.replace(load(GAME, "de"), title="BAM! - Grundspiel"))
    assert (found.place, "–" in found.right) == ("title", True)


def test_a_game_with_piles_must_say_what_its_box_holds() -> None:
    few = structs.replace(high_card.DECK, piles={"cards": high_card.DECK.piles["cards"][:1]})
    assert high_card.GAME.box is None
    found = only(high_card.GAME, few)
    assert (found.place, "with a rule for each of cards" in found.right) == ("box", True)
    rule = PileRule(count=1, mild_least=1, letter="c", longest=2, form="term")
    assert only(replace(high_card.GAME, box=Box(piles={"others": rule})), few) == found
    sound = replace(high_card.GAME, box=Box(piles={"cards": rule}))
    assert only(sound, few).right == "c001, then one after the other"


def test_a_pile_that_players_cannot_write_to_is_not_held_to_what_they_may_write() -> None:
    card = high_card.NumberCard(id="c001", text="Eleven")
    deck = structs.replace(high_card.DECK, piles={"cards": (card,)})
    rule = PileRule(count=1, mild_least=1, letter="c", longest=6, form="term")
    game = replace(high_card.GAME, box=Box(piles={"cards": rule}))
    assert only(game, deck).right.startswith("high-card-no-number(")
    assert list(findings(replace(game, writable={}), deck)) == []


def test_cards_that_are_no_prose_may_be_alike_and_in_any_language() -> None:
    texts = ("Der Mann mit dem Hut.", "Der Mann mit den Hüten.", "The man with the hat.")
    cards = tuple(high_card.NumberCard(id=f"c00{number}", text=text) for number, text in enumerate(texts, 1))
    deck = structs.replace(high_card.DECK, piles={"cards": cards})
    rule = PileRule(count=3, mild_least=3, letter="c", longest=30, form="sentence")
    game = replace(high_card.GAME, writable={}, box=Box(piles={"cards": rule}))
    assert [found.place for found in findings(game, deck)] == ["language", "c002"]
    names = replace(game, box=Box(piles={"cards": structs.replace(rule, prose=False)}))
    assert list(findings(names, deck)) == []
    cyrillic = structs.replace(deck, piles={"cards": (*cards[:2], structs.replace(cards[2], text="Mаn "))})
    assert [(found.place, found.right) for found in findings(names, cyrillic)] == [
        ("c003", "Latin ones"),
        ("c003", "none"),
    ]


@pytest.fixture
def two_languages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> AnyGame:
    """A game with decks in two languages, and one pile for both of them, with a hole in its ids and misprints."""
    head = 'id = "two-{0}"\ngame = "two"\nlanguage = "{0}"\nversion = 1\ntitle = "Two"\nlicence = "MIT"\n'
    cards = 'cards = [{ id = "c001", text = "Elf" }]\n'
    names = (
        'names = [{ id = "n001", text = { de = "Namen  mit B", en = "Names with  B" } }, { id = "n003", text = "A" }]\n'
    )
    for language in ("de", "en"):
        (tmp_path / f"{language}.toml").write_text(head.format(language) + cards, encoding="utf-8")
    (tmp_path / "all.toml").write_text(f'game = "two"\nlicence = "MIT"\n{names}', encoding="utf-8")
    monkeypatch.setattr(loading, "game_folder", lambda _game, _name: tmp_path)
    monkeypatch.setattr(loading, "_loaded", {})
    rule = PileRule(count=2, mild_least=1, letter="c", longest=20, form="sentence", prose=False)
    box = Box(
        piles={"cards": rule, "names": structs.replace(rule, letter="n")},
        check=lambda _deck: [Finding("n003", "an old name", "a new one")],
    )
    kind = high_card.NumberCard
    return replace(high_card.GAME, id="two", piles={"cards": kind, "names": kind}, writable={}, box=box)


def test_a_finding_names_the_file_of_its_card_and_is_said_once_for_all_languages(
    two_languages: AnyGame, tmp_path: Path
) -> None:
    german, english, _ = check_game(two_languages)
    ours, shared = str(tmp_path / "de.toml"), str(tmp_path / "all.toml")
    assert [(found.place, found.file) for found in german.findings] == [
        ("cards", ours),
        ("n003", shared),
        ("n003", shared),
        ("n001", shared),
    ]
    assert [(found.place, found.file) for found in english.findings] == [("cards", str(tmp_path / "en.toml"))]
    assert german.counts["names"]["mild"] == 2


def test_a_file_for_every_language_that_cannot_be_read_is_named(two_languages: AnyGame, tmp_path: Path) -> None:
    (tmp_path / "all.toml").write_text("names = [", encoding="utf-8")
    german, english = check_game(two_languages, ["de", "en"])
    (found,) = german.findings
    assert (found.file, "no TOML" in found.problem, german.counts) == (str(tmp_path / "all.toml"), True, {})
    assert english.findings == ()


@pytest.mark.parametrize("wanted", [[], ["pl"]])
def test_a_deck_that_is_missing_in_a_language_of_the_house_is_a_finding(
    two_languages: AnyGame, tmp_path: Path, wanted: list[str]
) -> None:
    *_, missing = check_game(two_languages, wanted)
    assert (missing.language, missing.file, missing.counts) == ("pl", str(tmp_path / "pl.toml"), {})
    (found,) = missing.findings
    assert (found.place, found.problem, found.file) == ("language", "no deck in Polish", missing.file)
    assert found.right == "one in every language of the house"


def test_a_game_without_piles_has_no_deck_to_check() -> None:
    assert list(check_game(replace(GAME, piles={}, box=None))) == []


def test_only_wanted_languages_are_checked() -> None:
    assert [deck.language for deck in check_game(GAME, ["pl"])] == ["pl"]
    with pytest.raises(NoSuchDeck, match="'fr'"):
        list(check_game(GAME, ["fr"]))


def test_a_deck_that_cannot_be_read_is_a_finding_with_its_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = replace(high_card.GAME, id="broken")
    (tmp_path / "en.toml").write_text("cards = [", encoding="utf-8")
    monkeypatch.setattr(loading, "game_folder", lambda _game, _name: tmp_path)
    (checked,) = check_game(game, ["en"])
    assert (checked.language, checked.file, checked.counts) == ("en", str(tmp_path / "en.toml"), {})
    assert ("file", "TOML" in checked.findings[0].problem) == (checked.findings[0].place, True)

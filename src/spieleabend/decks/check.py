"""Checking decks: whether everything is there, in order, different, in its language and well set.

A game says in its `box` what its decks must be like (`play/box.py`); all else is the same for every deck.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from spieleabend.decks.errors import BrokenDeck, NoSuchDeck
from spieleabend.decks.language import LANGUAGES, all_evidence, evidence, foreign_letters, speaks_for_another
from spieleabend.decks.likeness import alike, words
from spieleabend.decks.load import file_name, languages, load, load_shared, seen_from_here
from spieleabend.decks.typography import (
    begins_a_sentence,
    ends_openly,
    has_a_capital_of_no_name,
    is_closed,
    misprints,
)
from spieleabend.decks.wording import worded
from spieleabend.play.box import Box, Finding, PileRule
from spieleabend.play.cards import LEVELS, Card, Deck
from spieleabend.play.errors import BadSetup
from spieleabend.play.game import AnyGame

Counts = Mapping[str, Mapping[str, int]]
"""How many cards there are by pile and level."""


class InFile(Finding, frozen=True):
    """Something wrong, and the file in which to put it right."""

    file: str


class Checked(Struct, frozen=True):
    """What the check of one deck says: its file, its cards by pile and level, and everything that is wrong.

    Of what is wrong in the file for every language, the first deck tells what would be the same for all. One that is
    `missing` is only a finding.
    """

    game: str
    language: str
    file: str
    counts: Counts
    findings: tuple[InFile, ...]
    missing: bool = False


def check_game(game: AnyGame, wanted: Sequence[str] = ()) -> Iterator[Checked]:
    """Every deck of `game`, or those in the `wanted` languages; a game without piles has none.

    A deck that is missing in a language of the house is a finding. Raises NoSuchDeck for another wanted language in
    which there is none.
    """
    said: set[InFile] = set()
    for language in (wanted or sorted({*LANGUAGES, *languages(game)})) if game.piles else ():
        file = file_name(game, language)
        try:
            deck = load(game, language)
        except NoSuchDeck:
            if language not in LANGUAGES:
                raise
            there_is_none = f"no deck in {LANGUAGES[language].name}"
            absent = InFile("language", there_is_none, "one in every language of the house", file)
            yield Checked(game.id, language, file, {}, (absent,), missing=True)
            continue
        except BrokenDeck as error:
            right = "a deck that can be read, as docs/decks.md shows one"
            found = [InFile(error.place, error.problem, right, seen_from_here(error.path))]
            counted: Counts = {}
        else:
            found, counted = list(_in_files(game, deck, file)), counts(deck)
        yield Checked(game.id, language, file, counted, tuple([one for one in found if one not in said]))
        said.update(found)


def _in_files(game: AnyGame, deck: Deck, file: str) -> Iterator[InFile]:
    """Everything that is wrong in a deck, each in the file that has its card or pile."""
    shared = load_shared(game)
    places = {*shared.piles, *(card.id for pile in shared.piles for card in deck.piles[pile])}
    for found in findings(game, deck):
        where = seen_from_here(shared.path) if found.place in places else file
        yield InFile(found.place, found.problem, found.right, where)


def counts(deck: Deck) -> Counts:
    """The cards of a deck by pile and level."""
    return {pile: {level: _with_level(cards, level) for level in LEVELS} for pile, cards in deck.piles.items()}


def _with_level(cards: Sequence[Card], level: str) -> int:
    """How many of `cards` are of this level."""
    return sum(card.level == level for card in cards)


def findings(game: AnyGame, deck: Deck) -> Iterator[Finding]:
    """Everything that is wrong in a deck of `game`, pile by pile and card by card, likenesses last."""
    box = game.box
    if box is None or box.piles.keys() != game.piles.keys():
        right = f"a Box in its GAME with a rule for each of {', '.join(game.piles)}"
        yield Finding("box", f"{game.id} does not say what a deck must hold", right)
        box = Box(piles={})
    yield from (Finding("title", found.problem, found.right) for found in misprints(deck.title, deck.language))
    for pile, rule in box.piles.items():
        yield from _counted(pile, deck.piles[pile], rule)
        yield from _numbered(deck.piles[pile], rule)
    yield from box.check(deck)
    yield from _spoken(deck, box)
    for pile, cards in deck.piles.items():
        for card in cards:
            yield from _card(game, box, pile, card, deck.language)
    yield from _fitting(deck, box)
    yield from _alike(deck, box)


def _counted(pile: str, cards: Sequence[Card], rule: PileRule) -> Iterator[Finding]:
    """Too many cards or too few, in all, of the mild ones and of those for adults only."""
    if len(cards) != rule.count:
        yield Finding(pile, f"{len(cards)} cards", f"{rule.count}, as many as the box has")
    mild, adult = _with_level(cards, "mild"), _with_level(cards, "adult")
    if mild < rule.mild_least:
        yield Finding(pile, f"{mild} mild cards", f"at least {rule.mild_least}, so that they carry an evening alone")
    if rule.mild_most is not None and mild > rule.mild_most:
        yield Finding(pile, f"{mild} mild cards", f"at most {rule.mild_most}, so that a cheeky evening is another one")
    if adult < rule.adult_least:
        yield Finding(pile, f"{adult} cards for adults only", f"at least {rule.adult_least}")
    if rule.adult_most is not None and adult > rule.adult_most:
        yield Finding(pile, f"{adult} cards for adults only", f"at most {rule.adult_most}")


def _numbered(cards: Sequence[Card], rule: PileRule) -> Iterator[Finding]:
    """The first id that is not the one that follows; all later ones would be wrong because of it."""
    for number, card in enumerate(cards, 1):
        right = f"{rule.letter}{number:03}"
        if card.id != right:
            yield Finding(card.id, "an id out of its order", f"{right}, then one after the other")
            return


def _in_prose(deck: Deck, box: Box) -> list[Card]:
    """The cards that say something in the deck's language, whatever their piles."""
    return [
        card for pile, cards in deck.piles.items() if pile not in box.piles or box.piles[pile].prose for card in cards
    ]


def _spoken(deck: Deck, box: Box) -> Iterator[Finding]:
    """What is not in the deck's language: the deck as a whole, or else single cards."""
    known = LANGUAGES.get(deck.language)
    if known is None:
        there = ", ".join(LANGUAGES)
        yield Finding(
            "language", f"nothing is known of {deck.language!r}", f"one of {there}, or a Language in decks/language.py"
        )
        return
    texts = {card: card.text.replace(box.gap, " ") if box.gap else card.text for card in _in_prose(deck, box)}
    other = speaks_for_another(all_evidence(texts.values()), deck.language)
    if other is not None:
        yield Finding("language", f"the cards speak {LANGUAGES[other].name}", f"{known.name}, as the deck promises")
        return
    for card, text in texts.items():
        other = speaks_for_another(evidence(text), deck.language)
        if other is not None:
            yield Finding(card.id, f"this looks {LANGUAGES[other].name}: “{card.text}”", known.name)


def _card(game: AnyGame, box: Box, pile: str, card: Card, language: str) -> Iterator[Finding]:
    """What is wrong with one card alone."""
    rule = box.piles.get(pile)
    if rule is not None and len(card.text) > rule.longest:
        yield Finding(card.id, f"{len(card.text)} characters", f"at most {rule.longest}")
    elif pile in game.writable:
        try:
            game.check_card(pile, card.text)
        except BadSetup as refusal:
            yield Finding(card.id, "it cannot be played", worded(game, refusal))
    strange = foreign_letters(card.text)
    if strange:
        yield Finding(card.id, f"letters of another script: {strange}", "Latin ones")
    yield from (Finding(card.id, found.problem, found.right) for found in misprints(card.text, language))
    if box.gap and re.search(rf"\w{re.escape(box.gap)}|{re.escape(box.gap)}\w", card.text):
        yield Finding(card.id, "a gap that touches a word", "a blank between them")
    if rule is not None and rule.form == "sentence" and not begins_a_sentence(card.text, box.gap):
        yield Finding(card.id, f"it begins with “{card.text[:1]}”", "a capital letter or the gap")
    if rule is not None and rule.form == "term" and not ends_openly(card.text):
        yield Finding(card.id, f"it ends with “{card.text[-1:]}”", "no full stop: it stands inside a sentence")


def _fitting(deck: Deck, box: Box) -> Iterator[Finding]:
    """Cards in prose that do not end or begin as what they are: sentences without an end, terms like sentences."""
    said = {word for card in _in_prose(deck, box) for word in re.findall(r"[^\W\d_]+", card.text) if word.islower()}
    for pile, rule in box.piles.items():
        for card in deck.piles[pile] if rule.prose else ():
            if rule.form == "sentence" and not is_closed(card.text, box.gap):
                right = "a sign that closes the sentence; only a caption after a colon needs none, and the gap has none"
                yield Finding(card.id, f"it ends with “{card.text.split()[-1]}”", right)
            if rule.form == "term" and has_a_capital_of_no_name(card.text, deck.language, said):
                yield Finding(card.id, f"it begins with “{card.text[:1]}”", "a small letter: it stands in a sentence")


def _alike(deck: Deck, box: Box) -> Iterator[Finding]:
    """Cards that say what another one says, whatever their levels and piles, where the small words are known."""
    if deck.language not in LANGUAGES:
        return
    for one, other in alike(_in_prose(deck, box), deck.language, box.gap):
        same = words(one.text, deck.language, box.gap) == words(other.text, deck.language, box.gap)
        says = "it says the same as" if same else "it says nearly the same as"
        yield Finding(other.id, f"{says} {one.id} “{one.text}”: “{other.text}”", "another idea for one of the two")

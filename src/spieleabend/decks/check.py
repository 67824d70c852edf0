"""Checking decks: whether everything is there, in order, different, in its language and well set.

A game says in its `box` what its decks must be like (`play/box.py`); all else is the same for every deck.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from spieleabend.decks.errors import BrokenDeck
from spieleabend.decks.language import LANGUAGES, all_evidence, evidence, foreign_letters, speaks_for_another
from spieleabend.decks.likeness import alike, words
from spieleabend.decks.load import file_name, languages, load
from spieleabend.decks.typography import begins_a_sentence, ends_openly, misprints
from spieleabend.decks.wording import worded
from spieleabend.play.box import Box, Finding, PileRule
from spieleabend.play.cards import LEVELS, Card, Deck
from spieleabend.play.errors import BadSetup
from spieleabend.play.game import AnyGame

Counts = Mapping[str, Mapping[str, int]]
"""How many cards there are by pile and level."""


class Checked(Struct, frozen=True):
    """What the check of one deck says: its file, its cards by pile and level, and everything that is wrong."""

    game: str
    language: str
    file: str
    counts: Counts
    findings: tuple[Finding, ...]


def check_game(game: AnyGame, wanted: Sequence[str] = ()) -> Iterator[Checked]:
    """Every deck of `game`, or those in the `wanted` languages; a game without piles has none.

    Raises NoSuchDeck for a wanted language in which there is no deck.
    """
    for language in (wanted or languages(game)) if game.piles else ():
        file = file_name(game, language)
        try:
            deck = load(game, language)
        except BrokenDeck as error:
            broken = Finding(error.place, error.problem, "a deck that can be read, as docs/decks.md shows one")
            yield Checked(game.id, language, file, {}, (broken,))
        else:
            yield Checked(game.id, language, file, counts(deck), tuple(findings(game, deck)))


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
    yield from _spoken(deck, box.gap)
    for pile, cards in deck.piles.items():
        for card in cards:
            yield from _card(game, box, pile, card, deck.language)
    yield from _alike(deck, box.gap)


def _counted(pile: str, cards: Sequence[Card], rule: PileRule) -> Iterator[Finding]:
    """Too many cards or too few, in all and of the mild ones."""
    if len(cards) != rule.count:
        yield Finding(pile, f"{len(cards)} cards", f"{rule.count}, as many as the box has")
    mild = _with_level(cards, "mild")
    if mild < rule.mild_least:
        yield Finding(pile, f"{mild} mild cards", f"at least {rule.mild_least}, so that they carry an evening alone")


def _numbered(cards: Sequence[Card], rule: PileRule) -> Iterator[Finding]:
    """The first id that is not the one that follows; all later ones would be wrong because of it."""
    for number, card in enumerate(cards, 1):
        right = f"{rule.letter}{number:03}"
        if card.id != right:
            yield Finding(card.id, "an id out of its order", f"{right}, then one after the other")
            return


def _spoken(deck: Deck, gap: str) -> Iterator[Finding]:
    """What is not in the deck's language: the deck as a whole, or else single cards."""
    known = LANGUAGES.get(deck.language)
    if known is None:
        there = ", ".join(LANGUAGES)
        yield Finding(
            "language", f"nothing is known of {deck.language!r}", f"one of {there}, or a Language in decks/language.py"
        )
        return
    texts = {card: card.text.replace(gap, " ") if gap else card.text for pile in deck.piles.values() for card in pile}
    other = speaks_for_another(all_evidence(texts.values()), deck.language)
    if other is not None:
        yield Finding("language", f"the cards speak {LANGUAGES[other].name}", f"{known.name}, as the deck promises")
        return
    for card, text in texts.items():
        other = speaks_for_another(evidence(text), deck.language)
        if other is not None:
            yield Finding(card.id, f"this looks {LANGUAGES[other].name}: “{card.text}”", known.name)
        strange = foreign_letters(text)
        if strange:
            yield Finding(card.id, f"letters of another script: {strange}", "Latin ones")


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
    yield from (Finding(card.id, found.problem, found.right) for found in misprints(card.text, language))
    if box.gap and re.search(rf"\w{re.escape(box.gap)}|{re.escape(box.gap)}\w", card.text):
        yield Finding(card.id, "a gap that touches a word", "a blank between them")
    if rule is not None and rule.form == "sentence" and not begins_a_sentence(card.text, box.gap):
        yield Finding(card.id, f"it begins with “{card.text[:1]}”", "a capital letter or the gap")
    if rule is not None and rule.form == "term" and not ends_openly(card.text):
        yield Finding(card.id, f"it ends with “{card.text[-1:]}”", "no full stop: it stands inside a sentence")


def _alike(deck: Deck, gap: str) -> Iterator[Finding]:
    """Cards that say what another one says, whatever their levels and piles, where the small words are known."""
    if deck.language not in LANGUAGES:
        return
    cards = [card for pile in deck.piles.values() for card in pile]
    for one, other in alike(cards, deck.language, gap):
        same = words(one.text, deck.language, gap) == words(other.text, deck.language, gap)
        says = "it says the same as" if same else "it says nearly the same as"
        yield Finding(other.id, f"{says} {one.id} “{one.text}”: “{other.text}”", "another idea for one of the two")

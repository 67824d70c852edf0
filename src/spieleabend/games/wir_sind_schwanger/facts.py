"""What the name cards of a deck must be like, for `spieleabend decks check` (WS-R2, WS-R3)."""

import string
from collections import Counter
from collections.abc import Iterator, Sequence

from spieleabend.games.wir_sind_schwanger.cards import NAMES_A_SIDE, Kind, NameCard
from spieleabend.games.wir_sind_schwanger.fingerprints import EVERYWHERE, Facts, Sex, known_facts
from spieleabend.games.wir_sind_schwanger.spelling import alphabetical, initial, plain
from spieleabend.play.box import Finding
from spieleabend.play.cards import Deck

PILE = "names"

FEWEST: dict[Kind, int] = {"letter": 50, "country": 35, "decade": 25}
"""So many cards at least of each kind."""

LISTED = 8
"""So many of the ten names of a side at least stand in the list of their country or decade: four of five."""

_OF: dict[Sex, str] = {"F": "girls’", "M": "boys’"}
_OTHER: dict[Sex, Sex] = {"F": "M", "M": "F"}


def check_names(deck: Deck, facts: Facts | None = None) -> Iterator[Finding]:
    """Everything that is wrong with the name cards of a deck, by the game's own `facts` if no others are given."""
    known = known_facts() if facts is None else facts
    cards = [card for card in deck.piles[PILE] if isinstance(card, NameCard)]
    yield from _kinds(cards)
    yield from _arrows(cards)
    on_letter_cards: dict[tuple[str, str], str] = {}
    for card in cards:
        yield from _sides(card)
        if card.kind == "letter":
            yield from _letters(card, on_letter_cards)
        for sex, names in _by_sex(card):
            yield from _facts(card, sex, names, known)


def _by_sex(card: NameCard) -> tuple[tuple[Sex, tuple[str, ...]], ...]:
    """The two sides of a card."""
    return ("F", card.girls), ("M", card.boys)


def _kinds(cards: Sequence[NameCard]) -> Iterator[Finding]:
    """Too few cards of a kind, and letters without a card."""
    counted = Counter(card.kind for card in cards)
    for kind, fewest in FEWEST.items():
        if counted[kind] < fewest:
            yield Finding(PILE, f"{counted[kind]} cards of the kind {kind}", f"at least {fewest}")
    missing = set(string.ascii_uppercase) - {card.key for card in cards if card.kind == "letter"}
    if missing:
        yield Finding(PILE, f"no card for {', '.join(sorted(missing))}", "one for every letter from A to Z")


def _arrows(cards: Sequence[NameCard]) -> Iterator[Finding]:
    """Columns that the arrows of a kind favour: the kind of a card must not give away where its arrow stands."""
    for kind in FEWEST:
        columns = Counter(dict.fromkeys(range(1, NAMES_A_SIDE + 1), 0))
        columns.update(card.arrow for card in cards if card.kind == kind)
        (most, often), (least, seldom) = columns.most_common()[0], columns.most_common()[-1]
        if often > seldom + 1:
            problem = f"arrows of {kind} cards: {often} in column {most}, {seldom} in column {least}"
            yield Finding(PILE, problem, "every column as often as any other, or once more")


def _sides(card: NameCard) -> Iterator[Finding]:
    """Too few names or too many, out of order, or twice on the card."""
    for sex, names in _by_sex(card):
        if len(names) != NAMES_A_SIDE:
            yield Finding(card.id, f"{len(names)} {_OF[sex]} names", f"{NAMES_A_SIDE}")
        if list(names) != sorted(names, key=alphabetical):
            right = ", ".join(sorted(names, key=alphabetical))
            yield Finding(card.id, f"{_OF[sex]} names out of alphabetical order", right)
    often = Counter(plain(name) for name in (*card.girls, *card.boys))
    twice = [name for name in dict.fromkeys((*card.girls, *card.boys)) if often[plain(name)] > 1]
    if twice:
        yield Finding(card.id, f"twice on one card: {', '.join(twice)}", "twenty different names")


def _letters(card: NameCard, seen: dict[tuple[str, str], str]) -> Iterator[Finding]:
    """Names of another letter, and those that another card of the letter has; `seen` are the cards before."""
    for name in (*card.girls, *card.boys):
        if initial(name) != card.key:
            yield Finding(card.id, f"“{name}” on a card for {card.key}", f"it goes to {initial(name)}")
        other = seen.setdefault((card.key, plain(name)), card.id)
        if other != card.id:
            yield Finding(card.id, f"“{name}” is on {other} already", "a name that no other card of the letter has")


def _facts(card: NameCard, sex: Sex, names: Sequence[str], facts: Facts) -> Iterator[Finding]:
    """Names that the list of the card does not have, or has for the other sex alone.

    Where a card has no list of its own, as every letter has none, its names are held to all lists together, of which
    none knows all names.
    """
    is_covered = card.kind != "letter" and facts.covers(card.key)
    where = card.key if is_covered else EVERYWHERE
    unlisted = [name for name in names if not facts.has(where, sex, name)]
    of_the_other = [name for name in unlisted if facts.has(where, _OTHER[sex], name)]
    for name in of_the_other:
        yield Finding(card.id, f"“{name}” is one of the {_OF[_OTHER[sex]]} names of {where} alone", f"{_OF[sex]} names")
    if is_covered and len(names) - len(unlisted) < LISTED:
        problem = f"{len(names) - len(unlisted)} {_OF[sex]} names of the list {where}; not in it: {', '.join(unlisted)}"
        yield Finding(card.id, problem, f"at least {LISTED}")

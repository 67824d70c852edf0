"""What a game expects of its decks, for those who write, check and read them. No match asks for it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from spieleabend.play.cards import Card, Deck
from spieleabend.play.randomness import Rng


class PileRule(Struct, frozen=True, kw_only=True):
    """What one pile of every deck must be.

    It has `count` cards, `mild_least` to `mild_most` of them mild and `adult_least` to `adult_most` for adults only
    (None: any number); none is longer than `longest` characters. Its ids are `letter` and three digits, from 001 on. A
    `sentence` begins with a capital letter, a `term` ends without a full stop. Cards in `prose` are written in the
    deck's language, each says its level, and no two of them are alike; names and the like need none of that.
    """

    count: int
    mild_least: int
    mild_most: int | None = None
    adult_least: int = 0
    adult_most: int | None = None
    letter: str
    longest: int
    form: Literal["sentence", "term"]
    prose: bool = True


class Finding(Struct, frozen=True):
    """Something wrong in a deck: where (a card's id, a pile, a field), what, and what would be right."""

    place: str
    problem: str
    right: str


class Entry(Struct, frozen=True):
    """The cards that somebody lays, and how they are read aloud."""

    cards: tuple[Card, ...]
    text: str


class DealtRound(Struct, frozen=True):
    """A round as readers hear it: the card it is about, and what might be laid."""

    card: Card
    entries: tuple[Entry, ...]


def _nothing(_deck: Deck) -> Iterable[Finding]:
    """Nothing that only this game can find."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Box:
    """What a game's decks must be like: a rule for each pile, and what only the game itself can tell.

    `gap` is what stands in a text for a card of another pile. `deal` deals a deck out for readers, every round's
    card once, until it is used up.
    """

    piles: Mapping[str, PileRule]
    gap: str = ""
    check: Callable[[Deck], Iterable[Finding]] = _nothing
    deal: Callable[[Deck, Rng], Iterator[DealtRound]] | None = None

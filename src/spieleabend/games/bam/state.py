"""The state of a match of BAM!: mutable, small, and whole (it can be encoded, decoded and played on).

Cards are places in `Cards`: a red 3 is `cards.reds[3]`, a grey 3 `cards.greys[3]`. A pile's top is its end.
"""

from collections.abc import Sequence
from functools import cached_property
from operator import itemgetter
from typing import TypeVar

from msgspec import Struct

from spieleabend.games.bam.cards import RedCard, gaps_of
from spieleabend.games.bam.views import (
    EntryView,
    GreyView,
    Highlight,
    Outcome,
    Phase,
    PrivateView,
    RedView,
    SeatView,
)
from spieleabend.play.cards import Card
from spieleabend.play.game import Seats
from spieleabend.play.prompts import Prompt
from spieleabend.play.waits import Waits

HAND = 10
"""Cards in a full hand (BM-R3, BM-R17)."""

SEATS = Seats(least=3, most=10, recommended=4)
"""Best and worst need two entries, so three can play (BM-D1)."""


ENTRY_IDS = tuple(f"e{place}" for place in range(SEATS.most - 1))
"""What the entries are called, by their place in the shuffled stack."""


class Cards(Struct, frozen=True):
    """Every card of the match, as viewers see it once it is theirs to see."""

    reds: tuple[RedView, ...]
    greys: tuple[GreyView, ...]


Hand = tuple[int, ...]
Item = TypeVar("Item")


class BuiltForSeat:
    """What was built from a hand, each beside what it was built from: good as long as that is the very same.

    No part of the state: it is never encoded nor compared, and a seat without it is as good.
    """

    __slots__ = ("asked", "asked_hand", "asked_turn", "chosen", "hand", "pointed", "turn", "view")

    asked: tuple[Prompt, ...]
    """The question for cards of `asked_hand` in `asked_turn`."""
    view: PrivateView
    """What the seat sees that holds `hand`, has `chosen` and `pointed`; it has not changed in this `turn`."""

    def __init__(self) -> None:
        """Nothing is built yet: no seat has these."""
        self.asked_hand: Hand | None = None
        self.asked_turn = 0
        self.turn = 0
        self.hand: Hand | None = None
        self.chosen: Hand | None = None
        self.pointed: int | None = None


class BuiltForMatch:
    """The same for what is no seat's own."""

    __slots__ = ("asked", "asked_turn", "cycles", "seat_views", "seat_views_turn", "seats", "turn", "waits")

    asked: dict[int, tuple[Prompt, ...]]
    """What the seats are asked in `asked_turn`, if all choose then."""
    seat_views: tuple[SeatView, ...]
    """What everybody sees of the seats in `seat_views_turn`."""
    waits: Waits
    """What the match waits for in `turn`, with so many `cycles` and `seats`."""

    def __init__(self) -> None:
        """Nothing is built yet."""
        self.asked_turn = 0
        self.seat_views_turn = 0
        self.turn = 0
        self.cycles = 0
        self.seats = 0


class Seat(Struct, dict=True):
    """One place at the table. `hand` holds the `chosen` cards too, until the round is over.

    `mastered` is the last cycle in which the seat was named master, counted from 1, or 0. `won` are grey cards,
    `minus` red ones. `pointed` is whom it takes for the greatest talker, while everybody points.
    """

    hand: Hand
    mastered: int = 0
    chosen: Hand = ()
    sits_out: bool = False
    won: tuple[int, ...] = ()
    minus: tuple[int, ...] = ()
    pointed: int | None = None

    @cached_property
    def built(self) -> BuiltForSeat:
        """Kept beside the fields, so that a move that leaves the hand alone costs nothing for it."""
        return BuiltForSeat()


class Entry(Struct):
    """The cards that one seat laid (they count as its hand's until the round is over), and what all see."""

    seat: int
    cards: tuple[int, ...]
    view: EntryView


class State(Struct, kw_only=True, dict=True):
    """A match. `turn` numbers the clocks: it grows with every phase. `rounds` are planned, as things stand.

    `red` and `entries` stay to be seen when their round is over. `gone` are red cards that left the match.
    `display`, `best` and `worst` are places in `entries`.
    """

    cards: Cards
    choose_seconds: int
    judge_seconds: int
    cycles: int
    seats: list[Seat]
    red_pile: list[int]
    draw_pile: list[int]
    phase: Phase = "pointing"
    turn: int = 1
    round: int = 1
    rounds: int = 0
    cycle: int = 1
    master: int | None = None
    red: int | None = None
    discard_pile: list[int] = []
    gone: list[int] = []
    entries: list[Entry] = []
    display: int | None = None
    best: int | None = None
    worst: int | None = None
    outcome: Outcome | None = None
    highlights: list[Highlight] = []

    @cached_property
    def built(self) -> BuiltForMatch:
        """Kept beside the fields, as in Seat."""
        return BuiltForMatch()

    @cached_property
    def ids(self) -> tuple[str, ...]:
        """The id of every grey card."""
        return tuple([grey.id for grey in self.cards.greys])

    @cached_property
    def places(self) -> dict[str, int]:
        """The place of every grey card by its id."""
        return {name: place for place, name in enumerate(self.ids)}


def those(cards: Sequence[Item], places: Sequence[int]) -> tuple[Item, ...]:
    """The items of `cards` at these places.

    >>> those("abc", [2, 0]), those("abc", [1])
    (('c', 'a'), ('b',))
    """
    if len(places) < 2:
        return tuple([cards[place] for place in places])
    # In half the time of a comprehension, and hands are looked at all the time.
    found: tuple[Item, ...] = itemgetter(*places)(cards)
    return found


def lay_out(reds: Sequence[RedCard], greys: Sequence[Card]) -> Cards:
    """The cards of a deck as viewers will see them."""
    return Cards(
        tuple([RedView(card.id, card.text, gaps_of(card.text), card.case) for card in reds]),
        tuple([GreyView(card.id, card.text) for card in greys]),
    )

"""The state of a match of Flotter Dreier: mutable, small, and whole (it can be encoded, decoded and played on).

Cards are places in `Cards`: quality 3 is `cards.qualities[3]`. A pile's top is its end.
"""

from typing import Literal

from msgspec import Struct

from spieleabend.games.flotter_dreier.cards import QualityCard, ThingCard
from spieleabend.games.flotter_dreier.combination import combination
from spieleabend.games.flotter_dreier.grouping import LINES, Groups
from spieleabend.games.flotter_dreier.views import CategoryView, Doubt, MatchedView, Phase
from spieleabend.play.comparing import Pair, Terms
from spieleabend.play.game import Seats

SEATS = Seats(least=3, most=12, recommended=5)
"""With two nobody would ever get a point (FD-D1)."""

Vote = Literal["yes", "no", "abstain"]
Deciders = Literal["table", "reader"]


class Cards(Struct, frozen=True):
    """Every card of the match."""

    qualities: tuple[QualityCard, ...]
    things: tuple[ThingCard, ...]


class Pile(Struct):
    """A face-down stack, and what was turned before."""

    stack: list[int]
    turned: list[int]


class Seat(Struct):
    """One place at the table: its sheet, the points of rounds that are over, and its vote on the claim."""

    lines: list[str]
    ready: bool = False
    points: int = 0
    vote: Vote | None = None


class Claim(Struct, frozen=True):
    """What a seat claims of the term that is being read, by its option of the prompt; `place` is the other term."""

    option: str
    doubt: Doubt
    claimant: int
    place: int | None


class State(Struct, kw_only=True):
    """A match. `turn` numbers the clocks: it grows with every phase.

    `drawn` are the two cards of this round, which lie on no pile meanwhile. Of the round that is read: `groups` and
    `asks` as the judge of words and the table have said; `reads` the places of the terms read, in order; `struck`
    those that do not fit; `shown` the places whose text everybody has seen; `decided` the claims about the last term
    that were voted on. For the evening: `same` and `different` are pairs of spellings.
    """

    cards: Cards
    rounds: int
    deciders: Deciders
    strike: bool
    silent_count: bool
    write_seconds: int
    seats: list[Seat]
    qualities: Pile
    things: Pile
    first: int
    phase: Phase = "turning"
    turn: int = 1
    round: int = 1
    drawn: tuple[int, int] | None = None
    groups: Groups = ()
    asks: tuple[Pair, ...] = ()
    reads: list[int] = []
    struck: list[int] = []
    shown: list[int] = []
    decided: list[str] = []
    claim: Claim | None = None
    same: list[tuple[str, str]] = []
    different: list[tuple[str, str]] = []
    matched: list[MatchedView] = []

    @property
    def starter(self) -> int:
        """Who reveals the cards and reads first: clockwise from the first (FD-R15)."""
        return (self.first + self.round - 1) % len(self.seats)

    def text(self, place: int) -> str:
        """What stands on a line."""
        return self.seats[place // LINES].lines[place % LINES]


def enter(state: State, phase: Phase) -> None:
    """Go on to a phase; its clock is a new one."""
    state.phase = phase
    state.turn += 1


def clockwise(seat: int, seats: int) -> list[int]:
    """All seats, beginning with this one."""
    return [*range(seat, seats), *range(seat)]


def terms(state: State) -> tuple[str, ...]:
    """What the judge of words compares: every line of every seat."""
    return tuple([line for seat in state.seats for line in seat.lines])


def question(state: State, _name: str) -> Terms:
    """What the judge of words is asked; there is one question a round."""
    return Terms(terms(state))


def category(state: State) -> CategoryView | None:
    """What everybody writes down three of, once the cards are turned."""
    if state.drawn is None:
        return None
    quality, thing = state.cards.qualities[state.drawn[0]], state.cards.things[state.drawn[1]]
    combined = combination(quality, thing)
    return CategoryView(quality.text, thing.text, combined.text, combined.personal)

"""The state of a match of Wir sind schwanger: mutable, small, and whole (it can be encoded, decoded and played on).

Cards are places in `Cards`: name card 3 is `cards.names[3]`, rating 3 is `cards.ratings[3]`. A pile's top is its end.
"""

from functools import cached_property
from typing import Literal

from msgspec import Struct

from spieleabend.games.wir_sind_schwanger.views import (
    Child,
    FoundView,
    LeadView,
    NameCardView,
    NamedView,
    Phase,
    ProposalView,
    RatingView,
)
from spieleabend.play.game import Seats
from spieleabend.play.prompts import Pick, Prompt

SEATS = Seats(least=3, most=7, recommended=4)
"""As many as there are colours (WS-R1). Of three, exactly two must say the same for anybody to gain: more is better."""

HAND = 5
"""So many ratings everybody keeps in hand (WS-R14)."""

RATINGS = 20
"""So many ratings everybody has (WS-R1)."""

Variant = Literal["draw", "two_names", "others_choose", "free_choice"]
RoundEnd = Literal["hand_empty", "once_each", "all_played"]
Agreement = Literal["everyone", "majority"]
Hand = tuple[int, ...]


class Cards(Struct, frozen=True):
    """Every card of the match, as viewers see it once it is theirs to see."""

    names: tuple[NameCardView, ...]
    ratings: tuple[RatingView, ...]
    surnames: tuple[str, ...]


class Seat(Struct):
    """One place at the table.

    `lent` is the surname card it was given, having told none of its own. `won` are the name cards of its stack of
    points, `blanks` the blank cards on top of them (WS-D8). The 20 ratings are in `hand` or set `aside`. `answered`
    says that it has proposed or passed, `ticked` is the proposal it has ticked in the running vote.
    """

    surname: str
    aside: Hand
    lent: int | None = None
    won: list[int] = []
    blanks: int = 0
    hand: Hand = ()
    answered: bool = False
    ticked: str | None = None

    @property
    def points(self) -> int:
        """Its points as they stand."""
        return len(self.won) + self.blanks


class State(Struct, kw_only=True, dict=True):
    """A match. `turn` numbers the clocks: it grows with every phase, every vote and every lead.

    `first` is the name-giver of the first round. `drawn` are the two name cards of this round, which are in no pile
    meanwhile. `proposed` counts the proposals of this round, `attempt` its votes that have failed, `tied` are the
    proposals between which the giver decides. `leads` stay to be seen when their round is over.
    """

    cards: Cards
    variant: Variant
    first_drawn_stands: bool
    round_end: RoundEnd
    agreement: Agreement
    choose_seconds: int
    lead_seconds: int
    seats: list[Seat]
    stack: list[int]
    surnames: list[int]
    first: int
    rounds: int
    phase: Phase = "declaring"
    turn: int = 1
    round: int = 1
    child: Child | None = None
    drawn: Hand = ()
    found: tuple[FoundView, ...] = ()
    name: str | None = None
    proposals: tuple[ProposalView, ...] = ()
    proposed: int = 0
    attempt: int = 0
    tied: tuple[str, ...] = ()
    leader: int | None = None
    leads: tuple[LeadView, ...] = ()
    children: tuple[NamedView, ...] = ()

    @property
    def giver(self) -> int:
        """Who is pregnant: clockwise from the first (WS-D6)."""
        return (self.first + self.round - 1) % len(self.seats)

    @cached_property
    def rating_ids(self) -> tuple[str, ...]:
        """The id of every rating."""
        return tuple([rating.id for rating in self.cards.ratings])

    @cached_property
    def choose_prompt(self) -> tuple[Prompt, ...]:
        """What everybody is asked who chooses ratings."""
        return (Pick("ratings", self.rating_ids, HAND, HAND),)

    @cached_property
    def rating_places(self) -> dict[str, int]:
        """The place of every rating by its id."""
        return {name: place for place, name in enumerate(self.rating_ids)}


def enter(state: State, phase: Phase) -> None:
    """Go on to a phase; its clock is a new one."""
    state.phase = phase
    state.turn += 1

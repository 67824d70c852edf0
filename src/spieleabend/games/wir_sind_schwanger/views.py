"""What viewers of a match of Wir sind schwanger may know: built by allow-list, from frozen pieces only."""

from typing import Literal

from msgspec import Struct

from spieleabend.games.wir_sind_schwanger.cards import Kind, Trait
from spieleabend.play.game import Result
from spieleabend.play.moves import Happening

Phase = Literal[
    "declaring",
    "placing",
    "ordering",
    "proposing",
    "agreeing",
    "deciding",
    "choosing",
    "leading",
    "finished",
]
Child = Literal["daughter", "son"]


class RatingView(Struct, frozen=True, gc=False):
    """A rating, face up. `suits` are the traits of a name that it goes with; bots read them, people the text."""

    id: str
    text: str
    suits: tuple[Trait, ...]


class NameCardView(Struct, frozen=True, gc=False):
    """A name card, face up: `title` in the table's language, `key` for machines ("B", "SE", "DE-1980s").

    `arrow` is the column (1 to 10 from the left) of its top edge in which the arrow stands.
    """

    id: str
    kind: Kind
    key: str
    title: str
    arrow: int
    girls: tuple[str, ...]
    boys: tuple[str, ...]


class FoundView(Struct, frozen=True, gc=False):
    """How a first name was found: the ids of both cards, on which side of the upright one the other lies.

    The arrow hits this `row` (1 to 10 from the top), where the `name` stands.
    """

    upright: str
    sideways: str
    side: Literal["left", "right"]
    row: int
    name: str


class ProposalView(Struct, frozen=True, gc=False):
    """A first name that a seat proposes. `votes` are the seats that ticked it in the last vote that failed.

    A proposal that is changed is a new one, so nobody ticks what they have not read.
    """

    id: str
    seat: int
    text: str
    votes: tuple[int, ...]


class LeadView(Struct, frozen=True, gc=False):
    """One rating led in this round: who led it, who had to place the same, and by how much points changed."""

    leader: int
    rating: RatingView
    matchers: tuple[int, ...]
    changes: tuple[int, ...]


class SeatView(Struct, frozen=True, gc=False):
    """What everybody sees of a seat: its `points`, name cards and blank ones, and how many ratings it holds.

    `ready`: it has answered what all are asked at once.
    """

    points: int
    hand: int
    ready: bool
    surname: str


class NamedView(Struct, frozen=True, gc=False):
    """A child of this evening: in which round, whose, its whole name, and the rating that most shared, if any did."""

    round: int
    seat: int
    child: Child
    name: str
    rating: str | None


class PublicView(Struct, frozen=True, gc=False):
    """What the table screen and every watcher may know.

    `drawn` are the two name cards, the one drawn first before the other; `found` none, one, or two first names;
    `name` the whole name once it is settled. `attempt` counts the votes of this round that have failed. `ratings` are
    all there are while people choose, else none. `leads` of the last round stay until the next name is begun.
    """

    phase: Phase
    round: int
    rounds: int
    giver: int
    child: Child | None
    drawn: tuple[NameCardView, ...]
    found: tuple[FoundView, ...]
    name: str | None
    proposals: tuple[ProposalView, ...]
    attempt: int
    leader: int | None
    ratings: tuple[RatingView, ...]
    leads: tuple[LeadView, ...]
    stack: int
    seats: tuple[SeatView, ...]
    children: tuple[NamedView, ...]
    result: Result | None


class PrivateView(Struct, frozen=True, gc=False):
    """What only one seat knows: the ratings it holds, and the id of the proposal it has ticked in the running vote.

    `own_names` are the name cards it may look at for ideas, the last one won first (WS-R31); else none (WS-D14).
    """

    hand: tuple[RatingView, ...]
    own_names: tuple[NameCardView, ...]
    ticked: str | None


class GiverNamed(Happening, frozen=True, gc=False, tag="giver-named"):
    """Who is pregnant in the round that begins."""

    seat: int
    round: int


class ChildDeclared(Happening, frozen=True, gc=False, tag="child-declared"):
    """The name-giver has said what it will be."""

    seat: int
    child: Child


class NamesDrawn(Happening, frozen=True, gc=False, tag="names-drawn"):
    """The name-giver has drawn two name cards."""

    seat: int


class NameFound(Happening, frozen=True, gc=False, tag="name-found"):
    """An arrow points at a first name; it happens once for each name found."""

    found: FoundView


class Proposed(Happening, frozen=True, gc=False, tag="proposed"):
    """A seat proposes a first name."""

    seat: int


class ProposalChanged(Happening, frozen=True, gc=False, tag="proposal-changed"):
    """A seat proposes another first name than before."""

    seat: int


class NoProposal(Happening, frozen=True, gc=False, tag="no-proposal"):
    """A seat has no idea."""

    seat: int


class NobodyProposed(Happening, frozen=True, gc=False, tag="nobody-proposed"):
    """Nobody has an idea, so the name cards find the name."""


class Ticked(Happening, frozen=True, gc=False, tag="ticked"):
    """A seat has ticked a proposal; which one is nobody's business until all have."""

    seat: int


class VoteFailed(Happening, frozen=True, gc=False, tag="vote-failed"):
    """Not everybody has ticked the same; so many votes of this round have failed."""

    attempt: int


class VoteTied(Happening, frozen=True, gc=False, tag="vote-tied"):
    """Several names have as many ticks: the name-giver decides."""

    seat: int


class NameSettled(Happening, frozen=True, gc=False, tag="name-settled"):
    """The child has its whole name."""

    name: str


class RatingsChosen(Happening, frozen=True, gc=False, tag="ratings-chosen"):
    """A seat has chosen its ratings."""

    seat: int


class RatingsTakenBack(Happening, frozen=True, gc=False, tag="ratings-taken-back"):
    """A seat chooses again."""

    seat: int


class AllChosen(Happening, frozen=True, gc=False, tag="all-chosen"):
    """Everybody holds five ratings."""


class Led(Happening, frozen=True, gc=False, tag="led"):
    """A rating was led and matched, and points went to and fro."""

    lead: LeadView


class RoundOver(Happening, frozen=True, gc=False, tag="round-over"):
    """Nobody leads any more in this round."""

    round: int


class TimeRanOut(Happening, frozen=True, gc=False, tag="time-ran-out"):
    """A clock has run out."""

    clock: str


class MatchOver(Happening, frozen=True, gc=False, tag="match-over"):
    """The match has ended."""

    winners: tuple[int, ...]


HAPPENINGS: tuple[type[Happening], ...] = (
    GiverNamed,
    ChildDeclared,
    NamesDrawn,
    NameFound,
    Proposed,
    ProposalChanged,
    NoProposal,
    NobodyProposed,
    Ticked,
    VoteFailed,
    VoteTied,
    NameSettled,
    RatingsChosen,
    RatingsTakenBack,
    AllChosen,
    Led,
    RoundOver,
    TimeRanOut,
    MatchOver,
)

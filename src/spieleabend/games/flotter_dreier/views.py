"""What viewers of a match of Flotter Dreier may know: built by allow-list, from frozen pieces only."""

from typing import Literal

from msgspec import Struct

from spieleabend.play.game import Result
from spieleabend.play.moves import Happening

Phase = Literal["turning", "writing", "judging", "reading", "doubting", "round-over", "finished"]

Doubt = Literal["unfit", "same", "different"]
"""What somebody claims of the term that is being read: it does not fit; it is the same as another; it is not."""


class CategoryView(Struct, frozen=True, gc=False):
    """What everybody writes down three of: both cards as printed, and the `text` that they make together.

    `personal` says that they are persons who are counted otherwise in Polish ("trzech sąsiadów").
    """

    quality: str
    thing: str
    text: str
    personal: bool


class HolderView(Struct, frozen=True, gc=False):
    """Who has a term, and how they have written it."""

    seat: int
    text: str


class ReadView(Struct, frozen=True, gc=False):
    """A term that has been read, as its reader has written it.

    `holders` are all who have it, the reader first, then clockwise; each gets `each` points. `everybody` has it, so
    nobody gets any. `struck`: the table says that it does not fit. `merged` is the id of an earlier term that it turned
    out to be the same as: it counts there and has no holders here. `asks` are the ids of earlier terms that might be
    the same; people could ask the table.
    """

    id: str
    text: str
    reader: int
    holders: tuple[HolderView, ...]
    each: int
    everybody: bool
    struck: bool
    merged: str | None
    asks: tuple[str, ...]


class ClaimView(Struct, frozen=True, gc=False):
    """What seat `claimant` claims of the term `read`, while people vote.

    `same`: it is the same as `other`, which has been read as `other_read`, or stands on the claimant's sheet (None).
    `different`: `other`, as `holder` has written it, is something else. `unfit`: it does not fit; `other` is "".
    `voters` may vote, `voted` have; the claim itself is the claimant's vote.
    """

    doubt: Doubt
    claimant: int
    read: str
    text: str
    other: str
    other_read: str | None
    holder: int | None
    voters: tuple[int, ...]
    voted: tuple[int, ...]


class SeatView(Struct, frozen=True, gc=False):
    """What everybody sees of a seat: all its `points`, those of this `round` among them, and whether it is ready.

    `ready`: its sheet is written.
    """

    points: int
    round: int
    ready: bool


class MatchedView(Struct, frozen=True, gc=False):
    """A term that brought most: in which round, what it was three of, the term, who had it, and points for each."""

    round: int
    category: CategoryView
    text: str
    seats: tuple[int, ...]
    each: int


class PublicView(Struct, frozen=True, gc=False):
    """What the table screen and every watcher may know.

    `reader` reads the next term, or closes the round when `all_read`; None while nobody reads. `reads` are the terms
    read in this round, in order, the last one being the one that is talked about; they stay until the next category is
    turned. `matched` is the best term of each round that is over, where anybody shared one.
    """

    phase: Phase
    round: int
    rounds: int
    starter: int
    category: CategoryView | None
    reader: int | None
    all_read: bool
    reads: tuple[ReadView, ...]
    claim: ClaimView | None
    seats: tuple[SeatView, ...]
    matched: tuple[MatchedView, ...]
    result: Result | None


class LineView(Struct, frozen=True, gc=False):
    """One line of one's own sheet; `read` is the id of the term as which it has been named, None before.

    `each` is what it has brought. A second line with the same term brings nothing more.
    """

    text: str
    read: str | None
    each: int


class PrivateView(Struct, frozen=True, gc=False):
    """What only one seat knows: its three lines.

    `asks` are options of its prompt `claim` that the judge of words thinks worth a question ("own-1"): whoever wrote
    the line is asked, and nobody else.
    """

    lines: tuple[LineView, ...]
    asks: tuple[str, ...]


class CategoryTurned(Happening, frozen=True, gc=False, tag="category-turned"):
    """The start player has turned both cards."""

    seat: int
    category: CategoryView


class SheetReady(Happening, frozen=True, gc=False, tag="sheet-ready"):
    """A seat has written down what comes to mind."""

    seat: int


class SheetTakenBack(Happening, frozen=True, gc=False, tag="sheet-taken-back"):
    """A seat would like to change its sheet."""

    seat: int


class AllReady(Happening, frozen=True, gc=False, tag="all-ready"):
    """Nobody writes any more."""


class ReadingBegun(Happening, frozen=True, gc=False, tag="reading-begun"):
    """The sheets are compared, and this seat begins to read."""

    seat: int


class TermRead(Happening, frozen=True, gc=False, tag="term-read"):
    """A term is read and hands go up."""

    read: ReadView


class Claimed(Happening, frozen=True, gc=False, tag="claimed"):
    """Somebody claims something of the term that was read."""

    claim: ClaimView


class Voted(Happening, frozen=True, gc=False, tag="voted"):
    """A seat has said what it thinks of the claim, or that it does not mind; which, nobody learns."""

    seat: int


class ClaimDecided(Happening, frozen=True, gc=False, tag="claim-decided"):
    """The table has decided: `yes` and `no` are the votes that were cast."""

    claim: ClaimView
    accepted: bool
    yes: int
    no: int


class Recounted(Happening, frozen=True, gc=False, tag="recounted"):
    """A claim has changed points, by seat; `reads` are the ids of the terms that count otherwise now."""

    reads: tuple[str, ...]
    changes: tuple[int, ...]


class RoundOver(Happening, frozen=True, gc=False, tag="round-over"):
    """All terms are read; `points` of this round by seat."""

    round: int
    points: tuple[int, ...]


class StarterNamed(Happening, frozen=True, gc=False, tag="starter-named"):
    """Who is start player of the round that begins."""

    seat: int
    round: int


class TimeRanOut(Happening, frozen=True, gc=False, tag="time-ran-out"):
    """A clock has run out."""

    clock: str


class MatchOver(Happening, frozen=True, gc=False, tag="match-over"):
    """The match has ended."""

    winners: tuple[int, ...]


HAPPENINGS: tuple[type[Happening], ...] = (
    CategoryTurned,
    SheetReady,
    SheetTakenBack,
    AllReady,
    ReadingBegun,
    TermRead,
    Claimed,
    Voted,
    ClaimDecided,
    Recounted,
    RoundOver,
    StarterNamed,
    TimeRanOut,
    MatchOver,
)

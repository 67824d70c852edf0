"""What viewers of a match of BAM! may know: built by allow-list, from frozen pieces only.

A piece that nothing has changed is the very same object in the next view.
"""

from typing import Literal

from msgspec import Struct

from spieleabend.games.bam.cards import Case
from spieleabend.play.game import Result
from spieleabend.play.moves import Happening

Phase = Literal["pointing", "turning", "choosing", "reading", "worst", "keeping", "finished"]


class GreyView(Struct, frozen=True, gc=False):
    """A grey card, face up."""

    id: str
    text: str


class RedView(Struct, frozen=True, gc=False):
    """A red card, face up, with the number of its gaps."""

    id: str
    text: str
    gaps: int
    case: Case | None


class SeatView(Struct, frozen=True, gc=False, omit_defaults=True):
    """What everybody sees of a seat: how many cards it holds, how many `won` and `minus` lie in its stack.

    `chosen`: has laid its cards this round, or, while everybody points, has pointed. `sits_out`: lays none. What is no
    or 0 is left out when it is sent: ten seats would say so after every move.
    """

    hand: int
    chosen: bool = False
    sits_out: bool = False
    won: int = 0
    minus: int = 0


class EntryView(Struct, frozen=True, gc=False):
    """What one seat laid, by its place in the shuffled stack. `texts` is empty until it is shown.

    `edited` is the sentence as the master has adapted it, None where it is read as it stands. `author` is a
    seat, known from the second verdict on.
    """

    id: str
    shown: bool
    texts: tuple[str, ...]
    edited: str | None
    author: int | None
    best: bool
    worst: bool


class Outcome(Struct, frozen=True, gc=False):
    """How the last round ended: the two seats, and the grey card that was kept once it is known.

    `worst` got the red card; None where there was but one entry. Without any entry the round was `annulled`.
    """

    round: int
    best: int | None
    worst: int | None
    kept: str | None
    annulled: bool


class Highlight(Struct, frozen=True, gc=False):
    """The best sentence of a round, for the end of the evening; `edited` as in EntryView."""

    round: int
    seat: int
    red: str
    greys: tuple[str, ...]
    edited: str | None


class PublicView(Struct, frozen=True, gc=False):
    """What the table screen and every watcher may know.

    `round` is the one being played or about to begin, of `rounds` planned. `red` and `entries` stay on the
    table with the `outcome` until the next red card is turned. `shown` is the id of the entry on display.
    `result` and `highlights` come when the match is over.
    """

    phase: Phase
    round: int
    rounds: int
    cycle: int
    cycles: int
    master: int | None
    red: RedView | None
    red_pile: int
    draw_pile: int
    discard_pile: int
    seats: tuple[SeatView, ...]
    entries: tuple[EntryView, ...]
    shown: str | None
    outcome: Outcome | None
    result: Result | None
    highlights: tuple[Highlight, ...]


class PrivateView(Struct, frozen=True, gc=False):
    """What only one seat knows: the cards in its hand, those it laid in gap order, and at whom it pointed."""

    hand: tuple[GreyView, ...]
    chosen: tuple[GreyView, ...]
    pointed: int | None


class Pointed(Happening, frozen=True, gc=False, tag="pointed"):
    """A seat has pointed at somebody; at whom is nobody's business until all have."""

    seat: int


class MasterNamed(Happening, frozen=True, gc=False, tag="master-named"):
    """The BAM!-Master of the next round; `votes` by seat where all have just pointed, empty otherwise."""

    seat: int
    votes: tuple[int, ...] = ()


class RedTurned(Happening, frozen=True, gc=False, tag="red-turned"):
    """The master has turned a red card."""

    red: RedView


class SatOut(Happening, frozen=True, gc=False, tag="sat-out"):
    """A seat cannot lay cards this round: too few in hand, or too late."""

    seat: int


class CardLaid(Happening, frozen=True, gc=False, tag="card-laid"):
    """A seat has laid as many cards as the red card has gaps, face down."""

    seat: int


class CardTakenBack(Happening, frozen=True, gc=False, tag="card-taken-back"):
    """A seat has taken its cards back to think again."""

    seat: int


class TimeRanOut(Happening, frozen=True, gc=False, tag="time-ran-out"):
    """The clock of a phase has run out and the game went on without whoever was late."""

    clock: str


class AllChosen(Happening, frozen=True, gc=False, tag="all-chosen"):
    """Everybody has chosen; the entries are shuffled, and the master may lay them open."""

    entries: int


class EntryShown(Happening, frozen=True, gc=False, tag="entry-shown"):
    """An entry lies open and is on display."""

    entry: str
    texts: tuple[str, ...]


class SentenceEdited(Happening, frozen=True, gc=False, tag="sentence-edited"):
    """The master has adapted the sentence on display."""

    entry: str
    sentence: str


class BestNamed(Happening, frozen=True, gc=False, tag="best-named"):
    """The master likes this entry best."""

    entry: str


class WorstNamed(Happening, frozen=True, gc=False, tag="worst-named"):
    """The master likes this entry least."""

    entry: str


class AuthorsRevealed(Happening, frozen=True, gc=False, tag="authors-revealed"):
    """Who laid which entry, in the order of the entries, and who gets a grey card and who the red one."""

    authors: tuple[int, ...]
    best: int
    worst: int | None


class CardKept(Happening, frozen=True, gc=False, tag="card-kept"):
    """The winner of the round puts this grey card on its stack."""

    seat: int
    text: str


class Drawn(Happening, frozen=True, gc=False, tag="drawn"):
    """A seat has drawn grey cards."""

    seat: int
    count: int


class Reshuffled(Happening, frozen=True, gc=False, tag="reshuffled"):
    """The discard pile was shuffled and is the new draw pile."""

    count: int


class RoundAnnulled(Happening, frozen=True, gc=False, tag="round-annulled"):
    """Nobody laid a card: the round counts for nothing."""


class SeatJoined(Happening, frozen=True, gc=False, tag="seat-joined"):
    """A late guest has sat down."""

    seat: int


class LastCycleAnnounced(Happening, frozen=True, gc=False, tag="last-cycle-announced"):
    """The host has decided that the match ends with this cycle."""


class MatchOver(Happening, frozen=True, gc=False, tag="match-over"):
    """The match has ended."""

    winners: tuple[int, ...]


HAPPENINGS: tuple[type[Happening], ...] = (
    Pointed,
    MasterNamed,
    RedTurned,
    SatOut,
    CardLaid,
    CardTakenBack,
    TimeRanOut,
    AllChosen,
    EntryShown,
    SentenceEdited,
    BestNamed,
    WorstNamed,
    AuthorsRevealed,
    CardKept,
    Drawn,
    Reshuffled,
    RoundAnnulled,
    SeatJoined,
    LastCycleAnnounced,
    MatchOver,
)

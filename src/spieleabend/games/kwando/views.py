"""What viewers of a match of Kwando may know: built by allow-list, from frozen pieces only."""

from typing import Literal

from msgspec import Struct

from spieleabend.games.kwando.calendars import Calendar
from spieleabend.play.game import Result
from spieleabend.play.moves import Happening
from spieleabend.play.refereeing import Mark

Phase = Literal["turning", "laying", "checking", "decoding", "finished"]
Talk = Literal["aloud", "written"]
TeamName = Literal["sun", "moon", "pair"]
Reason = Literal["name", "language", "number", "showing"]
"""What is forbidden: the own person's name, hints in a foreign language or otherwise, numbers or values, showing cards
(KW-R15)."""
Signal = Literal["next", "later"]
"""“I come next” and “somebody else first”."""
Decision = Literal["breach", "fine"]
TurnEnd = Literal["row-full", "done", "sand"]


class PersonView(Struct, frozen=True, gc=False):
    """A person on a card that only its holder sees, without the date. `clues` may be said by the letter."""

    id: str
    name: str
    clues: tuple[str, ...]


class LaidView(Struct, frozen=True, gc=False):
    """A card that lies in the row: who is on it, and which seat has laid it."""

    id: str
    name: str
    seat: int


class DecodedCardView(Struct, frozen=True, gc=False):
    """A card under the decoder: the birth date as printed, in its calendar, and by the calendar of today.

    `right` says that it stays in the row and not before an older person (KW-R23).
    """

    id: str
    name: str
    seat: int
    born: str
    calendar: Calendar
    gregorian: str
    right: bool


class DecodedView(Struct, frozen=True, gc=False):
    """How a turn was scored: the row, first card first, and the cards that were not laid.

    The row brings `points`, the penalty cards of the turn `penalty`, which is 0 or less (KW-D6).
    """

    round: int
    team: int
    row: tuple[DecodedCardView, ...]
    unlaid: tuple[DecodedCardView, ...]
    points: int
    penalty: int


class PenaltyView(Struct, frozen=True, gc=False):
    """A penalty card of this turn. `value` is −1 or −2; 0 is the Game Over card.

    `by` are the controllers who saw the breach, the one first who played the card. While it is `open` it can be taken
    back, and where the table votes `objections` are the seats that saw none. `yes` and `no` are the controllers who
    have confirmed the Game Over card and who have not. `saying` is the sentence it is for, where one is named.
    """

    id: str
    reason: Reason
    value: int
    by: tuple[int, ...]
    saying: str | None
    open: bool
    objections: tuple[int, ...]
    yes: tuple[int, ...]
    no: tuple[int, ...]


class SayingView(Struct, frozen=True, gc=False):
    """A sentence of written talk, and what the referee makes of it.

    `mark` is "unread" until the referee has read it; what is marked has a `reason` and the `words` that gave it. The
    controllers' `decision` is None until they have made one.
    """

    id: str
    seat: int
    text: str
    mark: Mark
    reason: Reason | None
    words: tuple[str, ...]
    decision: Decision | None


class SeatView(Struct, frozen=True, gc=False):
    """What everybody sees of a seat: `cards` that it holds and may lay in this turn, and its `signal`, if any."""

    points: int
    cards: int
    signal: Signal | None


class TeamView(Struct, frozen=True, gc=False):
    """A team, or with three players a pair, and how many penalty cards (of six) have been played against it.

    A pair has no `points` of its own: its seats have.
    """

    name: TeamName
    seats: tuple[int, ...]
    points: int | None
    errors: int


class TurnView(Struct, frozen=True, gc=False):
    """A turn that is scored, for the score sheet (KW-R3): see `DecodedView`."""

    round: int
    team: int
    points: int
    penalty: int


class PublicView(Struct, frozen=True, gc=False):
    """What the table screen and every watcher may know.

    `active` is the team whose turn it is, by its place in `teams`; the seats of `controllers` watch it. `row` is what
    lies, first card first, out of `row_full`. `done` are the seats that want to lay no more. `hurry` says that the
    sand is nearly through. `decoded` stays from the scoring until the next glass is turned. `loser` is the team that
    the Game Over card has stopped.
    """

    phase: Phase
    talk: Talk
    round: int
    rounds: int
    teams: tuple[TeamView, ...]
    active: int
    controllers: tuple[int, ...]
    row: tuple[LaidView, ...]
    row_full: int
    done: tuple[int, ...]
    hurry: bool
    sayings: tuple[SayingView, ...]
    penalties: tuple[PenaltyView, ...]
    seats: tuple[SeatView, ...]
    decoded: DecodedView | None
    turns: tuple[TurnView, ...]
    loser: int | None
    result: Result | None


class PrivateView(Struct, frozen=True, gc=False):
    """What only one seat knows: its own cards while its team is active (KW-R11).

    `watched` are the cards that the active team still holds, for controllers, where the table wants it.
    """

    hand: tuple[PersonView, ...]
    watched: tuple[LaidView, ...]


class TurnBegan(Happening, frozen=True, gc=False, tag="turn-began"):
    """A team gets ready: its glass may be turned."""

    round: int
    team: int


class GlassTurned(Happening, frozen=True, gc=False, tag="glass-turned"):
    """The sand runs for a team. `seat` is the controller who turned the glass, None where it turned by itself."""

    team: int
    seat: int | None


class CardLaid(Happening, frozen=True, gc=False, tag="card-laid"):
    """A card lies on top of the row."""

    card: LaidView


class Said(Happening, frozen=True, gc=False, tag="said"):
    """Somebody has written a sentence."""

    saying: SayingView


class Marked(Happening, frozen=True, gc=False, tag="marked"):
    """The referee has marked a sentence."""

    saying: SayingView


class Decided(Happening, frozen=True, gc=False, tag="decided"):
    """A controller has decided about a sentence that the referee marked."""

    saying: SayingView
    seat: int


class Signalled(Happening, frozen=True, gc=False, tag="signalled"):
    """A seat comes next, or lets somebody else."""

    seat: int
    signal: Signal


class DonePressed(Happening, frozen=True, gc=False, tag="done-pressed"):
    """A seat wants to lay no more."""

    seat: int


class DoneTakenBack(Happening, frozen=True, gc=False, tag="done-taken-back"):
    """A seat wants to lay more after all."""

    seat: int


class Hurry(Happening, frozen=True, gc=False, tag="hurry"):
    """The sand is nearly through."""


class TurnOver(Happening, frozen=True, gc=False, tag="turn-over"):
    """No more cards are laid in this turn."""

    team: int
    end: TurnEnd


class PenaltyPlayed(Happening, frozen=True, gc=False, tag="penalty-played"):
    """A penalty card lies open."""

    penalty: PenaltyView


class PenaltySeconded(Happening, frozen=True, gc=False, tag="penalty-seconded"):
    """Another controller has seen the same breach; it counts once."""

    penalty: PenaltyView
    seat: int


class PenaltyTakenBack(Happening, frozen=True, gc=False, tag="penalty-taken-back"):
    """A penalty card is back in the controllers' hand. `seat` took it back, None where the table voted it away."""

    penalty: PenaltyView
    seat: int | None


class PenaltyStands(Happening, frozen=True, gc=False, tag="penalty-stands"):
    """A penalty card cannot be taken back any more."""

    penalty: PenaltyView


class Objected(Happening, frozen=True, gc=False, tag="objected"):
    """A seat saw no breach, where the table votes."""

    penalty: PenaltyView
    seat: int


class GameOverVoted(Happening, frozen=True, gc=False, tag="game-over-voted"):
    """A controller has confirmed the Game Over card, or not."""

    penalty: PenaltyView
    seat: int
    yes: bool


class Decoded(Happening, frozen=True, gc=False, tag="decoded"):
    """The decoder has gone over the row."""

    decoded: DecodedView


class GameOver(Happening, frozen=True, gc=False, tag="game-over"):
    """The sixth breach: a team has lost, whatever the points."""

    team: int


class MatchOver(Happening, frozen=True, gc=False, tag="match-over"):
    """The match has ended."""

    winners: tuple[int, ...]


HAPPENINGS: tuple[type[Happening], ...] = (
    TurnBegan,
    GlassTurned,
    CardLaid,
    Said,
    Marked,
    Decided,
    Signalled,
    DonePressed,
    DoneTakenBack,
    Hurry,
    TurnOver,
    PenaltyPlayed,
    PenaltySeconded,
    PenaltyTakenBack,
    PenaltyStands,
    Objected,
    GameOverVoted,
    Decoded,
    GameOver,
    MatchOver,
)

"""The state of a match of Kwando: mutable, and whole (it can be encoded, decoded and played on).

Cards are places in `State.cards`: card 3 is `cards[3]`. A pile's top is its end.
"""

from msgspec import Struct

from spieleabend.games.kwando.calendars import Calendar
from spieleabend.games.kwando.views import (
    Decision,
    DecodedView,
    Phase,
    Reason,
    Signal,
    Talk,
    TeamName,
    TurnView,
)
from spieleabend.play.game import Seats
from spieleabend.play.refereeing import Mark

SEATS = Seats(least=3, most=12, recommended=6)
"""Two teams of two to six (KW-R7); of three players each watches the other two in turn (KW-D7)."""

ROW = 6
"""So many cards a team gets in a round, and so many the row can have (KW-R7)."""

PENALTIES: tuple[int, ...] = (-1, -1, -1, -2, -2, 0)
"""The set of penalty cards, in the order in which they are played; the last one is Game Over (KW-R18)."""


class Known(Struct, frozen=True, gc=False):
    """Who is on a card: what its holder sees, what the referee listens for, and what the decoder shows."""

    id: str
    name: str
    spellings: tuple[str, ...]
    clues: tuple[str, ...]
    born: str
    calendar: Calendar
    gregorian: str


class Hand(Struct):
    """The cards that a seat holds for one of its teams."""

    seat: int
    cards: list[int]


class Team(Struct):
    """Players who lay a row together: two teams, or with three players every pair (KW-D7).

    `errors` counts the penalty cards that were played against it in turns that are over.
    """

    name: TeamName
    hands: list[Hand]
    errors: int = 0

    @property
    def seats(self) -> list[int]:
        """Who belongs to it."""
        return [hand.seat for hand in self.hands]


class Laid(Struct, frozen=True, gc=False):
    """A card in the row, and who laid it."""

    card: int
    seat: int


class Penalty(Struct):
    """A penalty card of this turn; see `PenaltyView`.

    While `same` another press is taken for the same breach (KW-D20), while `open` it can be taken back (KW-D10).
    """

    number: int
    reason: Reason
    by: list[int]
    saying: int | None = None
    same: bool = True
    open: bool = True
    objections: list[int] = []
    yes: list[int] = []
    no: list[int] = []


class Saying(Struct):
    """A sentence of this turn; `held` are the cards that the speaker held then, whose names are forbidden (KW-D15)."""

    number: int
    seat: int
    text: str
    held: list[int]
    mark: Mark = "unread"
    reason: Reason | None = None
    words: tuple[str, ...] = ()
    decision: Decision | None = None


class Settings(Struct, frozen=True):
    """What the table likes."""

    talk: Talk
    rounds: int
    glass_seconds: int
    names_shown: bool
    first_card_counts: bool
    floor_at_zero: bool
    vote: bool


class State(Struct):
    """A match.

    `first` begins the first round; `step` counts the turns of a round from 0. `turn` names the clocks of a phase and
    grows with it. `said` and `played` count the sentences and penalty cards of the match, those taken back too. `used`
    are the cards of turns that are over.
    """

    settings: Settings
    language: str
    cards: tuple[Known, ...]
    pile: list[int]
    teams: list[Team]
    points: list[int]
    first: int
    phase: Phase = "turning"
    round: int = 1
    step: int = 0
    turn: int = 1
    row: list[Laid] = []
    done: list[int] = []
    signals: list[Signal | None] = []
    hurry: bool = False
    sayings: list[Saying] = []
    said: int = 0
    penalties: list[Penalty] = []
    played: int = 0
    used: list[int] = []
    decoded: DecodedView | None = None
    turns: list[TurnView] = []
    loser: int | None = None

    @property
    def active(self) -> int:
        """The team whose turn it is: who begins changes from round to round (KW-D8)."""
        return (self.first + self.round - 1 + self.step) % len(self.teams)

    @property
    def team(self) -> Team:
        """The active team."""
        return self.teams[self.active]

    @property
    def controllers(self) -> list[int]:
        """Everybody else (KW-R5)."""
        active = self.team.seats
        return [seat for seat in range(len(self.points)) if seat not in active]

    @property
    def errors(self) -> int:
        """The penalty cards that lie against the active team, those of this turn too."""
        return self.team.errors + len(self.penalties)

    def held(self, seat: int) -> list[int]:
        """What a seat of the active team holds; nothing for anybody else."""
        for hand in self.team.hands:
            if hand.seat == seat:
                return hand.cards
        return []


def enter(state: State, phase: Phase) -> None:
    """Go on to a phase; its clocks are new ones."""
    state.phase = phase
    state.turn += 1

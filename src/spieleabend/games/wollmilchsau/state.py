"""The state of a match of Wollmilchsau: mutable, small, and whole (it can be encoded, decoded and played on).

Cards are numbers: the animal of card c is `animal_of(c)`. A pile's top is its end.
"""

from msgspec import Struct

from spieleabend.games.wollmilchsau.animals import ANIMALS, Animal
from spieleabend.games.wollmilchsau.views import Phase, PileName, RoundView, Shouting
from spieleabend.play.game import Seats
from spieleabend.play.moves import Shout

SEATS = Seats(least=2, most=6, recommended=4)
"""With two there is a race, with more of you a crowd."""

OF_EACH = 11
"""So many cards there are of each animal (WM-R1, WM-D1)."""

CARDS = OF_EACH * len(ANIMALS)


def animal_of(card: int) -> Animal:
    """The animal on a card."""
    return ANIMALS[card // OF_EACH]


class Settings(Struct, frozen=True):
    """What the table has settled.

    Shouts are simultaneous within `window` milliseconds (WM-D7), and a contest lasts `seconds` (WM-D5).
    """

    shouting: Shouting
    window: int
    seconds: int
    barred_shown: bool


class Pile(Struct):
    """A face-up pile, its top at the end. `marker` is the card that lies face down in it, None where there is none."""

    name: PileName
    cards: list[int]
    marker: int | None = None

    @property
    def top(self) -> Animal | None:
        """The animal that everybody sees, None where no card is left (WM-D12)."""
        return animal_of(self.cards[-1]) if self.cards else None


class Seat(Struct):
    """One place at the table: its open cards, the last one taken last, and its safe ones.

    `quickness` is how good a bot is on this seat (`reacting.py`), so that some are quicker than others all match long.
    """

    quickness: int
    open: list[int] = []
    safe: list[int] = []

    @property
    def points(self) -> int:
        """Its cards, the open ones too (WM-R16, WM-D10)."""
        return len(self.open) + len(self.safe)


class State(Struct, kw_only=True):
    """A match.

    `turn` numbers the clocks. `die` is what was rolled in this round, until it is judged. `shouts` are those of the
    round so far that were not measured; their `microseconds` are places in the order of shouts, and equal ones are
    simultaneous. `takers` score and have not taken yet. `passes` counts how often in a row the die was passed on.
    `empty_rounds` are those in a row in which nobody has shouted.
    """

    settings: Settings
    seats: list[Seat]
    piles: list[Pile]
    roller: int
    phase: Phase = "rolling"
    turn: int = 1
    round: int = 1
    die: Animal | None = None
    barred: Animal | None = None
    shouts: tuple[Shout, ...] = ()
    takers: tuple[int, ...] = ()
    discarded: list[int] = []
    passes: int = 0
    empty_rounds: int = 0
    last: RoundView | None = None

    @property
    def visible(self) -> tuple[Animal, ...]:
        """The animals on top of the piles (WM-D15)."""
        return tuple([top for pile in self.piles if (top := pile.top) is not None])

    @property
    def aloud(self) -> bool:
        """Whether people really shout."""
        return self.settings.shouting == "aloud"


def enter(state: State, phase: Phase) -> None:
    """Go on to a phase; its clock is a new one."""
    state.phase = phase
    state.turn += 1

"""What viewers of a match of Wollmilchsau may know: built by allow-list, from frozen pieces only."""

from typing import Literal

from msgspec import Struct

from spieleabend.games.wollmilchsau.animals import Animal
from spieleabend.play.game import Result
from spieleabend.play.moves import Happening

Phase = Literal["rolling", "shouting", "taking", "paused", "finished"]
Shouting = Literal["press", "aloud"]
"""Whether people press, and the table measures, or really shout, and whoever has the die taps what was heard."""
PileName = Literal["left", "right", "third"]
Verdict = Literal["right", "wrong", "late", "false-start"]
"""Right and wrong ones stand. Late is what came after them, whatever it was; a false start is no shout (WM-D19)."""


class PileView(Struct, frozen=True, gc=False):
    """A face-up pile: how many `cards` it has and the animal on its `top`, None where it is empty.

    `above_marker` are the cards that lie on the face-down one, None for a pile without it.
    """

    name: PileName
    cards: int
    top: Animal | None
    above_marker: int | None


class SeatView(Struct, frozen=True, gc=False):
    """What everybody sees of a seat: the cards that lie open before it, the last one taken last, and how many are safe.

    `points` are all of them. `locked` says that it has shouted in the round that runs, where the rules know it.
    """

    open: tuple[Animal, ...]
    safe: int
    points: int
    locked: bool


class HeardView(Struct, frozen=True, gc=False):
    """A shout that whoever has the die has heard. `together` says that it was simultaneous with the one before."""

    seat: int
    animal: Animal
    together: bool


class ShoutView(Struct, frozen=True, gc=False):
    """A shout of a round that was judged.

    A false start has no `animal`. `microseconds` is None where nothing was measured.
    """

    seat: int
    animal: Animal | None
    microseconds: int | None
    verdict: Verdict


class RoundView(Struct, frozen=True, gc=False):
    """How a round was judged: what was rolled, which animals lay on the piles, and all that would have been `right`.

    `shouts` stand in the order that counts, false starts last; `takers` are the seats that score, in their order.
    """

    round: int
    roller: int
    die: Animal
    visible: tuple[Animal, ...]
    right: tuple[Animal, ...]
    shouts: tuple[ShoutView, ...]
    takers: tuple[int, ...]


class PublicView(Struct, frozen=True, gc=False):
    """What the table screen and every watcher may know.

    `roller` has the die. `die` is what it shows; where people press it is None until the shouts are in. `heard` are the
    shouts aloud of the round that runs. `takers` score and have not taken yet; the first of them chooses. `barred` is
    the animal that may not be named, None where there is none or where it is not `barred_shown`. `last` is the last
    round, None while people shout: it would remind them of the barred animal. `empty_rounds` are those in a row in
    which nobody shouted, `discarded` the cards that are out of the match.
    """

    phase: Phase
    shouting: Shouting
    round: int
    roller: int
    die: Animal | None
    piles: tuple[PileView, ...]
    seats: tuple[SeatView, ...]
    heard: tuple[HeardView, ...]
    takers: tuple[int, ...]
    barred_shown: bool
    barred: Animal | None
    last: RoundView | None
    empty_rounds: int
    discarded: int
    result: Result | None


class PrivateView(Struct, frozen=True, gc=False):
    """What only one seat knows: what it has shouted in the round that runs, where the rules know it."""

    shouted: Animal | None


class DieRolled(Happening, frozen=True, gc=False, tag="die-rolled"):
    """A seat has rolled for a round. `animal` is None where people press: the table shows it to all at one instant."""

    seat: int
    round: int
    animal: Animal | None


class DiePassed(Happening, frozen=True, gc=False, tag="die-passed"):
    """The die goes on to the seat `to`, since `seat` did not roll."""

    seat: int
    to: int


class Locked(Happening, frozen=True, gc=False, tag="locked"):
    """A seat has pressed, where the table does not measure; what it was, nobody knows yet."""

    seat: int


class Heard(Happening, frozen=True, gc=False, tag="heard"):
    """Whoever has the die has tapped what somebody shouted."""

    shout: HeardView


class Forgotten(Happening, frozen=True, gc=False, tag="forgotten"):
    """Whoever has the die has taken the last shout off the list."""

    shout: HeardView


class Judged(Happening, frozen=True, gc=False, tag="judged"):
    """The shouts are in: who was right, wrong, late or too early."""

    result: RoundView


class Discarded(Happening, frozen=True, gc=False, tag="discarded"):
    """A seat was wrong and loses all its open cards (WM-R13)."""

    seat: int
    animals: tuple[Animal, ...]


class TurnedOpen(Happening, frozen=True, gc=False, tag="turned-open"):
    """A seat was wrong, had no open card, and turns a safe one open (WM-R14)."""

    seat: int
    animal: Animal


class RoundEmpty(Happening, frozen=True, gc=False, tag="round-empty"):
    """Nobody has shouted; so many rounds in a row were empty."""

    empty_rounds: int


class CardTaken(Happening, frozen=True, gc=False, tag="card-taken"):
    """A seat has taken the top card of a pile (WM-R11)."""

    seat: int
    pile: PileName
    animal: Animal


class Secured(Happening, frozen=True, gc=False, tag="secured"):
    """A seat has turned all its open cards face down (WM-R12)."""

    seat: int
    cards: int


class PileSplit(Happening, frozen=True, gc=False, tag="pile-split"):
    """The face-down card of `pile` has surfaced: it is turned, and the lower half becomes the third pile (WM-R15)."""

    pile: PileName
    animal: Animal


class Paused(Happening, frozen=True, gc=False, tag="paused"):
    """Nobody seems to be there: the match rests until somebody goes on (WM-D20)."""


class WentOn(Happening, frozen=True, gc=False, tag="went-on"):
    """A seat goes on after a pause."""

    seat: int


class SeatJoined(Happening, frozen=True, gc=False, tag="seat-joined"):
    """A late guest has taken a seat."""

    seat: int


class TimeRanOut(Happening, frozen=True, gc=False, tag="time-ran-out"):
    """A clock has run out."""

    clock: str


class MatchOver(Happening, frozen=True, gc=False, tag="match-over"):
    """The match has ended."""

    winners: tuple[int, ...]


HAPPENINGS: tuple[type[Happening], ...] = (
    DieRolled,
    DiePassed,
    Locked,
    Heard,
    Forgotten,
    Judged,
    Discarded,
    TurnedOpen,
    RoundEmpty,
    CardTaken,
    Secured,
    PileSplit,
    Paused,
    WentOn,
    SeatJoined,
    TimeRanOut,
    MatchOver,
)

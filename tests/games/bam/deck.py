"""What the tests of every game need to know of BAM!: a small deck, where its cards are, and what reveals something."""

from spieleabend.games.bam.cards import GreyCard, RedCard
from spieleabend.games.bam.state import State
from spieleabend.play.cards import Deck
from spieleabend.play.match import Match
from spieleabend.play.moves import HostAction, Join, Move, Picked, TimeUp, Wrote

SINGLES, DOUBLES, GREYS = 16, 8, 130


def term(number: int) -> str:
    """A term; of different lengths, so that none can hide in the size of a view."""
    return f"term {number}" + " and more" * (number % 5)


DECK = Deck(
    id="bam-test",
    game="bam",
    language="en",
    version=1,
    title="Small",
    piles={
        "red": (
            *(RedCard(id=f"s{number}", text=f"Sentence {number} has BAM!!") for number in range(SINGLES)),
            *(RedCard(id=f"d{number}", text=f"BAM! and BAM! share sentence {number}.") for number in range(DOUBLES)),
        ),
        "grey": tuple(GreyCard(id=f"g{number}", text=term(number)) for number in range(GREYS)),
    },
)
"""Few enough greys that long matches of many seats shuffle the discards."""


def everywhere(state: State) -> dict[str, list[int]]:
    """Every card of a match, wherever it is."""
    greys = [*state.draw_pile, *state.discard_pile]
    reds = [*state.red_pile, *state.gone]
    for seat in state.seats:
        greys += [*seat.hand, *seat.won]
        reds += seat.minus
    if state.red is not None and state.phase in ("choosing", "reading", "worst"):
        reds.append(state.red)
    return {"red": sorted(reds), "grey": sorted(greys)}


def reveals(match: Match, seat: int | None, move: Move) -> bool:
    """Whether anybody can see after the move what was hidden from it before."""
    state: State = match.state
    match move:
        case Picked("cards"):
            return False
        case Picked("show", (entry,)):
            return not state.entries[int(entry[1:])].view.shown
        case Picked("best"):
            return len(state.entries) == 1
        case Picked("talker"):
            return sum(here.pointed is None for here in state.seats) == 1
        case TimeUp("choose"):
            return not any(here.chosen for here in state.seats)
        case Wrote() | HostAction() | Join():
            return False
        case _:
            return getattr(move, "prompt", "") != "take-back"

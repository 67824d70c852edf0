"""What the tests of every game need to know of this one: where its cards are, and what reveals something."""

from spieleabend.games.wollmilchsau import GAME
from spieleabend.games.wollmilchsau.state import State
from spieleabend.play.match import Match
from spieleabend.play.moves import Confirmed, Join, Move, Picked, TimeUp
from spieleabend.play.prepare import bare_deck
from tests.games.playing import typed

DECK = bare_deck(GAME, "en")


def everywhere(state: State) -> dict[str, list[int]]:
    """Every card of a match, wherever it is."""
    before_seats = [card for seat in state.seats for card in (*seat.open, *seat.safe)]
    in_piles = [card for pile in state.piles for card in pile.cards]
    return {"animals": sorted([*before_seats, *in_piles, *state.discarded])}


def reveals(match: Match, _seat: int | None, move: Move) -> bool:
    """Whether a move shows anybody what was hidden: the die, or what lies under a card."""
    aloud = typed(match.state, State).aloud
    match move:
        case Confirmed("roll") | TimeUp("roll"):
            return aloud
        case Confirmed("pass-on" | "forget" | "go-on") | Picked("heard") | Join():
            return False
        case _:
            return True

"""Cards on their way: taken from piles, secured, lost again."""

from spieleabend.games.wollmilchsau.state import Pile, Seat, State, animal_of
from spieleabend.games.wollmilchsau.views import CardTaken, Discarded, PileName, PileSplit, Secured, TurnedOpen
from spieleabend.play.moves import Happening


def take(state: State, seat: int, name: PileName) -> list[Happening]:
    """Lay the top card of a pile open before a seat (WM-R11); where the marker surfaces, the pile is split."""
    pile = next(pile for pile in state.piles if pile.name == name)
    card = pile.cards.pop()
    state.seats[seat].open.append(card)
    taken = CardTaken(seat, name, animal_of(card))
    return [taken, *_split(state, pile)]


def _split(state: State, pile: Pile) -> list[Happening]:
    """Turn the marker where it has surfaced, and make a third pile of the lower half (WM-R15, WM-D2, WM-D17)."""
    if pile.marker is None or pile.cards[-1] != pile.marker:
        return []
    lower = len(pile.cards) // 2
    state.piles.append(Pile("third", pile.cards[:lower]))
    del pile.cards[:lower]
    pile.marker = None
    return [PileSplit(pile.name, animal_of(pile.cards[-1]))]


def secure(seat: Seat, number: int) -> Secured:
    """Turn all open cards of a seat face down (WM-R12)."""
    secured = Secured(number, len(seat.open))
    seat.safe += seat.open
    seat.open = []
    return secured


def punish(state: State, number: int) -> list[Happening]:
    """Lose all open cards (WM-R13, WM-D8), or have one safe card turned open, the one secured last (WM-R14)."""
    seat = state.seats[number]
    if seat.open:
        lost = Discarded(number, tuple([animal_of(card) for card in seat.open]))
        state.discarded += seat.open
        seat.open = []
        return [lost]
    if seat.safe:
        card = seat.safe.pop()
        seat.open.append(card)
        return [TurnedOpen(number, animal_of(card))]
    return []


def fullest(state: State) -> PileName:
    """The pile with most cards, of several the first (WM-D20)."""
    return max(state.piles, key=lambda pile: len(pile.cards)).name

"""What bots know that no device is sent: what people in the room see and remember."""

from msgspec import Struct

from spieleabend.games.wollmilchsau.animals import Animal
from spieleabend.games.wollmilchsau.state import State


class Lore(Struct, frozen=True):
    """The die, as soon as it has rolled, the barred animal, and how quick each seat's bot is, 0 being the quickest.

    Everybody has heard which animal is barred; how well a bot remembers it is its own affair.
    """

    die: Animal | None
    barred: Animal | None
    quickness: tuple[int, ...]


def lore(state: State) -> Lore:
    """What the bots of a table know."""
    return Lore(state.die, state.barred, tuple([seat.quickness for seat in state.seats]))

"""What a bot of Flotter Dreier may know: the typical answers to the cards that lie open."""

from msgspec import Struct

from spieleabend.games.flotter_dreier.cards import QualityCard, ThingCard
from spieleabend.games.flotter_dreier.state import State


class Lore(Struct, frozen=True):
    """Both open cards, with all that is on them."""

    quality: QualityCard
    thing: ThingCard


def lore(state: State) -> Lore | None:
    """The cards of this round, once they are turned. No device is sent them, for they would tell what to write."""
    if state.drawn is None:
        return None
    return Lore(state.cards.qualities[state.drawn[0]], state.cards.things[state.drawn[1]])

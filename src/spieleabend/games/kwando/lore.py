"""What a bot of Kwando knows of the world: who is famous, since when, and what is said of them."""

from msgspec import Struct

from spieleabend.games.kwando.state import Known, State


class Lore(Struct, frozen=True):
    """Everybody on the half that is played, and the language of the table. No device is sent it."""

    language: str
    people: tuple[Known, ...]


def lore(state: State) -> Lore:
    """What people know; a bot looks up only whom it holds, sees lying, or has heard of."""
    return Lore(state.language, state.cards)

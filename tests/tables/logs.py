"""Making states of tables from records, without a house."""

from datetime import date

import msgspec

from spieleabend.play.game import AnyGame
from spieleabend.tables import records as said
from spieleabend.tables.library import Library
from spieleabend.tables.state import TableState
from tests.tables.counting import GAME
from tests.tables.gathering import SomeDecks

CODE = "ABCDEFG"
SECRET = "5e" * 32
DAY = date(2026, 11, 30)


def library(*games: AnyGame) -> Library:
    return Library({game.id: game for game in games or (GAME,)}, SomeDecks())


def token(person: int) -> str:
    """The hash of a person's token."""
    return f"hash-of-{person}"


def sat(person: int, name: str = "", *, late: bool = False) -> said.Sat:
    return said.Sat(person, token(person), name or f"Person {person}", person % 24, late)


def created(game: AnyGame = GAME) -> said.Created:
    return said.Created("hash-of-maker", game.id, "en", "mild", SECRET)


def begun(*people: int, game: AnyGame = GAME) -> said.MatchStarted:
    return said.MatchStarted(people, game.rules_version, game.id, 1, DAY)


LOBBY: tuple[said.AnyRecord, ...] = (created(), sat(1), sat(2), said.BotSat(3, "Ada", 0))
PLAYING: tuple[said.AnyRecord, ...] = (*LOBBY, begun(1, 2, 3))


def state_of(*records: said.AnyRecord, shelf: Library | None = None) -> TableState:
    """The state after these records, each read as if from a log."""
    state = TableState(CODE, shelf or library())
    for record in records:
        state.apply(stored(said.Entry(record)))
    return state


def stored(entry: said.Entry) -> said.Entry:
    """The entry as a log gives it back."""
    return said.decode_entry(said.encode_entry(entry))


def encoded(*records: said.AnyRecord) -> list[bytes]:
    return [said.encode_entry(said.Entry(record)) for record in records]


def builtins(state: TableState) -> object:
    """All that a state says about people and settings, to be compared."""
    return msgspec.to_builtins([list(state.people.values()), state.settings, state.tokens, list(state.turned_away)])

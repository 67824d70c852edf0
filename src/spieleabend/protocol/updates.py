"""What the server sends over the WebSocket, and what it answers over HTTP."""

from typing import Any, Literal

from msgspec import Raw, Struct

from spieleabend.play.cards import Level
from spieleabend.play.details import Detail
from spieleabend.play.errors import Parameter
from spieleabend.play.game import Result
from spieleabend.play.options import Option, OptionValue
from spieleabend.play.prompts import Prompt
from spieleabend.protocol.fields import Language

Presence = Literal["here", "away", "bot"]
Phase = Literal["lobby", "playing", "finished"]


class Why(Struct, frozen=True):
    """A message key and what goes into the message; the client words it."""

    key: str
    parameters: dict[str, Parameter] = {}


class PersonView(Struct, frozen=True):
    """One person or bot at the table. `left`: got up, and a bot plays the seat until they return.

    `stand_in`: a bot plays the seat for now, because the person left or their phone has not been heard for a while.
    """

    id: int
    name: str
    picture: int
    seat: int | None
    bot: bool
    left: bool
    stand_in: bool


class SettingsView(Struct, frozen=True):
    """What the table has settled. `options` has a value for every option of the game; `own_cards` only in the lobby.

    `level_matters` says whether the game's decks have cards of more than one level.
    """

    game: str
    language: Language
    level: Level
    level_matters: bool
    options: dict[str, OptionValue]
    own_cards: dict[str, tuple[str, ...]]


class ClockView(Struct, frozen=True):
    """A running clock: how many milliseconds it runs in all, and how many were left when this was sent."""

    name: str
    turn: int
    total: int
    left: int


class MatchView(Struct, frozen=True):
    """The match as everybody sees it. `public` is the game's own public view; `joins`: a late guest may sit down."""

    game: str
    number: int
    seats: tuple[int, ...]
    """The person of each seat."""
    public: Raw
    waiting: tuple[int, ...]
    """Seats that the match is waiting for."""
    clocks: tuple[ClockView, ...]
    host_actions: tuple[str, ...]
    joins: bool
    result: Result | None
    contest: int | None = None
    """Which contest of the match is held now, from 1; None while nobody is to press anything."""


class SeedView(Struct, frozen=True):
    """The server's promise for the next or running match; its secret and all nonces once that match is over."""

    promise: str
    secret: str | None = None
    nonces: tuple[str, ...] | None = None


class TableView(Struct, frozen=True):
    """All that everybody at a table may know, watchers too. `host`: a person, or 0, the device that made the table."""

    code: str
    phase: Phase
    host: int
    people: tuple[PersonView, ...]
    settings: SettingsView
    start_refused: Why | None
    seed: SeedView
    match: MatchView | None


class SeatView(Struct, frozen=True):
    """What only the holder of a seat may know: the game's private view and what the seat is asked."""

    seat: int
    private: Raw
    prompts: tuple[Prompt, ...]
    number: int


class AskView(Struct, frozen=True):
    """Another device asks for a person's seat; only the host sees it."""

    ask: str
    person: int


class PrivateView(Struct, frozen=True):
    """What only this device may know. `people`: whom its tokens stand for. `asked`: its own asks, not yet answered."""

    host: bool
    people: tuple[int, ...]
    nonces_wanted: tuple[int, ...]
    """Own people whose nonce for the next match is still missing."""
    seats: tuple[SeatView, ...]
    asks: tuple[AskView, ...]
    asked: tuple[str, ...]
    details: dict[int, dict[str, str]] = {}
    """By own person, in the lobby: a value for every detail that the game on the table would like to know."""
    estimated: tuple[int, ...] = ()
    """For the host: people whose reaction the table estimates, since what their device claims does not go together."""


class ServerMessage(Struct, frozen=True, tag_field="kind"):
    """The base of everything the server sends."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to hello. `time` is the server's clock in UTC milliseconds."""

    version: int
    time: int


class Update(ServerMessage, frozen=True, tag="update"):
    """The whole view after record `number`. `happened` is what has happened since record `since`, oldest first.

    A client that last saw a record before `since` has missed some happenings and simply shows the view.
    """

    number: int
    since: int
    public: TableView
    private: PrivateView
    happened: tuple[Any, ...]


class PresenceUpdate(ServerMessage, frozen=True, tag="presence"):
    """Who is here: a signal. `people` by person id, `watchers` without a seat, `screens` showing the table."""

    people: dict[int, Presence]
    watchers: int
    screens: int


class Done(ServerMessage, frozen=True, tag="done"):
    """The command `id` is in the log; `number` is its record's number (0 where nothing had to be written)."""

    id: str
    number: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """The command `id` was refused and changed nothing. `id` is empty where the message could not be read."""

    id: str
    key: str
    parameters: dict[str, Parameter] = {}


class Reaction(ServerMessage, frozen=True, tag="reaction"):
    """Somebody laughs, groans or claps."""

    reaction: str


class TimePong(ServerMessage, frozen=True, tag="time"):
    """A clock sample: the device's `sent` unchanged, and the server's own clock as it answered.

    That clock counts milliseconds, with fractions, from some moment that only the server knows; nobody ever sets it.
    """

    sent: float
    time: float


class Reveal(ServerMessage, frozen=True, tag="reveal"):
    """What a contest shows: to be drawn in the first frame that begins at `at`, on the server's clock, or later.

    It comes shortly before, so that all devices draw it at the same instant, and to whoever comes later at once.
    `pressed` are the device's own seats that have pressed already. A signal.
    """

    contest: int
    at: float
    shown: str
    pressed: tuple[int, ...] = ()


class Goodbye(ServerMessage, frozen=True, tag="goodbye"):
    """The last message before the server closes; `again` says whether coming back makes sense."""

    key: str
    parameters: dict[str, Parameter] = {}
    again: bool = True


AnyServerMessage = Welcome | Update | PresenceUpdate | Done | Refused | Reaction | Reveal | TimePong | Goodbye


class GameView(Struct, frozen=True):
    """A game as the lobby offers it. `level_matters`: its decks have cards of more than one level."""

    id: str
    seats_least: int
    seats_most: int
    seats_recommended: int
    options: tuple[Option, ...]
    details: tuple[Detail, ...]
    writable: dict[str, int]
    languages: tuple[str, ...]
    level_matters: bool


class HouseView(Struct, frozen=True):
    """GET /api/house: the games of this server and the addresses that phones can reach it by."""

    version: str
    games: tuple[GameView, ...]
    addresses: tuple[str, ...]


class TableCreated(Struct, frozen=True):
    """The answer to POST /api/tables."""

    code: str


class TableGlimpse(Struct, frozen=True):
    """GET /api/tables/CODE: just enough for the joining screen."""

    code: str
    game: str
    phase: Phase
    names: tuple[str, ...]
    host_name: str | None

"""The records of a table's log: all that ever happened there, and the only source of its state."""

from datetime import date

from msgspec import Struct, field
from msgspec.json import Decoder, Encoder

from spieleabend.play.cards import Level
from spieleabend.play.details import SOME_DAY
from spieleabend.play.moves import HostAction, SeatMove, Shouts, TimeUp, Verdict
from spieleabend.play.options import OptionValue
from spieleabend.protocol.fields import Language
from spieleabend.tables.contest.evidence import Evidence


class TableRecord(Struct, frozen=True, tag_field="kind"):
    """The base of all records."""


class Created(TableRecord, frozen=True, tag="created"):
    """A device made the table. Tokens are hashes; `secret` (hex) is the server's share of the first match's chance."""

    host_token: str
    game: str
    language: Language
    level: Level
    secret: str


class Sat(TableRecord, frozen=True, tag="sat"):
    """A person sat down; `late` in a running match, in which the game makes one more seat."""

    person: int
    token: str
    name: str
    picture: int
    late: bool = False


class BotSat(TableRecord, frozen=True, tag="bot-sat"):
    """The host put a bot on a chair."""

    person: int
    name: str
    picture: int


class Renamed(TableRecord, frozen=True, tag="renamed"):
    """A person has another name and picture."""

    person: int
    name: str
    picture: int


class Left(TableRecord, frozen=True, tag="left"):
    """A person got up; in a match a bot plays on."""

    person: int


class Kicked(TableRecord, frozen=True, tag="kicked"):
    """The host sent a person away: their tokens are void, in a match a bot plays on."""

    person: int


class Returned(TableRecord, frozen=True, tag="returned"):
    """A person who had got up, or whose device was silent, plays again."""

    person: int


class StoodIn(TableRecord, frozen=True, tag="stood-in"):
    """A bot plays for a person whose device is silent."""

    person: int


class Settled(TableRecord, frozen=True, tag="settled"):
    """The settings from now on, whole."""

    game: str
    language: Language
    level: Level
    options: dict[str, OptionValue]
    own_cards: dict[str, tuple[str, ...]]


class HostPassed(TableRecord, frozen=True, tag="host-passed"):
    """Somebody is host now (0: the device that made the table); `stand_in` only until the host is back."""

    person: int
    stand_in: bool = False


class NonceGiven(TableRecord, frozen=True, tag="nonce-given"):
    """A person's share of the next match's chance."""

    person: int
    nonce: str


class Told(TableRecord, frozen=True, tag="told"):
    """What a person has told for a game: all of its details."""

    person: int
    game: str
    details: dict[str, str]


class TokenAdded(TableRecord, frozen=True, tag="token-added"):
    """The host let another device onto a person's seat."""

    person: int
    token: str


class MatchStarted(TableRecord, frozen=True, tag="match-started"):
    """A match began on `day`, in UTC; `people` by seat. Versions say which build can play it again."""

    people: tuple[int, ...]
    rules_version: int
    deck: str
    deck_version: int
    day: date = SOME_DAY


class Played(TableRecord, frozen=True, tag="played"):
    """A seat made a move; `bot` says that a bot made it."""

    seat: int
    move: SeatMove
    bot: bool = False


class FromOutside(TableRecord, frozen=True, tag="from-outside"):
    """A move from outside: a clock, a verdict, shouts, the host's button."""

    move: TimeUp | Verdict | Shouts | HostAction


class Shouted(TableRecord, frozen=True, tag="shouted"):
    """A contest is over: the shouts, and the evidence of every press from which they follow.

    Something was shown at `at` (the server's own clock, in microseconds), the options in `right` were right, and
    shouts within `window` microseconds are simultaneous.
    """

    move: Shouts
    at: int
    right: tuple[str, ...]
    window: int
    evidence: tuple[Evidence, ...]


class LatePress(Struct, frozen=True):
    """A press that came so many microseconds after the contest was over, and whether it would have won."""

    evidence: Evidence
    late: int
    would_have_won: bool


class CameLate(TableRecord, frozen=True, tag="came-late"):
    """Presses that came after the contest at `at` was over. They change nothing."""

    at: int
    presses: tuple[LatePress, ...]


class MatchStopped(TableRecord, frozen=True, tag="match-stopped"):
    """The match is over and cleared away; `secret` (hex) is the server's share of the next one's chance.

    `memory` is what the match leaves for the next one of its game.
    """

    secret: str
    memory: tuple[str, ...] = ()


AnyRecord = (
    Created
    | Sat
    | BotSat
    | Renamed
    | Left
    | Kicked
    | Returned
    | StoodIn
    | Settled
    | HostPassed
    | NonceGiven
    | Told
    | TokenAdded
    | MatchStarted
    | Played
    | FromOutside
    | Shouted
    | CameLate
    | MatchStopped
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """What is stored: the record, and the id of the command that asked for it, so that a resend is done once."""

    record: AnyRecord
    command: str = field(default="")


encode_entry = Encoder().encode
decode_entry = Decoder(Entry).decode

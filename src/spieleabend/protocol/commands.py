"""What a client sends over the WebSocket. Every command carries an id, so that a resend is done once."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder

from spieleabend.play.cards import Level
from spieleabend.play.moves import SeatMove
from spieleabend.protocol.fields import (
    CardText,
    Code,
    CommandId,
    ContestNumber,
    DetailText,
    DeviceTime,
    Keyword,
    Language,
    Name,
    Nonce,
    OptionField,
    PersonId,
    Picture,
    SeatNumber,
    Token,
)

MOST_MESSAGE_BYTES = 32_768
"""A longer message closes the connection."""


class ClientMessage(Struct, frozen=True, tag_field="kind", forbid_unknown_fields=True):
    """The base of everything a client sends."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message: which table, the secret tokens this device keeps, and the last record number it saw."""

    table: Code
    version: int
    tokens: Annotated[tuple[Token, ...], Meta(max_length=16)] = ()
    last: Annotated[int, Meta(ge=0)] = 0


class Command(ClientMessage, frozen=True):
    """The base of what changes the table. Answered by `done` or `refused`, which name the same id."""

    id: CommandId


class Sit(Command, frozen=True, tag="sit"):
    """Join as a player. The token is made by the device and is the only key to the seat."""

    token: Token
    name: Name
    picture: Picture


class Rename(Command, frozen=True, tag="rename"):
    """Change one's own name and picture."""

    person: PersonId
    name: Name
    picture: Picture


class Leave(Command, frozen=True, tag="leave"):
    """Get up. In the lobby the chair is taken away; in a match a bot plays on until the person returns."""

    person: PersonId


class Return(Command, frozen=True, tag="return"):
    """Come back to one's own seat after leaving."""

    person: PersonId


class Settle(Command, frozen=True, tag="settle"):
    """The host changes settings; what is None stays. Options are merged by name, own cards replaced by pile."""

    game: Keyword | None = None
    language: Language | None = None
    level: Level | None = None
    options: Annotated[dict[Keyword, OptionField], Meta(max_length=40)] | None = None
    own_cards: (
        Annotated[dict[Keyword, Annotated[tuple[CardText, ...], Meta(max_length=100)]], Meta(max_length=8)] | None
    ) = None


class AddBot(Command, frozen=True, tag="add-bot"):
    """The host puts a bot on a free chair."""


class Kick(Command, frozen=True, tag="kick"):
    """The host sends somebody, or a bot, from the table."""

    person: PersonId


class PassHost(Command, frozen=True, tag="pass-host"):
    """The host lets somebody else be host."""

    person: PersonId


class Start(Command, frozen=True, tag="start"):
    """The host begins a match."""


class Stop(Command, frozen=True, tag="stop"):
    """The host ends a running match early or, when it is over, goes back to the lobby."""


class HostAct(Command, frozen=True, tag="host-act"):
    """The host presses one of the buttons that the game offers (`match.host_actions`)."""

    action: Keyword


class Play(Command, frozen=True, tag="play"):
    """A seat answers one of its prompts; `number` is the number of the prompts it has seen."""

    seat: SeatNumber
    number: Annotated[int, Meta(ge=0)]
    move: SeatMove


class GiveNonce(Command, frozen=True, tag="give-nonce"):
    """A person's share of the next match's chance, sent once the server has promised its own."""

    person: PersonId
    nonce: Nonce


class Tell(Command, frozen=True, tag="tell"):
    """Tell what the game on the table would like to know of one's own person; what is not named stays.

    Only in the lobby, and nobody else is shown it.
    """

    person: PersonId
    details: Annotated[dict[Keyword, DetailText], Meta(max_length=16)]


class Ask(Command, frozen=True, tag="ask"):
    """Another device asks the host to be let onto a person's seat, with the token it would use."""

    person: PersonId
    token: Token


class AnswerAsk(Command, frozen=True, tag="answer-ask"):
    """The host allows or declines what another device asked."""

    ask: Keyword
    allow: bool


class React(ClientMessage, frozen=True, tag="react"):
    """A laugh or a groan that floats over every screen, without a name. A signal: never logged."""

    reaction: Literal["laugh", "groan", "clap"]


class ContestPress(Command, frozen=True, tag="press"):
    """A seat presses in a contest, once. What counts is the time from `frame` to `pressed`, both on the device's clock.

    `frame` is when the frame was begun that drew what the contest shows; None for whoever presses before: a false
    start. Answered at once: `done` with number 0, `refused-late` where the contest is over, `refused-pressed` where the
    seat has pressed before, `refused-no-contest` where this one is unknown.
    """

    seat: SeatNumber
    contest: ContestNumber
    option: Keyword
    frame: DeviceTime | None
    pressed: DeviceTime


class Unpressed(ClientMessage, frozen=True, tag="unpressed"):
    """These seats have not pressed `until` then: sent every 45 ms while they may, so that nobody waits for nothing.

    `frame` and `until` are as in `press`; `late` is by how many milliseconds the frame missed the instant. A signal.
    """

    contest: ContestNumber
    seats: Annotated[tuple[SeatNumber, ...], Meta(max_length=16)]
    frame: DeviceTime
    until: DeviceTime
    late: Annotated[float, Meta(ge=0, le=1e9)] = 0.0


class Visible(ClientMessage, frozen=True, tag="visible"):
    """Whether the page can be seen. A signal: nobody waits in a contest for a phone in a pocket."""

    visible: bool


class TimePing(ClientMessage, frozen=True, tag="time"):
    """A clock sample; `sent` is the device's own clock in milliseconds and comes back as it was.

    `round_trip` is the shortest one, in milliseconds, that the device has measured in the last minute.
    """

    sent: float
    round_trip: Annotated[float, Meta(ge=0, le=60_000)] | None = None


class Layout(ClientMessage, frozen=True, tag="layout"):
    """Whether this device shows the table or a hand; a signal, for the count of screens and watchers."""

    layout: Literal["table", "phone"]


TableCommand = (
    Sit
    | Rename
    | Leave
    | Return
    | Settle
    | AddBot
    | Kick
    | PassHost
    | Start
    | Stop
    | HostAct
    | Play
    | GiveNonce
    | Tell
    | Ask
    | AnswerAsk
)
AnyClientMessage = Hello | TableCommand | ContestPress | Unpressed | Visible | React | TimePing | Layout

decode_client_message = Decoder(AnyClientMessage).decode
"""Bytes to a message. Raises msgspec.ValidationError or msgspec.DecodeError for anything else."""


class CreateTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/tables. `token` makes the creating device the host."""

    token: Token
    game: Keyword = "bam"
    language: Language = "de"
    level: Level = "mild"

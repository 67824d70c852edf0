"""Phones for tests: devices that hear everything, and notice when they are taken back in time."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import msgspec

from spieleabend.play.moves import SeatMove
from spieleabend.play.prompts import Press, waited_for
from spieleabend.play.randomness import Rng
from spieleabend.protocol import PROTOCOL_VERSION
from spieleabend.protocol import commands as asked
from spieleabend.protocol.commands import Hello
from spieleabend.protocol.updates import (
    AnyServerMessage,
    Done,
    Goodbye,
    MatchView,
    PersonView,
    Phase,
    PresenceUpdate,
    PrivateView,
    Reaction,
    Refused,
    Reveal,
    SeatView,
    TableView,
    Update,
    Welcome,
)
from tests.tables.lines import Exchange, Line
from tests.virtual_time import within

LONG = 60.0
"""Virtual seconds in which whatever a test waits for must come."""

decode = msgspec.json.Decoder(AnyServerMessage).decode


class NotAllowed(Exception):
    """The table refused a command."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.key, refused.parameters)
        self.key = refused.key
        self.parameters = refused.parameters


class SentAway(Exception):
    """The table said goodbye before it answered."""


def new_id() -> str:
    """An id for a command."""
    return f"command-{next(_command_numbers)}"


_command_numbers = count(1)


class Phone:
    """A device at one table. It keeps tokens, hears everything, and notices when it is taken back in time."""

    _ids = count(1)

    def __init__(self, exchange: Exchange, code: str, name: str = "") -> None:
        self.exchange = exchange
        self.code = code
        self.name = name
        self.tokens: list[str] = []
        self.heard: list[bytes] = []
        self.updates: list[Update] = []
        self.reactions: list[str] = []
        self.signals: deque[AnyServerMessage] = deque(maxlen=100)
        self.presence: PresenceUpdate | None = None
        self.reveal: Reveal | None = None
        """What the contest shows that is held now, once the phone was told."""
        self.goodbye: Goodbye | None = None
        self.welcomes = 0
        self.last = 0
        self.believes = True
        """Whether it minds being taken back in time."""
        self.sleeping: list[Line] = []
        """Lines that were never cut, though nobody uses them any more."""
        self.listener: Callable[[], None] = lambda: None
        self._line: Line | None = None
        self._answers: dict[str, asyncio.Future[Done]] = {}
        self._news = asyncio.Event()

    # What it has been shown.

    @property
    def view(self) -> TableView:
        return self.updates[-1].public

    @property
    def own(self) -> PrivateView:
        return self.updates[-1].private

    @property
    def match(self) -> MatchView:
        assert self.view.match is not None
        return self.view.match

    @property
    def public(self) -> dict[str, Any]:
        """The game's public view."""
        public: dict[str, Any] = msgspec.json.decode(self.match.public)
        return public

    @property
    def seat(self) -> SeatView:
        """The first of its seats."""
        return self.own.seats[0]

    @property
    def hand(self) -> dict[str, Any]:
        """What the first of its seats alone may know."""
        private: dict[str, Any] = msgspec.json.decode(self.seat.private)
        return private

    @property
    def person(self) -> int:
        """The first of its people."""
        return self.own.people[0]

    @property
    def names(self) -> list[str]:
        return [person.name for person in self.view.people]

    def of(self, person: int) -> PersonView:
        return next(one for one in self.view.people if one.id == person)

    @property
    def is_connected(self) -> bool:
        return self._line is not None

    # What it does.

    async def connect(self) -> "Phone":
        self.goodbye = None
        welcomes = self.welcomes
        hello = Hello(self.code, PROTOCOL_VERSION, tuple(self.tokens), self.last)
        self._line = await self.exchange.connect(hello, self._hear, self._lost)
        await self.until(lambda: self.goodbye is not None or (self.welcomes > welcomes and bool(self.updates)))
        return self

    def hang_up(self) -> Line | None:
        """Forget the line to the table, which is returned, and all that was asked over it."""
        line, self._line = self._line, None
        self._answers.clear()
        return line

    async def drop(self) -> None:
        """The network is gone."""
        line = self.hang_up()
        for old in (line, *self.sleeping):
            if old is not None:
                await old.cut()
        self.sleeping.clear()

    async def reconnect(self) -> "Phone":
        await self.drop()
        return await self.connect()

    async def reload(self) -> "Phone":
        """The page is opened anew: all is forgotten but the tokens."""
        await self.drop()
        self.last = 0
        return await self.connect()

    async def ask(self, command: asked.TableCommand | asked.ContestPress) -> int:
        """Send a command and return its record's number. Raises NotAllowed."""
        return (await within(LONG, self.send(command))).number

    def send(self, command: asked.TableCommand | asked.ContestPress) -> "asyncio.Future[Done]":
        """Send a command; the future has the answer."""
        assert self._line is not None, "the phone is not connected"
        answer = asyncio.get_running_loop().create_future()
        self._answers[command.id] = answer
        self._line.say(msgspec.json.encode(command))
        return answer

    def press(self, reveal: Reveal, option: str, reaction: float, seat: int | None = None) -> "asyncio.Future[Done]":
        """Press so many milliseconds after what was revealed was drawn, as the phone says; it is sent now."""
        at = reveal.at
        number = self.seat.seat if seat is None else seat
        return self.send(asked.ContestPress(new_id(), number, reveal.contest, option, at, at + reaction))

    def signal(self, message: asked.ClientMessage) -> None:
        assert self._line is not None, "the phone is not connected"
        self._line.say(msgspec.json.encode(message))

    async def sit(self, name: str = "", picture: int = 0) -> "Phone":
        """One more person on this device."""
        token = f"token-of-{next(self._ids):030}"
        self.tokens.append(token)
        await self.ask(asked.Sit(new_id(), token, name or self.name or "Ania", picture))
        return self

    async def play(self, move: SeatMove, seat: SeatView | None = None) -> int:
        own = seat or self.seat
        return await self.ask(asked.Play(new_id(), own.seat, own.number, move))

    async def leave(self) -> int:
        return await self.ask(asked.Leave(new_id(), self.person))

    async def come_back(self) -> int:
        return await self.ask(asked.Return(new_id(), self.person))

    async def tell(self, person: int | None = None, **details: str) -> int:
        return await self.ask(asked.Tell(new_id(), person or self.person, details))

    async def kick(self, person: int) -> int:
        return await self.ask(asked.Kick(new_id(), person))

    async def start(self) -> int:
        return await self.ask(asked.Start(new_id()))

    async def stop(self) -> int:
        return await self.ask(asked.Stop(new_id()))

    async def add_bot(self) -> int:
        return await self.ask(asked.AddBot(new_id()))

    async def settle(self, **changes: Any) -> int:
        return await self.ask(asked.Settle(new_id(), **changes))

    async def until(self, condition: Callable[[], object], seconds: float = LONG) -> None:
        """Return when what the phone has heard fulfils the condition. Raises TimeoutError."""
        async with asyncio.timeout(seconds):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def until_phase(self, phase: Phase) -> None:
        await self.until(lambda: self.view.phase == phase)

    async def until_gone(self) -> None:
        await self.until(lambda: not self.is_connected)

    async def until_sent_away(self, goodbye: Goodbye) -> None:
        await self.until(lambda: self.goodbye == goodbye)

    async def refused(self, command: asked.TableCommand | asked.ContestPress) -> str:
        """Send a command that must be refused; the message key."""
        try:
            await self.ask(command)
        except NotAllowed as refusal:
            return refusal.key
        raise AssertionError(f"{command} was not refused")

    # What it hears.

    def _lost(self) -> None:
        self._line = None
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(SentAway(self.goodbye))
                answer.exception()
        self._answers.clear()
        self._news.set()

    def _hear(self, message: bytes) -> None:
        self.heard.append(message)
        match decode(message):
            case Update() as update:
                if self.believes and update.number < self.last:
                    raise AssertionError(f"taken back from record {self.last} to {update.number}")
                assert update.since <= update.number
                self.last = update.number
                before = self.updates[-1].public.match if self.updates else None
                if before is None or update.public.match is None or before.contest != update.public.match.contest:
                    self.reveal = None
                self.updates.append(update)
            case PresenceUpdate() as presence:
                self.presence = presence
            case Reveal() as reveal:
                self.reveal = reveal
            case Done(id=command) as done:
                self._answer(command, done)
            case Refused(id=command) as refused:
                self._answer(command, refused)
            case Goodbye() as goodbye:
                self.goodbye = goodbye
            case Reaction(reaction=reaction):
                self.reactions.append(reaction)
            case Welcome():
                self.welcomes += 1
            case signal:
                self.signals.append(signal)
        self._news.set()
        self.listener()

    def _answer(self, command: str, answer: Done | Refused) -> None:
        future = self._answers.pop(command, None)
        if future is None or future.done():
            return
        if isinstance(answer, Done):
            future.set_result(answer)
        else:
            future.set_exception(NotAllowed(answer))


async def first_of(phones: Sequence[Phone], condition: Callable[[Phone], object], seconds: float = LONG) -> Phone:
    """The first connected phone that fulfils the condition, now or later. Raises TimeoutError."""

    async def wait(phone: Phone) -> Phone:
        await phone.until(lambda: phone.is_connected and condition(phone), seconds)
        return phone

    waiting = [asyncio.create_task(wait(phone)) for phone in phones]
    done, others = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    outcomes = await asyncio.gather(*waiting, return_exceptions=True)
    return next((phone for phone in outcomes if isinstance(phone, Phone)), None) or done.pop().result()


REACTION_SECONDS = 0.25
"""How long a phone that plays along takes."""
LONGEST_LEAD = 0.45
"""So long before the instant of a contest phones are told at most."""


def play_along(phone: Phone, rng: Rng) -> None:
    """Let the phone answer whatever its seats are asked, at random, a moment after it is shown."""
    answered: set[tuple[int, int, int]] = set()

    def look() -> None:
        if phone.is_connected and phone.updates and phone.view.match is not None:
            for seat in phone.own.seats:
                if phone.match.contest is not None and any(isinstance(prompt, Press) for prompt in seat.prompts):
                    look_at_contest(seat)
                    continue
                key = (phone.match.number, seat.seat, seat.number)
                has_left = phone.of(phone.match.seats[seat.seat]).left
                if waited_for(seat.prompts) and key not in answered and not has_left:
                    answered.add(key)
                    asyncio.get_running_loop().call_later(REACTION_SECONDS, answer, seat, key)

    def look_at_contest(seat: SeatView) -> None:
        reveal = phone.reveal
        if reveal is None or seat.seat in reveal.pressed or (reveal.contest, seat.seat, 0) in answered:
            return
        answered.add((reveal.contest, seat.seat, 0))
        option = rng.choice([option for prompt in seat.prompts for option in getattr(prompt, "options", ())])
        # The server's clock may be another one: shown when the longest lead has passed.
        asyncio.get_running_loop().call_later(LONGEST_LEAD + REACTION_SECONDS, shout, reveal, option, seat.seat)

    def shout(reveal: Reveal, option: str, seat: int) -> None:
        if phone.is_connected:
            told = phone.press(reveal, option, 1000 * REACTION_SECONDS, seat)
            told.add_done_callback(lambda told: told.cancelled() or told.exception())

    def answer(seat: SeatView, key: tuple[int, int, int]) -> None:
        if not phone.is_connected:
            answered.discard(key)
            return
        move = rng.choice([prompt for prompt in seat.prompts if not prompt.optional]).sample(rng)
        told = phone.send(asked.Play(new_id(), seat.seat, seat.number, move))
        told.add_done_callback(lambda told: told.cancelled() or told.exception())

    phone.listener = look
    look()

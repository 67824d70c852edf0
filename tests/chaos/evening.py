"""One evening for the chaos test: it is brought to a certain moment, and later plays itself to the end."""

import asyncio
from collections.abc import Callable
from typing import Any

from spieleabend.play.game import AnyGame
from spieleabend.play.randomness import Rng
from spieleabend.protocol import commands as asked
from spieleabend.tables import records as said
from spieleabend.tables.codes import new_code
from tests.chaos.moments import LOBBY, MAKER_TOKEN, NAMES, Moment, people_of, token_of
from tests.games.support import hooks
from tests.tables.gathering import Gathering
from tests.tables.phones import (
    LONGEST_LEAD,
    REACTION_SECONDS,
    NotAllowed,
    Phone,
    SentAway,
    first_of,
    new_id,
    play_along,
)
from tests.virtual_time import virtual_utc

END = 600.0
"""Virtual seconds in which every match must have ended, without any timer."""
HOST = 120.0
"""The same for somebody to be host, though the server must notice first that a silent phone is gone."""


class Evening:
    """A few people with a phone each around one screen, which made the table."""

    def __init__(self, house: Gathering, game: AnyGame, rng: Rng) -> None:
        self.house = house
        self.game = game
        self.rng = rng
        self.screen: Phone
        self.phones: list[Phone] = []

    async def gather(self, moment: Moment, *, host_plays: bool) -> None:
        """Everybody is here at this moment; the host is the screen, or Ania."""
        if moment.name == LOBBY:
            self.screen, *self.phones = await self.house.seated(*NAMES[: people_of(self.game)], game=self.game.id)
            await self.screen.settle(options=dict(moment.options))
            if host_plays:
                await self.screen.ask(asked.PassHost(new_id(), self.phones[0].person))
        else:
            host = [said.HostPassed(1)] if host_plays else []
            await self.reopen([*moment.records, *host])
        self.screen.signal(asked.Layout("table"))
        await self.abreast()

    async def reopen(self, records: list[said.AnyRecord]) -> None:
        """Everybody is back at a table after the server was started again; so nobody has to play up to here."""
        code = new_code(lambda size: b"".join(self.rng.word().to_bytes(8, "little") for _ in range(size))[:size])
        bodies = [said.encode_entry(said.Entry(record)) for record in records]
        await self.house.log.append(code, 1, bodies, time=virtual_utc(), due=None)
        devices = [self.house.phone(code, name) for name in ("", *NAMES[: people_of(self.game)])]
        for phone, token in zip(devices, (MAKER_TOKEN, *map(token_of, range(1, len(devices)))), strict=True):
            phone.tokens.append(token)
        await asyncio.gather(*(phone.connect() for phone in devices))
        self.screen, *self.phones = devices

    @property
    def devices(self) -> list[Phone]:
        return [self.screen, *self.phones]

    @property
    def host(self) -> Phone:
        return next(phone for phone in self.devices if phone.own.host)

    def connected(self) -> list[Phone]:
        return [phone for phone in self.devices if phone.is_connected]

    def of_seat(self, seat: int) -> Phone:
        """The phone of a seat; everybody sat down in order."""
        return self.phones[seat]

    async def moves(self, number: int) -> None:
        """Let the first seats that are waited for answer, one after another."""
        for _ in range(number):
            phone = self.of_seat(self.screen.match.waiting[0])
            wanted = [prompt for prompt in phone.seat.prompts if not prompt.optional]
            await phone.play(self.rng.choice(wanted).sample(self.rng))
            await asyncio.sleep(REACTION_SECONDS)
            await self.abreast()

    async def press_wrong(self, phone: Phone) -> None:
        """Let one press something that cannot be right."""
        await phone.until(lambda: phone.reveal)
        reveal, told = phone.reveal, hooks(self.game, "evenings")
        assert reveal is not None
        assert told is not None, f"{self.game.id} has contests: say in evenings.py what is wrong"
        await asyncio.sleep(LONGEST_LEAD + REACTION_SECONDS)
        await phone.press(reveal, told.wrong(phone.public), 1000 * REACTION_SECONDS)

    async def abreast(self) -> None:
        """Everybody has seen what has happened so far."""
        phones = self.connected()
        newest = max(phone.last for phone in phones)
        for phone in phones:
            await phone.until(lambda phone=phone: phone.last >= newest)  # type: ignore[misc]

    # Who is who at this moment.

    async def cast(self, role: str, moment: Moment) -> list[Phone]:
        """The phones in a role."""
        match role:
            case "screen":
                return [self.screen]
            case "host":
                return [self.phones[0]]
            case "everybody":
                return list(self.phones)
            case "two":
                return self.phones[1:3]
            case "last asked":
                return await self.last_waited_for()
            case _:
                return [self.of_seat(seat) for seat in moment.cast[role]]

    async def last_waited_for(self) -> list[Phone]:
        """Let everybody answer but one; where one answer does for all, somebody else who was asked.

        In a contest they press what is wrong, as the game's own tests know, so that it goes on.
        """
        asked = self.screen.match.waiting
        if self.screen.match.contest is not None:
            await asyncio.gather(*(self.press_wrong(self.of_seat(seat)) for seat in asked[:-1]))
            return [self.of_seat(asked[-1])]
        while len(self.screen.match.waiting) > 1:
            asked = self.screen.match.waiting
            await self.moves(1)
        return [self.of_seat(seat) for seat in self.screen.match.waiting or asked[-1:]]

    # Going on.

    def go_on(self) -> None:
        """From now on everybody who is here does their part."""
        for number, phone in enumerate(self.phones):
            play_along(phone, Rng(bytes([number, 77] * 16)))

    async def until_host(self) -> Phone:
        """Wait for somebody who is here to be host."""
        return await first_of(self.devices, lambda phone: phone.own.host, HOST)

    async def as_host(self, deed: Callable[[Phone], Any]) -> None:
        """Do something as host, whoever that is by then."""
        for _ in range(5):
            host = await self.until_host()
            try:
                await deed(host)
            except (NotAllowed, SentAway) as refused:
                if isinstance(refused, NotAllowed) and refused.key != "refused-not-host":
                    raise
                continue
            return
        raise AssertionError("no host could do it")

    async def until_phase(self, phase: str) -> None:
        """Wait until somebody who looks sees the table in a phase."""
        await first_of(self.devices, lambda phone: phone.view.phase == phase, END)

"""Guests who fill the chairs: they come by the protocol alone, and do what the test says when it says so."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from tests.e2e.guest import PATIENCE_SECONDS, Guest

PICTURES = 24
"""So many there are to choose from."""


class Listener(Guest):
    """A guest who always listens, as a browser does."""

    def __init__(self, origin: str, code: str) -> None:
        """Not connected yet."""
        super().__init__(origin, code, patience=None)
        self._news = asyncio.Condition()
        self._listening: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        """Say hello, and listen from then on."""
        await super().connect()
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        """Go."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
            if not self._listening.cancelled():
                self._listening.result()
        await super().close()

    async def _listen(self) -> None:
        """Take in whatever comes."""
        while True:
            await self.hear()
            async with self._news:
                self._news.notify_all()

    async def until_seated(self) -> None:
        """Wait until there is a seat of the match that is this guest's."""
        await self.until(lambda: len(self.view["private"]["seats"]) > 0)

    async def ask(self, kind: str, **fields: Any) -> None:
        """Send a command, and wait until it is done."""
        command_id = secrets.token_hex(8)
        await self.send({"kind": kind, "id": command_id, **fields})
        async with self._news, asyncio.timeout(PATIENCE_SECONDS):
            await self._news.wait_for(lambda: command_id in self.answers)
        assert self.answers[command_id]["kind"] == "done", self.answers[command_id]

    async def answer(self, name: str, options: list[str] | None = None) -> None:
        """Wait until asked the pick called `name`, and answer it: with these options or the first."""
        await self.until(lambda: self._asked(name) is not None)
        asked = self._asked(name)
        assert asked is not None
        picked = options or asked["options"][: asked["least"]]
        await self._play({"kind": "picked", "prompt": name, "options": picked})

    async def _play(self, move: dict[str, Any]) -> None:
        await self.ask("play", seat=self.seat["seat"], number=self.seat["number"], move=move)

    async def confirm(self, name: str) -> None:
        """Wait until asked to confirm what is called `name`, and do."""
        await self.until(lambda: self._asked(name) is not None)
        await self._play({"kind": "confirmed", "prompt": name})

    async def write(self, name: str, text: str) -> None:
        """Wait until asked to write what is called `name`, and write it."""
        await self.until(lambda: self._asked(name) is not None)
        await self._play({"kind": "wrote", "prompt": name, "text": text})

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait until something is true of what this guest sees."""
        async with self._news, asyncio.timeout(PATIENCE_SECONDS):
            await self._news.wait_for(condition)

    @property
    def game(self) -> dict[str, Any]:
        """The match as everybody sees it."""
        return dict(self.view["public"]["match"]["public"])

    @property
    def person(self) -> int:
        """This guest's id at the table."""
        (person,) = self.view["private"]["people"]
        return int(person)

    def seat_of(self, name: str) -> int:
        """The seat of somebody else."""
        (seat,) = [person["seat"] for person in self.view["public"]["people"] if person["name"] == name]
        return int(seat)

    def _asked(self, name: str) -> dict[str, Any] | None:
        seats = self.view["private"]["seats"]
        return next((one for seat in seats for one in seat["prompts"] if one["name"] == name), None)


class Company:
    """Several such guests at one table."""

    def __init__(self, guests: list[Listener]) -> None:
        """They sit already."""
        self.guests = guests

    async def point_at(self, name: str) -> None:
        """Everybody points at one person."""
        await asyncio.gather(*(guest.answer("talker", [str(guest.seat_of(name))]) for guest in self.guests))

    async def lay(self, guests: slice = slice(None)) -> None:
        """These guests lay cards."""
        await asyncio.gather(*(guest.answer("cards") for guest in self.guests[guests]))

    async def leave(self) -> None:
        """Everybody gets up and goes; bots play on."""
        await asyncio.gather(*(guest.ask("leave", person=guest.person) for guest in self.guests))
        await asyncio.gather(*(guest.close() for guest in self.guests))


@asynccontextmanager
async def company(origin: str, code: str, names: Iterable[str]) -> AsyncIterator[Company]:
    """Guests of these names at the table `code`, one after another."""
    async with AsyncExitStack() as stack:
        guests = []
        for name in names:
            guest = await stack.enter_async_context(Listener(origin, code))
            taken = {person["picture"] for person in guest.view["public"]["people"]}
            picture = next(number for number in range(PICTURES) if number not in taken)
            await guest.ask("sit", token=guest.token, name=name, picture=picture)
            guests.append(guest)
        yield Company(guests)

"""Reacting in contests: phones with fingers, clocks of their own and a way to the table that takes its time."""

import asyncio
from dataclasses import dataclass
from typing import Any

from spieleabend.protocol import commands as asked
from spieleabend.protocol.updates import Done, Reveal
from spieleabend.tables import records as said
from spieleabend.tables.pace import Pace
from spieleabend.tables.stored import read_entries
from tests.tables.gathering import Gathering
from tests.tables.phones import Phone, new_id
from tests.tables.pressing import FACES, GAME

GAMES = {GAME.id: GAME}
PACE = Pace(foreperiod=(1.0, 1.0))


@dataclass
class Hand:
    """A phone: its clock is `offset` milliseconds ahead of the server's, its `way` there takes that long."""

    phone: Phone
    way: float = 0.0
    offset: float = 0.0

    async def shown(self) -> Reveal:
        """What is revealed, when it is to be drawn."""
        await self.phone.until(lambda: self.phone.reveal)
        reveal = self.phone.reveal
        assert reveal is not None
        await until(reveal.at)
        return reveal

    async def press(
        self,
        option: str | None = None,
        *,
        after: float = 400.0,
        claim: float | None = None,
        late: float = 0.0,
        command: str = "",
        seat: int | None = None,
    ) -> "asyncio.Future[Done]":
        """Press `after` milliseconds of a frame that was `late`, and claim that or another reaction."""
        reveal = await self.shown()
        frame = reveal.at + self.offset + late
        await until(reveal.at + late + after + self.way)
        own = self.phone.seat.seat if seat is None else seat
        pressed = frame + (after if claim is None else claim)
        return self.phone.send(
            asked.ContestPress(command or new_id(), own, reveal.contest, option or reveal.shown, frame, pressed)
        )

    async def beat(self, reveal: Reveal, until_reaction: float) -> None:
        """Say that nothing was pressed up to a reaction of so many milliseconds."""
        frame = reveal.at + self.offset
        seats = tuple(seat.seat for seat in self.phone.own.seats)
        self.phone.signal(asked.Unpressed(reveal.contest, seats, frame, frame + until_reaction))


def wrong(face: str) -> str:
    """A face that is not this one."""
    return FACES[(FACES.index(face) + 1) % len(FACES)]


async def until(milliseconds: float) -> None:
    """Return when the server's clock stands there."""
    await asyncio.sleep(max(0.0, milliseconds / 1000 - asyncio.get_running_loop().time()))


async def written(house: Gathering, phone: Phone) -> list[said.AnyRecord]:
    """All records of a phone's table."""
    return [entry.record for entry in await read_entries(house.log, phone.code)]


async def shouted(house: Gathering, phone: Phone) -> list[said.Shouted]:
    """The contests in the log of a phone's table."""
    return [record for record in await written(house, phone) if isinstance(record, said.Shouted)]


async def hands(house: Gathering, *ways: float, **options: Any) -> list[Hand]:
    """People at a table that has just begun to press; their ways to the table take so many milliseconds."""
    names = ("Ania", "Bo", "Cem", "Dana", "Edda", "Fritz")[: len(ways)]
    _, *phones = await house.started(*names, game=GAME.id, **options)
    return [Hand(phone, way) for phone, way in zip(phones, ways, strict=True)]

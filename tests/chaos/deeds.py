"""What happens to people in the middle of an evening, and how they come back."""

import asyncio
from typing import Any

from spieleabend.protocol import commands as asked
from tests.chaos.evening import Evening
from tests.chaos.exchange import ServerLine
from tests.tables.phones import Phone, SentAway, new_id


async def do(deed: str, evening: Evening, gone: list[Phone]) -> None:
    """Let it happen to all of them at once."""
    match deed:
        case "leave":
            await asyncio.gather(*(phone.leave() for phone in gone))
        case "kick":
            for phone in gone:
                await kick(evening, phone)
        case "leave and kick":
            host = evening.host
            told = [phone.send(asked.Leave(new_id(), phone.person)) for phone in gone]
            told += [host.send(asked.Kick(new_id(), phone.person)) for phone in gone]
            # Whichever comes first may leave nobody for the other.
            await asyncio.wait(told)
            await asyncio.gather(*told, return_exceptions=True)
        case "drop":
            await asyncio.gather(*(phone.drop() for phone in gone))
        case "fall silent":
            for phone in gone:
                await fall_silent(phone)
        case "reload":
            await asyncio.gather(*(phone.reload() for phone in gone))
        case _:
            raise ValueError(deed)


async def kick(evening: Evening, phone: Phone) -> None:
    """The host sends a person away, perhaps themselves."""
    try:
        await evening.host.kick(phone.person)
    except SentAway:
        return
    await phone.until_gone()


async def fall_silent(phone: Phone) -> None:
    """The phone sleeps; the server finds out by itself, or not before it is back."""
    line = phone.hang_up()
    assert isinstance(line, ServerLine)
    await line.go_deaf()
    phone.sleeping.append(line)


async def come_back(deed: str, gone: list[Phone]) -> None:
    """Everybody who can come back does."""
    for phone in gone:
        if deed == "leave":
            await phone.reload()
            await (phone.come_back() if phone.own.people else phone.sit())
        elif not phone.is_connected:
            await phone.connect()


def belongings(phone: Phone) -> dict[str, Any] | None:
    """What somebody expects to find as it was: the hand, what is asked, and what lies on the table."""
    if phone.view.match is None or not phone.own.seats:
        return None
    seat = phone.seat
    return {"hand": phone.hand, "prompts": seat.prompts, "number": seat.number, "table": phone.public}

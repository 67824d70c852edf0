"""Tables of BAM! for a benchmark: people sit down, a match begins, and cards are laid and taken back for ever.

Each table is a household of its own, so that no limit of the server's needs lifting; and of the seats that choose
one after the other lays its cards and takes them back, so that no device says more than a person could.
"""

import asyncio
import json
from collections.abc import Iterator, Sequence
from http.client import HTTPConnection
from itertools import count, cycle
from typing import Any

from phones import SECONDS_TO_ANSWER, Phone, Table

from spieleabend.protocol import PROTOCOL_VERSION

AT_ONCE = 20
"""So many tables are set up at the same time."""
ROOM = 4096
"""Bytes that the system takes for a device that has stalled: few, so that the server soon notices."""


def household(number: int) -> str:
    """The address of one of many homes, all of them this machine's own."""
    return f"127.0.{1 + number // 250}.{1 + number % 250}"


async def gather(port: int, tables: int, phones: int) -> list[Table]:
    """So many tables, each of so many phones, whose matches have come to the choosing of cards."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Table:
        async with room:
            return await sit_down(port, number, phones)

    return list(await asyncio.gather(*[one(number) for number in range(tables)]))


async def sit_down(port: int, number: int, phones: int) -> Table:
    """One table whose match has come to the choosing of cards."""
    table = Table(household(number))
    maker = f"maker-{number:026}"
    code = create_table(port, table.household, maker)
    for place in range(phones):
        token = f"phone-{number:020}-{place:010}"
        phone = await attend(table, port, code, [maker, token] if place == 0 else [token])
        table.phones.append(phone)
        sit = {
            "kind": "sit",
            "id": f"sit-down-{place}",
            "token": token,
            "name": f"Person {place + 1}",
            "picture": place,
        }
        await phone.ask(sit)
    host = table.phones[0]
    options = {"cycles": 5, "first_master": "drawn", "choose_seconds": 0, "judge_seconds": 0}
    await host.ask({"kind": "settle", "id": "settle-it", "options": options})
    await host.ask({"kind": "start", "id": "start-it"})
    master = table.phones[host.update["public"]["match"]["public"]["master"]]
    await until_asked(master)
    await master.ask(play(master, {"kind": "confirmed", "prompt": "turn"}, 0))
    choosing = [phone for phone in table.phones if phone is not master]
    for phone in choosing:
        await until_asked(phone)
    table.turns = one_after_the_other(choosing)
    return table


def create_table(port: int, household: str, maker: str) -> str:
    """Make a table; its code."""
    connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS_TO_ANSWER, source_address=(household, 0))
    connection.request("POST", "/api/tables", json.dumps({"token": maker, "game": "bam", "language": "en"}))
    code: str = json.loads(connection.getresponse().read())["code"]
    connection.close()
    return code


async def attend(table: Table, port: int, code: str, tokens: list[str], *, room: int | None = None) -> Phone:
    """A device that has been shown its table; `room` is that of `Phone.connect`."""
    phone = await Phone.connect(table, port, "/api/socket", room=room)
    hello = {"kind": "hello", "table": code, "version": PROTOCOL_VERSION, "tokens": tokens}
    phone.say(json.dumps(hello).encode())
    await phone.hear("update")
    return phone


async def stall(port: int, tables: Sequence[Table]) -> list[Phone]:
    """One more device at each of these tables, which takes nothing from its first update on."""
    stalled = []
    for table in tables:
        code = table.phones[0].update["public"]["code"]
        phone = await attend(Table(table.household), port, code, [], room=ROOM)
        phone.transport.pause_reading()
        stalled.append(phone)
    return stalled


async def until_asked(phone: Phone) -> None:
    """Wait until a phone's seat is asked something."""
    while not any(seat["prompts"] for seat in phone.update["private"]["seats"]):
        del phone.heard["update"]
        await phone.hear("update")


def play(phone: Phone, move: dict[str, Any], later: int) -> dict[str, Any]:
    """A move of a phone's seat, `later` moves of its own after what it was asked last."""
    (seat,) = phone.update["private"]["seats"]
    number = seat["number"] + later
    return {"kind": "play", "id": f"move-{number:06}", "seat": seat["seat"], "number": number, "move": move}


def one_after_the_other(choosing: Sequence[Phone]) -> Iterator[tuple[Phone, bytes]]:
    """Each of these phones in turn lays cards and takes them back."""
    said = []
    for phone in choosing:
        (seat,) = phone.update["private"]["seats"]
        (prompt,) = seat["prompts"]
        cards = {"kind": "picked", "prompt": prompt["name"], "options": prompt["options"][: prompt["least"]]}
        back = {"kind": "confirmed", "prompt": "take-back"}
        said.append((phone, seat["seat"], seat["number"], json.dumps(cards).encode(), json.dumps(back).encode()))
    for round_ in count(step=2):
        for phone, seat, first, cards_laid, taken_back in said:
            for number, move in (first + round_, cards_laid), (first + round_ + 1, taken_back):
                identity = b"move-%d-%06d" % (seat, number)
                yield (
                    phone,
                    b'{"kind":"play","id":"%b","seat":%d,"number":%d,"move":%b}' % (identity, seat, number, move),
                )


async def overhear(table: Table) -> dict[str, Any]:
    """What is said and sent at a table for two moves, cards laid and taken back; for `echo.py` and `gather_echo`."""
    said: list[str] = []
    updates: list[list[str]] = []
    done = ""
    for _ in range(2):
        phone, message = next(table.turns)
        for other in table.phones:
            other.heard.clear()
        phone.say(message)
        said.append(message.decode())
        updates.append([(await other.hear("update")).decode() for other in table.phones])
        done = (await phone.hear("done")).decode()
    return {"said": said, "updates": updates, "done": done}


async def gather_echo(port: int, tables: int, overheard: dict[str, Any]) -> list[Table]:
    """As many phones at the bare server, which say as much."""
    said = [message.encode() for message in overheard["said"]]
    gathered = []
    for number in range(tables):
        table = Table(household(number))
        for _ in overheard["updates"][0]:
            phone = await Phone.connect(table, port, "/")
            table.phones.append(phone)
            await phone.ask({"table": number})
        table.turns = cycle([(phone, message) for phone in table.phones[1:] for message in said])
        gathered.append(table)
    return gathered

"""KW-R8, KW-R9: through a real server no device is told a date before the decoder, in no message and in no form.

Every message is read: views, prompts, happenings, answers, refusals, and what the server says over HTTP. What the
decoder shows stands in a `decoded` of its own. Outside of that there is no number that could be anybody's year or day.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from spieleabend.decks.load import load
from spieleabend.games.kwando import GAME
from spieleabend.games.kwando.cards import HALVES, Person
from spieleabend.play.moves import Picked
from spieleabend.play.options import OptionValue
from spieleabend.play.randomness import Rng
from spieleabend.protocol import commands as asked
from spieleabend.tables.pace import Pace
from tests.chaos.exchange import ServerExchange, server
from tests.tables.knowing import SlowWords
from tests.tables.phones import Phone, new_id, play_along

pytestmark = pytest.mark.virtual_time

PEOPLE = {person.id: person for half in HALVES for person in cast("tuple[Person, ...]", load(GAME, "en").piles[half])}
KNOWN = [word for person in PEOPLE.values() for word in (person.text, *person.clues)]
CLOCKS = frozenset({"time", "sent", "total", "left"})
"""Where numbers are milliseconds."""
CHANCE = frozenset({"code", "promise", "secret", "nonces", "id"})
"""Where digits stand that nobody has chosen. The id of a card is looked at all the same."""
FACTS = frozenset(
    {"born", "gregorian", "calendar", "year", "spellings", "sex", "homes", "field", "wikidata", "checked"}
)
MANY_DIGITS = re.compile(r"\d{3,}")
CARD = re.compile(r"\b[bo]\d{3}\b")

Leaf = tuple[str, Any]


def leaves(value: Any, key: str = "") -> Iterator[Leaf]:
    """Everything in a message but what the decoder shows, with the name under which it stands."""
    match value:
        case dict():
            for name, part in value.items():
                yield key, name
                if name != "decoded":
                    yield from leaves(part, name)
        case list():
            for part in value:
                yield from leaves(part, key)
        case _:
            yield key, value


def suspicious(leaf: Leaf) -> bool:
    """Whether this could be a date, or a fact about somebody."""
    key, value = leaf
    match value:
        case bool() | None:
            return False
        case int() | float():
            return abs(value) >= 1000 and key not in CLOCKS
        case str():
            in_chance = key in CHANCE and not CARD.match(value)
            return value in FACTS or (not in_chance and MANY_DIGITS.search(CARD.sub("", value)) is not None)
    return True


def decoders(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every `decoded` of a message, and what it stands in."""
    if isinstance(value, dict):
        if value.get("decoded") is not None:
            yield value["decoded"], value
        for part in value.values():
            yield from decoders(part)
    elif isinstance(value, list):
        for part in value:
            yield from decoders(part)


@asynccontextmanager
async def evening(options: dict[str, OptionValue], seats: int) -> AsyncIterator[tuple[list[Phone], ServerExchange]]:
    """People with a phone each, a bot, the table's screen first, and somebody who watches."""
    async with server(Pace(), seed=seats, words=SlowWords(0.4)) as (house, exchange):
        names = ["Ania", "Bo", "Cleo", "Dana"][: seats - 1]
        screen, *phones = await house.seated(*names, game=GAME.id)
        screen.signal(asked.Layout("table"))
        await screen.settle(options={"rounds": 1, "glass_seconds": 60, **options})
        await screen.add_bot()
        watcher = await house.phone(screen).connect()
        await screen.start()
        for number, phone in enumerate(phones):
            await phone.until_phase("playing")
            play_along(phone, Rng(bytes([number] * 32)))
        yield [screen, watcher, *phones], exchange


async def over_http(exchange: ServerExchange, code: str) -> list[str]:
    """What the server tells anybody who asks for it while the match runs."""
    told = []
    for path in ("house", f"tables/{code}", f"tables/{code}/match.json"):
        async with exchange.session.get(f"{exchange.url}/api/{path}") as response:
            told.append(await response.text())
            assert (response.status == 200) == (not path.endswith("match.json")), path
    return told


async def until(screen: Phone, phase: str) -> None:
    """Return when the match is in this phase."""
    await screen.until(lambda: screen.public["phase"] == phase, seconds=300)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"talk": "written"}),
        (4, {"talk": "aloud", "half": "orange", "vote": True}),
        (3, {"talk": "written", "names_shown": False}),
    ],
    ids=["written", "aloud", "three"],
)
async def test_kw_r8_kw_r9_no_message_says_when_anybody_was_born_but_by_the_decoder(
    seats: int, options: dict[str, OptionValue]
) -> None:
    async with evening(options, seats) as (devices, exchange):
        screen, watcher, *phones = devices
        told: list[str] = []
        # Whoever comes back, or looks for the first time, is told all at once; whoever may not do a thing is told why.
        for phase in ("laying", "checking", "decoding", "turning"):
            await until(screen, phase)
            told += await over_http(exchange, screen.code)
            await watcher.reload()
            await phones[0].reconnect()
            play = asked.Play(new_id(), phones[1].seat.seat, 0, Picked("lay", ("b001@0",)))
            await phones[1].refused(play)
            for phone in phones:
                if any(prompt.name == "foul" for prompt in phone.seat.prompts):
                    await phone.play(Picked("foul", ("showing",)))
            await asyncio.sleep(2)
        await screen.until(lambda: screen.view.phase == "finished", seconds=600)
        for text in told:
            assert [leaf for leaf in leaves(json.loads(text)) if suspicious(leaf) and leaf[0] != "addresses"] == []
        decoded = 0
        strings: set[str] = set()
        for device in devices:
            for heard in device.heard:
                message = json.loads(heard)
                every = list(leaves(message))
                assert [leaf for leaf in every if suspicious(leaf)] == [], message
                strings |= {value for _, value in every if isinstance(value, str)}
                for shown, around in decoders(message):
                    decoded += 1
                    assert around.get("phase", "decoding") in ("decoding", "turning", "finished")
                    assert around.get("kind", "decoded") == "decoded"
                    for card in (*shown["row"], *shown["unlaid"]):
                        assert (card["born"], card["gregorian"]) == (
                            PEOPLE[card["id"]].born,
                            PEOPLE[card["id"]].gregorian,
                        )
        assert decoded > 20, "the decoder was hardly ever seen"
        # What only the referee knows people by stays on the server, too.
        spellings = {name for person in PEOPLE.values() for name in person.spellings}
        only_there = [name for name in spellings if not any(name in known for known in KNOWN)]
        assert len(only_there) > 100
        assert [name for name in only_there for said in strings if name in said] == []


def test_what_could_be_a_date_is_found() -> None:
    born = PEOPLE["b001"]
    day = born.gregorian
    found = [
        {"hint": int(day[:4])},
        {"hint": day},
        {"hint": f"{day[8:]}.{day[5:7]}.{day[:4]}"},
        {"hint": [f"in {day[:4]}"]},
        {"rank": 690_000},
        {"private": {"hand": [{"id": f"b001-{day[:4]}"}]}},
        {"hand": [{"field": "music"}]},
        {"hint": -12_345.0},
    ]
    clean = [{"hint": "b001@3"}, {"time": 1798800000000}, {"id": "command-1234"}, {"decoded": {"born": day}}, {"n": 12}]
    assert [any(map(suspicious, leaves(message))) for message in found] == [True] * len(found)
    assert [any(map(suspicious, leaves(message))) for message in clean] == [False] * len(clean)

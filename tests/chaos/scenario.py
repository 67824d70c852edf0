"""One evening of the chaos test: what befalls whom and when, and what must be true all the same."""

import asyncio
import logging
import zlib

import pytest

from spieleabend.play.randomness import Rng
from spieleabend.protocol.updates import Goodbye
from spieleabend.tables import records as said
from spieleabend.tables.pace import Pace
from spieleabend.tables.stored import read_entries
from tests.chaos import match_checks
from tests.chaos.deeds import belongings, come_back, do
from tests.chaos.evening import Evening
from tests.chaos.exchange import ServerExchange, server
from tests.tables.gathering import Gathering
from tests.tables.phones import Phone
from tests.virtual_time import settle

PACE = Pace(think_confirm=(1, 1), think_pick=(1, 1), think_show=(1, 1))
ROLES = {
    "lobby": ("screen", "host", "two", "everybody"),
    "pointing": ("screen", "host", "chosen", "not chosen", "last waited for", "two", "everybody"),
    "turning": ("screen", "host", "master", "next master", "winner", "master and next", "two", "everybody"),
    "choosing": (
        "screen",
        "host",
        "master",
        "next master",
        "chosen",
        "not chosen",
        "last waited for",
        "master and next",
        "two",
        "everybody",
    ),
    "reading": ("screen", "host", "master", "next master", "chosen", "master and next", "two", "everybody"),
    "worst": ("screen", "host", "master", "next master", "chosen", "master and next", "two", "everybody"),
    "keeping": ("screen", "host", "master", "next master", "winner", "master and next", "two", "everybody"),
    "finished": ("screen", "host", "winner", "two", "everybody"),
}
"""Who there is at which moment."""
BACK = {
    "leave": ("never", "at once", "later"),
    "kick": ("never",),
    "leave and kick": ("never",),
    "drop": ("never", "at once", "later"),
    "fall silent": ("at once", "later"),
    "reload": ("at once",),
}
"""What happens to them, and when they are back."""
TO = {
    "screen": ("drop", "fall silent", "reload"),
    "two": ("drop", "reload"),
    "master and next": ("leave", "leave and kick"),
    "everybody": ("leave", "drop"),
}
"""What can happen to a screen, and what is likely to happen to several at once; to everybody else anything."""
LATER = 24.0
"""Seconds; by then a bot has stood in and has moved."""


class Scenario:
    """One evening: at `moment` the `deed` befalls those in `role`, and they are back after `back` seconds or never."""

    def __init__(self, moment: str, role: str, deed: str, back: str) -> None:
        self.moment = moment
        self.role = role
        self.deed = deed
        self.back = back

    def __str__(self) -> str:
        return f"{self.moment}, {self.role}: {self.deed}, back {self.back}"


def scenarios(moment: str, deed: str) -> list[Scenario]:
    """One for everybody it can happen to, and for every way to come back."""
    roles = [role for role in ROLES[moment] if deed in TO.get(role, BACK)]
    return [Scenario(moment, role, deed, back) for role in roles for back in BACK[deed]]


async def play_all(chosen: list[Scenario], caplog: pytest.LogCaptureFixture) -> None:
    """Play these evenings at the same time, each at a table of its own. Raises all that went wrong, by its evening."""
    async with server(PACE, seed=zlib.crc32(str(chosen[0]).encode())) as (house, exchange):
        played = await asyncio.gather(
            *(play(house, exchange, scenario, number) for number, scenario in enumerate(chosen)),
            return_exceptions=True,
        )
        failures = []
        for scenario, outcome in zip(chosen, played, strict=True):
            if isinstance(outcome, BaseException):
                outcome.add_note(str(scenario))
                failures.append(outcome)
        if failures:
            raise BaseExceptionGroup(f"{len(failures)} of {len(chosen)} evenings", failures)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def play(house: Gathering, exchange: ServerExchange, scenario: Scenario, number: int) -> None:
    """Play one evening to its end."""
    evening = Evening(house, Rng(bytes([number, 1] * 16)))
    await evening.gather(host_plays=scenario.role == "host")
    await evening.reach(scenario.moment)
    gone = await evening.last_waited_for() if scenario.role == "last waited for" else evening.cast(scenario.role)
    assert gone, "nobody has the role"
    before = [belongings(phone) for phone in gone]
    await do(scenario.deed, evening, gone)
    if scenario.back == "at once":
        await come_back(scenario.deed, gone)
        assert [belongings(phone) for phone in gone] == before
    evening.go_on()
    if scenario.back == "later":
        await asyncio.sleep(LATER)
        await come_back(scenario.deed, gone)
    await finish(evening, scenario, gone)
    await check(house, exchange, evening, scenario, gone)


async def finish(evening: Evening, scenario: Scenario, gone: list[Phone]) -> None:
    """The match comes to its end, the next one begins, and that comes to its end too."""
    if scenario.moment == "lobby":
        await refill(evening)
        await evening.as_host(Phone.start)
    await evening.until_phase("finished")
    if scenario.moment == "finished":
        await evening.as_host(Phone.stop)
        await refill(evening)
        await evening.as_host(Phone.start)
        await evening.until_phase("playing")
        await evening.until_phase("finished")


async def refill(evening: Evening) -> None:
    """Enough bots for those who have gone."""
    await evening.until_phase("lobby")
    host = await evening.until_host()
    for _ in range(3 - len(host.view.people)):
        await evening.as_host(Phone.add_bot)


async def check(
    house: Gathering, exchange: ServerExchange, evening: Evening, scenario: Scenario, gone: list[Phone]
) -> None:
    """Everybody sees the same end; the file of the match holds; bots played for nobody who was there."""
    await settle()
    watchers = evening.connected()
    assert evening.screen.view.phase == "finished" or not evening.screen.is_connected
    assert len({bytes(phone.match.public) for phone in watchers}) == 1
    assert len({phone.last for phone in watchers}) == 1
    match_checks.check(await exchange.match_file(evening.screen.code))
    stayed = {phone.person for phone in evening.phones if phone not in gone}
    check_bots(await read_entries(house.log, evening.screen.code), stayed)
    if "kick" in scenario.deed and scenario.moment != "lobby":
        for phone in gone:
            assert phone.goodbye == Goodbye("goodbye-kicked", again=False)
    if scenario.back != "never":
        for phone in gone:
            assert phone.is_connected
            if phone.own.people:
                assert not phone.of(phone.person).stand_in


def check_bots(entries: list[said.Entry], stayed: set[int]) -> None:
    """A bot plays for bots and for who is away, and for nobody else; who stayed was never away."""
    bots: set[int] = set()
    away: set[int] = set()
    seats: list[int] = []
    for entry in entries:
        match entry.record:
            case said.BotSat(person=person):
                bots.add(person)
            case said.MatchStarted(people=people):
                seats = [*people]
            case said.Sat(person=person, late=True):
                seats.append(person)
            case said.StoodIn(person=person) | said.Left(person=person) | said.Kicked(person=person):
                assert person not in stayed
                away.add(person)
            case said.Returned(person=person):
                away.discard(person)
            case said.Played(seat=seat, bot=True):
                assert seats[seat] in bots | away
            case said.MatchStopped():
                away.clear()
            case _:
                pass

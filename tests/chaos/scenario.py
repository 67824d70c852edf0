"""One evening of the chaos test: what befalls whom and when, and what must be true all the same."""

import asyncio
import logging
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import pytest

from spieleabend.games import all_games
from spieleabend.play.game import AnyGame
from spieleabend.play.randomness import Rng
from spieleabend.protocol.updates import Goodbye
from spieleabend.tables import records as said
from spieleabend.tables.judge import hash_token
from spieleabend.tables.pace import Pace
from spieleabend.tables.stored import read_entries
from tests.chaos import match_checks
from tests.chaos.choice import choose
from tests.chaos.deeds import belongings, come_back, do
from tests.chaos.evening import Evening
from tests.chaos.exchange import ServerExchange, server
from tests.chaos.moments import FINISHED, LOBBY, Moment, moments
from tests.games.support import rng_of
from tests.tables.gathering import Gathering
from tests.tables.phones import REACTION_SECONDS, Phone
from tests.virtual_time import settle

A_MOMENT = (REACTION_SECONDS * 0.8, REACTION_SECONDS * 0.8)
PACE = Pace(
    think_confirm=A_MOMENT,
    think_pick=A_MOMENT,
    think_show=A_MOMENT,
    think_sheet=A_MOMENT,
    think_abstain=A_MOMENT,
    think_write=A_MOMENT,
    think_number=A_MOMENT,
    think_press=A_MOMENT,
)
"""Bots are a little faster than people here, so that one that plays for somebody who is there shows."""
ALWAYS_THERE = ("screen", "host", "two", "everybody")
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
    "asked and next": ("leave", "leave and kick"),
    "everybody": ("leave", "drop"),
}
"""What can happen to a screen, and what is likely to happen to several at once; to everybody else anything."""
LATER = 24.0
"""Seconds; by then a bot has stood in and has moved."""
EVENINGS = 280
"""So many evenings of every game are played, unless it takes more to bring any two things together."""
ALWAYS = 140
"""So many of them whenever tests run, any two things among them; the others, by threes, in scripts/soak."""
AT_ONCE = 40
"""So many tables a server has at the same time; each takes ten sockets."""


@dataclass(frozen=True)
class Scenario:
    """One evening: at `moment` the `deed` befalls those in `role`, and they are back after `back` seconds or never."""

    game: AnyGame
    moment: Moment
    role: str
    deed: str
    back: str

    def __str__(self) -> str:
        """What happened, for whoever reads that it went wrong."""
        return f"{self.moment.name} ({self.moment.settings}), {self.role}: {self.deed}, back {self.back}"


def evenings(game: str, deed: str, *, soak: bool) -> list[Scenario]:
    """The evenings of a game with this deed: those that are played whenever tests run, or those for scripts/soak."""
    always = len(scenarios(game, ALWAYS))
    chosen = scenarios(game)[always:] if soak else scenarios(game)[:always]
    return [scenario for scenario in chosen if scenario.deed == deed]


@cache
def scenarios(game: str, most: int = EVENINGS) -> tuple[Scenario, ...]:
    """The evenings of a game: all moments, roles, deeds and ways to come back, by twos and many by threes.

    Those of a smaller choice are the first ones of a larger one.
    """
    return tuple(
        choose(
            [
                (
                    (moment.name, moment.settings, role, deed, back),
                    Scenario(all_games()[game], moment, role, deed, back),
                )
                for moment in moments(game)
                for role in (*ALWAYS_THERE, *moment.cast)
                for deed in TO.get(role, tuple(BACK))
                for back in BACK[deed]
            ],
            most,
            rng_of("evenings", game),
        )
    )


in_parts = pytest.mark.parametrize(
    "soak", [pytest.param(False, id="always"), pytest.param(True, id="soak", marks=pytest.mark.soak)]
)
"""Play the evenings of a game in two parts, the second only in scripts/soak."""


async def play_all(chosen: Sequence[Scenario], caplog: pytest.LogCaptureFixture) -> None:
    """Play these evenings, many at a time, each at a table of its own. Raises all that went wrong, by its evening."""
    assert chosen
    failures: list[BaseException] = []
    for first in range(0, len(chosen), AT_ONCE):
        some = chosen[first : first + AT_ONCE]
        async with server(PACE, seed=zlib.crc32(str(some[0]).encode())) as (house, exchange):
            played = await asyncio.gather(
                *(play(house, exchange, scenario, number) for number, scenario in enumerate(some)),
                return_exceptions=True,
            )
            for scenario, outcome in zip(some, played, strict=True):
                if isinstance(outcome, BaseException):
                    outcome.add_note(str(scenario))
                    failures.append(outcome)
    if failures:
        raise BaseExceptionGroup(f"{len(failures)} of {len(chosen)} evenings", failures)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def play(house: Gathering, exchange: ServerExchange, scenario: Scenario, number: int) -> None:
    """Play one evening to its end."""
    evening = Evening(house, scenario.game, Rng(bytes([number, 1] * 16)))
    await evening.gather(scenario.moment, host_plays=scenario.role == "host")
    gone = await evening.cast(scenario.role, scenario.moment)
    before = [belongings(phone) for phone in gone]
    await do(scenario.deed, evening, gone)
    if scenario.back == "at once":
        await come_back(scenario.deed, gone)
        assert [belongings(phone) for phone in gone] == before
    evening.go_on()
    if scenario.back == "later":
        await asyncio.sleep(LATER)
        await come_back(scenario.deed, gone)
    await finish(evening, scenario)
    await check(house, exchange, evening, scenario, gone)


async def finish(evening: Evening, scenario: Scenario) -> None:
    """The match comes to its end, the next one begins, and that comes to its end too."""
    if scenario.moment.name == LOBBY:
        await refill(evening)
        await evening.as_host(Phone.start)
    await evening.until_phase("finished")
    if scenario.moment.name == FINISHED:
        await evening.as_host(Phone.stop)
        await refill(evening)
        await evening.as_host(Phone.start)
        await evening.until_phase("playing")
        await evening.until_phase("finished")


async def refill(evening: Evening) -> None:
    """Enough bots for those who have gone."""
    await evening.until_phase("lobby")
    host = await evening.until_host()
    for _ in range(evening.game.seats.least - len(host.view.people)):
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
    entries = await read_entries(house.log, evening.screen.code)
    check_bots(entries, stayed)
    for phone in evening.phones:
        check_own(phone, entries)
    if "kick" in scenario.deed and scenario.moment.name != LOBBY:
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
            case said.StoodIn(person=person):
                assert person not in stayed | away, "a bot plays already"
                away.add(person)
            case said.Left(person=person) | said.Kicked(person=person):
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


def check_own(phone: Phone, entries: list[said.Entry]) -> None:
    """Raise AssertionError where the phone was shown what a seat alone may know that was never its own."""
    tokens = {hash_token(token) for token in phone.tokens}
    sat = [entry.record for entry in entries if isinstance(entry.record, said.Sat)]
    own = {record.person for record in sat if record.token in tokens}
    for update in phone.updates:
        shown = (
            {update.public.match.seats[seat.seat] for seat in update.private.seats} if update.public.match else set()
        )
        assert shown <= set(update.private.people) <= own

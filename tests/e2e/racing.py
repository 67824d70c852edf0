"""A match of Wollmilchsau for phones in Chromium, each behind a relay of its own.

Everything is timed by one clock, that of this machine: the server's instants, the relays and the browser share it.
"""

import asyncio
import math
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Browser

from spieleabend.games.wollmilchsau.animals import Animal, right_shouts
from tests.e2e.browser import PHONE, Devices
from tests.e2e.company import Listener
from tests.e2e.finger import Finger
from tests.e2e.guest import create_table
from tests.e2e.relay import Line, Relay
from tests.e2e.running import RunningServer
from tests.e2e.wire import Message
from tests.e2e.wollmilchsau import GAME, AnimalPhone

CALM = {**PHONE, "reduced_motion": "reduce"}
"""All devices share one machine; what tumbles on one of them would keep the others waiting."""
PRESS_SECONDS = 2.0
"""A press that a page sends at all comes to the relay much sooner; a round that is over takes none."""


@dataclass(frozen=True)
class Racer:
    """A phone: the finger over it, and the relay that it is behind."""

    finger: Finger
    relay: Relay

    async def hear(self, kind: str, **fields: Any) -> Message:
        """The first message of a kind that says this, on its way through the relay."""
        return await self.relay.hear(lambda one: one.kind == kind and fields.items() <= one.body.items())


@dataclass(frozen=True)
class Run:
    """What one racer did in a round, in milliseconds.

    `reaction` is the true one, from the frame to the touch; `arrived` when the press was passed on to the server, from
    the instant on; `stalled` what this machine took, that is neither the reaction nor the line; `counted` what the
    table says, and its `verdict`: what refused the press where it came too late, nothing where it was never sent.
    """

    reaction: float
    arrived: float
    stalled: float
    counted: float | None
    verdict: str


@dataclass(frozen=True)
class Race:
    """A round: both runs, and how long after the first press had arrived the verdict left the server."""

    runs: tuple[Run, ...]
    wait: float

    @property
    def right(self) -> list[int]:
        """The seats that scored."""
        return [seat for seat, run in enumerate(self.runs) if run.verdict == "right"]


class Match:
    """The match, its host and everybody's devices."""

    def __init__(self, host: Listener, phones: list[Racer]) -> None:
        """Under way; the phones by seat."""
        self.host = host
        self.phones = phones
        self.races: list[Race] = []
        """All that were run so far."""

    @property
    def game(self) -> dict[str, Any]:
        """What everybody sees."""
        return self.host.game

    def is_estimated(self, seat: int) -> bool:
        """Whether the table estimates the reactions of a seat's person, as the host sees."""
        public, private = self.host.view["public"], self.host.view["private"]
        return any(one["seat"] == seat and one["id"] in private["estimated"] for one in public["people"])

    @property
    def contest(self) -> dict[str, Any]:
        """The newest reveal."""
        messages = self.phones[-1].relay.messages
        return next(one.body for one in reversed(messages) if one.kind == "reveal")

    async def roll(self) -> int:
        """Take whatever is to be taken, and roll; the round's number."""
        await self.take()
        roller = self.phones[self.game["roller"]].finger
        await roller.screen.button("wollmilchsau-roll").evaluate("button => button.click()")
        await self.host.until(lambda: self.game["phase"] == "shouting")
        await asyncio.gather(*(phone.finger.hover() for phone in self.phones))
        return int(self.game["round"])

    async def take(self) -> None:
        """Whoever was right takes a card."""
        while self.game["phase"] == "taking":
            number = self.host.number
            taker = self.phones[self.game["takers"][0]].finger
            await taker.page.locator("[data-take]").first.evaluate("button => button.click()")
            await self.host.until(lambda number=number: self.host.number > number)  # type: ignore[misc] # a default

    def right(self, die: Animal) -> Animal:
        """An animal that is right."""
        visible = [pile["top"] for pile in self.game["piles"]]
        return right_shouts(die, visible, self.game["barred"])[0]

    async def judged(self, number: int) -> dict[int, dict[str, Any]]:
        """Everybody's shouts in this round, once it is over."""
        await self.host.until(lambda: self.game["last"] is not None and self.game["last"]["round"] == number)
        return {shout["seat"]: shout for shout in self.game["last"]["shouts"]}

    async def race(self, *plan: float) -> Race:
        """A round in which everybody presses what is right, so many milliseconds after their own frame."""
        number = await self.roll()
        drawn = [await phone.finger.drawn.get() for phone in self.phones]
        assert len({saw.animal for saw in drawn}) == 1
        animal = self.right(drawn[0].animal)
        touched = await asyncio.gather(
            *(
                phone.finger.press(animal, saw, after)
                for phone, saw, after in zip(self.phones, drawn, plan, strict=True)
            )
        )
        shouts = await self.judged(number)
        assert all(touch.trusted and touch.animal == animal for touch in touched)
        contest = self.contest
        runs = [
            await self._run(phone, contest, touch.pressed - saw.frame, shouts.get(seat))
            for seat, (phone, saw, touch) in enumerate(zip(self.phones, drawn, touched, strict=True))
        ]
        verdict = await self.phones[-1].relay.hear(lambda one: _last_round(one) == number)
        self.races.append(Race(tuple(runs), verdict.came * 1000 - contest["at"] - min(run.arrived for run in runs)))
        return self.races[-1]

    async def _run(self, phone: Racer, contest: dict[str, Any], reaction: float, shout: dict[str, Any] | None) -> Run:
        """What became of a touch that was true."""
        try:
            async with asyncio.timeout(PRESS_SECONDS):
                press = await phone.hear("press", contest=contest["contest"])
        except TimeoutError:
            return Run(reaction, math.inf, math.inf, None, "")
        answer = await phone.relay.hear(lambda one: one.direction == "down" and one.body.get("id") == press.body["id"])
        assert press.passed is not None
        arrived = press.passed * 1000 - contest["at"]
        machine = press.came * 1000 - contest["at"] - reaction + (answer.came - press.passed) * 1000
        if shout is None:
            return Run(reaction, arrived, machine, None, str(answer.body.get("key")))
        return Run(reaction, arrived, machine, shout["microseconds"] / 1000, shout["verdict"])


def _last_round(message: Message) -> int | None:
    """The number of the last round that was judged, where a message is a view that tells it."""
    match = message.body["public"]["match"] if message.kind == "update" else None
    last = match["public"]["last"] if match else None
    return int(last["round"]) if last else None


@asynccontextmanager
async def match(browser: Browser, server: RunningServer, folder: Path, *lines: Line) -> AsyncIterator[Match]:
    """A match in which somebody is to roll; a phone for each of these lines."""
    async with AsyncExitStack() as stack:
        token = "h" * 32
        code = await create_table(server.origin, token, game=GAME, language="en")
        host = Listener(server.origin, code)
        host.token = token
        await stack.enter_async_context(host)
        phones = []
        for seat, line in enumerate(lines):
            relay = await stack.enter_async_context(Relay(server.port))
            devices = await stack.enter_async_context(Devices(browser, relay.port, folder))
            hand = AnimalPhone(await devices.new(CALM), "en")
            finger = Finger(hand)
            await finger.attend()
            await hand.sit(code, f"Zoë {seat}")
            relay.line = line  # Only now: the way of the page itself does not matter.
            phones.append(Racer(finger, relay))
        await host.ask("settle", options={"barred_shown": True})
        await host.ask("start")
        await host.until(lambda: host.view["public"]["phase"] == "playing")
        yield Match(host, phones)

"""The die is on no device before its instant; who sleeps as it falls, or whose clock jumps, loses nothing."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from spieleabend.games.wollmilchsau.animals import ANIMALS, Animal, right_shouts
from spieleabend.tables.contest.reveals import MARGIN, UNKNOWN_WAY
from tests.e2e.browser import PHONE, Devices
from tests.e2e.finger import Finger
from tests.e2e.guest import create_table
from tests.e2e.hand import Hand
from tests.e2e.hurry import COMMAND
from tests.e2e.relay import Relay
from tests.e2e.running import RunningServer
from tests.e2e.wire import Message
from tests.e2e.wollmilchsau import GAME, AnimalPhone

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

SMALL_TABLE = {"viewport": {"width": 1024, "height": 576}}
OPEN_TO_ALL = [
    ["public", "match", "public", "piles", "top"],
    ["public", "match", "public", "seats", "open"],
    ["public", "match", "public", "barred"],
    ["private", "seats", "prompts", "options"],
]
"""Where in a view an animal may stand while people press: on the piles, before people, and on the buttons."""
HIDE = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


class Evening:
    """A match of Anja's phone (seat 0) and a device without a browser (seat 1), and the table's screen."""

    def __init__(self, host: Hand, bo: Hand, anja: Finger, table: Finger, relays: list[Relay]) -> None:
        self.host = host
        self.bo = bo
        self.anja = anja
        self.table = table
        self.relays = relays

    @property
    def game(self) -> dict[str, Any]:
        return self.host.game

    async def take(self) -> None:
        """Take what is to be taken."""
        while self.game["phase"] == "taking":
            number = self.host.number
            if self.game["takers"][0] == 0:
                await self.anja.page.locator("[data-take]").first.click()
            else:
                await self.bo.answer("take")
            await self.host.until(lambda number=number: self.host.number > number)  # type: ignore[misc] # a default

    async def bo_gets_the_die(self) -> None:
        """Bo is to roll next; if need be a round is played before."""
        await self.take()
        if self.game["roller"] == 0:
            await self.roll()
            await self.bo_wins()
            await self.take()

    async def roll(self) -> None:
        """Take what is to be taken, and roll."""
        await self.take()
        if self.game["roller"] == 0:
            await self.anja.screen.press("wollmilchsau-roll")
        else:
            await self.bo.confirm("roll")
        await self.host.until(lambda: self.game["phase"] == "shouting")

    def right(self, die: Animal) -> Animal:
        """An animal that is right."""
        return right_shouts(die, [pile["top"] for pile in self.game["piles"]], self.game["barred"])[0]

    async def bo_wins(self) -> None:
        """Bo presses what is right, and nobody else does."""
        shown = (await self.bo.revealed())["shown"]
        assert (await self.bo.tap(self.right(shown), 300))["kind"] == "done"
        await self.judged()
        assert self.game["last"]["takers"] == [1]

    async def anja_wins(self) -> None:
        """Anja presses what is right, and Bo nothing."""
        await self.anja.hover()
        drawn = await self.anja.drawn.get()
        await self.anja.press(self.right(drawn.animal), drawn, 300)
        await self.judged()
        assert self.game["last"]["takers"] == [0]

    async def judged(self) -> None:
        """The round is over."""
        await self.host.until(lambda: self.game["phase"] != "shouting")
        await self.bo.until(lambda: self.bo.number >= self.host.number)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("reveal") / "data", command=COMMAND) as running:
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(
    browser: Browser, server: RunningServer, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Evening]:
    """One match for the whole file."""
    pictures = tmp_path_factory.mktemp("pictures")
    async with AsyncExitStack() as stack:
        token = "h" * 32
        code = await create_table(server.origin, token, game=GAME, language="en")
        host, bo = Hand(server.origin, code), Hand(server.origin, code)
        host.token = token
        await stack.enter_async_context(host)
        fingers, relays = [], []
        for kind in (PHONE, SMALL_TABLE):
            relays.append(await stack.enter_async_context(Relay(server.port)))
            devices = await stack.enter_async_context(Devices(browser, relays[-1].port, pictures))
            devices.watch.expect("WebSocket connection to .* failed")
            fingers.append(Finger(AnimalPhone(await devices.new(kind), "en")))
            await fingers[-1].attend()
        anja, table = fingers
        assert isinstance(anja.screen, AnimalPhone)
        await anja.screen.sit(code, "Anja")
        await table.page.goto(f"/t/{code}?table")
        await expect(table.screen.list("people-at-table")).to_contain_text("Anja")
        await stack.enter_async_context(bo)
        await bo.ask("sit", token=bo.token, name="Bo", picture=1)
        await host.ask("settle", options={"barred_shown": True})
        await host.ask("start")
        await host.until(lambda: host.view["public"]["phase"] == "playing")
        yield Evening(host, bo, anja, table, relays)


def animals_in(body: Any, path: tuple[str, ...] = ()) -> Iterator[list[str]]:
    """The paths at which animals stand in a message, without the numbers of list items."""
    if isinstance(body, dict):
        for key, value in body.items():
            yield from animals_in(value, (*path, key))
    elif isinstance(body, list):
        for value in body:
            yield from animals_in(value, path)
    elif body in ANIMALS:
        yield list(path)


def told_while_pressing(message: Message) -> bool:
    """Whether a message tells anything while people wait for the die, or press."""
    if message.direction == "up" or message.kind == "reveal":
        return False
    match = message.body["public"]["match"] if message.kind == "update" else None
    return message.kind != "update" or (match is not None and match["public"]["phase"] == "shouting")


def betrayed(message: Message) -> list[list[str]]:
    """Where a message names animals that might be the die's."""
    rolled = [one["animal"] for one in message.body.get("happened", []) if one["kind"] == "die-rolled"]
    assert set(rolled) <= {None}
    found = animals_in({key: value for key, value in message.body.items() if key != "happened"})
    return [path for path in found if path not in OPEN_TO_ALL]


async def test_the_die_is_on_no_device_before_its_instant(evening: Evening) -> None:
    fingers = (evening.anja, evening.table)
    for _ in range(2):
        await evening.roll()
        await evening.anja_wins()
        await evening.table.drawn.get()
    for finger, relay in zip(fingers, evening.relays, strict=True):
        reveals = [one for one in relay.messages if one.kind == "reveal"]
        assert len(reveals) == 2
        for reveal in reveals:
            lead = reveal.body["at"] - reveal.came * 1000
            assert lead <= (UNKNOWN_WAY + MARGIN) / 1000
        told = [one for one in relay.messages if told_while_pressing(one)]
        assert sum(one.kind == "update" for one in told) >= 2
        assert [path for one in told for path in betrayed(one)] == []
        assert len(finger.blank) == 1, "whatever is thrown, a die that tumbles is one and the same"


async def test_nothing_depends_on_the_time_of_day(evening: Evening) -> None:
    await evening.anja.page.evaluate("() => { const now = Date.now; Date.now = () => now() + 7_200_000; }")
    await evening.roll()
    await evening.anja_wins()
    (shout,) = evening.game["last"]["shouts"]
    assert shout["animal"] in ANIMALS
    assert shout["microseconds"] >= 299_000


async def test_a_phone_that_sleeps_at_the_reveal_holds_nobody_up_and_plays_on_when_it_wakes(evening: Evening) -> None:
    await evening.bo_gets_the_die()
    # It hears nothing and says nothing more, though it never said that it is put away.
    sleep = await evening.anja.page.context.new_cdp_session(evening.anja.page)
    await sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
    evening.relays[0].hold("up")
    evening.relays[0].hold("down")
    evening.anja.forget()
    await evening.roll()
    await evening.bo_wins()
    assert evening.anja.drawn.empty()
    await sleep.send("Page.setWebLifecycleState", {"state": "active"})
    evening.relays[0].let_go("up")
    evening.relays[0].let_go("down")
    await evening.take()
    await evening.anja.screen.button("wollmilchsau-roll").wait_for()
    evening.anja.forget()
    await evening.roll()
    await evening.anja_wins()


async def test_nobody_waits_for_a_tab_in_the_background(evening: Evening) -> None:
    await evening.bo_gets_the_die()
    await evening.anja.page.evaluate(HIDE, "hidden")
    hidden = await evening.relays[0].hear(lambda one: one.kind == "visible" and not one.body["visible"])
    await evening.roll()
    await evening.bo_wins()
    messages = evening.relays[0].messages
    later = messages[messages.index(hidden) :]
    assert [one for one in later if one.kind == "unpressed"] == []
    await evening.anja.page.evaluate(HIDE, "visible")
    evening.anja.forget()
    await evening.roll()
    await evening.anja_wins()


async def test_who_is_cut_off_at_the_reveal_is_shown_it_again_and_may_press(evening: Evening) -> None:
    await evening.bo_gets_the_die()
    evening.anja.forget()
    await evening.roll()
    evening.relays[0].set("cut")
    await evening.bo.revealed()
    evening.relays[0].set("fine")
    await evening.anja_wins()

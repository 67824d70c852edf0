"""Every screen, by day and by night, without a fault that axe can find; and a round played by keyboard alone."""

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser import PHONE, TABLE, Devices, settled
from tests.e2e.decks import COMMAND, write_decks
from tests.e2e.evening import Asked, Phone, Screen, TableScreen
from tests.e2e.keyboard import Keyboard
from tests.e2e.running import RunningServer
from tests.e2e.walk import Walk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = "(rules) => axe.run({ resultTypes: ['violations'], ...rules }).then((found) => found.violations)"
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}
LIGHTS: dict[Literal["dark", "light"], dict[str, Any]] = {"dark": {}, "light": CONTRAST}
"""What axe examines in which light: all but the colours is the same in both."""
NAMES = ["Łucja", "Bartek", "Çiğdem", "Jo", "Maximiliane", "Żaneta", "Ö", "Dieter", "Anja", "Max"]


@pytest.fixture(scope="module", params=[1, 2])
def gaps(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture(scope="module")
def server(gaps: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    decks = write_decks(tmp_path_factory.mktemp("decks"), gaps)
    data = tmp_path_factory.mktemp("accessibility") / "data"
    with RunningServer(data, "--bot-pace", "0.01", command=[*COMMAND, str(decks)]) as running:
        yield running


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("keyboard") / "data", "--bot-pace", "0.1") as running:
        yield running


class Examination:
    """What axe says about every screen that it was shown."""

    def __init__(self) -> None:
        self.screens = 0
        self.faults: dict[str, list[str]] = {}

    def __str__(self) -> str:
        """Every fault once, and where it was seen."""
        return "\n\n".join(f"{fault}\non {'; '.join(places)}" for fault, places in self.faults.items())

    async def look(self, screen: Screen, name: str) -> None:
        """Examine a screen by night and by day."""
        for light, rules in LIGHTS.items():
            await screen.page.emulate_media(color_scheme=light)
            await settled(screen.page)
            for violation in await run_axe(screen.page, rules):
                for node in violation["nodes"]:
                    fault = f"{violation['id']}: {node['html']}\n{node['failureSummary']}"
                    self.faults.setdefault(fault, []).append(f"{name}, {light}")
        self.screens += 1


async def run_axe(page: Page, rules: dict[str, Any]) -> list[dict[str, Any]]:
    """The violations on a page. The script comes by the debugger, which no Content Security Policy holds up."""
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = await page.evaluate(
        "axe.run({ resultTypes: ['violations'] }).then((r) => r.violations)"
    )
    return found


async def test_axe_finds_no_fault_on_any_screen(
    browser: Browser, server: RunningServer, gaps: int, tmp_path: Path
) -> None:
    examination = Examination()
    async with Devices(browser, server.port, tmp_path) as devices:
        walk = Walk(devices, server, "pl", examination.look)
        await (walk.whole(NAMES) if gaps == 2 else walk.round(NAMES))
        assert not examination.faults, str(examination)
    assert examination.screens > (50 if gaps == 2 else 20)


async def test_a_whole_match_is_played_by_keyboard_alone(
    browser: Browser, brisk: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, brisk.port, tmp_path) as devices:
        table = TableScreen(await devices.new(TABLE, "de"), "de")
        phone = Phone(await devices.new(PHONE, "de"), "de")
        big, small = Keyboard(table.page), Keyboard(phone.page)

        await table.page.goto("/")
        await big.press(table.button("home-open"))
        await table.page.wait_for_url("**/t/*?table")
        code = table.page.url.rpartition("/")[2].removesuffix("?table")
        await phone.page.goto("/")
        await small.type(phone.page.get_by_label(phone.say("home-code"), exact=True), code)
        await phone.page.keyboard.press("Enter")
        await small.type(phone.page.get_by_label(phone.say("join-name"), exact=True), "Anja")
        await phone.page.keyboard.press("Enter")
        await expect(phone.heading("lobby-you-sit", name="Anja")).to_be_visible()
        for count in (2, 3):
            await big.press(table.button("lobby-add-bot"))
            await table.wait_for_people(count)
        await small.press(phone.button("menu"))
        await expect(phone.page.get_by_role("dialog")).to_be_visible()
        await phone.page.keyboard.press("Escape")
        await expect(phone.page.get_by_role("dialog")).to_be_hidden()
        await expect(phone.button("menu")).to_be_focused()
        await big.press(table.button("lobby-start"))

        heard = phone.page.get_by_role("log")
        answered = set()
        while (asked := await phone.asked()) != "nothing more":
            await PLAYED[asked](phone, small)
            answered.add(asked)
            await expect(heard).not_to_be_empty()
        assert answered >= {"point", "turn", "choose", "judge"}
        await small.reach(phone.page.get_by_role("link", name=phone.say("over-save"), exact=True))


async def point(phone: Phone, keys: Keyboard) -> None:
    """Point at the second of the others, by an arrow key."""
    people = phone.page.get_by_role("radiogroup").get_by_role("radio")
    await keys.reach(people.first)
    await phone.page.keyboard.press("ArrowDown")
    await expect(people.nth(1)).to_be_checked()
    await keys.check()
    await keys.answer(phone.button("bam-point-at", name=(await phone.others())[1]))


async def turn(phone: Phone, keys: Keyboard) -> None:
    await keys.answer(phone.button("bam-turn"))
    await expect(phone.page.get_by_role("log")).to_contain_text(phone.say("bam-said-red", gaps=1, sentence="")[:8])


async def choose(phone: Phone, keys: Keyboard) -> None:
    """Put the last cards of the hand into the gaps: it is a long way there, under all that stays in sight."""
    gaps = await phone.gaps()
    for term in (await phone.hand())[-gaps:]:
        await keys.press(phone.list("bam-hand").get_by_role("button", name=term, exact=True), "Space")
    await keys.answer(phone.lay_button())


async def judge(phone: Phone, keys: Keyboard) -> None:
    """Page with the arrow keys, and give both verdicts."""
    pages = len(await phone.entries())
    await keys.press(phone.button("bam-lay-open-first"))
    for page in range(2, pages + 1):
        await phone.page.keyboard.press("ArrowRight")
        await expect(phone.words("bam-page", page=page, pages=pages)).to_be_visible()
    await keys.press(phone.button("bam-name-best"))
    await keys.press(phone.button("bam-yes-best"))
    await expect(phone.words("bam-now-the-worst")).to_be_visible()
    await phone.page.keyboard.press("ArrowLeft")
    await keys.press(phone.button("bam-name-worst"))
    await keys.answer(phone.button("bam-yes-worst"))


async def keep(phone: Phone, keys: Keyboard) -> None:
    await keys.press(phone.page.get_by_role("main").get_by_role("listitem").get_by_role("button").first, "Space")
    await keys.answer(phone.button("bam-keep"))


PLAYED: dict[Asked, Callable[[Phone, Keyboard], Awaitable[None]]] = {
    "point": point,
    "turn": turn,
    "choose": choose,
    "judge": judge,
    "keep": keep,
}

"""A round of which every screen is without a fault that axe can find; and a match played by keyboard alone."""

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser import PHONE, TABLE, Devices
from tests.e2e.decks import COMMAND, write_decks
from tests.e2e.evening import Asked, Phone, TableScreen
from tests.e2e.examination import Examination
from tests.e2e.keyboard import Keyboard
from tests.e2e.running import RunningServer
from tests.e2e.walk import Walk

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

NAMES = ["Łucja", "Bartek", "Çiğdem", "Jo", "Maximiliane", "Żaneta", "Ö", "Dieter", "Anja", "Max"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose sentences have one gap."""
    decks = write_decks(tmp_path_factory.mktemp("decks"), 1)
    data = tmp_path_factory.mktemp("accessibility") / "data"
    with RunningServer(data, "--bot-pace", "0.01", command=[*COMMAND, str(decks)]) as running:
        yield running


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("keyboard") / "data", "--bot-pace", "0.1") as running:
        yield running


@pytest.mark.soak
async def test_axe_finds_no_fault_in_a_round_with_one_gap(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    """With two gaps every screen is examined in test_layout.py."""
    examination = Examination()
    async with Devices(browser, server.port, tmp_path) as devices:
        await Walk(devices, server, "pl", examination.look).round(NAMES)
        assert not examination.faults, str(examination)
    assert examination.screens > 20


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

"""Who comes while a match is on: a seat is promised where the game gives one, and the next match everywhere."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser import PHONE, TABLE, Devices
from tests.e2e.evening import Phone, TableScreen
from tests.e2e.running import RunningServer
from tests.e2e.schwanger import GAME, NamingPhone
from tests.e2e.words import in_languages

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("latecomers") / "data") as running:
        yield running


async def playing(devices: Devices, language: str, game: str) -> tuple[TableScreen, NamingPhone]:
    """A table in the middle of a match, and somebody who plays."""
    table = await TableScreen(await devices.new(TABLE, language), language).open(game=game)
    phone = await NamingPhone(await devices.new(PHONE, language), language).sit(table.code, "Anja")
    for count in (2, 3):
        await table.press("lobby-add-bot")
        await table.wait_for_people(count)
    await table.start()
    return table, phone


@in_languages("de", "en", "pl")
async def test_nobody_is_promised_a_seat_that_the_game_does_not_give(
    browser: Browser, server: RunningServer, tmp_path: Path, language: str
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, _ = await playing(devices, language, GAME)
        late = Phone(await devices.new(PHONE, language), language)
        await late.page.goto(f"/t/{table.code}")
        await expect(late.words("join-closed")).to_be_visible()
        await expect(late.button("join-was-here")).to_be_visible()
        await expect(late.button("join-sit")).to_have_count(0)
        await late.press("join-watch")
        await expect(late.words("you-watch")).to_be_visible()
        await expect(late.button("sit-down-now")).to_have_count(0)
        await late.press("join-was-here")
        await expect(late.words("join-closed")).to_be_visible()
        await table.open_menu()
        await table.press("menu-stop")
        await table.press("menu-stop-yes")
        await late.page.get_by_label(late.say("join-name"), exact=True).fill("Bo")
        await late.press("join-sit")
        await expect(late.heading("lobby-you-sit", name="Bo")).to_be_visible()


async def test_who_is_sent_away_in_the_middle_is_told_the_same(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phone = await playing(devices, "en", GAME)
        await table.open_menu()
        await table.button_for("menu-kick-short", phone.name).click()
        await expect(phone.words("goodbye-kicked")).to_be_visible()
        await phone.press("farewell-again")
        await expect(phone.words("join-closed")).to_be_visible()
        await expect(phone.button("join-sit")).to_have_count(0)


async def test_where_the_game_takes_late_guests_they_sit_down(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, _ = await playing(devices, "en", "bam")
        late = Phone(await devices.new(PHONE), "en")
        await late.page.goto(f"/t/{table.code}")
        await expect(late.words("join-late")).to_be_visible()
        await late.page.get_by_label(late.say("join-name"), exact=True).fill("Bo")
        await late.press("join-sit")
        await expect(late.button("menu")).to_be_visible()


async def test_how_cheeky_the_cards_may_be_is_asked_only_where_some_are(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table = TableScreen(await devices.new(TABLE), "en")
        await table.page.goto("/")
        level = table.page.get_by_role("group", name=table.say("home-level"), exact=True)
        await expect(level).to_be_visible()
        await table.page.get_by_role("radio", name=table.say(f"game-{GAME}-name")).check(force=True)
        await expect(level).to_have_count(0)
        await table.press("home-open")
        await expect(table.page.get_by_text("English cards", exact=True)).to_be_visible()
        await table.press("lobby-settings")
        await expect(table.words("settings-rules")).to_be_visible()
        await expect(table.words("settings-level")).to_have_count(0)

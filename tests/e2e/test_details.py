"""What people tell of themselves: a surname and a birthday, told on a phone, kept, and nobody else's business."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from tests.e2e.browser import PHONE, TABLE, Devices
from tests.e2e.company import company
from tests.e2e.evening import Phone, TableScreen
from tests.e2e.examination import Examination
from tests.e2e.overheard import Overheard
from tests.e2e.running import RunningServer
from tests.e2e.schwanger import GAME

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

SURNAME = "Brzęczyszczykiewicz"
TOLD = f"{SURNAME} · 29 lutego"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("details") / "data") as running:
        yield running


class Teller(Phone):
    """A phone on which somebody tells of themselves."""

    def __init__(self, page: Page, language: str) -> None:
        """Nobody holds it yet."""
        super().__init__(page, language)
        self.heard = Overheard(page)

    def field(self, key: str) -> Locator:
        """A field that is called this."""
        return self.page.get_by_label(self.say(key), exact=True)

    def detail(self, name: str) -> Locator:
        """The field of one of the game's details."""
        return self.field(f"detail-{GAME}-{name}")

    def line(self, told: str) -> Locator:
        """What was told, put away to one line."""
        return self.button("details-change", told=told)


async def test_a_phone_tells_surname_and_birthday_and_nobody_else_is_shown_them(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table = TableScreen(await devices.new(TABLE, "en"), "en")
        other = Teller(await devices.new(PHONE, "de"), "de")
        shown = Overheard(table.page)
        await table.open(game=GAME)
        await other.sit(table.code, "Bo")
        phone = await Teller(await devices.new(PHONE, "pl"), "pl").sit(table.code, "Łucja")
        await tell(phone)

        await phone.page.reload()
        await phone.line(TOLD).click()
        await expect(phone.detail("surname")).to_have_value(SURNAME)
        await expect(phone.detail("surname_kind")).to_have_value("dream")
        await expect(phone.field("details-month")).to_have_value("02")

        # Whoever sees somebody come later has been sent all that came before.
        async with company(server.origin, table.code, ["Zoë"]):
            for screen, heard in ((table, shown), (other, other.heard)):
                await heard.until("Zoë")
                await expect(screen.page.get_by_text("Zoë", exact=True).first).to_be_visible()
                assert SURNAME not in heard
                assert "02-29" not in heard
                assert SURNAME not in await screen.page.content()


async def tell(phone: Teller) -> None:
    """A surname, of whom it is, and a birthday that few years have."""
    await expect(phone.detail("surname_kind")).to_have_count(0)
    await phone.detail("surname").fill(f" {SURNAME} ")
    await phone.detail("surname_kind").select_option("dream")
    await phone.field("details-day").select_option("31")
    await phone.field("details-month").select_option("02")
    await expect(phone.field("details-day")).to_have_value("")
    await phone.field("details-day").select_option("29")
    await phone.press("details-done")
    await expect(phone.line(TOLD)).to_be_focused()
    await phone.heard.until(SURNAME)
    await phone.heard.until("02-29")


async def test_the_next_table_is_offered_what_was_told_and_it_can_be_taken_back(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        host = await TableScreen(await devices.new(TABLE, "en"), "en").open(game=GAME)
        examination = Examination()
        phone = await Teller(await devices.new(PHONE, "pl"), "pl").sit(host.code, "Łucja")
        await expect(phone.heading("details-title")).to_be_visible()
        await examination.look(phone, "untold")
        await tell(phone)
        await examination.look(phone, "told")
        await host.open(game=GAME)
        told_there = Overheard(phone.page)
        await phone.sit(host.code, "Łucja")
        await expect(phone.words("details-recalled")).to_be_visible()
        await expect(phone.page.get_by_text(TOLD, exact=True)).to_be_visible()
        await examination.look(phone, "told at another table")
        assert not examination.faults, examination
        await phone.press("details-keep")
        await told_there.until(SURNAME)
        await phone.page.reload()
        await phone.line(TOLD).click()
        await phone.detail("surname").fill("")
        await phone.field("details-month").select_option("")
        await phone.press("details-done")
        await phone.press("details-none")
        await expect(phone.detail("surname")).to_have_value("")

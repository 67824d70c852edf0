"""Coming back, as phones do: after a server's death, out of a tunnel, on another device, in a second tab."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from tests.e2e.browser import PHONE, TABLE, TABLET, Devices
from tests.e2e.evening import Phone, TableScreen
from tests.e2e.relay import Relay
from tests.e2e.running import RunningServer

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

BRISK = ("--bot-pace", "0.1")
SOCKET_LOST = "WebSocket connection to .* failed"
SOON = 12_000
"""Milliseconds; without being woken a phone notices a dead connection only after 25 seconds of silence."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("reconnecting") / "data", *BRISK) as running:
        yield running


async def lobby(devices: Devices, name: str = "Anja") -> tuple[TableScreen, Phone]:
    """A table and a phone at it."""
    table = await TableScreen(await devices.new(TABLE), "en").open()
    return table, await Phone(await devices.new(PHONE), "en").sit(table.code, name)


async def choosing(devices: Devices) -> tuple[TableScreen, Phone]:
    """A table and a phone that is about to choose; the two bots have chosen, or judge."""
    table, phone = await lobby(devices)
    for count in (2, 3):
        await table.press("lobby-add-bot")
        await table.wait_for_people(count)
    await table.start()
    await phone.play_until("choose")
    return table, phone


async def laid(phone: Phone) -> None:
    """The phone shows that its cards lie on the table, or what came after."""
    await expect(phone.lay_button()).to_be_hidden()


async def test_after_the_server_s_death_every_screen_comes_back_by_itself(browser: Browser, tmp_path: Path) -> None:
    with RunningServer(tmp_path / "data", *BRISK) as server:
        async with Devices(browser, server.port, tmp_path) as devices:
            devices.watch.expect(SOCKET_LOST)
            table, phone = await lobby(devices)
            other = await Phone(await devices.new(PHONE), "en").sit(table.code, "Bo")
            await table.press("lobby-add-bot")
            await table.wait_for_people(3)
            bot = (await table.people())[2]
            await table.start()
            await phone.point_at(bot)
            await other.point_at(bot)
            assert await phone.asked() == await other.asked() == "choose"
            hand = await other.hand()
            await phone.choose()
            server.kill()
            for screen in (table, phone, other):
                await expect(screen.words("link-waiting")).to_be_visible()
            # What is pressed meanwhile counts once the table is back.
            await phone.lay_button().click()
            server.start_again()
            for screen in (table, phone, other):
                await expect(screen.words("link-waiting")).to_be_hidden()
            await laid(phone)
            assert await other.hand() == hand
            await other.page.reload()
            assert await other.hand() == hand
            await other.choose()
            await other.lay()
            assert await phone.asked() in ("turn", "choose", "keep")


async def test_a_reload_in_every_phase_changes_nothing(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phone = await lobby(devices)
        await phone.page.reload()
        await expect(phone.heading("lobby-you-sit", name="Anja")).to_be_visible()
        for count in (2, 3):
            await table.press("lobby-add-bot")
            await table.wait_for_people(count)
        await table.start()
        while (asked := await phone.asked()) != "nothing more":
            hand = await phone.hand() if asked == "choose" else []
            await phone.page.reload()
            assert await phone.asked() == asked
            assert (await phone.hand() if asked == "choose" else []) == hand
            await phone.answer(asked)
        await phone.page.reload()
        assert await phone.asked() == "nothing more"


async def test_a_phone_that_slept_is_back_at_once(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    async with Relay(server.port) as relay, Devices(browser, relay.port, tmp_path) as devices:
        devices.watch.expect(SOCKET_LOST)
        table, phone = await lobby(devices)
        sleep = await phone.page.context.new_cdp_session(phone.page)
        await sleep.send("Page.setWebLifecycleState", {"state": "frozen"})
        relay.set("cut")
        relay.set("fine")
        await table.press("lobby-add-bot")
        await table.wait_for_people(2)
        bot = (await table.people())[1]
        await sleep.send("Page.setWebLifecycleState", {"state": "active"})
        await expect(phone.list("people-at-table")).to_contain_text(bot, timeout=SOON)


async def test_a_dead_connection_is_noticed_when_the_network_is_back(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Relay(server.port) as relay, Devices(browser, relay.port, tmp_path) as devices:
        devices.watch.expect(SOCKET_LOST)
        table, phone = await lobby(devices)
        # In a tunnel: nothing breaks, nothing comes.
        relay.hang()
        before = relay.connections
        await phone.page.context.set_offline(True)
        await phone.page.context.set_offline(False)
        other = await Phone(await devices.new(PHONE), "en").sit(table.code, "Bo")
        await expect(phone.list("people-at-table")).to_contain_text(other.name, timeout=SOON)
        assert relay.connections > before


async def test_a_proxy_s_error_page_is_survived(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    async with Relay(server.port) as relay, Devices(browser, relay.port, tmp_path) as devices:
        devices.watch.expect(SOCKET_LOST)
        devices.watch.expect("status of 502")
        _, phone = await lobby(devices)
        home = TableScreen(await devices.new(TABLE), "en")
        await home.page.goto("/")
        await expect(home.button("home-open")).to_be_enabled()
        relay.set("error page")
        await expect(phone.words("link-waiting")).to_be_visible()
        await home.press("home-open")
        await expect(home.words("trouble-server")).to_be_visible()
        relay.set("fine")
        await expect(phone.words("link-waiting")).to_be_hidden()
        await phone.open_menu()
        await home.press("home-open")
        await expect(home.button("lobby-start")).to_be_visible()


async def test_two_tabs_show_one_hand(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        _, phone = await choosing(devices)
        second = Phone(await phone.page.context.new_page(), "en")
        await second.page.goto(phone.page.url)
        assert await second.asked() == "choose"
        assert await second.hand() == await phone.hand()
        await second.choose()
        await second.lay()
        await laid(phone)


async def test_a_link_takes_the_hand_to_another_device(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        _, phone = await choosing(devices)
        hand = await phone.hand()
        await phone.open_menu()
        await phone.press("menu-move")
        link = await phone.page.get_by_role("textbox", name=phone.say("move-title"), exact=True).input_value()
        tablet = Phone(await devices.new(TABLET), "en")
        await tablet.page.goto(link)
        assert await tablet.asked() == "choose"
        assert await tablet.hand() == hand
        assert "#" not in tablet.page.url, "the key does not stay in the address bar"
        await tablet.choose()
        await tablet.lay()
        await phone.close_sheet()
        await laid(phone)


async def test_who_lost_the_device_is_let_back_by_the_host(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phone = await choosing(devices)
        hand = await phone.hand()
        await phone.page.context.close()
        new = Phone(await devices.new(PHONE), "en")
        await new.page.goto(f"/t/{table.code}")
        for allow in (False, True):
            await new.press("join-was-here")
            await new.page.get_by_role("dialog").get_by_role("button", name=phone.name).click()
            await expect(new.words("join-asked")).to_be_visible()
            await expect(table.words("ask-question", name=phone.name)).to_be_visible()
            await table.press("ask-allow" if allow else "ask-decline")
            await expect(table.words("ask-question", name=phone.name)).to_be_hidden()
            if not allow:
                await expect(new.words("join-declined")).to_be_visible()
        assert await new.hand() == hand


async def test_who_is_sent_away_is_told_so_and_may_sit_down_again(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phone = await lobby(devices)
        await table.open_menu()
        await table.button_for("menu-kick-short", phone.name).click()
        await expect(phone.words("goodbye-kicked")).to_be_visible()
        await phone.press("farewell-again")
        await phone.page.get_by_label(phone.say("join-name"), exact=True).fill("Anja")
        await phone.press("join-sit")
        await expect(phone.heading("lobby-you-sit", name="Anja")).to_be_visible()


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "<b>Bo</b>", "{ $name }", "A&amp;B"])
async def test_a_name_is_text(browser: Browser, server: RunningServer, tmp_path: Path, name: str) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phone = await lobby(devices)
        asked: list[str] = []
        for page in (table.page, phone.page):
            page.on("dialog", lambda dialog: asked.append(dialog.message))
        joker = Phone(await devices.new(PHONE), "en")
        await joker.page.goto(f"/t/{table.code}")
        await joker.page.get_by_label(joker.say("join-name"), exact=True).fill(name)
        await joker.press("join-sit")
        await table.wait_for_people(2)
        shown = (await table.people())[1]
        assert name.startswith(shown)
        await expect(joker.heading("lobby-you-sit", name=shown)).to_be_visible()
        await expect(phone.list("people-at-table")).to_contain_text(shown)
        assert await images(table.page) == await images(phone.page) == []
        assert asked == []


async def images(page: Page) -> list[str]:
    """Where the page's pictures come from, but for the QR code."""
    sources: list[str] = await page.locator("img").evaluate_all("found => found.map((one) => one.getAttribute('src'))")
    return [source for source in sources if not source.endswith("/qr.svg")]

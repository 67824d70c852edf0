"""A whole evening on real screens: a table, four phones, two bots, and what goes wrong at parties."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser import PHONE, TABLE, Devices
from tests.e2e.evening import Phone, Screen, TableScreen
from tests.e2e.match_file import check_match_file
from tests.e2e.running import RunningServer
from tests.e2e.words import in_languages

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

NAMES = {
    "de": ("Anja", "Jürgen", "Zoë", "Max"),
    "en": ("Ann", "Ben", "Zoë", "Mo"),
    "pl": ("Łucja", "Bartek", "Żaneta", "Ola"),
}
MOTIONS = ("no-preference", "reduce", "no-preference", "reduce")
"""Two of the phones would rather not see things move."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("evening") / "data", "--bot-pace", "0.1") as running:
        yield running


@in_languages("de", "en", "pl")
async def test_an_evening(browser: Browser, server: RunningServer, tmp_path: Path, language: str) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table = await TableScreen(await devices.new(TABLE, language), language).open()
        phones = [
            await Phone(await devices.new(PHONE, language, reduced_motion=motion), language).sit(table.code, name)
            for name, motion in zip(NAMES[language], MOTIONS, strict=True)
        ]
        for count in (5, 6):
            await table.press("lobby-add-bot")
            await table.wait_for_people(count)
        bot = (await table.people())[4]
        await table.start()

        # Four fingers decide, wherever the bots point, if the one who is meant points at a bot.
        talker, reloader, leaver, other = phones
        await asyncio.gather(talker.point_at(bot), *(phone.point_at(talker.name) for phone in phones[1:]))
        assert await talker.asked() == "turn"
        await talker.turn()
        await reload_while_others_choose(reloader)
        await asyncio.gather(talker.play_on(), reloader.play_on(), leave_and_come_back(leaver, table), other.play_on())

        rankings = [await ranking(screen) for screen in (table, *phones)]
        assert len(rankings[0]) == len(phones) + 2
        assert all(one == rankings[0] for one in rankings)
        await check_match_file(server, table.code)


async def reload_while_others_choose(phone: Phone) -> None:
    """Lay, and reload: what was laid stays laid, and the hand is the same."""
    assert await phone.asked() == "choose"
    await phone.choose()
    await phone.lay()
    hand = await phone.hand()
    await phone.page.reload()
    assert await phone.hand() == hand
    await expect(phone.lay_button()).to_be_hidden()
    await expect(phone.button("bam-take-back", gaps=1).or_(phone.button("bam-take-back", gaps=2))).to_be_visible()


async def leave_and_come_back(phone: Phone, table: TableScreen) -> None:
    """Get up in the middle of the match; a bot plays on, and two rounds later one is back."""
    await phone.answer(await phone.asked())
    await phone.asked()
    await phone.open_menu()
    await phone.press("menu-leave")
    await expect(phone.words("you-got-up")).to_be_visible()
    await expect(table.words("bam-round-of", round=4, rounds=6)).to_be_visible()
    await phone.press("come-back")
    await phone.play_on()


async def ranking(screen: Screen) -> list[str]:
    """What the ranking of a screen says, from the first place to the last."""
    await expect(screen.heading("bam-highlights")).to_be_visible()
    places = screen.page.get_by_role("listitem").filter(has=screen.page.get_by_text(re.compile(r"^\d+\.$")))
    return [" ".join(place.split()) for place in await places.all_inner_texts()]

"""Every screen with the longest words there are: nothing is cut off or too small, and axe finds no fault."""

from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from playwright.async_api import Browser, ViewportSize

from tests.e2e.browser import TABLE, Devices, settled
from tests.e2e.company import company
from tests.e2e.decks import COMMAND, write_decks
from tests.e2e.evening import Screen, TableScreen
from tests.e2e.examination import Examination
from tests.e2e.running import RunningServer
from tests.e2e.walk import Walk
from tests.e2e.words import in_languages

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
TARGET = 44
"""The least side of what a finger is to hit, in CSS pixels."""
LETTERS_ON_PHONE = 15
LETTERS_ON_TABLE = 26
"""The least font size of 1080 pixels of height, read from three metres."""
NAMES = {
    "de": ["Maximiliane-Theodora", "Żaneta Wawrzyniecka", "Bartholomäusnachtnik"],
    "en": ["Wilhelmina Woolworth", "Gwendoline Mammoth-W", "Bartholomew Cumberba"],
    "pl": ["Grzegorz Brzęczyszcz", "Wawrzyniec Chrząszcz", "Konstantynopolitanka"],
}
GAPS = {"de": 2, "en": 1, "pl": 2}


class Tape:
    """What is wrong with the screens that it was held to."""

    def __init__(self) -> None:
        self.screens = 0
        self.faults: dict[str, list[str]] = {}

    def __str__(self) -> str:
        """Every fault once, and where it was seen."""
        return "\n".join(f"{fault}\n    on {'; '.join(places)}" for fault, places in self.faults.items())

    async def look(self, screen: Screen, name: str) -> None:
        """Measure a screen in all sizes that it may have, its own last."""
        page = screen.page
        for width, height in LAPTOP if name == "table-beside-phone" else SIZES[name.partition("-")[0]]:
            size: ViewportSize = {"width": width, "height": height}
            await page.set_viewport_size(size)
            await settled(page)
            letters = LETTERS_ON_PHONE
            if width == 1920 and name.startswith("table") and name not in NEAR:
                letters = LETTERS_ON_TABLE
            for fault in await page.evaluate(MEASURE, {"letters": letters, "targets": TARGET}):
                self.faults.setdefault(fault, []).append(f"{name} at {width} × {height}")
        self.screens += 1


SIZES = {
    "phone": [(320, 740), (820, 1180), (360, 740)],
    "table": [(820, 1180), (1366, 768), (1920, 1080)],
}
LAPTOP = [(1366, 768)]
NEAR = {"table-home", "table-settings", "table-own-cards", "table-menu"}
"""Whoever settles something on the big screen sits in front of it."""


@in_languages("de", "en", "pl")
async def test_every_screen_has_room_for_the_longest_words_and_no_fault_that_axe_can_find(
    browser: Browser, decks: dict[int, Path], tmp_path: Path, language: str
) -> None:
    tape, examination = Tape(), Examination()

    async def look(screen: Screen, name: str) -> None:
        await tape.look(screen, name)
        await examination.look(screen, name)

    names = [*NAMES[language], *(f"{number} {NAMES[language][number % 3]}" for number in range(4, 11))]
    options = ["--bot-pace", "0.01"]
    with RunningServer(tmp_path / "data", *options, command=[*COMMAND, str(decks[GAPS[language]])]) as server:
        async with Devices(browser, server.port, tmp_path) as devices:
            await Walk(devices, server, language, look).whole(names)
            assert not tape.faults, str(tape)
            assert not examination.faults, str(examination)
    assert tape.screens > 50


@pytest.mark.parametrize("size", SIZES["table"], ids=str)
async def test_the_picture_to_scan_stays_where_it_is_while_ten_people_sit_down(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    width, height = size
    with RunningServer(tmp_path / "data") as server:
        async with Devices(browser, server.port, tmp_path) as devices:
            table = await TableScreen(await devices.new(TABLE, "de"), "de").open()
            page = table.page
            await page.set_viewport_size({"width": width, "height": height})
            picture = page.get_by_role("img", name=table.say("lobby-qr"), exact=True)
            await settled(page)
            place = await picture.bounding_box()
            assert place is not None
            async with AsyncExitStack() as stack:
                for number in range(1, 11):
                    name = "Bartholomäusnachtnik" if number == 7 else f"Anja {number}"
                    await stack.enter_async_context(company(server.origin, table.code, [name]))
                    await table.wait_for_people(number)
                    await settled(page)
                    assert await picture.bounding_box() == pytest.approx(place, abs=0.5), f"{number} people"
                for person in await table.list("people-at-table").get_by_role("listitem").all():
                    box = await person.bounding_box()
                    assert box is not None
                    assert box["x"] >= 0
                    assert box["x"] + box["width"] <= width + 0.5
                    assert box["y"] + box["height"] <= height + 0.5


@pytest.fixture(scope="module")
def decks(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    folder = tmp_path_factory.mktemp("decks")
    return {gaps: write_decks(folder / str(gaps), gaps) for gaps in (1, 2)}

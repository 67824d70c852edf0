"""Wir sind schwanger on real screens: whole evenings, an arrow that hits, and every screen for every hand and eye."""

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.browser import PHONE, TABLE, Devices, settled
from tests.e2e.decks import COMMAND
from tests.e2e.evening import Screen, TableScreen
from tests.e2e.examination import Examination
from tests.e2e.keyboard import Keyboard
from tests.e2e.match_file import check_match_file
from tests.e2e.naming_decks import write_naming_decks
from tests.e2e.naming_walk import BIRTHDAY, NamingWalk
from tests.e2e.running import RunningServer
from tests.e2e.schwanger import GAME, Asked, NamingPhone, choose_option
from tests.e2e.test_layout import NAMES, Tape
from tests.e2e.words import in_languages

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

ARROWS = (Path(__file__).parent / "arrows.js").read_text(encoding="utf-8")
SPILLS = (Path(__file__).parent / "spills.js").read_text(encoding="utf-8")
PARTED = (Path(__file__).parent / "parted.js").read_text(encoding="utf-8")
WATCH_FLIGHTS = """() => new MutationObserver((changes) => {
  const added = changes.flatMap((change) => [...change.addedNodes]);
  if (added.some((one) => one.style?.position === "fixed")) document.documentElement.dataset.flown = "";
}).observe(document.body, { subtree: true, childList: true })"""
BEYOND = """() => Math.max(...[...document.querySelectorAll("[role='contentinfo'] li")].map((one) =>
  one.getBoundingClientRect().bottom)) - innerHeight"""
"""By how many pixels the people reach beyond the lower edge of the screen."""
SIDES = {"daughter": "left", "son": "right"}
SIZES = [(360, 740), (820, 1180), (1366, 768), (930, 768), (1920, 1080)]
EVENINGS = [
    (3, "draw", "de"),
    pytest.param(7, "others_choose", "pl", marks=pytest.mark.soak),
    pytest.param(5, "two_names", "en", marks=pytest.mark.soak),
    pytest.param(5, "free_choice", "de", marks=pytest.mark.soak),
]
"""The walk past every screen goes through all variants whenever tests run."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("naming") / "data", "--bot-pace", "0.02") as running:
        yield running


@pytest.fixture(scope="module")
def wordy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose cards are as long as they may be."""
    decks = write_naming_decks(tmp_path_factory.mktemp("decks"))
    data = tmp_path_factory.mktemp("wordy") / "data"
    with RunningServer(data, "--bot-pace", "0.01", command=[*COMMAND, str(decks)]) as running:
        yield running


async def seated(
    devices: Devices, language: str, seats: int, variant: str = "draw", motion: str = "reduce"
) -> tuple[TableScreen, NamingPhone]:
    """A table with a phone, whose owner is the first name-giver, and bots."""
    table = TableScreen(await devices.new(TABLE, language, reduced_motion=motion), language)
    phone = NamingPhone(await devices.new(PHONE, language, reduced_motion=motion), language)
    await table.open(game=GAME)
    await phone.sit(table.code, "Żaneta")
    await phone.tell("Lang", BIRTHDAY)
    if variant != "draw":
        await choose_option(table, "variant", variant)
    for count in range(2, seats + 1):
        await table.press("lobby-add-bot")
        await table.wait_for_people(count)
    await table.start()
    return table, phone


async def ranking(screen: Screen) -> list[str]:
    """Everybody's place, name and points, from the first to the last."""
    await expect(screen.heading("schwanger-children")).to_be_visible()
    first = screen.page.get_by_text(screen.say("schwanger-rank", rank=1), exact=True).first
    places = screen.page.get_by_role("listitem").filter(has=screen.page.locator("bdi"))
    await first.wait_for()
    return [" ".join(place.split()) for place in await places.all_inner_texts()]


@pytest.mark.parametrize(("seats", "variant", "language"), EVENINGS)
async def test_an_evening(
    browser: Browser, server: RunningServer, tmp_path: Path, seats: int, variant: str, language: str
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phone = await seated(devices, language, seats, variant)
        await phone.play_on()
        rankings = [await ranking(screen) for screen in (table, phone)]
        assert len(rankings[0]) == seats
        assert rankings[0] == rankings[1]
        children = await table.list("schwanger-children").get_by_role("listitem").all_inner_texts()
        assert len(children) == {3: 9, 4: 8, 5: 5, 7: 7}[seats]
        assert any("Lang" in child for child in children)
        await check_match_file(server, table.code)


async def test_chosen_ratings_survive_a_reload_and_can_be_taken_back_and_points_fly(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table = await TableScreen(await devices.new(TABLE, "en"), "en").open(game=GAME)
        phones = [
            await NamingPhone(await devices.new(PHONE, "en"), "en").sit(table.code, name) for name in ("Ann", "Ben")
        ]
        ann, ben = phones
        await ann.tell("Lang", BIRTHDAY)
        await table.press("lobby-add-bot")
        await table.wait_for_people(3)
        await table.start()
        await ann.declare("daughter")
        await ann.place(0)
        await ann.ratings().first.click()
        await ann.page.reload()
        await expect(ann.button("schwanger-choose-so", left=4)).to_be_visible()
        await ann.ratings().first.click()
        chosen = await ann.choose(4)
        await ann.page.reload()
        five = ann.list("schwanger-your-five").get_by_role("listitem")
        await expect(five).to_have_text(chosen)
        await ann.take_back()
        again = await ann.choose(0)
        assert again != chosen
        await ben.choose(7)
        assert await ann.asked() == "lead"
        assert await ann.hand() == again
        await table.page.evaluate(WATCH_FLIGHTS)
        await ann.lead()
        await expect(table.words("schwanger-who-else")).to_be_visible()
        # Whatever the others have, the leader gains a point or gives one.
        await expect(table.page.locator("html[data-flown]")).to_be_attached()


async def test_upright_the_table_shows_what_was_led_and_all_seven_people(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phone = await seated(devices, "de", 7)
        await table.page.set_viewport_size({"width": 820, "height": 1180})
        for asked in ("declare", "place", "choose", "lead"):
            assert await phone.asked() == asked
            await settled(table.page)
            assert await table.page.evaluate(BEYOND) <= 0, asked
            await phone.answer(asked)
        await expect(table.list("schwanger-matchers")).to_be_visible()
        await settled(table.page)
        assert await table.page.evaluate(BEYOND) <= 0


@pytest.mark.parametrize("child", SIDES)
async def test_the_arrow_points_at_the_row_of_the_name_it_hits(
    browser: Browser, server: RunningServer, tmp_path: Path, child: Any
) -> None:
    """WS-D9, in pixels, in every size a table may have: the arrow's middle lies within the row of the name."""
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phone = await seated(devices, "pl", 3, "two_names", motion="no-preference")
        await phone.declare(child)
        await phone.place(0)
        await expect(table.words("schwanger-which-first")).to_be_visible()
        found = await pairs(table, child)
        assert len(found) == 2
        await phone.pick("schwanger-which-first", 0)
        await expect(table.words("schwanger-all-choose")).to_be_visible()
        (name,) = await pairs(table, child)
        assert name == found[0]
        await expect(table.page.get_by_role("heading", name=f"{found[0]} {found[1]} Lang", exact=True)).to_be_visible()


async def pairs(table: TableScreen, child: str) -> list[str]:
    """Hold a ruler to every pair of cards, in every size; the names that are hit."""
    names = []
    for width, height in SIZES:
        await table.page.set_viewport_size({"width": width, "height": height})
        await settled(table.page)
        pairs = await table.page.evaluate(ARROWS)
        for pair in pairs:
            top, bottom = pair["row"]
            where = f"{pair} at {width} × {height}"
            assert top < pair["arrow"] < bottom, where
            assert pair["arrow"] == pytest.approx((top + bottom) / 2, abs=1), where
            assert pair["bottoms"][0] == pytest.approx(pair["bottoms"][1], abs=1), where
            assert 0 <= pair["apart"] < 20, where
            assert pair["side"] == SIDES[child], where
        names = [pair["name"] for pair in pairs]
    return names


@pytest.mark.soak
@in_languages("pl", "de")
async def test_every_screen_has_room_for_the_longest_words_and_no_fault_that_axe_can_find(
    browser: Browser, wordy: RunningServer, tmp_path: Path, language: str
) -> None:
    tape, examination = Tape(), Examination()
    spilt: list[str] = []

    async def look(screen: Screen, name: str) -> None:
        await tape.look(screen, name)
        spilt.extend(f"{fault}, {name}" for fault in await screen.page.evaluate(PARTED))
        if name.startswith("table"):
            spilt.extend(f"{fault}, {name}" for fault in await screen.page.evaluate(SPILLS))
        if language == "pl":
            await examination.look(screen, name)

    async with Devices(browser, wordy.port, tmp_path) as devices:
        names = [*NAMES[language], *(f"{number} {NAMES[language][number % 3]}" for number in range(4, 8))]
        walk = NamingWalk(devices, wordy, language, look)
        # In the variants the words are those of the cards and people; one language with all of them is enough.
        await (walk.whole(names) if language == "pl" else walk.only_draw(names))
        assert not tape.faults, str(tape)
        assert not spilt, "\n".join(spilt)
        assert not examination.faults, str(examination)
    assert tape.screens > (40 if language == "pl" else 25)


async def test_a_round_is_played_by_keyboard_alone(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        _table, phone = await seated(devices, "de", 4)
        keys = Keyboard(phone.page)
        heard = phone.page.get_by_role("log")
        answered: set[Asked] = set()
        while (asked := await phone.asked()) in PLAYED:
            if asked == "declare" and answered:
                break
            await PLAYED[asked](phone, keys)
            answered.add(asked)
            await expect(heard).not_to_be_empty()
            if answered >= PLAYED.keys() and await phone.words("schwanger-welcome").is_visible():
                break
        assert answered >= PLAYED.keys()


async def declare(phone: NamingPhone, keys: Keyboard) -> None:
    """The second of both, by an arrow key."""
    both = phone.group("schwanger-daughter-or-son").get_by_role("radio")
    await keys.reach(both.first)
    await phone.page.keyboard.press("ArrowDown")
    await expect(both.nth(1)).to_be_checked()
    await keys.check()
    await keys.press(phone.button("schwanger-declare", child="son"))
    await phone.group("schwanger-daughter-or-son").wait_for(state="hidden")


async def place(phone: NamingPhone, keys: Keyboard) -> None:
    """The first of both, by the space bar."""
    both = phone.group("schwanger-which-stands").get_by_role("radio")
    await keys.reach(both.first)
    await phone.page.keyboard.press("Space")
    await expect(both.first).to_be_checked()
    await keys.press(phone.button("schwanger-place", chosen="yes"))
    await phone.group("schwanger-which-stands").wait_for(state="hidden")


async def choose(phone: NamingPhone, keys: Keyboard) -> None:
    """The last five of twenty: it is a long way there, under what stays in sight."""
    count = await phone.ratings().count()
    for number in range(count - 5, count):
        await keys.press(phone.ratings().nth(number), "Space")
    await keys.press(phone.button("schwanger-choose-so", left=0))
    await phone.list("schwanger-ratings").wait_for(state="hidden")


async def lead(phone: NamingPhone, keys: Keyboard) -> None:
    await keys.press(phone.list("schwanger-hand").get_by_role("button").last, "Space")
    await keys.press(phone.button("schwanger-lead", chosen="yes"))
    await phone.button("schwanger-lead", chosen="yes").wait_for(state="hidden")


PLAYED: dict[Asked, Callable[[NamingPhone, Keyboard], Awaitable[None]]] = {
    "declare": declare,
    "place": place,
    "choose": choose,
    "lead": lead,
}

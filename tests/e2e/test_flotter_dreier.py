"""Flotter Dreier on real screens: whole evenings, sheets that stay secret, and every screen for every hand and eye."""

import asyncio
import re
import tomllib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, ViewportSize, expect

import spieleabend
from tests.e2e.browser import PHONE, TABLE, Devices, settled
from tests.e2e.decks import COMMAND
from tests.e2e.dreier import GAME, Asked, ThreePhone, settle_clock, settle_rounds, shown
from tests.e2e.dreier_decks import write_dreier_decks
from tests.e2e.dreier_walk import DreierWalk
from tests.e2e.evening import Screen, TableScreen
from tests.e2e.examination import Examination
from tests.e2e.hurry import COMMAND as HURRIED
from tests.e2e.keyboard import Keyboard
from tests.e2e.match_file import check_match_file
from tests.e2e.overheard import Overheard
from tests.e2e.running import RunningServer
from tests.e2e.test_layout import NAMES, Tape
from tests.e2e.words import in_languages

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

SMALL_WITH_KEYS: ViewportSize = {"width": 360, "height": 400}
"""What a small phone has left while its keys are shown."""
SMALL: ViewportSize = {"width": 360, "height": 740}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
DECKS = Path(spieleabend.__file__).parent / "games" / "flotter_dreier" / "decks"
PARTED = (Path(__file__).parent / "parted_words.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("three") / "data", "--bot-pace", "0.02") as running:
        yield running


@pytest.fixture(scope="module")
def wordy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose categories are as long as they may be."""
    decks = write_dreier_decks(tmp_path_factory.mktemp("decks"))
    data = tmp_path_factory.mktemp("wordy") / "data"
    with RunningServer(data, "--bot-pace", "0.01", command=[*COMMAND, str(decks)]) as running:
        yield running


async def seated(
    devices: Devices, language: str, names: list[str], *, bots: int = 0, rounds: int = 1, motion: str = "reduce"
) -> tuple[TableScreen, list[ThreePhone]]:
    """A table with phones and bots, before the match."""
    table = TableScreen(await devices.new(TABLE, language, reduced_motion=motion), language)
    await table.open(game=GAME)
    if rounds != 9:
        await settle_rounds(table, rounds)
    phones = [
        await ThreePhone(await devices.new(PHONE, language, reduced_motion=motion), language).sit(table.code, name)
        for name in names
    ]
    for count in range(len(names) + 1, len(names) + bots + 1):
        await table.press("lobby-add-bot")
        await table.wait_for_people(count)
    return table, phones


async def begun(phones: list[ThreePhone]) -> list[ThreePhone]:
    """The phones in the order of reading: chance says who turns the cards (FD-R5)."""
    waits = [asyncio.ensure_future(phone.button("dreier-turn").wait_for()) for phone in phones]
    done, pending = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for one in pending:
        one.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    (first,) = [place for place, one in enumerate(waits) if one in done]
    return phones[first:] + phones[:first]


async def ranking(screen: Screen) -> list[str]:
    """Everybody's place, name and points, from the first to the last."""
    await screen.page.get_by_text(screen.say("dreier-rank", rank=1), exact=True).first.wait_for()
    await expect(screen.heading("dreier-best-terms")).to_be_visible()
    places = screen.page.get_by_role("listitem").filter(has=screen.page.locator("bdi"))
    return [" ".join(place.split()) for place in await places.all_inner_texts()]


async def test_an_evening_of_three(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    """Two rounds: what is written survives a reload and stays secret, a claim is voted on, points are recounted."""
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phones = await seated(devices, "de", ["Anja", "Bartek", "Zoë"], rounds=2, motion="no-preference")
        await table.start()
        first, second, third = await begun(phones)
        overheard = Overheard(table.page)
        await table.page.reload()
        await first.turn()
        await first.write(["Sofa", "Goji", "Kirschkernkissen"])
        await first.lines().first.blur()
        await second.write(["Sofa", "Goji-Beeren"])
        await second.page.reload()
        assert await second.written() == ["Sofa", "Goji-Beeren", ""]
        await second.ready(left=1)
        await third.write(["Sofa"])
        await third.ready(left=2)
        await third.press("dreier-change")
        assert await third.written() == ["Sofa", "", ""]
        await third.write(["Couch", "Goji Beere", "Avocado"])
        await third.ready()
        await first.ready()

        await first.read("Sofa")
        await third.same("Couch").click()
        await first.vote("no")
        await second.vote("no")
        for screen in (table, third):
            await expect(shown(screen, "dreier-decided-same-no", term="Sofa", other="Couch")).to_be_visible()
        both = f"{first.name} und {second.name}"
        await expect(shown(table, "dreier-outcome-some", each=1, names=both)).to_be_visible()
        await first.read("Goji")
        await second.same("Goji-Beeren").click()
        await first.vote("yes")
        await expect(shown(table, "dreier-decided-same-yes", term="Goji", other="Goji-Beeren")).to_be_visible()
        await expect(shown(table, "dreier-outcome-everybody")).to_be_visible()
        assert "Kirschkernkissen" not in overheard
        assert "Avocado" not in overheard
        await first.read("Kirschkernkissen")
        await expect(table.page.get_by_role("main").get_by_text("Kirschkernkissen", exact=True).first).to_be_visible()
        assert "Kirschkernkissen" in overheard

        await asyncio.gather(*(phone.play_on() for phone in phones))
        rankings = [await ranking(screen) for screen in (table, *phones)]
        assert len(rankings[0]) == len(phones)
        assert all(one == rankings[0] for one in rankings)
        await check_match_file(server, table.code)


@pytest.mark.soak
async def test_an_evening_of_twelve(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    """Two rounds with eleven bots."""
    async with Devices(browser, server.port, tmp_path) as devices:
        table, (phone,) = await seated(devices, "en", ["Zoë"], bots=11, rounds=2)
        await table.start()
        await phone.play_on()
        rankings = [await ranking(screen) for screen in (table, phone)]
        assert len(rankings[0]) == 12
        assert rankings[0] == rankings[1]
        await check_match_file(server, table.code)


async def test_what_is_written_when_the_time_is_up_counts(browser: Browser, tmp_path: Path) -> None:
    """The clock of the shortest writing time, made shorter: nobody says that they are ready."""
    with RunningServer(tmp_path / "data", command=HURRIED) as server:
        async with Devices(browser, server.port, tmp_path) as devices:
            table, phones = await seated(devices, "pl", ["Łucja", "Bartek", "Ola"])
            await settle_clock(table)
            await table.start()
            first, second, _ = await begun(phones)
            await first.turn()
            await second.write(["Kanapa"])
            await first.write(["Jarmuż"])
            await first.lines().nth(1).press_sequentially("Krzesło")
            await first.read("Jarmuż")
            await first.read("Krzesło")
            await second.read("Kanapa")


async def test_the_category_and_three_lines_stay_in_sight_above_the_keys(
    browser: Browser, wordy: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, wordy.port, tmp_path) as devices:
        table, phones = await seated(devices, "de", ["Anja"], bots=2)
        (phone,) = phones
        await table.start()
        await phone.play_until("write")
        await phone.page.set_viewport_size(SMALL_WITH_KEYS)
        await phone.lines().first.click()
        category = phone.page.get_by_text(phone.say("dreier-write-you-things"), exact=True).locator("..")
        for key in ("Sofa", "Bett", "Stuhl"):
            await phone.page.keyboard.type(key)
            for part in (category, *(await phone.lines().all())):
                await expect(part).to_be_in_viewport(ratio=0.99)
            await phone.page.keyboard.press("Enter")
        await expect(phone.button("dreier-ready", left=0)).to_be_focused()
        assert await phone.written() == ["Sofa", "Bett", "Stuhl"]
        await phone.page.keyboard.press("Enter")
        await phone.lines().first.wait_for(state="hidden")
        await expect(phone.page.get_by_role("main")).to_contain_text("Stuhl")


async def test_no_word_is_parted_that_has_room_on_a_strip(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    """Every answer of the decks, as large as a strip may set it, however narrow it would be cut."""
    answers = typical_answers()
    assert {"Mama", "Hund", "Hammer"} <= set(answers)
    async with Devices(browser, server.port, tmp_path) as devices:
        table, (phone,) = await seated(devices, "de", ["Anja"], bots=2)
        await table.start()
        await phone.play_until("read")
        await phone.read_on()
        for page, size in ((phone.page, SMALL), (phone.page, UPRIGHT), (table.page, UPRIGHT), (table.page, LARGE)):
            await page.locator("[data-term]").wait_for()
            await page.set_viewport_size(size)
            await settled(page)
            assert await page.evaluate(PARTED, answers) == [], size


async def test_a_small_phone_has_room_for_a_doubt_above_the_button(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    """A long line makes the sheet higher, and what the bots write is never one of these."""
    async with Devices(browser, server.port, tmp_path) as devices:
        table, (phone,) = await seated(devices, "de", ["Anja"], bots=2)
        await phone.page.set_viewport_size(SMALL)
        phone.answers = ("Xylofonkiste", "Xylofonkasten", "Wickelkommodenschublade mit Hund")
        await table.start()
        await phone.play_until("read")
        await phone.read("Xylofonkiste")
        doubt = phone.button("dreier-claim-unfit")
        await doubt.wait_for()
        await settled(phone.page)
        assert await doubt.evaluate(
            "(button) => { const box = button.getBoundingClientRect();"
            " return button.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 6)); }"
        )


async def test_the_last_letters_of_a_line_are_told_how_many_there_may_be(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, (phone,) = await seated(devices, "de", ["Anja"], bots=2)
        await table.start()
        await phone.play_until("write")
        line = phone.lines().first
        await line.fill("x" * 29)
        await expect(line).not_to_have_attribute("aria-describedby", re.compile("."))
        await line.press("y")
        await expect(line).to_have_accessible_description(phone.say("dreier-letters", letters=30, most=40))
        await line.press_sequentially("z" * 11)
        await expect(line).to_have_accessible_description(phone.say("dreier-letters", letters=40, most=40))


def typical_answers() -> list[str]:
    """What comes to mind about every thing of every deck."""
    decks = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(DECKS.glob("*.toml"))]
    answers = [answer for deck in decks for thing in deck["thing"] for answer in thing["answers"]]
    return sorted({answer["text"] if isinstance(answer, dict) else answer[0] for answer in answers})


@pytest.mark.soak
@in_languages("pl", "de")
async def test_every_screen_has_room_for_the_longest_words_and_no_fault_that_axe_can_find(
    browser: Browser, wordy: RunningServer, tmp_path: Path, language: str
) -> None:
    tape, examination = Tape(), Examination()

    async def look(screen: Screen, name: str) -> None:
        await tape.look(screen, name)
        if language == "pl":
            await examination.look(screen, name)

    async with Devices(browser, wordy.port, tmp_path) as devices:
        people = {"de": 6, "pl": 12}[language]
        names = [*NAMES[language], *(f"{number} {NAMES[language][number % 3]}" for number in range(4, people + 1))]
        await DreierWalk(devices, wordy, language, look).whole(names)
        assert not tape.faults, str(tape)
        assert not examination.faults, str(examination)
    assert tape.screens > 30


async def test_a_match_is_played_by_keyboard_alone(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    """Somebody else plays along: when it is their turn to read, they doubt what they have read."""
    async with Devices(browser, server.port, tmp_path) as devices:
        table, (phone, other) = await seated(devices, "de", ["Żaneta", "Jo"], bots=1, rounds=2)
        other.answers = ("Wolke", "Regen", "Schnee")
        await table.start()
        keys = Keyboard(phone.page)
        answered: set[Asked] = set()
        playing = asyncio.ensure_future(doubt_and_play_on(other))
        while (asked := await phone.asked()) != "nothing more":
            await PLAYED[asked](phone, keys)
            answered.add(asked)
            await expect(phone.page.get_by_role("log")).not_to_be_empty()
        await playing
        # Who turns the cards is left to chance.
        assert answered >= {"write", "read", "vote"}


async def doubt_and_play_on(phone: ThreePhone) -> None:
    """Play on, and say of the first own term that it does not fit."""
    await phone.play_until("read")
    await phone.read_on()
    await phone.press("dreier-claim-unfit")
    await phone.button("dreier-claim-unfit").wait_for(state="hidden")
    await phone.play_on()


async def turn(phone: ThreePhone, keys: Keyboard) -> None:
    await keys.answer(phone.button("dreier-turn"))


async def write(phone: ThreePhone, keys: Keyboard) -> None:
    """Enter goes from line to line, and to the button."""
    await keys.reach(phone.lines().first)
    for answer in ("Sofa", "Bett", "Stuhl"):
        await phone.page.keyboard.type(answer)
        await phone.page.keyboard.press("Enter")
        await keys.check()
    await phone.page.keyboard.press("Enter")
    await phone.lines().first.wait_for(state="hidden")
    await keys.keeps_focus()


async def read(phone: ThreePhone, keys: Keyboard) -> None:
    button = phone.saying("dreier-read", "term").or_(phone.button("dreier-close"))
    words = (await button.inner_text()).strip()
    await keys.press(button)
    await phone.page.get_by_role("button", name=words, exact=True).wait_for(state="hidden")


async def vote(phone: ThreePhone, keys: Keyboard) -> None:
    await keys.answer(phone.button("dreier-abstain"))


async def go_on(phone: ThreePhone, keys: Keyboard) -> None:
    await keys.answer(phone.button("dreier-go-on"))


PLAYED: dict[Asked, Callable[[ThreePhone, Keyboard], Awaitable[None]]] = {
    "turn": turn,
    "write": write,
    "read": read,
    "vote": vote,
    "go on": go_on,
}

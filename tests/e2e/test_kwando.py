"""Kwando on real screens: whole matches in writing, every slip seen, the sand, Game Over, and every hand and eye."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, WebSocketRoute, expect

from tests.e2e.browser import PHONE, TABLE, Devices
from tests.e2e.company import company
from tests.e2e.decks import COMMAND
from tests.e2e.evening import Screen, TableScreen
from tests.e2e.examination import Examination
from tests.e2e.hurry import COMMAND as HURRIED
from tests.e2e.hurry import SAND
from tests.e2e.keyboard import Keyboard
from tests.e2e.kwando import GAME, KwandoCompany, KwandoPhone, play_on, settle
from tests.e2e.kwando_decks import write_kwando_decks
from tests.e2e.kwando_walk import KwandoWalk
from tests.e2e.match_file import check_match_file
from tests.e2e.overheard import Overheard
from tests.e2e.running import RunningServer
from tests.e2e.test_layout import NAMES, Tape
from tests.e2e.words import in_languages

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

MINUS_ONE = "−1"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """The sand runs as in life, the decoder is over at once."""
    data = tmp_path_factory.mktemp("kwando") / "data"
    with RunningServer(data, "--bot-pace", "0.1", command=HURRIED, environment={SAND: "1000"}) as running:
        yield running


@pytest.fixture(scope="module")
def wordy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server whose people have names and clues as long as they may be."""
    decks = write_kwando_decks(tmp_path_factory.mktemp("decks"))
    data = tmp_path_factory.mktemp("wordy") / "data"
    with RunningServer(data, "--bot-pace", "0.01", command=[*COMMAND, str(decks)]) as running:
        yield running


async def seated(
    devices: Devices, language: str, names: list[str], *, talk: str = "written", rounds: int = 1, seconds: int = 180
) -> tuple[TableScreen, list[KwandoPhone]]:
    """A table with phones, before the match. The first half of four are in one team."""
    table = TableScreen(await devices.new(TABLE, language, reduced_motion="reduce"), language)
    await table.open(game=GAME)
    await settle(table, rounds=rounds, seconds=seconds, talk=talk)
    phones = []
    for number, name in enumerate(names):
        phone = KwandoPhone(await devices.new(PHONE, language, reduced_motion="reduce"), language)
        phones.append(await phone.sit(table.code, name))
        if len(names) == 4:
            await phone.join_team("sun" if number < 2 else "moon")
    return table, phones


async def teams(phones: list[KwandoPhone]) -> tuple[list[KwandoPhone], list[KwandoPhone]]:
    """Who lays first and who watches them; chance says which team begins."""
    if await phones[0].lays_next():
        return phones[:2], phones[2:]
    return phones[2:], phones[:2]


async def standing(screen: Screen) -> list[str]:
    """Everybody's place and points, from the first to the last."""
    first = screen.page.get_by_text(screen.say("kwando-rank", rank=1), exact=True).first
    await first.wait_for()
    places = screen.page.get_by_role("list").filter(has=first).get_by_role("listitem")
    return [" ".join(place.split()) for place in await places.all_inner_texts()]


async def test_a_match_of_two_against_two_in_writing(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    """Clues are said, a slip is marked and punished, a penalty goes back; the dates come with the decoder."""
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phones = await seated(devices, "de", ["Anja", "Bartek", "Çiğdem", "Dieter"], rounds=2)
        overheard = [Overheard(screen.page) for screen in (table, *phones)]
        await asyncio.gather(*(screen.page.reload() for screen in (table, *phones)))
        await table.start()
        (one, two), (three, four) = await teams(phones)
        await three.turn()

        # A clue by a tap; everybody reads it.
        name = (await one.hand())[0]
        clue = await one.say_clue(name)
        for screen in (one, two, three):
            await expect(screen.saying(clue)).to_be_visible()
        region = table.page.get_by_role("region", name=table.say("kwando-talk"), exact=True)
        await expect(region.get_by_role("listitem").filter(has_text=clue)).to_be_visible()
        for phone in (three, four):
            for held in (*await one.hand(), *await two.hand()):
                await expect(phone.page.get_by_role("main")).to_contain_text(held)

        # The referee marks a slip; only the controllers decide, and the penalty lies open for all.
        slip = "Meiner hatte sieben Kinder."
        await two.say_words(slip)
        for phone in (three, four):
            await expect(phone.undecided(slip)).to_contain_text("sieben")
        await three.decide(slip, "breach")
        for screen in (one, two, four):
            await expect(screen.called_by(three.name)).to_be_visible()
        await four.take_back()
        for screen in (one, two, three, four):
            await expect(screen.called_by(three.name)).to_be_hidden()
        await four.foul("number")
        for screen in (one, two, three):
            await expect(screen.called_by(four.name)).to_be_visible()

        # Whoever has picked somebody up when another card is laid keeps them, and is asked to think again.
        kept = (await two.hand())[0]
        await two.card(kept).click()
        await one.lay(name)
        await expect(two.words("kwando-overtaken")).to_be_visible()
        await expect(two.card(kept)).to_have_attribute("aria-pressed", "true")
        assert not [heard for heard in overheard if '"born"' in heard]
        await two.lay_button(kept).click()
        await expect(two.list("kwando-row").get_by_text(kept, exact=True)).to_be_visible()
        for phone in (one, two, one, two):
            await phone.lay((await phone.hand())[0])
        for heard in overheard:
            await expect(
                table.heading("kwando-turn-of", team=table.say("kwando-team-moon")).or_(
                    table.heading("kwando-turn-of", team=table.say("kwando-team-sun"))
                )
            ).to_be_visible()
            assert '"born"' in heard
        for phone in phones:
            await expect(phone.page.get_by_role("main")).to_contain_text(MINUS_ONE)

        await play_on(phones)
        rankings = [await standing(screen) for screen in (table, *phones)]
        assert len(rankings[0]) == 2
        assert all(one == rankings[0] for one in rankings)
        await check_match_file(server, table.code)


async def test_a_match_of_three_aloud(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    """Every two of them lay, and the third controls."""
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phones = await seated(devices, "pl", ["Łucja", "Bartek", "Ola"], talk="aloud")
        await table.start()
        await play_on(phones)
        rankings = [await standing(screen) for screen in (table, *phones)]
        assert len(rankings[0]) == 3
        assert all(one == rankings[0] for one in rankings)
        await check_match_file(server, table.code)


@pytest.mark.soak
async def test_a_match_of_twelve_in_writing(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, (phone,) = await seated(devices, "en", ["Zoë"])
        for count in range(2, 13):
            await table.press("lobby-add-bot")
            await table.wait_for_people(count)
        await table.start()
        await play_on([phone])
        rankings = [await standing(screen) for screen in (table, phone)]
        assert len(rankings[0]) == 2
        assert rankings[0] == rankings[1]
        assert phone.name in " ".join(rankings[0])
        await check_match_file(server, table.code)


async def test_the_sixth_breach_is_game_over(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    """One button again and again; the last card waits for a second controller, and five seconds."""
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phones = await seated(devices, "de", ["Anja", "Bartek", "Çiğdem", "Dieter"], talk="aloud", rounds=5)
        await table.start()
        (one, two), (three, four) = await teams(phones)
        await three.turn()
        for breaches in range(1, 7):
            await three.foul("name")
            for screen, key in ((table, "kwando-reason-name"), (three, "kwando-penalty-used")):
                played = screen.list("kwando-penalties").get_by_text(screen.say(key), exact=True)
                await expect(played).to_have_count(breaches)
        await expect(three.page.get_by_role("region", name=three.say("kwando-vote-out"), exact=True)).to_be_visible()
        await expect(three.button("kwando-vote-yes")).to_be_hidden()
        await four.press("kwando-vote-yes")
        for phone in phones:
            await phone.until_over()
            await expect(phone.page.get_by_role("main")).to_contain_text(phone.say("kwando-game-over"))
        for phone in (three, four):
            await expect(phone.words("kwando-you-win", count=2)).to_be_visible()
        for phone in (one, two):
            await expect(phone.words("kwando-you-win", count=2)).to_be_hidden()
        await expect(table.page.get_by_role("main")).to_contain_text(table.say("kwando-game-over"))
        await check_match_file(server, table.code)


class Holdup:
    """A bad line from a page to the server: what it says is kept back while `held`, and comes later."""

    def __init__(self) -> None:
        self.held = False
        self.kept: list[str | bytes] = []
        self._server: WebSocketRoute | None = None

    def join(self, socket: WebSocketRoute) -> None:
        """Stand between the page and the server."""
        server = socket.connect_to_server()
        self._server = server
        socket.on_message(lambda message: self.kept.append(message) if self.held else server.send(message))

    def let_go(self) -> None:
        """Pass on what was kept."""
        assert self._server is not None
        self.held = False
        for message in self.kept:
            self._server.send(message)
        self.kept.clear()


async def test_kw_d17_a_card_that_arrives_after_the_sand_stays_in_the_hand_and_its_owner_is_told(
    browser: Browser, tmp_path: Path
) -> None:
    with RunningServer(tmp_path / "data", command=HURRIED, environment={SAND: "200"}) as server:
        async with Devices(browser, server.port, tmp_path) as devices:
            table, phones = await seated(
                devices, "de", ["Anja", "Bartek", "Çiğdem", "Dieter"], talk="aloud", seconds=60
            )
            lines = [Holdup() for _ in phones]
            for phone, line in zip(phones, lines, strict=True):
                await phone.page.route_web_socket("**/api/socket", line.join)
                await phone.page.reload()
            await table.start()
            (one, two), (three, _) = await teams(phones)
            line = lines[phones.index(one)]
            await three.turn()
            name = (await one.hand())[0]
            await one.card(name).click()
            line.held = True
            await one.lay_button(name).click()
            # For the other one the turn is over.
            await expect(two.words("kwando-you-watch-hint")).to_be_visible()
            line.let_go()
            await expect(one.page.get_by_role("status").filter(has_text=one.say("kwando-too-late"))).to_be_visible()
            assert await one.row() == []
            await expect(table.page.get_by_role("main").get_by_text(name, exact=True)).to_be_hidden()


@pytest.mark.soak
@in_languages("de", "pl", "en")
async def test_every_screen_has_room_for_the_longest_words_and_no_fault_that_axe_can_find(
    browser: Browser, wordy: RunningServer, tmp_path: Path, language: str
) -> None:
    tape, examination = Tape(), Examination()

    async def look(screen: Screen, name: str) -> None:
        await tape.look(screen, name)
        if language == "de":
            await examination.look(screen, name)

    async with Devices(browser, wordy.port, tmp_path) as devices:
        people = {"de": 6, "en": 4, "pl": 12}[language]
        names = [*NAMES[language], *(f"{number} {NAMES[language][number % 3]}" for number in range(4, people + 1))]
        await KwandoWalk(devices, wordy, language, look).whole(names)
        faults = tape.faults | examination.faults
        assert not faults, f"{tape}\n\n{examination}"
    assert tape.screens > 30


async def test_a_match_is_played_by_keyboard_alone(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    """A clue is said, cards are laid, the glass is turned, a breach called and taken back; the others play along."""
    async with Devices(browser, server.port, tmp_path) as devices:
        table, (phone,) = await seated(devices, "de", ["Żaneta"])
        async with company(server.origin, table.code, ["Jo", "Ö", "Max"]) as guests:
            others, keys = KwandoCompany(guests.guests), Keyboard(phone.page)
            await table.start()
            for _ in range(2):
                await others.until("turning")
                if await phone.lays_next():
                    await others.controllers()[0].confirm("turn")
                    await lay_by_keys(phone, keys)
                else:
                    await keys.press(phone.button("kwando-turn"))
                    await call_by_keys(phone, keys)
                await others.lay_until(6)
                await expect(phone.page.get_by_role("log")).not_to_be_empty()
            assert await phone.asked() == "nothing more"


async def call_by_keys(phone: KwandoPhone, keys: Keyboard) -> None:
    """Call a breach, and take it back: that button is right before."""
    await keys.press(phone.foul_button("name"))
    await expect(phone.called_by(phone.name)).to_be_visible()
    await keys.reach(phone.button("kwando-take-back"), "Shift+Tab")
    await phone.page.keyboard.press("Enter")
    await expect(phone.called_by(phone.name)).to_be_hidden()


async def lay_by_keys(phone: KwandoPhone, keys: Keyboard) -> None:
    """Say something, then lay everybody while the turn lasts."""
    name = (await phone.hand())[0]
    await keys.press(phone.button("kwando-clues-for", name=name))
    clue = phone.list("kwando-hand").get_by_role("list").get_by_role("button").first
    words = (await clue.inner_text()).strip()
    await keys.press(clue)
    await phone.page.keyboard.press("Enter")
    await expect(phone.saying(words)).to_be_visible()
    for name in await phone.hand():
        await keys.press(phone.card(name))
        await keys.press(phone.lay_button(name))
        await expect(phone.list("kwando-row").get_by_text(name, exact=True)).to_be_visible()

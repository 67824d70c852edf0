"""Wollmilchsau on real screens: whole matches, presses and shouts aloud, and every screen for every hand and eye."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, CDPSession, Locator, expect

from spieleabend.games.wollmilchsau.animals import ANIMALS, right_shouts
from tests.e2e.browser import PHONE, TABLE, Devices, settled
from tests.e2e.company import Listener, company
from tests.e2e.decks import COMMAND as PATIENT
from tests.e2e.evening import Screen, TableScreen
from tests.e2e.examination import Examination
from tests.e2e.hurry import COMMAND as HURRIED
from tests.e2e.keyboard import Keyboard
from tests.e2e.match_file import check_match_file
from tests.e2e.running import RunningServer
from tests.e2e.small_box import COMMAND as SMALL
from tests.e2e.test_layout import NAMES, Tape
from tests.e2e.wollmilchsau import GAME, REACTION, AnimalPhone, Asked, settle_aloud, shown
from tests.e2e.wollmilchsau_walk import AnimalWalk
from tests.e2e.words import in_languages

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """With few cards, and everybody quick."""
    data = tmp_path_factory.mktemp("small") / "data"
    with RunningServer(data, "--bot-pace", "0.02", command=SMALL) as running:
        yield running


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """With all 66 cards."""
    data = tmp_path_factory.mktemp("whole") / "data"
    with RunningServer(data, "--bot-pace", "0.02", command=HURRIED) as running:
        yield running


async def seated(
    devices: Devices, language: str, names: list[str], *, bots: int = 0, aloud: bool = False, motion: str = "reduce"
) -> tuple[TableScreen, list[AnimalPhone]]:
    """A table with phones and bots, before the match."""
    table = TableScreen(await devices.new(TABLE, language, reduced_motion=motion), language)
    await table.open(game=GAME)
    if aloud:
        await settle_aloud(table)
    phones = [
        await AnimalPhone(await devices.new(PHONE, language, reduced_motion=motion), language).sit(table.code, name)
        for name in names
    ]
    for count in range(len(names) + 1, len(names) + bots + 1):
        await table.press("lobby-add-bot")
        await table.wait_for_people(count)
    return table, phones


async def ranking(screen: Screen) -> list[str]:
    """Everybody's place, name and cards, from the first to the last."""
    await screen.page.get_by_text(screen.say("wollmilchsau-rank", rank=1), exact=True).first.wait_for()
    places = screen.page.get_by_role("main").get_by_role("listitem").filter(has=screen.page.locator("bdi"))
    return [" ".join(place.split()) for place in await places.all_inner_texts()]


async def same_end(table: TableScreen, phones: list[AnimalPhone], people: int) -> None:
    """All screens say the same at the end."""
    rankings = [await ranking(screen) for screen in (table, *phones)]
    assert len(rankings[0]) == people
    assert all(one == rankings[0] for one in rankings)


async def test_two_press_on_their_phones(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phones = await seated(devices, "de", ["Anja", "Bartek"], motion="no-preference")
        await table.start()
        await asyncio.gather(*(phone.play_on() for phone in phones))
        await same_end(table, phones, 2)


@pytest.mark.parametrize(("language", "people"), [pytest.param("en", 4, marks=pytest.mark.soak), ("pl", 6)])
async def test_more_people_press(
    browser: Browser, server: RunningServer, tmp_path: Path, language: str, people: int
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phones = await seated(devices, language, ["Łucja"], bots=people - 1)
        await table.start()
        await phones[0].play_on()
        await same_end(table, phones, people)


@pytest.mark.soak
async def test_four_press_until_all_66_cards_are_taken(browser: Browser, whole: RunningServer, tmp_path: Path) -> None:
    async with Devices(browser, whole.port, tmp_path) as devices:
        table, phones = await seated(devices, "en", ["Zoë"], bots=3)
        await table.start()
        await phones[0].play_on()
        await same_end(table, phones, 4)
        await check_match_file(whole, table.code)


async def shout_along(guest: Listener) -> None:
    """Play by the protocol where people shout aloud, until the match is over."""
    await guest.until_seated()
    answers: dict[str, Callable[[], Awaitable[None]]] = {
        "roll": lambda: guest.confirm("roll"),
        "judge": lambda: hear_right(guest),
        "take": lambda: guest.answer("take"),
    }
    while guest.phase == "playing":
        asked = [prompt["name"] for prompt in guest.seat["prompts"] if prompt["name"] in answers]
        number = guest.number
        if asked:
            await answers[asked[0]]()
        await guest.until(lambda number=number: guest.number > number or guest.phase != "playing")  # type: ignore[misc] # mypy does not infer a lambda's default


async def hear_right(guest: Listener) -> None:
    """The person opposite has shouted what is right, and this guest at the same time."""
    game = guest.game
    visible = [pile["top"] for pile in game["piles"] if pile["top"] is not None]
    right = right_shouts(game["die"], visible, None)
    own = guest.seat["seat"]
    other = (own + 1) % len(game["seats"])
    await guest.answer("heard", [f"{other}-{right[0]}"])
    await guest.answer("heard", [f"{own}-{right[-1]}-together"])
    await guest.confirm("judge")


@pytest.mark.parametrize(("language", "people"), [pytest.param("pl", 2, marks=pytest.mark.soak), ("en", 4), ("de", 6)])
async def test_people_shout_and_whoever_has_the_die_judges(
    browser: Browser, server: RunningServer, tmp_path: Path, language: str, people: int
) -> None:
    await shout_on(browser, server, tmp_path, language, people)


@pytest.mark.soak
async def test_six_shout_until_all_66_cards_are_taken(browser: Browser, whole: RunningServer, tmp_path: Path) -> None:
    code = await shout_on(browser, whole, tmp_path, "de", 6)
    await check_match_file(whole, code)


async def shout_on(browser: Browser, house: RunningServer, tmp_path: Path, language: str, people: int) -> str:
    """Play a match aloud; one of them holds a phone, the others come by the protocol. The table's code."""
    async with Devices(browser, house.port, tmp_path) as devices:
        table, phones = await seated(devices, language, ["Anja"], aloud=True)
        names = ["Bartek", "Çiğdem", "Max", "Łucja", "Jo"][: people - 1]
        async with company(house.origin, table.code, names) as others:
            await table.start()
            await asyncio.gather(phones[0].play_on(), *(shout_along(guest) for guest in others.guests))
            await same_end(table, phones, people)
        return table.code


async def test_a_finger_presses_when_it_goes_down_and_takes_no_card_when_it_comes_up(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phones = await seated(devices, "de", ["Anja", "Bartek"])
        await table.start()
        phone = phones[0]
        asked = await asyncio.gather(*(first_asked(phone) for phone in phones))
        await phones[asked.index("roll")].roll()
        assert await phone.asked() == "press"
        die = await phone.die()
        assert die is not None
        right = right_shouts(die, await phone.visible(), None)[0]
        box = await phone.animal(right).bounding_box()
        assert box is not None
        await phone.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        await phone.page.mouse.down()
        # The verdict comes while the finger is still down.
        assert await phone.asked() == "take"
        await phone.page.mouse.up()
        await expect(phone.group("wollmilchsau-piles")).to_be_visible()
        await phone.take()
        assert await phone.page.evaluate("visualViewport.scale") == 1


class Thumb:
    """A thumb on a touch screen, which stays where it is put."""

    def __init__(self, session: CDPSession) -> None:
        self._session = session

    async def rest_on(self, place: Locator) -> None:
        """Go down in the middle of this."""
        box = await place.bounding_box()
        assert box is not None
        await self._touch("touchStart", {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})

    async def lift(self) -> None:
        """Come up again."""
        await self._touch("touchEnd")

    async def _touch(self, kind: str, *points: dict[str, float]) -> None:
        await self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})


async def thumb_of(phone: AnimalPhone) -> Thumb:
    """Whoever holds this phone."""
    return Thumb(await phone.page.context.new_cdp_session(phone.page))


async def test_a_finger_that_rested_on_an_animal_before_the_roll_does_not_press_when_it_comes_up(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    """Where somebody practises, since nothing hurries there; the animals are the same."""
    async with Devices(browser, server.port, tmp_path) as devices:
        _, (phone,) = await seated(devices, "de", ["Anja"])
        await phone.press("lobby-practise")
        thumb = await thumb_of(phone)
        await settled(phone.page)
        await thumb.rest_on(phone.animal("cow"))
        await Keyboard(phone.page).press(phone.button("wollmilchsau-practise-roll"))
        assert await phone.asked() == "press"
        await thumb.lift()
        await settled(phone.page)
        assert await phone.asked() == "press"
        await phone.press_right()
        await expect(phone.page.get_by_role("button", pressed=True)).to_have_count(1)


async def test_a_finger_that_pressed_and_rested_takes_no_card_when_it_comes_up_long_after_the_verdict(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phones = await seated(devices, "de", ["Anja", "Bartek"])
        phone, sent = phones[0], list[str]()
        phone.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
        await phone.page.reload()
        await table.start()
        asked = await asyncio.gather(*(first_asked(phone) for phone in phones))
        await phones[asked.index("roll")].roll()
        assert await phone.asked() == "press"
        die = await phone.die()
        assert die is not None
        right = right_shouts(die, await phone.visible(), None)[0]
        await asyncio.sleep(REACTION)
        thumb = await thumb_of(phone)
        await thumb.rest_on(phone.animal(right))
        assert await phone.asked() == "take"
        # Wherever the thumb is, a card lies below it, and it sleeps no more.
        card = phone.group("wollmilchsau-piles").get_by_role("button").last
        await card.evaluate("card => Object.assign(card.style, { position: 'fixed', inset: 0, zIndex: 9 })")
        await card.click(trial=True)
        await thumb.lift()
        await settled(phone.page)
        assert any("press" in frame for frame in sent)
        assert not any("picked" in frame for frame in sent)
        # The finger that chooses is taken at its word.
        await card.tap()
        await expect(phone.group("wollmilchsau-piles")).to_be_hidden()


async def first_asked(phone: AnimalPhone) -> Asked | None:
    """What a phone is asked before the first roll: the die is with one of two."""
    heading = phone.page.get_by_role("main").get_by_text(phone.say("wollmilchsau-how"), exact=True)
    await heading.wait_for()
    return "roll" if await phone.button("wollmilchsau-roll").count() else None


async def test_people_practise_alone_before_a_match(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    """A round too early, and one right: nothing of it reaches the table."""
    async with Devices(browser, server.port, tmp_path) as devices:
        _, (phone,) = await seated(devices, "en", ["Anja"])
        await phone.press("lobby-practise")
        dialog = phone.page.get_by_role("dialog")
        await dialog.get_by_text(phone.say("wollmilchsau-practise-hint")).wait_for()
        sent: list[str] = []
        phone.page.on("websocket", lambda socket: sent.append(socket.url))
        await phone.press("wollmilchsau-practise-roll")
        await phone.animal("cow").click()
        await expect(dialog.get_by_text(phone.say("wollmilchsau-practise-early"))).to_be_visible()
        await phone.press("wollmilchsau-practise-again")
        await expect(dialog.get_by_text(phone.say("wollmilchsau-go"))).to_be_visible()
        die = await phone.die()
        assert die is not None
        cards = {animal: dialog.get_by_role("img", name=name(phone, animal), exact=True) for animal in ANIMALS}
        visible = [animal for animal, card in cards.items() if await card.count()]
        await phone.press_animal(right_shouts(die, visible, None)[0])
        await expect(
            dialog.get_by_text(phone.say("wollmilchsau-practise-best", ms=1).partition("1")[0])
        ).to_be_visible()
        assert sent == []


def name(screen: Screen, animal: str) -> str:
    """What an animal is called."""
    return screen.say(f"wollmilchsau-animal-{animal}")


@in_languages("de", "pl", "en")
async def test_every_screen_has_room_for_the_longest_words_and_no_fault_that_axe_can_find(
    browser: Browser, tmp_path: Path, language: str
) -> None:
    tape, examination = Tape(), Examination()

    async def look(screen: Screen, name: str) -> None:
        await tape.look(screen, name)
        if language == "de":
            await examination.look(screen, name)

    (tmp_path / "decks").mkdir()
    command = [*PATIENT, str(tmp_path / "decks")]
    with RunningServer(tmp_path / "data", "--bot-pace", "0.01", command=command) as patient:
        async with Devices(browser, patient.port, tmp_path) as devices:
            names = [*NAMES[language], *(f"{number} {NAMES[language][number % 3]}" for number in range(4, 7))]
            await AnimalWalk(devices, patient, language, look).whole(names)
            assert not tape.faults, str(tape)
            assert not examination.faults, str(examination)
    assert tape.screens > 25


async def test_a_match_is_played_by_keyboard_alone(browser: Browser, server: RunningServer, tmp_path: Path) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        table, (phone,) = await seated(devices, "de", ["Żaneta"], bots=1)
        await table.start()
        keys = Keyboard(phone.page)
        answered: set[Asked] = set()
        while (asked := await phone.asked()) != "nothing more":
            if asked == "press":
                await phone.press_right()
            else:
                roll, cards = phone.button("wollmilchsau-roll"), phone.group("wollmilchsau-piles").get_by_role("button")
                target = roll if asked == "roll" else cards.first
                # What is new sleeps for a moment.
                await target.click(trial=True)
                await keys.press(target)
            answered.add(asked)
            await settled(phone.page)
        assert answered >= {"press", "take"}
        await expect(phone.page.get_by_role("log")).not_to_be_empty()


async def test_what_was_pressed_and_when_is_told_kindly(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    """The roller presses right, the other wrong and later: too late to matter."""
    async with Devices(browser, server.port, tmp_path) as devices:
        table, phones = await seated(devices, "en", ["Anja", "Bartek"])
        await table.start()
        asked = await asyncio.gather(*(first_asked(phone) for phone in phones))
        roller, other = (phones[asked.index("roll")], phones[asked.index(None)])
        await roller.roll()
        assert await roller.asked() == "press"
        await roller.press_right()
        assert await roller.asked() == "take"
        for screen in (table, roller, other):
            await expect(screen.list("wollmilchsau-times").get_by_role("listitem")).to_have_count(1)
        await expect(shown(roller, "wollmilchsau-you-right")).to_be_visible()
        await expect(shown(other, "wollmilchsau-you-silent")).to_be_visible()

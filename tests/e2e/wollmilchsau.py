"""A hand of Wollmilchsau, as people play it: everything is found by what it is called."""

import asyncio
import re
from collections.abc import Mapping
from typing import Literal

from playwright.async_api import Locator, expect

from spieleabend.games.wollmilchsau.animals import ANIMALS, Animal, right_shouts
from tests.e2e.evening import Hand, Screen, TableScreen

GAME = "wollmilchsau"
HERE = "…"
REACTION = 0.2
"""Seconds that the quickest of all people needs."""

Asked = Literal["roll", "press", "take", "judge", "go on", "nothing more"]


def shown(screen: Screen, key: str, **parameters: str | int) -> Locator:
    """Where the game says this, in sight: a screen reader hears much the same."""
    main = screen.page.get_by_role("main")
    return main.get_by_text(screen.say(key, **parameters)).locator("visible=true")


class AnimalPhone(Hand[Asked]):
    """A phone, and the person who holds it and plays without much thought: they never remember what is barred."""

    def _asks(self) -> Mapping[Asked, Locator]:
        return {
            "roll": self.button("wollmilchsau-roll"),
            "press": self.page.get_by_role("status").get_by_text(self.say("wollmilchsau-go"), exact=False),
            "take": self.group("wollmilchsau-piles"),
            "judge": self.button("wollmilchsau-judge").or_(self.button("wollmilchsau-judge-none")),
            "go on": self.button("wollmilchsau-go-on"),
            "nothing more": self._over(),
        }

    async def answer(self, asked: Asked) -> None:
        """Answer what is asked, the first thing that comes to mind."""
        match asked:
            case "roll":
                await self.roll()
            case "press":
                await self.press_right()
            case "take":
                await self.take()
            case "judge":
                await self.hear_right()
                await self.judge()
            case "go on":
                await self.press("wollmilchsau-go-on")
                await self.button("wollmilchsau-go-on").wait_for(state="hidden")
            case "nothing more":
                raise AssertionError("the match is over")

    async def play_on(self) -> None:
        """Answer whatever is asked until the match is over."""
        while (asked := await self.asked()) != "nothing more":
            await self.answer(asked)

    def group(self, key: str) -> Locator:
        """The buttons that stand together under this name."""
        return self.page.get_by_role("group", name=self.say(key), exact=True)

    def animal(self, animal: Animal) -> Locator:
        """The button of an animal."""
        return self.button(f"wollmilchsau-animal-{animal}")

    async def roll(self) -> None:
        """Roll the die."""
        await self.press("wollmilchsau-roll")
        await self.button("wollmilchsau-roll").wait_for(state="hidden")

    async def press_right(self) -> None:
        """Press what seems right, by its key: where somebody else was faster, nothing happens."""
        die = await self.die()
        if die is not None:
            await self.press_animal(right_shouts(die, await self.visible(), None)[0])

    async def press_animal(self, animal: Animal) -> None:
        """Press an animal by its key, no sooner than a person could: else it would be a false start (WM-D19)."""
        await asyncio.sleep(REACTION)
        await self.page.keyboard.press(str(ANIMALS.index(animal) + 1))

    async def visible(self) -> list[Animal]:
        """What lies on the piles."""
        return await self._pictured("wollmilchsau-pile")

    async def die(self) -> Animal | None:
        """What lies on the die, None where it is blank."""
        return next(iter(await self._pictured("wollmilchsau-die-shows")), None)

    async def _pictured(self, key: str) -> list[Animal]:
        """The animals that are on pictures called so, whatever else they say."""
        before = re.escape(self.say(key, animal=HERE, cards=5).partition(HERE)[0])
        pictures = self.page.get_by_role("img", name=re.compile(f"^{before}"))
        names = await pictures.evaluate_all("pictures => pictures.map((one) => one.getAttribute('aria-label'))")
        animals = {self.say(f"wollmilchsau-animal-{animal}"): animal for animal in ANIMALS}
        found = [re.search(f"^{before}(\\w+)", name) for name in names]
        return [animals[one[1]] for one in found if one]

    async def take(self, place: int = 0) -> None:
        """Take the card at this place."""
        await self._choose(self.group("wollmilchsau-piles").get_by_role("button").nth(place))

    async def secure(self, cards: int) -> None:
        """Make so many open cards safe."""
        await self._choose(self.button("wollmilchsau-secure", cards=cards))

    async def _choose(self, button: Locator) -> None:
        """Press what one chooses. Others may be so quick that the same is asked again at once, by another button."""
        pressed = await button.element_handle()
        assert pressed is not None
        await button.click()
        await pressed.wait_for_element_state("hidden")

    async def hear_right(self) -> None:
        """Tap that the first of all has shouted what seems right."""
        die = await self.die()
        assert die is not None
        await self.hear(0, right_shouts(die, await self.visible(), None)[0])

    async def hear(self, place: int, animal: Animal) -> None:
        """Tap that the person at this place, of those who have not shouted yet, has shouted an animal."""
        heard = self.list("wollmilchsau-heard").get_by_role("listitem")
        before = await heard.count()
        await self.group("wollmilchsau-who").get_by_role("button").nth(place).click()
        await (
            self.group("wollmilchsau-what")
            .get_by_role("button", name=self.say(f"wollmilchsau-animal-{animal}"), exact=True)
            .click()
        )
        await expect(heard).to_have_count(before + 1)

    async def judge(self) -> None:
        """That is all that was shouted."""
        judging = self.button("wollmilchsau-judge").or_(self.button("wollmilchsau-judge-none"))
        await judging.click()
        await judging.wait_for(state="hidden")


async def settle_aloud(table: TableScreen) -> None:
    """Settle at the table that people really shout."""
    await table.press("lobby-settings")
    choice = table.radio(f"option-{GAME}-shouting-aloud")
    await choice.check(force=True)
    await expect(choice).to_be_checked()
    await table.close_sheet()

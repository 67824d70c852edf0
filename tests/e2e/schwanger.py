"""A hand of Wir sind schwanger, as people play it: everything is found by what it is called."""

from collections.abc import Mapping
from datetime import date
from typing import Literal

from playwright.async_api import Locator, Page, expect

from tests.e2e.evening import Hand, TableScreen
from tests.e2e.overheard import Overheard

GAME = "wir-sind-schwanger"
CHOSEN = 5
"""So many ratings are chosen."""

Asked = Literal["declare", "place", "order", "propose", "agree", "decide", "choose", "lead", "nothing more"]


class NamingPhone(Hand[Asked]):
    """A phone, and the person who holds it and plays without much thought."""

    def __init__(self, page: Page, language: str) -> None:
        """Nobody holds it yet."""
        super().__init__(page, language)
        self.proposals = ["Wolke", "Ada", "Jupp"]
        self.heard = Overheard(page)

    def _asks(self) -> Mapping[Asked, Locator]:
        return {
            "declare": self.group("schwanger-daughter-or-son"),
            "place": self.group("schwanger-which-stands"),
            "order": self.group("schwanger-which-first"),
            "propose": self.button("schwanger-propose"),
            "agree": self.group("schwanger-proposals"),
            "decide": self.group("schwanger-decide-title"),
            "choose": self.list("schwanger-ratings"),
            "lead": self.words("schwanger-your-lead"),
            "nothing more": self._over(),
        }

    def group(self, key: str) -> Locator:
        """The choices that are called this."""
        return self.page.get_by_role("radiogroup", name=self.say(key), exact=True)

    async def answer(self, asked: Asked) -> None:
        """Answer what is asked, the first thing that comes to mind."""
        match asked:
            case "declare":
                await self.declare("son")
            case "place":
                await self.place(0)
            case "order":
                await self.pick("schwanger-which-first", 1)
            case "propose":
                await self.propose(self.proposals[0])
            case "agree":
                await self.agree(0)
            case "decide":
                await self.pick("schwanger-decide-title", 0)
            case "choose":
                await self.choose()
            case "lead":
                await self.lead()
            case "nothing more":
                raise AssertionError("the match is over")

    async def declare(self, child: Literal["daughter", "son"]) -> None:
        """It will be a daughter, or a son."""
        await self.radio(f"schwanger-{child}").check(force=True)
        await self.press("schwanger-declare", child=child)
        await self.group("schwanger-daughter-or-son").wait_for(state="hidden")

    async def place(self, place: int) -> None:
        """Let the card at this place of the choice stand."""
        group = self.group("schwanger-which-stands")
        await group.get_by_role("radio").nth(place).check(force=True)
        await self.press("schwanger-place", chosen="yes")
        await group.wait_for(state="hidden")

    async def pick(self, key: str, place: int) -> None:
        """That is the child's name, of the choices that are called this."""
        group = self.group(key)
        await group.get_by_role("radio").nth(place).check(force=True)
        await self.press("schwanger-order")
        await group.wait_for(state="hidden")

    async def propose(self, name: str) -> None:
        """Write a first name down."""
        await self.page.get_by_label(self.say("schwanger-your-proposal"), exact=True).fill(name)
        await self.press("schwanger-propose")
        await self.button("schwanger-propose").wait_for(state="hidden")

    async def pass_on(self) -> None:
        """Have no idea."""
        await self.press("schwanger-no-idea")
        await self.button("schwanger-no-idea").wait_for(state="hidden")

    async def agree(self, place: int) -> None:
        """Tick the proposal at this place."""
        group = self.group("schwanger-proposals")
        await group.get_by_role("radio").nth(place).check(force=True)
        await self.press("schwanger-tick", chosen="yes")
        await self.button("schwanger-tick", chosen="yes").wait_for(state="hidden")

    def ratings(self) -> Locator:
        """All ratings, to choose from."""
        return self.list("schwanger-ratings").get_by_role("button")

    async def choose(self, first: int = 0) -> list[str]:
        """Choose five ratings from that place on; what they say."""
        await self.ratings().first.wait_for()
        chosen = [(await self.ratings().nth(place).inner_text()).strip() for place in range(first, first + CHOSEN)]
        for place in range(first, first + CHOSEN):
            await self.ratings().nth(place).click()
        await self.press("schwanger-choose-so", left=0)
        await self.list("schwanger-ratings").wait_for(state="hidden")
        return chosen

    async def take_back(self) -> None:
        """Choose again."""
        await self.press("schwanger-take-back")
        await self.list("schwanger-ratings").wait_for()

    async def hand(self) -> list[str]:
        """What may be led."""
        return [text.strip() for text in await self.list("schwanger-hand").get_by_role("button").all_inner_texts()]

    async def lead(self, place: int = 0) -> str:
        """Lead the rating at this place of the hand, and read it out; what it says."""
        card = self.list("schwanger-hand").get_by_role("button").nth(place)
        words = (await card.inner_text()).strip()
        await card.click()
        await self.press("schwanger-lead", chosen="yes")
        await self.button("schwanger-lead", chosen="yes").wait_for(state="hidden")
        return words

    async def tell(self, surname: str, birthday: date) -> None:
        """Tell the table one's surname, and one's birthday."""
        await self.page.get_by_label(self.say(f"detail-{GAME}-surname"), exact=True).fill(surname)
        for field, number in (("details-day", birthday.day), ("details-month", birthday.month)):
            await self.page.get_by_label(self.say(field), exact=True).select_option(f"{number:02}")
        await self.press("details-done")
        await self.button("details-done").wait_for(state="hidden")
        # The phone shows at once what it has yet to send.
        await self.heard.until(f"{birthday:%m-%d}")


async def choose_option(table: TableScreen, option: str, value: str) -> None:
    """Settle one of the game's choices at the table."""
    await table.press("lobby-settings")
    await table.radio(f"option-{GAME}-{option}-{value}").check(force=True)
    await expect(table.radio(f"option-{GAME}-{option}-{value}")).to_be_checked()
    await table.close_sheet()

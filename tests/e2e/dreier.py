"""A hand of Flotter Dreier, as people play it: everything is found by what it is called."""

import re
from collections.abc import Mapping, Sequence
from typing import Literal

from playwright.async_api import Locator, Page, expect

from tests.e2e.evening import Hand, Screen, TableScreen

GAME = "flotter-dreier"
HERE = "…"
ROUNDS = 9
"""Rounds of a match unless the table settles otherwise."""

Asked = Literal["turn", "write", "read", "vote", "go on", "nothing more"]


def shown(screen: Screen, key: str, **parameters: str | int) -> Locator:
    """Where the game says this, in sight: a screen reader hears much the same."""
    return screen.page.get_by_role("main").get_by_text(screen.say(key, **parameters), exact=True)


class ThreePhone(Hand[Asked]):
    """A phone, and the person who holds it and plays without much thought."""

    def __init__(self, page: Page, language: str) -> None:
        """Nobody holds it yet."""
        super().__init__(page, language)
        self.answers: Sequence[str] = ("Sofa", "Bett", "Stuhl")

    def _asks(self) -> Mapping[Asked, Locator]:
        return {
            "turn": self.button("dreier-turn"),
            "write": self.lines(),
            "read": self.saying("dreier-read", "term").or_(self.button("dreier-close")),
            "vote": self.button("dreier-abstain"),
            "go on": self.button("dreier-go-on"),
            "nothing more": self._over(),
        }

    def lines(self) -> Locator:
        """The three lines to write on."""
        return self.page.get_by_role("main").get_by_role("textbox")

    def saying(self, key: str, parameter: str) -> Locator:
        """The button that says this, whatever the parameter in it is."""
        before, _, after = self.say(key, **{parameter: HERE}).partition(HERE)
        words = re.compile(f"^{re.escape(before)}.+{re.escape(after)}$")
        return self.page.get_by_role("button", name=words)

    def same(self, term: str) -> Locator:
        """The button that claims that what is read is the same as this."""
        return self.button("dreier-claim-same-of", term=term)

    async def answer(self, asked: Asked) -> None:
        """Answer what is asked, the first thing that comes to mind."""
        match asked:
            case "turn":
                await self.turn()
            case "write":
                await self.write(self.answers)
                await self.ready()
            case "read":
                await self.read_on()
            case "vote":
                await self.vote("abstain")
            case "go on":
                await self.go_on()
            case "nothing more":
                raise AssertionError("the match is over")

    async def turn(self) -> None:
        """Turn the cards."""
        await self.press("dreier-turn")
        await self.button("dreier-turn").wait_for(state="hidden")

    async def write(self, answers: Sequence[str]) -> None:
        """Write on as many lines as there are answers."""
        for place, answer in enumerate(answers):
            await self.lines().nth(place).fill(answer)

    async def written(self) -> list[str]:
        """What stands on the lines."""
        await self.lines().first.wait_for()
        return [await line.input_value() for line in await self.lines().all()]

    async def ready(self, left: int = 0) -> None:
        """Have written all that comes to mind; so many lines stay empty."""
        await self.press("dreier-ready", left=left)
        await self.lines().first.wait_for(state="hidden")

    async def read(self, term: str) -> None:
        """Read this term aloud."""
        await self.press("dreier-read", term=term)
        await self.button("dreier-read", term=term).wait_for(state="hidden")

    async def read_on(self) -> None:
        """Read what comes next, or close the round."""
        button = self.saying("dreier-read", "term").or_(self.button("dreier-close"))
        words = await button.inner_text()
        await button.click()
        await self.page.get_by_role("button", name=words.strip(), exact=True).wait_for(state="hidden")

    async def vote(self, answer: Literal["yes", "no", "abstain"], doubt: str = "same") -> None:
        """Say what one thinks of a claim."""
        await self.press("dreier-abstain" if answer == "abstain" else f"dreier-vote-{doubt}-{answer}")
        await self.button("dreier-abstain").wait_for(state="hidden")

    async def go_on(self) -> None:
        """To the next round."""
        await self.press("dreier-go-on")
        await self.button("dreier-go-on").wait_for(state="hidden")


async def settle_rounds(table: TableScreen, rounds: int) -> None:
    """Settle at the table how many rounds are played."""
    await step(table, "rounds", "settings-less", ROUNDS - rounds)


async def settle_clock(table: TableScreen) -> None:
    """Settle at the table that there is a clock while people write: the shortest there is."""
    await step(table, "write_seconds", "settings-more", 1)


async def step(table: TableScreen, option: str, key: str, presses: int) -> None:
    """Press less or more so many times beside an option of the game."""
    await table.press("lobby-settings")
    row = table.page.get_by_role("group", name=table.say(f"option-{GAME}-{option}"))
    button = row.get_by_role("button", name=table.say(key), exact=True)
    await expect(button).to_be_enabled()
    for _ in range(presses):
        before = await row.get_by_role("status").inner_text()
        await button.click()
        await expect(row.get_by_role("status")).not_to_have_text(before)
    await table.close_sheet()

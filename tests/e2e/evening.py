"""An evening as people have it: they see words and press what is named after them. No test id, no selector of ours."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic, Literal, Self, TypeVar

from playwright.async_api import Locator, Page, expect

from tests.e2e.words import say

Asked = Literal["point", "turn", "choose", "judge", "keep", "nothing more"]
AnyAsked = TypeVar("AnyAsked", bound=str)
"""What a game may ask of a hand."""


class Screen:
    """A page that speaks one language. Everything is looked for by role and by what it is called."""

    def __init__(self, page: Page, language: str) -> None:
        """`language` is the one that the page speaks."""
        self.page = page
        self.language = language

    def say(self, key: str, **parameters: str | int) -> str:
        """A message in the language of this screen."""
        return say(self.language, key, **parameters)

    def button(self, key: str, **parameters: str | int) -> Locator:
        """The buttons that say this and nothing else."""
        return self.page.get_by_role("button", name=self.say(key, **parameters), exact=True)

    def button_for(self, key: str, name: str) -> Locator:
        """The button that says this, in the row of somebody called `name`."""
        return self.page.get_by_role("button", name=f"{self.say(key)} {name}", exact=True)

    def radio(self, key: str, **parameters: str | int) -> Locator:
        """The choices that say this and nothing else."""
        return self.page.get_by_role("radio", name=self.say(key, **parameters), exact=True)

    def heading(self, key: str, **parameters: str | int) -> Locator:
        """The headings that say this and nothing else."""
        return self.page.get_by_role("heading", name=self.say(key, **parameters), exact=True)

    def words(self, key: str, **parameters: str | int) -> Locator:
        """What says this and nothing else, to be read."""
        return self.page.get_by_text(self.say(key, **parameters), exact=True).locator("visible=true")

    def list(self, key: str) -> Locator:
        """The list that is called this."""
        return self.page.get_by_role("list", name=self.say(key), exact=True)

    async def press(self, key: str, **parameters: str | int) -> None:
        """Press the button that says this. It must be the only one."""
        await self.button(key, **parameters).click()

    async def open_menu(self) -> None:
        """Everything that is not the game."""
        await self.press("menu")
        await self.page.get_by_role("dialog").wait_for()

    async def close_sheet(self) -> None:
        """Put away the sheet that lies over the screen."""
        await self.page.get_by_role("dialog").get_by_role("button", name=self.say("close"), exact=True).click()
        await self.page.get_by_role("dialog").wait_for(state="hidden")


class TableScreen(Screen):
    """The big screen, which made the table and is its host."""

    code: str

    async def open(self, *, game: str = "bam", cards: str | None = None, level: str = "cheeky") -> Self:
        """Open a table for a game; the cards speak the screen's language unless told otherwise.

        `level` is chosen where the house asks for it: not all games have cards of several levels.
        """
        await self.page.goto("/")
        await self.page.get_by_role("radio", name=self.say(f"game-{game}-name")).check(force=True)
        await self.radio(f"language-{cards or self.language}").check(force=True)
        if await self.radio(f"level-{level}").count():
            await self.radio(f"level-{level}").check(force=True)
        await self.press("home-open")
        await self.page.wait_for_url("**/t/*?table")
        self.code = self.page.url.rpartition("/")[2].removesuffix("?table")
        await expect(self.button("lobby-start")).to_be_visible()
        return self

    async def people(self) -> list[str]:
        """Everybody's name, in the order around the table."""
        return [(await person.locator("bdi").inner_text()) for person in await self._people().all()]

    def _people(self) -> Locator:
        return self.list("people-at-table").get_by_role("listitem")

    async def wait_for_people(self, count: int) -> None:
        """So many sit at the table."""
        await expect(self._people()).to_have_count(count)

    async def start(self) -> None:
        """Let's go."""
        await self.press("lobby-start")
        await self.button("lobby-start").wait_for(state="hidden")


class Hand(Screen, ABC, Generic[AnyAsked]):
    """A phone, and the person who holds it; a game says what it may ask them."""

    def __init__(self, page: Page, language: str) -> None:
        """Nobody holds it yet."""
        super().__init__(page, language)
        self.name = ""

    async def sit(self, code: str, name: str) -> Self:
        """Come to the table and take a seat."""
        await self.page.goto(f"/t/{code}")
        return await self.join(name)

    async def join(self, name: str) -> Self:
        """Take a seat at the table where one stands already."""
        self.name = name
        await self.page.get_by_label(self.say("join-name"), exact=True).fill(name)
        await self.press("join-sit")
        await expect(self.heading("lobby-you-sit", name=name)).to_be_visible()
        return self

    async def asked(self) -> AnyAsked:
        """Wait until the game asks something, and say what."""
        asks = self._asks()
        first, *rest = asks.values()
        anything = first
        for one in rest:
            anything = anything.or_(one)
        while True:
            await anything.first.wait_for()
            for kind, there in asks.items():
                if await there.first.is_visible():
                    return kind

    @abstractmethod
    async def answer(self, asked: AnyAsked) -> None:
        """Answer what is asked, the first thing that comes to mind."""

    async def play_until(self, wanted: AnyAsked | Literal["nothing more"]) -> None:
        """Answer whatever is asked until this is."""
        while (asked := await self.asked()) != wanted:
            await self.answer(asked)

    async def play_on(self) -> None:
        """Answer whatever is asked until the match is over."""
        await self.play_until("nothing more")

    async def until_over(self) -> None:
        """Wait until the match is over, whatever is still asked."""
        await self._over().wait_for()

    @abstractmethod
    def _asks(self) -> Mapping[AnyAsked, Locator]:
        """By what on the screen each question is known."""

    def _over(self) -> Locator:
        """What is there once the match is over, whatever the game."""
        return self.page.get_by_role("link", name=self.say("over-save"), exact=True)


class Phone(Hand[Asked]):
    """A hand of BAM!, played without much thought."""

    def __init__(self, page: Page, language: str) -> None:
        """Nobody holds it yet."""
        super().__init__(page, language)
        self.laid: list[str] = []

    def _asks(self) -> Mapping[Asked, Locator]:
        return {
            "point": self.page.get_by_role("radiogroup", name=self.say("bam-who-talks-most"), exact=True),
            "turn": self.button("bam-turn"),
            "choose": self.words("bam-choose", gaps=1, gap=1).or_(self.words("bam-choose", gaps=2, gap=1)),
            "judge": self.button("bam-lay-open-first"),
            "keep": self.button("bam-keep"),
            "nothing more": self._over(),
        }

    async def answer(self, asked: Asked) -> None:
        """Answer what is asked, the first thing that comes to mind."""
        match asked:
            case "point":
                await self.point_at((await self.others())[0])
            case "turn":
                await self.turn()
            case "choose":
                await self.choose()
                await self.lay()
            case "judge":
                await self.lay_all_open()
                await self.name_best()
                await self.name_worst(0)
            case "keep":
                await self.keep()
            case "nothing more":
                raise AssertionError("the match is over")

    async def others(self) -> list[str]:
        """At whom one may point."""
        radios = self.page.get_by_role("radiogroup").get_by_role("radio")
        labels = await radios.evaluate_all("radios => radios.map((radio) => radio.labels[0].innerText)")
        # In the picture stands the first letter.
        return [str(label).strip().splitlines()[-1] for label in labels]

    async def point_at(self, name: str) -> None:
        """That is who talks most."""
        await self.page.get_by_role("radio", name=name, exact=True).check(force=True)
        await self.press("bam-point-at", name=name)
        await self.button("bam-point-at", name=name).wait_for(state="hidden")

    async def turn(self) -> None:
        """Turn the red card."""
        await self.press("bam-turn")
        await self.button("bam-turn").wait_for(state="hidden")

    async def hand(self) -> list[str]:
        """The cards in the hand."""
        await self.list("bam-hand").wait_for()
        return [text.strip() for text in await self.list("bam-hand").get_by_role("listitem").all_inner_texts()]

    async def gaps(self) -> int:
        """How many gaps the red card has, asked while nothing is chosen."""
        return 1 if await self.words("bam-choose", gaps=1, gap=1).is_visible() else 2

    async def choose(self, first: int = 0) -> list[str]:
        """Put as many cards as there are gaps into them, from that place in the hand on; the cards."""
        gaps = await self.gaps()
        terms = (await self.hand())[first : first + gaps]
        for term in terms:
            await self.take(term)
        await self.words("bam-gap-full").wait_for()
        self.laid = terms
        return terms

    async def take(self, term: str) -> None:
        """Tap a card of the hand: into a gap, or out of it again."""
        await self.list("bam-hand").get_by_role("button", name=term, exact=True).click()

    def lay_button(self) -> Locator:
        """The button that lays what was chosen."""
        return self.button("bam-lay", gaps=1).or_(self.button("bam-lay", gaps=2))

    async def lay(self) -> None:
        """Lay what was chosen."""
        await self.lay_button().click()
        await self.lay_button().wait_for(state="hidden")

    async def entries(self) -> list[str]:
        """What was laid, in the order in which it lies: a line for each term."""
        return await self.list("bam-entries").get_by_role("button").all_inner_texts()

    async def lay_all_open(self) -> None:
        """Lay all entries open and read them, one after another."""
        pages = len(await self.entries())
        for page in range(1, pages + 1):
            await self.press("bam-lay-open-first" if page == 1 else "bam-lay-open-next")
            await self.words("bam-page", page=page, pages=pages).wait_for()

    async def show(self, place: int) -> None:
        """Put the entry at this place on display."""
        entries = self.list("bam-entries").get_by_role("button")
        await entries.nth(place).click()
        await self.words("bam-page", page=place + 1, pages=await entries.count()).wait_for()

    async def name_best(self) -> None:
        """The entry on display is the best."""
        await self.press("bam-name-best")
        await self.press("bam-yes-best")
        await self.button("bam-yes-best").wait_for(state="hidden")

    async def name_worst(self, place: int) -> None:
        """The entry at this place is the worst."""
        await self.words("bam-now-the-worst").wait_for()
        await self.list("bam-entries").get_by_role("button").nth(place).click()
        await self.press("bam-name-worst")
        await self.press("bam-yes-worst")
        await self.button("bam-yes-worst").wait_for(state="hidden")

    async def keep(self) -> None:
        """Keep the first of the two cards."""
        await self.page.get_by_role("main").get_by_role("listitem").get_by_role("button").first.click()
        await self.press("bam-keep")
        await self.button("bam-keep").wait_for(state="hidden")

"""A hand of Kwando, as people play it: everything is found by what it is called."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Literal

from playwright.async_api import Locator, expect

from tests.e2e.company import Listener
from tests.e2e.evening import Hand, TableScreen

GAME = "kwando"
ROUNDS, SECONDS = 5, 110
"""Rounds of a match, and seconds of the sand, unless the table settles otherwise."""

TWICE = 500
"""Milliseconds in which a second press of a controller means nothing new."""

Asked = Literal["turn", "lay", "nothing more"]
Decision = Literal["breach", "fine"]
Reason = Literal["name", "number", "language", "showing"]


class KwandoPhone(Hand[Asked]):
    """A phone, and the person who holds it and plays without much thought."""

    def _asks(self) -> Mapping[Asked, Locator]:
        return {
            # Any controller may turn the glass; this one is waited for.
            "turn": self.words("kwando-you-turn"),
            "lay": self.list("kwando-hand"),
            "nothing more": self._over(),
        }

    async def answer(self, asked: Asked) -> None:
        """Answer what is asked, the first thing that comes to mind."""
        match asked:
            case "turn":
                await self.turn()
            case "lay":
                await self.lay_any()
            case "nothing more":
                raise AssertionError("the match is over")

    async def asked_now(self) -> Asked | None:
        """What the game asks at this moment, None if nothing."""
        for kind, there in self._asks().items():
            if await there.first.is_visible():
                return kind
        return None

    async def join_team(self, team: Literal["sun", "moon"]) -> None:
        """Say in which team one would like to play."""
        field = self.page.get_by_label(self.say(f"detail-{GAME}-team"), exact=True)
        await field.select_option(team)
        await self.press("details-done")
        await self.button("details-done").wait_for(state="hidden")

    async def lays_next(self) -> bool:
        """Whether this hand's team lays next, told before the glass is turned."""
        await self.heading("kwando-you-lay").or_(self.button("kwando-turn")).first.wait_for()
        return await self.heading("kwando-you-lay").is_visible()

    async def turn(self) -> None:
        """Turn the glass, unless somebody else does."""
        await self.button("kwando-turn").click()
        await self.button("kwando-turn").wait_for(state="hidden")

    async def hand(self) -> list[str]:
        """The names of the own people."""
        await self.list("kwando-hand").wait_for()
        return [(await one.inner_text()).strip() for one in await self._cards().all()]

    def _cards(self) -> Locator:
        return self.list("kwando-hand").locator("[aria-pressed]")

    def card(self, name: str) -> Locator:
        """One of the own people."""
        return self.list("kwando-hand").get_by_role("button", name=name, exact=True)

    def lay_button(self, name: str) -> Locator:
        """The second tap, which lays."""
        return self.button("kwando-lay", name=name)

    async def lay(self, name: str) -> None:
        """Lay one of the own people on top, and see that it lies."""
        await self.card(name).click()
        await self.lay_button(name).click()
        await expect(self.list("kwando-row").get_by_text(name, exact=True)).to_be_visible()

    async def lay_any(self) -> None:
        """Lay somebody, if nobody of the team is faster and nobody ends the turn."""
        card = self._cards().first
        if not await card.is_visible():
            return
        name = (await card.inner_text()).strip()
        await card.click()
        button = self.lay_button(name)
        if await button.is_visible():
            await button.click()
            await button.wait_for(state="hidden")

    async def row(self) -> list[str]:
        """Who lies, the first one first."""
        laid = self.list("kwando-row").get_by_role("listitem").filter(has_not_text="?")
        return [text.strip() for text in await laid.all_inner_texts()]

    async def say_words(self, words: str) -> None:
        """Say something to the team, in writing."""
        await self.page.get_by_label(self.say("kwando-say-label"), exact=True).fill(words)
        await self.press("kwando-say")

    async def say_clue(self, name: str) -> str:
        """Look up what may be said of somebody, and say it; what was said."""
        help_button = self.button("kwando-clues-for", name=name)
        await help_button.click()
        clue = self.list("kwando-hand").locator("ul:not([hidden]) button").first
        words = (await clue.inner_text()).strip()
        await clue.click()
        await help_button.click()
        await self.press("kwando-say")
        return words

    def saying(self, words: str) -> Locator:
        """A sentence that was said, as everybody reads it; one that the controllers decide about lies elsewhere."""
        return self.list("kwando-talk").get_by_role("listitem").filter(has_text=words)

    def undecided(self, words: str) -> Locator:
        """A sentence that the referee has marked, for the controllers to decide."""
        return self.list("kwando-undecided").get_by_role("listitem").filter(has_text=words)

    async def foul(self, reason: Reason) -> None:
        """Call a breach."""
        await self.foul_button(reason).click()
        await self._lift_finger()

    async def take_back(self) -> None:
        """Take back the penalty card that lies open."""
        await self.press("kwando-take-back")
        await self._lift_finger()

    async def _lift_finger(self) -> None:
        """Let the phone take the next press for another one: twice within half a second is once."""
        pressed = await self.page.evaluate("performance.now()")
        await self.page.wait_for_function(f"(pressed) => performance.now() > pressed + {TWICE}", arg=pressed)

    def foul_button(self, reason: Reason) -> Locator:
        """The button that calls a breach for this reason."""
        fouls = self.page.get_by_role("group", name=self.say("kwando-fouls"), exact=True)
        return fouls.get_by_role("button", name=self.say(f"kwando-reason-{reason}"), exact=True)

    async def decide(self, words: str, decision: Decision) -> None:
        """Say whether a sentence that the referee has marked is a breach."""
        undecided = self.undecided(words)
        await undecided.get_by_role("button", name=self.say(f"kwando-decide-{decision}"), exact=True).click()
        await undecided.wait_for(state="hidden")
        await self._lift_finger()

    def called_by(self, name: str) -> Locator:
        """A penalty card that has just fallen, by who has heard the breach."""
        return self.words("kwando-called-by", names=name)

    async def decode(self) -> None:
        """Send for the decoder; the button also says how long it still waits."""
        await self.page.get_by_role("button", name=self.say("kwando-decode")).click()


class KwandoCompany:
    """Those who play by the protocol, and what they see of a match that has begun."""

    def __init__(self, guests: Sequence[Listener]) -> None:
        """They sit already; a phone may share the hand of one of them."""
        self.guests = guests

    @property
    def ear(self) -> Listener:
        """A guest whose view is looked at."""
        return self.guests[0]

    def active(self) -> list[Listener]:
        """Those of them who lay."""
        game = self.ear.game
        return self._of(game["teams"][game["active"]]["seats"])

    def controllers(self) -> list[Listener]:
        """Those of them who watch the others."""
        return self._of(self.ear.game["controllers"])

    def _of(self, seats: Sequence[int]) -> list[Listener]:
        return [guest for seat in seats for guest in self.guests if guest.seat["seat"] == seat]

    async def until(self, phase: str) -> None:
        """Wait until all see this phase of the match."""
        for guest in self.guests:
            await guest.until(partial(_is_in, guest, phase))

    async def lay_until(self, cards: int) -> None:
        """Let them lay until so many cards lie."""
        while (laid := len(self.ear.game["row"])) < cards:
            holder = next(guest for guest in self.active() if self.ear.game["seats"][guest.seat["seat"]]["cards"])
            await holder.until(partial(_has_row, holder, laid))
            await holder.answer("lay")
            await self.ear.until(partial(_has_row, self.ear, laid + 1))


def _is_in(guest: Listener, phase: str) -> bool:
    """Whether the match has begun and is in this phase for a guest."""
    return bool(guest.view["private"]["seats"]) and guest.game["phase"] == phase


def _has_row(guest: Listener, cards: int) -> bool:
    """Whether so many cards lie for a guest."""
    return len(guest.game["row"]) >= cards


async def play_on(phones: Sequence[KwandoPhone]) -> None:
    """Let these people answer, one after another, whatever they are asked, until the match is over."""
    while True:
        asked = [await phone.asked_now() for phone in phones]
        if "nothing more" in asked:
            return
        for phone, kind in zip(phones, asked, strict=True):
            if kind is not None:
                await phone.answer(kind)
        if not any(asked):
            await _first_asked(phones)


async def _first_asked(phones: Sequence[KwandoPhone]) -> None:
    """Wait until any of them is asked anything."""
    waiting = [asyncio.ensure_future(phone.asked()) for phone in phones]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for one in waiting:
        one.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


async def settle(table: TableScreen, *, rounds: int = ROUNDS, seconds: int = SECONDS, talk: str = "aloud") -> None:
    """Settle at the table how a match goes."""
    await table.press("lobby-settings")
    if talk != "aloud":
        await table.radio(f"option-{GAME}-talk-{talk}").check(force=True)
        await expect(table.radio(f"option-{GAME}-talk-{talk}")).to_be_checked()
    await _step(table, "rounds", rounds - ROUNDS)
    await _step(table, "glass_seconds", (seconds - SECONDS) // 10)
    await table.close_sheet()


async def _step(table: TableScreen, option: str, steps: int) -> None:
    """Press more so many times beside an option of the game, or less."""
    row = table.page.get_by_role("group", name=table.say(f"option-{GAME}-{option}"))
    button = row.get_by_role("button", name=table.say("settings-more" if steps > 0 else "settings-less"), exact=True)
    for _ in range(abs(steps)):
        before = await row.get_by_role("status").inner_text()
        await button.click()
        await expect(row.get_by_role("status")).not_to_have_text(before)

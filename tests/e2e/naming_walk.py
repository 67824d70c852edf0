"""A walk past every screen of Wir sind schwanger, with a look at each stop.

The screens of the house are those of the other walk (`walk.py`).
"""

import asyncio
from datetime import date
from functools import partial

from playwright.async_api import expect

from tests.e2e.browser import PATIENCE, PHONE
from tests.e2e.company import Company, Listener, company
from tests.e2e.naming_decks import UNPARTED
from tests.e2e.schwanger import GAME, NamingPhone, choose_option
from tests.e2e.walking import AnyWalk

PROPOSALS = ["Friederike Charlotte Konstantina Wilhelm", "Bo", "Maximiliana", "Ute", "Jörg", "Łucja-Genowefa"]

BIRTHDAY = date(2000, 5, 17)


class NamingWalk(AnyWalk):
    """One table after another; at each its big screen, the first name-giver's phone, another's, and a watcher's."""

    giver: NamingPhone
    player: NamingPhone

    async def whole(self, names: list[str]) -> None:
        """All of it; the first two of `names` are those on the phones."""
        await self.screens()
        await self.draw(names)
        await self.two_names(names)
        await self.others_choose(names)

    async def only_draw(self, names: list[str]) -> None:
        """A match as the rules have it, without the variants."""
        await self.screens()
        await self.draw(names)

    async def screens(self) -> None:
        """A big screen and three phones."""
        self.table = await self.big_screen()
        self.giver, self.player, self.watcher = [
            NamingPhone(await self.devices.new(PHONE, self.language), self.language) for _ in range(3)
        ]

    async def gather(self, names: list[str], variant: str) -> None:
        """A new table. Only the first has told a birthday, so they are the first name-giver (WS-R7)."""
        await self.table.open(game=GAME)
        if variant != "draw":
            await choose_option(self.table, "variant", variant)
        for phone, name in zip((self.giver, self.player), names, strict=False):
            await phone.sit(self.table.code, name)
        if variant == "draw":
            await self.giver.tell(UNPARTED, BIRTHDAY)
        else:
            await self.giver.press("details-keep")

    async def draw(self, names: list[str]) -> None:
        """A round as the rules have it, and how a match ends."""
        await self.gather(names, "draw")
        await self.watch()
        async with company(self.server.origin, self.table.code, names[2:]) as others:
            await self.table.start()
            await self.declaring()
            await self.placing()
            await self.choosing(others)
            await self.leading(others)
            await self.round_end(others)
            await self.ending(others)

    async def two_names(self, names: list[str]) -> None:
        """Two first names, of which the name-giver says which comes first."""
        await self.gather(names, "two_names")
        async with company(self.server.origin, self.table.code, names[2:]):
            await self.table.start()
            await self.giver.declare("daughter")
            await self.giver.place(1)
            await expect(self.table.words("schwanger-which-first")).to_be_visible()
            await self.giver.group("schwanger-which-first").get_by_role("radio").first.check(force=True)
            await self.look(self.table, "table-ordering")
            await self.look(self.giver, "phone-ordering")
            await expect(self.player.heading("schwanger-which-first")).to_be_visible()
            await self.look(self.player, "phone-ordering-other")
            await self.giver.pick("schwanger-which-first", 1)
            await expect(self.table.words("schwanger-all-choose")).to_be_visible()
            await self.look(self.table, "table-choosing-two")

    async def others_choose(self, names: list[str]) -> None:
        """The others choose, cannot agree twice, and the name-giver breaks the tie."""
        await self.gather(names, "others_choose")
        await self.watch()
        async with company(self.server.origin, self.table.code, names[2:]) as others:
            await self.table.start()
            await self.giver.declare("daughter")
            await self.proposing(others)
            await self.agreeing(others)
            await self.deciding()
            await self.leading_alone(others)

    async def declaring(self) -> None:
        """The name-giver says what it will be."""
        giver, player, table = self.giver, self.player, self.table
        assert await giver.asked() == "declare"
        await self.look(table, "table-declaring")
        await self.look(giver, "phone-declaring")
        await expect(player.words("schwanger-will-declare", name=giver.name)).to_be_visible()
        await self.look(player, "phone-declaring-other")
        await giver.declare("son")

    async def placing(self) -> None:
        """Two cards are drawn, and laid."""
        giver, player, table = self.giver, self.player, self.table
        await expect(table.words("schwanger-which-stands")).to_be_visible()
        await self.look(table, "table-placing")
        await giver.group("schwanger-which-stands").get_by_role("radio").nth(1).check(force=True)
        await self.look(giver, "phone-placing")
        await expect(player.words("schwanger-places", name=giver.name)).to_be_visible()
        await self.look(player, "phone-placing-other")
        await giver.place(1)

    async def choosing(self, others: Company) -> None:
        """Everybody chooses five ratings: the same ones, but for the player on the phone."""
        player, table = self.player, self.table
        await expect(table.words("schwanger-all-choose")).to_be_visible()
        await self.look(table, "table-choosing")
        await self.look(self.watcher, "phone-watching")
        assert await player.asked() == "choose"
        await self.look(player, "phone-choosing")
        for place in range(2, 8):
            await player.ratings().nth(place).click()
        await expect(player.words("schwanger-enough")).to_be_visible()
        await self.look(player, "phone-choosing-enough")
        await player.press("schwanger-choose-so", left=0)
        await expect(player.words("schwanger-chosen")).to_be_visible()
        await self.look(player, "phone-chosen")
        ratings = [rating["id"] for rating in others.guests[0].game["ratings"]]
        await asyncio.gather(*(guest.answer("ratings", ratings[:5]) for guest in others.guests))
        await self.giver.choose()

    async def leading(self, others: Company) -> None:
        """The name-giver leads what all but the player have too, then the player what nobody else has."""
        giver, player, table = self.giver, self.player, self.table
        assert await giver.asked() == "lead"
        await giver.list("schwanger-hand").get_by_role("button").first.click()
        await self.look(giver, "phone-leading")
        await expect(player.words("schwanger-first-lead", name=giver.name)).to_be_visible()
        await self.look(player, "phone-leading-other")
        await self.look(table, "table-leading")
        await giver.press("schwanger-lead", chosen="yes")
        await expect(giver.words("schwanger-read-out")).to_be_visible()
        await self.look(giver, "phone-read-out")
        await self.told(giver)
        await self.look(table, "table-led")
        await self.look(giver, "phone-led")
        await self.look(player, "phone-led-other")
        await self.look(self.watcher, "phone-watching-led")
        await player.lead(4)
        await self.told(player)
        await self.look(table, "table-led-alone")
        await self.look(player, "phone-led-alone")

    async def leading_alone(self, others: Company) -> None:
        """A rating is led where no name cards lie on the table."""
        for phone in (self.giver, self.player):
            await phone.choose()
        ratings = [rating["id"] for rating in others.guests[0].game["ratings"]]
        await asyncio.gather(*(guest.answer("ratings", ratings[:5]) for guest in others.guests))
        await self.giver.lead()
        await self.told(self.giver)
        await self.look(self.table, "table-led-free")
        await self.look(self.giver, "phone-led-free")
        await self.look(self.watcher, "phone-watching-led-free")

    async def told(self, leader: NamingPhone) -> None:
        """What somebody led is there, and the cards have turned, on every screen."""
        for screen in (self.table, self.giver, self.player):
            mine, theirs = screen.words("schwanger-read-out"), screen.words("schwanger-says", name=leader.name)
            await expect(mine if screen is leader else theirs).to_be_visible()
            await screen.words("schwanger-who-else").wait_for(state="hidden")

    async def round_end(self, others: Company) -> None:
        """Everybody leads what they have until a hand is empty."""
        giver, player, table = self.giver, self.player, self.table
        ear = others.guests[0]
        phones = {ear.seat_of(phone.name): phone for phone in (giver, player)}
        guests = {guest.seat["seat"]: guest for guest in others.guests}
        await ear.until(partial(_has_gone_on, ear, 1))
        while ear.game["phase"] == "leading":
            leads, leader = len(ear.game["leads"]), ear.game["leader"]
            if leader in phones:
                await phones[leader].lead(0)
            else:
                await guests[leader].answer("lead")
            await ear.until(partial(_has_gone_on, ear, leads))
        await expect(table.words("schwanger-welcome")).to_be_visible()
        await expect(player.words("schwanger-welcome")).to_be_visible()
        await self.look(table, "table-round-ended")
        await self.look(player, "phone-round-ended")
        await self.look(giver, "phone-round-ended-other")

    async def ending(self, others: Company) -> None:
        """Bots play to the end; both come back for it."""
        for phone in (self.giver, self.player):
            await phone.open_menu()
            await phone.press("menu-leave")
            await expect(phone.words("you-got-up")).to_be_visible()
        await others.leave()
        # So many moves so fast are for the table alone to draw.
        for screen in (self.giver, self.player, self.watcher):
            await screen.page.goto("about:blank")
        await expect(self.table.heading("schwanger-children")).to_be_visible(timeout=2 * PATIENCE)
        await self.look(self.table, "table-finished")
        for phone in (self.giver, self.player):
            await phone.page.goto(f"/t/{self.table.code}")
            await phone.press("come-back")
            assert await phone.asked() == "nothing more"
        await self.look(self.player, "phone-finished")

    async def proposing(self, others: Company) -> None:
        """Everybody but the name-giver writes a name."""
        giver, player, table = self.giver, self.player, self.table
        assert await player.asked() == "propose"
        await self.look(player, "phone-proposing")
        await expect(giver.words("schwanger-others-propose")).to_be_visible()
        await self.look(giver, "phone-proposing-giver")
        await player.propose(PROPOSALS[0])
        await self.look(player, "phone-proposed")
        await expect(table.list("schwanger-proposals").get_by_role("listitem")).to_have_count(1)
        await self.look(table, "table-proposing")
        for guest, name in zip(others.guests, PROPOSALS[1:], strict=False):
            await guest.write("proposal", name)

    async def agreeing(self, others: Company) -> None:
        """Everybody ticks what they have proposed, until the table loses its patience."""
        giver, player, table = self.giver, self.player, self.table
        assert await player.asked() == "agree"
        await player.group("schwanger-proposals").get_by_role("radio").first.check(force=True)
        await self.look(table, "table-agreeing")
        await self.look(player, "phone-agreeing")
        await expect(giver.words("schwanger-others-agree")).to_be_visible()
        await self.look(giver, "phone-agreeing-giver")
        await player.press("schwanger-change")
        await self.look(player, "phone-changing")
        await player.press("schwanger-cancel")
        for attempt in range(3):
            await player.agree(0)
            if attempt == 0:
                await self.look(player, "phone-ticked")
            for guest in others.guests:
                await guest.until(partial(_has_tried, guest, attempt))
                (own,) = [one for one in guest.game["proposals"] if one["seat"] == guest.seat["seat"]]
                await guest.answer("agree", [own["id"]])
            if attempt < 2:
                await expect(table.words("schwanger-attempt", attempt=attempt + 1)).to_be_visible()
                assert await player.asked() == "agree"
            if attempt == 1:
                await self.look(table, "table-agreeing-again")
                await self.look(player, "phone-agreeing-again")

    async def deciding(self) -> None:
        """The name-giver breaks the tie."""
        giver, player, table = self.giver, self.player, self.table
        assert await giver.asked() == "decide"
        await giver.group("schwanger-decide-title").get_by_role("radio").first.check(force=True)
        await self.look(giver, "phone-deciding")
        await expect(player.words("schwanger-decides", name=giver.name)).to_be_visible()
        await self.look(player, "phone-deciding-other")
        await self.look(table, "table-deciding")
        await giver.pick("schwanger-decide-title", 0)
        await expect(table.words("schwanger-all-choose")).to_be_visible()
        await self.look(table, "table-choosing-free")


def _has_gone_on(guest: Listener, leads: int) -> bool:
    """Whether more has been led than that, or the round is over."""
    return len(guest.game["leads"]) > leads or guest.game["phase"] != "leading"


def _has_tried(guest: Listener, attempt: int) -> bool:
    """Whether all are to agree, after so many votes that have failed."""
    return bool(guest.game["phase"] == "agreeing" and guest.game["attempt"] == attempt)

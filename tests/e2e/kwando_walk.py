"""A walk past every screen of Kwando, with a look at each stop; what looking means says who takes the walk.

Chance says who lays first, so all sit down by the protocol, and two phones take the hands of one who lays and one who
controls. The screens of the house are those of the other walk (`walk.py`).
"""

from collections.abc import Sequence
from functools import partial

from playwright.async_api import expect

from tests.e2e.browser import PATIENCE, PHONE
from tests.e2e.company import Listener, company
from tests.e2e.kwando import GAME, KwandoCompany, KwandoPhone, settle
from tests.e2e.walking import AnyWalk

SLIPS = {"de": "Ich hatte sieben Hunde.", "en": "I had seven dogs.", "pl": "Miałam siedem psów."}
"""What is certainly forbidden."""
HINTS = {
    "de": "Gestern im letzten Jahrhundert.",
    "en": "Back in the last century.",
    "pl": "Jeszcze w zeszłym stuleciu.",
}
"""What people should decide about."""
GAME_OVER = 6


class KwandoWalk(AnyWalk):
    """One table with its big screen, the phones of one who lays and one who controls, and a watcher's."""

    layer: KwandoPhone
    controller: KwandoPhone
    others: KwandoCompany

    async def whole(self, names: list[str]) -> None:
        """All of it, with people of these names."""
        self.table = await (await self.big_screen()).open(game=GAME)
        await settle(self.table, rounds=1, talk="written")
        self.watcher = await self.phone()
        await self.watch()
        async with company(self.server.origin, self.table.code, names) as others:
            self.others = KwandoCompany(others.guests)
            await self.table.start()
            await self.others.until("turning")
            await self.hands()
            await self.turning()
            await self.laying()
            await self.talking()
            await self.game_over()
            await self.row()
            await self.checking()
            await self.decoding()
            await self.ending()

    async def hands(self) -> None:
        """The phones take the hands of the first who lays and the first who controls."""
        self.layer, self.controller = [
            await self.take_along(guests[0], await self.phone())
            for guests in (self.others.active(), self.others.controllers())
        ]

    async def phone(self) -> KwandoPhone:
        """A phone that nobody holds yet."""
        return KwandoPhone(await self.devices.new(PHONE, self.language), self.language)

    async def turning(self) -> None:
        """Before the first glass."""
        await expect(self.layer.heading("kwando-you-lay")).to_be_visible()
        await self.look(self.layer, "phone-turning-active")
        assert await self.controller.asked() == "turn"
        await self.look(self.controller, "phone-turning")
        await self.look(self.table, "table-turning")
        await self.controller.turn()

    async def laying(self) -> None:
        """The sand runs, and nobody has said anything yet."""
        assert await self.layer.asked() == "lay"
        await self.look(self.layer, "phone-laying")
        await expect(self.controller.words("kwando-nothing-said")).to_be_visible()
        await self.look(self.controller, "phone-controlling")
        await self.look(self.table, "table-laying")
        await self.look(self.watcher, "phone-watching")

    async def talking(self) -> None:
        """A clue, what is certainly forbidden, and what perhaps is; a penalty card."""
        layer, controller, table = self.layer, self.controller, self.table
        name = (await layer.hand())[0]
        await layer.button("kwando-clues-for", name=name).click()
        await self.look(layer, "phone-clues")
        await layer.button("kwando-clues-for", name=name).click()
        clue = await layer.say_clue(name)
        mate = self.others.active()[1]
        await mate.write("say", HINTS[self.language])
        await mate.write("say", SLIPS[self.language])
        for words in (HINTS[self.language], SLIPS[self.language]):
            await expect(controller.undecided(words)).to_be_visible()
        await expect(controller.saying(clue)).to_be_visible()
        await self.look(controller, "phone-undecided")
        await self.look(layer, "phone-talking")
        await self.look(table, "table-talking")
        await controller.decide(HINTS[self.language], "fine")
        await controller.decide(SLIPS[self.language], "breach")
        await expect(layer.called_by(controller.name)).to_be_visible()
        await self.look(layer, "phone-penalty-active")
        await self.look(controller, "phone-penalty")
        await self.look(table, "table-penalty")

    async def game_over(self) -> None:
        """Five more breaches; the last card is voted on, and goes back."""
        accuser, *jury = self.others.controllers()[1:]
        for number in range(2, GAME_OVER + 1):
            await accuser.answer("foul", ["again-showing"])
            await self.others.ear.until(partial(_has_penalties, self.others.ear, number))
        await expect(self.controller.button("kwando-vote-no")).to_be_visible()
        await self.look(self.controller, "phone-vote")
        await self.look(self.layer, "phone-vote-active")
        await self.look(self.table, "table-vote")
        await self.controller.press("kwando-vote-no")
        for guest in jury:
            await self.others.ear.until(partial(_has_seen, self.others.ear, self.others.guests))
            if len(self.others.ear.game["penalties"]) == GAME_OVER:
                await guest.answer("game-over", ["no"])
        await expect(self.controller.button("kwando-vote-no")).to_be_hidden()

    async def row(self) -> None:
        """The row grows; somebody is picked up, and somebody would like to stop."""
        layer, table = self.layer, self.table
        await layer.press("kwando-signal-next")
        name = (await layer.hand())[0]
        await layer.card(name).click()
        await expect(layer.lay_button(name)).to_be_visible()
        await self.look(layer, "phone-picked")
        await layer.lay_button(name).click()
        await layer.card(name).wait_for(state="hidden")
        await self.others.lay_until(5)
        mate = self.others.active()[1]
        await mate.confirm("done")
        await expect(table.list("kwando-penalties")).to_be_visible()
        await self.look(layer, "phone-row")
        await self.look(self.controller, "phone-controlling-row")
        await self.look(table, "table-row")
        await self.others.lay_until(6)

    async def checking(self) -> None:
        """Nobody lays any more."""
        await expect(self.layer.words("kwando-lies")).to_be_visible()
        await self.look(self.layer, "phone-checking-active")
        await self.look(self.controller, "phone-checking")
        await self.look(self.table, "table-checking")
        await self.controller.decode()

    async def decoding(self) -> None:
        """The lens goes over the row, on the table and on a phone."""
        await expect(self.layer.heading("kwando-eyes-up")).to_be_visible()
        await self.layer.press("kwando-decode-here")
        await self.look(self.table, "table-decoding")
        await self.look(self.layer, "phone-decoding")
        await expect(self.layer.words("kwando-you-watch-hint")).to_be_visible(timeout=2 * PATIENCE)
        await self.look(self.layer, "phone-scored")
        await self.look(self.table, "table-scored")

    async def ending(self) -> None:
        """The other team lays what it likes, and the match is over."""
        await self.others.until("turning")
        await self.others.controllers()[0].confirm("turn")
        await self.others.until("laying")
        await self.others.lay_until(6)
        await self.others.controllers()[1].confirm("decode")
        await expect(self.table.button("over-again")).to_be_visible(timeout=2 * PATIENCE)
        await self.look(self.table, "table-finished")
        for phone, name in ((self.layer, "phone-finished"), (self.controller, "phone-finished-other")):
            assert await phone.asked() == "nothing more"
            await self.look(phone, name)


def _has_penalties(guest: Listener, count: int) -> bool:
    """Whether so many penalty cards have been played in this turn."""
    return len(guest.game["penalties"]) >= count


def _has_seen(guest: Listener, others: Sequence[Listener]) -> bool:
    """Whether a guest has seen all that the others have seen."""
    return guest.number >= max(other.number for other in others)

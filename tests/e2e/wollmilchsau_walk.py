"""A walk past every screen of Wollmilchsau, with a look at each stop.

All sit down by the protocol, and two phones take the hands of two of them: whoever has the die first, and the next one.
The screens of the house are those of the other walk (`walk.py`).
"""

from functools import partial

from playwright.async_api import expect

from spieleabend.games.wollmilchsau.animals import ANIMALS, Animal, right_shouts
from tests.e2e.browser import PATIENCE, PHONE
from tests.e2e.company import Company, Listener, company
from tests.e2e.walking import AnyWalk
from tests.e2e.wollmilchsau import GAME, AnimalPhone, settle_aloud, shown

MOST = 6
"""So many may play."""


class AnimalWalk(AnyWalk):
    """A table where people press, and one where they shout: the big screen, two phones, and a watcher's."""

    roller: AnimalPhone
    player: AnimalPhone
    guests: list[Listener]
    barred: Animal | None = None

    async def whole(self, names: list[str]) -> None:
        """All of it, with people of these names, as many of them as may play."""
        self.table = await self.big_screen()
        self.watcher = await self.phone()
        await self.table.open(game=GAME)
        await self.practice(names[0])
        await self.table.open(game=GAME)
        await self.watch()
        async with company(self.server.origin, self.table.code, names[:MOST]) as others:
            await self.table.start()
            await self.hands(others)
            await self.first_roll()
            await self.pressing()
            await self.judged()
            await self.between()
            await self.ending(others)
        await self.table.open(game=GAME)
        self.barred = None
        await settle_aloud(self.table)
        async with company(self.server.origin, self.table.code, names[:MOST]) as others:
            await self.table.start()
            await self.hands(others)
            await self.listening()
            await self.resting()

    async def phone(self) -> AnimalPhone:
        """A phone that nobody holds yet."""
        return AnimalPhone(await self.devices.new(PHONE, self.language), self.language)

    async def practice(self, name: str) -> None:
        """Somebody is there early, and practises."""
        early = await (await self.phone()).sit(self.table.code, name)
        await self.look(early, "phone-lobby")
        await early.press("lobby-practise")
        await early.button("wollmilchsau-practise-roll").wait_for()
        await self.look(early, "phone-practice")
        await early.press("wollmilchsau-practise-roll")
        await expect(early.page.get_by_text(early.say("wollmilchsau-go"))).to_be_visible()
        await early.press_animal("cow")
        await early.button("wollmilchsau-practise-again").wait_for()
        await self.look(early, "phone-practised")
        await early.page.close()

    async def hands(self, others: Company) -> None:
        """The phones take the hands of who has the die, and of the next one."""
        for guest in others.guests:
            await guest.until_seated()
        roller = others.guests[0].game["roller"]
        by_seat = sorted(others.guests, key=lambda guest: int(guest.seat["seat"]))
        self.guests = by_seat[roller:] + by_seat[:roller]
        self.roller, self.player = [await self.take_along(guest, await self.phone()) for guest in self.guests[:2]]

    async def first_roll(self) -> None:
        """Nothing has been rolled yet."""
        roller, player, table = self.roller, self.player, self.table
        assert await roller.asked() == "roll"
        await self.look(roller, "phone-first-roll")
        await expect(shown(player, "wollmilchsau-has-die", name=roller.name)).to_be_visible()
        await self.look(player, "phone-first-roll-other")
        await expect(shown(table, "wollmilchsau-has-die", name=roller.name)).to_be_visible()
        await self.look(table, "table-first-roll")
        await roller.roll()

    async def pressing(self) -> None:
        """The other is wrong, and whoever has the die right, but later."""
        roller, player, table = self.roller, self.player, self.table
        assert await roller.asked() == "press"
        await self.look(roller, "phone-pressing")
        await expect(shown(table, "wollmilchsau-go")).to_be_visible()
        await self.look(table, "table-pressing")
        right = await self.right()
        await player.press_animal(next(animal for animal in ANIMALS if animal not in right))
        await expect(player.page.get_by_role("button", pressed=True)).to_be_visible()
        await self.look(player, "phone-pressed")
        await roller.press_animal(right[0])

    async def right(self) -> tuple[Animal, ...]:
        """All that is right. The first of them is pressed, and barred next: else nobody would score, and all wait."""
        die = await self.roller.die()
        assert die is not None
        right = right_shouts(die, await self.roller.visible(), self.barred)
        self.barred = right[0]
        return right

    async def judged(self) -> None:
        """Who said what, and a card for whoever was right."""
        roller, player, table = self.roller, self.player, self.table
        assert await roller.asked() == "take"
        await self.look(roller, "phone-taking")
        await expect(player.list("wollmilchsau-times")).to_be_visible()
        await self.look(player, "phone-taking-other")
        await expect(table.list("wollmilchsau-times").get_by_role("listitem")).to_have_count(2)
        await self.look(table, "table-judged")
        await self.look(self.watcher, "phone-watching")
        await roller.take()

    async def between(self) -> None:
        """The die has gone on; and once more, so that there is something to secure."""
        roller, player, table = self.roller, self.player, self.table
        assert await player.asked() == "roll"
        await self.look(player, "phone-roll")
        await expect(shown(roller, "wollmilchsau-has-die", name=player.name)).to_be_visible()
        await self.look(roller, "phone-roll-other")
        await self.look(table, "table-roll")
        await self.guests[1].confirm("roll")
        assert await roller.asked() == "press"
        await roller.press_animal((await self.right())[0])
        assert await roller.asked() == "take"
        await self.look(roller, "phone-securing")
        await roller.secure(cards=1)

    async def ending(self, others: Company) -> None:
        """Bots play to the end; one comes back for it."""
        # So many moves so fast are for the table alone to draw.
        for phone in (self.roller, self.player, self.watcher):
            await phone.page.goto("about:blank")
        await others.leave()
        first = self.table.page.get_by_text(self.table.say("wollmilchsau-rank", rank=1), exact=True)
        await expect(first.first).to_be_visible(timeout=4 * PATIENCE)
        await self.look(self.table, "table-finished")
        await self.player.page.goto(f"/t/{self.table.code}")
        await self.player.press("come-back")
        assert await self.player.asked() == "nothing more"
        await self.look(self.player, "phone-finished")

    async def listening(self) -> None:
        """People shout, and whoever has the die taps what they have heard."""
        roller, player, table = self.roller, self.player, self.table
        assert await roller.asked() == "roll"
        await self.look(roller, "phone-roll-aloud")
        await self.look(table, "table-roll-aloud")
        await roller.roll()
        assert await roller.asked() == "judge"
        await self.look(roller, "phone-listening")
        await expect(shown(player, "wollmilchsau-shout")).to_be_visible()
        await self.look(player, "phone-shouting")
        right = await self.right()
        for place, animal in ((1, right[0]), (1, right[-1]), (0, "mouse")):
            await roller.hear(place, animal)
        await self.look(roller, "phone-heard")
        await expect(player.list("wollmilchsau-heard").get_by_role("listitem")).to_have_count(3)
        await self.look(player, "phone-heard-other")
        await self.look(table, "table-heard")
        await roller.judge()
        await expect(table.list("wollmilchsau-times")).to_be_visible()
        await self.look(table, "table-judged-aloud")

    async def resting(self) -> None:
        """Nobody shouts any more, until the match rests (WM-D20)."""
        ear = self.guests[0]
        by_seat = {int(guest.seat["seat"]): guest for guest in self.guests}
        while (phase := ear.game["phase"]) != "paused":
            number = ear.number
            if phase == "taking":
                await by_seat[ear.game["takers"][0]].answer("take")
            else:
                await by_seat[ear.game["roller"]].confirm("roll" if phase == "rolling" else "judge")
            await ear.until(partial(_has_gone_on, ear, number))
        assert await self.player.asked() == "go on"
        await self.look(self.player, "phone-paused")
        await expect(self.table.heading("wollmilchsau-paused")).to_be_visible()
        await self.look(self.table, "table-paused")


def _has_gone_on(guest: Listener, number: int) -> bool:
    """Whether a guest has seen the table after more than so many records."""
    return guest.number > number

"""A walk past every screen of Flotter Dreier, with a look at each stop.

Chance says who begins, so all sit down by the protocol, and two phones take the hands of the first two who are to read.
The screens of the house are those of the other walk (`walk.py`).
"""

from functools import partial

from playwright.async_api import expect

from tests.e2e.browser import PATIENCE, PHONE
from tests.e2e.company import Company, Listener, company
from tests.e2e.dreier import GAME, ThreePhone, settle_clock, settle_rounds, shown
from tests.e2e.dreier_decks import ANSWERS
from tests.e2e.walking import AnyWalk

SHORT = {
    "de": ("Stuhl", "Sofa", "Couch", "Avocado", "Stühle"),
    "en": ("Chair", "Sofa", "Couch", "Avocado", "chairs"),
    "pl": ("Krzesło", "Sofa", "Kanapa", "Awokado", "krzesła"),
}
"""What all have, what only the first has, the same in other words, one more, and what all have in another form."""
LINES = ("first", "second", "third")


class DreierWalk(AnyWalk):
    """One table with its big screen, the phones of the two who read first, and a watcher's."""

    reader: ThreePhone
    player: ThreePhone
    guests: list[Listener]

    async def whole(self, names: list[str]) -> None:
        """All of it, with people of these names."""
        self.table = await (await self.big_screen()).open(game=GAME)
        await settle_rounds(self.table, 2)
        await settle_clock(self.table)
        self.watcher = await self.phone()
        await self.watch()
        async with company(self.server.origin, self.table.code, names) as others:
            await self.table.start()
            await self.hands(others)
            await self.turning()
            await self.writing()
            await self.reading()
            await self.doubting()
            await self.striking()
            await self.round_end()
            await self.ending(others)

    async def phone(self) -> ThreePhone:
        """A phone that nobody holds yet."""
        return ThreePhone(await self.devices.new(PHONE, self.language), self.language)

    async def hands(self, others: Company) -> None:
        """The phones take the hands of the start player and of the next one, who come first from now on."""
        for guest in others.guests:
            await guest.until_seated()
        starter = others.guests[0].game["starter"]
        by_seat = sorted(others.guests, key=lambda guest: int(guest.seat["seat"]))
        self.guests = by_seat[starter:] + by_seat[:starter]
        self.reader, self.player = [await self.take_along(guest, await self.phone()) for guest in self.guests[:2]]

    def sheet(self, place: int) -> list[str]:
        """What somebody writes, by their place in the order of reading."""
        all_have, sofa, couch, avocado, other = SHORT[self.language]
        long, longer = ANSWERS[self.language]
        if place == 0:
            return [all_have, sofa, long]
        if place % 2 == 1:
            return [all_have, couch, longer]
        return [other, long, avocado]

    async def turning(self) -> None:
        """The start player turns the cards."""
        reader, player, table = self.reader, self.player, self.table
        assert await reader.asked() == "turn"
        await self.look(reader, "phone-turning")
        await expect(player.heading("dreier-will-turn", name=reader.name)).to_be_visible()
        await self.look(player, "phone-turning-other")
        await expect(shown(table, "dreier-will-turn", name=reader.name)).to_be_visible()
        await self.look(table, "table-turning")
        await reader.turn()

    async def writing(self) -> None:
        """Everybody writes; the two on the phones last, and the first of them looks on."""
        reader, player, table = self.reader, self.player, self.table
        assert await player.asked() == "write"
        await self.look(player, "phone-writing")
        await expect(shown(table, "dreier-writing-count", count=len(self.guests))).to_be_visible()
        await self.look(table, "table-writing")
        await self.look(self.watcher, "phone-watching")
        await player.write([self.sheet(1)[0], self.sheet(1)[0]])
        await expect(shown(player, "dreier-twice")).to_be_visible()
        await self.look(player, "phone-writing-twice")
        await player.write(self.sheet(1))
        await player.ready()
        for place, guest in list(enumerate(self.guests))[2:]:
            for name, line in zip(LINES, self.sheet(place), strict=True):
                await guest.write(name, line)
            await guest.confirm("ready")
        await expect(shown(player, "dreier-is-ready")).to_be_visible()
        await expect(shown(player, "dreier-writing-names", count=1, names=reader.name)).to_be_visible()
        await self.look(player, "phone-ready")
        await expect(shown(table, "dreier-writing-names", count=1, names=reader.name)).to_be_visible()
        await self.look(table, "table-still-writing")
        await reader.write(self.sheet(0))
        await reader.ready()

    async def reading(self) -> None:
        """What all have, and what only the first has."""
        reader, player, table = self.reader, self.player, self.table
        assert await reader.asked() == "read"
        await self.look(reader, "phone-about-to-read")
        await expect(player.heading("dreier-begins", name=reader.name)).to_be_visible()
        await self.look(player, "phone-about-to-read-other")
        await expect(shown(table, "dreier-begins", name=reader.name)).to_be_visible()
        await self.look(table, "table-about-to-read")
        for name in ("everybody", "nobody"):
            await reader.read_on()
            for screen in (reader, player, table):
                await expect(shown(screen, f"dreier-outcome-{name}")).to_be_visible()
            await self.look(reader, f"phone-{name}")
            await self.look(player, f"phone-{name}-other")
            await self.look(table, f"table-{name}")

    async def doubting(self) -> None:
        """The player has the same, in other words, as the judge of words suspects; the others agree."""
        reader, player, table = self.reader, self.player, self.table
        await expect(shown(player, "dreier-ask-own")).to_be_visible()
        await player.same(SHORT[self.language][2]).click()
        await expect(shown(player, "dreier-asks-same").first).to_be_visible()
        await self.all_are_asked()
        await self.look(reader, "phone-voting")
        await self.look(player, "phone-voting-other")
        await expect(table.heading("dreier-asks-same")).to_be_visible()
        await self.look(table, "table-voting")
        await reader.vote("yes")
        await self.vote("yes")
        terms = {"term": SHORT[self.language][1], "other": SHORT[self.language][2]}
        for screen in (reader, player, table):
            await expect(shown(screen, "dreier-decided-same-yes", **terms)).to_be_visible()
        await self.look(reader, "phone-decided")
        await self.look(player, "phone-decided-other")
        await self.look(table, "table-decided")
        await self.look(self.watcher, "phone-watching-decided")

    async def striking(self) -> None:
        """The longest term: somebody says that it does not fit, and most think so."""
        reader, player, table = self.reader, self.player, self.table
        await reader.read_on()
        await expect(player.button("dreier-claim-unfit")).to_be_visible()
        await self.look(player, "phone-long")
        await expect(shown(table, "dreier-who-else")).to_be_hidden()
        await self.look(table, "table-long")
        await player.press("dreier-claim-unfit")
        await self.all_are_asked()
        await self.look(reader, "phone-voting-unfit")
        await expect(table.heading("dreier-asks-unfit")).to_be_visible()
        await self.look(table, "table-voting-unfit")
        await reader.vote("no", "unfit")
        await self.vote("yes")
        await expect(shown(table, "dreier-outcome-struck")).to_be_visible()
        await self.look(table, "table-struck")
        await expect(shown(player, "dreier-decided-unfit-yes", term=self.sheet(0)[2])).to_be_visible()
        await self.look(player, "phone-struck")

    async def all_are_asked(self) -> None:
        """Everybody has seen what somebody claims."""
        assert await self.reader.asked() == "vote"
        for guest in self.guests:
            await guest.until(partial(_is, guest, "doubting"))

    async def vote(self, answer: str) -> None:
        """After the reader those vote who have no phone, until it is clear what the table thinks."""
        before = self.guests[0]
        for guest in self.guests[2:]:
            await guest.until(partial(_has_voted, guest, before.seat["seat"]))
            if guest.game["phase"] != "doubting":
                return
            await guest.answer("vote", [answer])
            before = guest

    async def round_end(self) -> None:
        """All else is read, and points are added up."""
        reader, player, table = self.reader, self.player, self.table
        ear = self.guests[0]
        await ear.until(partial(_is, ear, "reading"))
        while ear.game["phase"] == "reading":
            seat, count = ear.game["reader"], len(ear.game["reads"])
            (guest,) = [one for one in self.guests if one.seat["seat"] == seat]
            await guest.confirm("next")
            await ear.until(partial(_has_gone_on, ear, count))
        assert await reader.asked() == "go on"
        for screen in (reader, player, table):
            await expect(screen.heading("dreier-round-ended", round=1)).to_be_visible()
        await self.look(reader, "phone-round-ended")
        await self.look(player, "phone-round-ended-other")
        await self.look(table, "table-round-ended")
        await self.look(self.watcher, "phone-watching-round-ended")

    async def ending(self, others: Company) -> None:
        """Bots play to the end; one comes back for it."""
        # So many moves so fast are for the table alone to draw.
        for phone in (self.reader, self.player, self.watcher):
            await phone.page.goto("about:blank")
        await others.leave()
        await expect(self.table.heading("dreier-best-terms")).to_be_visible(timeout=2 * PATIENCE)
        await self.look(self.table, "table-finished")
        await self.player.page.goto(f"/t/{self.table.code}")
        await self.player.press("come-back")
        assert await self.player.asked() == "nothing more"
        await expect(self.player.heading("dreier-best-terms")).to_be_visible()
        await self.look(self.player, "phone-finished")


def _is(guest: Listener, phase: str) -> bool:
    """Whether the match is there, as far as a guest has seen it."""
    return bool(guest.game["phase"] == phase)


def _has_voted(guest: Listener, seat: int) -> bool:
    """Whether a guest has seen a seat vote on a claim, or what the table decided."""
    claim = guest.game["claim"]
    return claim is None or seat in claim["voted"]


def _has_gone_on(guest: Listener, reads: int) -> bool:
    """Whether more has been read than that, or the round is over."""
    return len(guest.game["reads"]) > reads or guest.game["phase"] != "reading"

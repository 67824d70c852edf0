"""A walk past every screen of the house: one match of BAM! from the door to the last word, with a look at each stop."""

from playwright.async_api import ViewportSize, expect

from tests.e2e.browser import PATIENCE, PHONE
from tests.e2e.company import Company, company
from tests.e2e.evening import Phone
from tests.e2e.walking import AnyWalk

LAPTOP: ViewportSize = {"width": 1366, "height": 768}
SENTENCES = {
    "de": "Der Nachbar findet BAM! überbewertet.",
    "en": "My neighbour thinks BAM! is overrated.",
    "pl": "Sąsiad twierdzi, że BAM! jest przereklamowane.",
}
TERMS = {
    "de": "ein Grillabend im Regen\nOmas Sprachnachricht",
    "en": "a barbecue in the rain\ngrandma’s voice message",
    "pl": "grill w deszczu\nwiadomość głosowa od babci",
}


class Walk(AnyWalk):
    """One table; its big screen, the master's phone, another player's, and one of somebody who only watches."""

    master: Phone
    player: Phone

    async def whole(self, names: list[str], *, level: str = "cheeky") -> None:
        """All of it; the first two of `names` are those on the phones."""
        await self.door(level)
        await self.chairs(names[:2])
        async with company(self.server.origin, self.table.code, names[2:]) as others:
            await self.lobby()
            await self.beginning(others)
            await self.choosing(others)
            await self.reading()
            await self.verdicts()
            await self.ending(others)

    async def round(self, names: list[str], *, level: str = "cheeky") -> None:
        """One round alone."""
        self.table = await (await self.big_screen()).open(level=level)
        self.master, self.player, self.watcher = [await self._phone() for _ in range(3)]
        for phone, name in zip((self.master, self.player), names[:2], strict=True):
            await phone.sit(self.table.code, name)
        await self.watch()
        async with company(self.server.origin, self.table.code, names[2:]) as others:
            await self.table.start()
            await self.beginning(others)
            await self.choosing(others)
            await self.reading()
            await self.verdicts()

    async def _phone(self) -> Phone:
        return Phone(await self.devices.new(PHONE, self.language), self.language)

    async def door(self, level: str) -> None:
        """From the street to an empty table."""
        self.table = await self.big_screen()
        self.master, self.player, self.watcher = [await self._phone() for _ in range(3)]
        for screen, name in ((self.table, "table-home"), (self.master, "phone-home")):
            await screen.page.goto("/")
            await expect(screen.button("home-open")).to_be_visible()
            await self.look(screen, name)
        await self.master.page.goto("/t/K7M")
        await expect(self.master.heading("not-found-title")).to_be_visible()
        await self.look(self.master, "phone-nowhere")
        await self.master.page.goto("/t/2222222")
        await expect(self.master.button("to-the-start")).to_be_visible()
        await self.look(self.master, "phone-no-such-table")
        await self.table.open(level=level)
        await self.look(self.table, "table-lobby-empty")

    async def chairs(self, names: list[str]) -> None:
        """Two people sit down."""
        phone = self.master
        await phone.page.goto(f"/t/{self.table.code}")
        await expect(phone.button("join-sit")).to_be_visible()
        await self.look(phone, "phone-join")
        await phone.press("join-change-picture")
        await self.look(phone, "phone-pictures")
        await phone.page.get_by_role("dialog").get_by_role("button", name=phone.say("picture-5")).click()
        await phone.join(names[0])
        await self.look(phone, "phone-lobby-alone")
        await self.look(self.table, "table-lobby-alone")
        await self.player.page.goto(f"/t/{self.table.code}")
        await self.player.press("join-was-here")
        await self.look(self.player, "phone-was-here")
        await self.player.close_sheet()
        await self.player.join(names[1])

    async def lobby(self) -> None:
        """Everybody is here; the table is settled, and its host changes."""
        table, phone = self.table, self.master
        await self.watch()
        await self.look(table, "table-lobby")
        await self.look(phone, "phone-lobby")
        await self.look(self.watcher, "phone-watching-lobby")
        await table.press("lobby-settings")
        await expect(table.heading("own-cards")).to_be_visible()
        await self.look(table, "table-settings")
        await self.own_cards()
        await self.look(table, "table-own-cards")
        await table.close_sheet()
        for key, name in (("lobby-settings", "phone-settings"), ("menu-invite", "phone-invitation")):
            await phone.press(key)
            await expect(phone.page.get_by_role("dialog")).to_be_visible()
            await self.look(phone, name)
            await phone.close_sheet()
        await self.menus()

    async def own_cards(self) -> None:
        """A red card, and two grey ones at once."""
        reds = self.table.page.get_by_role("region", name=self.table.say("pile-bam-red"), exact=True)
        greys = self.table.page.get_by_role("region", name=self.table.say("pile-bam-grey"), exact=True)
        keep = self.table.say("own-cards-keep")
        await reds.get_by_role("textbox").fill(SENTENCES[self.language])
        await reds.get_by_role("button", name=keep, exact=True).click()
        await greys.get_by_role("button", name=self.table.say("own-cards-paste"), exact=True).click()
        await greys.get_by_role("textbox").fill(TERMS[self.language])
        await greys.get_by_role("button", name=keep, exact=True).click()
        await expect(reds.get_by_role("listitem")).to_have_count(1)
        await expect(greys.get_by_role("listitem")).to_have_count(2)

    async def menus(self) -> None:
        """The menus of the table and of a phone; the phone's owner becomes host, and starts."""
        table, phone = self.table, self.master
        await table.open_menu()
        await self.look(table, "table-menu")
        await table.button_for("menu-pass-host-short", phone.name).click()
        await expect(table.page.get_by_role("dialog")).to_be_hidden()
        await self.look(table, "table-lobby-without-host")
        await expect(phone.button("lobby-start")).to_be_enabled()
        await self.look(phone, "phone-lobby-host")
        await phone.open_menu()
        await self.look(phone, "phone-menu")
        await phone.press("menu-rename")
        await phone.press("menu-move")
        await self.look(phone, "phone-menu-unfolded")
        await phone.close_sheet()
        await phone.press("lobby-start")

    async def beginning(self, others: Company) -> None:
        """Everybody points at the one who becomes the first master."""
        await expect(self.table.words("bam-who-talks-most")).to_be_visible()
        await self.master.asked()
        await self.look(self.table, "table-pointing")
        await self.look(self.master, "phone-pointing")
        await self.player.point_at(self.master.name)
        await self.look(self.player, "phone-pointed")
        await others.point_at(self.master.name)
        await self.master.point_at(self.player.name)
        await self.master.asked()
        await self.look(self.master, "phone-turning")
        await expect(self.player.words("bam-will-turn", name=self.master.name)).to_be_visible()
        await self.look(self.player, "phone-turning-other")
        await expect(self.table.words("bam-will-turn", name=self.master.name)).to_be_visible()
        await self.look(self.table, "table-turning")
        await self.master.press("cover-hand")
        await self.look(self.master, "phone-covered")
        await self.master.page.get_by_role("button", name=self.master.say("cover-show")).click()

    async def choosing(self, others: Company) -> None:
        """The red card is turned; grey ones are chosen and laid."""
        await self.master.turn()
        await expect(self.master.words("bam-read-aloud")).to_be_visible()
        await self.look(self.master, "phone-choosing-master")
        assert await self.player.asked() == "choose"
        await self.look(self.player, "phone-choosing")
        await self.look(self.watcher, "phone-watching")
        if await self.player.gaps() == 2:
            await self.player.take((await self.player.hand())[0])
            await self.look(self.player, "phone-choosing-second")
            await self.player.take((await self.player.hand())[0])
        await self.player.choose()
        await self.look(self.player, "phone-chosen")
        await self.player.lay()
        await self.look(self.player, "phone-laid")
        await others.lay(slice(0, 2))
        await self.look(self.table, "table-choosing")
        await others.lay(slice(2, None))

    async def reading(self) -> None:
        """The master lays the entries open, and says one of them better than it is printed."""
        master, player, table = self.master, self.player, self.table
        assert await master.asked() == "judge"
        await self.look(master, "phone-about-to-read")
        await expect(player.words("bam-about-to-read", name=master.name)).to_be_visible()
        await self.look(table, "table-about-to-read")
        pages = len(await master.entries())
        await master.press("bam-lay-open-first")
        for screen, name in ((master, "phone-reading-master"), (player, "phone-reading"), (table, "table-reading")):
            await expect(screen.words("bam-page", page=1, pages=pages)).to_be_visible()
            await self.look(screen, name)
        await master.press("bam-adapt")
        editor = master.page.get_by_role("textbox", name=master.say("bam-your-words"), exact=True)
        await self.look(master, "phone-editing")
        await editor.fill(SENTENCES[self.language].replace("BAM!", "…"))
        await master.press("bam-read-so")
        await expect(editor).to_be_hidden()
        for screen, name in ((player, "phone-edited"), (table, "table-edited")):
            await expect(screen.words("bam-in-their-words", name=master.name)).to_be_visible()
            await self.look(screen, name)
        for page in range(2, pages + 1):
            await master.press("bam-lay-open-next")
            await master.words("bam-page", page=page, pages=pages).wait_for()

    async def verdicts(self) -> None:
        """The player is best, somebody else is worst, and the winner keeps a card."""
        master, player, table = self.master, self.player, self.table
        laid = await self.master.entries()
        best = laid.index("\n".join(player.laid))
        await master.show(best)
        await expect(player.words("bam-this-is-yours")).to_be_visible()
        await self.look(master, "phone-judging-master")
        await self.look(player, "phone-judging")
        await self.look(table, "table-judging")
        await master.press("bam-name-best")
        await self.look(master, "phone-sure")
        await master.press("bam-yes-best")
        await master.words("bam-now-the-worst").wait_for()
        await self.look(master, "phone-worst-master")
        await expect(player.words("bam-judges-worst", name=master.name)).to_be_visible()
        await self.look(player, "phone-worst")
        await self.look(table, "table-worst")
        await master.name_worst(1 if best == 0 else 0)
        if len(player.laid) == 2:
            assert await player.asked() == "keep"
            await self.look(player, "phone-keeping")
            await expect(master.words("bam-keeps", name=player.name)).to_be_visible()
            await self.look(master, "phone-keeping-other")
            await expect(table.words("bam-keeps", name=player.name)).to_be_visible()
            await self.look(table, "table-keeping")
            await player.keep()
        assert await player.asked() == "turn"
        for screen, name in ((player, "phone-round-won"), (master, "phone-round-ended"), (table, "table-round-ended")):
            await self.look(screen, name)

    async def ending(self, others: Company) -> None:
        """Bots play to the end; everybody comes back for it, and somebody is sent away."""
        master, player, table = self.master, self.player, self.table
        for phone in (master, player):
            await phone.open_menu()
            await phone.press("menu-leave")
            await expect(phone.words("you-got-up")).to_be_visible()
        await self.look(master, "phone-got-up")
        await others.leave()
        # So many moves so fast are for the table alone to draw.
        for screen in (master, player, self.watcher):
            await screen.page.goto("about:blank")
        await expect(table.heading("bam-highlights")).to_be_visible(timeout=2 * PATIENCE)
        await self.look(table, "table-finished")
        for phone in (master, player):
            await phone.page.goto(f"/t/{table.code}")
            await phone.press("come-back")
            assert await phone.asked() == "nothing more"
        await self.look(player, "phone-finished")
        await self.look(master, "phone-finished-host")
        await master.open_menu()
        await master.press("menu-fairness")
        await self.look(master, "phone-fairness")
        await master.close_sheet()
        await master.page.goto(f"/t/{table.code}?table")
        await master.page.set_viewport_size(LAPTOP)
        await self.look(master, "table-beside-phone")
        await master.open_menu()
        await master.button_for("menu-kick-short", player.name).click()
        await expect(player.heading("farewell-title")).to_be_visible()
        await self.look(player, "phone-sent-away")

"""A table's own cards on a phone that is host: written, changed, thrown away, pasted, saved, brought along, played."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.async_api import Browser, FilePayload, Locator, expect

from tests.e2e.browser import PHONE, Devices
from tests.e2e.decks import COMMAND
from tests.e2e.evening import Phone
from tests.e2e.running import RunningServer
from tests.e2e.words import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

SENTENCES = {
    "de": ("BAM! wohnt im Keller.", "Der Nachbar mag BAM!.", "Der Nachbar hasst BAM!."),
    "en": ("BAM! lives in the cellar.", "My neighbour loves BAM!.", "My neighbour hates BAM!."),
    "pl": ("BAM! mieszka w piwnicy.", "Sąsiad uwielbia BAM!.", "Sąsiad nie znosi BAM!."),
}
MOST_GREY, MOST_RED = 21, 12
TERMS = [f"ciocia numer {number}" for number in range(1, MOST_GREY + 2)]
LONG = "ż" * 61
LAPTOP = {"viewport": {"width": 1280, "height": 720}}
OTHERS = 9
"""As few grey cards of the deck's own that one of ten on every hand must be the table's."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("decks")
    for language in LANGUAGES:
        lines = [f'id = "small-{language}"', 'game = "bam"', f'language = "{language}"', "version = 1"]
        lines += ['title = "Small"', 'licence = "MIT"', "red = ["]
        lines += [f'{{ id = "r{number}", level = "mild", text = "{number} BAM!" }},' for number in range(9)]
        lines += ["]", "grey = ["]
        lines += [f'{{ id = "g{number}", level = "mild", text = "{number}" }},' for number in range(OTHERS)]
        (folder / f"bam-{language}.toml").write_text("\n".join([*lines, "]"]), encoding="utf-8")
    data = tmp_path_factory.mktemp("own-cards") / "data"
    with RunningServer(data, "--bot-pace", "0.1", command=[*COMMAND, str(folder)]) as running:
        yield running


class Host(Phone):
    """A phone that has opened the table itself."""

    async def open(self, name: str = "") -> "Host":
        """Open a table, sit down unless at a big screen, which has no `name`, and open the settings."""
        await self.page.goto("/")
        await self.press("home-open")
        await self.page.wait_for_url("**/t/*")
        if name:
            await self.join(name)
        await self.press("lobby-settings")
        await expect(self.heading("own-cards")).to_be_visible()
        return self

    def pile(self, name: str) -> Locator:
        """A pile that people write for."""
        return self.page.get_by_role("region", name=self.say(f"pile-bam-{name}"), exact=True)

    def cards(self, pile: str) -> Locator:
        """The cards on it."""
        return self.pile(pile).locator("li:not(.hole)")

    def trouble(self, pile: str) -> Locator:
        """What came of many lines."""
        return self.pile(pile).locator(".trouble")

    async def write(self, pile: str, text: str) -> None:
        """Write into the field below a pile, and lay it there."""
        await self.pile(pile).get_by_role("textbox").fill(text)
        await self.pile(pile).get_by_role("button", name=self.say("own-cards-keep"), exact=True).click()

    async def load(self, file: FilePayload) -> None:
        """Choose a file."""
        await self.page.get_by_label(self.say("own-cards-load"), exact=True).set_input_files(file)

    def told(self, pile: str, key: str, **parameters: str | int) -> Locator:
        """What is said below a pile."""
        return self.pile(pile).get_by_text(self.say(key, **parameters), exact=True)


async def test_cards_of_ones_own_from_the_first_word_to_a_hand(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        host = await Host(await devices.new(PHONE, "pl"), "pl").open("Łucja")
        await write_and_change(host)
        await paste(host)
        saved = await save(host, tmp_path)
        await bring_along(host, saved)
        await host.close_sheet()
        for _ in range(2):
            await host.press("lobby-add-bot")
        await host.press("lobby-start")
        await host.play_until("choose")
        hand = await host.hand()
        assert len(hand) == 10
        assert set(hand) & set(TERMS[:MOST_GREY]), hand


async def write_and_change(host: Host) -> None:
    """Two sentences; one of them is no card at first, one is changed, thrown away and taken back."""
    first, second, changed = SENTENCES["pl"]
    await host.write("red", "bez luki")
    await expect(host.told("red", "bam-bad-card-gaps", gaps=0)).to_be_visible()
    field = host.pile("red").get_by_role("textbox")
    await expect(field).to_have_value("bez luki")
    await field.fill(first)
    await field.press("Enter")
    await field.press_sequentially("Ju")
    await expect(host.cards("red")).to_have_text([first])
    await expect(field).to_have_value("Ju")
    await host.write("red", first.upper().replace("MIESZKA", "mieszka"))
    await expect(host.told("red", "own-cards-here-already")).to_be_visible()
    await host.write("red", second)
    await expect(host.cards("red")).to_have_text([first, second])

    await host.press("own-cards-edit", card=second)
    await host.cards("red").get_by_role("textbox").fill(f"  {changed}  ")
    await host.press("own-cards-change")
    await expect(host.cards("red")).to_have_text([first, changed])
    await host.press("own-cards-remove", card=first)
    await expect(host.cards("red")).to_have_text([changed])
    await expect(host.button("own-cards-back", card=first)).to_be_focused()
    await host.press("own-cards-back", card=first)
    await expect(host.cards("red")).to_have_text([first, changed])
    await expect(host.button("own-cards-edit", card=first)).to_be_focused()


async def paste(host: Host) -> None:
    """More lines than there is room for, some of which cannot be cards."""
    lines = ["", f"\t{TERMS[0]} ", "", LONG, *TERMS, "BAM!", TERMS[3].upper()]
    field = host.pile("grey").get_by_role("textbox")
    await field.focus()
    await host.page.keyboard.insert_text("\n".join(lines))
    await host.pile("grey").get_by_role("button", name=host.say("own-cards-keep"), exact=True).click()
    await expect(host.cards("grey")).to_have_text(TERMS[:MOST_GREY])
    await expect(host.told("grey", "own-cards-again", count=2)).to_be_visible()
    await expect(host.told("grey", "own-cards-left-out", count=1)).to_be_visible()
    await expect(host.told("grey", "own-cards-look-again", count=2)).to_be_visible()
    await expect(host.told("grey", "bam-bad-card-long", most=60)).to_be_visible()
    await expect(host.told("grey", "bam-bad-card-term")).to_be_visible()
    await expect(host.told("grey", "own-cards-full")).to_be_visible()

    trouble = host.trouble("grey")
    await expect(trouble).to_be_focused()
    await expect(trouble).to_be_in_viewport(ratio=1)

    # What did not become a card is still there to be put right, once there is room.
    await host.press("own-cards-remove", card=TERMS[0])
    await expect(field).to_have_value("\n".join([LONG, TERMS[-1], "BAM!"]))
    await field.fill(TERMS[-1])
    await host.pile("grey").get_by_role("button", name=host.say("own-cards-keep"), exact=True).click()
    await expect(host.cards("grey")).to_have_text(TERMS[1:])


@pytest.mark.parametrize(("size", "name"), [(PHONE, "Jo"), (LAPTOP, "")], ids=["phone", "laptop"])
async def test_what_came_of_many_lines_and_of_a_card_thrown_away_is_seen_where_one_looks(
    browser: Browser, server: RunningServer, tmp_path: Path, size: Mapping[str, Any], name: str
) -> None:
    """The pile is long, so what stands below it would be far outside the screen."""
    async with Devices(browser, server.port, tmp_path) as devices:
        host = await Host(await devices.new(size, "de"), "de").open(name)
        terms = [f"Tante Nummer {number}" for number in range(MOST_GREY - 2)]
        field = host.pile("grey").get_by_role("textbox")
        keep = host.pile("grey").get_by_role("button", name=host.say("own-cards-keep"), exact=True)
        await field.focus()
        await host.page.keyboard.insert_text("\n".join([*terms, LONG]))
        await keep.click()
        await expect(host.cards("grey")).to_have_text(terms)
        wrong = host.told("grey", "own-cards-look-again", count=1)
        await expect(wrong).to_be_in_viewport(ratio=1)
        await expect(host.trouble("grey")).to_be_focused()

        await host.press("own-cards-edit", card=terms[4])
        await host.cards("grey").get_by_role("textbox").fill(" ")
        await host.press("own-cards-change")
        await expect(host.cards("grey")).to_have_text([*terms[:4], *terms[5:]])
        back = host.button("own-cards-back", card=terms[4])
        await expect(back).to_be_focused()
        await expect(back).to_be_in_viewport(ratio=1)
        await back.press("Enter")
        await expect(host.cards("grey")).to_have_text(terms)

        await field.fill("eins\nzwei")
        await keep.click()
        await expect(host.cards("grey")).to_have_count(MOST_GREY)
        await expect(host.told("grey", "own-cards-full")).to_be_focused()


async def test_a_card_in_a_script_that_runs_to_the_left_does_so(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        host = await Host(await devices.new(PHONE, "en"), "en").open("Jo")
        field = host.pile("grey").get_by_role("textbox")
        await field.fill("جمل غاضب")
        await expect(field).to_have_css("direction", "rtl")
        await field.press("Enter")
        await expect(host.cards("grey").get_by_text("جمل غاضب", exact=True)).to_have_css("direction", "rtl")
        await field.fill("an angry camel")
        await expect(field).to_have_css("direction", "ltr")


async def save(host: Host, folder: Path) -> Path:
    """A file that people can read."""
    async with host.page.expect_download() as download:
        await host.page.get_by_role("link", name=host.say("own-cards-save"), exact=True).click()
    found = await download.value
    assert found.suggested_filename == "spieleabend-bam.txt"
    await found.save_as(folder / found.suggested_filename)
    first, _, changed = SENTENCES["pl"]
    assert (folder / found.suggested_filename).read_text(encoding="utf-8").splitlines() == [
        *("Spieleabend: bam", ""),
        *(f"[red] {host.say('pile-bam-red')}", first, changed, ""),
        *(f"[grey] {host.say('pile-bam-grey')}", *TERMS[1:]),
    ]
    return folder / found.suggested_filename


async def bring_along(host: Host, saved: Path) -> None:
    """Throw everything away, and load the file after somebody has edited it."""
    await host.press("own-cards-clear")
    await expect(host.page.get_by_role("dialog").locator("li:not(.hole)")).to_have_count(0)
    edited = edit(saved)
    await host.load(edited)
    await expect(host.words("own-cards-added", count=MOST_GREY + 2)).to_be_visible()
    await expect(host.cards("grey")).to_have_text([*TERMS[1:-1], TERMS[0]])
    await expect(host.cards("red")).to_have_count(2)
    await host.load(edited)
    await expect(host.page.get_by_text(host.say("own-cards-again", count=MOST_GREY + 2), exact=True)).to_be_visible()
    await expect(host.cards("grey")).to_have_count(MOST_GREY)


def edit(saved: Path) -> FilePayload:
    """Another card in place of the last, by an editor that marks UTF-8 and ends its lines as it likes."""
    text = saved.read_text(encoding="utf-8").replace(TERMS[-1], TERMS[0])
    return file("\ufeff" + text.replace("\n", "\r\n"))


def file(content: str | bytes, name: str = "cards.txt") -> FilePayload:
    """A file that somebody chooses."""
    body = content.encode() if isinstance(content, str) else content
    return {"name": name, "mimeType": "text/plain", "buffer": body}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_wrong_file_is_told_kindly(
    browser: Browser, server: RunningServer, tmp_path: Path, language: str
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        host = await Host(await devices.new(PHONE, language), language).open("Jo")
        first, second, _ = SENTENCES[language]
        await host.write("red", first)
        await expect(host.cards("red")).to_have_text([first])

        await host.load(file(b"\x89PNG\r\n\x1a\n", "cards.png"))
        await expect(host.words("own-cards-file-no-text")).to_be_in_viewport(ratio=1)
        # It covers nothing that one would press next.
        await host.page.get_by_role("link", name=host.say("own-cards-save"), exact=True).click(trial=True)
        await host.page.get_by_text(host.say("own-cards-load"), exact=True).click(trial=True)
        await host.load(file(b"Spieleabend: bam\n" + b"x" * 256_000))
        await expect(host.words("own-cards-file-large")).to_be_visible()
        await host.load(file(f"{first}\n{second}\n"))
        await expect(host.words("own-cards-file-strange", id="bam")).to_be_visible()
        await host.load(file(f"Spieleabend: halma\n[red]\n{second}\n"))
        await expect(host.words("own-cards-file-other", game="halma")).to_be_visible()
        await host.load(file("Spieleabend: bam\n\n[red]\n[grey]\n"))
        await expect(host.words("own-cards-file-empty")).to_be_visible()
        await expect(host.cards("red")).to_have_text([first])
        await expect(host.cards("grey")).to_have_count(0)


async def test_the_good_lines_of_a_file_are_kept_and_the_others_named(
    browser: Browser, server: RunningServer, tmp_path: Path
) -> None:
    async with Devices(browser, server.port, tmp_path) as devices:
        host = await Host(await devices.new(PHONE, "de"), "de").open("Jo")
        reds = [f"{number} mag BAM!." for number in range(MOST_RED + 2)]
        lines = ["Spieleabend: bam", "verirrt", "[blau]", "ein Wal", "[red]", "ohne Loch", *reds, "[grey]", "BAM!"]
        await host.load(file("\n".join(lines)))
        await expect(host.cards("red")).to_have_text(reds[:MOST_RED])
        sheet = host.page.get_by_role("dialog")
        await expect(sheet.get_by_text(host.say("own-cards-left-out", count=2), exact=True)).to_be_visible()
        await expect(sheet.get_by_text(host.say("own-cards-look-again", count=4), exact=True)).to_be_visible()
        told = await sheet.get_by_role("term").all_inner_texts()
        assert [" ".join(one.split()) for one in told] == [
            f"{host.say('own-cards-line', line=number)} {lines[number - 1]}" for number in (2, 4, 6, len(lines))
        ]
        reasons = await sheet.get_by_role("definition").all_inner_texts()
        assert reasons == [
            host.say("own-cards-pile-missing"),
            host.say("own-cards-pile-unknown", pile="blau"),
            host.say("bam-bad-card-gaps", gaps=0),
            host.say("bam-bad-card-term"),
        ]

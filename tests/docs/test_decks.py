"""What docs/decks.md says of decks is so."""

import re
import shlex

import pytest

from spieleabend import cli
from spieleabend.decks.check import findings
from spieleabend.decks.load import languages, load, parse
from spieleabend.decks.typography import misprints
from spieleabend.games.bam import GAME
from spieleabend.games.bam.box import BOX
from tests.docs.blocks import blocks, text_of

COMMANDS = re.findall(r"^    spieleabend (decks [^#\n]+)", text_of("decks.md"), re.MULTILINE)


def test_the_deck_on_the_page_is_right_but_for_its_size() -> None:
    (written,) = blocks("decks.md", "toml")
    found = list(findings(GAME, parse(written, GAME)))
    assert {one.place for one in found} == set(BOX.piles)
    assert all("cards" in one.problem for one in found)


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_can_be_typed(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(shlex.split(command)) == cli.HOLDS
    assert capsys.readouterr().out


def test_it_names_the_numbers_of_the_box_of_bam() -> None:
    text = text_of("decks.md")
    red, grey = BOX.piles["red"], BOX.piles["grey"]
    assert len(COMMANDS) == 4
    for said in (
        f"{red.count} red, {grey.count} grey (BM-R1)",
        f"{red.longest} and {grey.longest} characters",
        f"{red.mild_least} red and {grey.mild_least} grey mild ones",
        f"at most {red.mild_most} and {grey.mild_most} mild",
        f"{red.adult_least} to {red.adult_most} and {grey.adult_least} to {grey.adult_most} for adults only",
    ):
        assert said in text


@pytest.mark.parametrize("language", languages(GAME))
def test_it_writes_the_quotes_that_are_checked(language: str) -> None:
    quoted = {"de": "„a“ ‚b‘", "en": "“a” ‘b’", "pl": "„a” «b»"}[language]
    assert list(misprints(quoted, language)) == []
    assert " and ".join(quoted.replace("a", "…").replace("b", "…").split()) in text_of("decks.md")


def test_the_cards_of_its_tables_are_all_there_are() -> None:
    """Read by a panel, read by one model and not read: together they are a whole deck."""
    rows = {
        name: [int(cell) for cell in cells.split("|")[:3]]
        for name, cells in re.findall(
            r"^\| ((?:cards that three|cards that only|cards that nobody)[^|]+)\|(.+)$",
            text_of("decks.md"),
            re.MULTILINE,
        )
    }
    assert len(rows) == 3
    for language, counted in zip(("de", "en", "pl"), zip(*rows.values(), strict=True), strict=True):
        assert sum(counted) == sum(len(cards) for cards in load(GAME, language).piles.values())

"""`spieleabend decks check` and `spieleabend decks show`."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from spieleabend import cli, cli_decks
from spieleabend.decks import load as loading
from spieleabend.decks.load import load
from spieleabend.games import all_games
from spieleabend.games.bam import GAME
from tests.play import high_card
from tests.test_cli import spieleabend


@pytest.fixture
def _broken_house(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The house has one game, with one deck that cannot be read."""
    (tmp_path / "en.toml").write_text("cards = [", encoding="utf-8")
    monkeypatch.setattr(loading, "game_folder", lambda _game, _name: tmp_path)
    games = {"broken": replace(high_card.GAME, id="broken")}
    monkeypatch.setattr(cli, "all_games", lambda: games)
    monkeypatch.setattr(cli_decks, "all_games", lambda: games)


def lines(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """What a command prints that holds."""
    assert cli.main(["decks", *arguments]) == cli.HOLDS
    said = capsys.readouterr()
    assert said.err == ""
    return said.out.splitlines()


def test_the_real_decks_of_every_game_are_right() -> None:
    ended = spieleabend("decks", "check")
    assert (ended.returncode, ended.stderr) == (0, b"")
    said = ended.stdout.decode().splitlines()
    assert (
        said[-1]
        == f"{sum(len(loading.languages(game)) for game in all_games().values() if game.piles)} decks, no findings"
    )
    assert [line.split()[:3] for line in said[1:3]] == [["bam", "de", "red"], ["bam", "de", "grey"]]


def test_one_game_or_language_is_checked_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert lines(capsys, "check", "bam", "--language", "pl")[-1] == "1 deck, no findings"
    assert lines(capsys, "check", "--language", "pl", "--language", "en")[-1].endswith("decks, no findings")
    said: dict[str, Any] = json.loads("\n".join(lines(capsys, "check", "bam", "--language", "en", "--json")))
    (deck,) = said["decks"]
    assert (said["findings"], deck["language"], deck["findings"]) == (0, "en", [])
    assert sum(deck["counts"]["grey"].values()) == 367
    assert deck["file"].endswith("en.toml")


@pytest.mark.usefixtures("_broken_house")
def test_a_finding_is_named_and_gives_exit_code_1(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main(["decks", "check"]) == cli.DOES_NOT_HOLD
    said = capsys.readouterr().out.splitlines()
    assert [line.partition("; ")[0] for line in said if line.startswith(str(tmp_path)) and "TOML" not in line] == [
        f"{tmp_path / 'de.toml'}: language: no deck in German",
        f"{tmp_path / 'pl.toml'}: language: no deck in Polish",
    ]
    assert said[1].startswith(f"{tmp_path / 'en.toml'}: file: no TOML")
    assert said[-1] == "1 deck, 3 findings"
    assert cli.main(["decks", "check", "--language", "pl"]) == cli.DOES_NOT_HOLD
    assert capsys.readouterr().out.splitlines()[-1] == "no decks, 1 finding"
    assert cli.main(["decks", "check", "broken", "--language", "en", "--json"]) == cli.DOES_NOT_HOLD
    (deck,) = json.loads(capsys.readouterr().out)["decks"]
    assert deck["findings"][0].keys() == {"place", "problem", "right", "file"}


def test_a_deck_is_shown_up_to_a_level_pile_by_pile(capsys: pytest.CaptureFixture[str]) -> None:
    deck = load(GAME, "pl").up_to("cheeky")
    cards = [card for pile in ("red", "grey") for card in deck.piles[pile]]
    shown = lines(capsys, "show", "bam", "--language", "pl", "--level", "cheeky")
    assert shown == [f"{card.id} [{card.level}] {card.text}" for card in cards]
    assert lines(capsys, "show", "bam", "--language", "pl", "--level", "cheeky", "--pile", "red") == [
        line for line in shown if line.startswith("r")
    ]


def test_rounds_are_dealt_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    dealt = lines(capsys, "show", "bam", "--deal", "50", "--seed", "4")
    assert [line.split()[1] for line in dealt if line.startswith("Round")] == [str(number) for number in range(1, 51)]
    assert lines(capsys, "show", "bam", "--deal", "50", "--seed", "4") == dealt
    assert lines(capsys, "show", "bam", "--deal", "50") != dealt
    mild = lines(capsys, "show", "bam", "--deal", "500", "--level", "mild")
    reds = load(GAME, "de").up_to("mild").piles["red"]
    assert sum(line.startswith("Round") for line in mild) == len(reds)
    assert {line.split()[1] for line in mild if line.startswith("   ") and "+" not in line} == {"[mild]"}


def test_a_terminal_gets_tables_and_bold_rounds(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli_decks, "Console", lambda: Console(force_terminal=True, width=150, color_system="standard"))
    shown = "\n".join(lines(capsys, "show", "bam", "--language", "en", "--pile", "grey"))
    assert "BAM! – the basic box: grey, 367" in shown
    assert "\x1b[33mcheeky\x1b[0m" in shown
    assert load(GAME, "en").piles["grey"][-1].text in shown
    dealt = lines(capsys, "show", "bam", "--deal", "1")
    assert dealt[0].startswith("\x1b[1mRound 1 ")
    assert len(dealt) in (6, 10)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["check", "chess"], "no game 'chess'; there is bam"),
        (["check", "bam", "--language", "fr"], "no deck in 'fr'; it has decks in de, en, pl"),
        (["check", "--language", "fr"], "no game has a deck in fr"),
        (["show", "chess"], "no game 'chess'"),
        (["show", "bam", "--language", "fr"], "no deck in 'fr'"),
        (["show", "bam", "--pile", "blue"], "bam has no pile 'blue'; it has red, grey"),
        (["show", "bam", "--pile", "red", "--deal", "3"], "either --deal or --pile"),
        (["show", "bam", "--deal", "0"], "--deal"),
        (["show", "bam", "--level", "hot"], "mild"),
        (["shwo"], "shwo"),
    ],
)
def test_a_wrong_command_says_what_would_be_right(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["decks", *arguments]) == cli.NOT_UNDERSTOOD
    said = capsys.readouterr()
    assert says in " ".join(said.err.replace("│", " ").split())
    assert said.out == ""


@pytest.mark.parametrize(
    ("changed", "says"),
    [({"piles": {}, "box": None}, "bam has no cards"), ({"box": None}, "bam has no rounds to read aloud")],
)
def test_what_a_game_does_not_have_cannot_be_shown(
    changed: dict[str, Any], says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(loading, "_loaded", {})
    monkeypatch.setattr(cli, "all_games", lambda: {"bam": replace(GAME, **changed)})
    assert cli.main(["decks", "show", "bam", "--deal", "2"]) == cli.NOT_UNDERSTOOD
    assert says in capsys.readouterr().err
    assert cli.main(["decks", "check", "bam"]) == (cli.DOES_NOT_HOLD if "piles" not in changed else cli.NOT_UNDERSTOOD)

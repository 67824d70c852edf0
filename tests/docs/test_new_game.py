"""The game on the page `docs/new-game.md` is a game of the house: found, worded, played, simulated, replayed."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

import spieleabend.games
from scripts.checks.messages import known, problems
from spieleabend import cli
from spieleabend.decks.load import languages, load
from spieleabend.games import all_games
from spieleabend.play.errors import IllegalMove
from spieleabend.play.game import AnyGame
from spieleabend.play.match import Match
from spieleabend.play.match_file import SeatLine, decode, encode, from_match
from spieleabend.play.moves import Counted, Move, TimeUp
from spieleabend.play.prepare import prepare
from spieleabend.play.randomness import Rng
from spieleabend.play.replay import replay
from spieleabend.play.seed import mix
from spieleabend.research.play_out import next_move
from tests.chaos.moments import FINISHED, LOBBY
from tests.chaos.scenario import AT_ONCE, play_all, scenarios
from tests.docs.blocks import write_files
from tests.games import playthrough, test_every_game
from tests.games.support import cases

HOUSE = Path(__file__).parents[2]
OF_EVERY_GAME = [name for name in vars(test_every_game) if name.startswith("test_")]
PACKAGE = "spieleabend.games.lone_number"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of the page."""
    root = tmp_path_factory.mktemp("page")
    assert f"src/{PACKAGE.replace('.', '/')}/__init__.py" in write_files("new-game.md", root)
    return root


@pytest.fixture
def game(page: Path) -> Iterator[AnyGame]:
    """The game of the page, while the house has one folder of games more."""
    before = list(spieleabend.games.__path__)
    spieleabend.games.__path__.append(str(page / "src/spieleabend/games"))
    all_games.cache_clear()
    yield all_games()["lone-number"]
    spieleabend.games.__path__[:] = before
    all_games.cache_clear()
    del sys.modules[PACKAGE]


def begun(game: AnyGame, key: bytes = bytes(32), **options: int) -> Match:
    return Match(game, prepare(game, load(game, "pl"), seats=3, options=options, level="mild"), Rng(key))


def test_the_house_finds_it_among_its_games(game: AnyGame) -> None:
    assert all_games()["lone-number"] is game
    assert list(all_games()) == sorted(all_games())
    assert languages(game) == ("de", "en", "pl")


def test_its_code_passes_the_checks_of_the_house(page: Path) -> None:
    settings = ["--config", str(HOUSE / "pyproject.toml"), "--config", "lint.isort.known-first-party=['spieleabend']"]
    command = [sys.executable, "-m", "ruff", "check", *settings, "--ignore", "INP", "."]
    checked = subprocess.run(command, cwd=page / "src", capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_its_words_are_there_in_every_language(page: Path) -> None:
    assert problems(page) == []


def test_its_screens_ask_for_words_and_files_that_there_are(page: Path) -> None:
    words = known(page / "src/spieleabend/games/lone_number/messages/en.ftl")
    folder = Path("web/src/games/lone-number")
    sources = [file.read_text(encoding="utf-8") for file in (page / folder).iterdir()]
    asked = {key for source in sources for key in re.findall(r'\btext\("([^"]+)"', source)}
    assert asked
    assert asked <= words.keys()
    for path in {path for source in sources for path in re.findall(r' from "(\.[^"]+)"', source)}:
        places = [root / folder / f"{path}{ending}" for root in (page, HOUSE) for ending in ("", ".ts")]
        assert path == "./types" or any(place.resolve().is_file() for place in places), path


@pytest.mark.parametrize("name", OF_EVERY_GAME)
def test_it_passes_the_tests_of_every_game(
    name: str, game: AnyGame, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(playthrough, "FOLDER", tmp_path)
    playthrough.file_of(game).write_text(playthrough.playthrough(game), encoding="utf-8")
    few, some, many = game.seats.least, game.seats.recommended, game.seats.most
    played = [case for case in cases() if case.game is game and case.seats in (few, some, many)]
    assert {case.seats for case in played} == {few, some, many}
    monkeypatch.setattr(test_every_game, "CASES", played)
    test = getattr(test_every_game, name)
    asked = signature(test).parameters
    if "case" in asked:
        for case in played:
            test(case)
    elif "language" in asked:
        for language in languages(game):
            test(game, language)
    else:
        test(game)


@pytest.mark.virtual_time
async def test_its_evenings_go_on_whatever_befalls_whom(game: AnyGame, caplog: pytest.LogCaptureFixture) -> None:
    """The chaos test finds its moments and roles; the first evenings bring most of them together."""
    evenings = scenarios(game.id)[:AT_ONCE]
    assert {evening.moment.name for evening in evenings} == {LOBBY, "number", FINISHED}
    assert {"answered", "last asked", "winner"} <= {evening.role for evening in evenings}
    await play_all(evenings, caplog)


def test_the_smallest_number_that_one_alone_says_wins(game: AnyGame) -> None:
    match = begun(game, rounds=2)
    for seat, number in enumerate((2, 5, 2)):
        match.play(seat, Counted("number", number))
    shown: Any = game.public(match.state)
    assert shown.last == (2, 5, 2)
    for seat in range(3):
        match.play(seat, Counted("number", 1))
    assert match.result is not None
    assert (match.result.points, match.result.winners) == ((0, 1, 0), (1,))


def test_who_is_late_takes_no_part_and_nothing_else_is_taken(game: AnyGame) -> None:
    match = begun(game, rounds=1, seconds=10)
    match.play(0, Counted("number", 9))
    for seat, move in ((0, Counted("number", 1)), (1, Counted("number", 10)), (None, TimeUp("say", 2))):
        with pytest.raises(IllegalMove):
            match.play(seat, move)
    match.play(None, TimeUp("say", 1))
    assert match.result is not None
    assert match.result.points == (1, 0, 0)


def test_its_matches_are_written_and_replayed(game: AnyGame) -> None:
    secret, nonces, chance = bytes(range(32)), ["a", "b", ""], Rng(bytes(32))
    match = begun(game, mix(secret, nonces))
    moves: list[tuple[int | None, Move]] = []
    while match.result is None:
        moves.append(next_move(match, "bots", chance))
        match.play(*moves[-1])
    seats = [SeatLine(name, bot=True) for name in "ABC"]
    file = from_match(match, moves, seats=seats, level="mild", secret=secret, nonces=nonces, build="0.1.0")
    assert file.versions.deck is None
    assert replay(decode(encode(file)), game, None).holds


@pytest.mark.usefixtures("game")
def test_it_is_simulated_like_any_other(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "lone-number", "--matches", "20", "--play", "random", "--option", "rounds=5", "--json"]
    assert cli.main(asked) == cli.HOLDS
    said = json.loads(capsys.readouterr().out)
    assert (said["players"], said["moves"]) == (5, 20 * 5 * 5)

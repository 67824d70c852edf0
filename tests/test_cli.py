import json
import os
import re
import signal
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from threading import Timer
from typing import Any
from urllib.request import urlopen

import pytest

from spieleabend import cli
from spieleabend.decks.errors import NoSuchDeck
from spieleabend.play.cards import Deck
from spieleabend.play.game import AnyGame
from spieleabend.server.options import ServerOptions
from tests.play.high_card import DECK, GAME

RUN = "import sys; from spieleabend.cli import main; sys.exit(main())"
SIMULATE = ["simulate", "high-card", "--language", "en", "--matches", "5"]

FILE = {
    "format": 1,
    "game": "high-card",
    "versions": {"spieleabend": "0.1.0", "rules": 3, "deck": {"id": "high-card-en", "version": 7}},
    "language": "en",
    "level": "mild",
    "options": {"rounds": 1},
    "seats": [{"name": "Zoë"}, {"name": "Łucja"}],
    "stacked": {"cards": ["c01", "c09", "c05", "c03"]},
    "moves": [
        {"seat": 0, "move": {"kind": "picked", "prompt": "lay", "options": ["c09"]}},
        {"seat": 1, "move": {"kind": "picked", "prompt": "lay", "options": ["c05"]}},
    ],
    "result": {"points": [1, 0], "winners": [0]},
}


@pytest.fixture
def _small_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house has one small game with one deck."""

    def load(game: AnyGame, language: str) -> Deck:
        if language != DECK.language:
            raise NoSuchDeck(game.id, language, (DECK.language,))
        return DECK

    monkeypatch.setattr(cli, "all_games", lambda: {"high-card": GAME})
    monkeypatch.setattr(cli, "load", load)


def spieleabend(*arguments: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the real command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-c", RUN, *arguments], capture_output=True, timeout=60, env={"PATH": "", **environment}
    )


def written(folder: Path, **changed: Any) -> str:
    """The path of a match file with some fields changed."""
    path = folder / "match.json"
    path.write_text(json.dumps({**FILE, **changed}), encoding="utf-8")
    return str(path)


@pytest.mark.usefixtures("_small_house")
def test_simulate_says_who_won_how_much(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(SIMULATE) == cli.HOLDS
    said = capsys.readouterr()
    lines = said.out.splitlines()
    assert lines[0] == "high-card: 5 matches, 30 moves, 6.0 moves a match"
    assert lines[1].split() == ["seat", "points", "least", "most", "wins"]
    assert [line.split()[0] for line in lines[2:5]] == ["0", "1", "2"]
    assert lines[5].startswith("digest ")
    assert "moves a second" in lines[6]
    assert said.err == ""


@pytest.mark.usefixtures("_small_house")
def test_simulate_as_json_is_the_same_again_apart_from_the_time(capsys: pytest.CaptureFixture[str]) -> None:
    both = []
    for _ in range(2):
        assert cli.main([*SIMULATE, "--json", "--seed", "3", "--play", "random", "--players", "4"]) == cli.HOLDS
        said = json.loads(capsys.readouterr().out)
        assert said.pop("seconds") >= 0
        assert said.pop("moves_per_second") > 0
        both.append(said)
    assert both[0] == both[1]
    assert (both[0]["game"], both[0]["seed"], both[0]["play"], both[0]["players"]) == ("high-card", 3, "random", 4)
    assert both[0]["deck"] == {"id": "high-card-en", "version": 7}
    assert len(both[0]["points"]) == len(both[0]["wins"]) == 4
    assert len(both[0]["digest"]) == 64


@pytest.mark.usefixtures("_small_house")
def test_simulate_says_by_how_much_bots_are_ahead_of_chance(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*SIMULATE, "--play", "mixed"]) == cli.HOLDS
    said = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"bots are [+-]\d+\.\d\d points a match ahead of random players \(95 %: ± \d+\.\d\d\)", said[5])
    assert re.fullmatch(r"of the bots \d+\.\d% win, of the random players \d+\.\d%", said[6])
    assert cli.main([*SIMULATE, "--play", "mixed", "--json"]) == cli.HOLDS
    lead = json.loads(capsys.readouterr().out)["lead"]
    assert f"bots are {lead['points']:+.2f} points" in said[5]
    assert f"± {lead['margin']:.2f}" in said[5]
    assert 0 <= lead["random_wins"] <= 1


@pytest.mark.usefixtures("_small_house")
def test_simulate_plays_with_the_options_it_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*SIMULATE, "--json", "--option", "rounds=4", "--option", "quiet=on"]) == cli.HOLDS
    said = json.loads(capsys.readouterr().out)
    assert said["options"] == {"rounds": 4, "quiet": True, "colour": "red"}
    assert said["moves"] == 5 * 4 * 3


@pytest.mark.usefixtures("_small_house")
@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "chess"], ["no game 'chess'", "there is high-card"]),
        (["simulate"], ["GAME"]),
        ([*SIMULATE, "--players", "6"], ["2 to 5 players, not 6"]),
        ([*SIMULATE, "--players", "many"], ["many", "--players"]),
        (["simulate", "high-card", "--matches", "0"], ['"0"', "--matches"]),
        ([*SIMULATE, "--workers", "0"], ['"0"', "--workers"]),
        ([*SIMULATE, "--play", "people"], ['"people"', "bots", "random"]),
        ([*SIMULATE, "--level", "hot"], ['"hot"', "mild", "cheeky", "adult"]),
        ([*SIMULATE, "--option", "rounds=99"], ["rounds takes 1 to 9 or off, not '99'"]),
        ([*SIMULATE, "--option", "cycles=2"], ["no option 'cycles'"]),
        (["simulate", "high-card", "--language", "fr"], ["no deck in 'fr'", "it has decks in en"]),
        (["symulate"], ["symulate"]),
        (["replay"], ["FILE"]),
        (["--colour"], ["--colour"]),
    ],
)
def test_a_wrong_command_names_the_value_and_what_would_be_right(
    arguments: list[str], says: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == cli.NOT_UNDERSTOOD
    said = capsys.readouterr()
    told = " ".join(said.err.replace("│", " ").split())
    assert [words for words in says if words not in told] == []
    assert said.out == ""


@pytest.mark.usefixtures("_small_house")
def test_replay_says_what_holds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", written(tmp_path)]) == cli.HOLDS
    assert capsys.readouterr().out.splitlines() == [
        "high-card: 2 seats, 2 of 2 moves played",
        "no secret was promised: every pile is stacked",
        "every move holds",
        "the result holds",
        "  0 Zoë: 1 (won)",
        "  1 Łucja: 0",
    ]


@pytest.mark.usefixtures("_small_house")
def test_replay_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", written(tmp_path), "--json"]) == cli.HOLDS
    assert json.loads(capsys.readouterr().out) == {
        "game": "high-card",
        "holds": True,
        "unknown": [],
        "moves": 2,
        "moves_played": 2,
        "illegal": None,
        "points": [1, 0],
        "winners": [0],
        "seed_hash_holds": None,
        "moves_hold": True,
        "result_holds": True,
        "public": {"points": [1, 0], "laid": [], "pile": 0},
    }


@pytest.mark.usefixtures("_small_house")
def test_replay_of_a_match_that_is_not_over_says_how_it_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, moves=[FILE["moves"][0]], result=None)  # type: ignore[index]
    assert cli.main(["replay", path]) == cli.HOLDS
    assert capsys.readouterr().out.splitlines()[3:] == [
        "no result yet, as the file says; the points so far",
        "  0 Zoë: 0",
        "  1 Łucja: 0",
    ]


@pytest.mark.usefixtures("_small_house")
def test_replay_of_a_file_that_does_not_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = [FILE["moves"][0]] * 2  # type: ignore[index]
    seed = {"hash": "0" * 64, "secret": "0" * 64, "nonces": ["", ""]}
    path = written(tmp_path, moves=moves, seed=seed)
    assert cli.main(["replay", path]) == cli.DOES_NOT_HOLD
    assert capsys.readouterr().out.splitlines() == [
        "high-card: 2 seats, 1 of 2 moves played",
        "the promised secret DOES NOT HOLD",
        "every move DOES NOT HOLD",
        "  $.moves[1] of seat 0 is illegal: illegal-nothing-asked()",
        "the result DOES NOT HOLD",
        "  0 Zoë: 0",
        "  1 Łucja: 0",
    ]
    assert cli.main(["replay", path, "--json"]) == cli.DOES_NOT_HOLD
    said = json.loads(capsys.readouterr().out)
    assert said["illegal"] == {"index": 1, "seat": 0, "key": "illegal-nothing-asked", "parameters": {}}


@pytest.mark.usefixtures("_small_house")
@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"versions": {"spieleabend": "9", "rules": 4, "deck": None}}, "played with rules 4, here is 3"),
        (
            {"versions": {"spieleabend": "9", "rules": 3, "deck": {"id": "numbers", "version": 1}}},
            "played with deck numbers 1, here is high-card-en 7",
        ),
        ({"language": "fr"}, "played with deck high-card-en 7, here is none"),
    ],
)
def test_replay_of_what_this_build_does_not_have(
    changed: dict[str, Any], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", written(tmp_path, **changed)]) == cli.NOT_UNDERSTOOD
    said = capsys.readouterr().out
    assert "this build cannot replay it" in said
    assert says in said
    assert "every move" not in said


@pytest.mark.usefixtures("_small_house")
@pytest.mark.parametrize(
    ("changed", "says"),
    [
        ({"game": "chess"}, "no game 'chess'; there is high-card"),
        ({"format": 9}, "$.format: this build reads format 1, the file says 9"),
        ({"moves": [{"seat": 0}]}, "$.moves[0]: Object missing required field `move`"),
        ({"options": {"rounds": 99}}, "cannot begin: bad-option-value(option='rounds', value='99')"),
    ],
)
def test_replay_of_what_is_no_match_file(
    changed: dict[str, Any], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", written(tmp_path, **changed)]) == cli.NOT_UNDERSTOOD
    said = capsys.readouterr()
    assert says in said.err
    assert said.out == ""


@pytest.mark.usefixtures("_small_house")
def test_replay_of_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = tmp_path / "no.json"
    assert cli.main(["replay", str(missing)]) == cli.NOT_UNDERSTOOD
    assert f"{missing}: No such file" in capsys.readouterr().err


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(*_arguments: object, **_named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "simulate", interrupt)
    assert cli.main(["simulate", "bam"]) == cli.INTERRUPTED
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "spieleabend: interrupted\n")


def test_the_real_command_says_its_version() -> None:
    ended = spieleabend("--version")
    assert (ended.returncode, ended.stdout.decode().strip()) == (0, version("spieleabend"))


def test_the_real_command_simulates_a_game_of_the_house_repeatably() -> None:
    asked = ("simulate", "bam", "--players", "5", "--matches", "4", "--seed", "1", "--play", "random", "--json")
    both = [spieleabend(*asked), spieleabend(*asked, "--workers", "2")]
    assert [ended.returncode for ended in both] == [0, 0]
    assert [ended.stderr for ended in both] == [b"", b""]
    said = [json.loads(ended.stdout) for ended in both]
    for one in said:
        del one["seconds"], one["moves_per_second"]
    assert said[0] == said[1]
    assert said[0]["matches"] == 4


def test_the_real_command_speaks_utf_8_where_the_console_does_not(tmp_path: Path) -> None:
    """A console or pipe of Windows may be in cp1252, which has no Ł."""
    ended = spieleabend("replay", written(tmp_path, game="Łódź"), PYTHONIOENCODING="cp1252", PYTHONUTF8="0")
    assert ended.returncode == cli.NOT_UNDERSTOOD
    assert "'Łódź'" in ended.stderr.decode()


def test_the_real_command_ends_quietly_where_nobody_reads_any_more() -> None:
    """As with `| head`."""
    reading, writing = os.pipe()
    os.close(reading)
    run = [sys.executable, "-c", RUN, "decks", "show", "bam"]
    ended = subprocess.run(run, stdout=writing, stderr=subprocess.PIPE, timeout=60, check=False)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (cli.READ_NO_FURTHER, b"")


def test_without_a_command_it_serves_with_the_operators_options(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    served: list[ServerOptions] = []

    def serve(options: ServerOptions) -> int:
        served.append(options)
        return 0

    monkeypatch.setattr("spieleabend.server.main.serve", serve)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert cli.main([]) == cli.HOLDS
    arguments = f"--host 127.0.0.1 --port 8123 --public-url https://play.example.org --data {tmp_path} --keep-days 3"
    arguments += " --no-qr --trust-proxy --allowed-origin https://a.example --allowed-origin https://b.example"
    assert cli.main([*arguments.split(), "--most-tables", "7", "--bot-pace", "0.5"]) == cli.HOLDS
    assert served == [
        ServerOptions(),
        ServerOptions(
            host="127.0.0.1",
            port=8123,
            public_url="https://play.example.org",
            data=tmp_path,
            keep_days=3,
            show_qr=False,
            trust_proxy=True,
            allowed_origins=("https://a.example", "https://b.example"),
            most_tables=7,
            bot_pace=0.5,
        ),
    ]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--port", "99999"], "0 to 65535, not 99999"),
        (["--keep-days", "0"], "not 0"),
        (["--bot-pace", "0"], "0.01 to 10 times"),
        (["--public-url", "play.example.org"], "'play.example.org'"),
        (["--allowed-origin", "everybody"], "'everybody'"),
    ],
)
def test_a_server_that_cannot_be_meant_like_this_is_not_started(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(arguments) == cli.NOT_UNDERSTOOD
    assert says in capsys.readouterr().err


def test_the_real_command_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    run = [sys.executable, "-c", RUN, "--host", "127.0.0.1", "--port", "0", "--no-qr", "--data", str(tmp_path)]
    with subprocess.Popen(run, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8") as server:
        given_up = Timer(60, server.kill)
        given_up.daemon = True
        given_up.start()
        assert server.stdout is not None
        address = next(line.strip() for line in server.stdout if line.strip().startswith("http://"))
        with urlopen(f"{address}/healthz") as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGINT)
        server.stdout.read()
        assert server.wait() == 0
        given_up.cancel()
    assert (tmp_path / "log.sqlite3").exists()

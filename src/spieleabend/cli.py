"""The command line: `spieleabend` serves; the other commands are for the curious and for who writes cards.

Exit codes: 0 all is well, 1 the server fell over, a match file does not hold or a deck is not as it should be, 2 the
command or a file cannot be understood, 130 interrupted, 141 nobody reads the output any more.
"""

import io
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
from cyclopts import App, CycloptsError, Parameter
from cyclopts.validators import Number
from rich.console import Console
from rich.progress import Progress

from spieleabend.decks.errors import DeckError, NoSuchDeck
from spieleabend.decks.load import load
from spieleabend.games import all_games
from spieleabend.play.cards import Deck, Level
from spieleabend.play.errors import BadSetup
from spieleabend.play.game import AnyGame, Setup
from spieleabend.play.match_file import MOST_BYTES, MatchFile, MatchFileError, decode
from spieleabend.play.prepare import prepare
from spieleabend.play.replay import replay
from spieleabend.play.typed_options import WrongOption, typed_option
from spieleabend.research.play_out import Players
from spieleabend.research.report import replay_json, replay_lines, simulation_json, simulation_lines
from spieleabend.research.simulate import simulate
from spieleabend.server.options import ServerOptions, WrongOptions, default_data_folder

HOLDS, DOES_NOT_HOLD, NOT_UNDERSTOOD, INTERRUPTED, READ_NO_FURTHER = 0, 1, 2, 130, 141

Switched = Annotated[bool, Parameter(negative="")]
Several = Annotated[tuple[str, ...], Parameter(negative="", show_default=False)]
AtLeastOne = Parameter(validator=Number(gte=1))

app = App(
    name="spieleabend",
    help="Card games for an evening with friends: phones are hands of cards, a laptop or TV is the table.",
    version=lambda: version("spieleabend"),
    help_format="plaintext",
    result_action="return_value",
    exit_on_error=False,
    suppress_keyboard_interrupt=False,
)
app.command("spieleabend.cli_decks:app", name="decks", help="Check and read the decks of cards.")
app.command("spieleabend.cli_words:app", name="words", help="Ask the word judge, or the referee.")


class WrongUsage(Exception):
    """What was asked for cannot be done, and why, in words for an operator."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command (that of the process, unless given) and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # Windows consoles and pipes may be narrower than the cards' languages.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        code = app(sys.argv[1:] if arguments is None else arguments) or HOLDS
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads, `head` perhaps, has read enough. What is still to be written goes nowhere, at the very end too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READ_NO_FURTHER
    except CycloptsError:
        return NOT_UNDERSTOOD  # Cyclopts has said what is wrong.
    except (WrongUsage, WrongOption, WrongOptions, DeckError, MatchFileError, BadSetup) as error:
        print(f"spieleabend: {error}", file=sys.stderr)
        return NOT_UNDERSTOOD
    except KeyboardInterrupt:
        print("spieleabend: interrupted", file=sys.stderr)
        return INTERRUPTED
    return code


@app.default
def serve_command(
    *,
    host: str = ServerOptions.host,
    port: int | None = None,
    public_url: str | None = None,
    data: Path | None = None,
    keep_days: int = ServerOptions.keep_days,
    qr: Annotated[bool, Parameter(name="--qr", negative="--no-qr")] = True,
    trust_proxy: Switched = False,
    allowed_origin: Several = (),
    most_tables: int = ServerOptions.most_tables,
    bot_pace: float = ServerOptions.bot_pace,
) -> int:
    """Serve the tables until Ctrl+C, and say where to join.

    Parameters
    ----------
    host
        The address to listen on; by default every network this machine is in.
    port
        The port to listen on; if left out, 8000 or the next free one.
    public_url
        Where players reach the server if not under this machine's own address, as in https://play.example.org.
    data
        The folder of the log of all tables; if left out, where this system keeps the data of applications.
    keep_days
        A table at which nothing has happened for so many days is forgotten.
    qr
        Whether to draw a QR code of the address into the terminal.
    trust_proxy
        Behind a reverse proxy of your own: believe its X-Forwarded-For and X-Forwarded-Proto.
    allowed_origin
        Another origin whose pages may speak to this server; may be given several times.
    most_tables
        So many tables are kept at most; no further one is made then.
    bot_pace
        How long bots think compared with people: 0.5 is twice as fast, 2 half as fast.
    """
    from spieleabend.server.main import serve  # The other commands start faster without it.

    return serve(
        ServerOptions(
            host=host,
            port=port,
            public_url=public_url,
            data=default_data_folder() if data is None else data,
            keep_days=keep_days,
            show_qr=qr,
            trust_proxy=trust_proxy,
            allowed_origins=allowed_origin,
            most_tables=most_tables,
            bot_pace=bot_pace,
        )
    )


@app.command(name="simulate")
def simulate_command(
    game: str,
    /,
    *,
    players: Annotated[int | None, AtLeastOne] = None,
    matches: Annotated[int, AtLeastOne] = 100,
    seed: int = 1,
    play: Players = "bots",
    language: str = "de",
    level: Level = "cheeky",
    option: Several = (),
    workers: Annotated[int, AtLeastOne] = 1,
    json: Switched = False,
) -> int:
    """Play many matches of a game without people and sum them up. The same seed gives the same matches.

    Parameters
    ----------
    game
        The id of the game, as in "spieleabend simulate bam".
    players
        How many play; as many as the game recommends if left out.
    matches
        How many matches.
    seed
        Any whole number.
    play
        Who plays: the game's bots, seats that answer at random, or both mixed to see how good the bots are.
    language
        The language of the deck.
    level
        The spiciest cards in the deck.
    option
        An option of the game as name=value; may be given several times.
    workers
        How many processes share the work.
    json
        Print JSON; all of it is the same for the same seed, except seconds and moves_per_second.
    """
    chosen = game_named(game)
    setup = _setup(chosen, load(chosen, language), players or chosen.seats.recommended, option, level)
    started = perf_counter()
    with _progress(matches) as progress:
        done = simulate(chosen, setup, matches=matches, seed=seed, players=play, workers=workers, progress=progress)
    seconds = perf_counter() - started
    about = {
        "game": chosen.id,
        "rules": chosen.rules_version,
        "deck": {"id": setup.deck.id, "version": setup.deck.version},
        "level": level,
        "options": dict(setup.options),
        "play": play,
        "seed": seed,
    }
    if json:
        print_json({**about, **simulation_json(done, seconds)})
    else:
        print_lines(simulation_lines(chosen, done, seconds))
    return HOLDS


@app.command(name="replay")
def replay_command(file: Path, /, *, json: Switched = False) -> int:
    """Play a match file again and say whether its shuffles, its moves and its result hold.

    Exit code 0 if all of it holds, 1 if not, 2 if the file cannot be read or this build cannot replay it.

    Parameters
    ----------
    file
        The match file.
    json
        Print JSON.
    """
    match_file = _read(file)
    game = game_named(match_file.game)
    replayed = replay(match_file, game, _deck(match_file, game))
    if json:
        print_json(replay_json(match_file, replayed))
    else:
        print_lines(replay_lines(match_file, replayed))
    if replayed.unknown:
        return NOT_UNDERSTOOD
    return HOLDS if replayed.holds else DOES_NOT_HOLD


def game_named(name: str) -> AnyGame:
    """The game with this id."""
    games = all_games()
    if name not in games:
        raise WrongUsage(f"there is no game {name!r}; there is {', '.join(games)}")
    return games[name]


def _setup(game: AnyGame, deck: Deck, seats: int, options: Sequence[str], level: Level) -> Setup:
    """What the simulated matches begin with."""
    if not game.seats.least <= seats <= game.seats.most:
        raise WrongUsage(f"{game.id} takes {game.seats.least} to {game.seats.most} players, not {seats}")
    chosen = dict(typed_option(game.options, text) for text in options)
    return prepare(game, deck, seats=seats, options=chosen, level=level)


def _read(path: Path) -> MatchFile:
    """A match file from the disk."""
    try:
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise WrongUsage(f"{path}: {error.strerror or error}") from error
    try:
        return decode(text)
    except MatchFileError as error:
        raise WrongUsage(f"{path}: {error}") from error


def _deck(file: MatchFile, game: AnyGame) -> Deck | None:
    """The deck of this build in the file's language, None where there is none or the file needs none."""
    if file.versions.deck is None:
        return None
    try:
        return load(game, file.language)
    except NoSuchDeck:
        return None


@contextmanager
def _progress(matches: int) -> Iterator[Callable[[int], None] | None]:
    """A bar on a terminal's stderr; nothing where nobody watches."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("matches", total=matches)
        yield lambda done: bar.update(task, completed=done)


def print_json(value: dict[str, Any]) -> None:
    """One JSON object, a line a field."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def print_lines(lines: Iterable[str]) -> None:
    """Lines of text."""
    for line in lines:
        print(line)

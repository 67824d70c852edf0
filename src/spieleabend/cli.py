"""The command line: `spieleabend simulate` and `spieleabend replay`, for operators, scripts and the curious.

Exit codes: 0 all is well, 1 a match file does not hold, 2 the command or a file cannot be understood,
130 interrupted.
"""

import io
import sys
from collections.abc import Callable, Iterator, Sequence
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
from spieleabend.play.replay import Replay, replay
from spieleabend.play.typed_options import WrongOption, typed_option
from spieleabend.research.play_out import Players
from spieleabend.research.simulate import Simulation, simulate

HOLDS, DOES_NOT_HOLD, NOT_UNDERSTOOD, INTERRUPTED = 0, 1, 2, 130

Json = Annotated[bool, Parameter(name="--json", negative="")]
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


class WrongUsage(Exception):
    """What was asked for cannot be done, and why, in words for an operator."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command (that of the process, unless given) and return its exit code."""
    for stream in (sys.stdout, sys.stderr):
        # Windows consoles and pipes may be narrower than the cards' languages.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        return app(sys.argv[1:] if arguments is None else arguments) or HOLDS
    except CycloptsError:
        return NOT_UNDERSTOOD  # Cyclopts has said what is wrong.
    except (WrongUsage, WrongOption, DeckError, MatchFileError, BadSetup) as error:
        print(f"spieleabend: {error}", file=sys.stderr)
        return NOT_UNDERSTOOD
    except KeyboardInterrupt:
        print("spieleabend: interrupted", file=sys.stderr)
        return INTERRUPTED


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
    option: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    workers: Annotated[int, AtLeastOne] = 1,
    json: Json = False,
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
        Who plays: the game's bots, or seats that answer at random.
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
    chosen = _game(game)
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
        speed = {"seconds": round(seconds, 3), "moves_per_second": round(done.moves / seconds)}
        _print_json({**about, **_simulation_json(done), **speed})
    else:
        _print_simulation(chosen, done, seconds)
    return HOLDS


@app.command(name="replay")
def replay_command(file: Path, /, *, json: Json = False) -> int:
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
    game = _game(match_file.game)
    replayed = replay(match_file, game, _deck(match_file, game))
    if json:
        _print_json({"game": game.id, "holds": replayed.holds, **msgspec.to_builtins(replayed)})
    else:
        _print_replay(match_file, replayed)
    if replayed.unknown:
        return NOT_UNDERSTOOD
    return HOLDS if replayed.holds else DOES_NOT_HOLD


def _game(name: str) -> AnyGame:
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


def _print_json(value: dict[str, Any]) -> None:
    """One JSON object, a line a field."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def _simulation_json(done: Simulation) -> dict[str, Any]:
    """A simulation as scripts read it."""
    return {
        "players": len(done.seats),
        "matches": done.matches,
        "moves": done.moves,
        "moves_a_match": round(done.moves_a_match, 2),
        "points": [{"mean": round(seat.mean, 4), "min": seat.least, "max": seat.most} for seat in done.seats],
        "wins": [seat.wins for seat in done.seats],
        "digest": done.digest,
    }


def _print_simulation(game: AnyGame, done: Simulation, seconds: float) -> None:
    """A simulation as people read it."""
    print(f"{game.id}: {done.matches} matches, {done.moves} moves, {done.moves_a_match:.1f} moves a match")
    print("seat   points  least   most   wins")
    for number, seat in enumerate(done.seats):
        print(f"{number:>4} {seat.mean:>8.2f} {seat.least:>6} {seat.most:>6} {seat.wins:>6}")
    print(f"digest {done.digest}")
    print(f"{seconds:.2f} seconds, {done.moves / seconds:.0f} moves a second")


def _print_replay(file: MatchFile, replayed: Replay) -> None:
    """What a replay found, as people read it."""
    print(f"{file.game}: {len(file.seats)} seats, {replayed.moves_played} of {replayed.moves} moves played")
    for unknown in replayed.unknown:
        print(f"this build cannot replay it: played with {unknown.what} {unknown.named}, here is {unknown.here}")
    print(f"the promised secret {_verdict(replayed.seed_hash_holds)}")
    if replayed.unknown:
        return
    print(f"every move {_verdict(replayed.moves_hold)}")
    if replayed.illegal is not None:
        told = ", ".join(f"{name}={value!r}" for name, value in replayed.illegal.parameters.items())
        who = "from outside" if replayed.illegal.seat is None else f"of seat {replayed.illegal.seat}"
        print(f"  $.moves[{replayed.illegal.index}] {who} is illegal: {replayed.illegal.key}({told})")
    print(f"the result {_verdict(replayed.result_holds)}")
    if replayed.points is not None and replayed.winners is not None:
        for seat, points in enumerate(replayed.points):
            won = " (won)" if seat in replayed.winners else ""
            print(f"  {seat} {file.seats[seat].name}: {points}{won}")


def _verdict(holds: bool) -> str:
    """One claim of a file, judged."""
    return "holds" if holds else "DOES NOT HOLD"

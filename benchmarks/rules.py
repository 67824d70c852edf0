"""What a move of BAM! costs by its rules, beside the same game written out in one function without any interface.

    python benchmarks/rules.py            a table for people
    python benchmarks/rules.py --json     the same for machines

One match of five seats and thirty rounds is played at random to have its moves. Then these moves are played again and
again, by turns the floor (`bam_floor.py`, which says what it does), the rules, and whatever else is measured; dealing
is left out everywhere. Of every figure the best of all repetitions counts, since a busy machine only ever adds; and
only what was measured in the same run compares. Takes about ten seconds.

| figure | what it is |
| --- | --- |
| `floor_us` | microseconds a move of the floor |
| `rules_us` | the same of the game's `play` |
| `views_us` | of `play` and all six views, encoded after every move |
| `match_us` | of `Match.play`: the rules, everybody's prompts and their numbers, and the clocks |
| `rules_ratio`, `views_ratio` | these to the floor; at most 4 and 10 are wanted |
| `dealing_moves` | how many moves take as long as dealing the match; below 100 is wanted |
| `late_ratio` | a move with its views late in a match of fifty rounds to one early in it |
| `memory_bytes_a_move` | how much the match has grown by a move, then |
"""

import argparse
import gc
import json
import sys
import tracemalloc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import cast

from bam_floor import play_floor
from msgspec.structs import replace

from spieleabend.decks.load import load
from spieleabend.games import all_games
from spieleabend.games.bam.views import PublicView
from spieleabend.play.game import AnyGame, Result, Setup
from spieleabend.play.match import Match
from spieleabend.play.moves import Picked, SeatMove
from spieleabend.play.prepare import prepare
from spieleabend.play.prompts import waited_for
from spieleabend.play.randomness import Rng
from spieleabend.tables.encodings import Encodings

KEY = bytes(32)
REPETITIONS = 200
Figures = dict[str, float]


@dataclass(frozen=True)
class Script:
    """A whole match: how it begins, every move of it, and how it ends."""

    game: AnyGame
    setup: Setup
    moves: Sequence[tuple[int, SeatMove]]
    result: Result

    def begin(self) -> Match:
        """The match before its first move."""
        return Match(self.game, self.setup, Rng(KEY))


def main() -> None:
    parser = argparse.ArgumentParser(description="The rules of BAM! beside a floor written out by hand.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--repetitions", type=int, default=REPETITIONS, help=f"of every figure ({REPETITIONS})")
    arguments = parser.parse_args()
    figures = measure(arguments.repetitions)
    if arguments.json:
        print(json.dumps({"python": sys.version.split()[0], **figures}))
        return
    for name, figure in figures.items():
        print(f"{name:22} {figure:g}")


def measure(repetitions: int) -> Figures:
    """All figures."""
    script, long = write_script(seats=5, cycles=6), write_script(seats=10, cycles=5)
    gc.collect()
    gc.disable()  # nothing here makes cycles, and a collection in one of them would be chance
    parts: dict[str, Callable[[Script], float]] = {
        "floor_us": time_floor,
        "rules_us": time_rules,
        "views_us": time_views,
        "match_us": time_match,
        "dealing_us": time_dealing,
    }
    best = dict.fromkeys(parts, float("inf"))
    for _ in range(repetitions):
        for name, part in parts.items():
            best[name] = min(best[name], part(script) * 1e6)
    figures = {name: round(us, 3) for name, us in best.items()}
    figures["rules_ratio"] = round(best["rules_us"] / best["floor_us"], 2)
    figures["views_ratio"] = round(best["views_us"] / best["floor_us"], 2)
    figures["dealing_moves"] = round(best["dealing_us"] / best["rules_us"], 1)
    figures["late_ratio"] = round(late_ratio(long, max(1, repetitions // 4)), 2)
    gc.enable()
    figures["memory_bytes_a_move"] = round(memory_a_move(long), 1)
    figures["moves"] = len(script.moves)
    return figures


def write_script(seats: int, cycles: int) -> Script:
    """Play a match of so many cycles at random, laying every entry open once, and keep all of it."""
    game = all_games()["bam"]
    setup = prepare(game, load(game, "en"), seats=seats, options={"first_master": "drawn"}, level="adult")
    # Six cycles of five are thirty rounds; the lobby offers no more than five.
    setup = replace(setup, options={**setup.options, "cycles": cycles})
    match, chance = Match(game, setup, Rng(KEY)), Rng(bytes([1]) * len(KEY))
    moves: list[tuple[int, SeatMove]] = []
    while (result := match.result) is None:
        seat, move = next_move(match, chance)
        match.play(seat, move)
        moves.append((seat, move))
    return Script(game, setup, moves, result)


def next_move(match: Match, chance: Rng) -> tuple[int, SeatMove]:
    """What somebody might do next."""
    seat = chance.choice([seat for seat, prompts in match.prompts.items() if waited_for(prompts)])
    prompt = next(prompt for prompt in match.prompts[seat] if not prompt.optional)
    if prompt.name == "show":
        seen = cast("PublicView", match.game.public(match.state))
        hidden = [entry.id for entry in seen.entries if not entry.shown]
        return seat, Picked("show", (chance.choice(hidden),))
    return seat, prompt.sample(chance)


def time_floor(script: Script) -> float:
    """Seconds a move of the floor."""
    seconds, result = play_floor(script.setup, KEY, script.moves)
    check(result, script)
    return seconds / len(script.moves)


def time_rules(script: Script) -> float:
    """Seconds a move of the game's `play`."""
    match = script.begin()
    play, state, rng = script.game.play, match.state, match.rng
    began = perf_counter()
    for seat, move in script.moves:
        play(state, seat, move, rng)
    seconds = perf_counter() - began
    check(match.result, script)
    return seconds / len(script.moves)


def time_views(script: Script) -> float:
    """Seconds a move of `play` and of what a table encodes then: the public view, and the private one of each seat."""
    match = script.begin()
    play, state, rng = script.game.play, match.state, match.rng
    show = shower(match)
    began = perf_counter()
    for seat, move in script.moves:
        play(state, seat, move, rng)
        show()
    seconds = perf_counter() - began
    check(match.result, script)
    return seconds / len(script.moves)


def shower(match: Match) -> Callable[[], None]:
    """What encodes all views of a match, the way a table does it."""
    public, private, state = match.game.public, match.game.private, match.state
    encoded = Encodings()

    def show() -> None:
        encoded.once(public(state))
        for seat in range(match.seats):
            encoded.of(seat, private(state, seat))

    return show


def time_match(script: Script) -> float:
    """Seconds a move of `Match.play`."""
    match = script.begin()
    play = match.play
    began = perf_counter()
    for seat, move in script.moves:
        play(seat, move)
    return (perf_counter() - began) / len(script.moves)


def time_dealing(script: Script) -> float:
    """Seconds that it takes to begin the match."""
    began = perf_counter()
    script.begin()
    return perf_counter() - began


def late_ratio(script: Script, repetitions: int) -> float:
    """How much longer a move and its views take in the last fifth of a match than in its second."""
    fifth = len(script.moves) // 5
    early = late = float("inf")
    for _ in range(repetitions):
        match = script.begin()
        show = shower(match)
        times: list[float] = []
        for seat, move in script.moves:
            began = perf_counter()
            match.play(seat, move)
            show()
            times.append(perf_counter() - began)
        early = min(early, sum(times[fifth : 2 * fifth]))
        # The last move shows the whole evening's best sentences, once.
        late = min(late, sum(times[-fifth - 1 : -1]))
    return late / early


def memory_a_move(script: Script) -> float:
    """Bytes that a match has grown by a move between its first fifth and its end."""
    fifth = len(script.moves) // 5
    match = script.begin()
    show = shower(match)
    moves = iter(script.moves)
    tracemalloc.start()
    for _, (seat, move) in zip(range(fifth), moves, strict=False):
        match.play(seat, move)
        show()
    before, _peak = tracemalloc.get_traced_memory()
    for seat, move in moves:
        match.play(seat, move)
        show()
    after, _peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / (len(script.moves) - fifth)


def check(result: Result | None, script: Script) -> None:
    """Raise AssertionError unless a match has ended as it should."""
    if result != script.result:
        raise AssertionError(f"the match ended as {result}, not as {script.result}")


if __name__ == "__main__":
    main()

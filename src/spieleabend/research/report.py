"""Simulations and replays as operators read them: lines of text, and JSON for scripts."""

from collections.abc import Iterator
from typing import Any

import msgspec

from spieleabend.play.game import AnyGame
from spieleabend.play.match_file import MatchFile
from spieleabend.play.replay import Replay
from spieleabend.research.simulate import Simulation


def simulation_lines(game: AnyGame, done: Simulation, seconds: float) -> Iterator[str]:
    """A table of the seats below the sums; `seconds` is how long it took."""
    yield f"{game.id}: {done.matches} matches, {done.moves} moves, {done.moves_a_match:.1f} moves a match"
    yield "seat   points  least   most   wins"
    for number, seat in enumerate(done.seats):
        yield f"{number:>4} {seat.mean:>8.2f} {seat.least:>6} {seat.most:>6} {seat.wins:>6}"
    if done.lead is not None:
        lead = done.lead
        yield f"bots are {lead.points:+.2f} points a match ahead of random players (95 %: ± {lead.margin:.2f})"
        yield f"of the bots {lead.bot_wins:.1%} win, of the random players {lead.random_wins:.1%}"
    yield f"digest {done.digest}"
    yield f"{seconds:.2f} seconds, {done.moves / seconds:.0f} moves a second"


def simulation_json(done: Simulation, seconds: float) -> dict[str, Any]:
    """The same for scripts; `seconds` and `moves_per_second` stand last, all else is repeatable."""
    return {
        "players": len(done.seats),
        "matches": done.matches,
        "moves": done.moves,
        "moves_a_match": round(done.moves_a_match, 2),
        "points": [{"mean": round(seat.mean, 4), "min": seat.least, "max": seat.most} for seat in done.seats],
        "wins": [seat.wins for seat in done.seats],
        **({} if done.lead is None else {"lead": msgspec.to_builtins(done.lead)}),
        "digest": done.digest,
        "seconds": round(seconds, 3),
        "moves_per_second": round(done.moves / seconds),
    }


def replay_lines(file: MatchFile, replayed: Replay) -> Iterator[str]:
    """What a replay found, one claim a line, and the points."""
    yield f"{file.game}: {len(file.seats)} seats, {replayed.moves_played} of {replayed.moves} moves played"
    for unknown in replayed.unknown:
        yield f"this build cannot replay it: played with {unknown.what} {unknown.named}, here is {unknown.here}"
    if replayed.seed_hash_holds is None:
        yield "no secret was promised: every pile is stacked"
    else:
        yield f"the promised secret {_verdict(replayed.seed_hash_holds)}"
    if replayed.unknown:
        return
    yield f"every move {_verdict(replayed.moves_hold)}"
    if replayed.illegal is not None:
        told = ", ".join(f"{name}={value!r}" for name, value in replayed.illegal.parameters.items())
        who = "from outside" if replayed.illegal.seat is None else f"of seat {replayed.illegal.seat}"
        yield f"  $.moves[{replayed.illegal.index}] {who} is illegal: {replayed.illegal.key}({told})"
    if replayed.winners is None and replayed.result_holds:
        yield "no result yet, as the file says; the points so far"
    else:
        yield f"the result {_verdict(replayed.result_holds)}"
    for seat, points in enumerate(replayed.points or ()):
        yield f"  {seat} {file.seats[seat].name}: {points}{' (won)' if seat in (replayed.winners or ()) else ''}"


def replay_json(file: MatchFile, replayed: Replay) -> dict[str, Any]:
    """The same for scripts: every field of the replay, and whether all of it `holds`."""
    return {"game": file.game, "holds": replayed.holds, **msgspec.to_builtins(replayed)}


def _verdict(holds: bool) -> str:
    """One claim of a file, judged."""
    return "holds" if holds else "DOES NOT HOLD"

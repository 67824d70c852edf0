"""Moves that are legal, or nearly: what a game's `play` is held to its prompts and waits with."""

from spieleabend.play.match import Match
from spieleabend.play.moves import (
    Confirmed,
    Counted,
    HostAction,
    Join,
    Move,
    Picked,
    Pressed,
    SeatMove,
    Shouts,
    TimeUp,
    Verdict,
    Wrote,
)
from spieleabend.play.randomness import Rng
from tests.games.support import outside_moves

MOST_SEATS = 4
"""The answers of so many seats at a time are tried: a game for twelve asks all of them much the same."""


def near_misses(match: Match, rng: Rng) -> list[SeatMove]:
    """Answers to every prompt of every seat, or of some by chance where many are asked, and what is nearly one."""
    seats = rng.sample(sorted(match.prompts), min(len(match.prompts), MOST_SEATS))
    answers = [prompt.sample(rng) for seat in seats for prompt in match.prompts[seat]]
    return [*answers, *(other for answer in answers for other in mutations(answer))]


def mutations(answer: SeatMove) -> list[SeatMove]:
    """What is nearly this answer; the prompts say whether it is one."""
    match answer:
        case Picked(prompt, options):
            return [
                Picked(f"{prompt}x", options),
                Picked(prompt, ()),
                Picked(prompt, options[::-1]),
                Picked(prompt, options[:-1]),
                Picked(prompt, (*options, *options)),
                Picked(prompt, (*options, "nonsense")),
                Picked(prompt, ("nonsense",)),
                Confirmed(prompt),
            ]
        case Wrote(prompt, text):
            return [Wrote(f"{prompt}x", text), *(Wrote(prompt, odd) for odd in ("", " ", f"{text}\n", text * 500))]
        case Counted(prompt, value):
            return [Counted(prompt, value + more) for more in (-(10**6), -1, 1, 10**6)]
        case Confirmed(prompt):
            return [Confirmed(f"{prompt}x"), Picked(prompt, ()), Pressed(prompt, "nonsense"), Counted(prompt, 0)]
        case Pressed(prompt, _):
            return [Pressed(prompt, "nonsense"), Confirmed(prompt)]


def from_outside(match: Match, rng: Rng) -> list[Move]:
    """Moves from outside, those that are awaited and others."""
    moves = outside_moves(match, rng)
    moves += [TimeUp(clock.name, clock.turn + by) for clock in match.waits.clocks for by in (-1, 1)]
    moves += [TimeUp("nonsense", 1), HostAction("nonsense"), Verdict("nonsense", "yes"), Shouts((), 0), Join()]
    return moves

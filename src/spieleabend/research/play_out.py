"""Playing one match out to its end: seats choose at random or as the game's bot does."""

from typing import Literal

from msgspec import Struct

from spieleabend.play.game import Result, Sight
from spieleabend.play.match import Match
from spieleabend.play.moves import Move, SeatMove, TimeUp
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import Waits

Players = Literal["bots", "random"]

MOST_MOVES = 100_000
"""A match that is not over after so many moves will never be."""


class MatchStuck(RuntimeError):
    """A match that nobody can bring to its end: a fault of the game's, not of whoever plays it."""


class Ended(Struct, frozen=True):
    """How a match ended and after how many moves."""

    result: Result
    moves: int


def play_out(match: Match, players: Players, rng: Rng) -> Ended:
    """Play `match` to its end and say how it ended; the players' choices come from `rng`. Raises MatchStuck.

    One of the seats that are asked moves, each equally likely. Where nobody is asked anything, the clock that
    would be the first to run out does so.
    """
    while (result := match.result) is None:
        if match.moves >= MOST_MOVES:
            raise MatchStuck(f"{match.game.id}: no end after {MOST_MOVES} moves")
        seat, move = next_move(match, players, rng)
        match.play(seat, move)
    return Ended(result, match.moves)


def next_move(match: Match, players: Players, rng: Rng) -> tuple[int | None, Move]:
    """Who moves next and how, in a match that is not over. Raises MatchStuck where nothing can move it."""
    asked = sorted(match.prompts)
    if not asked:
        return None, time_up(match.game.id, match.waits)
    seat = rng.choice(asked)
    return seat, bot_move(match, seat, rng) if players == "bots" else random_move(match, seat, rng)


def bot_move(match: Match, seat: int, rng: Rng) -> SeatMove:
    """What the game's own bot answers for `seat`, knowing no more than the seat does."""
    sight: Sight = match.sight(seat)
    return match.game.bot(sight, rng)


def random_move(match: Match, seat: int, rng: Rng) -> SeatMove:
    """Any answer to any of the seat's prompts."""
    return rng.choice(match.prompts[seat]).sample(rng)


def time_up(game: str, waits: Waits) -> TimeUp:
    """Let the shortest of the clocks run out. Raises MatchStuck where none is running."""
    if not waits.clocks:
        raise MatchStuck(f"{game}: nobody is asked anything and no clock is running: {waits}")
    first = min(waits.clocks, key=lambda clock: (clock.milliseconds, clock.name))
    return TimeUp(first.name, first.turn)

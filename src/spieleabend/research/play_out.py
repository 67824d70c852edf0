"""Playing one match out to its end: seats choose at random or as the game's bot does, or some so and some so."""

from typing import Literal

from msgspec import Struct

from spieleabend.play.contest import Contest, as_shouts
from spieleabend.play.game import Result
from spieleabend.play.match import Match
from spieleabend.play.moves import Move, Pressed, SeatMove, Shout, Shouts, TimeUp
from spieleabend.play.prompts import Press, waited_for
from spieleabend.play.randomness import Rng

Players = Literal["bots", "random", "mixed"]
"""Who plays: the game's bots, seats that answer at random, or one beside the other."""

MOST_MOVES = 100_000
"""A match that is not over after so many moves will never be."""


MOVES_TO_A_WHIM = 8
"""One in so many random moves may come from a seat for which the match does not wait."""


class MatchStuck(RuntimeError):
    """A match that nobody can bring to its end: a fault of the game's, not of whoever plays it."""


class Ended(Struct, frozen=True):
    """How a match ended and after how many moves."""

    result: Result
    moves: int


def is_bot(players: Players, seat: int, number: int) -> bool:
    """Whether the game's bot plays `seat` in match `number`; in mixed matches every other seat, then the others.

    >>> [is_bot("mixed", seat, 0) for seat in range(3)], [is_bot("mixed", seat, 1) for seat in range(3)]
    ([True, False, True], [False, True, False])
    """
    return players == "bots" or (players == "mixed" and (seat + number) % 2 == 0)


def play_out(match: Match, players: Players, rng: Rng, number: int = 0) -> Ended:
    """Play `match` to its end and say how it ended; the players' choices come from `rng`. Raises MatchStuck.

    One of the seats for which the match waits moves, each equally likely. Where it waits for none, the clock
    that would be the first to run out does so. Random players now and then also answer what is optional. In a contest
    all press at once, and the one who is quickest comes first. `number` says who they are in mixed matches.
    """
    while (result := match.result) is None:
        if match.moves >= MOST_MOVES:
            raise MatchStuck(f"{match.game.id}: no end after {MOST_MOVES} moves")
        seat, move = next_move(match, players, rng, number)
        match.play(seat, move)
    return Ended(result, match.moves)


def next_move(match: Match, players: Players, rng: Rng, number: int = 0) -> tuple[int | None, Move]:
    """Who moves next and how, in a match that is not over. Raises MatchStuck where nothing can move it."""
    if match.waits.shouts and match.game.contest is not None:
        return None, all_press(match, match.game.contest(match.state), players, rng, number)
    whims = players != "bots" and rng.below(MOVES_TO_A_WHIM) == 0
    seats = sorted(
        seat
        for seat, prompts in match.prompts.items()
        if waited_for(prompts) or (whims and not is_bot(players, seat, number))
    )
    if not seats:
        return None, time_up(match)
    seat = rng.choice(seats)
    return seat, bot_move(match, seat, rng) if is_bot(players, seat, number) else random_move(match, seat, rng)


def bot_move(match: Match, seat: int, rng: Rng) -> SeatMove:
    """What the game's own bot answers for `seat`, knowing no more than the seat does."""
    answer: SeatMove = match.game.bot(match.sight(seat), rng)
    return answer


def random_move(match: Match, seat: int, rng: Rng) -> SeatMove:
    """Any answer to any of the seat's prompts."""
    return rng.choice(match.prompts[seat]).sample(rng)


def all_press(match: Match, contest: Contest, players: Players, rng: Rng, number: int = 0) -> Shouts:
    """What all seats shout that are asked to press, in the order that counts, as a table would measure it.

    Random players press anything, but are as quick as bots are; without a reaction of the game's all are by chance.
    """
    shouts = []
    for seat, prompts in sorted(match.prompts.items()):
        if any(isinstance(prompt, Press) for prompt in prompts):
            answer = bot_move if is_bot(players, seat, number) else random_press
            move = answer(match, seat, rng)
            if isinstance(move, Pressed):
                shouts.append(Shout(seat, move.option, microseconds(match, seat, contest, rng)))
    in_time = [shout for shout in shouts if shout.microseconds <= contest.milliseconds * 1000]
    return as_shouts(in_time, contest.right, contest.window)


def random_press(match: Match, seat: int, rng: Rng) -> SeatMove:
    """Anything that the seat may press."""
    return next(prompt for prompt in match.prompts[seat] if isinstance(prompt, Press)).sample(rng)


def microseconds(match: Match, seat: int, contest: Contest, rng: Rng) -> int:
    """After how long a seat presses."""
    reaction = match.game.reaction
    return rng.below(contest.milliseconds * 1000) if reaction is None else reaction(match.sight(seat), rng)


def time_up(match: Match) -> TimeUp:
    """Let the shortest of the clocks run out. Raises MatchStuck where none is running."""
    if not match.waits.clocks:
        waits = match.waits
        raise MatchStuck(f"{match.game.id}: after {match.moves} moves it waits for no seat and no clock, but {waits}")
    first = min(match.waits.clocks, key=lambda clock: (clock.milliseconds, clock.name))
    return TimeUp(first.name, first.turn)

"""A tiny game for tests of tables: every seat says a number, the highest gets a point. Needs no deck.

It has a secret, a clock, late guests and the host's button, and it can be told to fall over.
"""

from dataclasses import replace

from msgspec import Struct

from spieleabend.play.errors import IllegalMove
from spieleabend.play.game import Game, Result, Seats, Setup, Sight
from spieleabend.play.moves import Counted, Happening, HostAction, Join, Move, SeatMove, TimeUp
from spieleabend.play.options import Choice, Range
from spieleabend.play.prompts import Number, Prompts
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import NOTHING, Clock, Waits

MOST = 9


class State(Struct):
    points: list[int]
    said: dict[int, int]
    lucky: int
    round: int
    rounds: int
    seconds: int
    stopped: bool = False


class Said(Happening, frozen=True, tag="said"):
    seat: int


class RoundOver(Happening, frozen=True, tag="round-over"):
    numbers: tuple[int, ...]


class Public(Struct, frozen=True):
    round: int
    points: tuple[int, ...]
    said: tuple[int, ...]


class Private(Struct, frozen=True):
    said: int | None


def start(setup: Setup, rng: Rng) -> State:
    GAME.seats.check(setup.seats)
    options = setup.options
    lucky = rng.between(1, MOST)
    return State([0] * setup.seats, {}, lucky, 1, int(options["rounds"]), int(options["seconds"]))


def over(state: State) -> bool:
    return state.stopped or state.round > state.rounds


def prompts(state: State) -> Prompts:
    if over(state):
        return {}
    silent = (seat for seat in range(len(state.points)) if seat not in state.said)
    return {seat: (Number("number", 1, MOST),) for seat in silent}


def waits(state: State) -> Waits:
    if over(state):
        return NOTHING
    clocks = (Clock("say", state.round, state.seconds * 1000),) if state.seconds else ()
    return Waits(clocks=clocks, host_actions=("stop",), joins=len(state.points) < GAME.seats.most)


def play(state: State, seat: int | None, move: Move, rng: Rng) -> list[Happening]:
    if over(state):
        raise IllegalMove("illegal-nothing-asked")
    match move:
        case Counted("number", value) if seat is not None and seat not in state.said and 1 <= value <= MOST:
            state.said[seat] = value
            return [Said(seat), *close(state, rng, early=False)]
        case TimeUp("say", turn) if turn == state.round and state.seconds:
            return close(state, rng, early=True)
        case HostAction("stop"):
            state.stopped = True
            return []
        case Join() if len(state.points) < GAME.seats.most:
            state.points.append(0)
            return []
        case _:
            raise IllegalMove("illegal-not-awaited")


def close(state: State, rng: Rng, *, early: bool) -> list[Happening]:
    seats = range(len(state.points))
    if not early and len(state.said) < len(seats):
        return []
    numbers = tuple(state.said.get(seat, 0) for seat in seats)
    for seat in seats:
        state.points[seat] += numbers[seat] == max(numbers)
    state.said = {}
    state.lucky = rng.between(1, MOST)
    state.round += 1
    return [RoundOver(numbers)]


def public(state: State) -> Public:
    return Public(state.round, tuple(state.points), tuple(sorted(state.said)))


def private(state: State, seat: int) -> Private:
    return Private(state.said.get(seat))


def points(state: State) -> tuple[int, ...]:
    return tuple(state.points)


def result(state: State) -> Result | None:
    if not over(state):
        return None
    best = max(state.points)
    winners = tuple(seat for seat, points in enumerate(state.points) if points == best)
    return Result(tuple(state.points), winners)


def bot(sight: Sight, rng: Rng) -> SeatMove:
    return sight.prompts[0].sample(rng)


def redeal(state: State, viewer: int | None, rng: Rng) -> State:
    said = {seat: value if seat == viewer else rng.between(1, MOST) for seat, value in state.said.items()}
    return State(
        list(state.points), said, rng.between(1, MOST), state.round, state.rounds, state.seconds, state.stopped
    )


GAME: Game[State] = Game(
    id="counting",
    rules_version=1,
    seats=Seats(2, 4, 3),
    options=(
        Range("rounds", 1, 50, 3),
        Range("seconds", 5, 60, 0, off=True),
        Choice("mood", ("calm", "wild"), "calm"),
    ),
    piles={},
    writable={},
    public_type=Public,
    private_type=Private,
    happenings=(Said, RoundOver),
    start=start,
    prompts=prompts,
    waits=waits,
    play=play,
    public=public,
    private=private,
    points=points,
    result=result,
    bot=bot,
    redeal=redeal,
)


class Trouble(RuntimeError):
    """What no rule expects."""


def falls_over_at(number: int, *, times: int | None = None) -> Game[State]:
    """The same game with a fault: whoever says `number` makes it fall over, always or so many times."""
    left = times

    def faulty(state: State, seat: int | None, move: Move, rng: Rng) -> list[Happening]:
        nonlocal left
        if isinstance(move, Counted) and move.value == number and left != 0:
            left = None if left is None else left - 1
            state.points[0] += 100
            raise Trouble(number)
        return play(state, seat, move, rng)

    return replace(GAME, play=faulty)

"""A tiny game for tests of contests: a die falls, and whoever presses its face first has a point. It needs no deck.

After the shouts it falls again at once. Option `window` is in milliseconds, `patience` in seconds.
"""

from msgspec import Struct

from spieleabend.play.contest import Contest
from spieleabend.play.errors import IllegalMove
from spieleabend.play.game import Game, Result, Seats, Setup, Sight
from spieleabend.play.moves import Happening, HostAction, Move, Pressed, SeatMove, Shouts
from spieleabend.play.options import Range
from spieleabend.play.prompts import Press, Prompts, accepts
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import NOTHING, Waits, awaited

FACES = ("ant", "bee", "cat", "dog", "eel", "fox")
ASKED = (Press("shout", FACES),)
REACTION = 500_000
"""A bot presses after so many microseconds, and another tenth of a second a seat."""


class State(Struct):
    points: list[int]
    rounds: int
    window: int
    patience: int
    die: str
    round: int = 1
    last: Shouts = Shouts((), 0)
    nudges: int = 0


class Scored(Happening, frozen=True, tag="scored"):
    seats: tuple[int, ...]


class Public(Struct, frozen=True):
    round: int
    points: tuple[int, ...]
    last: Shouts
    nudges: int


class Private(Struct, frozen=True):
    pass


def start(setup: Setup, rng: Rng) -> State:
    GAME.seats.check(setup.seats)
    options = setup.options
    return State(
        [0] * setup.seats,
        int(options["rounds"]),
        int(options["window"]),
        int(options["patience"]),
        rng.choice(FACES),
    )


def is_over(state: State) -> bool:
    return state.round > state.rounds


def prompts(state: State) -> Prompts:
    return {} if is_over(state) else dict.fromkeys(range(len(state.points)), ASKED)


def waits(state: State) -> Waits:
    return NOTHING if is_over(state) else Waits(shouts=True, host_actions=("nudge",))


def play(state: State, seat: int | None, move: Move, rng: Rng) -> list[Happening]:
    if isinstance(move, HostAction) and awaited(waits(state), move):
        state.nudges += 1
        return []
    if isinstance(move, Pressed) and seat is not None and accepts(prompts(state).get(seat, ()), move):
        return []
    if not isinstance(move, Shouts) or not awaited(waits(state), move):
        raise IllegalMove("illegal-not-awaited")
    scored = tuple(shout.seat for shout in move.shouts[: move.standing] if shout.option == state.die)
    for winner in scored:
        state.points[winner] += 1
    state.last, state.die = move, rng.choice(FACES)
    state.round += 1
    return [Scored(scored)]


def public(state: State) -> Public:
    return Public(state.round, tuple(state.points), state.last, state.nudges)


def private(_state: State, _seat: int) -> Private:
    return Private()


def points(state: State) -> tuple[int, ...]:
    return tuple(state.points)


def result(state: State) -> Result | None:
    return Result(points(state), (0,)) if is_over(state) else None


def bot(sight: Sight, _rng: Rng) -> SeatMove:
    return Pressed("shout", str(sight.lore))


def contest(state: State) -> Contest:
    return Contest(shown=state.die, right=(state.die,), window=state.window * 1000, milliseconds=state.patience * 1000)


GAME: Game[State] = Game(
    id="pressing",
    rules_version=1,
    seats=Seats(1, 6, 4),
    options=(Range("rounds", 1, 100, 2), Range("window", 0, 500, 15), Range("patience", 1, 30, 5)),
    piles={},
    writable={},
    public_type=Public,
    private_type=Private,
    happenings=(Scored,),
    start=start,
    prompts=prompts,
    waits=waits,
    play=play,
    public=public,
    private=private,
    points=points,
    result=result,
    bot=bot,
    redeal=lambda state, viewer, rng: state,
    lore=lambda state: state.die,
    contest=contest,
    reaction=lambda sight, rng: REACTION + 100_000 * sight.seat,
)

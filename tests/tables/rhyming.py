"""A tiny game for tests of tables that has words compared: whoever writes the same word as another gets a point.

It waits for the verdict, for a while, and remembers words that were the same. It needs no deck.
"""

from msgspec import Struct

from spieleabend.play.comparing import Terms, from_answer
from spieleabend.play.errors import IllegalMove
from spieleabend.play.game import Game, Result, Seats, Setup, Sight
from spieleabend.play.moves import Happening, Move, SeatMove, TimeUp, Verdict, Wrote
from spieleabend.play.options import Range
from spieleabend.play.prompts import Prompts, Write, accepts
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import NOTHING, Clock, Waits, awaited

PATIENCE = 6_000
ASKED = (Write("word", 1, 20),)


class State(Struct):
    words: list[str]
    points: list[int]
    rounds: int
    known: tuple[str, ...]
    round: int = 1


class Judged(Happening, frozen=True, tag="judged"):
    in_time: bool


class Public(Struct, frozen=True):
    round: int
    points: tuple[int, ...]
    known: tuple[str, ...]


class Private(Struct, frozen=True):
    word: str


def start(setup: Setup, _rng: Rng) -> State:
    GAME.seats.check(setup.seats)
    return State([""] * setup.seats, [0] * setup.seats, int(setup.options["rounds"]), setup.memory)


def prompts(state: State) -> Prompts:
    if state.round > state.rounds:
        return {}
    return {seat: ASKED for seat, word in enumerate(state.words) if not word}


def waits(state: State) -> Waits:
    if state.round > state.rounds or not all(state.words):
        return NOTHING
    return Waits((Clock("judge", state.round, PATIENCE),), verdicts=(f"rhymes-{state.round}",))


def play(state: State, seat: int | None, move: Move, _rng: Rng) -> list[Happening]:
    if seat is None:
        return judged(state, move)
    if not isinstance(move, Wrote) or not accepts(prompts(state).get(seat, ()), move):
        raise IllegalMove("illegal-answer", prompt="word")
    state.words[seat] = move.text
    return []


def judged(state: State, move: Move) -> list[Happening]:
    if not awaited(waits(state), move):
        raise IllegalMove("illegal-not-awaited")
    if isinstance(move, Verdict):
        for pair in from_answer(move.answer, len(state.words)).same:
            state.known += (" = ".join([state.words[seat] for seat in pair]),)
            for seat in pair:
                state.points[seat] += 1
    state.words = [""] * len(state.words)
    state.round += 1
    return [Judged(not isinstance(move, TimeUp))]


def public(state: State) -> Public:
    return Public(state.round, tuple(state.points), state.known)


def private(state: State, seat: int) -> Private:
    return Private(state.words[seat])


def points(state: State) -> tuple[int, ...]:
    return tuple(state.points)


def result(state: State) -> Result | None:
    return Result(points(state), (0,)) if state.round > state.rounds else None


def bot(sight: Sight, rng: Rng) -> SeatMove:
    return sight.prompts[0].sample(rng)


def question(state: State, _name: str) -> Terms:
    return Terms(tuple(state.words))


GAME: Game[State] = Game(
    id="rhyming",
    rules_version=1,
    seats=Seats(2, 4, 3),
    options=(Range("rounds", 1, 9, 2),),
    piles={},
    writable={},
    public_type=Public,
    private_type=Private,
    happenings=(Judged,),
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
    question=question,
    dictionary=True,
    memory=lambda state: state.known,
)

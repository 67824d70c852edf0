"""A tiny game for tests of tables that has a referee: everybody describes a secret word without saying it.

Each may say five sentences, and the match is over when somebody is done. It waits for no referee, and needs no deck.
"""

from msgspec import Struct

from spieleabend.play.errors import IllegalMove
from spieleabend.play.game import Game, Result, Seats, Setup, Sight
from spieleabend.play.moves import Confirmed, Happening, Move, SeatMove, Verdict
from spieleabend.play.prompts import Confirm, Prompts, Write, check_answer
from spieleabend.play.questions import Question
from spieleabend.play.randomness import Rng
from spieleabend.play.refereeing import Mark, Saying, from_answer
from spieleabend.play.waits import NOTHING, Waits, awaited

ASKED = (Write("say", 1, 80, optional=True), Confirm("done"))
SECRETS = ("Mozart", "Beyoncé", "Kopernik", "Frida")
SENTENCES = 5


class Said(Struct):
    seat: int
    text: str
    mark: Mark = "unread"
    words: tuple[str, ...] = ()


class State(Struct):
    seats: int
    said: list[Said]
    over: bool = False


class Heard(Happening, frozen=True, tag="heard"):
    text: str
    mark: Mark


class Public(Struct, frozen=True):
    said: tuple[tuple[str, Mark, tuple[str, ...]], ...]


class Private(Struct, frozen=True):
    secret: str


def start(setup: Setup, _rng: Rng) -> State:
    GAME.seats.check(setup.seats)
    return State(setup.seats, [])


def prompts(state: State) -> Prompts:
    if state.over:
        return {}
    said = [one.seat for one in state.said]
    return {seat: ASKED if said.count(seat) < SENTENCES else ASKED[1:] for seat in range(state.seats)}


def waits(state: State) -> Waits:
    if state.over:
        return NOTHING
    return Waits(verdicts=tuple(f"said-{place}" for place, said in enumerate(state.said) if said.mark == "unread"))


def question(state: State, name: str) -> Question:
    said = state.said[int(name.removeprefix("said-"))]
    return Saying(said.text, (SECRETS[said.seat],))


def play(state: State, seat: int | None, move: Move, _rng: Rng) -> list[Happening]:
    if seat is None:
        if not isinstance(move, Verdict) or not awaited(waits(state), move):
            raise IllegalMove("illegal-not-awaited")
        said, remark = state.said[int(move.question.removeprefix("said-"))], from_answer(move.answer)
        said.mark, said.words = remark.mark, remark.words
        return [Heard(said.text, said.mark)]
    check_answer(prompts(state).get(seat), move)
    if isinstance(move, Confirmed):
        state.over = True
        return []
    said = Said(seat, getattr(move, "text", ""))
    state.said.append(said)
    return [Heard(said.text, said.mark)]


def public(state: State) -> Public:
    return Public(tuple((said.text, said.mark, said.words) for said in state.said))


def private(state: State, seat: int) -> Private:
    return Private(SECRETS[seat][:1])


def points(state: State) -> tuple[int, ...]:
    return (0,) * state.seats


def result(state: State) -> Result | None:
    return Result(points(state), (0,)) if state.over else None


def bot(sight: Sight, rng: Rng) -> SeatMove:
    return sight.prompts[0].sample(rng)


GAME: Game[State] = Game(
    id="telling",
    rules_version=1,
    seats=Seats(2, 4, 3),
    options=(),
    piles={},
    writable={},
    public_type=Public,
    private_type=Private,
    happenings=(Heard,),
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
)

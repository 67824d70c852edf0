"""The rules of Wir sind schwanger (`docs/rules/wir-sind-schwanger.md`): what each move changes."""

from collections.abc import Callable, Mapping

from spieleabend.games.wir_sind_schwanger.agreeing import (
    close_proposing,
    count,
    decide,
    elect,
    pass_on,
    propose,
    tick,
)
from spieleabend.games.wir_sind_schwanger.asking import ORDERS, prompts_of, waits
from spieleabend.games.wir_sind_schwanger.choosing import choose, close_choosing, take_back
from spieleabend.games.wir_sind_schwanger.leading import lead
from spieleabend.games.wir_sind_schwanger.naming import declare, order, place
from spieleabend.games.wir_sind_schwanger.state import State
from spieleabend.games.wir_sind_schwanger.views import TimeRanOut
from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Confirmed, Happening, Move, Picked, TimeUp, Wrote
from spieleabend.play.prompts import check_answer
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import awaited


def play(state: State, seat: int | None, move: Move, rng: Rng) -> list[Happening]:
    """Make a move and say what happened. Raises IllegalMove for what is not asked; nothing changes then."""
    if seat is None:
        if not awaited(waits(state), move) or not isinstance(move, TimeUp):
            raise IllegalMove("illegal-not-awaited")
        return [TimeRanOut(move.clock), *TIMES_UP[move.clock](state, rng)]
    check_answer(prompts_of(state, seat), move)
    match move:
        case Picked(prompt, options):
            return PICKS[prompt](state, seat, options)
        case Wrote(_, text):
            return propose(state, seat, text)
        case Confirmed("no-proposal"):
            return pass_on(state, seat)
        case _:
            return take_back(state, seat)


def _declare(state: State, _seat: int, options: tuple[str, ...]) -> list[Happening]:
    """A daughter or a son (WS-R10)."""
    return declare(state, "daughter" if options[0] == "daughter" else "son")


def _place(state: State, _seat: int, options: tuple[str, ...]) -> list[Happening]:
    """This name card stands (WS-D5)."""
    happened: list[Happening] = []
    place(state, next(card for card in state.drawn if state.cards.names[card].id == options[0]), happened)
    return happened


def _order(state: State, _seat: int, options: tuple[str, ...]) -> list[Happening]:
    """This name comes first (WS-R30)."""
    happened: list[Happening] = []
    order(state, ORDERS.index(options[0]), happened)
    return happened


def _tick(state: State, seat: int, options: tuple[str, ...]) -> list[Happening]:
    """This proposal it should be (WS-D11)."""
    return tick(state, seat, options[0])


def _decide(state: State, _seat: int, options: tuple[str, ...]) -> list[Happening]:
    """This one of the tied proposals it is (WS-D11)."""
    happened: list[Happening] = []
    decide(state, options[0], happened)
    return happened


def _choose(state: State, seat: int, options: tuple[str, ...]) -> list[Happening]:
    """These ratings are kept in hand (WS-R14)."""
    places = state.rating_places
    return choose(state, seat, [places[name] for name in options])


def _lead(state: State, seat: int, options: tuple[str, ...]) -> list[Happening]:
    """This rating is led (WS-R17)."""
    return lead(state, seat, state.rating_places[options[0]])


PICKS: Mapping[str, Callable[[State, int, tuple[str, ...]], list[Happening]]] = {
    "child": _declare,
    "upright": _place,
    "order": _order,
    "agree": _tick,
    "decide": _decide,
    "ratings": _choose,
    "lead": _lead,
}
"""What an answer to each Pick does: a seat picks these options."""


def _child_by_chance(state: State, rng: Rng) -> list[Happening]:
    """Nobody said what it will be."""
    return declare(state, rng.choice(("daughter", "son")))


def _first_stands(state: State, _rng: Rng) -> list[Happening]:
    """The card drawn first stands."""
    happened: list[Happening] = []
    place(state, state.drawn[0], happened)
    return happened


def _as_found(state: State, _rng: Rng) -> list[Happening]:
    """The name found first comes first."""
    happened: list[Happening] = []
    order(state, 0, happened)
    return happened


def _without_more_proposals(state: State, _rng: Rng) -> list[Happening]:
    """Vote on what is there."""
    happened: list[Happening] = []
    close_proposing(state, happened)
    return happened


def _by_the_ticks_given(state: State, _rng: Rng) -> list[Happening]:
    """Most of the ticks that were given are enough."""
    happened: list[Happening] = []
    elect(state, count(state), happened)
    return happened


def _decide_by_chance(state: State, rng: Rng) -> list[Happening]:
    """The tie is broken by chance."""
    happened: list[Happening] = []
    decide(state, rng.choice(state.tied), happened)
    return happened


def _lead_by_chance(state: State, rng: Rng) -> list[Happening]:
    """Any rating of the leader's is led."""
    if state.leader is None:
        raise ValueError("nobody leads")
    return lead(state, state.leader, rng.choice(state.seats[state.leader].hand))


TIMES_UP: Mapping[str, Callable[[State, Rng], list[Happening]]] = {
    "declare": _child_by_chance,
    "place": _first_stands,
    "order": _as_found,
    "propose": _without_more_proposals,
    "agree": _by_the_ticks_given,
    "decide": _decide_by_chance,
    "choose": close_choosing,
    "lead": _lead_by_chance,
}
"""How it goes on without whoever was late, by clock (WS-D17)."""

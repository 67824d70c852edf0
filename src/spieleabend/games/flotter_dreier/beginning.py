"""How a match of Flotter Dreier begins, and each of its rounds: the start player turns the top card of both decks."""

from typing import Any, cast

from spieleabend.games.flotter_dreier.cards import QualityCard, ThingCard
from spieleabend.games.flotter_dreier.grouping import LINES
from spieleabend.games.flotter_dreier.memory import recall
from spieleabend.games.flotter_dreier.state import SEATS, Cards, Pile, Seat, State, category, enter
from spieleabend.games.flotter_dreier.views import CategoryTurned, StarterNamed
from spieleabend.play.errors import BadSetup
from spieleabend.play.game import Setup
from spieleabend.play.moves import Happening
from spieleabend.play.randomness import Rng


def start(setup: Setup, rng: Rng) -> State:
    """Shuffle both decks separately (FD-R3) and draw a start player (FD-R5).

    Raises BadSetup for a number of seats that the game does not take, for a deck without a card in a pile, and for a
    memory that is none of this game's.
    """
    SEATS.check(setup.seats)
    options = cast("dict[str, Any]", setup.options)
    piles = setup.deck.piles
    for pile in ("quality", "thing"):
        if not piles[pile]:
            raise BadSetup("flotter-dreier-bad-deck", pile=pile)
    same, different = recall(setup.memory)
    return State(
        cards=Cards(
            cast("tuple[QualityCard, ...]", piles["quality"]),
            cast("tuple[ThingCard, ...]", piles["thing"]),
        ),
        rounds=options["rounds"],
        deciders=options["deciders"],
        strike=options["strike"],
        silent_count=options["silent_count"],
        write_seconds=options["write_seconds"],
        seats=[Seat([""] * LINES) for _ in range(setup.seats)],
        qualities=_pile(setup, "quality", rng),
        things=_pile(setup, "thing", rng),
        first=rng.below(setup.seats),
        same=same,
        different=different,
    )


def _pile(setup: Setup, name: str, rng: Rng) -> Pile:
    """A stack of all cards, or of those stacked by hand; the others count as turned already."""
    stack = setup.pile(name, rng)
    return Pile(stack, sorted({*range(len(setup.deck.piles[name]))}.difference(stack)))


def turn(state: State, rng: Rng) -> list[Happening]:
    """Turn the top card of each deck and hand out empty sheets (FD-R4, FD-R6)."""
    for seat in state.seats:
        seat.lines = [""] * LINES
        seat.ready = False
    state.groups = ()
    state.asks = ()
    state.reads = []
    state.struck = []
    state.shown = []
    state.decided = []
    state.drawn = (draw(state.qualities, rng), draw(state.things, rng))
    enter(state, "writing")
    turned = category(state)
    if turned is None:
        raise ValueError("no card was drawn")
    return [CategoryTurned(state.starter, turned)]


def draw(pile: Pile, rng: Rng) -> int:
    """The top card; where the stack is empty, what was turned is shuffled first (FD-D9)."""
    if not pile.stack:
        pile.stack, pile.turned = pile.turned, []
        rng.shuffle(pile.stack)
    return pile.stack.pop()


def next_round(state: State) -> list[Happening]:
    """Lay the cards away and make the clockwise neighbour start player (FD-R15)."""
    if state.drawn is not None:
        state.qualities.turned.append(state.drawn[0])
        state.things.turned.append(state.drawn[1])
        state.drawn = None
    state.round += 1
    enter(state, "turning")
    return [StarterNamed(state.starter, state.round)]

"""Finding a name: daughter or son, two name cards, an arrow, a surname."""

from spieleabend.games.wir_sind_schwanger.arrow import find
from spieleabend.games.wir_sind_schwanger.state import State, enter
from spieleabend.games.wir_sind_schwanger.views import (
    Child,
    ChildDeclared,
    FoundView,
    NameFound,
    NamesDrawn,
    NameSettled,
)
from spieleabend.play.moves import Happening


def declare(state: State, child: Child) -> list[Happening]:
    """Say what it will be, before a card is drawn (WS-R10); then draw, or let the others propose."""
    state.child = child
    state.leads = ()
    happened: list[Happening] = [ChildDeclared(state.giver, child)]
    if state.variant in ("others_choose", "free_choice"):
        for seat in state.seats:
            seat.answered = False
        enter(state, "proposing")
    else:
        draw(state, happened)
    return happened


def draw(state: State, happened: list[Happening]) -> None:
    """Draw two name cards (WS-R11); the giver sees both before choosing which one stands (WS-D5, WS-D12)."""
    state.drawn = (state.stack.pop(), state.stack.pop())
    happened.append(NamesDrawn(state.giver))
    if state.first_drawn_stands:
        place(state, state.drawn[0], happened)
    else:
        enter(state, "placing")


def place(state: State, upright: int, happened: list[Happening]) -> None:
    """Let one card stand and the other lie beside it (WS-R12), for a second name the other way round (WS-R29)."""
    first, second = state.drawn
    sideways = second if upright == first else first
    happened.append(_find(state, upright, sideways))
    if state.variant == "two_names":
        happened.append(_find(state, sideways, upright))
        enter(state, "ordering")
    else:
        settle(state, state.found[0].name, happened)


def _find(state: State, upright: int, sideways: int) -> NameFound:
    """Let the arrow of one card point at a name on the other (WS-R13)."""
    if state.child is None:
        raise ValueError("a name is sought for nobody")
    found: FoundView = find(state.cards.names[upright], state.cards.names[sideways], state.child)
    state.found = (*state.found, found)
    return NameFound(found)


def order(state: State, first: int, happened: list[Happening]) -> None:
    """Say which of the two found names comes first (WS-R30)."""
    names = [found.name for found in state.found]
    settle(state, f"{names[first]} {names[1 - first]}", happened)


def settle(state: State, first_name: str, happened: list[Happening]) -> None:
    """Give the child its name, the giver's surname last (WS-R13); all may choose their ratings then."""
    state.name = f"{first_name} {state.seats[state.giver].surname}"
    happened.append(NameSettled(state.name))
    enter(state, "choosing")

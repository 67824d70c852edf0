"""Laying the row: only on top, for good (KW-R13, KW-R14, KW-D5), and ending the turn early (KW-D9)."""

from spieleabend.games.kwando.glass import end_laying
from spieleabend.games.kwando.state import ROW, Laid, State
from spieleabend.games.kwando.views import CardLaid, DonePressed, DoneTakenBack, LaidView
from spieleabend.play.moves import Happening

ENOUGH_DONE = 2
"""So many of a team end the turn early (KW-D19)."""

_AT = "@"


def lay_options(state: State, seat: int) -> tuple[str, ...]:
    """How a seat may lay each of its cards: every option names the length of the row that it is laid on (KW-D17)."""
    length = len(state.row)
    return tuple([f"{state.cards[card].id}{_AT}{length}" for card in state.held(seat)])


def lay(state: State, seat: int, option: str) -> list[Happening]:
    """Lay a card on top of the row; when all six lie the turn is over."""
    name = option.partition(_AT)[0]
    held = state.held(seat)
    card = next(card for card in held if state.cards[card].id == name)
    held.remove(card)
    state.row.append(Laid(card, seat))
    state.done = []
    state.signals = [None] * len(state.points)
    happened: list[Happening] = [CardLaid(laid_view(state, state.row[-1]))]
    if len(state.row) == ROW:
        end_laying(state, "row-full", happened)
    return happened


def laid_view(state: State, laid: Laid) -> LaidView:
    """A card as it lies: its name is visible, its date is not."""
    known = state.cards[laid.card]
    return LaidView(known.id, known.name, laid.seat)


def press_done(state: State, seat: int) -> list[Happening]:
    """Want to lay no more; when two of the team do, the turn is over (KW-D9, KW-D19)."""
    state.done.append(seat)
    happened: list[Happening] = [DonePressed(seat)]
    if len(state.done) == ENOUGH_DONE:
        end_laying(state, "done", happened)
    return happened


def take_done_back(state: State, seat: int) -> list[Happening]:
    """Want to lay more after all."""
    state.done.remove(seat)
    return [DoneTakenBack(seat)]

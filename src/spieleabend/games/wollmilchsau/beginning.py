"""How a match of Wollmilchsau begins: two piles, one of them with the marker in it."""

from collections.abc import Sequence
from typing import Any, cast

from spieleabend.games.wollmilchsau.reacting import QUICKNESSES
from spieleabend.games.wollmilchsau.state import CARDS, SEATS, Pile, Seat, Settings, State
from spieleabend.play.game import Setup
from spieleabend.play.randomness import Rng


def start(setup: Setup, rng: Rng) -> State:
    """Shuffle, make two piles (WM-R2, WM-R3), and draw lots for the die (WM-D11).

    Raises BadSetup for a number of seats that the game does not take.
    """
    SEATS.check(setup.seats)
    options = cast("dict[str, Any]", setup.options)
    cards = list(range(CARDS))
    rng.shuffle(cards)
    return State(
        settings=Settings(options["shouting"], options["window"], options["seconds"], options["barred_shown"]),
        piles=two_piles(cards),
        roller=rng.below(setup.seats),
        seats=[new_seat(rng) for _ in range(setup.seats)],
    )


def two_piles(cards: Sequence[int]) -> list[Pile]:
    """Halves of the cards, face up (WM-R2). The left one's top card goes face down into its middle (WM-R3, WM-D1).

    >>> [(pile.cards, pile.marker) for pile in two_piles([1, 2, 3, 4, 5, 6])]
    [([1, 3, 2], 3), ([4, 5, 6], None)]
    """
    half = len(cards) // 2
    *left, marker = cards[:half]
    left.insert(len(left) // 2, marker)
    return [Pile("left", left, marker), Pile("right", list(cards[half:]))]


def new_seat(rng: Rng) -> Seat:
    """A seat without a card; chance says how quick a bot is there."""
    return Seat(rng.below(QUICKNESSES))

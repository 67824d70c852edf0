"""How a match of Wir sind schwanger begins: surnames, points, the stack, and who is pregnant first."""

from collections.abc import Sequence
from datetime import date
from typing import Any, cast

from spieleabend.games.wir_sind_schwanger.cards import NameCard, RatingCard
from spieleabend.games.wir_sind_schwanger.stack import KEPT_TO_NAME
from spieleabend.games.wir_sind_schwanger.state import RATINGS, SEATS, Cards, Seat, State
from spieleabend.games.wir_sind_schwanger.views import NameCardView, RatingView
from spieleabend.play.errors import BadSetup
from spieleabend.play.game import Setup
from spieleabend.play.randomness import Rng

STARTING_POINTS = {3: 5, 4: 2, 5: 2, 6: 1, 7: 1}
"""Name cards that everybody begins with, by the number of players (WS-R5)."""

TIMES_GIVER = {3: 3, 4: 2, 5: 1, 6: 1, 7: 1}
"""How often everybody is name-giver, by the number of players (WS-R27)."""


def start(setup: Setup, rng: Rng) -> State:
    """Deal starting points from the shuffled stack (WS-R5, WS-R6), seat 0 first, and lend surnames.

    Raises BadSetup for a number of seats that the game does not take and for a deck with too few cards.
    """
    SEATS.check(setup.seats)
    options = cast("dict[str, Any]", setup.options)
    cards = _lay_out(setup)
    stack = setup.pile("names", rng)
    dealt = STARTING_POINTS[setup.seats]
    _check("names", len(stack), setup.seats * dealt + KEPT_TO_NAME)
    told = [_told(setup, seat, "surname") for seat in range(setup.seats)]
    surnames = setup.pile("surnames", rng)
    _check("surnames", len(surnames), told.count(""))
    aside = tuple(range(len(cards.ratings)))
    seats = []
    for surname in told:
        lent = None if surname else surnames.pop()
        own = cards.surnames[lent] if lent is not None else surname
        seats.append(Seat(own, aside, lent, [stack.pop() for _ in range(dealt)]))
    birthdays = [_told(setup, seat, "birthday") for seat in range(setup.seats)]
    return State(
        cards=cards,
        variant=options["variant"],
        first_drawn_stands=options["first_drawn_stands"],
        round_end=options["round_end"],
        agreement=options["agreement"],
        choose_seconds=options["choose_seconds"],
        lead_seconds=options["lead_seconds"],
        seats=seats,
        stack=stack,
        surnames=surnames,
        first=rng.choice(next_birthdays(birthdays, setup.day)),
        rounds=setup.seats * TIMES_GIVER[setup.seats],
    )


def next_birthdays(birthdays: Sequence[str], day: date) -> list[int]:
    """The seats whose birthday ("MM-DD") comes next, one of today before all others (WS-R7, WS-D16).

    Who has told none is left out; where nobody has told any, it is every seat.

    >>> next_birthdays(["12-24", "", "03-01", "03-01"], date(2026, 12, 25))
    [2, 3]
    """
    today = f"{day:%m-%d}"
    ahead = {seat: (birthday < today, birthday) for seat, birthday in enumerate(birthdays) if birthday}
    if not ahead:
        return list(range(len(birthdays)))
    soonest = min(ahead.values())
    return [seat for seat, birthday in ahead.items() if birthday == soonest]


def _told(setup: Setup, seat: int, detail: str) -> str:
    """What a person told, "" where it was nothing."""
    return setup.details[seat].get(detail, "") if seat < len(setup.details) else ""


def _check(pile: str, has: int, needs: int) -> None:
    """Raise BadSetup where a pile has too few cards."""
    if has < needs:
        raise BadSetup("wir-sind-schwanger-bad-deck", pile=pile, has=has, needs=needs)


def _lay_out(setup: Setup) -> Cards:
    """The cards of a deck as viewers will see them. Raises BadSetup for fewer than 20 ratings (WS-R1)."""
    piles = setup.deck.piles
    names = cast("tuple[NameCard, ...]", piles["names"])
    ratings = cast("tuple[RatingCard, ...]", piles["ratings"])
    if setup.stacked and "ratings" in setup.stacked:
        by_id = {card.id: card for card in ratings}
        ratings = tuple(by_id[name] for name in setup.stacked["ratings"])
    _check("ratings", len(ratings), RATINGS)
    return Cards(
        tuple(
            [NameCardView(card.id, card.kind, card.key, card.text, card.arrow, card.girls, card.boys) for card in names]
        ),
        tuple([RatingView(card.id, card.text, card.suits) for card in ratings]),
        tuple([card.text for card in piles["surnames"]]),
    )

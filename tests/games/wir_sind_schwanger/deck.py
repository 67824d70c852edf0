"""What the tests of every game need to know of this one: made-up cards, where they are, what reveals something."""

from typing import get_args

from spieleabend.games.wir_sind_schwanger.cards import About, Kind, NameCard, RatingCard, Tone, Trait
from spieleabend.games.wir_sind_schwanger.state import State
from spieleabend.play.cards import Card, Deck
from spieleabend.play.match import Match
from spieleabend.play.moves import Move, Picked, Wrote

NAMES, RATINGS, SURNAMES = 130, 20, 40

KINDS: tuple[Kind, ...] = get_args(Kind)
TRAITS: tuple[Trait, ...] = get_args(Trait)


def name_card(number: int) -> NameCard:
    """A name card whose names say where they stand; of different lengths, so that none can hide in a view's size."""
    more = "a" * (number % 7)
    return NameCard(
        id=f"n{number}",
        text=f"Card {number}{more}",
        kind=KINDS[number % 3],
        key=f"K{number}",
        arrow=number % 10 + 1,
        girls=tuple(f"Girl{number}-{row}{more}" for row in range(1, 11)),
        boys=tuple(f"Boy{number}-{row}{more}" for row in range(1, 11)),
    )


def rating_card(number: int) -> RatingCard:
    """A rating of a different length than its neighbours."""
    return RatingCard(
        id=f"w{number}",
        text=f"Rating {number}{'!' * (number % 4)}",
        tone=get_args(Tone)[number % 3],
        about=get_args(About)[number % 7],
        suits=(TRAITS[number % 12], TRAITS[(number + 5) % 12]),
    )


DECK = Deck(
    id="wir-sind-schwanger-test",
    game="wir-sind-schwanger",
    language="en",
    version=1,
    title="Made up",
    piles={
        "names": tuple(name_card(number) for number in range(NAMES)),
        "ratings": tuple(rating_card(number) for number in range(1, RATINGS + 1)),
        "surnames": tuple(Card(id=f"s{number}", text=f"Surname{number}") for number in range(SURNAMES)),
    },
)


def everywhere(state: State) -> dict[str, list[int]]:
    """Every card of a match, wherever it is; of the ratings there is a set for each seat, and each must be whole."""
    names = [*state.stack, *state.drawn, *(card for seat in state.seats for card in seat.won)]
    surnames = [*state.surnames, *(seat.lent for seat in state.seats if seat.lent is not None)]
    sets = {tuple(sorted((*seat.hand, *seat.aside))) for seat in state.seats}
    (ratings,) = sets
    return {"names": sorted(names), "ratings": list(ratings), "surnames": sorted(surnames)}


def reveals(match: Match, seat: int | None, move: Move) -> bool:
    """Whether anybody can see after the move what was hidden from it before."""
    state: State = match.state
    match move:
        case Picked("ratings" | "upright" | "order" | "decide"):
            return False
        case Picked("child"):
            return state.variant != "free_choice"
        case Picked("agree"):
            waiting = [here for number, here in enumerate(state.seats) if number != state.giver and not here.ticked]
            return len(waiting) == 1
        case Wrote():
            # Who ticked the proposal that is changed is asked again, and everybody sees who is.
            return state.phase == "agreeing" and any(proposal.seat == seat for proposal in state.proposals)
        case _:
            return getattr(move, "prompt", "") != "take-back"

"""Choosing five ratings for the name (WS-R14 to WS-R16)."""

from collections.abc import Sequence

from spieleabend.games.wir_sind_schwanger.state import HAND, State, enter
from spieleabend.games.wir_sind_schwanger.views import AllChosen, RatingsChosen, RatingsTakenBack
from spieleabend.play.moves import Happening
from spieleabend.play.randomness import Rng


def choose(state: State, number: int, ratings: Sequence[int]) -> list[Happening]:
    """Keep these ratings in hand and lay the others aside (WS-R15); when all have five, play begins (WS-R16)."""
    hold(state, number, ratings)
    happened: list[Happening] = [RatingsChosen(number)]
    if all(seat.hand for seat in state.seats):
        begin_play(state, happened)
    return happened


def hold(state: State, number: int, ratings: Sequence[int]) -> None:
    """Take these ratings in hand, all others aside."""
    seat = state.seats[number]
    seat.hand = tuple(ratings)
    seat.aside = tuple([rating for rating in range(len(state.cards.ratings)) if rating not in seat.hand])


def take_back(state: State, number: int) -> list[Happening]:
    """Choose again."""
    hold(state, number, ())
    return [RatingsTakenBack(number)]


def close_choosing(state: State, rng: Rng) -> list[Happening]:
    """Deal five ratings by chance to everybody who is late (WS-D17)."""
    happened: list[Happening] = []
    for number, seat in enumerate(state.seats):
        if not seat.hand:
            hold(state, number, rng.sample(range(len(state.cards.ratings)), HAND))
            happened.append(RatingsChosen(number))
    begin_play(state, happened)
    return happened


def begin_play(state: State, happened: list[Happening]) -> None:
    """Let the name-giver lead first (WS-R17)."""
    state.leader = state.giver
    enter(state, "leading")
    happened.append(AllChosen())

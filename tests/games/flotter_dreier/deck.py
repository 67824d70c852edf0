"""What the tests of every game need to know of this one: made-up cards, where they are, what reveals something."""

from spieleabend.games.flotter_dreier.cards import Answer, QualityCard, ThingCard
from spieleabend.games.flotter_dreier.state import State
from spieleabend.play.cards import Deck
from spieleabend.play.comparing import Compared, as_answer
from spieleabend.play.match import Match
from spieleabend.play.moves import Move, Picked, TimeUp, Verdict, Wrote

QUALITIES, THINGS = 8, 6
"""So few that long matches shuffle what was turned, and not both decks at once."""


def thing(number: int) -> ThingCard:
    """A thing with fewer typical answers than a sheet has lines now and then; of different lengths."""
    answers = tuple(Answer(f"answer {number}-{place}", 9 - place, ("soft",) if place % 2 else ()) for place in range(6))
    return ThingCard(id=f"t{number}", text=f"things {number}{'!' * (number % 4)}", answers=answers[: 2 + number])


DECK = Deck(
    id="flotter-dreier-test",
    game="flotter-dreier",
    language="en",
    version=1,
    title="Made up",
    piles={
        "quality": tuple(
            QualityCard(
                id=f"q{number}", text=f"quality{number}{'!' * (number % 3)}", tags=("soft",) if number % 2 else ()
            )
            for number in range(QUALITIES)
        ),
        "thing": tuple(thing(number) for number in range(THINGS)),
    },
)

VERDICTS = (
    as_answer(Compared()),
    as_answer(Compared(same=((0, 3),), ask=((1, 4),))),
    as_answer(Compared(same=((0, 4), (4, 8)), ask=((2, 3), (2, 6)))),
    as_answer(Compared(same=((0, 3), (0, 6), (1, 2)), ask=((4, 7), (5, 8), (3, 5)))),
)
"""What a judge of words may say of the sheets of three seats or more."""

PLAYTHROUGH = {"rounds": 2}
MOVES_TO_A_WHIM = 1
"""Nobody is waited for to write a line or to claim anything."""


def everywhere(state: State) -> dict[str, list[int]]:
    """Every card of a match, wherever it is."""
    drawn = state.drawn or ()
    return {
        "quality": sorted([*state.qualities.stack, *state.qualities.turned, *drawn[:1]]),
        "thing": sorted([*state.things.stack, *state.things.turned, *drawn[1:]]),
    }


def reveals(match: Match, seat: int | None, move: Move) -> bool:
    """Whether anybody can see after the move what was hidden from it before."""
    state: State = match.state
    match move:
        case Wrote():
            return False
        case Picked("claim", (option,)):
            return option.startswith("own")
        case Picked("vote") | TimeUp("vote"):
            return state.claim is not None and state.claim.option.startswith("own")
        case TimeUp() | Verdict():
            return True
        case _:
            prompt = getattr(move, "prompt", "")
            if prompt == "ready":
                return sum(not here.ready for here in state.seats) == 1
            return prompt not in ("take-back", "go-on")

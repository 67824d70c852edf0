"""The decks of Kwando for its tests, loaded as the house loads them, and decks with something planted in them.

Besides what the tests of every game need to know of this one: made-up cards, where they are, what reveals something.
"""

from typing import Any

from msgspec import structs

from spieleabend.decks.load import load
from spieleabend.games.kwando import GAME
from spieleabend.games.kwando.cards import HALVES, Half, Person
from spieleabend.games.kwando.state import State
from spieleabend.play.cards import Deck
from spieleabend.play.match import Match
from spieleabend.play.moves import Move, TimeUp
from spieleabend.play.refereeing import Remark, as_answer

LANGUAGES = ("de", "en", "pl")


def people(deck: Deck) -> list[Person]:
    """Everybody in a deck, the blue half first."""
    return [person for half in HALVES for person in deck.piles[half] if isinstance(person, Person)]


def named(name: str, language: str = "en") -> Person:
    """The person with a name."""
    (found,) = [person for person in people(load(GAME, language)) if person.text == name]
    return found


def planted(name: str, language: str = "en", **changed: Any) -> Deck:
    """The real deck with one person changed."""
    deck, there = load(GAME, language), named(name, language)
    piles = {
        half: tuple(structs.replace(person, **changed) if person is there else person for person in deck.piles[half])
        for half in HALVES
    }
    return structs.replace(deck, piles=piles)


MADE_UP = 123


def person(number: int, half: Half) -> Person:
    """Somebody whose name is of another length than the neighbours', so that none can hide in a view's size.

    All are born two years apart; who comes when says nobody's number.
    """
    place = number * 50 % MADE_UP
    more = "a" * (number % 5)
    name = f"{half.capitalize()}{more} {number}"
    day = f"{1700 + place * 2}-{place % 12 + 1:02}-{place % 28 + 1:02}"
    return Person(
        id=f"{half[0]}{number:03}",
        text=name,
        spellings=(name, f"Sir {name}"),
        sex="F" if number % 2 else "M",
        homes=("PL",),
        field="music",
        born=day,
        gregorian=day,
        checked="twice",
        clues=(f"I am known for my {place} hats{more}.", f"My {place} cats purr{more}."),
    )


DECK = Deck(
    id="kwando-test",
    game="kwando",
    language="en",
    version=1,
    title="Made up",
    piles={half: tuple(person(number, half) for number in range(1, MADE_UP + 1)) for half in HALVES},
)

VERDICTS = (
    as_answer(Remark("clear")),
    as_answer(Remark("question", "number", ("seven",))),
    as_answer(Remark("certain", "name", ("Blue",))),
)
"""What a referee may say of a sentence."""

PLAYTHROUGH = {"talk": "written", "rounds": 1}


def everywhere(state: State) -> dict[str, list[int]]:
    """Every card of a match, wherever it is; it has two halves, of which one is played."""
    hands = [card for team in state.teams for hand in team.hands for card in hand.cards]
    cards = sorted([*state.pile, *hands, *state.used, *(laid.card for laid in state.row)])
    return dict.fromkeys(HALVES, cards)


def reveals(_match: Match, _seat: int | None, move: Move) -> bool:
    """Whether anybody can see after the move what was hidden from it before."""
    if isinstance(move, TimeUp):
        return move.clock in ("turn", "check")
    return getattr(move, "prompt", "") in ("turn", "lay", "decode")

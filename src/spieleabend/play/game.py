"""A game as the house sees it: a state and a few plain functions. Nothing else knows its rules.

| function | what it does |
| --- | --- |
| `start(setup, rng)` | the state in which a match begins; raises BadSetup |
| `prompts(state)` | what each seat is asked; accepts exactly the moves that `play` accepts |
| `waits(state)` | what the state needs from outside: clocks, verdicts, shouts, the host's buttons, late guests |
| `play(state, seat, move, rng)` | changes the state and says what happened, or raises IllegalMove and nothing happens |
| `public(state)` | what the table screen and every watcher may know |
| `private(state, seat)` | what only that seat may know besides |
| `points(state)` | points by seat as they stand |
| `result(state)` | None while the match runs, then points and winners |
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Generic, TypeVar

from msgspec import Struct

from spieleabend.play.box import Box
from spieleabend.play.cards import Card, Deck
from spieleabend.play.contest import Contest
from spieleabend.play.details import SOME_DAY, Detail
from spieleabend.play.errors import BadSetup
from spieleabend.play.moves import Happening, Move, SeatMove
from spieleabend.play.options import Option, OptionValue
from spieleabend.play.prompts import Prompt, Prompts
from spieleabend.play.questions import Question
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import Waits

State = TypeVar("State")


class Seats(Struct, frozen=True):
    """How many seats a game takes, and from how many on it is recommended."""

    least: int
    most: int
    recommended: int

    def check(self, seats: int) -> None:
        """Raise BadSetup unless a match can begin with so many seats."""
        if not self.least <= seats <= self.most:
            raise BadSetup("bad-seats", seats=seats, least=self.least, most=self.most)


class Setup(Struct, frozen=True, kw_only=True):
    """What a match begins with. `options` are settled (every option has a value).

    `stacked`, for match files and tests: piles given by hand as card ids, top card first, instead of shuffled ones.
    `details`, by seat: what people told of themselves, settled too (`spieleabend.play.details`). `day` is the day of
    the match in UTC, since rules know no clock. `memory` is what earlier matches of the game have left at the table.
    """

    seats: int
    options: Mapping[str, OptionValue]
    deck: Deck
    stacked: Mapping[str, tuple[str, ...]] | None = None
    details: tuple[Mapping[str, str], ...] = ()
    day: date = SOME_DAY
    memory: tuple[str, ...] = ()

    def pile(self, name: str, rng: Rng) -> list[int]:
        """The places of a pile's cards in the deck, its top at the end: as it is stacked, else all of them shuffled."""
        cards = self.deck.piles[name]
        if self.stacked is not None and name in self.stacked:
            places = {card.id: place for place, card in enumerate(cards)}
            return [places[card] for card in reversed(self.stacked[name])]
        pile = list(range(len(cards)))
        rng.shuffle(pile)
        return pile


class Result(Struct, frozen=True):
    """Points by seat and the seats that won (several share the win)."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class Sight(Struct, frozen=True):
    """All that a bot may see: its seat, the two views of it, what it is asked, and what bots know besides."""

    seat: int
    public: Any
    private: Any
    prompts: tuple[Prompt, ...]
    lore: Any = None


def _takes_none(pile: str, _text: str) -> None:
    """Refuse every card of a table's own: no pile of the game is `writable`."""
    raise BadSetup("bad-own-cards", pile=pile, count=1, most=0)


@dataclass(frozen=True, kw_only=True)
class Game(Generic[State]):
    """The description of one game; the constant GAME of its package in `games/`."""

    id: str
    rules_version: int
    seats: Seats
    options: tuple[Option, ...]
    piles: Mapping[str, type[Card]]
    """The piles a deck of this game must have, and what kind of card lies in each."""
    writable: Mapping[str, int]
    """Piles to which the table may add cards of its own, and how many at most."""
    public_type: type[Struct]
    private_type: type[Struct]
    happenings: tuple[type[Happening], ...]
    start: Callable[[Setup, Rng], State]
    prompts: Callable[[State], Prompts]
    waits: Callable[[State], Waits]
    play: Callable[[State, int | None, Move, Rng], list[Happening]]
    public: Callable[[State], Struct]
    private: Callable[[State, int], Struct]
    points: Callable[[State], tuple[int, ...]]
    """Points by seat as they stand, also while the match runs."""
    result: Callable[[State], Result | None]
    bot: Callable[[Sight, Rng], SeatMove]
    """Answers one of the prompts from what the seat sees."""
    redeal: Callable[[State, int | None, Rng], State]
    """Another state that is equally possible for a viewer (a seat, or None for a watcher); for tests of secrecy."""
    check_card: Callable[[str, str], None] = _takes_none
    """`check_card(pile, text)` raises BadSetup where a table's own card cannot be played; for games with `writable`."""
    details: tuple[Detail, ...] = ()
    """What the game would like to know of each person; nobody has to tell, and late guests never have."""
    small_talk: frozenset[str] = frozenset()
    """Names of details that only the lobby is about, as no rule uses them: a match and its file never hear them."""
    question: Callable[[State, str], Question] | None = None
    """What a question is about that the state names in its `waits.verdicts`: terms to compare, or a saying to judge.

    It is no part of `waits`, which everybody sees. None for a game that asks nothing about words.
    """
    dictionary: bool = False
    """Whether dictionaries are needed for its questions, so that they are read before anybody asks."""
    memory: Callable[[State], tuple[str, ...]] | None = None
    """What a match leaves for the next one at the same table, as lines that everybody may read (`Setup.memory`)."""
    lore: Callable[[State], object] | None = None
    """What bots know of the cards that lie open, though no device is sent it: what people know of the world."""
    contest: Callable[[State], Contest] | None = None
    """What is shown and what is right while the state waits for shouts; None for a game without contests.

    It is no part of `waits`, which everybody sees. In a contest bots are told by `lore` what is shown.
    """
    reaction: Callable[[Sight, Rng], int] | None = None
    """After how many microseconds a bot presses what `bot` answers in a contest."""
    box: Box | None = None
    """What every deck of this game must be like, for `spieleabend decks check`; a game without piles has no box."""


AnyGame = Game[Any]

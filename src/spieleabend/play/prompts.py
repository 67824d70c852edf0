"""Prompts: what a seat is being asked right now and what it may answer. Five closed kinds, no others.

A prompt is `optional` where the match goes on without an answer (taking a card back, editing a sentence): nobody is
waited for because of it, and no bot answers it. Phones draw prompts, bots choose from them, research makes masks of
them, tests sample them, so nobody can disagree with the rules about what is legal: `accepts` is true exactly for the
moves that the game's `play` takes.
"""

import re
from collections.abc import Mapping
from itertools import combinations, permutations
from math import comb, perm

from msgspec import Struct

from spieleabend.play.errors import IllegalMove
from spieleabend.play.moves import Confirmed, Counted, Move, Picked, Pressed, SeatMove, Wrote
from spieleabend.play.randomness import Rng

MOST_ACTIONS = 1000
"""`actions()` lists the answers only where there are at most so many."""

_UNSEEN = re.compile(
    "[\0-\x1f\x7f-\x9f\xad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b\u200c\u200e\u200f"
    "\u2028-\u202e\u2060-\u206f\ud800-\uf8ff\ufeff\ufff9-\ufffb\ufffe\uffff\U000110bd\U000110cd"
    "\U00013430-\U0001345f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U0010ffff]"
)
"""Control, formatting, private and surrogate characters, but not the joiner that emoji are made with.

Written out, not asked of Python: its Unicode tables grow, and a log must be judged alike for ever.
"""


class Pick(Struct, frozen=True, tag_field="kind", tag="pick"):
    """Choose from `least` to `most` different `options`; `ordered` says that the order matters."""

    name: str
    options: tuple[str, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False
    optional: bool = False

    def accepts(self, move: Move) -> bool:
        """Whether `move` answers this prompt legally."""
        if not (isinstance(move, Picked) and move.prompt == self.name):
            return False
        chosen, options = move.options, self.options
        count = len(chosen)
        if not self.least <= count <= self.most:
            return False
        for option in chosen:
            if option not in options:
                return False
        return count < 2 or len(set(chosen)) == count

    def sample(self, rng: Rng) -> SeatMove:
        """A legal answer, each number of options equally likely."""
        return Picked(self.name, tuple(rng.sample(self.options, rng.between(self.least, self.most))))

    def actions(self) -> tuple[SeatMove, ...] | None:
        """Every legal answer (in one order only where order does not matter), or None where there are too many."""
        ways = perm if self.ordered else comb
        if sum(ways(len(self.options), count) for count in range(self.least, self.most + 1)) > MOST_ACTIONS:
            return None
        draw = permutations if self.ordered else combinations
        return tuple(
            Picked(self.name, chosen)
            for count in range(self.least, self.most + 1)
            for chosen in draw(self.options, count)
        )


class Write(Struct, frozen=True, tag_field="kind", tag="write"):
    """Write one line of `least` to `most` characters (code points), without outer blanks."""

    name: str
    least: int
    most: int
    optional: bool = False

    def accepts(self, move: Move) -> bool:
        """Whether `move` answers this prompt legally."""
        return (
            isinstance(move, Wrote)
            and move.prompt == self.name
            and is_plain_line(move.text)
            and self.least <= len(move.text) <= self.most
        )

    def sample(self, rng: Rng) -> SeatMove:
        """A legal answer of random letters."""
        letters = "aeioulnrstäßłż"
        return Wrote(self.name, "".join(rng.choice(letters) for _ in range(rng.between(max(self.least, 1), self.most))))

    def actions(self) -> tuple[SeatMove, ...] | None:
        """Always None: texts cannot be listed."""
        return None


class Number(Struct, frozen=True, tag_field="kind", tag="number"):
    """Say a whole number from `least` to `most`."""

    name: str
    least: int
    most: int
    optional: bool = False

    def accepts(self, move: Move) -> bool:
        """Whether `move` answers this prompt legally."""
        return isinstance(move, Counted) and move.prompt == self.name and self.least <= move.value <= self.most

    def sample(self, rng: Rng) -> SeatMove:
        """A legal answer, each equally likely."""
        return Counted(self.name, rng.between(self.least, self.most))

    def actions(self) -> tuple[SeatMove, ...] | None:
        """Every legal answer, or None where there are too many."""
        if self.most - self.least >= MOST_ACTIONS:
            return None
        return tuple(Counted(self.name, value) for value in range(self.least, self.most + 1))


class Confirm(Struct, frozen=True, tag_field="kind", tag="confirm"):
    """One button, to be pressed when ready."""

    name: str
    optional: bool = False

    def accepts(self, move: Move) -> bool:
        """Whether `move` answers this prompt legally."""
        return isinstance(move, Confirmed) and move.prompt == self.name

    def sample(self, rng: Rng) -> SeatMove:
        """The one legal answer."""
        return Confirmed(self.name)

    def actions(self) -> tuple[SeatMove, ...] | None:
        """The one legal answer."""
        return (Confirmed(self.name),)


class Press(Struct, frozen=True, tag_field="kind", tag="press"):
    """Press one of `options` before the others do; the table measures when."""

    name: str
    options: tuple[str, ...]
    optional: bool = False

    def accepts(self, move: Move) -> bool:
        """Whether `move` answers this prompt legally."""
        return isinstance(move, Pressed) and move.prompt == self.name and move.option in self.options

    def sample(self, rng: Rng) -> SeatMove:
        """A legal answer, each equally likely."""
        return Pressed(self.name, rng.choice(self.options))

    def actions(self) -> tuple[SeatMove, ...] | None:
        """Every legal answer."""
        return tuple(Pressed(self.name, option) for option in self.options)


Prompt = Pick | Write | Number | Confirm | Press

Prompts = Mapping[int, tuple[Prompt, ...]]
"""What each seat is asked: seats that are asked nothing are left out; names are unique within a seat."""


def is_plain_line(text: str) -> bool:
    """Whether `text` is one line without outer blanks and without characters that nobody can see."""
    return text == text.strip() and _UNSEEN.search(text) is None


def waited_for(prompts: tuple[Prompt, ...]) -> bool:
    """Whether the match waits for an answer to one of a seat's prompts."""
    for prompt in prompts:  # noqa: SIM110 - asked at every move, and a generator costs twice as much
        if not prompt.optional:
            return True
    return False


def accepts(prompts: tuple[Prompt, ...], move: Move) -> bool:
    """Whether one of a seat's prompts accepts `move`."""
    for prompt in prompts:  # noqa: SIM110 - asked at every move, and a generator costs twice as much
        if prompt.accepts(move):
            return True
    return False


def check_answer(prompts: tuple[Prompt, ...] | None, move: Move) -> None:
    """Raise IllegalMove unless a seat is asked anything, and one of its prompts accepts `move`."""
    if not prompts:
        raise IllegalMove("illegal-nothing-asked")
    if not accepts(prompts, move):
        raise IllegalMove("illegal-answer", prompt=getattr(move, "prompt", ""))

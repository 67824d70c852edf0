"""Matches of any game for tests: begun, walked through at random, forked, and seen as each viewer sees them.

What only a game can tell stands in `tests/games/<game>/deck.py`: DECK, a deck of made-up cards for a game with
piles; `everywhere(state)`, all cards by pile; `reveals(match, seat, move)`, whether a move shows anybody what was
hidden; VERDICTS, the answers that a word judge may give; PLAYTHROUGH, options of the match that is written down, and
MOVES_TO_A_WHIM, one in how many of its moves may be one that nobody waits for. Without `reveals` every move is taken
to reveal something.
For whole evenings a game may say in `tests/games/<game>/evenings.py` which SETTINGS are worth one, and how a match must
go (COURSE, see `tests/chaos/match_checks.py`); one with contests says there what is wrong (`wrong(public)`, an option).
"""

import copy
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from hashlib import blake2b
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import msgspec

from spieleabend.games import all_games
from spieleabend.play.cards import Deck
from spieleabend.play.details import Birthday, Detail, Line, details_by_seat
from spieleabend.play.game import AnyGame, Setup
from spieleabend.play.match import Match
from spieleabend.play.moves import HostAction, Join, Move, Shout, Shouts, TimeUp, Verdict
from spieleabend.play.options import Choice, Option, Options, OptionValue, Range, Switch, settle
from spieleabend.play.prepare import bare_deck
from spieleabend.play.prompts import Press, waited_for
from spieleabend.play.randomness import KEY_BYTES, Rng

MOST_MOVES = 20_000
"""A match that is not over after so many random moves will never be."""

COMBINATIONS = 2
"""So many settings of its options every game is tested with at each number of seats, the defaults first."""

Reveals = Callable[[Match, int | None, Move], bool]


def rng_of(*names: object) -> Rng:
    """Chance of its own for everything that has a name."""
    return Rng(blake2b(repr(names).encode(), digest_size=KEY_BYTES).digest())


def hooks(game: AnyGame, module: str = "deck") -> ModuleType | None:
    """What the game's own tests tell the tests of every game, in this module of theirs; None where there is none."""
    name = f"tests.games.{game.id.replace('-', '_')}.{module}"
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:
        return None


def deck_of(game: AnyGame) -> Deck:
    """Made-up cards for a game that needs some."""
    told = hooks(game)
    if told is None:
        assert not game.piles, f"{game.id} has piles: give it made-up cards in tests/games/<game>/deck.py"
        return bare_deck(game, "en")
    deck: Deck = told.DECK
    return deck


@dataclass(frozen=True)
class Case:
    """A match that could begin: a game, so many seats, and settled options. What the people told follows by chance."""

    game: AnyGame
    seats: int
    options: Mapping[str, OptionValue]
    number: int

    def __str__(self) -> str:
        """The name of the test."""
        return f"{self.game.id}-{self.seats}-{self.number}"

    def begin(self) -> Match:
        """The match before its first move."""
        rng = rng_of("details", str(self))
        day = date(2024, 1, 1) + timedelta(rng.below(366))
        told = [{detail.name: telling(detail, rng) for detail in self.game.details} for _ in range(self.seats)]
        details = details_by_seat(self.game.details, told, self.seats, day, self.game.small_talk)
        setup = Setup(seats=self.seats, options=self.options, deck=deck_of(self.game), details=details, day=day)
        return Match(self.game, setup, rng_of("match", str(self)))


def cases() -> list[Case]:
    """Every game with every number of seats and some settings of its options."""
    return [
        Case(game, seats, settings, number)
        for game in all_games().values()
        for seats in range(game.seats.least, game.seats.most + 1)
        for number, settings in enumerate(combinations(game, seats))
    ]


def combinations(game: AnyGame, seats: int) -> list[dict[str, OptionValue]]:
    """The defaults, then settings by chance."""
    rng = rng_of("options", game.id, seats)
    chosen = [{option.name: rng.choice(extremes(option)) for option in game.options} for _ in range(COMBINATIONS - 1)]
    return [settle(game.options, settings) for settings in ({}, *chosen)]


def main_settings(game: AnyGame) -> list[Options]:
    """Settings worth a whole evening each: the defaults, and every other value of a choice or a switch."""
    told = getattr(hooks(game, "evenings"), "SETTINGS", None)
    if told is not None:
        return list(told)
    found: list[Options] = [{}]
    for option in game.options:
        if isinstance(option, Choice):
            found += [{option.name: value} for value in option.values if value != option.default]
        elif isinstance(option, Switch):
            found.append({option.name: not option.default})
    return found


def clocks(game: AnyGame) -> dict[str, OptionValue]:
    """Every clock that may be off, as short as it can be."""
    return {option.name: option.least for option in game.options if isinstance(option, Range) and option.off}


def extremes(option: Option) -> list[OptionValue]:
    """The values of an option that are most likely to make a difference."""
    if isinstance(option, Switch):
        return [True, False]
    if isinstance(option, Choice):
        return list(option.values)
    return [option.least, option.most, *([0] if option.off else [])]


def telling(detail: Detail, rng: Rng) -> str:
    """What somebody might tell; one in three tells nothing."""
    if rng.below(3) == 0:
        return detail.default
    if isinstance(detail, Line):
        return "".join(rng.choice("aeioulnrstäßłż") for _ in range(rng.choice([1, detail.most])))
    if isinstance(detail, Birthday):
        # So few days that now and then two people share one, and somebody has it on the day of the match.
        return f"{date(2024, rng.between(1, 3), 1) + timedelta(rng.between(0, 28)):%m-%d}"
    return rng.choice(detail.values)


def random_move(match: Match, rng: Rng) -> tuple[int | None, Move]:
    """Any move that is legal now: mostly one that the match waits for, now and then an optional or outside one."""
    outside = outside_moves(match, rng)
    asked = sorted(match.prompts)
    waited = [seat for seat in asked if waited_for(match.prompts[seat])]
    whim = rng.below(12)
    if outside and (whim == 0 or not asked):
        return None, rng.choice(outside)
    assert asked, f"{match.game.id} waits for nothing and is not over"
    seat = rng.choice(waited if waited and whim > 1 else asked)
    return seat, rng.choice(match.prompts[seat]).sample(rng)


def outside_moves(match: Match, rng: Rng) -> list[Move]:
    """Moves from outside that would be taken now."""
    waits, moves = match.waits, list[Move]()
    moves += [TimeUp(clock.name, clock.turn) for clock in waits.clocks]
    moves += [HostAction(action) for action in waits.host_actions]
    moves += [Verdict(question, rng.choice(verdicts(match.game))) for question in waits.verdicts]
    if waits.joins:
        moves.append(Join())
    if waits.shouts:
        moves.append(shouts(match, rng))
    return moves


def verdicts(game: AnyGame) -> list[str]:
    """What a word judge may answer."""
    return list(getattr(hooks(game), "VERDICTS", ("yes", "no")))


def shouts(match: Match, rng: Rng) -> Shouts:
    """What reaches a game when everybody has had a chance to press."""
    heard = [
        Shout(seat, rng.choice(prompt.options), rng.between(200_000, 900_000))
        for seat, prompts in sorted(match.prompts.items())
        for prompt in prompts
        if isinstance(prompt, Press) and rng.below(3)
    ]
    heard.sort(key=lambda shout: (shout.microseconds, shout.seat))
    return Shouts(tuple(heard), min(len(heard), rng.between(1, 2)))


def walk(match: Match, rng: Rng) -> Iterator[tuple[int | None, Move]]:
    """The next random move, before it is played, until the match is over."""
    while match.result is None:
        assert match.moves < MOST_MOVES, f"{match.game.id}: no end after {MOST_MOVES} moves"
        seat, move = random_move(match, rng)
        yield seat, move
        match.play(seat, move)


def state_bytes(state: Any) -> bytes:
    """The whole state, written down."""
    return msgspec.msgpack.encode(state)


def same_state(state: Any) -> Any:
    """The state, written down and read again."""
    return msgspec.msgpack.decode(state_bytes(state), type=type(state))


def fork(match: Match, state: Any = None, rng: Rng | None = None) -> Match:
    """The same match once more, to be played on apart from this one; with another state or chance where given."""
    other = copy.copy(match)
    other.state = same_state(match.state) if state is None else state
    other.rng = Rng(*match.rng.state) if rng is None else rng
    other.prompts = match.game.prompts(other.state)
    other.waits = match.game.waits(other.state)
    other.prompt_numbers = dict(match.prompt_numbers)
    return other


def everything(match: Match) -> tuple[bytes, tuple[bytes, int]]:
    """State and chance: what an illegal move must leave alone."""
    return state_bytes(match.state), match.rng.state


def seen(match: Match, viewer: int | None) -> bytes:
    """All bytes about the match that one viewer gets: views, prompts and their number, waits. None is a watcher."""
    return _seen_by_all(match) if viewer is None else _seen_by_all(match) + _seen_alone(match, viewer)


def seen_by_everybody(match: Match) -> list[bytes]:
    """The same of all viewers at once: what a watcher gets, and so all, then what each seat gets besides."""
    return [_seen_by_all(match), *(_seen_alone(match, seat) for seat in range(match.seats))]


def _seen_by_all(match: Match) -> bytes:
    return msgspec.json.encode([match.game.public(match.state), match.waits])


def _seen_alone(match: Match, seat: int) -> bytes:
    private = match.game.private(match.state, seat)
    return msgspec.json.encode([private, match.prompts.get(seat), match.prompt_numbers.get(seat)])


def viewers(match: Match) -> list[int | None]:
    """A watcher and every seat."""
    return [None, *range(match.seats)]


def reveals_of(game: AnyGame) -> Reveals:
    """Which moves show anybody what was hidden."""
    told: Reveals = getattr(hooks(game), "reveals", lambda *_: True)
    return told

"""A match as a file: it holds what the table has measured, and replays to the same end without a stopwatch."""

import pytest
from msgspec import structs

from spieleabend.games.wollmilchsau import GAME
from spieleabend.play.match import Match
from spieleabend.play.match_file import MatchFile, SeatLine, decode, encode, from_match
from spieleabend.play.moves import Move, Shout, Shouts
from spieleabend.play.options import OptionValue
from spieleabend.play.prepare import bare_deck, prepare
from spieleabend.play.randomness import Rng
from spieleabend.play.replay import replay
from spieleabend.play.seed import mix
from spieleabend.research.play_out import next_move
from tests.games.support import rng_of

SECRET = bytes(range(32))
NONCES = ["a", "", "c", "d"]
DECK = bare_deck(GAME, "en")


def recorded(**options: OptionValue) -> MatchFile:
    """A whole match of four, bots and people who press anything."""
    setup = prepare(GAME, DECK, seats=4, options=options, level="mild")
    match = Match(GAME, setup, Rng(mix(SECRET, NONCES)))
    moves: list[tuple[int | None, Move]] = []
    rng = rng_of("file", options)
    while match.result is None:
        moves.append(next_move(match, "mixed", rng))
        match.play(*moves[-1])
    seats = [SeatLine(f"Seat {seat}") for seat in range(4)]
    return from_match(match, moves, seats=seats, level="mild", secret=SECRET, nonces=NONCES, build="test")


@pytest.mark.parametrize("shouting", ["press", "aloud"])
def test_a_match_survives_as_a_file_and_holds(shouting: str) -> None:
    file = decode(encode(recorded(shouting=shouting)))
    replayed = replay(file, GAME, DECK)
    assert replayed.holds
    assert file.result is not None
    assert (replayed.points, replayed.winners) == (file.result.points, file.result.winners)


def test_the_file_says_who_shouted_what_and_when() -> None:
    shouts = [played.move for played in recorded().moves if isinstance(played.move, Shouts)]
    assert len(shouts) > 50
    assert all(len(heard.shouts) == 4 for heard in shouts)


def test_a_file_in_which_somebody_else_was_first_does_not_hold() -> None:
    """The rules judge the order that the table hands them; another one makes another match."""
    file = recorded()

    def swapped(move: Move) -> Move:
        if not isinstance(move, Shouts):
            return move
        return Shouts(tuple(Shout(3 - one.seat, one.option, one.microseconds) for one in move.shouts), move.standing)

    moves = tuple(structs.replace(played, move=swapped(played.move)) for played in file.moves)
    assert not replay(structs.replace(file, moves=moves), GAME, DECK).holds

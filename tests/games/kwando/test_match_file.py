"""A match as a file: it holds wishes for teams and what the referee said, and replays to the same end."""

import pytest
from msgspec import structs

from spieleabend.games.kwando import GAME
from spieleabend.play.match import Match
from spieleabend.play.match_file import MatchFile, Played, SeatLine, decode, encode, from_match
from spieleabend.play.moves import Move, Verdict, Wrote
from spieleabend.play.options import OptionValue
from spieleabend.play.prepare import prepare
from spieleabend.play.randomness import Rng
from spieleabend.play.replay import begin, replay
from spieleabend.play.seed import mix
from tests.games.kwando.deck import DECK
from tests.games.kwando.play import see
from tests.games.support import rng_of, walk

SECRET = bytes(range(32))
NONCES = ["a", "", "c", "d", "e"]
WISHES = [{"team": "moon"}, {}, {"team": "moon"}, {"team": "sun"}]


def recorded(**options: OptionValue) -> MatchFile:
    """A whole match by chance."""
    setup = prepare(GAME, DECK, seats=5, options={"rounds": 2, **options}, level="mild", details=WISHES)
    match = Match(GAME, setup, Rng(mix(SECRET, NONCES)))
    moves: list[tuple[int | None, Move]] = list(walk(match, rng_of("file", options)))
    seats = [SeatLine(f"Seat {seat}") for seat in range(5)]
    return from_match(match, moves, seats=seats, level="mild", secret=SECRET, nonces=NONCES, build="test")


@pytest.mark.parametrize("talk", ["aloud", "written"])
def test_a_match_survives_as_a_file_and_holds(talk: str) -> None:
    file = decode(encode(recorded(talk=talk)))
    replayed = replay(file, GAME, DECK)
    assert replayed.holds
    assert file.result is not None
    assert (replayed.points, replayed.winners) == (file.result.points, file.result.winners)


def test_kw_d23_wishes_are_part_of_the_record() -> None:
    file = decode(encode(recorded()))
    teams = see(begin(file, GAME, DECK)).teams
    assert 3 in teams[0].seats
    assert {0, 2} <= set(teams[1].seats)


def test_kw_d27_what_the_referee_said_is_played_again_without_a_referee() -> None:
    file = recorded(talk="written")
    said = [played for played in file.moves if isinstance(played.move, Wrote)]
    read = [played for played in file.moves if isinstance(played.move, Verdict)]
    assert said
    assert read
    assert replay(file, GAME, DECK).holds
    without = structs.replace(file, moves=tuple(played for played in file.moves if played not in read))
    assert not replay(without, GAME, DECK).holds


def test_a_file_in_which_somebody_lays_what_they_do_not_hold_does_not_hold() -> None:
    file = recorded(talk="written")
    moves = tuple(
        Played((played.seat + 1) % 5, played.move) if played.seat is not None and "@" in str(played.move) else played
        for played in file.moves
    )
    assert not replay(structs.replace(file, moves=moves), GAME, DECK).moves_hold

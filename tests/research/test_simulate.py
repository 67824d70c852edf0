from hashlib import sha256
from math import sqrt
from statistics import fmean, stdev

import msgspec
import pytest

from spieleabend.decks.load import load
from spieleabend.games import all_games
from spieleabend.play.errors import BadSetup
from spieleabend.play.game import Setup
from spieleabend.play.match import Match
from spieleabend.play.match_file import SeatLine, decode, encode, from_match
from spieleabend.play.moves import Move
from spieleabend.play.prepare import prepare
from spieleabend.play.randomness import Rng
from spieleabend.play.replay import replay
from spieleabend.play.seed import mix
from spieleabend.research.play_out import Players, next_move
from spieleabend.research.simulate import SeatSummary, play_batch, simulate
from tests.play.high_card import DECK, GAME

SETUP = prepare(GAME, DECK, seats=3, options={"rounds": 4}, level="adult")
BAM = all_games()["bam"]


def bam_setup(seats: int = 4) -> Setup:
    return prepare(BAM, load(BAM, "pl"), seats=seats, options={}, level="adult")


def test_a_simulation_sums_up_every_match() -> None:
    ended = play_batch(GAME, SETUP, 7, "random", range(20))
    done = simulate(GAME, SETUP, matches=20, seed=7, players="random")
    points = list(zip(*(end.result.points for end in ended), strict=True))
    assert (done.matches, done.moves) == (20, sum(end.moves for end in ended))
    assert done.moves_a_match == done.moves / 20
    assert done.seats == tuple(
        SeatSummary(
            sum(seat_points) / 20,
            min(seat_points),
            max(seat_points),
            sum(seat in end.result.winners for end in ended),
        )
        for seat, seat_points in enumerate(points)
    )
    lines = [msgspec.json.encode((end.result.points, end.result.winners, end.moves)) for end in ended]
    assert done.digest == sha256(b"".join(lines)).hexdigest()


def test_the_same_seed_gives_the_same_matches_and_another_gives_others() -> None:
    digests = [simulate(GAME, SETUP, matches=10, seed=seed, players="random").digest for seed in (1, 1, 2, -1)]
    assert digests[0] == digests[1]
    assert len(set(digests)) == 3


def test_a_match_is_the_same_whatever_is_played_before_it() -> None:
    assert play_batch(GAME, SETUP, 1, "random", range(5, 7)) == play_batch(GAME, SETUP, 1, "random", range(7))[5:]


def test_progress_hears_of_every_match() -> None:
    heard: list[int] = []
    simulate(GAME, SETUP, matches=3, seed=1, players="bots", progress=heard.append)
    assert heard == [1, 2, 3]


def test_several_processes_play_the_very_same_matches() -> None:
    alone = simulate(BAM, bam_setup(), matches=9, seed=3, players="random")
    assert simulate(BAM, bam_setup(), matches=9, seed=3, players="random", workers=2) == alone


@pytest.mark.parametrize("workers", [1, 2])
def test_a_match_that_cannot_begin_is_refused(workers: int) -> None:
    with pytest.raises(BadSetup, match="bad-seats"):
        simulate(BAM, bam_setup(seats=2), matches=1, seed=1, players="bots", workers=workers)


@pytest.mark.parametrize("players", ["bots", "random"])
def test_a_simulated_match_survives_as_a_file_and_holds(players: Players) -> None:
    secret, nonces = bytes(range(32)), ["a", "", "c", "d"]
    match = Match(BAM, bam_setup(), Rng(mix(secret, nonces)))
    chance = Rng(bytes(32))
    moves: list[tuple[int | None, Move]] = []
    while match.result is None:
        seat, move = next_move(match, players, chance)
        match.play(seat, move)
        moves.append((seat, move))
    file = from_match(
        match,
        moves,
        seats=[SeatLine(name, bot=True) for name in "ABCD"],
        level="adult",
        secret=secret,
        nonces=nonces,
        build="0.1.0",
    )
    replayed = replay(decode(encode(file)), BAM, load(BAM, "pl"))
    assert replayed.holds
    assert replayed.points == match.result.points


@pytest.mark.parametrize("workers", [1, 2])
def test_mixed_matches_say_by_how_much_bots_are_ahead(workers: int) -> None:
    """Every other seat is a bot's, in the next match the others."""
    ended = play_batch(BAM, bam_setup(seats=5), 7, "mixed", range(20))
    leads, bot_wins, random_wins = [], 0, 0
    for number, end in enumerate(ended):
        bots = range(number % 2, 5, 2)
        others = [seat for seat in range(5) if seat not in bots]
        leads.append(
            fmean(end.result.points[seat] for seat in bots) - fmean(end.result.points[seat] for seat in others)
        )
        bot_wins += len({*end.result.winners} & {*bots})
        random_wins += len({*end.result.winners} & {*others})
    lead = simulate(BAM, bam_setup(seats=5), matches=20, seed=7, players="mixed", workers=workers).lead
    assert lead is not None
    assert lead.points == pytest.approx(fmean(leads))
    assert lead.margin == pytest.approx(1.96 * stdev(leads) / sqrt(20))
    assert (lead.bot_wins, lead.random_wins) == pytest.approx((bot_wins / 50, random_wins / 50))


@pytest.mark.parametrize("players", ["bots", "random"])
def test_among_their_own_kind_nobody_is_ahead(players: Players) -> None:
    assert simulate(GAME, SETUP, matches=5, seed=1, players=players).lead is None


def test_one_match_has_no_interval() -> None:
    assert simulate(GAME, SETUP, matches=1, seed=1, players="mixed").lead is None

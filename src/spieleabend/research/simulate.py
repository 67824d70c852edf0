"""Mass simulation: many matches of one game, the same for the same seed, and what came out of them.

Match number m of a seed is always the same match, whatever the number of matches and of processes.
"""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b, sha256
from math import sqrt
from multiprocessing import get_context
from statistics import fmean

import msgspec
from msgspec import Struct

from spieleabend.games import all_games
from spieleabend.play.game import AnyGame, Result, Setup
from spieleabend.play.match import Match
from spieleabend.play.randomness import KEY_BYTES, Rng
from spieleabend.research.play_out import Ended, Players, is_bot, play_out

DEVIATIONS = 1.96
"""So many standard errors to either side hold 95 % of what chance does."""

MOST_IN_A_BATCH = 50
"""So many matches are played by a process before it reports."""


class SeatSummary(Struct, frozen=True):
    """How one seat fared over all matches: points a match, and matches won (a shared win counts for each)."""

    mean: float
    least: int
    most: int
    wins: int


class Lead(Struct, frozen=True):
    """By how many points a match bots were ahead of random players on average, and its 95 % interval: ± `margin`.

    `bot_wins` and `random_wins` are the shares of seats of either kind that won, shared wins too.
    """

    points: float
    margin: float
    bot_wins: float
    random_wins: float


class Simulation(Struct, frozen=True):
    """What came out of a simulation. `digest` is the SHA-256 of every match's points, winners and moves.

    `lead` is there after at least two mixed matches.
    """

    matches: int
    moves: int
    seats: tuple[SeatSummary, ...]
    digest: str
    lead: Lead | None = None

    @property
    def moves_a_match(self) -> float:
        """The mean number of moves of a match."""
        return self.moves / self.matches


def simulate(
    game: AnyGame,
    setup: Setup,
    *,
    matches: int,
    seed: int,
    players: Players,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play `matches` (at least 1) matches and sum them up; `progress` hears how many are done.

    With several `workers` (processes) the game must be one of the house. Raises BadSetup where no match can
    begin and MatchStuck where one does not end.
    """
    summing = _Summing(players)
    for number, ended in enumerate(_all_ended(game, setup, matches, seed, players, workers), 1):
        summing.add(ended)
        if progress is not None:
            progress(number)
    return summing.up()


def match_key(seed: int, number: int, purpose: str) -> bytes:
    """The key of one match's chance: `purpose` is "cards" for the game's own, "players" for their choices."""
    return blake2b(f"{purpose} {seed} {number}".encode(), digest_size=KEY_BYTES).digest()


def play_batch(game: AnyGame, setup: Setup, seed: int, players: Players, numbers: range) -> list[Ended]:
    """Play the matches with these `numbers` one after the other."""
    return [
        play_out(
            Match(game, setup, Rng(match_key(seed, number, "cards"))),
            players,
            Rng(match_key(seed, number, "players")),
            number,
        )
        for number in numbers
    ]


def _all_ended(game: AnyGame, setup: Setup, matches: int, seed: int, players: Players, workers: int) -> Iterator[Ended]:
    """Every match's end, in the order of their numbers."""
    if workers == 1:
        for number in range(matches):
            yield from play_batch(game, setup, seed, players, range(number, number + 1))
        return
    # A setup that fits no match is refused here, not in another process.
    game.start(setup, Rng(match_key(seed, 0, "cards")))
    size = max(1, min(MOST_IN_A_BATCH, matches // (4 * workers)))
    batches = [range(first, min(first + size, matches)) for first in range(0, matches, size)]
    # A fresh process everywhere, so that a simulation is the same on every system.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), initializer=_leave_interrupts_to_the_parent)
    try:
        for batch in pool.map(partial(_play_batch_of, game.id, setup, seed, players), batches):
            yield from batch
    finally:
        pool.shutdown(cancel_futures=True)


def _play_batch_of(game: str, setup: Setup, seed: int, players: Players, numbers: range) -> list[Ended]:
    """A batch in a process of its own, where games are known by their ids."""
    return play_batch(all_games()[game], setup, seed, players, numbers)


def _leave_interrupts_to_the_parent() -> None:
    """Keep Ctrl-C for the process that asked for the matches: it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class _Summing:
    """Sums that grow match by match, so that a million matches need no more memory than one."""

    def __init__(self, players: Players) -> None:
        self.players = players
        self.matches = 0
        self.moves = 0
        self.points: list[int] = []
        self.least: list[int] = []
        self.most: list[int] = []
        self.wins: list[int] = []
        self.digest = sha256()
        self.leads = _Leads()

    def add(self, ended: Ended) -> None:
        """Count one more match."""
        points = ended.result.points
        if self.matches == 0:
            self.points = [0] * len(points)
            self.wins = [0] * len(points)
            self.least, self.most = list(points), list(points)
        if self.players == "mixed":
            self.leads.add(ended.result, self.matches)
        self.matches += 1
        self.moves += ended.moves
        for seat, won in enumerate(points):
            self.points[seat] += won
            self.least[seat] = min(self.least[seat], won)
            self.most[seat] = max(self.most[seat], won)
        for seat in ended.result.winners:
            self.wins[seat] += 1
        self.digest.update(msgspec.json.encode((points, ended.result.winners, ended.moves)))

    def up(self) -> Simulation:
        """The summary of what was counted so far, at least one match."""
        seats = tuple(
            SeatSummary(total / self.matches, least, most, wins)
            for total, least, most, wins in zip(self.points, self.least, self.most, self.wins, strict=True)
        )
        return Simulation(self.matches, self.moves, seats, self.digest.hexdigest(), self.leads.up())


class _Leads:
    """How bots and random players fared in mixed matches: sums of leads and of their squares, seats, and wins."""

    def __init__(self) -> None:
        self.matches = 0
        self.sum = 0.0
        self.squares = 0.0
        self.seats = {True: 0, False: 0}
        self.wins = {True: 0, False: 0}

    def add(self, result: Result, number: int) -> None:
        """Count match `number`."""
        points: dict[bool, list[int]] = {True: [], False: []}
        for seat, won in enumerate(result.points):
            bot = is_bot("mixed", seat, number)
            points[bot].append(won)
            self.seats[bot] += 1
            self.wins[bot] += seat in result.winners
        lead = fmean(points[True]) - fmean(points[False])
        self.matches += 1
        self.sum += lead
        self.squares += lead * lead

    def up(self) -> Lead | None:
        """The summary of at least two matches, None of fewer."""
        if self.matches < 2:
            return None
        mean = self.sum / self.matches
        variance = max(self.squares - self.matches * mean * mean, 0.0) / (self.matches - 1)
        margin = DEVIATIONS * sqrt(variance / self.matches)
        return Lead(mean, margin, self.wins[True] / self.seats[True], self.wins[False] / self.seats[False])

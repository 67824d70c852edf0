"""Who plays with whom: two teams by wish or by lot (KW-R1), or every pair of three (KW-D7); and who begins."""

from collections.abc import Sequence
from itertools import combinations

from spieleabend.games.kwando.state import Hand, Team
from spieleabend.games.kwando.views import TeamName
from spieleabend.play.randomness import Rng

SMALLEST, LARGEST = 2, 6
"""Players of a team (KW-R7)."""

NAMES: tuple[TeamName, TeamName] = ("sun", "moon")
ANY = "any"
WISHES = (ANY, *NAMES)


def form(seats: int, wishes: Sequence[str], rng: Rng) -> list[Team]:
    """The teams of a match; `wishes` are those of the first seats, the others have none."""
    if seats == LARGEST // 2:
        return [Team("pair", [Hand(one, []), Hand(other, [])]) for one, other in combinations(range(seats), 2)]
    sun, moon = split(seats, [wishes[seat] if seat < len(wishes) else ANY for seat in range(seats)], rng)
    return [Team(name, [Hand(seat, []) for seat in team]) for name, team in zip(NAMES, (sun, moon), strict=True)]


def split(seats: int, wishes: Sequence[str], rng: Rng) -> tuple[list[int], list[int]]:
    """Two teams, each in order of seats.

    Whoever has no wish is drawn into the team that has fewer. Where too many want the same team, lots decide who
    changes, so that both have enough and neither too many (KW-D23).
    """
    teams = [[seat for seat in range(seats) if wishes[seat] == name] for name in NAMES]
    drawn = [seat for seat in range(seats) if wishes[seat] not in NAMES]
    rng.shuffle(drawn)
    # Of two equal teams chance says which gets the odd one.
    favoured = rng.below(2)
    for seat in drawn:
        smaller = min((favoured, 1 - favoured), key=lambda team: len(teams[team]))
        teams[smaller].append(seat)
    for few, many in ((0, 1), (1, 0)):
        while len(teams[few]) < max(SMALLEST, seats - LARGEST):
            teams[few].append(teams[many].pop(rng.below(len(teams[many]))))
    return sorted(teams[0]), sorted(teams[1])

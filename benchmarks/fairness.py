"""How fair a contest is on slow and fast lines: the server itself, with simulated devices and networks around it.

    python benchmarks/fairness.py              tables for people
    python benchmarks/fairness.py --json       the same for machines
    python benchmarks/fairness.py --rounds N   contests in each of about forty cells (800)

A house, its table, its log in memory and its devices' messages are the real ones; networks, clocks, screens and fingers
are simulated (`simulated.py`), in virtual time and from a seed. Six people a room: all on wifi, all on mobile networks,
or three and three. Two other ways to judge the same contests stand beside: whoever's packet is first, shown on
arrival, and the same with half of the shortest round trip taken off. A tie counts as awarded everywhere: within 15 ms.

Every verdict is judged again from the evidence in its log; another one is an error. Takes about two minutes.

| figure, of the mixed room | what it is |
| --- | --- |
| `fastest_awarded` | how often the truly fastest has the point, by how many milliseconds the second is behind |
| `first_packet`, `half_round_trip` | the same for the other two ways |
| `slow_share` | of all points, what the three on mobile networks win; all six are equally fast, so 0.5 is fair |
| `cheat_share_ratio` | points of one cheat with a browser, to a fair share: the best of all it can claim or hold back |
| `wait_p50_ms`, `wait_p95_ms`, `wait_max_ms` | from the first press at the server to the verdict |
| `honest_cut` | presses of honest devices to which anything was added |
| `honest_estimated` | honest people who were estimated at any time in an evening of 25 contests |
| `late_would_have_won` | contests in which a press came after the verdict and would have won |
| `reveal_late`, `any_reveal_late` | devices, and contests with one, that were told too late to draw in time |
| `skew_p95_ms` | how far apart two devices draw, by room |
| `unstoppable` | shares of whom no timing stops: a program that holds back pongs, or one that peeks |
"""

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any

from contest_room import Cheat, Outcome, Room
from silent_loop import run
from simulated import LOPSIDED, MOBILE, WIFI, Kind

GAPS = (5, 10, 20, 50)
TIE = 15.0
EVENING = 25
"""Contests of the same people, before others come."""
ROOMS: dict[str, list[Kind]] = {
    "wifi": [WIFI] * 6,
    "mobile": [MOBILE] * 6,
    "mixed": [WIFI] * 3 + [MOBILE] * 3,
    "lopsided": [WIFI] * 3 + [LOPSIDED] * 3,
}
CHEATS = {
    **{f"presses {faster} ms sooner": Cheat(faster=faster) for faster in (20, 30, 40, 60, 100, 200)},
    "draws 30 ms later": Cheat(faster=30, by_frame=True),
    "holds the press for 60 ms, claims 30": Cheat(faster=30, holds_press=60),
    "150 ms sooner, every sixth time": Cheat(faster=150, every=6),
    "reads a clock of 100 ms": Cheat(coarse=True),
}
UNSTOPPABLE = {
    "holds pongs for 150 ms, presses 100 ms sooner": Cheat(faster=100, holds_pongs=150),
    "peeks": Cheat(peeks=True),
}
Figures = dict[str, Any]


@dataclass(frozen=True)
class Cell:
    """Contests of one kind; `cheat` is a name in CHEATS or UNSTOPPABLE, and sits on seat 0."""

    room: str
    gap: float | None = None
    identical: bool = True
    cheat: str = ""
    on_mobile: bool = False

    def kinds(self) -> list[Kind]:
        """The networks by seat."""
        kinds = ROOMS[self.room]
        return kinds[::-1] if self.on_mobile else kinds

    def measure(self, rounds: int, seed: int) -> Figures:
        """Hold so many contests, and look at them."""
        rng = Random(f"{seed} {self}")
        evenings = [run(self._evening(rng.randrange(2**32))) for _ in range(max(1, rounds // EVENING))]
        return figures([outcome for evening in evenings for outcome in evening], evenings, bool(self.cheat))

    async def _evening(self, seed: int) -> list[Outcome]:
        cheat = {**CHEATS, **UNSTOPPABLE}.get(self.cheat)
        room = Room(self.kinds(), Random(seed), identical=self.identical, gap=self.gap, cheat=cheat)
        return await room.hold(EVENING)


def figures(outcomes: Sequence[Outcome], evenings: Sequence[Sequence[Outcome]], has_cheat: bool) -> Figures:
    """All there is to say of these contests."""
    count, seats = len(outcomes), len(outcomes[0].reactions)
    awards = [seat for outcome in outcomes for seat in outcome.winners]
    honest = [one for outcome in outcomes for one in outcome.evidence if one.seat or not has_cheat]
    estimated = {
        (number, one.seat)
        for number, evening in enumerate(evenings)
        for outcome in evening
        for one in outcome.evidence
        if one.estimated and (one.seat or not has_cheat)
    }
    waits = sorted(outcome.wait for outcome in outcomes)
    skews = sorted(abs(one - other) for outcome in outcomes for one, other in combinations(outcome.drawn.values(), 2))
    return {
        "awarded": share(outcome.fastest in outcome.winners for outcome in outcomes),
        "awarded_alone_first": share(outcome.fastest == first(outcome) for outcome in outcomes),
        "first_packet": share(awarded(outcome.by_arrival, outcome.fastest) for outcome in outcomes),
        "half_round_trip": share(awarded(outcome.by_half, outcome.fastest) for outcome in outcomes),
        "last_half_share": share(seat >= seats // 2 for seat in awards),
        "seat_0_ratio": seats * share(seat == 0 for seat in awards),
        "wait_p50_ms": waits[count // 2],
        "wait_p95_ms": waits[count * 95 // 100],
        "wait_max_ms": waits[-1],
        "honest_cut": share(one.effective > one.claimed for one in honest),
        "honest_estimated": len(estimated) / (len(evenings) * seats),
        "late_would_have_won": share(outcome.would_have_won > 0 for outcome in outcomes),
        "reveal_late": sum(len(outcome.told_late) for outcome in outcomes) / (count * seats),
        "any_reveal_late": share(bool(outcome.told_late) for outcome in outcomes),
        "skew_p95_ms": skews[len(skews) * 95 // 100],
    }


def share(cases: Iterable[bool]) -> float:
    """How many of them are so."""
    listed = list(cases)
    return sum(listed) / len(listed)


def first(outcome: Outcome) -> int | None:
    """Who was first at the server's reckoning, ties not counted."""
    counted = [one for one in outcome.evidence if not one.is_false_start]
    return min(counted, key=lambda one: (one.effective, one.seat)).seat if counted else None


def awarded(times: dict[int, float], fastest: int) -> bool:
    """Whether the fastest is first by these times, or within a tie."""
    return times[fastest] <= min(times.values()) + TIE


def cells() -> list[Cell]:
    """Everything that is measured."""
    rooms = [Cell(room, gap) for room in ("wifi", "mobile", "mixed", "lopsided") for gap in GAPS]
    different = [Cell("mixed", gap, identical=False) for gap in GAPS]
    natural = [Cell(room) for room in ("mixed", "wifi", "mobile", "lopsided")]
    cheats = [Cell("mixed", cheat=cheat, on_mobile=slow) for cheat in (*CHEATS, *UNSTOPPABLE) for slow in (False, True)]
    return [*rooms, *different, *natural, *cheats]


def measure_all(rounds: int, seed: int, wanted: Sequence[Cell], workers: int | None = None) -> dict[Cell, Figures]:
    """Each cell; thrice as many of equals in the mixed room, whose figures are most, and half as many with a cheat."""
    counts = [3 * rounds if cell == Cell("mixed") else rounds // 2 if cell.cheat else rounds for cell in wanted]
    if workers == 1:
        return {cell: cell.measure(count, seed) for cell, count in zip(wanted, counts, strict=True)}
    with ProcessPoolExecutor(workers) as pool:
        measured = pool.map(Cell.measure, wanted, counts, [seed] * len(wanted))
        return dict(zip(wanted, measured, strict=True))


def summary(measured: dict[Cell, Figures]) -> Figures:
    """The figures by the names that others look for."""
    natural = measured[Cell("mixed")]
    ratios = {cell: found["seat_0_ratio"] for cell, found in measured.items() if cell.cheat}
    by_gap = {
        name: {str(gap): measured[Cell("mixed", gap)][source] for gap in GAPS if Cell("mixed", gap) in measured}
        for name, source in (
            ("fastest_awarded", "awarded"),
            ("first_packet", "first_packet"),
            ("half_round_trip", "half_round_trip"),
        )
    }
    return {
        **by_gap,
        "slow_share": natural["last_half_share"],
        "cheat_share_ratio": max(ratio for cell, ratio in ratios.items() if cell.cheat in CHEATS),
        **{
            name: natural[name] for name in natural if name.startswith(("wait_", "honest_", "late_", "reveal_", "any_"))
        },
        "skew_p95_ms": {cell.room: found["skew_p95_ms"] for cell, found in measured.items() if is_natural(cell)},
        "unstoppable": {named(cell): ratio for cell, ratio in ratios.items() if cell.cheat in UNSTOPPABLE},
        "cheats": {named(cell): ratio for cell, ratio in ratios.items() if cell.cheat in CHEATS},
        "rooms": {
            f"{cell.room}{'' if cell.identical else ', different phones'}, {cell.gap:g} ms": found
            for cell, found in measured.items()
            if cell.gap is not None
        },
        "equals": {cell.room: found for cell, found in measured.items() if is_natural(cell)},
    }


def is_natural(cell: Cell) -> bool:
    """Whether nobody cheats and nobody is ahead by design."""
    return not cell.cheat and cell.gap is None and cell.identical


def named(cell: Cell) -> str:
    """A cheat and where it sits."""
    return f"{cell.cheat}, {'mobile' if cell.on_mobile else 'wifi'}"


def rounded(value: Any) -> Any:
    """Figures as they are printed."""
    if isinstance(value, dict):
        return {name: rounded(inner) for name, inner in value.items()}
    return round(value, 4)


def tell(found: Figures) -> None:
    """For people."""
    print(
        f"{'room, ahead by':34} {'awarded':>8} {'first packet':>13} {'half trip':>10} {'p50':>5} {'p95':>5} {'max':>5}"
    )
    for name, cell in found["rooms"].items():
        ways = f"{cell['awarded']:8.3f} {cell['first_packet']:13.3f} {cell['half_round_trip']:10.3f}"
        print(f"{name:34} {ways} {cell['wait_p50_ms']:5.0f} {cell['wait_p95_ms']:5.0f} {cell['wait_max_ms']:5.0f}")
    for title in ("cheats", "unstoppable"):
        print(f"\n{title}, to a fair share")
        for name, ratio in found[title].items():
            print(f"  {name:60} {ratio:5.2f}")
    print()
    for name, value in found.items():
        if not isinstance(value, dict):
            print(f"{name:24} {value:g}")
    for room, skew in found["skew_p95_ms"].items():
        print(f"{'skew_p95_ms, ' + room:24} {skew:g}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fair contests are on slow and fast lines.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--rounds", type=int, default=800, help="contests a cell (800)")
    parser.add_argument("--seed", type=int, default=1, help="where the chance comes from (1)")
    arguments = parser.parse_args()
    found = rounded(summary(measure_all(arguments.rounds, arguments.seed, cells())))
    if arguments.json:
        print(json.dumps({"python": sys.version.split()[0], "rounds": arguments.rounds, **found}))
    else:
        tell(found)


if __name__ == "__main__":
    main()

"""Contests are as fair as we say: the server itself with simulated devices and networks, in virtual time, from a seed.

Short runs of the benchmark that fall in the same way every time. `benchmarks/results.md` has the long ones.
"""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
ROUNDS = 75


@pytest.fixture(scope="module")
def fairness() -> ModuleType:
    sys.path.insert(0, str(BENCHMARKS))
    try:
        return import_module("fairness")
    finally:
        sys.path.remove(str(BENCHMARKS))


@pytest.mark.parametrize("room", ["wifi", "mobile", "mixed"])
def test_the_truly_fastest_is_awarded_and_nobody_waits_for_long(fairness: ModuleType, room: str) -> None:
    found = fairness.Cell(room, 10).measure(ROUNDS, 3)
    assert found["awarded"] >= 0.97
    assert found["awarded"] > found["half_round_trip"] > found["first_packet"] - 0.05
    assert found["wait_p50_ms"] <= 125
    assert found["wait_p95_ms"] <= 350
    assert found["wait_max_ms"] <= 401
    assert found["late_would_have_won"] <= 0.03
    assert found["honest_estimated"] == 0
    assert found["honest_cut"] <= 0.02
    assert found["reveal_late"] <= 0.03


def test_a_slow_line_costs_nobody_the_card(fairness: ModuleType) -> None:
    found = fairness.Cell("mixed").measure(4 * ROUNDS, 3)
    assert 0.42 <= found["last_half_share"] <= 0.58


@pytest.mark.parametrize("cheat", ["presses 40 ms sooner", "presses 200 ms sooner", "reads a clock of 100 ms"])
def test_a_cheat_gains_little(fairness: ModuleType, cheat: str) -> None:
    assert fairness.Cell("mixed", cheat=cheat).measure(2 * ROUNDS, 3)["seat_0_ratio"] <= 1.9


def test_the_same_seed_gives_the_same_figures(fairness: ModuleType) -> None:
    cell = fairness.Cell("mixed", 5)
    assert cell.measure(25, 7) == cell.measure(25, 7) != cell.measure(25, 8)


def test_it_prints_what_others_look_for() -> None:
    command = [sys.executable, str(BENCHMARKS / "fairness.py"), "--rounds", "25", "--json"]
    run = subprocess.run(command, capture_output=True, timeout=300, check=False)
    assert run.returncode == 0, run.stderr.decode()
    found = json.loads(run.stdout)
    for name in ("fastest_awarded", "first_packet", "half_round_trip"):
        assert found[name].keys() == {"5", "10", "20", "50"}
    for name in ("slow_share", "cheat_share_ratio", "wait_p50_ms", "wait_p95_ms", "wait_max_ms"):
        assert isinstance(found[name], float)

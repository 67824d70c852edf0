"""The benchmark of the whole server runs. What it measures in so short a time, on a shared machine, says nothing."""

import json
import subprocess
import sys
from pathlib import Path

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "server.py"
WANTED = {"throughput_ratio", "p99_ratio", "stalled_moves_ratio", "stalled_p99_ratio"}


def test_it_measures_what_is_wanted_and_leaves_nothing_behind(tmp_path: Path) -> None:
    briefly = ["--tables", "20", "--seconds", "0.1", "--repetitions", "1", "--json", "--folder", str(tmp_path)]
    run = subprocess.run([sys.executable, str(BENCHMARK), *briefly], capture_output=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr.decode()
    figures = json.loads(run.stdout)
    assert figures.keys() >= WANTED
    assert figures["moves"] > 0
    assert figures["throughput_ratio"] > 0
    assert figures["p99_ms"] >= figures["p50_ms"] > 0
    assert list(tmp_path.iterdir()) == []

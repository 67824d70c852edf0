"""The benchmark of the whole server runs. What it measures in so short a time, on a shared machine, says nothing."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Coroutine
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from unittest.mock import AsyncMock, Mock

import pytest

BENCHMARK = Path(__file__).parents[2] / "benchmarks" / "server.py"
WANTED = {"throughput_ratio", "p99_ratio", "stalled_moves_ratio", "stalled_p99_ratio"}


def test_it_measures_what_is_wanted_and_leaves_nothing_behind(tmp_path: Path) -> None:
    briefly = ["--tables", "20", "--seconds", "0.1", "--repetitions", "1", "--json", "--folder", str(tmp_path)]
    run = subprocess.run([sys.executable, str(BENCHMARK), *briefly], capture_output=True, timeout=60, check=False)
    assert run.returncode == 0, run.stderr.decode()
    figures = json.loads(run.stdout)
    assert figures.keys() >= WANTED
    assert figures["moves"] > 0
    assert figures["stalled_coalesced"] > 0
    assert figures["throughput_ratio"] > 0
    assert figures["p99_ms"] >= figures["p50_ms"] > 0
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The benchmark as a module, whose tables take no time."""
    monkeypatch.syspath_prepend(str(BENCHMARK.parent))
    spec = spec_from_file_location("server_benchmark", BENCHMARK)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "offer", AsyncMock())
    return module


def filling(benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, spared: list[float]) -> Coroutine[None, None, None]:
    """The filling of two devices' outboxes, where the server has spared devices so many views each time it is asked."""
    bench = benchmark.Bench.__new__(benchmark.Bench)
    bench.with_stalled = benchmark.Server(None, 0)
    monkeypatch.setattr(bench, "coalesced", Mock(side_effect=spared))
    filled: Coroutine[None, None, None] = bench.fill(2)
    return filled


def test_it_plays_on_until_the_outboxes_of_stalled_devices_are_full(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(filling(benchmark, monkeypatch, [100, 100, 163, 164]))
    assert benchmark.offer.await_count == 3


def test_outboxes_that_do_not_fill_are_an_error_for_nothing_would_be_measured(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(RuntimeError, match="2 devices take nothing, and yet their outboxes do not fill"):
        asyncio.run(filling(benchmark, monkeypatch, [100, *[163] * benchmark.MOST_FILLINGS]))

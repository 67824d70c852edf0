"""The operator's numbers."""

import asyncio

import pytest

from spieleabend.server.histogram import Histogram
from spieleabend.server.metrics import LAG_EVERY, Metrics
from spieleabend.tables.contest.evidence import Evidence, weighed
from tests.virtual_time import VirtualTimeLoop


def test_a_histogram_counts_what_is_at_most_so_large() -> None:
    histogram = Histogram((0.01, 0.1))
    for seconds in (0.005, 0.01, 0.05, 7.0):
        histogram.observe(seconds)
    assert list(histogram.lines("h")) == [
        'h_bucket{le="0.01"} 2',
        'h_bucket{le="0.1"} 3',
        'h_bucket{le="+Inf"} 4',
        "h_sum 7.065",
        "h_count 4",
    ]


def test_everything_counted_is_told_once_with_its_kind() -> None:
    metrics = Metrics()
    metrics.durable(0.003)
    metrics.refused("illegal-stale")
    metrics.table_failed("ABCDEFG", RuntimeError("no"))
    metrics.commands["play"] += 2
    metrics.goodbyes["goodbye-too-slow"] += 1
    metrics.responses[404] += 1
    text = metrics.exposition(tables_loaded=3, outbox_depths=[0, 5, 2], write_buffers=1000)
    lines = text.splitlines()
    for line in (
        "spieleabend_tables_loaded 3",
        "spieleabend_connections 3",
        'spieleabend_messages_total{kind="play"} 2',
        'spieleabend_refused_total{key="illegal-stale"} 1',
        'spieleabend_goodbyes_total{key="goodbye-too-slow"} 1',
        'spieleabend_http_responses_total{status="404"} 1',
        "spieleabend_outbox_messages 7",
        "spieleabend_outbox_messages_max 5",
        "spieleabend_write_buffer_bytes 1000",
        "spieleabend_tables_failed_total 1",
        'spieleabend_command_durable_seconds_bucket{le="0.005"} 1',
    ):
        assert lines.count(line) == 1, line
    names = [line.split()[2] for line in lines if line.startswith("# TYPE")]
    assert len(names) == len(set(names))
    assert text.endswith("\n")
    assert "ABCDEFG" not in text


def test_an_empty_server_has_numbers_too() -> None:
    assert "spieleabend_connections 0\n" in Metrics().exposition(tables_loaded=0, outbox_depths=[], write_buffers=0)


@pytest.mark.virtual_time
async def test_a_loop_that_is_on_time_has_no_lag() -> None:
    metrics = Metrics()
    measuring = asyncio.create_task(metrics.measure_lag())
    await asyncio.sleep(10 * LAG_EVERY + 0.1)
    measuring.cancel()
    lines = list(metrics.loop_lag_seconds.lines("lag"))
    assert lines[0] == 'lag_bucket{le="0.001"} 10'


@pytest.mark.virtual_time
async def test_a_loop_that_was_held_up_is_late() -> None:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualTimeLoop)
    metrics = Metrics()
    measuring = asyncio.create_task(metrics.measure_lag())
    await asyncio.sleep(0)
    loop.pass_time(LAG_EVERY + 0.07)
    await asyncio.sleep(0.001)
    measuring.cancel()
    lines = list(metrics.loop_lag_seconds.lines("lag"))
    assert 'lag_bucket{le="0.05"} 0' in lines
    assert 'lag_bucket{le="0.1"} 1' in lines


def test_contests_are_counted_and_measured_and_nobody_is_named() -> None:
    metrics = Metrics()
    believed = weighed(Evidence(0, "cow", 0, 400_000, 1_410_000, 20_000, 100_000), 1_000_000)
    cut = weighed(Evidence(1, "cow", 0, 300_000, 1_600_000, 20_000, 0, estimated=True), 1_000_000)
    false_start = weighed(Evidence(2, "cow", None, 5, 1_300_000, 20_000, 0), 1_000_000)
    bot = weighed(Evidence(3, "cow", 0, 700_000, 1_700_000, None, 0, bot=True), 1_000_000)
    metrics.contest_held([believed, cut, false_start, bot], ["cow"], 1_000_000, 1_500_000, [3_000, 60_000])
    metrics.came_late(would_have_won=True)
    metrics.came_late(would_have_won=False)
    told = metrics.exposition(tables_loaded=0, outbox_depths=[], write_buffers=0).splitlines()
    for line in (
        "contests_total 1",
        "contest_late_reveals_total 1",
        "contest_false_starts_total 1",
        "contest_estimated_total 1",
        "contest_late_presses_total 2",
        "contest_late_would_have_won_total 1",
        "contest_claimed_seconds_count 2",
        "contest_cut_seconds_count 2",
        'contest_wait_seconds_bucket{le="0.1"} 1',
        "contest_sync_seconds_sum 0.02",
    ):
        assert f"spieleabend_{line}" in told

"""The operator's numbers."""

import asyncio

import pytest

from spieleabend.server.metrics import LAG_EVERY, Histogram, Metrics
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

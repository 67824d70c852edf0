"""What an operator may want to know, counted, and written down the way Prometheus reads it."""

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence

from spieleabend.server.fairness import FairnessMetrics
from spieleabend.server.histogram import Histogram
from spieleabend.server.logs import log_table_trouble
from spieleabend.tables.contest.evidence import Evidence

DURABLE_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LAG_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
LAG_EVERY = 0.5
"""Seconds between two looks at how late the event loop is."""

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The counters of one server; also what tables tell their doings to (an Observer)."""

    def __init__(self) -> None:
        self.commands: Counter[str] = Counter()
        """Messages from devices by kind."""
        self.refusals: Counter[str] = Counter()
        """Refused commands, messages and requests by message key."""
        self.goodbyes: Counter[str] = Counter()
        """Connections that the server closed, by message key."""
        self.responses: Counter[int] = Counter()
        """HTTP responses by status."""
        self.durable_seconds = Histogram(DURABLE_BUCKETS)
        self.loop_lag_seconds = Histogram(LAG_BUCKETS)
        self.connections_opened = 0
        self.reconnects = 0
        self.views_coalesced = 0
        self.tables_failed = 0
        self.fairness = FairnessMetrics()

    def durable(self, seconds: float) -> None:
        """A record took `seconds` from being judged to being durable."""
        self.durable_seconds.observe(seconds)

    def refused(self, key: str) -> None:
        """Something was refused with this message key."""
        self.refusals[key] += 1

    def table_failed(self, code: str, error: BaseException) -> None:
        """A table fell over; the log says why."""
        self.tables_failed += 1
        log_table_trouble("table-failed", code, error)

    def contest_held(
        self, presses: Sequence[Evidence], right: Sequence[str], at: int, over: int, late_frames: Sequence[int]
    ) -> None:
        """See Observer."""
        self.fairness.contest_held(presses, right, at, over, late_frames)

    def came_late(self, *, would_have_won: bool) -> None:
        """See Observer."""
        self.fairness.came_late(would_have_won=would_have_won)

    async def measure_lag(self) -> None:
        """Look again and again how much later than asked the event loop wakes us; until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.loop_lag_seconds.observe(max(0.0, loop.time() - due))

    def exposition(self, *, tables_loaded: int, outbox_depths: Sequence[int], write_buffers: int) -> str:
        """Everything as text. `outbox_depths`: messages waiting for each open connection; `write_buffers`: bytes."""
        lines: list[str] = []

        def tell(name: str, kind: str, help_text: str, samples: Iterable[str]) -> None:
            lines.append(f"# HELP spieleabend_{name} {help_text}")
            lines.append(f"# TYPE spieleabend_{name} {kind}")
            lines.extend(samples)

        def value(name: str, kind: str, help_text: str, number: float) -> None:
            tell(name, kind, help_text, [f"spieleabend_{name} {number:g}"])

        def counts(name: str, help_text: str, label: str, counter: Counter[str] | Counter[int]) -> None:
            samples = [f'spieleabend_{name}{{{label}="{key}"}} {count}' for key, count in sorted(counter.items())]
            tell(name, "counter", help_text, samples)

        value("tables_loaded", "gauge", "Tables in memory.", tables_loaded)
        value("connections", "gauge", "Open WebSockets.", len(outbox_depths))
        value("connections_opened_total", "counter", "WebSockets opened.", self.connections_opened)
        value("reconnects_total", "counter", "Hellos of devices that had been here before.", self.reconnects)
        counts("messages_total", "Messages from devices by kind.", "kind", self.commands)
        counts("refused_total", "Refusals by message key.", "key", self.refusals)
        counts("goodbyes_total", "Connections closed by the server, by message key.", "key", self.goodbyes)
        counts("http_responses_total", "HTTP responses by status.", "status", self.responses)
        value("outbox_messages", "gauge", "Messages waiting in all outboxes.", sum(outbox_depths))
        value("outbox_messages_max", "gauge", "Messages waiting in the fullest outbox.", max(outbox_depths, default=0))
        value("views_coalesced_total", "counter", "Views dropped because a newer one came.", self.views_coalesced)
        value("write_buffer_bytes", "gauge", "Bytes that the system has not yet taken.", write_buffers)
        value("tables_failed_total", "counter", "Tables that fell over.", self.tables_failed)
        for name, help_text, number in self.fairness.counters():
            value(name, "counter", help_text, number)
        for name, help_text, histogram in (
            ("command_durable_seconds", "From a command judged to its record durable.", self.durable_seconds),
            ("loop_lag_seconds", "How late the event loop is.", self.loop_lag_seconds),
            *self.fairness.histograms(),
        ):
            tell(name, "histogram", help_text, histogram.lines(f"spieleabend_{name}"))
        return "\n".join(lines) + "\n"

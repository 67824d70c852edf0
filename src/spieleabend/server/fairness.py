"""What an operator may want to know of contests: how late devices draw, what is believed, how long everybody waits."""

from collections.abc import Iterable, Sequence

from spieleabend.server.histogram import Histogram
from spieleabend.tables.contest.evidence import Evidence

SYNC_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16)
REACTION_BOUNDS = (0.12, 0.18, 0.25, 0.35, 0.45, 0.6, 0.9, 1.5, 3.0, 6.0)
CUT_BOUNDS = (0.0, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5)
BUCKET_BOUNDS = (0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3)
WAIT_BOUNDS = (0.02, 0.05, 0.1, 0.15, 0.2, 0.28, 0.4, 0.5)
LATE_FRAME = 25_000
"""A frame that begins so many microseconds after the instant has missed it: one frame later is no delay."""

Named = tuple[str, str, Histogram]


class FairnessMetrics:
    """The counters of all contests at one server."""

    def __init__(self) -> None:
        self.contests = 0
        self.late_reveals = 0
        self.false_starts = 0
        self.suspicious = 0
        self.estimated = 0
        self.late = 0
        self.late_would_have_won = 0
        self.sync_seconds = Histogram(SYNC_BOUNDS)
        self.claimed_seconds = Histogram(REACTION_BOUNDS)
        self.effective_seconds = Histogram(REACTION_BOUNDS)
        self.cut_seconds = Histogram(CUT_BOUNDS)
        self.bucket_seconds = Histogram(BUCKET_BOUNDS)
        self.wait_seconds = Histogram(WAIT_BOUNDS)

    def contest_held(
        self, presses: Sequence[Evidence], right: Sequence[str], at: int, over: int, late_frames: Sequence[int]
    ) -> None:
        """Count a contest. See Observer."""
        self.contests += 1
        self.late_reveals += sum(late > LATE_FRAME for late in late_frames)
        for one in presses:
            if not one.bot:
                self._count(one)
        right_arrivals = [one.arrived for one in presses if one.option in right and not one.is_false_start]
        if right_arrivals:
            self.wait_seconds.observe((over - min(right_arrivals)) / 1e6)

    def came_late(self, *, would_have_won: bool) -> None:
        """Count a press after the end of its contest."""
        self.late += 1
        self.late_would_have_won += would_have_won

    def counters(self) -> Iterable[tuple[str, str, int]]:
        """Name, help and number of everything that is only counted."""
        return (
            ("contests_total", "Contests held.", self.contests),
            ("contest_late_reveals_total", "Devices that drew a frame or more too late.", self.late_reveals),
            ("contest_false_starts_total", "Presses before anybody could have seen anything.", self.false_starts),
            ("contest_suspicious_total", "Presses under 180 ms, which count.", self.suspicious),
            ("contest_estimated_total", "Presses whose timing was estimated.", self.estimated),
            ("contest_late_presses_total", "Presses after the end of their contest.", self.late),
            ("contest_late_would_have_won_total", "Those of them that would have won.", self.late_would_have_won),
        )

    def histograms(self) -> Iterable[Named]:
        """Name, help and figures of everything that is measured."""
        return (
            ("contest_sync_seconds", "How far clocks may be apart: half the shortest round trip.", self.sync_seconds),
            ("contest_claimed_seconds", "Reactions as devices claim them.", self.claimed_seconds),
            ("contest_effective_seconds", "Reactions as they count.", self.effective_seconds),
            ("contest_cut_seconds", "What was added because it could not be proved.", self.cut_seconds),
            ("contest_bucket_seconds", "What people had in their buckets as they pressed.", self.bucket_seconds),
            ("contest_wait_seconds", "From the first right press to the verdict.", self.wait_seconds),
        )

    def _count(self, press: Evidence) -> None:
        self.false_starts += press.is_false_start
        if press.is_false_start:
            return
        self.suspicious += press.is_suspicious
        self.estimated += press.estimated
        self.claimed_seconds.observe(press.claimed / 1e6)
        self.effective_seconds.observe(press.effective / 1e6)
        self.cut_seconds.observe((press.effective - press.claimed) / 1e6)
        self.bucket_seconds.observe(press.bucket / 1e6)
        if press.round_trip is not None:
            self.sync_seconds.observe(press.round_trip / 2e6)

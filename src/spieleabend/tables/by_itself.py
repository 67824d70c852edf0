"""What happens at a table without anybody asking.

Clocks run out, bots move, those who know words have an answer, somebody stands in for who is missing.
"""

from math import inf

from spieleabend.play.randomness import Rng
from spieleabend.tables import records as said
from spieleabend.tables.bots import Thinking
from spieleabend.tables.clock import Clock
from spieleabend.tables.clocks import Clocks
from spieleabend.tables.contest.contests import Contests
from spieleabend.tables.pace import Pace
from spieleabend.tables.presence import Attendances, next_due, overdue
from spieleabend.tables.questions import Questions
from spieleabend.tables.state import TableState


class ByItself:
    """The clocks, bots and contests of an open table, its questions about words, and its missing people."""

    def __init__(
        self, state: TableState, pace: Pace, rng: Rng, clock: Clock, questions: Questions, contests: Contests
    ) -> None:
        """Begin with a state that was read from the log; `rng` is not the match's chance."""
        self.clocks = Clocks()
        self._thinking = Thinking(pace, rng)
        self._questions = questions
        self._contests = contests
        self._pace = pace
        self._clock = clock
        self._watched: tuple[int, str, int] = -1, "", -1
        self._anybody_is_missing = False
        self.attend_to(state)

    def attend_to(self, state: TableState) -> None:
        """Start and stop clocks, and let bots think about what is new."""
        now = self._clock.monotonic()
        self.clocks.attend_to(state, now)
        self._thinking.attend_to(state, now)
        self._questions.attend_to(state)
        self._contests.attend_to()

    def overlook(self, seconds: float) -> None:
        """Count so many seconds for nobody: no device was at the table."""
        self.clocks.overlook(seconds)
        self._thinking.overlook(seconds)
        self._contests.overlook()

    def is_quiet(self, state: TableState, attendances: Attendances) -> bool:
        """Whether nothing is due now; False also where that cannot be told at a glance."""
        if self._questions.due() is not None or not self._contests.is_idle:
            return False
        if self._is_anybody_missing(state, attendances):
            return False
        now = self._clock.monotonic()
        ring, answer = self.clocks.next_ring(), self._thinking.next_answer()
        return (ring is None or ring > now) and (answer is None or answer > now)

    def due(self, state: TableState, attendances: Attendances) -> said.AnyRecord | None:
        """The record of what is due now, None where nothing is. Raises IllegalMove for a bot's bad answer."""
        now = self._clock.monotonic()
        record = overdue(state, attendances, self._pace, now)
        if record is not None:
            return record
        verdict = self._questions.due()
        if verdict is not None:
            return said.FromOutside(verdict)
        time_up = self.time_up(now)
        if time_up is not None:
            return time_up
        contest = None if self._contests.is_idle else self._contests.due()
        if contest is not None:
            return contest
        answered = self._thinking.answered(state, now)
        return None if answered is None else said.Played(*answered, bot=True)

    def time_up(self, now: float) -> said.FromOutside | None:
        """The record of a clock that has run out at `now`."""
        time_up = self.clocks.rung(now)
        return None if time_up is None else said.FromOutside(time_up)

    def next_due(self, state: TableState, attendances: Attendances) -> float | None:
        """When, in monotonic seconds, something will be due if nobody moves."""
        times = [self.clocks.next_ring(), self._thinking.next_answer()]
        if not self._contests.is_idle:
            times.append(self._contests.next_due())
        if self._questions.due() is not None:
            times.append(self._clock.monotonic())
        if self._is_anybody_missing(state, attendances):
            times.append(next_due(state, attendances, self._pace))
        return min([time for time in times if time is not None], default=None)

    def _is_anybody_missing(self, state: TableState, attendances: Attendances) -> bool:
        """Whether `presence` would ever have something to say; moves of a running match change nothing about it."""
        watched = state.seating, state.phase, attendances.changes
        if self._watched != watched:
            self._watched = watched
            self._anybody_is_missing = overdue(state, attendances, self._pace, inf) is not None
        return self._anybody_is_missing

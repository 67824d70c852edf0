"""A table's state and its log, kept in step: what the log has confirmed happens, and nothing else does."""

from collections.abc import Callable

from spieleabend.log.errors import Conflict
from spieleabend.play.errors import Refusal
from spieleabend.play.moves import Happening
from spieleabend.play.randomness import Rng
from spieleabend.tables import records as said
from spieleabend.tables.clock import wait_until
from spieleabend.tables.errors import BrokenTable
from spieleabend.tables.state import TableState
from spieleabend.tables.stored import read_entries, read_state
from spieleabend.tables.surroundings import Surroundings

JITTER = 0.02
"""Seconds that are waited at most before each further try, times the number of tries: nodes must not keep step."""


class Busy(Refusal):
    """Others were faster every time."""

    def __init__(self) -> None:
        super().__init__("refused-busy")


class Ledger:
    """Writes records and lets them happen, one after another; not for two tasks at once."""

    def __init__(
        self, state: TableState, around: Surroundings, rng: Rng, happened: Callable[[list[Happening]], None]
    ) -> None:
        """`happened` is called after every record, when `state` has changed; `rng` is for jitter."""
        self.state = state
        self._around = around
        self._log = around.log
        self._clock = around.clock
        self._rng = rng
        self._happened = happened

    async def write(self, decide: Callable[[], said.AnyRecord | None], *, command: str = "") -> int:
        """Append what `decide` says; the record's number, 0 where nothing has to be written.

        Where somebody else appended first, what is new is read and `decide` asked again. A command that is in the
        log already is not written twice. Raises Busy when that has gone on for too long, and whatever `decide`
        or the rules refuse.
        """
        began = self._clock.monotonic()
        tries = 0
        while True:
            if command in self.state.commands:
                return self.state.commands[command]
            record = decide()
            if record is None:
                return 0
            entry = said.Entry(record, command)
            try:
                await self._log.append(
                    self.state.code,
                    self.state.number + 1,
                    [said.encode_entry(entry)],
                    time=self._clock.utc(),
                    due=None,
                )
            except Conflict as conflict:
                tries += 1
                await self._give_way(conflict, began, tries)
                continue
            self._around.observer.durable(self._clock.monotonic() - began)
            self._apply(entry)
            if self.state.refusal is not None:
                raise self.state.refusal
            return self.state.number

    async def catch_up(self) -> None:
        """Let happen what others have appended."""
        for entry in await read_entries(self._log, self.state.code, self.state.number):
            self._apply(entry)

    async def read_anew(self) -> None:
        """Throw the state away and read it from the log. Raises LogError, UnknownTable or BrokenTable."""
        state = await read_state(self._log, self.state.code, self.state.library)
        if state.number < self.state.number:
            raise self._cut_short(state.number)
        self.state = state

    async def _give_way(self, conflict: Conflict, began: float, tries: int) -> None:
        """Catch up with whoever was faster, a little later every time. Raises Busy."""
        if conflict.head < self.state.number:
            raise self._cut_short(conflict.head)
        now = self._clock.monotonic()
        await wait_until(self._clock, now + (tries - 1) * JITTER * self._rng.fraction())
        await self.catch_up()
        if self._clock.monotonic() - began > self._around.pace.busy_after:
            raise Busy

    def _apply(self, entry: said.Entry) -> None:
        """Let a durable record happen."""
        self._happened(self.state.apply(entry))

    def _cut_short(self, head: int) -> BrokenTable:
        """What is wrong where the log has lost records."""
        reason = f"record {self.state.number} has happened, but its log ends at record {head}"
        return BrokenTable(self.state.code, reason)

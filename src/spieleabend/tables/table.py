"""A table that is in use: devices around it, one command after another, and what happens by itself.

A command is judged, appended to the log, and applied when the log has confirmed it; only then is it seen. At most
one append is under way, and what waits behind it is judged on the state after it. Nothing here waits for a device.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from spieleabend.log.errors import Conflict, LogError
from spieleabend.log.interface import Log
from spieleabend.play.errors import Refusal
from spieleabend.play.moves import Happening
from spieleabend.play.randomness import KEY_BYTES, Rng
from spieleabend.protocol import commands as asked
from spieleabend.protocol.updates import Goodbye, Reaction, Refused, TimePong
from spieleabend.tables import records as said
from spieleabend.tables.asks import Asks
from spieleabend.tables.attendance import MOST_PENDING, Attendance
from spieleabend.tables.audience import Audience
from spieleabend.tables.bots import Thinking
from spieleabend.tables.clock import Alarm, Clock, Entropy
from spieleabend.tables.clocks import Clocks
from spieleabend.tables.judge import Device, hash_token, judge, judge_time_up
from spieleabend.tables.observer import Observer
from spieleabend.tables.pace import Pace
from spieleabend.tables.presence import next_due, overdue
from spieleabend.tables.state import Library, TableState
from spieleabend.tables.stored import read_entries
from spieleabend.tables.viewer import Viewer

MOST_FAILURES = 5
"""A table that falls over so often without a single record between is closed."""

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


@dataclass(frozen=True)
class Surroundings:
    """What a table is given by the house."""

    log: Log
    library: Library
    clock: Clock
    entropy: Entropy
    pace: Pace
    observer: Observer
    spawn: Spawn


class Table:
    """One table in use. `attend` seats a device; everything else happens through its Attendance, or by itself."""

    def __init__(self, state: TableState, around: Surroundings) -> None:
        """A table as its log says it is."""
        self.state = state
        self.closed = False
        self._around = around
        self._audience = Audience(state, around.clock)
        self._asks = Asks()
        self._clocks = Clocks()
        self._thinking = Thinking(around.pace, Rng(around.entropy(KEY_BYTES)))
        self._waiting: deque[tuple[Attendance, asked.TableCommand]] = deque()
        self._work: asyncio.Task[None] | None = None
        self._alarm: Alarm | None = None
        self._failures = 0

    @property
    def idle_since(self) -> float | None:
        """Since when, in monotonic seconds, nobody looks at this table and nothing is under way; None if in use."""
        return None if self._work is not None else self._audience.empty_since

    def attend(self, viewer: Viewer, hello: asked.Hello) -> Attendance:
        """Let a device in; it is shown the table at once. Raises CrowdedTable where no more devices fit."""
        attendance = Attendance(viewer, hello.tokens, self._receive, self._leave)
        self._audience.let_in(attendance, self.state)
        self._audience.welcome(attendance, self.state, hello.last, self._asks, self._clocks)
        self._go_on()
        return attendance

    async def close(self, goodbye: Goodbye) -> None:
        """Send everybody away and wait for the append under way."""
        self.closed = True
        self._waiting.clear()
        self._silence_alarm()
        self._audience.dismiss(goodbye)
        if self._work is not None:
            await asyncio.gather(self._work, return_exceptions=True)

    def _receive(self, attendance: Attendance, message: asked.AnyClientMessage) -> None:
        """Take a message of a device."""
        match message:
            case asked.TimePing(sent=sent):
                attendance.tell(TimePong(sent, self._around.clock.utc()))
            case asked.React(reaction=reaction):
                self._audience.tell_all(Reaction(reaction))
            case asked.Layout(layout=layout):
                attendance.layout = layout
                self._audience.tell_presence(self.state)
            case asked.Hello():
                attendance.tell(Refused("", "refused-unreadable"))
            case asked.Ask() as ask:
                self._ask(attendance, ask)
            case command:
                if attendance.pending >= MOST_PENDING:
                    self._refuse(attendance, command.id, Refusal("refused-too-fast"))
                    return
                attendance.pending += 1
                self._waiting.append((attendance, command))
                self._go_on()

    def _leave(self, attendance: Attendance) -> None:
        """A device has gone; what it asked for and was not yet logged is dropped."""
        self._audience.let_go(attendance, self.state)
        self._waiting = deque(waiting for waiting in self._waiting if waiting[0] is not attendance)
        if self._asks.of(attendance):
            self._asks.forget(attendance)
            self._show([])
        self._go_on()

    def _ask(self, attendance: Attendance, ask: asked.Ask) -> None:
        """Another device would like to be let onto a seat: tell the host."""
        token = hash_token(ask.token)
        try:
            person = self.state.people.get(ask.person)
            if person is None or person.bot:
                raise Refusal("refused-unknown-person")
            if token in self.state.tokens:
                raise Refusal("refused-already-sitting")
            self._asks.add(ask.id, attendance, ask.person, token)
        except Refusal as refusal:
            self._refuse(attendance, ask.id, refusal)
            return
        attendance.token_hashes.add(token)
        attendance.accept(ask.id, 0)
        self._show([])

    def _go_on(self) -> None:
        """See to it that whatever can be done is being done."""
        if self._work is None and not self.closed:
            self._silence_alarm()
            self._work = self._around.spawn(self._do_everything())

    async def _do_everything(self) -> None:
        """Handle commands, and what happens by itself, until nothing is left; then set the alarm."""
        try:
            while not self.closed:
                try:
                    if not await self._do_something():
                        break
                except Exception as error:  # noqa: BLE001 - a table that fell over is built anew from its log
                    await self._pick_up(error)
        finally:
            self._work = None
        self._set_alarm()

    async def _do_something(self) -> bool:
        """Handle the next command, else let the next due thing happen; False where there is nothing to do."""
        if self._waiting:
            attendance, command = self._waiting.popleft()
            attendance.pending -= 1
            await self._handle(attendance, command)
            return True
        return await self._write(self._by_itself, command="") > 0

    async def _handle(self, attendance: Attendance, command: asked.TableCommand) -> None:
        """Judge a command, write it, and answer."""
        done = self.state.commands.get(command.id)
        if done is not None:
            attendance.accept(command.id, done)
            return
        try:
            number = await self._write(lambda: self._judge(attendance, command), command=command.id)
        except Refusal as refusal:
            self._refuse(attendance, command.id, refusal)
            return
        except Exception:
            attendance.refuse(command.id, Refusal("refused-trouble"))
            raise
        attendance.accept(command.id, number)
        if isinstance(command, asked.AnswerAsk):
            self._asks.close(command.ask)
            self._show([])

    def _judge(self, attendance: Attendance, command: asked.TableCommand) -> said.AnyRecord | None:
        """The record of a command on the state as it is now."""
        device: Device = attendance.device(self.state)
        record = judge(self.state, device, command, self._around.entropy, self._asks.find)
        if isinstance(record, said.Sat):
            attendance.token_hashes.add(record.token)
        return record

    def _by_itself(self) -> said.AnyRecord | None:
        """What is due without anybody asking. Where nobody looks nothing is: bots do not play among themselves."""
        if self._audience.is_empty:
            return None
        now = self._around.clock.monotonic()
        record = overdue(self.state, self._audience.attendances, self._around.pace, now)
        if record is not None:
            return record
        time_up = self._clocks.rung(now)
        if time_up is not None:
            return judge_time_up(self.state, time_up)
        moved = self._thinking.ready(self.state, now)
        return said.Played(moved[0], moved[1], bot=True) if moved is not None else None

    async def _write(self, decide: Callable[[], said.AnyRecord | None], *, command: str) -> int:
        """Append what `decide` says and apply it; the record's number, 0 where nothing had to be written.

        Where somebody else appended first, what is new is read and `decide` asked again, up to `busy_after`.
        """
        around = self._around
        began = around.clock.monotonic()
        while True:
            record = decide()
            if record is None:
                return 0
            entry = said.Entry(record, command)
            number = self.state.number + 1
            try:
                await around.log.append(
                    self.state.code, number, [said.encode_entry(entry)], time=around.clock.utc(), due=None
                )
            except Conflict:
                await self._catch_up()
                if around.clock.monotonic() - began > around.pace.busy_after:
                    raise Refusal("refused-busy") from None
                continue
            around.observer.durable(around.clock.monotonic() - began)
            self._apply(entry)
            if self.state.refusal is not None:
                raise self.state.refusal
            return number

    def _apply(self, entry: said.Entry) -> None:
        """Let a durable record happen, and show it."""
        happened = self.state.apply(entry)
        if self.state.refusal is None:
            self._failures = 0
        self._attend_to()
        self._show(happened)

    def _attend_to(self) -> None:
        """Start and stop clocks, and let bots think about what is new."""
        now = self._around.clock.monotonic()
        self._clocks.attend_to(self.state, now)
        self._thinking.attend_to(self.state, now)

    def _show(self, happened: list[Happening]) -> None:
        """Show the table as it is to everybody."""
        self._audience.show(self.state, happened, self._asks, self._clocks)

    def _refuse(self, attendance: Attendance, command: str, refusal: Refusal) -> None:
        """Say no, and count it."""
        self._around.observer.refused(refusal.key)
        attendance.refuse(command, refusal)

    async def _catch_up(self) -> None:
        """Apply what somebody else has appended."""
        for entry in await read_entries(self._around.log, self.state.code, self.state.number):
            self._apply(entry)

    async def _pick_up(self, error: Exception) -> None:
        """After an error nobody expected: throw the state away and build it from the log, or close the table."""
        around = self._around
        around.observer.table_failed(self.state.code, error)
        self._failures += 1
        try:
            if self._failures > MOST_FAILURES:
                raise error
            state = TableState(self.state.code, around.library)
            state.apply_all(await read_entries(around.log, self.state.code))
        except Exception as again:  # noqa: BLE001 - whatever it is, nobody must be left waiting at this table
            around.observer.table_failed(self.state.code, again)
            self.closed = True
            self._audience.dismiss(Goodbye("goodbye-trouble", again=not isinstance(again, LogError)))
            return
        self.state = state
        self._clocks = Clocks()
        self._thinking = Thinking(around.pace, Rng(around.entropy(KEY_BYTES)))
        self._attend_to()
        self._show([])

    def _set_alarm(self) -> None:
        """Ring when the next thing is due by itself."""
        self._silence_alarm()
        if self.closed or self._audience.is_empty:
            return
        times = [
            next_due(self.state, self._audience.attendances, self._around.pace),
            self._clocks.next_ring(),
            self._thinking.next_ready(),
        ]
        at = min((time for time in times if time is not None), default=None)
        if at is not None:
            self._alarm = self._around.clock.ring(at, self._go_on)

    def _silence_alarm(self) -> None:
        """Do not ring."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

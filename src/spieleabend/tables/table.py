"""A table that is in use: devices around it, one command after another, and what happens by itself.

A command is judged, appended to the log, and applied when the log has confirmed it; only then is it seen. At most
one append is under way, and what waits behind it is judged on the state after it. Nothing here waits for a device.
"""

import asyncio
from collections import deque

from spieleabend.log.errors import LogError
from spieleabend.play.errors import Refusal
from spieleabend.play.moves import Happening
from spieleabend.play.randomness import KEY_BYTES, Rng
from spieleabend.protocol import commands as asked
from spieleabend.protocol.updates import Goodbye, Reaction, Refused, TimePong
from spieleabend.tables import records as said
from spieleabend.tables.asks import Asks
from spieleabend.tables.attendance import MOST_PENDING, Attendance
from spieleabend.tables.audience import Audience
from spieleabend.tables.by_itself import ByItself
from spieleabend.tables.clock import today
from spieleabend.tables.contest.contests import Contests
from spieleabend.tables.judge import hash_token, judge
from spieleabend.tables.ledger import Busy, Ledger
from spieleabend.tables.questions import Questions
from spieleabend.tables.state import TableState
from spieleabend.tables.surroundings import Surroundings
from spieleabend.tables.viewer import Viewer
from spieleabend.tables.work import Work

MOST_FAILURES = 5
"""A table that falls over so often without a single record between is closed."""


class Table:
    """One table in use. `attend` seats a device; everything else happens through its Attendance, or by itself."""

    def __init__(self, state: TableState, around: Surroundings) -> None:
        """A table as its log says it is."""
        self._around = around
        self._work = Work(self._do_everything, self._next_due, around.spawn, around.clock)
        self._rng = Rng(around.entropy(KEY_BYTES))
        """For jitter and bots; the match's chance is its own."""
        self._ledger = Ledger(state, around, self._rng, self._happened)
        self._audience = Audience(state.number, around.clock)
        self._contests = Contests(
            around, self._rng, lambda: self._ledger.state, lambda: self._audience.devices, self._work.go_on
        )
        self._by_itself = self._begin_with(state)
        self._asks = Asks()
        self._waiting: deque[tuple[Attendance, asked.TableCommand, float]] = deque()
        """What devices ask for, and when it came, in monotonic seconds."""
        self._behind: asyncio.Future[None] | None = None
        self._failures = 0

    @property
    def state(self) -> TableState:
        """The table as its log says it is."""
        return self._ledger.state

    @property
    def closed(self) -> bool:
        """Whether everybody was sent away and nothing more happens here."""
        return self._work.stopped

    @property
    def idle_since(self) -> float | None:
        """Since when, in monotonic seconds, nobody looks at this table and nothing is under way; None if in use."""
        return None if self._work.is_under_way else self._audience.empty_since

    def attend(self, viewer: Viewer, hello: asked.Hello) -> Attendance:
        """Let a device in; it is shown the table at once. Raises CrowdedTable where no more devices fit."""
        attendance = Attendance(viewer, hello.tokens, self._receive, self._leave)
        if self._audience.empty_since is not None:
            alone = self._around.clock.monotonic() - self._audience.empty_since
            self._by_itself.overlook(alone)
            self._audience.attendances.overlook(alone)
        self._asks.welcome(attendance)
        self._audience.let_in(attendance, self.state, hello.last, self._asks, self._by_itself.clocks)
        if self._asks.of(attendance):
            self._show_again()
        self._contests.welcome(attendance)
        self._work.go_on()
        return attendance

    async def catch_up(self) -> None:
        """Return when everything has happened that was in the log before."""
        if self.closed:
            return
        if self._behind is None:
            self._behind = asyncio.get_running_loop().create_future()
        self._work.go_on()
        await asyncio.shield(self._behind)

    async def close(self, goodbye: Goodbye) -> None:
        """Send everybody away and wait for the append under way."""
        self._shut(goodbye)
        await self._work.ended()

    def _begin_with(self, state: TableState) -> ByItself:
        """What happens by itself from a state on that was read from the log."""
        around = self._around
        questions = Questions(around.words, around.spawn, self._work.go_on)
        return ByItself(state, around.pace, self._rng, around.clock, questions, self._contests)

    def _receive(self, attendance: Attendance, message: asked.AnyClientMessage) -> None:
        """Take a message of a device."""
        if attendance not in self._audience:
            return
        match message:
            case asked.Play():  # first, since nothing else comes as often
                self._queue(attendance, message)
            case asked.Unpressed():
                self._contests.unpressed(attendance, message)
            case asked.ContestPress():
                self._contests.press(attendance, message)
            case asked.TimePing():
                attendance.tell(TimePong(message.sent, self._around.clock.microseconds() / 1000))
                self._contests.hear_clock(attendance, message)
            case asked.Visible(visible=visible):
                attendance.is_visible = visible
                self._work.go_on()
            case asked.React(reaction=reaction):
                self._audience.tell_all(Reaction(reaction))
            case asked.Layout(layout=layout):
                self._audience.note_layout(attendance, layout, self.state)
            case asked.Hello():
                attendance.tell(Refused("", "refused-unreadable"))
            case asked.Ask() as ask:
                self._ask(attendance, ask)
            case command:
                self._queue(attendance, command)

    def _queue(self, attendance: Attendance, command: asked.TableCommand) -> None:
        """Let a command wait for its turn."""
        if attendance.pending >= MOST_PENDING:
            self._refuse(attendance, command.id, Refusal("refused-too-fast"))
            return
        attendance.pending += 1
        self._waiting.append((attendance, command, self._around.clock.monotonic()))
        self._work.go_on()

    def _leave(self, attendance: Attendance) -> None:
        """A device has gone; what it asked for and was not yet logged is dropped."""
        if attendance in self._audience:
            self._audience.let_go(attendance, self.state)
        if self._asks.part_with(attendance):
            self._show_again()
        self._work.go_on()

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
        attendance.accept(ask.id, 0)
        self._show_again()

    async def _do_everything(self) -> None:
        """Handle commands, and what happens by itself, until nothing is left."""
        while not self.closed:
            try:
                if not await self._do_something():
                    break
            except Exception as error:  # noqa: BLE001 - a table that fell over is built anew from its log
                await self._pick_up(error)

    async def _do_something(self) -> bool:
        """Do the next thing; False where there is nothing to do."""
        if self._behind is not None:
            await self._catch_up(self._behind)
            return True
        if self._waiting:
            attendance, command, came = self._waiting[0]
            if self._by_itself.time_up(came) is not None:
                return await self._let_time_be_up(came)
            self._waiting.popleft()
            attendance.pending -= 1
            if attendance in self._audience:
                await self._handle(attendance, command)
            return True
        if self._by_itself.is_quiet(self.state, self._audience.attendances):
            return False
        try:
            return await self._ledger.write(self._due) > 0
        except Busy:
            return False

    async def _let_time_be_up(self, came: float) -> bool:
        """Before a command, write down the clock that had run out when it `came`: whatever waited for, it is late."""
        try:
            await self._ledger.write(lambda: self._by_itself.time_up(came))
        except Busy:
            return False
        return True

    async def _catch_up(self, behind: asyncio.Future[None]) -> None:
        """Read on, and tell whoever waits for it."""
        self._behind = None
        try:
            await self._ledger.catch_up()
        finally:
            behind.set_result(None)

    async def _handle(self, attendance: Attendance, command: asked.TableCommand) -> None:
        """Judge a command, write it, and answer."""
        try:
            number = await self._ledger.write(lambda: self._judge(attendance, command), command=command.id)
        except Refusal as refusal:
            self._refuse(attendance, command.id, refusal)
            return
        except Exception as error:  # noqa: BLE001 - as everywhere, and whoever asked is told
            await self._pick_up(error)
            if command.id not in self.state.commands:
                self._refuse(attendance, command.id, Refusal("refused-trouble"))
                return
            # The log has failed, but only after it had kept the record.
            number = self.state.commands[command.id]
        if isinstance(command, asked.AnswerAsk) and not command.allow:
            self._asks.decline(command.ask)
            self._show_again()
        attendance.accept(command.id, number)

    def _judge(self, attendance: Attendance, command: asked.TableCommand) -> said.AnyRecord | None:
        """The record of a command on the state as it is now."""
        device = attendance.device(self.state)
        around = self._around
        record = judge(self.state, device, command, around.entropy, self._asks.find, lambda: today(around.clock))
        if isinstance(record, said.Sat):
            attendance.keep(record.token)
        return record

    def _due(self) -> said.AnyRecord | None:
        """What is due without anybody asking. Where nobody looks nothing is: bots do not play among themselves."""
        if self._audience.empty_since is not None:
            return None
        return self._by_itself.due(self.state, self._audience.attendances)

    def _next_due(self) -> float | None:
        """When something will be due without anybody asking, in monotonic seconds; None where nobody looks."""
        if self._audience.empty_since is not None:
            return None
        return self._by_itself.next_due(self.state, self._audience.attendances)

    def _happened(self, happened: list[Happening]) -> None:
        """A record is durable and has happened: go on from there, and show it."""
        state = self.state
        if state.refusal is None:
            self._failures = 0
        self._asks.settle(state)
        self._by_itself.attend_to(state)
        self._audience.show_news(state, happened, self._asks, self._by_itself.clocks)

    def _show_again(self) -> None:
        """Show the table where something but no record has changed it."""
        self._audience.show_again(self.state, self._asks, self._by_itself.clocks)

    def _refuse(self, attendance: Attendance, command: str, refusal: Refusal) -> None:
        """Say no, and count it."""
        self._around.observer.refused(refusal.key)
        attendance.refuse(command, refusal)

    async def _pick_up(self, error: Exception) -> None:
        """After an error nobody expected: throw the state away and read it from the log, or close the table."""
        observer, code = self._around.observer, self.state.code
        observer.table_failed(code, error)
        self._failures += 1
        if self._failures > MOST_FAILURES:
            self._give_up(error)
            return
        try:
            await self._ledger.read_anew()
            self._by_itself = self._begin_with(self.state)
            self._audience.forget_happenings(self.state)
            self._show_again()
        except Exception as worse:  # noqa: BLE001 - whatever it is, nobody must be left waiting at this table
            observer.table_failed(code, worse)
            self._give_up(worse)

    def _give_up(self, error: Exception) -> None:
        """Close the table; a log that fails may have recovered when people come back, nothing else will have."""
        self._shut(Goodbye("goodbye-trouble", again=isinstance(error, LogError)))

    def _shut(self, goodbye: Goodbye) -> None:
        """Send everybody away and do nothing more."""
        self._contests.close()
        self._work.stop()
        self._waiting.clear()
        self._audience.dismiss(goodbye)
        if self._behind is not None:
            self._behind.set_result(None)
            self._behind = None

"""What a table does about contests: it shows, listens, and writes down who has pressed when.

While a match waits for shouts the table holds a contest. It draws an instant, tells every device shortly before what
is to be shown then, and takes presses until nobody earlier can come any more. What was pressed is nowhere but in memory
until then: after a restart the same is shown again, and everybody presses anew.
"""

from collections.abc import Callable, Iterable

from spieleabend.play.contest import Contest
from spieleabend.play.errors import Refusal
from spieleabend.play.match import Match
from spieleabend.play.moves import Pressed
from spieleabend.play.prompts import Press, check_answer
from spieleabend.play.randomness import Rng
from spieleabend.protocol.commands import ContestPress, TimePing, Unpressed
from spieleabend.tables import records as said
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.contest.closing import ABSENT, Decision
from spieleabend.tables.contest.evidence import Evidence, shouts
from spieleabend.tables.contest.held import Held
from spieleabend.tables.contest.reveals import Reveals, monotonic
from spieleabend.tables.state import TableState
from spieleabend.tables.surroundings import Surroundings

TIME_TO_RETURN = 3.0
"""Seconds that people are given to come back before what a restart has interrupted is shown again."""
LATE_AFTER = 1_000_000
"""Microseconds after a contest in which late presses are gathered, to be written down together."""

Key = tuple[int, int, Contest]
"""The match, how many contests there were before, and what is shown."""


class Contests:
    """The contests of one table that is open."""

    def __init__(
        self,
        around: Surroundings,
        rng: Rng,
        state: Callable[[], TableState],
        devices: Callable[[], Iterable[Attendance]],
        go_on: Callable[[], None],
    ) -> None:
        """Hold none yet.

        `rng` is not the match's chance; `state` is the table's and `devices` those around it, as they are now; `go_on`
        is called when there may be something to write down.
        """
        self._around = around
        self._clock = around.clock
        self._rng = rng
        self._state = state
        self._devices = devices
        self._go_on = go_on
        self._reveals = Reveals(around.clock, state, devices)
        self._is_measuring = False
        self._key: Key | None = None
        self._held: Held | None = None
        self._last: tuple[Held, int] | None = None
        """The contest before, and when it was over."""
        self._late: list[said.LatePress] = []
        """Presses that came after the contest before, until they are written down together."""

    def attend_to(self, patience: float = 0.0) -> None:
        """Begin what is new, end what is over; `patience` in seconds is waited before."""
        state = self._state()
        match = state.match
        is_on = match is not None and state.phase == "playing" and match.game.contest is not None
        if not is_on and not self._is_measuring:
            return
        if self._is_measuring != is_on:
            self._is_measuring = is_on
            for device in self._devices():
                device.measure(self._clock if is_on else None)
        key = _key(state)
        if key != self._key:
            self._end(is_decided=self._key is not None and state.standings.contests > self._key[1])
            self._key = key
            if match is not None and key is not None:
                self._begin(key[2], patience)
        if match is not None and self._held is not None:
            self._plan(state, match, self._held)

    def welcome(self, device: Attendance) -> None:
        """A device is here: it is shown what is shown."""
        if self._is_measuring:
            device.measure(self._clock)
        if self._held is not None:
            self._reveals.announce(self._held, device)

    def overlook(self) -> None:
        """Nobody was here for a while: what was going on is shown again."""
        if self._held is not None:
            self._reveals.silence()
            self._held = self._key = None
            self.attend_to(TIME_TO_RETURN)

    def press(self, device: Attendance, press: ContestPress) -> None:
        """Take a press and answer it."""
        arrived = self._clock.microseconds()
        try:
            self._take(device, press, arrived)
        except Refusal as refusal:
            self._around.observer.refused(refusal.key)
            device.refuse(press.id, refusal)
            return
        device.accept(press.id, 0)

    def unpressed(self, device: Attendance, told: Unpressed) -> None:
        """Hear who has not pressed yet."""
        held = self._held
        if held is None or held.number != told.contest:
            return
        own = [seat for seat in told.seats if _holds(device, seat, self._state())]
        held.hear(device, own, _microseconds(told.frame), _microseconds(told.until), _microseconds(told.late))
        if held.presses:
            self._go_on()

    def hear_clock(self, device: Attendance, ping: TimePing) -> None:
        """Hear how long a device's own round trips take."""
        if ping.round_trip is not None and self._is_measuring:
            device.round_trips.claim(self._clock.microseconds(), _microseconds(ping.round_trip))

    def due(self) -> said.AnyRecord | None:
        """The record of what is over now, or of a press that came too late."""
        held, now = self._held, self._clock.microseconds()
        if self._late and self._last is not None and now >= self._last[1] + LATE_AFTER:
            late, self._late = tuple(self._late), []
            return said.CameLate(self._last[0].at, late)
        if held is None:
            return None
        held.press_for_bots(now)
        if not self._decision(held, now).is_over:
            return None
        evidence = tuple(held.presses.values())
        right, window = held.contest.right, held.contest.window
        return said.Shouted(shouts(evidence, right, window), held.at, right, window, evidence)

    def next_due(self) -> float | None:
        """When, in monotonic seconds, something will be due if nothing arrives."""
        held, now = self._held, self._clock.microseconds()
        times: list[int] = []
        if self._late and self._last is not None:
            times.append(self._last[1] + LATE_AFTER)
        if held is not None:
            times.append(self._decision(held, now).look_again)
            bot = held.next_bot()
            if bot is not None:
                times.append(bot)
        return monotonic(self._clock, min(times)) if times else None

    @property
    def is_idle(self) -> bool:
        """Whether there is nothing to write down, now or by and by."""
        return self._held is None and not self._late

    def close(self) -> None:
        """Show nothing more."""
        self._reveals.silence()
        self._held = None

    # What is under way.

    def _begin(self, contest: Contest, patience: float) -> None:
        """Draw the instant, and see to it that every device is told in time."""
        least, most = self._around.pace.foreperiod
        foreperiod = round((patience + least + (most - least) * self._rng.fraction()) * 1_000_000)
        number = int.from_bytes(self._around.entropy(4), "little")
        at = self._clock.microseconds() + self._reveals.longest_lead() + foreperiod
        state = self._state()
        standings = {seat: state.standings.of(person) for seat, person in enumerate(state.seats)}
        self._held = Held(number, at, contest, standings)
        self._reveals.announce_to_all(self._held)

    def _plan(self, state: TableState, match: Match, held: Held) -> None:
        """Let the bots of open seats look at what is shown, and forget those of people who are back."""
        asked = {seat for seat in _asked(match) if state.player(seat).played_by_bot and seat not in held.presses}
        held.planned = {seat: plan for seat, plan in held.planned.items() if seat in asked}
        for seat in sorted(asked - held.planned.keys()):
            if match.game.reaction is not None:
                sight = match.sight(seat)
                move = match.game.bot(sight, self._rng)
                begins = max(0, self._clock.microseconds() - held.at)
                if isinstance(move, Pressed):
                    held.planned[seat] = move.option, begins + match.game.reaction(sight, self._rng)

    def _take(self, device: Attendance, press: ContestPress, arrived: int) -> None:
        """Count a press. Raises Refusal for one that cannot count."""
        state, held = self._state(), self._held
        match = state.match
        if not _holds(device, press.seat, state) or match is None:
            raise Refusal("refused-not-yours")
        if held is None or held.number != press.contest:
            self._take_late(device, press, arrived)
            return
        if held.is_resent(press.seat, press.id):
            return
        _check_option(match, press)
        evidence = self._evidence(held, device, press, arrived)
        if evidence.effective > held.limit:
            raise _too_late(evidence.effective - held.limit)
        held.take(evidence, press.id)
        self._go_on()

    def _take_late(self, device: Attendance, press: ContestPress, arrived: int) -> None:
        """Tell somebody by how much they were too late, and write it down.

        Always raises Refusal, but for the resend of a press that came in time.
        """
        if self._last is None or self._last[0].number != press.contest:
            raise Refusal("refused-no-contest")
        held, over = self._last
        if held.is_resent(press.seat, press.id):
            if press.seat in held.late:
                raise _too_late(held.late[press.seat])
            return
        evidence = self._evidence(held, device, press, arrived)
        held.take(evidence, press.id)
        held.late[press.seat] = late = max(1, arrived - over)
        would_have_won = held.could_win(evidence)
        self._around.observer.came_late(would_have_won=would_have_won)
        self._late.append(said.LatePress(evidence, late, would_have_won))
        self._go_on()
        raise _too_late(late)

    def _evidence(self, held: Held, device: Attendance, press: ContestPress, arrived: int) -> Evidence:
        """All that a press is judged by."""
        frame = None if press.frame is None else _microseconds(press.frame)
        evidence = Evidence(
            press.seat,
            press.option,
            frame,
            _microseconds(press.pressed),
            arrived,
            device.round_trips.least,
            0,
        )
        return held.weigh(evidence, device)

    def _decision(self, held: Held, now: int) -> Decision:
        """Whether it is over: whoever is here, before a device that can be seen, is waited for."""
        state = self._state()
        match = state.match
        open_seats = [
            seat
            for seat in (() if match is None else _asked(match))
            if seat not in held.presses and seat not in held.planned and not state.player(seat).played_by_bot
        ]
        trips: dict[int, int | None] = {}
        for device in self._devices():
            if device.is_visible:
                for person in device.device(state).people:
                    trips[person] = device.round_trips.least
        waiting = [
            held.waiting(seat, trips[person]) if (person := state.seats[seat]) in trips else ABSENT
            for seat in open_seats
        ]
        return held.decide(now, waiting)

    def _end(self, *, is_decided: bool) -> None:
        """What was shown is over, or the match is."""
        self._reveals.silence()
        if self._held is not None and is_decided:
            held, now = self._held, self._clock.microseconds()
            self._last, self._late = (held, now), []
            late_frames = tuple(held.late_frames.values())
            self._around.observer.contest_held(
                tuple(held.presses.values()), held.contest.right, held.at, now, late_frames
            )
        self._held = None


def _key(state: TableState) -> Key | None:
    """Which contest a match waits for, None for none."""
    match = state.match
    if match is None or state.phase != "playing" or not match.waits.shouts or match.game.contest is None:
        return None
    return state.match_number, state.standings.contests, match.game.contest(match.state)


def _asked(match: Match) -> list[int]:
    """The seats that are asked to press."""
    return [seat for seat, prompts in match.prompts.items() if any(type(prompt) is Press for prompt in prompts)]


def _holds(device: Attendance, seat: int, state: TableState) -> bool:
    """Whether a device may act for a seat; not any more for whoever has left, whose bot plays on."""
    if seat >= len(state.seats) or state.player(seat).left:
        return False
    return state.seats[seat] in device.device(state).people


def _check_option(match: Match, press: ContestPress) -> None:
    """Raise Refusal unless the seat is asked to press this."""
    prompts = match.prompts.get(press.seat, ())
    name = next((prompt.name for prompt in prompts if type(prompt) is Press), "")
    check_answer(prompts, Pressed(name, press.option))


def _too_late(microseconds: int) -> Refusal:
    """The refusal of a press that came so much too late, in whole milliseconds."""
    return Refusal("refused-late", milliseconds=-(-microseconds // 1000))


def _microseconds(milliseconds: float) -> int:
    return round(milliseconds * 1000)

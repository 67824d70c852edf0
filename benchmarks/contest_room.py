"""A table of a real house with simulated devices around it: contests, one after the other, in virtual time."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from random import Random

import msgspec
from simulated import Hardware, Kind, Network, read

from spieleabend.log.memory import MemoryLog
from spieleabend.play.cards import Deck
from spieleabend.play.contest import Contest
from spieleabend.play.game import AnyGame, Game, Result, Seats, Setup
from spieleabend.play.moves import Happening, Move, Pressed, SeatMove, Shouts
from spieleabend.play.prepare import bare_deck
from spieleabend.play.prompts import Press, Prompts
from spieleabend.play.randomness import Rng
from spieleabend.play.waits import NOTHING, Waits
from spieleabend.protocol import PROTOCOL_VERSION
from spieleabend.protocol import commands as asked
from spieleabend.protocol.updates import Reveal, TimePong
from spieleabend.tables import records as said
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.clock import LoopClock
from spieleabend.tables.contest.evidence import Evidence, judged_again, shouts
from spieleabend.tables.contest.trust import Standings
from spieleabend.tables.house import House
from spieleabend.tables.observer import Silent
from spieleabend.tables.stored import read_entries

FIRST_BEAT, BEAT = 320.0, 45.0
INPUT_DELAYS, FORGOTTEN = (5.0, 10.0), 0.8
"""How late the page takes its events to be, when it knows them well and at first; here they never are late."""
BURST, BURST_GAP, BEFORE_CONTEST, LEISURE = 8, 120.0, 5, 2_500.0
SAMPLES_FOR = 60_000.0
SETTLING = 1.5
"""Seconds between the beginning of a match and its first contest: clocks are compared meanwhile."""
WINDOW = 15_000
FACES = ("right", "wrong")
ASKED = (Press("shout", FACES),)


class State(msgspec.Struct):
    """Contests that were held and those that are to be."""

    seats: int
    left: int


class Nothing(msgspec.Struct, frozen=True):
    """A view of nothing: only the contests matter."""


def _start(setup: Setup, _rng: Rng) -> State:
    return State(setup.seats, 1_000_000)


def _prompts(state: State) -> Prompts:
    return dict.fromkeys(range(state.seats), ASKED) if state.left else {}


def _play(state: State, _seat: int | None, _move: Move, _rng: Rng) -> list[Happening]:
    state.left -= 1
    return []


def _bot(*_: object) -> SeatMove:
    return Pressed("shout", "right")


GAME: Game[State] = Game(
    id="contests",
    rules_version=1,
    seats=Seats(1, 12, 6),
    options=(),
    piles={},
    writable={},
    public_type=Nothing,
    private_type=Nothing,
    happenings=(),
    start=_start,
    prompts=_prompts,
    waits=lambda state: Waits(shouts=True) if state.left else NOTHING,
    play=_play,
    public=lambda _: Nothing(),
    private=lambda *_: Nothing(),
    points=lambda state: (0,) * state.seats,
    result=lambda state: None if state.left else Result((0,) * state.seats, ()),
    bot=_bot,
    redeal=lambda state, *_: state,
    contest=lambda _: Contest(shown="right", right=("right",), window=WINDOW, milliseconds=10_000),
    reaction=lambda *_: 600_000,
)


class _Decks:
    def languages(self, game: AnyGame) -> tuple[str, ...]:
        return ("en",)

    def load(self, game: AnyGame, language: str) -> Deck:
        return bare_deck(game, language)


@dataclass
class Cheat:
    """What one device does: it claims to have been `faster` by so many milliseconds, and so on."""

    faster: float = 0.0
    by_frame: bool = False
    """It claims a later frame, not an earlier press."""
    every: int = 1
    """It cheats in one of so many contests."""
    holds_press: float = 0.0
    holds_pongs: float = 0.0
    coarse: bool = False
    """It claims a clock of 100 ms, so that more counts as simultaneous."""
    peeks: bool = False
    """It looks at what is to be shown as soon as it is told."""


@dataclass
class Outcome:
    """One contest: reactions by seat as they truly were, and what became of it. Times in milliseconds."""

    reactions: list[float]
    winners: frozenset[int] = frozenset()
    evidence: tuple[Evidence, ...] = ()
    wait: float = 0.0
    drawn: dict[int, float] = field(default_factory=dict)
    told_late: set[int] = field(default_factory=set)
    would_have_won: int = 0
    late_presses: int = 0
    by_arrival: dict[int, float] = field(default_factory=dict)
    by_half: dict[int, float] = field(default_factory=dict)

    @property
    def fastest(self) -> int:
        return min(range(len(self.reactions)), key=self.reactions.__getitem__)


class Device:
    """One phone: the page, its clock and its network. Speaks to the table as any device does, and is a Viewer of it."""

    def __init__(self, room: "Room", seat: int, network: Network, hardware: Hardware, cheat: Cheat | None) -> None:
        self.room = room
        self.seat = seat
        self.network = network
        self.hardware = hardware
        self.cheat = cheat
        self.attendance: Attendance | None = None
        self.samples: list[tuple[float, float, float]] = []
        self.beating: asyncio.TimerHandle | None = None
        self.contests = 0
        self._pinging: asyncio.TimerHandle | None = None
        self._pings = 0
        self._has_to_ping = 0

    # What the server's network stack and the browser's do between them.

    def measure(self, tell: Callable[[int], None] | None) -> None:
        if self._pinging is not None:
            self._pinging.cancel()
        self._pings = 0
        if tell is not None:
            self._ping(tell)

    def _ping(self, tell: Callable[[int], None]) -> None:
        now = self.room.now()
        held = self.cheat.holds_pongs if self.cheat else 0.0
        back = self.network.up(self.network.down(now) + held, alone=held > 0)
        self.room.at(back, tell, round((back - now) * 1000))
        self._pings += 1
        self._pinging = self.room.at(now + (BURST_GAP if self._pings < BURST else LEISURE), self._ping, tell)

    # What the page hears.

    def send(self, message: bytes) -> None:
        if message.startswith((b'{"kind":"time"', b'{"kind":"reveal"')):
            self.room.at(self.network.down(self.room.now()), self._hear, message)

    def show(self, *update: bytes) -> None:
        """The page shows it; nothing depends on that here."""

    def dismiss(self, goodbye: bytes) -> None:
        """The evening is over."""

    def _hear(self, message: bytes) -> None:
        now = self.room.now()
        if message.startswith(b'{"kind":"time"'):
            pong = msgspec.json.decode(message, type=TimePong)
            received = read(self.hardware.own(now))
            self.samples = [one for one in self.samples if received - one[0] < SAMPLES_FOR]
            self.samples.append((received, received - pong.sent, pong.time - (pong.sent + received) / 2))
        else:
            self._prepare(msgspec.json.decode(message, type=Reveal))

    # What the page says.

    def say(self, message: asked.AnyClientMessage, delay: float = 0.0) -> None:
        self.room.at(self.network.up(self.room.now() + delay), self._arrive, message)

    def _arrive(self, message: asked.AnyClientMessage) -> None:
        if self.attendance is not None:
            self.attendance.receive(message)

    def take_samples(self, count: int) -> None:
        """So many clock samples soon, then one now and then."""
        begin = self._has_to_ping == 0
        self._has_to_ping = max(self._has_to_ping, count)
        if begin:
            self._sample()

    def _sample(self) -> None:
        best = min((one[1] for one in self.samples), default=None)
        if self.cheat and self.cheat.holds_pongs:
            best = None
        self.say(asked.TimePing(read(self.hardware.own(self.room.now())), best))
        self._has_to_ping = max(0, self._has_to_ping - 1)
        if self._has_to_ping:
            self.room.at(self.room.now() + BURST_GAP, self._sample)

    # A contest.

    def _prepare(self, reveal: Reveal) -> None:
        """Draw what is shown at the instant, and let the finger react."""
        outcome = self.room.outcome(reveal.contest)
        hardware, now = self.hardware, self.room.now()
        best = min(self.samples, key=lambda one: one[1])
        at = reveal.at - best[2]
        told = hardware.own(now)
        if told > at:
            outcome.told_late.add(self.seat)
        frame = hardware.next_frame(max(at, told) + hardware.jank())
        outcome.drawn[self.seat] = hardware.real(frame)
        seen = told if self.cheat and self.cheat.peeks else frame
        pressed = seen + hardware.display + outcome.reactions[self.seat] + hardware.felt()
        self.contests += 1
        self.beating = self.room.at(
            hardware.real(frame + FIRST_BEAT), self._beat, reveal, read(frame), frame + FIRST_BEAT
        )
        self._press(reveal, frame, pressed)

    def _press(self, reveal: Reveal, frame: float, pressed: float) -> None:
        cheat, held, coarse = self.cheat, 0.0, False
        claimed_frame, claimed = read(frame), read(pressed)
        if cheat is not None:
            faster = cheat.faster if self.contests % cheat.every == 0 else 0.0
            claimed_frame += faster if cheat.by_frame else 0.0
            claimed -= 0.0 if cheat.by_frame else faster
            claimed = max(claimed, claimed_frame + 185)
            held, coarse = cheat.holds_press, cheat.coarse
        if coarse:
            claimed_frame, claimed = (round(one / 100) * 100.0 for one in (claimed_frame, claimed))
        press = asked.ContestPress(
            f"press-{self.seat}-{reveal.contest}", self.seat, reveal.contest, "right", claimed_frame, claimed
        )
        # The main thread that is busy with something else says nothing at all meanwhile.
        self.room.at(self.hardware.real(pressed), self._finger_down, press, self.hardware.jank() + held)

    def _finger_down(self, press: asked.ContestPress, delay: float) -> None:
        self.rest()
        self.say(press, delay)

    def _beat(self, reveal: Reveal, frame: float, due: float) -> None:
        own = self.hardware.own(self.room.now())
        jank = self.hardware.jank()
        until = max(frame, read(own + jank - max(self._input_delay(), own + jank - due)))
        self.say(asked.Unpressed(reveal.contest, (self.seat,), frame, until), jank)
        # On a grid of reactions, so that nobody waits for the one whose beat happens to come last.
        due += BEAT * max(1, ceil((own + jank - due) / BEAT))
        self.beating = self.room.at(self.hardware.real(due), self._beat, reveal, frame, due)

    def _input_delay(self) -> float:
        least, at_first = INPUT_DELAYS
        return max(least, at_first * FORGOTTEN ** (self.contests - 1))

    def rest(self) -> None:
        """Nobody asks any more."""
        if self.beating is not None:
            self.beating.cancel()
            self.beating = None


class Room(Silent):
    """One evening: people, their devices, and the contests they hold. Also what the house tells its doings to."""

    def __init__(
        self,
        kinds: Sequence[Kind],
        rng: Random,
        *,
        identical: bool = True,
        gap: float | None = None,
        cheat: Cheat | None = None,
    ) -> None:
        """`gap`: how far the fastest is ahead of the second, in milliseconds; None: as it comes. Seat 0 may cheat."""
        self.rng = rng
        self.gap = gap
        self.loop = asyncio.get_running_loop()
        self.outcomes: list[Outcome] = []
        self.log = MemoryLog()
        self.code = ""
        self._open: tuple[int, Outcome] | None = None
        self._wanted = 0
        self._done = self.loop.create_future()
        self.devices = [
            Device(self, seat, Network(kind, rng), Hardware(rng, identical=identical), cheat if seat == 0 else None)
            for seat, kind in enumerate(kinds)
        ]

    def now(self) -> float:
        return self.loop.time() * 1000

    def at(self, moment: float, call: Callable[..., object], *arguments: object) -> asyncio.TimerHandle:
        return self.loop.call_at(moment / 1000, call, *arguments)

    async def hold(self, contests: int) -> list[Outcome]:
        """Gather, hold so many contests, and part."""
        self._wanted = contests
        rng = self.rng
        house = House(
            self.log,
            games={GAME.id: GAME},
            clock=LoopClock(utc=lambda: 1_798_800_000_000),
            entropy=rng.randbytes,
            version="simulation",
            observer=self,
            decks=_Decks(),
        )
        maker = f"{0:040}"
        self.code = await house.create(asked.CreateTable(maker, GAME.id, "en"))
        for device in self.devices:
            token = f"{device.seat + 1:040}"
            tokens = (token, maker) if device.seat == 0 else (token,)
            device.attendance = await house.attend(device, asked.Hello(self.code, PROTOCOL_VERSION, tokens))
            device.attendance.receive(asked.Sit(f"sit-{device.seat:04}", token, f"Person {device.seat}", device.seat))
            device.attendance.measure(house._clock)
            device.take_samples(BURST)
            await asyncio.sleep(0.01)
        await asyncio.sleep(SETTLING)
        first = self.devices[0].attendance
        if first is None:
            raise RuntimeError("nobody is here")
        first.receive(asked.Start("start-the-match"))
        await self._done
        for device in self.devices:
            device.rest()
            device.measure(None)
        await house.close()
        await self._judge_again()
        return self.outcomes

    async def _judge_again(self) -> None:
        """Raise RuntimeError unless verdicts in the log follow from their evidence, and buckets from the log."""
        standings, seats = Standings(), list(range(1, len(self.devices) + 1))
        for entry in await read_entries(self.log, self.code):
            match entry.record:
                case said.Shouted(move=verdict, at=at, right=right, window=window, evidence=evidence):
                    buckets = [standings.of(seats[one.seat]).bucket for one in evidence]
                    if verdict != judged_again(evidence, at, right, window) or buckets != [
                        one.bucket for one in evidence
                    ]:
                        raise RuntimeError(f"{entry.record} does not follow from the log")
                    standings.note(evidence, at, seats, seats)

    def outcome(self, contest: int) -> Outcome:
        """The contest of this number, begun by the first device that is told of it."""
        if self._open is None or self._open[0] != contest:
            self._open = contest, Outcome(self._reactions())
            for device in self.devices:
                device.network.next_round()
            self._measure_others(self._open[1])
        return self._open[1]

    def _reactions(self) -> list[float]:
        reactions = [430 * self.rng.lognormvariate(0, 0.18) for _ in self.devices]
        if self.gap is not None:
            first, second = sorted(range(len(reactions)), key=reactions.__getitem__)[:2]
            reactions[first] = reactions[second] - self.gap
        return reactions

    def _measure_others(self, outcome: Outcome) -> None:
        """The same contest at servers that know less: shown on arrival; the first packet, or half the way, decides."""
        for device in self.devices:
            hardware, network = device.hardware, device.network
            told = hardware.own(network.down(0.0, alone=True))
            frame = hardware.next_frame(told + hardware.jank())
            pressed = frame + hardware.display + outcome.reactions[device.seat] + hardware.felt()
            arrived = network.up(hardware.real(pressed) + hardware.jank(), alone=True)
            round_trip = min((one[1] for one in device.samples), default=0.0)
            outcome.by_arrival[device.seat] = arrived
            outcome.by_half[device.seat] = arrived - round_trip / 2

    def contest_held(
        self, presses: Sequence[Evidence], right: Sequence[str], at: int, over: int, late_frames: Sequence[int]
    ) -> None:
        if self._open is None:
            return
        outcome = self._open[1]
        self._open = None
        verdict: Shouts = shouts(presses, right, WINDOW)
        outcome.winners = frozenset(shout.seat for shout in verdict.shouts[: verdict.standing])
        outcome.evidence = tuple(presses)
        outcome.wait = (over - min(one.arrived for one in presses if not one.is_false_start)) / 1000
        self.outcomes.append(outcome)
        for device in self.devices:
            device.rest()
            device.take_samples(BEFORE_CONTEST)
        if len(self.outcomes) >= self._wanted and not self._done.done():
            self._done.set_result(None)

    def came_late(self, *, would_have_won: bool) -> None:
        self.outcomes[-1].late_presses += 1
        self.outcomes[-1].would_have_won += would_have_won

    def table_failed(self, code: str, error: BaseException) -> None:
        if not self._done.done():
            self._done.set_exception(error)

"""One contest under way: its instant, who has pressed, and who has said that they have not."""

from collections import defaultdict
from collections.abc import Iterable, Mapping

from msgspec import structs

from spieleabend.play.contest import Contest
from spieleabend.play.errors import Refusal
from spieleabend.tables.contest.closing import Decision, Waiting, decide
from spieleabend.tables.contest.evidence import Evidence, grain_of, provable, usual, weighed, widened
from spieleabend.tables.contest.trust import NEW, Standing

MOST_READINGS = 40
"""So many readings of a device's clock are kept, to tell how coarse it is."""

DeviceKey = object
"""A device that is connected, by identity."""


class Held:
    """A contest that a table holds. `number` names it, `at` is its instant on the server's clock in microseconds."""

    def __init__(self, number: int, at: int, contest: Contest, standings: Mapping[int, Standing]) -> None:
        """Nobody has pressed; `standings` by seat are those before the contest."""
        self.number = number
        self.at = at
        self.contest = contest
        self._standings = standings
        self.presses: dict[int, Evidence] = {}
        self.planned: dict[int, tuple[str, int]] = {}
        """What bots will press, by seat, and when, in microseconds from the instant on."""
        self.late_frames: dict[DeviceKey, int] = {}
        """By how much devices have drawn too late, as they say."""
        self.late: dict[int, int] = {}
        """By how many microseconds seats have pressed after it was over."""
        self._commands: dict[int, str] = {}
        self._unpressed: dict[int, dict[DeviceKey, int]] = defaultdict(dict)
        self._readings: dict[DeviceKey, list[int]] = defaultdict(list)

    @property
    def limit(self) -> int:
        """How long people have, from the instant on."""
        return self.contest.milliseconds * 1000

    def is_resent(self, seat: int, command: str) -> bool:
        """Whether this very press was taken before. Raises Refusal where the seat has pressed otherwise."""
        if seat not in self.presses:
            return False
        if self._commands.get(seat) != command:
            raise Refusal("refused-pressed")
        return True

    def weigh(self, evidence: Evidence, device: DeviceKey) -> Evidence:
        """The evidence with what is known of the device and the person, and what it counts then."""
        standing = self._standings.get(evidence.seat, NEW)
        self._read(device, evidence.pressed, *(() if evidence.frame is None else (evidence.frame,)))
        told = structs.replace(
            evidence,
            bucket=standing.bucket,
            estimated=standing.is_estimated,
            grain=grain_of(self._readings[device]),
        )
        return weighed(told, self.at)

    def take(self, evidence: Evidence, command: str) -> None:
        """Count a press."""
        self.presses[evidence.seat] = evidence
        self._commands[evidence.seat] = command
        self.planned.pop(evidence.seat, None)

    def hear(self, device: DeviceKey, seats: Iterable[int], frame: int, until: int, late: int) -> None:
        """A device says that these seats have not pressed until then, on its own clock."""
        self._read(device, frame, until)
        self.late_frames.setdefault(device, late)
        for seat in seats:
            heard = self._unpressed[seat]
            heard[device] = max(heard.get(device, 0), until - frame)

    def press_for_bots(self, now: int) -> None:
        """Count what bots have pressed by now."""
        for seat, (option, reaction) in tuple(self.planned.items()):
            at = self.at + reaction
            if at <= now:
                press = Evidence(seat, option, 0, reaction, at, None, 0, bot=True)
                self.take(weighed(press, self.at), "")

    def next_bot(self) -> int | None:
        """When the next bot presses, on the server's clock."""
        return min((self.at + reaction for _, reaction in self.planned.values()), default=None)

    def waiting(self, seat: int, round_trip: int | None) -> Waiting:
        """A person's seat that may still press."""
        standing = self._standings.get(seat, NEW)
        credit = usual(round_trip) if standing.is_estimated else provable(round_trip) + standing.bucket
        return Waiting(min(self._unpressed[seat].values(), default=-1), credit)

    def decide(self, now: int, people: list[Waiting]) -> Decision:
        """Whether it is over; `people` are the seats of people that may still press."""
        bots = [Waiting(reaction - 1, 0) for _, reaction in self.planned.values()]
        return decide(
            now,
            self.at,
            tuple(self.presses.values()),
            self.contest.right,
            self.contest.window,
            self.limit,
            [*people, *bots],
        )

    def could_win(self, evidence: Evidence) -> bool:
        """Whether a press would have been right and among the first of those that were taken."""
        if evidence.option not in self.contest.right or evidence.is_false_start or evidence.effective > self.limit:
            return False
        right = [one.effective for one in self.presses.values() if self._is_right(one)]
        return not right or evidence.effective <= min(right) + widened(self.contest.window, self.presses.values())

    def _is_right(self, evidence: Evidence) -> bool:
        return evidence.option in self.contest.right and not evidence.is_false_start

    def _read(self, device: DeviceKey, *readings: int) -> None:
        """Remember what a device's clock has shown."""
        known = self._readings[device]
        if len(known) < MOST_READINGS:
            known.extend(readings)

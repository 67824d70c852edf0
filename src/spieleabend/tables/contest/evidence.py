"""One press: what the device claims, what its round trip can prove, and what counts.

Everything is in whole microseconds, and what counts follows from the evidence alone, so the same log gives the same
verdict for ever. What a device claims is the time from the frame that drew what was shown to the finger's own event,
both on the device's clock: no network and no clock error is in it. It can be proved only in one way: the press must
arrive soon after the claimed time. What is missing is paid from a small bucket, since networks stumble now and then;
what the bucket cannot pay is added to the claimed time.
"""

from collections.abc import Collection, Iterable

from msgspec import Struct, structs

from spieleabend.play.contest import as_shouts
from spieleabend.play.moves import Shout, Shouts

FLOOR = 120_000
"""Nobody reacts faster: it was a false start."""
SUSPICIOUS = 180_000
"""Faster than people choose one of several things; it counts, and is counted."""
FRAME = 16_667
"""How late a frame may show what was shown at the instant."""
SLACK = 10_000
"""What a device and a server need besides."""
HANDLING = 4_000
"""How long they need on average."""
GRAINS = (100_000.0, 50_000.0, 1_000_000 / 30, 20_000.0, 1_000_000 / 60, 10_000.0, 5_000.0, 2_000.0, 1_000.0)
"""How coarse browsers make their clocks, from the coarsest on."""
READINGS_NEEDED = 5
"""From so many readings on one can tell how coarse a clock is."""
MOST_WIDENED = 34_000
"""A clock can be so coarse and still be honest; a coarser one is its owner's own trouble, or would widen every tie."""


class Evidence(Struct, frozen=True):
    """One press, and all that it is judged by.

    `frame` and `pressed` are the device's clock (`frame` None: pressed before anything was drawn), `arrived` is the
    server's, `round_trip` the shortest one known (None: none was measured), `bucket` what there was to pay from,
    `grain` how coarse the device's clock is. A bot's press was never on any way. `effective` is what counts.
    """

    seat: int
    option: str
    frame: int | None
    pressed: int
    arrived: int
    round_trip: int | None
    bucket: int
    grain: int = 0
    estimated: bool = False
    bot: bool = False
    effective: int = 0

    @property
    def claimed(self) -> int:
        """The reaction that the device claims; 0 before anything was drawn."""
        return 0 if self.frame is None else max(0, self.pressed - self.frame)

    @property
    def is_false_start(self) -> bool:
        """Whether nobody could have seen anything so early."""
        return self.frame is None or self.claimed < FLOOR

    @property
    def is_suspicious(self) -> bool:
        """Whether it counts, though few people are so fast."""
        return not self.is_false_start and self.claimed < SUSPICIOUS

    def excess(self, at: int) -> int:
        """By how much the claim goes beyond what can be proved, where the instant was `at`."""
        return max(0, self.arrived - at - self.claimed - provable(self.round_trip))

    def paid(self, at: int) -> int:
        """What of that the bucket pays: nothing for a bot, nor where the table estimates."""
        if self.bot or self.estimated or self.is_false_start:
            return 0
        return min(self.excess(at), self.bucket)

    def surplus(self, at: int) -> int:
        """How much longer than usual the press was under way, if the claim is true."""
        return self.arrived - at - self.claimed - usual(self.round_trip)


def provable(round_trip: int | None) -> int:
    """How long an honest press may take from the instant on, besides the reaction itself."""
    return 3 * (round_trip or 0) // 4 + FRAME + SLACK


def usual(round_trip: int | None) -> int:
    """How long it takes on average: half the round trip, half a frame and some handling."""
    return (round_trip or 0) // 2 + FRAME // 2 + HANDLING


def weighed(evidence: Evidence, at: int) -> Evidence:
    """The evidence with what it counts, where what was shown was shown at `at` on the server's clock."""
    claimed = evidence.claimed
    if evidence.bot or evidence.is_false_start:
        effective = claimed
    elif evidence.estimated:
        effective = max(claimed, evidence.arrived - at - usual(evidence.round_trip))
    else:
        effective = claimed + evidence.excess(at) - evidence.paid(at)
    return structs.replace(evidence, effective=effective)


def widened(window: int, evidence: Iterable[Evidence]) -> int:
    """How far apart presses may be and still be simultaneous: no closer than the coarsest clock can tell."""
    return max([window, *[min(one.grain, MOST_WIDENED) for one in evidence]])


def shouts(evidence: Collection[Evidence], right: Collection[str], window: int) -> Shouts:
    """What a game is told of these presses."""
    heard = [Shout(one.seat, one.option, one.effective) for one in evidence if not one.is_false_start]
    false_starts = [one.seat for one in evidence if one.is_false_start]
    return as_shouts(heard, right, widened(window, evidence), false_starts)


def judged_again(evidence: Iterable[Evidence], at: int, right: Collection[str], window: int) -> Shouts:
    """The shouts of a contest from its evidence alone, whatever was said to count then."""
    return shouts([weighed(one, at) for one in evidence], right, window)


def grain_of(readings: Collection[int]) -> int:
    """How coarse a clock is that has shown all these microseconds: 0 where it is finer than a millisecond, or unknown.

    >>> grain_of([0, 16_667, 33_333, 100_000, 116_667])
    16667
    """
    if len(set(readings)) < READINGS_NEEDED:
        return 0
    return round(next((grain for grain in GRAINS if all(_fits(one, grain) for one in readings)), 0.0))


def _fits(reading: int, grain: float) -> bool:
    """Whether a clock as coarse as that could have shown this; sums of fractions are off by a hair."""
    return abs(reading - round(reading / grain) * grain) <= 2.0

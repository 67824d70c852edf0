"""Simulated networks and devices, from phones in the same room to phones on a train. All times are milliseconds.

The assumptions, where no field data was found: a round trip and its uplink share that belong to the device, jitter,
spikes, retransmissions and bad periods on everything; TCP delivers in order, so what is late makes all later. Clocks
have any offset, drift by up to 50 ppm, and are read in whole milliseconds. Frames come at 60 or 120 Hz, the page's main
thread is busy now and then, glass and touch take their time.
"""

from dataclasses import dataclass
from math import ceil, floor
from random import Random

RETRANSMITTED, RETRANSMISSION = 0.003, (200.0, 400.0)
BAD_PERIOD = 2.0, 30.0
"""Shape and scale of what is added to everything in a bad period."""
MOST_DRIFT = 50e-6
GRAIN = 1.0
JANK, HARD_JANK, LONG_JANK = 2.0, 0.03, (10.0, 50.0)
SCAN = 8.0
"""Glass is read every so many milliseconds."""
DISPLAY, TOUCH = 25.0, 20.0
"""How long it takes from a frame to light and from a finger to an event, on identical phones."""
DISPLAYS, TOUCHES = (15.0, 45.0), (10.0, 40.0)
"""The same on different phones."""


@dataclass(frozen=True)
class Kind:
    """A kind of network."""

    round_trip: tuple[float, float]
    uplink_share: tuple[float, float]
    jitter: float
    spiky: float
    spike: float
    bad: float


WIFI = Kind((5, 30), (0.4, 0.6), 2.0, 0.03, 40.0, 0.05)
MOBILE = Kind((40, 120), (0.5, 0.75), 8.0, 0.05, 80.0, 0.10)
LOPSIDED = Kind((40, 120), (0.75, 0.85), 8.0, 0.05, 80.0, 0.10)
"""Nearly the whole round trip is the way to the server: what no measurement of ours can see."""


class Network:
    """One device's way to the server and back."""

    def __init__(self, kind: Kind, rng: Random) -> None:
        self.kind = kind
        self.rng = rng
        round_trip = rng.uniform(*kind.round_trip)
        share = rng.uniform(*kind.uplink_share)
        self.base_up, self.base_down = share * round_trip, (1 - share) * round_trip
        self.extra = 0.0
        self._last_up = self._last_down = 0.0

    def next_round(self) -> None:
        """Whether a bad period strikes now."""
        self.extra = self.rng.gammavariate(*BAD_PERIOD) if self.rng.random() < self.kind.bad else 0.0

    def up(self, now: float, *, alone: bool = False) -> float:
        """When what is sent now arrives at the server; `alone`: whatever was sent before."""
        arrival = now + self.base_up + self._noise()
        if alone:
            return arrival
        self._last_up = max(self._last_up, arrival)
        return self._last_up

    def down(self, now: float, *, alone: bool = False) -> float:
        """When what is sent now arrives at the device."""
        arrival = now + self.base_down + self._noise()
        if alone:
            return arrival
        self._last_down = max(self._last_down, arrival)
        return self._last_down

    def _noise(self) -> float:
        rng, kind = self.rng, self.kind
        noise = rng.expovariate(1 / kind.jitter) + self.extra
        if rng.random() < kind.spiky:
            noise += rng.expovariate(1 / kind.spike)
        if rng.random() < RETRANSMITTED:
            noise += rng.uniform(*RETRANSMISSION)
        return noise


class Hardware:
    """A device's clock, screen and touch. `own` and `real` turn the server's time into the device's and back."""

    def __init__(self, rng: Random, *, identical: bool) -> None:
        self.rng = rng
        self.rate = 1 + rng.uniform(-MOST_DRIFT, MOST_DRIFT)
        self.offset = rng.uniform(-500_000, 5_000_000)
        self.frame = 1000 / rng.choice((60, 120))
        self.phase = rng.uniform(0, self.frame)
        self.display = DISPLAY if identical else rng.uniform(*DISPLAYS)
        self.touch = TOUCH if identical else rng.uniform(*TOUCHES)

    def own(self, real: float) -> float:
        return real * self.rate + self.offset

    def real(self, own: float) -> float:
        return (own - self.offset) / self.rate

    def next_frame(self, own: float) -> float:
        """When the first frame begins from then on, on the own clock."""
        return ceil((own - self.phase) / self.frame) * self.frame + self.phase

    def jank(self) -> float:
        """How long the page's main thread is busy."""
        long = self.rng.uniform(*LONG_JANK) if self.rng.random() < HARD_JANK else 0.0
        return self.rng.expovariate(1 / JANK) + long

    def felt(self) -> float:
        """How long it takes from a finger to its event."""
        return self.touch + self.rng.uniform(0, SCAN)


def read(own: float) -> float:
    """What the page reads of a clock."""
    return floor(own / GRAIN) * GRAIN

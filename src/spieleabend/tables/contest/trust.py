"""Whose claims go together: what people have left in their buckets, and whose reactions the table estimates.

It follows from the records alone, so a server that reads a log anew knows it. Nobody is accused: a network can be odd,
and who is estimated loses a few milliseconds, not the game. All in microseconds.
"""

from collections.abc import Collection, Iterable, Sequence
from math import isqrt

from msgspec import Struct

from spieleabend.tables.contest.evidence import Evidence

BUCKET_AT_FIRST = 300_000
BUCKET_PER_CONTEST = 25_000
BUCKET_MOST = 300_000
REMEMBERED = 20
"""So many presses of each person are remembered."""
ENOUGH = 5
"""From so many on one may judge."""
LEAST_SURPLUS, MOST_SURPLUS = -40_000, 60_000
"""One stumble of the network does not count for more."""
TOLERATED = 18_000
"""A press may on average take so much longer than usual, and a quarter of the round trip for a lopsided way …"""
UNCERTAINTY = 60_000
"""… and so much more, divided by the root of the number of presses."""


class Standing(Struct, frozen=True):
    """What is known of one person's claims: the bucket, and how much longer than usual the last presses took."""

    bucket: int = BUCKET_AT_FIRST
    surpluses: tuple[int, ...] = ()

    @property
    def is_estimated(self) -> bool:
        """Whether the claims do not go together with any honest network."""
        count = len(self.surpluses)
        if count < ENOUGH:
            return False
        return sum(self.surpluses) > count * (TOLERATED + isqrt(UNCERTAINTY**2 // count))

    def after(self, press: Evidence | None, at: int) -> "Standing":
        """The standing after a contest at `at` in which the person pressed so, or did not press at all."""
        paid = 0 if press is None else press.paid(at)
        bucket = min(BUCKET_MOST, self.bucket - paid + BUCKET_PER_CONTEST)
        if press is None or press.bot or press.is_false_start or press.round_trip is None:
            return Standing(bucket, self.surpluses)
        surplus = min(MOST_SURPLUS, max(LEAST_SURPLUS, press.surplus(at) - press.round_trip // 4))
        return Standing(bucket, (*self.surpluses, surplus)[-REMEMBERED:])


NEW = Standing()


class Standings:
    """The standings of all people at one table."""

    def __init__(self) -> None:
        """Nobody has pressed yet."""
        self.contests = 0
        """How many contests there were."""
        self.estimated: tuple[int, ...] = ()
        """The people whose reactions the table estimates."""
        self._by_person: dict[int, Standing] = {}

    def of(self, person: int) -> Standing:
        """What is known of a person."""
        return self._by_person.get(person, NEW)

    def note(self, evidence: Iterable[Evidence], at: int, seats: Sequence[int], people: Collection[int]) -> None:
        """A contest at `at` is over, in which these `seats` (people by seat) were; whoever has gone is forgotten."""
        presses = {one.seat: one for one in evidence}
        kept = {person: standing for person, standing in self._by_person.items() if person in people}
        for seat, person in enumerate(seats):
            kept[person] = self.of(person).after(presses.get(seat), at)
        self.contests += 1
        self._by_person = kept
        self.estimated = tuple(sorted(person for person, standing in kept.items() if standing.is_estimated))

"""Who is here: devices come and go, and a table notices when somebody has been silent for too long.

Presence is never logged. What follows from it (a bot stands in, somebody else is host) is a record.
"""

from collections.abc import Iterable

from spieleabend.protocol.updates import Presence
from spieleabend.tables import records as said
from spieleabend.tables.judge import Device
from spieleabend.tables.pace import Pace
from spieleabend.tables.person import MAKER, Person
from spieleabend.tables.state import TableState


class Attendances:
    """Since when each person, and the device that made the table, has been away; times are monotonic seconds."""

    def __init__(self, now: float) -> None:
        """Everybody counts as away since `now`, when the table was opened."""
        self._opened = now
        self._here: set[int] = set()
        self._away_since: dict[int, float] = {}
        self.changes = 0
        """How often somebody has come or gone."""

    def see(self, devices: Iterable[Device], now: float) -> None:
        """Note who is here now."""
        here: set[int] = set()
        for device in devices:
            here |= device.people
            if device.made_table:
                here.add(MAKER)
        for gone in self._here - here:
            self._away_since[gone] = now
        for back in here:
            self._away_since.pop(back, None)
        if self._here != here:
            self._here = here
            self.changes += 1

    def overlook(self, seconds: float) -> None:
        """Count so many seconds for nobody: no device was here at all."""
        self._opened += seconds
        self._away_since = {gone: since + seconds for gone, since in self._away_since.items()}

    def is_here(self, person: int) -> bool:
        """Whether a device of this person (MAKER: the one that made the table) is connected."""
        return person in self._here

    def away_since(self, person: int) -> float:
        """When the last device of an absent person went, or when the table was opened."""
        return self._away_since.get(person, self._opened)

    def presence(self, person: Person) -> Presence:
        """In one word, for the screens."""
        if person.bot or person.left:
            return "bot"
        return "here" if self.is_here(person.id) else "away"


def next_due(state: TableState, attendances: Attendances, pace: Pace) -> float | None:
    """When, in monotonic seconds, `overdue` will next have something to say if nobody moves."""
    times = [attendances.away_since(person.id) + pace.stand_in_after for person in _silent(state, attendances)]
    if _heir(state, attendances) is not None:
        times.append(attendances.away_since(state.host) + pace.host_passes_after)
    return min(times, default=None)


def overdue(state: TableState, attendances: Attendances, pace: Pace, now: float) -> said.AnyRecord | None:
    """The next record that follows from who is here at `now`, or None.

    A rightful host who is back is host again; a person who is back plays again; a person who has been silent for
    too long is played by a bot; a host who is gone is replaced by somebody who is here.
    """
    if state.host != state.rightful_host and _can_be_host(state, attendances, state.rightful_host):
        return said.HostPassed(state.rightful_host)
    for person in state.people.values():
        if person.stand_in and not person.left and attendances.is_here(person.id):
            return said.Returned(person.id)
    for person in _silent(state, attendances):
        if attendances.away_since(person.id) + pace.stand_in_after <= now:
            return said.StoodIn(person.id)
    heir = _heir(state, attendances)
    if heir is None:
        return None
    has_left = state.host != MAKER and (state.host not in state.people or state.people[state.host].left)
    if has_left or attendances.away_since(state.host) + pace.host_passes_after <= now:
        return said.HostPassed(heir, stand_in=_may_come_back(state, state.rightful_host))
    return None


def _silent(state: TableState, attendances: Attendances) -> list[Person]:
    """Who holds a seat of the running match, but no device of theirs is connected and no bot plays yet."""
    if state.phase != "playing":
        return []
    players = (state.people[person] for person in state.seats)
    return [person for person in players if not person.played_by_bot and not attendances.is_here(person.id)]


def _heir(state: TableState, attendances: Attendances) -> int | None:
    """Who is host when the host stays away: whoever made the table, else who sat down first; None if not needed."""
    if _can_be_host(state, attendances, state.host):
        return None
    candidates = (MAKER, *state.people)
    return next((person for person in candidates if _can_be_host(state, attendances, person)), None)


def _can_be_host(state: TableState, attendances: Attendances, person: int) -> bool:
    """Whether somebody is here, and is not only looking on after having left."""
    if person != MAKER:
        if person not in state.people:
            return False
        somebody = state.people[person]
        if somebody.bot or somebody.left:
            return False
    return attendances.is_here(person)


def _may_come_back(state: TableState, person: int) -> bool:
    """Whether somebody who is not here still has a place at the table."""
    return person == MAKER or person in state.people

"""Who is here: devices come and go, and a table notices when somebody has been silent for too long.

Presence is never logged. What follows from it (a bot stands in, somebody else is host) is a record.
"""

from collections.abc import Iterable

from spieleabend.protocol.updates import Presence
from spieleabend.tables import records as said
from spieleabend.tables.judge import Device
from spieleabend.tables.pace import Pace
from spieleabend.tables.state import Person, TableState


class Attendances:
    """Since when each person, and the device that made the table (0), has been away; times are monotonic seconds."""

    def __init__(self, now: float) -> None:
        """Everybody counts as away since `now`, when the table was opened."""
        self._opened = now
        self._here: set[int] = set()
        self._away_since: dict[int, float] = {}

    def see(self, devices: Iterable[Device], now: float) -> None:
        """Note who is here now."""
        here: set[int] = set()
        for device in devices:
            here |= device.people
            if device.made_table:
                here.add(0)
        for gone in self._here - here:
            self._away_since[gone] = now
        for back in here:
            self._away_since.pop(back, None)
        self._here = here

    def is_here(self, person: int) -> bool:
        """Whether a device of this person (0: the one that made the table) is connected."""
        return person in self._here

    def away_since(self, person: int) -> float:
        """When the last device of an absent person went, or when the table was opened."""
        return self._away_since.get(person, self._opened)

    def presence(self, person: Person) -> Presence:
        """In one word, for the screens."""
        if person.bot or person.left or person.kicked:
            return "bot"
        return "here" if self.is_here(person.id) else "away"


def next_due(state: TableState, attendances: Attendances, pace: Pace) -> float | None:
    """When, in monotonic seconds, `overdue` will next have something to say if nobody moves."""
    times = [attendances.away_since(person.id) + pace.stand_in_after for person in _silent(state, attendances)]
    if _host_is_missed(state, attendances):
        times.append(attendances.away_since(state.host) + pace.host_passes_after)
    return min(times, default=None)


def overdue(state: TableState, attendances: Attendances, pace: Pace, now: float) -> said.AnyRecord | None:
    """The next record that follows from who is here at `now`, or None.

    A rightful host who is back is host again; a person who is back plays again; a person who has been silent for
    too long is played by a bot; a host who is gone is replaced by the first person who is here.
    """
    if state.host != state.rightful_host and attendances.is_here(state.rightful_host):
        return said.HostPassed(state.rightful_host)
    for person in state.people.values():
        if person.stand_in and not person.left and attendances.is_here(person.id):
            return said.Returned(person.id)
    for person in _silent(state, attendances):
        if attendances.away_since(person.id) + pace.stand_in_after <= now:
            return said.StoodIn(person.id)
    if _host_is_missed(state, attendances) and (
        _host_has_gone(state) or attendances.away_since(state.host) + pace.host_passes_after <= now
    ):
        heir = next(person for person in state.people.values() if _may_be_host(person, attendances))
        return said.HostPassed(heir.id, stand_in=True)
    return None


def _silent(state: TableState, attendances: Attendances) -> list[Person]:
    """Who holds a seat of the running match, but no device of theirs is connected and no bot plays yet."""
    if state.phase != "playing":
        return []
    players = (state.people[person] for person in state.seats)
    return [person for person in players if not person.played_by_bot and not attendances.is_here(person.id)]


def _host_has_gone(state: TableState) -> bool:
    """Whether the host is not merely silent but has got up."""
    if state.host == 0:
        return False
    host = state.people.get(state.host)
    return host is None or host.left


def _host_is_missed(state: TableState, attendances: Attendances) -> bool:
    """Whether the host is not here and somebody else could be host."""
    host_is_here = attendances.is_here(state.host) and not _host_has_gone(state)
    return not host_is_here and any(
        person.id != state.host and _may_be_host(person, attendances) for person in state.people.values()
    )


def _may_be_host(person: Person, attendances: Attendances) -> bool:
    """Whether a person is here and plays."""
    return not person.bot and not person.left and attendances.is_here(person.id)

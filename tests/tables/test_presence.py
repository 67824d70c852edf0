"""Who is here, and what follows from it."""

from spieleabend.tables import records as said
from spieleabend.tables.judge import Device
from spieleabend.tables.pace import Pace
from spieleabend.tables.person import MAKER
from spieleabend.tables.presence import Attendances, next_due, overdue
from spieleabend.tables.state import TableState
from tests.tables.logs import LOBBY, PLAYING, created, sat, state_of

PACE = Pace(stand_in_after=20, host_passes_after=45)
SCREEN = Device(frozenset(), made_table=True)


def phone(*people: int) -> Device:
    return Device(frozenset(people), made_table=False)


class Room:
    """Devices that come and go at a table."""

    def __init__(self, state: TableState, *devices: Device) -> None:
        self.state = state
        self.now = 100.0
        self.attendances = Attendances(self.now)
        self.attendances.see(devices, self.now)

    def after(self, seconds: float, *devices: Device) -> "Room":
        """Let time pass; then these devices are here."""
        self.now += seconds
        self.attendances.see(devices, self.now)
        return self

    def happens(self) -> list[said.AnyRecord]:
        """All that follows now, one after another."""
        records: list[said.AnyRecord] = []
        while (record := overdue(self.state, self.attendances, PACE, self.now)) is not None:
            records.append(record)
            self.state.apply(said.Entry(record))
            assert len(records) < 10, f"no end: {records}"
        return records

    def next(self) -> float | None:
        at = next_due(self.state, self.attendances, PACE)
        return None if at is None else at - self.now


def test_nobody_is_hurried_while_everybody_is_here() -> None:
    room = Room(state_of(*PLAYING), SCREEN, phone(1), phone(2))
    assert room.after(1000, SCREEN, phone(1), phone(2)).happens() == []
    assert room.next() is None


def test_a_bot_stands_in_after_a_while_and_gives_the_seat_back() -> None:
    room = Room(state_of(*PLAYING), SCREEN, phone(1), phone(2))
    room.after(0, SCREEN, phone(1))
    assert room.next() == 20
    assert room.after(19.9, SCREEN, phone(1)).happens() == []
    assert room.after(0.1, SCREEN, phone(1)).happens() == [said.StoodIn(2)]
    assert room.next() is None
    assert room.after(5, SCREEN, phone(1), phone(2)).happens() == [said.Returned(2)]


def test_nobody_stands_in_for_who_left_or_in_the_lobby() -> None:
    assert Room(state_of(*PLAYING, said.Left(2)), SCREEN, phone(1)).after(99, SCREEN, phone(1)).happens() == []
    assert Room(state_of(*LOBBY), SCREEN, phone(1)).after(99, SCREEN, phone(1)).happens() == []


def test_who_left_does_not_return_by_looking_on() -> None:
    room = Room(state_of(*PLAYING, said.Left(2)), SCREEN, phone(1), phone(2))
    assert room.after(5, SCREEN, phone(1), phone(2)).happens() == []


def test_one_of_two_devices_is_enough_to_be_here() -> None:
    room = Room(state_of(*PLAYING), SCREEN, phone(1), phone(1, 2))
    assert room.after(50, SCREEN, phone(1, 2)).happens() == []
    assert room.after(0, SCREEN).next() == 20


def test_the_host_passes_when_the_screen_has_gone_and_comes_back_with_it() -> None:
    room = Room(state_of(*LOBBY), SCREEN, phone(2), phone(1))
    room.after(0, phone(2), phone(1))
    assert room.next() == 45
    assert room.after(44.9, phone(2), phone(1)).happens() == []
    assert room.after(0.1, phone(2), phone(1)).happens() == [said.HostPassed(1, stand_in=True)]
    assert room.after(99, SCREEN, phone(2), phone(1)).happens() == [said.HostPassed(MAKER)]


def test_a_host_who_leaves_is_followed_at_once() -> None:
    room = Room(state_of(*LOBBY, said.HostPassed(1)), phone(1), phone(2))
    room.state.apply(said.Entry(said.Left(1)))
    assert room.happens() == [said.HostPassed(2)]


def test_a_host_who_leaves_a_match_and_looks_on_stays_left_and_returns_as_host() -> None:
    room = Room(state_of(*PLAYING, said.HostPassed(1), said.Left(1)), phone(1), phone(2))
    assert room.happens() == [said.HostPassed(2, stand_in=True)]
    assert room.after(99, phone(1), phone(2)).happens() == []
    room.state.apply(said.Entry(said.Returned(1)))
    assert room.happens() == [said.HostPassed(1)]


def test_a_kicked_host_does_not_come_back_as_host() -> None:
    room = Room(state_of(*PLAYING, said.HostPassed(1), said.Kicked(1)), phone(), phone(2))
    assert room.happens() == [said.HostPassed(2, stand_in=True)]
    assert room.after(99, phone(), phone(2)).happens() == []


def test_whoever_made_the_table_is_host_again_before_anybody_else() -> None:
    room = Room(state_of(*LOBBY, said.HostPassed(1)), SCREEN, phone(1), phone(2))
    assert room.after(0, SCREEN, phone(2)).after(45, SCREEN, phone(2)).happens() == [
        said.HostPassed(MAKER, stand_in=True)
    ]
    assert room.after(5, SCREEN, phone(1), phone(2)).happens() == [said.HostPassed(1)]


def test_a_lobby_whose_hosts_have_all_gone_is_not_dead() -> None:
    room = Room(state_of(created(), sat(1), said.HostPassed(1)), phone(1))
    room.state.apply(said.Entry(said.Left(1)))
    assert room.after(99).happens() == []
    room.state.apply(said.Entry(sat(2)))
    assert room.after(1, phone(2)).happens() == [said.HostPassed(2)]
    assert room.after(99, phone(2)).happens() == []


def test_bots_are_not_made_host() -> None:
    room = Room(state_of(created(), said.BotSat(1, "Ada", 0)), phone())
    assert room.after(99, phone()).happens() == []
    assert room.next() is None


def test_who_stood_in_for_a_host_who_will_not_come_back_is_followed_for_good() -> None:
    room = Room(state_of(*LOBBY, sat(4), said.HostPassed(1)), phone(1), phone(2), phone(4))
    room.state.apply(said.Entry(said.Left(1)))
    assert room.after(0, phone(2), phone(4)).happens() == [said.HostPassed(2)]
    room.after(0, phone(4))
    assert room.after(45, phone(4)).happens() == [said.HostPassed(4, stand_in=True)]
    assert room.after(5, phone(2), phone(4)).happens() == [said.HostPassed(2)]


def test_time_in_which_nobody_looked_counts_against_nobody() -> None:
    room = Room(state_of(*PLAYING), SCREEN, phone(1), phone(2)).after(5)
    room.after(1000)
    room.attendances.overlook(1000)
    assert room.after(0, phone(1)).happens() == []
    assert room.next() == 20
    assert room.after(20, phone(1)).happens() == [said.StoodIn(2)]


def test_an_opened_table_waits_for_its_people() -> None:
    room = Room(state_of(*PLAYING)).after(5, phone(1))
    assert room.next() == 15
    assert room.after(15, phone(1)).happens() == [said.StoodIn(2)]


def test_presence_in_one_word() -> None:
    state = state_of(*PLAYING, sat(4, late=True), said.StoodIn(4), said.Left(2))
    attendances = Room(state, phone(1, 2)).attendances
    assert [attendances.presence(person) for person in state.people.values()] == ["here", "bot", "bot", "away"]

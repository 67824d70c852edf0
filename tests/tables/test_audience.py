"""The devices around a table, and what they are shown."""

import asyncio
from collections.abc import Sequence

import pytest

from spieleabend.play.moves import Counted
from spieleabend.protocol import PROTOCOL_VERSION
from spieleabend.protocol.updates import Goodbye, PresenceUpdate, Reaction, Welcome
from spieleabend.tables import records as said
from spieleabend.tables.asks import Asks
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.audience import MOST_DEVICES, MOST_REMEMBERED_RECORDS, Audience
from spieleabend.tables.clock import LoopClock
from spieleabend.tables.clocks import Clocks
from spieleabend.tables.errors import CrowdedTable
from spieleabend.tables.judge import hash_token
from tests.tables.counting import GAME
from tests.tables.logs import begun, state_of
from tests.tables.viewers import Recorder, attendance
from tests.virtual_time import virtual_utc

pytestmark = pytest.mark.virtual_time

PEOPLE: tuple[said.AnyRecord, ...] = (
    said.Created(hash_token("maker"), GAME.id, "en", "mild", "5e" * 32),
    said.Sat(1, hash_token("ania"), "Ania", 1),
    said.Sat(2, hash_token("bo"), "Bo", 2),
)
PLAYING = (*PEOPLE, begun(1, 2))


class Hall:
    """An audience, and the records that it is shown."""

    def __init__(self, *records: said.AnyRecord) -> None:
        self.state = state_of(*records)
        self.asks = Asks()
        self.clocks = Clocks()
        self.audience = Audience(self.state.number, LoopClock(utc=virtual_utc))

    def enter(self, *tokens: str, last: int = 0) -> tuple[Attendance, Recorder]:
        here, viewer = attendance(*tokens)
        self.audience.let_in(here, self.state, last, self.asks, self.clocks)
        return here, viewer

    def write(self, *records: said.AnyRecord) -> None:
        for record in records:
            happened = self.state.apply(said.Entry(record))
            self.audience.show_news(self.state, happened, self.asks, self.clocks)


def says(seat: int, value: int = 3) -> said.Played:
    return said.Played(seat, Counted("number", value))


def kinds(happened: Sequence[dict[str, object]]) -> list[object]:
    return [one["kind"] for one in happened]


async def test_whoever_comes_is_greeted_and_shown_the_table_and_who_is_here() -> None:
    hall = Hall(*PEOPLE)
    _, viewer = hall.enter("ania")
    welcome, update, presence = viewer.sent
    assert welcome == Welcome(PROTOCOL_VERSION, virtual_utc())
    assert viewer.updates == [update]
    assert (viewer.updates[0].number, viewer.updates[0].since, viewer.updates[0].happened) == (3, 3, ())
    assert presence == PresenceUpdate({1: "here", 2: "away"}, 0, 0)


async def test_everybody_sees_every_record_and_what_it_brought() -> None:
    hall = Hall(*PLAYING)
    viewers = [hall.enter("ania")[1], hall.enter("bo")[1], hall.enter()[1]]
    hall.write(says(0), says(1))
    for viewer in viewers:
        assert [(one.number, one.since, kinds(one.happened)) for one in viewer.updates[1:]] == [
            (5, 4, ["said"]),
            (6, 5, ["said", "round-over"]),
        ]


async def test_a_record_that_brings_nothing_leaves_no_gap() -> None:
    hall = Hall(*PLAYING)
    _, viewer = hall.enter()
    hall.write(said.Renamed(1, "Zoë", 1))
    assert (viewer.updates[-1].number, viewer.updates[-1].since) == (5, 4)


async def test_what_changes_without_a_record_is_shown_again() -> None:
    hall = Hall(*PLAYING)
    _, viewer = hall.enter("maker")
    tablet, _ = attendance()
    hall.asks.add("first", tablet, 1, "hash")
    hall.audience.show_again(hall.state, hall.asks, hall.clocks)
    update = viewer.updates[-1]
    assert (update.number, update.since, update.happened) == (4, 4, ())
    assert update.private.asks[0].person == 1


async def test_who_returns_is_told_what_has_happened_meanwhile() -> None:
    hall = Hall(*PLAYING)
    hall.write(says(0), said.Renamed(1, "Zoë", 1), says(1))
    told = {
        last: (update.since, kinds(update.happened))
        for last in range(4, 8)
        for update in hall.enter(last=last)[1].updates
    }
    assert told == {
        4: (4, ["said", "said", "round-over"]),
        5: (5, ["said", "round-over"]),
        6: (6, ["said", "round-over"]),
        7: (7, []),
    }


@pytest.mark.parametrize("last", [0, 3, 99])
async def test_who_has_missed_more_than_is_known_is_just_shown_the_table(last: int) -> None:
    hall = Hall(*PLAYING)
    hall.write(says(0))
    (update,) = hall.enter(last=last)[1].updates
    assert (update.number, update.since, update.happened) == (5, 5, ())


async def test_only_so_much_is_remembered() -> None:
    hall = Hall(*PEOPLE, said.Settled(GAME.id, "en", "mild", {"rounds": 50}, {}), begun(1, 2))
    hall.write(*(says(seat) for _ in range(MOST_REMEMBERED_RECORDS // 2) for seat in (0, 1)))
    first = 5
    ((before,), (forgotten,)) = hall.enter(last=first)[1].updates, hall.enter(last=first - 1)[1].updates
    assert len(before.happened) == MOST_REMEMBERED_RECORDS * 3 / 2
    assert (forgotten.since, forgotten.happened) == (hall.state.number, ())
    hall.write(says(0))
    (later,) = hall.enter(last=first)[1].updates
    assert later.since == hall.state.number
    (known,) = hall.enter(last=first + 1)[1].updates
    assert known.since == first + 1


async def test_what_nobody_can_have_seen_is_not_told() -> None:
    hall = Hall(*PLAYING)
    hall.write(says(0))
    hall.audience.forget_happenings(hall.state)
    (update,) = hall.enter(last=4)[1].updates
    assert (update.since, update.happened) == (5, ())


async def test_a_table_has_room_for_so_many_devices() -> None:
    hall = Hall(*PEOPLE)
    here = [hall.enter()[0] for _ in range(MOST_DEVICES)]
    with pytest.raises(CrowdedTable):
        hall.enter()
    hall.audience.let_go(here[0], hall.state)
    assert here[0] not in hall.audience
    hall.enter()


async def test_presence_is_told_when_it_changes_and_to_newcomers() -> None:
    hall = Hall(*PEOPLE)
    _, screen = hall.enter("maker")
    _, watcher = hall.enter()
    assert len(screen.presences) == 2
    hall.write(said.Renamed(1, "Zoë", 1))
    assert len(screen.presences) == 2
    here, _ = hall.enter("ania")
    hall.audience.note_layout(here, "table", hall.state)
    hall.audience.let_go(here, hall.state)
    assert screen.presences[2:] == watcher.presences[-3:]
    assert screen.presences[2:] == [
        PresenceUpdate({1: "here", 2: "away"}, 2, 0),
        PresenceUpdate({1: "here", 2: "away"}, 2, 1),
        PresenceUpdate({1: "away", 2: "away"}, 2, 0),
    ]


async def test_nobody_looks_since_the_last_device_went() -> None:
    hall = Hall(*PEOPLE)
    loop = asyncio.get_running_loop()
    empty_since = [hall.audience.empty_since]
    here, _ = hall.enter()
    empty_since.append(hall.audience.empty_since)
    await asyncio.sleep(30)
    hall.audience.let_go(here, hall.state)
    empty_since.append(hall.audience.empty_since)
    assert empty_since == [loop.time() - 30, None, loop.time()]


async def test_who_is_kicked_is_sent_away_and_counts_no_more() -> None:
    hall = Hall(*PLAYING)
    ania, phone = hall.enter("ania")
    _, bo = hall.enter("bo")
    hall.write(said.Kicked(1))
    assert phone.goodbye == Goodbye("goodbye-kicked", again=False)
    assert ania not in hall.audience
    assert not bo.dismissed
    hall.write(says(1))
    assert phone.dismissed
    assert bo.presences[-1].people == {1: "bot", 2: "here"}


async def test_who_comes_back_after_being_kicked_is_told_so() -> None:
    hall = Hall(*PLAYING, said.Kicked(1))
    hall.enter("bo")
    ania, phone = hall.enter("ania")
    assert phone.goodbye == Goodbye("goodbye-kicked", again=False)
    assert ania not in hall.audience


async def test_the_host_s_screen_stays_when_a_person_on_it_is_kicked() -> None:
    hall = Hall(*PEOPLE)
    _, screen = hall.enter("maker", "ania")
    hall.write(said.Kicked(1))
    assert not screen.dismissed
    assert screen.updates[-1].private.people == ()
    assert screen.updates[-1].private.host


async def test_signals_and_farewells_go_to_everybody() -> None:
    hall = Hall(*PEOPLE)
    viewers = [hall.enter("maker")[1], hall.enter("ania")[1]]
    hall.audience.tell_all(Reaction("laugh"))
    hall.audience.dismiss(Goodbye("goodbye-expired", again=False))
    for viewer in viewers:
        assert viewer.sent[-2:] == [Reaction("laugh"), Goodbye("goodbye-expired", again=False)]
    assert hall.audience.empty_since is not None

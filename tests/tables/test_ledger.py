"""A table's state and its log, kept in step."""

import asyncio
from collections.abc import Callable
from itertools import pairwise

import pytest

from spieleabend.log.errors import Broken
from spieleabend.log.memory import MemoryLog
from spieleabend.play.errors import IllegalMove, Refusal
from spieleabend.play.moves import Counted, Happening
from spieleabend.play.randomness import Rng
from spieleabend.tables import records as said
from spieleabend.tables.clock import LoopClock
from spieleabend.tables.errors import BrokenTable, UnknownTable
from spieleabend.tables.ledger import Busy, Ledger
from spieleabend.tables.pace import Pace
from spieleabend.tables.surroundings import Surroundings
from tests.tables.faulty import FaultyLog
from tests.tables.gathering import Watch, seeded_entropy
from tests.tables.logs import CODE, PLAYING, encoded, library, sat, state_of
from tests.virtual_time import virtual_utc

pytestmark = pytest.mark.virtual_time

SAYS = said.Played(0, Counted("number", 4))


class Office:
    """A ledger, its log, and what it said has happened."""

    def __init__(self, log: MemoryLog) -> None:
        self.log = log
        self.watch = Watch()
        self.happened: list[list[Happening]] = []
        around = Surroundings(
            log,
            library(),
            LoopClock(utc=virtual_utc),
            seeded_entropy(),
            Pace(busy_after=1.0),
            self.watch,
            asyncio.create_task,
        )
        self.ledger = Ledger(state_of(*PLAYING), around, Rng(bytes(32)), self.happened.append)

    async def others_write(self, *records: said.AnyRecord) -> None:
        head = await self.log.head(CODE)
        await self.log.append(CODE, head.number + 1 if head else 1, encoded(*records), time=1, due=None)


async def office(log: MemoryLog | None = None) -> Office:
    made = Office(log or MemoryLog())
    await made.others_write(*PLAYING)
    return made


def always(record: said.AnyRecord) -> Callable[[], said.AnyRecord]:
    return lambda: record


async def test_what_is_written_is_in_the_log_and_has_happened() -> None:
    there = await office()
    assert await there.ledger.write(always(SAYS), command="command-1") == 6
    (record,) = await there.log.read(CODE, 5)
    assert said.decode_entry(record.body) == said.Entry(SAYS, "command-1")
    assert record.time == virtual_utc()
    assert len(there.happened) == 1
    assert there.ledger.state.commands == {"command-1": 6}
    assert there.watch.durables == 1


async def test_where_nothing_is_decided_nothing_is_written() -> None:
    there = await office()
    assert await there.ledger.write(lambda: None) == 0
    assert await there.log.read(CODE, 5) == []


async def test_a_refusal_writes_nothing() -> None:
    def refuse() -> said.AnyRecord:
        raise Refusal("refused-full", most=4)

    there = await office()
    with pytest.raises(Refusal, match="refused-full"):
        await there.ledger.write(refuse)
    assert there.happened == []


async def test_what_the_rules_refuse_is_said_though_it_was_written() -> None:
    there = await office()
    await there.ledger.write(always(SAYS))
    with pytest.raises(IllegalMove):
        await there.ledger.write(always(SAYS))
    assert there.ledger.state.number == 7


async def test_who_is_second_catches_up_and_is_judged_again() -> None:
    there = await office()
    await there.others_write(said.Renamed(1, "Zoë", 1), sat(4, late=True))
    seen: list[int] = []

    def decide() -> said.AnyRecord:
        seen.append(there.ledger.state.number)
        return SAYS

    assert await there.ledger.write(decide) == 8
    assert seen == [5, 7]
    assert len(there.happened) == 3


async def test_a_command_that_another_server_has_written_is_not_written_twice() -> None:
    there = await office()
    await there.log.append(CODE, 6, [said.encode_entry(said.Entry(SAYS, "command-1"))], time=1, due=None)
    decided = 0

    def decide() -> said.AnyRecord:
        nonlocal decided
        decided += 1
        return SAYS

    assert await there.ledger.write(decide, command="command-1") == 6
    assert await there.ledger.write(decide, command="command-1") == 6
    assert decided == 1
    assert await there.log.read(CODE, 6) == []


async def test_whoever_is_overtaken_tries_again_for_a_second_then_says_busy() -> None:
    log = FaultyLog()
    there = await office(log)
    loop = asyncio.get_running_loop()
    log.rivals = 5
    assert await there.ledger.write(always(SAYS)) == 11
    began = loop.time()
    log.rivals = 10_000
    with pytest.raises(Busy) as busy:
        await there.ledger.write(always(sat(4, late=True)))
    assert busy.value.key == "refused-busy"
    assert 1.0 < loop.time() - began < 1.5
    assert there.ledger.state.number == len(await log.read(CODE))
    log.rivals = 0
    assert await there.ledger.write(always(sat(4, late=True))) > 0


async def test_tries_are_further_and_further_apart_and_never_in_step() -> None:
    log = FaultyLog()
    there = await office(log)
    loop = asyncio.get_running_loop()
    times: list[float] = []

    def decide() -> said.AnyRecord:
        times.append(loop.time())
        return SAYS

    log.rivals = 8
    await there.ledger.write(decide)
    gaps = [after - before for before, after in pairwise(times)]
    assert gaps[0] == 0
    assert len(set(gaps[1:])) == 7
    assert max(gaps) < 0.02 * 8


async def test_a_log_that_has_lost_records_is_not_written_to() -> None:
    there = await office()
    there.ledger.state.apply(said.Entry(SAYS))
    with pytest.raises(BrokenTable, match="record 6 has happened, but its log ends at record 5"):
        await there.ledger.write(always(sat(4, late=True)))
    with pytest.raises(BrokenTable, match="record 6 has happened"):
        await there.ledger.read_anew()


async def test_a_log_that_is_gone_is_an_unknown_table() -> None:
    there = await office()
    await there.log.expire(2**62)
    with pytest.raises(UnknownTable):
        await there.ledger.read_anew()


async def test_a_state_read_anew_is_what_the_log_says() -> None:
    there = await office()
    await there.others_write(SAYS)
    there.ledger.state.people.clear()
    await there.ledger.read_anew()
    assert there.ledger.state.number == 6
    assert list(there.ledger.state.people) == [1, 2, 3]


async def test_a_log_that_fails_is_not_hidden() -> None:
    log = FaultyLog()
    there = await office(log)
    log.failing_appends = 1
    with pytest.raises(Broken):
        await there.ledger.write(always(SAYS))
    assert there.happened == []


async def test_catching_up_shows_every_record() -> None:
    there = await office()
    await there.others_write(SAYS, said.Renamed(1, "Zoë", 1))
    await there.ledger.catch_up()
    assert there.ledger.state.number == 7
    assert len(there.happened) == 2

"""What every log promises; each test runs on every kind of log."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from spieleabend.log import Closed, Conflict, Head, Log, Record
from spieleabend.log.interface import LARGEST_APPEND, LARGEST_INTEGER, SMALLEST_INTEGER


async def test_records_are_read_as_they_were_appended(log: Log) -> None:
    await log.append("elch", 1, [b"created"], time=1000, due=None)
    await log.append("elch", 2, [b"joined", b"", b"\x00\xff"], time=1001, due=5000)
    assert await log.read("elch") == [
        Record(1, 1000, b"created"),
        Record(2, 1001, b"joined"),
        Record(3, 1001, b""),
        Record(4, 1001, b"\x00\xff"),
    ]
    assert await log.head("elch") == Head(4, 1001, 5000)


async def test_a_record_may_be_empty_and_alone(log: Log) -> None:
    await log.append("elch", 1, [b""], time=0, due=None)
    assert await log.read("elch") == [Record(1, 0, b"")]


async def test_reading_begins_after_a_number_and_stops_at_the_limit(log: Log) -> None:
    await log.append("elch", 1, [b"%d" % number for number in range(1, 11)], time=1, due=None)
    assert [record.number for record in await log.read("elch", after=3, limit=4)] == [4, 5, 6, 7]
    assert [record.number for record in await log.read("elch", after=8, limit=4)] == [9, 10]
    assert await log.read("elch", after=10) == []
    assert await log.read("elch", after=LARGEST_INTEGER) == []


async def test_tables_do_not_mix(log: Log) -> None:
    await log.append("elch", 1, [b"a"], time=1, due=None)
    await log.append("Elch", 1, [b"b"], time=2, due=None)
    await log.append("łoś", 1, [b"c"], time=3, due=None)
    await log.append("elch", 2, [b"d"], time=4, due=None)
    assert [record.body for record in await log.read("elch")] == [b"a", b"d"]
    assert [record.body for record in await log.read("Elch")] == [b"b"]
    assert [record.body for record in await log.read("łoś")] == [b"c"]
    assert await log.count() == 3


async def test_an_unknown_table_is_empty_and_no_error(log: Log) -> None:
    assert await log.read("elch") == []
    assert await log.head("elch") is None
    assert await log.count() == 0


@pytest.mark.parametrize("number", [1, 2, 4, 9])
async def test_only_the_next_number_is_taken(log: Log, number: int) -> None:
    await log.append("elch", 1, [b"a", b"b"], time=1, due=7)
    with pytest.raises(Conflict) as refused:
        await log.append("elch", number, [b"x", b"y"], time=2, due=None)
    assert (refused.value.table, refused.value.number, refused.value.head) == ("elch", number, 2)
    assert "the next one is 3" in str(refused.value)
    assert [record.body for record in await log.read("elch")] == [b"a", b"b"]
    assert await log.head("elch") == Head(2, 1, 7)
    await log.append("elch", 3, [b"c"], time=3, due=None)


async def test_an_unknown_table_begins_with_number_one(log: Log) -> None:
    with pytest.raises(Conflict) as refused:
        await log.append("elch", 2, [b"x"], time=1, due=None)
    assert refused.value.head == 0
    assert await log.head("elch") is None
    assert await log.count() == 0
    await log.append("elch", 1, [b"x"], time=1, due=None)


async def test_of_many_who_append_one_number_exactly_one_wins(log: Log) -> None:
    for number in (1, 2, 3):
        outcomes = await asyncio.gather(
            *(log.append("elch", number, [b"%d" % rival], time=number, due=None) for rival in range(20)),
            return_exceptions=True,
        )
        winners = [rival for rival, outcome in enumerate(outcomes) if outcome is None]
        assert len(winners) == 1
        assert sum(isinstance(outcome, Conflict) and outcome.head == number for outcome in outcomes) == 19
        assert [record.body for record in await log.read("elch", after=number - 1)] == [b"%d" % winners[0]]


async def test_appends_that_follow_each_other_may_be_under_way_together(log: Log) -> None:
    await asyncio.gather(
        *(log.append("elch", 1 + 2 * index, [b"a", b"b"], time=index, due=index) for index in range(50))
    )
    assert [record.number for record in await log.read("elch")] == list(range(1, 101))
    assert await log.head("elch") == Head(100, 49, 49)


async def test_a_conflict_leaves_its_neighbours_whole(log: Log) -> None:
    await log.append("wal", 1, [b"a"], time=1, due=None)
    outcomes = await asyncio.gather(
        log.append("elch", 1, [b"a"], time=2, due=None),
        log.append("wal", 1, [b"too late"], time=2, due=None),
        log.append("otter", 1, [b"a"], time=2, due=None),
        log.append("wal", 2, [b"b"], time=2, due=None),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), Conflict, type(None), type(None)]
    assert [record.body for record in await log.read("wal")] == [b"a", b"b"]
    assert await log.count() == 3


async def test_each_append_sets_anew_what_is_due(log: Log) -> None:
    await log.append("elch", 1, [b"a"], time=1, due=500)
    await log.append("wal", 1, [b"a"], time=1, due=300)
    await log.append("otter", 1, [b"a"], time=1, due=None)
    await log.append("dachs", 1, [b"a"], time=1, due=300)
    assert await log.overdue(299) == []
    assert await log.overdue(300) == ["dachs", "wal"]
    assert await log.overdue(500) == ["dachs", "wal", "elch"]
    assert await log.overdue(500, limit=1) == ["dachs"]
    await log.append("dachs", 2, [b"b"], time=2, due=None)
    await log.append("wal", 2, [b"b"], time=2, due=900)
    await log.append("otter", 2, [b"b"], time=2, due=0)
    assert await log.overdue(500) == ["otter", "elch"]


async def test_a_refused_append_changes_nothing_that_is_due(log: Log) -> None:
    await log.append("elch", 1, [b"a"], time=1, due=500)
    with pytest.raises(Conflict):
        await log.append("elch", 1, [b"a"], time=1, due=None)
    assert await log.overdue(500) == ["elch"]


async def test_tables_expire_by_their_last_record(log: Log) -> None:
    await log.append("elch", 1, [b"a"], time=100, due=1)
    await log.append("wal", 1, [b"a"], time=100, due=1)
    await log.append("wal", 2, [b"b"], time=200, due=1)
    await log.append("otter", 1, [b"a"], time=199, due=None)
    assert await log.expire(100) == []
    assert sorted(await log.expire(200)) == ["elch", "otter"]
    assert await log.count() == 1
    assert await log.read("elch") == []
    assert await log.head("elch") is None
    assert await log.overdue(1000) == ["wal"]
    assert await log.expire(200) == []


async def test_the_name_of_an_expired_table_may_be_used_again(log: Log) -> None:
    await log.append("elch", 1, [b"old"] * 5, time=100, due=None)
    assert await log.expire(101) == ["elch"]
    with pytest.raises(Conflict) as refused:
        await log.append("elch", 6, [b"x"], time=102, due=None)
    assert refused.value.head == 0
    await log.append("elch", 1, [b"new"], time=102, due=None)
    assert await log.read("elch") == [Record(1, 102, b"new")]


async def test_the_largest_and_smallest_times_are_kept(log: Log) -> None:
    await log.append("elch", 1, [b"a"], time=SMALLEST_INTEGER, due=LARGEST_INTEGER)
    await log.append("wal", 1, [b"a"], time=LARGEST_INTEGER, due=SMALLEST_INTEGER)
    assert await log.head("elch") == Head(1, SMALLEST_INTEGER, LARGEST_INTEGER)
    assert await log.head("wal") == Head(1, LARGEST_INTEGER, SMALLEST_INTEGER)
    assert await log.overdue(SMALLEST_INTEGER) == ["wal"]


WRONG: dict[str, tuple[str, Callable[[Log], Awaitable[object]]]] = {
    "nothing to append": ("at least one", lambda log: log.append("elch", 1, [], time=1, due=None)),
    "number 0": ("from 1", lambda log: log.append("elch", 0, [b"a"], time=1, due=None)),
    "no name": ("printable", lambda log: log.append("", 1, [b"a"], time=1, due=None)),
    "half a letter": ("printable", lambda log: log.append("\ud800", 1, [b"a"], time=1, due=None)),
    "a NUL": ("printable", lambda log: log.append("a\0b", 1, [b"a"], time=1, due=None)),
    "too large": (
        "at most",
        lambda log: log.append("elch", 1, [b"a", bytes(LARGEST_APPEND)], time=1, due=None),
    ),
    "time": ("64 bits", lambda log: log.append("elch", 1, [b"a"], time=LARGEST_INTEGER + 1, due=None)),
    "due": ("64 bits", lambda log: log.append("elch", 1, [b"a"], time=1, due=SMALLEST_INTEGER - 1)),
    "last number": ("64 bits", lambda log: log.append("elch", LARGEST_INTEGER, [b"a"], time=1, due=None)),
    "read nothing": ("1 or more", lambda log: log.read("elch", limit=0)),
    "read everything": ("1 or more", lambda log: log.read("elch", limit=-1)),
    "read after": ("64 bits", lambda log: log.read("elch", after=LARGEST_INTEGER + 1)),
    "no overdue": ("1 or more", lambda log: log.overdue(1, limit=0)),
    "overdue when": ("64 bits", lambda log: log.overdue(LARGEST_INTEGER + 1)),
    "expire when": ("64 bits", lambda log: log.expire(LARGEST_INTEGER + 1)),
}


@pytest.mark.parametrize("case", WRONG)
async def test_what_no_log_could_do_is_refused(log: Log, case: str) -> None:
    message, call = WRONG[case]
    with pytest.raises(ValueError, match=message):
        await call(log)
    assert await log.count() == 0


async def test_the_largest_append_is_kept(log: Log) -> None:
    body = bytes(LARGEST_APPEND)
    await log.append("elch", 1, [body], time=1, due=None)
    assert (await log.read("elch"))[0].body == body


async def test_a_closed_log_says_so(log: Log) -> None:
    await log.append("elch", 1, [b"a"], time=1, due=None)
    await log.close()
    calls: list[Callable[[], Awaitable[object]]] = [
        lambda: log.append("elch", 2, [b"b"], time=2, due=None),
        lambda: log.read("elch"),
        lambda: log.head("elch"),
        lambda: log.overdue(1),
        log.count,
        lambda: log.expire(1),
    ]
    for call in calls:
        with pytest.raises(Closed, match="open it again"):
            await call()
    await log.close()


async def test_closing_commits_what_is_queued(log: Log) -> None:
    waiting = [asyncio.ensure_future(log.append(f"table-{index}", 1, [b"a"], time=1, due=None)) for index in range(100)]
    old = asyncio.ensure_future(log.expire(0))
    await asyncio.sleep(0)
    await log.close()
    assert await asyncio.gather(*waiting) == [None] * 100
    assert await old == []

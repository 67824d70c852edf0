"""Reading tables from their logs."""

import asyncio
from dataclasses import replace

import msgspec
import pytest

from spieleabend.log.memory import MemoryLog
from spieleabend.play.details import SOME_DAY
from spieleabend.play.moves import Counted
from spieleabend.tables import records as said
from spieleabend.tables import stored
from spieleabend.tables.errors import BrokenTable, UnknownTable
from tests.tables.counting import GAME, Trouble, falls_over_at
from tests.tables.logs import CODE, LOBBY, PLAYING, begun, builtins, encoded, library, sat, state_of

STOP = said.MatchStopped("a7" * 32)


def entries(*records: said.AnyRecord) -> list[said.Entry]:
    return [said.Entry(record) for record in records]


async def log_with(*records: said.AnyRecord) -> MemoryLog:
    log = MemoryLog()
    await log.append(CODE, 1, encoded(*records), time=1, due=None)
    return log


async def test_a_state_is_read_back_from_its_log() -> None:
    log = await log_with(*PLAYING, said.Played(0, Counted("number", 4)))
    state = await stored.read_state(log, CODE, library())
    assert state.number == 6
    assert state.match is not None
    assert state.match.state.said == {0: 4}


async def test_a_log_from_before_matches_had_a_day_is_still_read() -> None:
    log = await log_with(*LOBBY)
    old = b'{"record":{"kind":"match-started","people":[1,2,3],"rules_version":1,"deck":"counting","deck_version":1}}'
    await log.append(CODE, len(LOBBY) + 1, [old], time=2, due=None)
    state = await stored.read_state(log, CODE, library())
    assert state.match is not None
    assert (state.match.setup.day, state.match.setup.details) == (SOME_DAY, ({}, {}, {}))


async def test_a_long_log_is_read_in_pieces_between_which_others_have_their_turn() -> None:
    renames = [said.Renamed(1, f"Name {number}", 1) for number in range(2 * stored.PIECE)]
    log = await log_with(*LOBBY, *renames)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    state = await stored.read_state(log, CODE, library())
    beside.cancel()
    assert state.people[1].name == f"Name {2 * stored.PIECE - 1}"
    assert turns >= 2 * stored.PIECE / stored.BREATH


async def test_entries_after_a_record_are_those_that_are_new() -> None:
    log = await log_with(*LOBBY)
    assert await stored.read_entries(log, CODE, after=2) == entries(*LOBBY[2:])


async def test_an_empty_log_is_no_table() -> None:
    with pytest.raises(UnknownTable):
        await stored.read_state(MemoryLog(), CODE, library())


@pytest.mark.parametrize("body", [b"", b"\xff", b'{"record":{"kind":"unheard-of"}}', b'{"record":{"kind":"sat"}}'])
async def test_a_record_that_this_build_cannot_read_is_said_to_be_one(body: bytes) -> None:
    log = await log_with(*LOBBY)
    await log.append(CODE, 5, [body], time=1, due=None)
    with pytest.raises(BrokenTable, match="not one of this build"):
        await stored.read_state(log, CODE, library())


async def test_a_record_at_which_a_game_falls_over_is_named_and_not_shown() -> None:
    log = await log_with(*PLAYING, said.Played(0, Counted("number", 7)))
    with pytest.raises(BrokenTable, match="record 6, a Played, cannot happen: Trouble") as broken:
        await stored.read_state(log, CODE, library(falls_over_at(7)))
    assert isinstance(broken.value.__cause__, Trouble)


async def test_a_record_about_nobody_is_a_broken_log() -> None:
    log = await log_with(*LOBBY, said.Renamed(9, "Nobody", 1))
    with pytest.raises(BrokenTable, match="record 5, a Renamed"):
        await stored.read_state(log, CODE, library())


async def test_a_table_whose_game_is_not_here_cannot_be_opened() -> None:
    log = await log_with(*LOBBY)
    with pytest.raises(BrokenTable, match="not in this house"):
        await stored.read_state(log, CODE, library(replace(GAME, id="other")))


async def test_past_matches_are_not_played_again_whatever_their_rules_were() -> None:
    past = (
        *LOBBY,
        said.MatchStarted((1, 2, 3), 77, "old", 1),
        said.Played(0, Counted("number", 7)),
        said.Settled("counting", "en", "mild", {"rounds": 2}, {}),
        STOP,
    )
    state = await stored.state_after(CODE, entries(*past), library(falls_over_at(7)))
    assert (state.phase, state.match_number, state.number) == ("lobby", 1, len(past))


async def test_a_past_match_of_a_game_that_is_not_here_does_no_harm() -> None:
    past = (*LOBBY, said.Settled("chess", "en", "mild", {}, {}), begun(1, 2, 3), STOP)
    now = said.Settled("counting", "en", "mild", {}, {})
    state = await stored.state_after(CODE, entries(*past, now), library())
    assert state.game is GAME


async def test_a_running_match_of_other_rules_is_said_to_need_them() -> None:
    with pytest.raises(BrokenTable, match="needs rules 77"):
        await stored.state_after(CODE, entries(*LOBBY, said.MatchStarted((1, 2, 3), 77, "counting", 1)), library())


@pytest.mark.parametrize(
    "events",
    [
        (said.Left(1), said.Returned(1)),
        (sat(4, late=True), said.Left(4), said.Returned(4)),
        (sat(4, late=True), said.StoodIn(4), said.Returned(4), said.Left(4)),
        (sat(4, late=True), said.Kicked(4), said.TokenAdded(4, "again")),
        (said.Kicked(1), said.Kicked(3), said.HostPassed(2, stand_in=True)),
        (said.Left(1), said.Kicked(1), said.Renamed(2, "Zoë", 3)),
    ],
)
async def test_skimming_a_past_match_comes_to_the_same_people(events: tuple[said.AnyRecord, ...]) -> None:
    lived = state_of(*PLAYING, *events, STOP)
    read = await stored.state_after(CODE, entries(*PLAYING, *events, STOP), library())
    assert builtins(read) == builtins(lived)
    assert (read.host, read.secret, read.match_number) == (lived.host, lived.secret, lived.match_number)


def test_entries_are_small_and_read_back_as_they_were() -> None:
    entry = said.Entry(said.Played(0, Counted("number", 4)), "command-1")
    assert said.decode_entry(said.encode_entry(entry)) == entry
    assert msgspec.json.decode(said.encode_entry(said.Entry(said.Left(1)))) == {"record": {"kind": "left", "person": 1}}

"""Tables that fall over, and logs that fail: nobody is left waiting."""

import asyncio
from dataclasses import replace

import pytest

from spieleabend.log.errors import Broken
from spieleabend.log.memory import MemoryLog
from spieleabend.play.game import Sight
from spieleabend.play.moves import Counted, SeatMove
from spieleabend.play.randomness import Rng
from spieleabend.protocol import commands as asked
from spieleabend.protocol.updates import Goodbye
from spieleabend.tables.errors import BrokenTable
from spieleabend.tables.pace import Pace
from spieleabend.tables.table import MOST_FAILURES
from tests.tables.counting import GAME, Public, State, Trouble, falls_over_at
from tests.tables.faulty import FaultyLog
from tests.tables.gathering import gathering
from tests.tables.phones import SentAway, new_id
from tests.virtual_time import settle

pytestmark = pytest.mark.virtual_time

FOR_GOOD = Goodbye("goodbye-trouble", again=False)
FOR_NOW = Goodbye("goodbye-trouble", again=True)


def number(value: int) -> Counted:
    return Counted("number", value)


async def test_a_table_that_falls_over_once_is_read_from_its_log_and_plays_on() -> None:
    games = {"counting": falls_over_at(7, times=1)}
    async with gathering(games=games, failures=True) as house:
        maker, ania, bo = await house.started("Ania", "Bo")
        await bo.play(number(3))
        # The record is in the log, and reading it does not fail: so it counts, and the device is told.
        await ania.play(number(7))
        assert [type(error) for error in house.watch.failures] == [Trouble]
        assert maker.public == {"round": 2, "points": [1, 0], "said": []}
        await bo.play(number(4))
        assert maker.goodbye is None


async def test_a_table_that_always_falls_over_is_closed_and_says_so() -> None:
    games = {"counting": falls_over_at(7)}
    async with gathering(games=games, failures=True) as house:
        maker, ania, bo = await house.started("Ania", "Bo")
        ania.send(asked.Play(new_id(), 0, ania.seat.number, number(7)))
        for phone in (maker, ania, bo):
            await phone.until_sent_away(FOR_GOOD)
        assert isinstance(house.watch.failures[-1], BrokenTable)
        with pytest.raises(BrokenTable, match="a Played, cannot happen: Trouble"):
            await ania.connect()


async def test_another_table_of_the_same_house_plays_on() -> None:
    games = {"counting": falls_over_at(7)}
    async with gathering(games=games, failures=True) as house:
        _, ania, _ = await house.started("Ania", "Bo")
        other, cem, dana = await house.started("Cem", "Dana")
        ania.send(asked.Play(new_id(), 0, ania.seat.number, number(7)))
        await ania.until(lambda: ania.goodbye)
        await cem.play(number(1))
        await dana.play(number(1))
        assert other.public["points"] == [1, 1]


async def test_bots_that_cannot_think_end_a_table_after_a_few_tries() -> None:
    def confused(sight: Sight, rng: Rng) -> SeatMove:
        raise Trouble("what was the question?")

    pace = Pace(think_number=(1, 1))
    async with gathering(games={"counting": replace(GAME, bot=confused)}, pace=pace, failures=True) as house:
        maker, _ = await house.seated("Ania")
        await maker.add_bot()
        await maker.start()
        began = asyncio.get_running_loop().time()
        await maker.until(lambda: maker.goodbye == FOR_GOOD)
        assert len(house.watch.failures) == MOST_FAILURES + 1
        assert asyncio.get_running_loop().time() - began == pytest.approx(MOST_FAILURES + 1, abs=0.01)


async def test_a_bot_that_answers_what_is_not_asked_leaves_no_record() -> None:
    pace = Pace(think_number=(1, 1))
    wrong = replace(GAME, bot=lambda sight, rng: number(99))
    log = MemoryLog()
    async with gathering(log=log, games={"counting": wrong}, pace=pace, failures=True) as house:
        maker, _ = await house.seated("Ania")
        await maker.add_bot()
        await maker.start()
        await maker.until(lambda: maker.goodbye)
        assert b"played" not in b"".join(record.body for record in await log.read(maker.code))


async def test_somebody_who_plays_on_keeps_a_table_with_a_confused_bot_open() -> None:
    left = 2 * MOST_FAILURES - 1

    def sometimes(sight: Sight, rng: Rng) -> SeatMove:
        nonlocal left
        if left:
            left -= 1
            raise Trouble("let me think again")
        return number(5)

    pace = Pace(think_number=(1, 1))
    async with gathering(games={"counting": replace(GAME, bot=sometimes)}, pace=pace, failures=True) as house:
        maker, ania = await house.seated("Ania")
        await maker.add_bot()
        await maker.start()
        await asyncio.sleep(MOST_FAILURES - 0.5)
        await ania.play(number(4))
        await asyncio.sleep(MOST_FAILURES + 2)
        assert maker.public == {"round": 2, "points": [0, 1], "said": [1]}


async def test_a_view_that_cannot_be_built_ends_the_table() -> None:
    def blind(state: State) -> Public:
        if state.said:
            raise Trouble("nothing to see")
        return GAME.public(state)  # type: ignore[return-value] # the game's own

    async with gathering(games={"counting": replace(GAME, public=blind)}, failures=True) as house:
        maker, ania, _ = await house.started("Ania", "Bo")
        ania.send(asked.Play(new_id(), 0, ania.seat.number, number(4)))
        await maker.until(lambda: maker.goodbye == FOR_GOOD)


async def test_a_log_that_fails_is_told_to_who_asked_and_nothing_has_happened() -> None:
    log = FaultyLog()
    async with gathering(log=log, failures=True) as house:
        maker, ania, bo = await house.started("Ania", "Bo")
        log.failing_appends = 1
        command = asked.Play(new_id(), 0, ania.seat.number, number(3))
        assert await ania.refused(command) == "refused-trouble"
        assert maker.public["said"] == []
        await ania.ask(command)
        assert bo.public["said"] == [0]
        assert [type(error) for error in house.watch.failures] == [Broken]


async def test_a_record_that_was_kept_by_a_failing_log_has_happened() -> None:
    log = FaultyLog()
    async with gathering(log=log, failures=True) as house:
        maker, ania, _ = await house.started("Ania", "Bo")
        log.appends_that_fail_late = 1
        command = asked.Play(new_id(), 0, ania.seat.number, number(3))
        done = await ania.ask(command)
        assert await ania.ask(command) == done
        assert maker.public["said"] == [0]
        # Nobody knows what has happened up to here; a gap is shown as a gap.
        assert maker.updates[-1].since == maker.updates[-1].number
        await ania.reconnect()
        assert ania.updates[-1].happened == ()


async def test_a_log_that_cannot_be_read_either_closes_the_table_until_it_can() -> None:
    log = FaultyLog()
    async with gathering(log=log, failures=True) as house:
        maker, ania, bo = await house.started("Ania", "Bo")
        log.failing_appends = log.failing_reads = 1
        ania.send(asked.Play(new_id(), 0, ania.seat.number, number(3)))
        for phone in (maker, ania, bo):
            await phone.until_sent_away(FOR_NOW)
        await ania.connect()
        await ania.play(number(3))
        assert ania.public["said"] == [0]


async def test_a_full_disk_does_not_make_a_table_busy_for_ever() -> None:
    log = FaultyLog()
    pace = Pace(think_number=(1, 1))
    async with gathering(log=log, pace=pace, failures=True) as house:
        maker, _ = await house.seated("Ania")
        await maker.add_bot()
        await maker.start()
        log.failing_appends = 10**9
        await maker.until(lambda: maker.goodbye == FOR_NOW)
        failures = len(house.watch.failures)
        await asyncio.sleep(100)
        assert len(house.watch.failures) == failures <= MOST_FAILURES + 1
        log.failing_appends = 0
        await maker.connect()
        await maker.until(lambda: maker.public["said"] == [1])


async def test_a_table_whose_log_was_cut_short_is_closed() -> None:
    log = MemoryLog()
    async with gathering(log=log, failures=True) as house:
        maker, ania, _ = await house.started("Ania", "Bo")
        kept = [record.body for record in await log.read(maker.code)][:-1]
        await log.expire(2**62)
        await log.append(maker.code, 1, kept, time=1, due=None)
        ania.send(asked.Play(new_id(), 0, ania.seat.number, number(3)))
        await maker.until(lambda: maker.goodbye == FOR_GOOD)
        await settle()
        assert len(await log.read(maker.code)) == len(kept)


async def test_a_device_of_a_closed_table_is_not_answered_and_does_no_harm() -> None:
    async with gathering(games={"counting": falls_over_at(7)}, failures=True) as house:
        _, ania, bo = await house.started("Ania", "Bo")
        ania.send(asked.Play(new_id(), 0, ania.seat.number, number(7)))
        waiting = bo.send(asked.Play(new_id(), 1, bo.seat.number, number(3)))
        await bo.until(lambda: bo.goodbye)
        await asyncio.sleep(10)
        assert isinstance(waiting.exception(), SentAway)
        await bo.drop()

"""What happens at a table without anybody asking."""

import asyncio

import pytest

from spieleabend.log.memory import MemoryLog
from spieleabend.play.moves import Counted
from spieleabend.play.randomness import Rng
from spieleabend.protocol import commands as asked
from spieleabend.tables import records as said
from spieleabend.tables.house import House
from spieleabend.tables.pace import Pace
from spieleabend.tables.stored import read_entries
from tests.tables.faulty import FaultyLog
from tests.tables.gathering import Gathering, gathering
from tests.tables.phones import NotAllowed, Phone, new_id, play_along
from tests.virtual_time import settle

pytestmark = pytest.mark.virtual_time

PACE = Pace(stand_in_after=20, host_passes_after=45, think_number=(2, 4))


def number(value: int) -> Counted:
    return Counted("number", value)


async def written(house: Gathering, table: Phone) -> list[said.AnyRecord]:
    return [entry.record for entry in await read_entries(house.log, table.code)]


def now() -> float:
    return asyncio.get_running_loop().time()


class TestBots:
    async def test_bots_play_a_whole_match_with_people(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania = await house.seated("Ania")
            await maker.add_bot()
            await maker.add_bot()
            play_along(ania, Rng(bytes(32)))
            await maker.start()
            await maker.until_phase("finished")
            moves = [record for record in await written(house, maker) if isinstance(record, said.Played)]
            assert [move.bot for move in moves].count(True) == 6

    async def test_a_bot_takes_its_time(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, _ = await house.seated("Ania")
            await maker.add_bot()
            await maker.start()
            began = now()
            await maker.until(lambda: maker.public["said"] == [1])
            assert 2 <= now() - began <= 4

    async def test_a_bot_stands_in_for_a_silent_phone_until_it_is_back(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania, bo = await house.started("Ania", "Bo")
            await bo.play(number(3))
            began = now()
            await ania.drop()
            await maker.until(lambda: maker.of(1).stand_in)
            assert now() - began == pytest.approx(20, abs=0.01)
            await maker.until(lambda: maker.public["round"] == 2)
            assert 22 <= now() - began <= 24.1
            await ania.connect()
            await maker.until(lambda: not maker.of(1).stand_in)
            await asyncio.sleep(100)
            assert maker.public["said"] == []
            await ania.play(number(5))

    async def test_a_short_silence_is_nothing(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania, _ = await house.started("Ania", "Bo")
            await ania.drop()
            await asyncio.sleep(19)
            await ania.connect()
            await asyncio.sleep(100)
            assert not maker.of(1).stand_in
            assert maker.public["said"] == []

    async def test_who_leaves_is_played_by_a_bot_at_once_and_until_they_return(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania, bo = await house.started("Ania", "Bo")
            await bo.play(number(3))
            await ania.leave()
            await maker.until(lambda: maker.public["round"] == 2, seconds=4.1)
            await ania.come_back()
            await asyncio.sleep(100)
            assert maker.public["said"] == []

    async def test_who_is_back_answers_before_the_bot_has_thought(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania, bo = await house.started("Ania", "Bo")
            await bo.play(number(3))
            await ania.leave()
            await asyncio.sleep(1)
            await ania.come_back()
            await asyncio.sleep(10)
            await ania.play(number(9))
            assert maker.public["points"] == [1, 0]

    async def test_bots_do_not_play_among_themselves(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania, _ = await house.started("Ania", "Bo")
            await maker.drop()
            for phone in house.phones:
                await phone.drop()
            before = len(await written(house, maker))
            await asyncio.sleep(100)
            assert len(await written(house, maker)) == before
            await ania.connect()
            await asyncio.sleep(19)
            assert not any(person.stand_in for person in ania.view.people)
            await ania.until(lambda: ania.of(2).stand_in, seconds=1.1)

    async def test_a_table_that_was_put_away_goes_on_with_its_bots(self) -> None:
        log = MemoryLog()
        async with gathering(log=log, pace=PACE) as house:
            maker, ania = await house.seated("Ania")
            await maker.add_bot()
            await maker.start()
            await ania.play(number(3))
        async with gathering(log=log, pace=PACE, seed=2) as again:
            ania.exchange = again.exchange
            await ania.connect()
            await ania.until(lambda: ania.public["round"] == 2, seconds=4.1)


class TestClocks:
    async def test_a_clock_runs_out_for_who_is_slow(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania, _ = await house.started("Ania", "Bo", seconds=30)
            began = now()
            await ania.play(number(3))
            (clock,) = maker.match.clocks
            assert (clock.name, clock.total) == ("say", 30_000)
            await maker.until(lambda: maker.public["round"] == 2)
            assert now() - began == pytest.approx(30, abs=0.01)
            assert maker.public["points"] == [1, 0]

    async def test_the_time_left_is_told_to_who_comes_later(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, _, _ = await house.started("Ania", "Bo", seconds=30)
            await asyncio.sleep(12)
            watcher = await house.phone(maker).connect()
            assert watcher.match.clocks[0].left == pytest.approx(18_000, abs=10)

    async def test_without_a_timer_nobody_is_hurried(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, _, _ = await house.started("Ania", "Bo")
            await asyncio.sleep(3600)
            assert maker.match.clocks == ()
            assert maker.public["round"] == 1

    async def test_a_clock_stands_still_while_nobody_looks(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, _, _ = await house.started("Ania", "Bo", seconds=30)
            await asyncio.sleep(10)
            for phone in house.phones:
                await phone.drop()
            await asyncio.sleep(100)
            await maker.connect()
            assert maker.match.clocks[0].left == pytest.approx(20_000, abs=10)
            await maker.until(lambda: maker.public["round"] == 2, seconds=20.1)

    async def test_a_clock_gets_its_whole_time_again_from_a_server_that_was_gone(self) -> None:
        log = MemoryLog()
        async with gathering(log=log, pace=PACE) as house:
            maker, _, _ = await house.started("Ania", "Bo", seconds=30)
            await asyncio.sleep(20)
        async with gathering(log=log, pace=PACE, seed=2) as again:
            maker.exchange = again.exchange
            await maker.connect()
            assert maker.match.clocks[0].left == pytest.approx(30_000, abs=10)
            await maker.until(lambda: maker.public["round"] == 2)

    async def test_what_comes_after_the_clock_has_run_out_is_late_however_busy_the_log_is(self) -> None:
        log = FaultyLog()
        async with gathering(log=log, pace=PACE) as house:
            maker, ania, bo = await house.started("Ania", "Bo", seconds=30)
            await ania.play(number(1))
            await asyncio.sleep(29)
            log.append_seconds = 2.0
            slow = ania.send(asked.Rename(new_id(), ania.person, "Anna", 1))
            await asyncio.sleep(1.001)
            with pytest.raises(NotAllowed, match="illegal-stale"):
                await bo.play(number(3))
            await slow
            assert maker.public["round"] == 2
            assert maker.public["said"] == []

    async def test_what_came_before_counts_though_it_had_to_wait_for_the_log(self) -> None:
        log = FaultyLog()
        async with gathering(log=log, pace=PACE) as house:
            maker, ania, bo = await house.started("Ania", "Bo", seconds=30)
            await ania.play(number(1))
            await asyncio.sleep(29)
            log.append_seconds = 2.0
            slow = ania.send(asked.Rename(new_id(), ania.person, "Anna", 1))
            await asyncio.sleep(0.999)
            await bo.play(number(3))
            await slow
            assert maker.public["points"] == [0, 1]

    async def test_an_old_clock_does_not_end_the_next_phase(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania, bo = await house.started("Ania", "Bo", seconds=30)
            await asyncio.sleep(29)
            await ania.play(number(3))
            await bo.play(number(3))
            await asyncio.sleep(29)
            assert maker.public["round"] == 2


class TestHosts:
    async def test_a_silent_screen_is_followed_by_a_person_until_it_is_back(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania, bo = await house.seated("Ania", "Bo")
            began = now()
            await maker.drop()
            await ania.until(lambda: ania.own.host)
            assert now() - began == pytest.approx(45, abs=0.01)
            assert not bo.own.host
            await ania.settle(options={"rounds": 5})
            await maker.connect()
            await maker.until(lambda: maker.own.host)
            assert await ania.refused(asked.Start(new_id())) == "refused-not-host"

    async def test_a_host_passes_the_table_on(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania, bo = await house.seated("Ania", "Bo")
            await maker.ask(asked.PassHost(new_id(), 1))
            assert await maker.refused(asked.Start(new_id())) == "refused-not-host"
            await ania.leave()
            await bo.until(lambda: bo.view.host == 0)
            assert maker.own.host

    async def test_the_host_does_not_flip_when_one_who_left_looks_on(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania, bo = await house.started("Ania", "Bo")
            await maker.ask(asked.PassHost(new_id(), 1))
            await maker.drop()
            await ania.leave()
            await bo.until(lambda: bo.own.host)
            before = len(await written(house, maker))
            await asyncio.sleep(1)
            assert len(await written(house, maker)) == before
            assert ania.is_connected
            await ania.come_back()
            await ania.until(lambda: ania.own.host)

    async def test_a_lobby_from_which_every_host_has_gone_lives_on(self) -> None:
        async with gathering(pace=PACE) as house:
            maker, ania = await house.seated("Ania")
            await maker.ask(asked.PassHost(new_id(), 1))
            await maker.drop()
            await ania.leave()
            await ania.drop()
            bo = await house.guest(maker, "Bo")
            await bo.until(lambda: bo.own.host)
            await bo.add_bot()
            await bo.start()
            assert bo.view.phase == "playing"


async def test_the_alarm_is_silent_when_nothing_can_happen() -> None:
    async with gathering(pace=PACE) as house:
        maker, _, _ = await house.started("Ania", "Bo")
        await settle()
        assert isinstance(house.house, House)
        before = now()
        await asyncio.sleep(3600)
        assert now() - before == pytest.approx(3600)
        assert maker.public["round"] == 1

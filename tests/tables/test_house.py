"""The house: every table of a server."""

import asyncio
from dataclasses import replace

import pytest

from spieleabend.games import all_games
from spieleabend.log.memory import MemoryLog
from spieleabend.play.errors import Refusal
from spieleabend.play.moves import Counted
from spieleabend.protocol import commands as asked
from spieleabend.protocol.commands import CreateTable, Hello
from spieleabend.protocol.updates import Goodbye, TableGlimpse
from spieleabend.tables.audience import MOST_DEVICES
from spieleabend.tables.errors import BrokenTable, CrowdedTable, UnknownTable
from spieleabend.tables.house import DAY_MILLISECONDS, EXPIRE_SECONDS, SWEEP_SECONDS, House
from spieleabend.tables.pace import Pace
from spieleabend.tables.table import Table
from tests.tables.asking import GAME as ASKING
from tests.tables.counting import GAME
from tests.tables.faulty import FaultyLog
from tests.tables.gathering import SomeDecks, gathering, make_house
from tests.tables.phones import new_id
from tests.tables.viewers import Recorder
from tests.virtual_time import settle, virtual_utc

pytestmark = pytest.mark.virtual_time

TOKEN = "t" * 32
PACE = Pace(unload_after=120)


async def running(house: House) -> asyncio.Task[None]:
    task = asyncio.create_task(house.run())
    await settle()
    return task


async def stop(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])


class TestMaking:
    async def test_every_table_has_a_code_of_its_own(self) -> None:
        house = make_house()
        codes = {await house.create(CreateTable(TOKEN, "counting", "en")) for _ in range(50)}
        assert len(codes) == 50
        assert house.tables_loaded == 0

    async def test_a_code_that_is_taken_is_not_given_again(self) -> None:
        same = [bytes(14), bytes(14), bytes([1] * 14)]
        house = make_house()
        house._entropy = lambda size: same.pop(0) if size == 14 else bytes(size)
        first = await house.create(CreateTable(TOKEN, "counting", "en"))
        second = await house.create(CreateTable(TOKEN, "counting", "en"))
        assert (first, second) == ("2222222", "3333333")

    @pytest.mark.parametrize(
        ("wanted", "key"),
        [
            (CreateTable(TOKEN, "chess", "en"), "refused-unknown-game"),
            (CreateTable(TOKEN, "counting", "pl"), "refused-unknown-language"),
        ],
    )
    async def test_what_cannot_be_played_is_refused(self, wanted: CreateTable, key: str) -> None:
        with pytest.raises(Refusal, match=key):
            await make_house().create(wanted)

    async def test_a_house_has_room_for_so_many_tables(self) -> None:
        house = make_house(most_tables=2)
        for _ in range(2):
            await house.create(CreateTable(TOKEN, "counting", "en"))
        with pytest.raises(Refusal, match="refused-house-full"):
            await house.create(CreateTable(TOKEN, "counting", "en"))

    async def test_tokens_are_never_stored(self) -> None:
        async with gathering() as house:
            maker, ania = await house.seated("Ania")
            kept = b"".join(record.body for record in await house.log.read(maker.code))
            for token in (*maker.tokens, *ania.tokens):
                assert token.encode() not in kept

    async def test_a_house_knows_its_games(self) -> None:
        house = make_house(games={**all_games(), ASKING.id: ASKING}, decks=SomeDecks())
        await house.open()
        (bam,) = [game for game in house.describe() if game.id == "bam"]
        assert (bam.seats_least, bam.seats_most, bam.seats_recommended) == (3, 10, 4)
        assert bam.languages == ("de", "en", "pl")
        assert bam.writable == {"red": 12, "grey": 21}
        assert "cycles" in [option.name for option in bam.options]
        assert bam.details == ()
        assert bam.level_matters
        (asking,) = [game for game in house.describe() if game.id == "asking"]
        assert [detail.name for detail in asking.details] == ["nickname", "side", "birthday"]
        assert not asking.level_matters


class TestOpening:
    async def test_a_table_that_there_is_not_is_unknown(self) -> None:
        house = make_house()
        with pytest.raises(UnknownTable):
            await house.attend(Recorder(), Hello("2345678", 1))
        assert await house.glimpse("2345678") is None
        assert await house.match_file("2345678") is None

    async def test_a_glimpse_is_just_enough_for_the_joining_screen(self) -> None:
        async with gathering() as house:
            maker, ania, _ = await house.started("Ania", "Bo")
            await maker.ask(asked.PassHost(new_id(), 2))
            await ania.leave()
            glimpse = await house.house.glimpse(maker.code)
            assert glimpse == TableGlimpse(maker.code, "counting", "playing", ("Bo",), "Bo")

    async def test_however_many_come_at_once_a_table_is_opened_once(self) -> None:
        log = FaultyLog()
        log.read_seconds = 0.05
        async with gathering(log=log) as house:
            code = await house.house.create(CreateTable(TOKEN, "counting", "en"))
            phones = await asyncio.gather(*(house.phone(code).connect() for _ in range(20)))
            assert log.reads == 1
            await phones[0].sit("Ania")
            await settle()
            assert all(phone.names == ["Ania"] for phone in phones)

    async def test_who_gives_up_while_a_table_is_opened_disturbs_nobody(self) -> None:
        log = FaultyLog()
        log.read_seconds = 1
        async with gathering(log=log) as house:
            code = await house.house.create(CreateTable(TOKEN, "counting", "en"))
            impatient = asyncio.create_task(house.phone(code).connect())
            patient = asyncio.create_task(house.phone(code).connect())
            await asyncio.sleep(0.5)
            impatient.cancel()
            assert (await patient).view.phase == "lobby"

    async def test_a_crowded_table_takes_no_more(self) -> None:
        async with gathering() as house:
            maker = await house.table()
            for _ in range(MOST_DEVICES - 1):
                await house.house.attend(Recorder(), Hello(maker.code, 1))
            with pytest.raises(CrowdedTable):
                await house.house.attend(Recorder(), Hello(maker.code, 1))

    @pytest.mark.parametrize("phase", ["playing", "lobby"])
    async def test_a_new_build_says_when_a_running_match_needs_the_old_one(self, phase: str) -> None:
        log = MemoryLog()
        async with gathering(log=log) as house:
            maker, ania, bo = await house.started("Ania", "Bo")
            await ania.play(Counted("number", 3))
            if phase == "lobby":
                await maker.stop()
        newer = {"counting": replace(GAME, rules_version=2)}
        async with gathering(log=log, games=newer, seed=2) as again:
            ania.exchange = again.exchange
            if phase == "playing":
                with pytest.raises(BrokenTable, match=r"needs rules 1 .*this build has rules 2"):
                    await ania.connect()
                with pytest.raises(BrokenTable):
                    await again.house.glimpse(bo.code)
            else:
                await ania.connect()
                assert ania.names == ["Ania", "Bo"]
                maker.exchange = again.exchange
                await maker.connect()
                await maker.start()

    async def test_a_table_of_a_game_that_is_gone_is_said_to_need_it(self) -> None:
        log = MemoryLog()
        async with gathering(log=log) as house:
            maker = await house.table()
        async with gathering(log=log, games=all_games()) as again:
            maker.exchange = again.exchange
            with pytest.raises(BrokenTable, match="'counting' is not in this house"):
                await maker.connect()


class TestKeepingHouse:
    async def test_a_table_nobody_looks_at_is_put_away_and_found_again_as_it_was(self) -> None:
        async with gathering(pace=PACE) as house:
            sweeping = await running(house.house)
            _, ania, _ = await house.started("Ania", "Bo")
            await ania.play(Counted("number", 7))
            before = (ania.view, ania.own)
            await asyncio.sleep(1000)
            assert house.house.tables_loaded == 1
            for phone in house.phones:
                await phone.drop()
            await asyncio.sleep(119)
            assert house.house.tables_loaded == 1
            await asyncio.sleep(2 * SWEEP_SECONDS)
            assert house.house.tables_loaded == 0
            await ania.connect()
            assert (ania.view, ania.own) == before
            await stop(sweeping)

    async def test_a_table_that_somebody_looks_at_again_stays(self) -> None:
        async with gathering(pace=PACE) as house:
            sweeping = await running(house.house)
            maker = await house.table()
            await maker.drop()
            await asyncio.sleep(110)
            await maker.connect()
            await asyncio.sleep(500)
            assert maker.is_connected
            await stop(sweeping)

    async def test_old_tables_are_forgotten_whoever_looks(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("spieleabend.tables.house.SWEEP_SECONDS", EXPIRE_SECONDS)
        async with gathering(keep_days=3) as house:
            sweeping = await running(house.house)
            old = await house.table()
            unseen = await house.house.create(CreateTable(TOKEN, "counting", "en"))
            await asyncio.sleep(2 * DAY_MILLISECONDS / 1000)
            young = await house.table()
            await asyncio.sleep(DAY_MILLISECONDS / 1000 + 2 * EXPIRE_SECONDS)
            assert old.goodbye == Goodbye("goodbye-expired", again=False)
            assert await house.house.glimpse(unseen) is None
            assert await house.log.count() == 1
            assert young.is_connected
            await stop(sweeping)

    async def test_a_log_that_cannot_forget_for_once_does_not_stop_the_house(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("spieleabend.tables.house.SWEEP_SECONDS", EXPIRE_SECONDS)
        log = FaultyLog()
        log.failing_expiries = 1
        async with gathering(log=log, keep_days=1, failures=True) as house:
            sweeping = await running(house.house)
            code = await house.house.create(CreateTable(TOKEN, "counting", "en"))
            await asyncio.sleep(2 * DAY_MILLISECONDS / 1000)
            assert not sweeping.done()
            assert await house.house.glimpse(code) is None
            assert len(house.watch.failures) == 1
            await stop(sweeping)

    async def test_a_table_opened_anew_is_not_put_away_with_its_broken_forerunner(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        log = FaultyLog()
        async with gathering(log=log, failures=True) as house:
            first, second = await house.table(), await house.table()
            for maker in (first, second):
                log.failing_appends = log.failing_reads = 1
                maker.send(asked.AddBot(new_id()))
                await maker.until_gone()
            close = Table.close

            async def reopen_the_second_meanwhile(table: Table, goodbye: Goodbye) -> None:
                if not second.is_connected:
                    await second.connect()
                await close(table, goodbye)

            monkeypatch.setattr(Table, "close", reopen_the_second_meanwhile)
            await house.house._sweep(0.0)
            assert house.house.tables_loaded == 1
            assert second.is_connected

    async def test_a_closed_table_makes_room(self) -> None:
        log = FaultyLog()
        async with gathering(log=log, failures=True) as house:
            sweeping = await running(house.house)
            maker = await house.table()
            log.failing_appends = log.failing_reads = 1
            maker.send(asked.AddBot(new_id()))
            await maker.until(lambda: maker.goodbye)
            await asyncio.sleep(2 * SWEEP_SECONDS)
            assert house.house.tables_loaded == 0
            await stop(sweeping)


class TestClosing:
    async def test_everybody_is_told_and_what_is_under_way_is_finished(self) -> None:
        log = FaultyLog()
        house = make_house(log)
        viewer = Recorder()
        code = await house.create(CreateTable(TOKEN, "counting", "en"))
        log.append_seconds = 0.5
        attendance = await house.attend(viewer, Hello(code, 1, (TOKEN,)))
        attendance.receive(asked.AddBot("command-a"))
        attendance.receive(asked.AddBot("command-b"))
        await settle()
        await house.close()
        assert viewer.goodbye == Goodbye("goodbye-server-stopping")
        assert len(await log.read(code)) == 2
        attendance.receive(asked.AddBot("command-c"))
        await asyncio.sleep(10)
        assert len(await log.read(code)) == 2

    async def test_a_house_may_be_closed_while_a_table_is_opened(self) -> None:
        log = FaultyLog()
        log.read_seconds = 1
        house = make_house(log)
        code = await house.create(CreateTable(TOKEN, "counting", "en"))
        attending = asyncio.create_task(house.attend(Recorder(), Hello(code, 1)))
        await settle()
        await house.close()
        await asyncio.wait([attending])
        assert attending.exception() is None
        assert house.tables_loaded == 0

    async def test_records_carry_the_house_s_time(self) -> None:
        async with gathering() as house:
            maker = await house.table()
            await asyncio.sleep(12)
            await maker.add_bot()
            first, second = await house.log.read(maker.code)
            assert (second.time - first.time, second.time) == (12_000, virtual_utc())

"""Two servers over one log: whoever is second catches up, and nobody sees a hole."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from spieleabend.play.moves import Counted
from spieleabend.play.randomness import Rng
from spieleabend.protocol import commands as asked
from spieleabend.tables.pace import Pace
from tests.tables.faulty import FaultyLog
from tests.tables.gathering import Gathering, gathering
from tests.tables.phones import NotAllowed, Phone, new_id

pytestmark = pytest.mark.virtual_time

# Devices at the other server count as silent here, as long as servers do not tell each other who is where.
PATIENT = Pace(stand_in_after=10**6, host_passes_after=10**6)


def number(value: int) -> Counted:
    return Counted("number", value)


@asynccontextmanager
async def two_houses() -> AsyncIterator[tuple[Gathering, Gathering]]:
    # Every append takes a moment, so that two can meet.
    log = FaultyLog()
    log.append_seconds = 0.002
    async with gathering(log=log, pace=PATIENT) as here, gathering(log=log, pace=PATIENT, seed=2) as there:
        yield here, there


async def move_to(house: Gathering, phone: Phone) -> None:
    phone.exchange = house.exchange
    await phone.reconnect()


async def rename(*phones: Phone) -> None:
    """Let each phone's table write, and so catch up with the other server's."""
    for phone in phones:
        await phone.ask(asked.Rename(new_id(), phone.person, f"Name {new_id()}", 1))


async def test_a_table_made_here_is_found_there() -> None:
    async with two_houses() as (here, there):
        maker, _ = await here.seated("Ania")
        bo = await there.guest(maker, "Bo")
        assert bo.names == ["Ania", "Bo"]
        await maker.settle(options={"rounds": 2})
        assert maker.names == ["Ania", "Bo"]


async def test_of_two_who_move_at_once_both_are_heard_and_nobody_sees_a_hole() -> None:
    async with two_houses() as (here, there):
        maker, ania, bo = await here.started("Ania", "Bo")
        await move_to(there, bo)
        before = bo.last
        await asyncio.gather(ania.play(number(3)), bo.play(number(5)))
        await rename(bo, ania, bo)
        for phone in (maker, ania, bo):
            assert phone.public["points"] == [0, 1]
            seen = [(update.since, update.number) for update in phone.updates if update.number > before]
            assert seen == [(number - 1, number) for number in range(before + 1, seen[-1][1] + 1)]
            assert seen[-1][1] >= before + 4


async def test_who_has_become_stale_meanwhile_is_judged_again_and_refused() -> None:
    async with two_houses() as (here, there):
        _, ania, _ = await here.started("Ania", "Bo")
        tablet = there.phone(ania)
        tablet.tokens = list(ania.tokens)
        await tablet.connect()
        told = await asyncio.gather(ania.play(number(3)), tablet.play(number(5)), return_exceptions=True)
        refused = [answer for answer in told if isinstance(answer, NotAllowed)]
        assert [refusal.key for refusal in refused] == ["illegal-nothing-asked"]


async def test_a_command_resent_to_the_other_server_counts_once() -> None:
    async with two_houses() as (here, there):
        _, ania, bo = await here.started("Ania", "Bo")
        await move_to(there, bo)
        command = asked.Play(new_id(), 0, ania.seat.number, number(3))
        ania.send(command)
        await asyncio.sleep(0.001)
        await move_to(there, ania)
        first = await ania.ask(command)
        assert await ania.ask(command) == first
        assert bo.public["said"] == [0]
        sat = asked.Sit(new_id(), "token-of-a-late-guest-0123456789", "Late", 1)
        late = await here.phone(ania).connect()
        late.send(sat)
        late.tokens.append(sat.token)
        await move_to(there, late)
        await late.ask(sat)
        assert late.own.people == (3,)
        assert late.names.count("Late") == 1


async def test_nobody_is_taken_back_in_time_by_changing_servers() -> None:
    async with two_houses() as (here, there):
        maker, ania, bo = await here.started("Ania", "Bo")
        await move_to(there, bo)
        await ania.play(number(3))
        assert bo.last < ania.last
        await move_to(there, ania)
        assert ania.public["said"] == [0]
        await bo.until(lambda: bo.public["said"] == [0])
        await maker.drop()


async def test_a_device_that_claims_to_have_seen_the_future_is_shown_the_present() -> None:
    async with two_houses() as (here, _):
        maker = await here.table()
        liar = here.phone(maker)
        liar.last = 10**6
        liar.believes = False
        await liar.connect()
        assert liar.updates[-1].number == maker.last


async def test_several_who_wait_for_the_same_news_are_all_let_in() -> None:
    async with two_houses() as (here, there):
        maker, ania, bo = await here.started("Ania", "Bo")
        await move_to(there, bo)
        await ania.play(number(3))
        phones = [there.phone(maker) for _ in range(3)]
        for phone in phones:
            phone.last = ania.last
        await asyncio.gather(*(phone.connect() for phone in phones))
        assert [phone.public["said"] for phone in phones] == [[0]] * 3


async def test_news_that_cannot_be_read_keep_nobody_out() -> None:
    log = FaultyLog()
    async with gathering(log=log, failures=True) as house:
        maker = await house.table()
        phone = house.phone(maker)
        phone.last, phone.believes = 99, False
        log.failing_reads = 1
        await phone.connect()
        assert phone.updates[-1].number == maker.last
        assert len(house.watch.failures) == 1


async def test_who_waits_for_news_while_the_server_stops_is_not_left_waiting() -> None:
    log = FaultyLog()
    async with gathering(log=log) as house:
        maker = await house.table()
        log.append_seconds = 0.5
        maker.send(asked.AddBot(new_id()))
        await asyncio.sleep(0.1)
        table = house.house._tables[maker.code]
        waiting = [asyncio.create_task(table.catch_up()) for _ in range(2)]
        await asyncio.sleep(0.1)
        await house.house.close()
        await asyncio.gather(*waiting)
        await table.catch_up()


async def test_a_clock_rings_once_at_both_servers() -> None:
    async with two_houses() as (here, there):
        maker, _, bo = await here.started("Ania", "Bo", seconds=30)
        await move_to(there, bo)
        await asyncio.sleep(31)
        rung = [record.body for record in await here.log.read(maker.code) if b"time-up" in record.body]
        assert len(rung) == 1
        await bo.reconnect()
        assert maker.public["round"] == bo.public["round"] == 2


async def test_bots_of_two_servers_do_not_play_twice() -> None:
    async with two_houses() as (here, there):
        maker, ania, bo = await here.seated("Ania", "Bo")
        await maker.add_bot()
        await maker.start()
        await move_to(there, bo)
        await ania.play(number(3))
        await asyncio.sleep(10)
        played = [record.body for record in await here.log.read(maker.code) if b'"bot":true' in record.body]
        assert len(played) == 1


async def test_many_moves_from_both_sides_come_out_in_one_order() -> None:
    async with two_houses() as (here, there):
        maker, ania, bo = await here.started("Ania", "Bo", rounds=20)
        await move_to(there, bo)
        rng = Rng(bytes(32))
        for _ in range(20):
            await asyncio.gather(ania.play(number(rng.between(1, 9))), bo.play(number(rng.between(1, 9))))
            await rename(bo, ania, bo)
        await rename(ania)
        assert maker.view == ania.view
        assert maker.match.public == bo.match.public
        assert maker.view.phase == bo.view.phase == "finished"
        for phone in (maker, bo):
            seen = sorted({update.number for update in phone.updates})
            assert seen == list(range(seen[0], seen[-1] + 1))

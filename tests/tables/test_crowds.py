"""Many people and many tables at once."""

import asyncio

import pytest

from spieleabend.play.moves import Counted, Picked
from spieleabend.protocol import commands as asked
from spieleabend.tables.pace import Pace
from tests.tables.faulty import FaultyLog
from tests.tables.gathering import Gathering, gathering
from tests.tables.phones import NotAllowed, Phone, new_id
from tests.virtual_time import settle

pytestmark = pytest.mark.virtual_time


async def pointing(house: Gathering, people: int) -> list[Phone]:
    """A match of BAM! in which everybody is about to point at somebody."""
    _, *phones = await house.started(*(f"Person {number}" for number in range(people)), game="bam")
    return phones


async def test_ten_who_answer_at_once_are_all_heard_and_each_once() -> None:
    async with gathering() as house:
        phones = await pointing(house, 10)
        moves = [
            asked.Play(new_id(), seat, phone.seat.number, Picked("talker", (str((seat + 1) % 10),)))
            for seat, phone in enumerate(phones)
            for _ in range(5)
        ]
        told = await asyncio.gather(*(phones[move.seat].send(move) for move in moves), return_exceptions=True)
        assert sum(not isinstance(answer, NotAllowed) for answer in told) == 10
        (named,) = [one for update in phones[0].updates for one in update.happened if one["kind"] == "master-named"]
        assert named["votes"] == [1] * 10


async def test_ten_who_answer_at_once_are_heard_by_a_slow_log_too() -> None:
    log = FaultyLog()
    async with gathering(log=log) as house:
        phones = await pointing(house, 10)
        log.append_seconds = 0.05
        await asyncio.gather(
            *(phone.play(Picked("talker", ("0" if seat else "1",))) for seat, phone in enumerate(phones))
        )
        assert phones[0].public["phase"] == "turning"
        assert phones[0].public["master"] == 0


async def test_nothing_of_one_table_reaches_another() -> None:
    async with gathering() as house:
        here = await house.started("Ania", "Bo")
        there = await house.started("Cem", "Dana")
        before = [len(phone.heard) for phone in there]
        here[0].signal(asked.React("laugh"))
        await here[1].play(Counted("number", 3))
        await here[2].leave()
        await here[0].drop()
        await settle()
        assert [len(phone.heard) for phone in there] == before
        foreign = (here[0].code.encode(), b"Ania", b'"Bo"')
        assert not any(word in message for phone in there for message in phone.heard for word in foreign)


async def test_a_token_of_one_table_opens_nothing_at_another() -> None:
    async with gathering() as house:
        here = await house.started("Ania", "Bo")
        there = await house.table()
        thief = house.phone(there)
        thief.tokens = [*here[0].tokens, *here[1].tokens]
        await thief.connect()
        assert not thief.own.host
        assert thief.own.people == ()


async def test_people_whose_numbers_have_two_digits_play_like_everybody_else() -> None:
    async with gathering() as house:
        maker, *guests = await house.seated(*(f"Person {number}" for number in range(4)))
        for _ in range(3):
            for phone in guests:
                await phone.leave()
                await phone.sit()
        assert [person.id for person in maker.view.people] == [13, 14, 15, 16]
        await maker.start()
        await settle()
        await guests[3].play(Counted("number", 9))
        await guests[1].leave()
        await maker.kick(13)
        assert maker.match.seats == (13, 14, 15, 16)
        assert maker.match.waiting == (0, 1, 2)
        assert [person.stand_in for person in maker.view.people] == [True, True, False, False]


async def test_a_busy_table_says_so_and_goes_on() -> None:
    log = FaultyLog()
    async with gathering(log=log) as house:
        maker, ania, _ = await house.started("Ania", "Bo")
        log.rivals = 10**6
        assert await ania.refused(asked.Play(new_id(), 0, ania.seat.number, Counted("number", 3))) == "refused-busy"
        log.rivals = 0
        await ania.play(Counted("number", 3))
        assert maker.public["said"] == [0]
        assert house.watch.refusals == ["refused-busy"]


async def test_a_bot_that_is_overtaken_for_a_second_tries_again_and_nothing_has_failed() -> None:
    log = FaultyLog()
    async with gathering(log=log, pace=Pace(think_number=(1, 1))) as house:
        maker, ania = await house.seated("Ania")
        await maker.add_bot()
        await maker.start()
        log.rivals = 10**6
        await asyncio.sleep(10)
        assert maker.public["said"] == []
        log.rivals = 0
        await maker.until(lambda: maker.public["said"] == [1], seconds=2.0)
        await ania.play(Counted("number", 3))

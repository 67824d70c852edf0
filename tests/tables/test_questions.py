"""How tables ask the judge of words and the referee: nobody waits for them, and what they say is a record."""

import asyncio

import pytest

from spieleabend.log.memory import MemoryLog
from spieleabend.play.comparing import Compared, as_answer
from spieleabend.play.game import AnyGame
from spieleabend.play.moves import TimeUp, Verdict, Wrote
from spieleabend.protocol import commands as asked
from spieleabend.tables import records as said
from spieleabend.tables.stored import read_entries
from tests.tables import counting, rhyming, telling
from tests.tables.faulty import FaultyLog
from tests.tables.gathering import Gathering, gathering
from tests.tables.knowing import BrokenWords, SlowWords
from tests.tables.phones import Phone, new_id

pytestmark = pytest.mark.virtual_time

GAMES: dict[str, AnyGame] = {game.id: game for game in (rhyming.GAME, counting.GAME, telling.GAME)}


def now() -> float:
    return asyncio.get_running_loop().time()


async def rhyming_table(house: Gathering, *names: str) -> list[Phone]:
    return await house.started(*names, game="rhyming")


async def write(phone: Phone, word: str) -> None:
    await phone.play(Wrote("word", word))


async def next_round(phone: Phone) -> None:
    await phone.until(lambda: phone.public["round"] == 2)


async def outside(house: Gathering, table: Phone) -> list[said.FromOutside]:
    """The moves from outside in the log of a table."""
    entries = await read_entries(house.log, table.code)
    return [entry.record for entry in entries if isinstance(entry.record, said.FromOutside)]


async def test_what_the_judge_says_is_a_record_when_it_comes() -> None:
    judge = SlowWords(1.0)
    async with gathering(games=GAMES, words=judge) as house:
        maker, ania, bo = await rhyming_table(house, "Ania", "Bo")
        await write(ania, "house")
        assert judge.asked == []
        began = now()
        await write(bo, "mouse")
        await next_round(maker)
        assert now() - began == pytest.approx(1.0, abs=0.01)
        assert maker.public["points"] == [1, 1]
        assert judge.asked == [("en", ("house", "mouse"))]
        (record,) = await outside(house, maker)
        assert record.move == Verdict("rhymes-1", as_answer(Compared(same=((0, 1),))))


async def test_the_table_goes_on_while_the_judge_thinks() -> None:
    judge = SlowWords(5.0)
    async with gathering(games=GAMES, words=judge) as house:
        maker, ania, bo = await rhyming_table(house, "Ania", "Bo")
        await write(ania, "house")
        await write(bo, "mouse")
        began = now()
        await bo.ask(asked.Rename(new_id(), bo.person, "Beata", 0))
        assert now() - began < 0.1
        assert "Beata" in maker.names
        assert maker.public["round"] == 1
        await maker.until(lambda: maker.public["points"] == [1, 1])
        assert len(judge.asked) == 1


async def test_a_verdict_that_is_overtaken_for_a_second_is_written_later() -> None:
    log = FaultyLog()
    async with gathering(log=log, games=GAMES, words=SlowWords(1.0)) as house:
        maker, ania, bo = await rhyming_table(house, "Ania", "Bo")
        await write(ania, "house")
        await write(bo, "mouse")
        log.append_seconds, log.rivals = 0.1, 15
        await maker.until(lambda: maker.public["points"] == [1, 1], seconds=5.0)
        assert log.rivals == 0


async def test_without_an_answer_the_clock_goes_on() -> None:
    async with gathering(games=GAMES, words=SlowWords(1000.0)) as house:
        maker, ania, bo = await rhyming_table(house, "Ania", "Bo")
        await write(ania, "house")
        began = now()
        await write(bo, "mouse")
        await next_round(maker)
        assert now() - began == pytest.approx(6.0, abs=0.01)
        assert maker.public["points"] == [0, 0]
        await asyncio.sleep(2000)
        (record,) = await outside(house, maker)
        assert record.move == TimeUp("judge", 1)


async def test_a_judge_that_falls_over_is_told_of_and_the_clock_goes_on() -> None:
    async with gathering(games=GAMES, words=BrokenWords(), failures=True) as house:
        maker, ania, bo = await rhyming_table(house, "Ania", "Bo")
        await write(ania, "house")
        await write(bo, "mouse")
        await next_round(maker)
        assert [str(failure) for failure in house.watch.failures] == ["no dictionary"]


async def test_a_house_without_a_judge_goes_by_the_clock() -> None:
    async with gathering(games=GAMES) as house:
        maker, ania, bo = await rhyming_table(house, "Ania", "Bo")
        await write(ania, "house")
        await write(bo, "mouse")
        await next_round(maker)
        assert maker.public["points"] == [0, 0]


async def test_a_server_that_was_gone_asks_again_and_never_what_is_written_down() -> None:
    log, judge = MemoryLog(), SlowWords(3.0)
    async with gathering(log=log, games=GAMES, words=judge) as house:
        maker, ania, bo = await rhyming_table(house, "Ania", "Bo")
        for phone, word in ((ania, "house"), (bo, "mouse")):
            await write(phone, word)
        await next_round(maker)
        for phone, word in ((ania, "bread"), (bo, "bed")):
            await write(phone, word)
        await asyncio.sleep(1)
        assert [terms for _, terms in judge.asked] == [("house", "mouse"), ("bread", "bed")]
    other = SlowWords(1.0)
    async with gathering(log=log, games=GAMES, seed=2, words=other) as again:
        maker.exchange = again.exchange
        await maker.connect()
        assert maker.public["points"] == [1, 1]
        await maker.until(lambda: maker.match.result is not None)
        assert [terms for _, terms in other.asked] == [("bread", "bed")]
        assert len(await outside(again, maker)) == 2


async def test_an_answer_that_comes_when_nobody_looks_waits_for_somebody() -> None:
    async with gathering(games=GAMES, words=SlowWords(2.0)) as house:
        maker, ania, bo = await rhyming_table(house, "Ania", "Bo")
        await write(ania, "house")
        await write(bo, "mouse")
        for phone in house.phones:
            await phone.drop()
        await asyncio.sleep(50)
        assert await outside(house, maker) == []
        await maker.connect()
        await maker.until(lambda: maker.public["points"] == [1, 1], seconds=0.1)


async def test_an_answer_to_a_match_that_was_stopped_is_forgotten() -> None:
    async with gathering(games=GAMES, words=SlowWords(2.0)) as house:
        maker, ania, bo = await rhyming_table(house, "Ania", "Bo")
        await write(ania, "house")
        await write(bo, "mouse")
        await asyncio.sleep(1.5)
        await maker.stop()
        await maker.start()
        for phone, word in ((ania, "bread"), (bo, "bed")):
            await write(phone, word)
        await asyncio.sleep(1)
        assert maker.public["round"] == 1
        await next_round(maker)
        assert maker.public["points"] == [0, 0]
        assert len(await outside(house, maker)) == 1


async def test_tables_do_not_wait_for_each_other() -> None:
    judge = SlowWords(2.0)
    async with gathering(games=GAMES, words=judge) as house:
        tables = [await rhyming_table(house, "Ania", "Bo") for _ in range(5)]
        began = now()
        for number, (_, ania, bo) in enumerate(tables):
            await write(ania, f"word{number}ab")
            await write(bo, f"term{number}ab" if number % 2 else f"term{number}cd")
        makers = [maker for maker, _, _ in tables]
        await asyncio.gather(*[next_round(maker) for maker in makers])
        assert [maker.public["points"] for maker in makers] == [[number % 2, number % 2] for number in range(5)]
        assert now() - began < 2.5
        assert len(judge.asked) == 5


async def test_the_judge_is_told_the_language_when_the_game_is_chosen() -> None:
    judge = SlowWords()
    async with gathering(games=GAMES, words=judge) as house:
        maker = await house.table("counting")
        await house.guest(maker, "Ania")
        assert judge.prepared == []
        await maker.settle(game="rhyming")
        assert judge.prepared == ["en"]
        await maker.settle(options={"rounds": 3})
        assert judge.prepared == ["en"]
        await maker.settle(language="de")
        assert judge.prepared == ["en", "de"]


async def test_two_houses_on_one_log_write_one_verdict() -> None:
    log = MemoryLog()
    async with (
        gathering(log=log, games=GAMES, words=SlowWords(1.0)) as here,
        gathering(log=log, games=GAMES, seed=2, words=SlowWords(1.0)) as there,
    ):
        maker, ania, bo = await rhyming_table(here, "Ania", "Bo")
        for phone, word in ((ania, "house"), (bo, "mouse")):
            await write(phone, word)
        watcher = await there.phone(maker).connect()
        await asyncio.sleep(3)
        await watcher.reconnect()
        assert maker.public == watcher.public
        assert watcher.public["points"] == [1, 1]
        assert len(await outside(here, maker)) == 1

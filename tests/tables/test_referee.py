"""How tables ask the referee: many sentences at once, nobody waits, and no device hears what it listens for."""

import asyncio

import pytest

from spieleabend.log.memory import MemoryLog
from spieleabend.play.game import AnyGame
from spieleabend.play.moves import Confirmed, Verdict, Wrote
from spieleabend.play.refereeing import Remark, as_answer
from spieleabend.tables import records as said
from spieleabend.tables.stored import read_entries
from tests.tables import telling
from tests.tables.gathering import Gathering, gathering
from tests.tables.knowing import BrokenWords, SlowWords
from tests.tables.phones import Phone

pytestmark = pytest.mark.virtual_time

GAMES: dict[str, AnyGame] = {telling.GAME.id: telling.GAME}
UNREAD, CLEAR = ["unread", []], ["clear", []]


async def say(phone: Phone, *sentences: str) -> None:
    for sentence in sentences:
        await phone.play(Wrote("say", sentence))


def marks(phone: Phone) -> list[list[object]]:
    """What everybody sees of the referee's opinion, a sentence each."""
    return [[mark, words] for _, mark, words in phone.public["said"]]


def now() -> float:
    return asyncio.get_running_loop().time()


async def verdicts(house: Gathering, table: Phone) -> list[Verdict]:
    entries = [entry.record for entry in await read_entries(house.log, table.code)]
    moves = [record.move for record in entries if isinstance(record, said.FromOutside)]
    return [move for move in moves if isinstance(move, Verdict)]


async def test_kw_r15_what_the_referee_thinks_is_a_record_when_it_comes() -> None:
    words = SlowWords(1.0)
    async with gathering(games=GAMES, words=words) as house:
        maker, ania, _bo = await house.started("Ania", "Bo", game="telling")
        began = now()
        await say(ania, "Mozart of course, born in May")
        assert marks(maker) == [UNREAD]
        await maker.until(lambda: marks(maker) != [UNREAD])
        assert now() - began == pytest.approx(1.0, abs=0.01)
        assert marks(maker) == [["certain", ["May", "Mozart"]]]
        assert words.heard == [("en", ("Mozart",), "Mozart of course, born in May")]
        assert words.asked == []
        answer = as_answer(Remark("certain", "number", ("May", "Mozart")))
        assert await verdicts(house, maker) == [Verdict("said-0", answer)]


async def test_kw_d27_many_sentences_are_asked_about_at_once_and_nobody_waits() -> None:
    words = SlowWords(5.0)
    async with gathering(games=GAMES, words=words) as house:
        maker, ania, bo = await house.started("Ania", "Bo", game="telling")
        began = now()
        await say(ania, "Motsart", "something else", "nothing at all")
        await say(bo, "seven")
        assert now() - began < 0.1
        assert marks(maker) == [UNREAD] * 4
        assert len(words.heard) == 4
        await maker.until(lambda: UNREAD not in marks(maker))
        assert now() - began == pytest.approx(5.0, abs=0.1)
        assert [mark for mark, _ in marks(maker)] == ["question", "clear", "clear", "certain"]
        assert len(words.heard) == len(await verdicts(house, maker)) == 4


async def test_kw_d15_a_speaker_is_held_to_the_own_names_alone() -> None:
    words = SlowWords(0.1)
    async with gathering(games=GAMES, words=words) as house:
        maker, ania, bo = await house.started("Ania", "Bo", game="telling")
        await say(ania, "Is it Beyoncé?")
        await say(bo, "Is it Mozart?")
        await maker.until(lambda: marks(maker) == [CLEAR, CLEAR])
        assert [names for _, names, _ in words.heard] == [("Mozart",), ("Beyoncé",)]


async def test_kw_d27_the_names_never_leave_the_server() -> None:
    async with gathering(games=GAMES, words=SlowWords(0.1)) as house:
        maker, ania, bo = await house.started("Ania", "Bo", game="telling")
        await say(ania, "seven")
        await say(bo, "nothing")
        await maker.until(lambda: UNREAD not in marks(maker))
        await bo.reload()
        await ania.play(Confirmed("done"))
        heard = b"".join(message for phone in house.phones for message in phone.heard).decode()
        assert "seven" in heard
        assert [name for name in telling.SECRETS if name in heard] == []


async def test_kw_d27_without_an_answer_a_sentence_stays_unread_and_the_match_goes_on() -> None:
    async with gathering(games=GAMES, words=SlowWords(100_000.0)) as house:
        maker, ania, _bo = await house.started("Ania", "Bo", game="telling")
        await say(ania, "seven")
        await asyncio.sleep(1000)
        assert marks(maker) == [UNREAD]
        await ania.play(Confirmed("done"))
        assert maker.match.result is not None


async def test_kw_d27_a_referee_that_falls_over_is_told_of_and_the_match_goes_on() -> None:
    async with gathering(games=GAMES, words=BrokenWords(), failures=True) as house:
        maker, ania, bo = await house.started("Ania", "Bo", game="telling")
        await say(ania, "seven")
        await say(bo, "eight")
        await asyncio.sleep(10)
        assert marks(maker) == [UNREAD, UNREAD]
        assert [str(failure) for failure in house.watch.failures] == ["no referee"] * 2
        await ania.play(Confirmed("done"))
        assert maker.match.result is not None


async def test_kw_d27_a_house_without_a_referee_plays_on() -> None:
    async with gathering(games=GAMES) as house:
        maker, ania, _bo = await house.started("Ania", "Bo", game="telling")
        await say(ania, "seven")
        await asyncio.sleep(10)
        assert marks(maker) == [UNREAD]
        await ania.play(Confirmed("done"))
        assert maker.match.result is not None


async def test_kw_d27_what_is_not_written_down_is_asked_again_when_the_table_is_opened_again() -> None:
    log, words = MemoryLog(), SlowWords(1.0)
    async with gathering(log=log, games=GAMES, words=words) as house:
        maker, ania, bo = await house.started("Ania", "Bo", game="telling")
        await say(ania, "seven")
        await maker.until(lambda: UNREAD not in marks(maker))
        await say(ania, "eight")
        await say(bo, "nothing")
    other = SlowWords(1.0)
    async with gathering(log=log, games=GAMES, seed=2, words=other) as again:
        maker.exchange = again.exchange
        await maker.connect()
        await maker.until(lambda: UNREAD not in marks(maker))
        assert [sentence for _, _, sentence in other.heard] == ["eight", "nothing"]
        assert [mark for mark, _ in marks(maker)] == ["certain", "certain", "clear"]
        assert len(await verdicts(again, maker)) == 3


async def test_kw_d27_what_comes_after_the_end_is_forgotten() -> None:
    async with gathering(games=GAMES, words=SlowWords(2.0)) as house:
        maker, ania, _bo = await house.started("Ania", "Bo", game="telling")
        await say(ania, "seven")
        await ania.play(Confirmed("done"))
        await asyncio.sleep(10)
        assert await verdicts(house, maker) == []


async def test_a_referee_needs_no_dictionary() -> None:
    words = SlowWords(0.1)
    async with gathering(games=GAMES, words=words) as house:
        maker, ania, _bo = await house.started("Ania", "Bo", game="telling")
        await say(ania, "seven")
        await maker.until(lambda: UNREAD not in marks(maker))
        assert words.prepared == []

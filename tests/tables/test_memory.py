"""What a match leaves for the next one at the same table."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest

from spieleabend.log.memory import MemoryLog
from spieleabend.play import match_file
from spieleabend.play.comparing import Compared
from spieleabend.play.game import AnyGame
from spieleabend.play.moves import Wrote
from spieleabend.play.prepare import bare_deck
from spieleabend.play.replay import replay
from tests.tables import counting, rhyming
from tests.tables.gathering import Gathering, gathering
from tests.tables.knowing import SlowWords
from tests.tables.phones import Phone

pytestmark = pytest.mark.virtual_time

GAMES: dict[str, AnyGame] = {rhyming.GAME.id: rhyming.GAME, counting.GAME.id: counting.GAME}
KNOWN = ["house = mouse"]


class AllTheSame(SlowWords):
    """A judge for whom the first two words are always the same."""

    async def compare(self, language: str, terms: Sequence[str]) -> Compared:
        return Compared(same=((0, 1),))


async def write_when_asked(phone: Phone, word: str) -> None:
    await phone.until(lambda: phone.seat.prompts)
    await phone.play(Wrote("word", word))


async def played(house: Gathering, *words: str) -> list[Phone]:
    """A table at which a round of the first match was played, and the match then stopped."""
    maker, ania, bo = await house.started("Ania", "Bo", game="rhyming")
    for phone, word in zip((ania, bo), words, strict=True):
        await phone.play(Wrote("word", word))
    await maker.until(lambda: maker.public["round"] == 2)
    await maker.stop()
    return [maker, ania, bo]


async def test_the_next_match_knows_what_the_last_one_has_left() -> None:
    async with gathering(games=GAMES, words=AllTheSame()) as house:
        maker, _, _ = await played(house, "house", "mouse")
        await maker.start()
        assert maker.public["known"] == KNOWN


async def test_another_table_and_another_game_know_nothing_of_it() -> None:
    async with gathering(games=GAMES, words=AllTheSame()) as house:
        maker, _, _ = await played(house, "house", "mouse")
        other, _, _ = await house.started("Cleo", "Ida", game="rhyming")
        assert other.public["known"] == []
        await maker.settle(game="counting")
        await maker.start()
        await maker.stop()
        await maker.settle(game="rhyming")
        await maker.start()
        assert maker.public["known"] == KNOWN


async def test_a_server_that_was_gone_still_knows_it() -> None:
    log = MemoryLog()
    async with gathering(log=log, games=GAMES, words=AllTheSame()) as house:
        maker, _, _ = await played(house, "house", "mouse")
    async with gathering(log=log, games=GAMES, seed=2, words=AllTheSame()) as again:
        maker.exchange = again.exchange
        await maker.connect()
        await maker.start()
        assert maker.public["known"] == KNOWN


async def test_other_rules_are_not_told_what_they_may_not_understand() -> None:
    log = MemoryLog()
    async with gathering(log=log, games=GAMES, words=AllTheSame()) as house:
        maker, _, _ = await played(house, "house", "mouse")
    changed = {**GAMES, "rhyming": replace(rhyming.GAME, rules_version=2)}
    async with gathering(log=log, games=changed, seed=2, words=AllTheSame()) as again:
        maker.exchange = again.exchange
        await maker.connect()
        await maker.start()
        assert maker.public["known"] == []


async def test_a_match_file_says_what_was_known_and_plays_again() -> None:
    async with gathering(games=GAMES, words=AllTheSame()) as house:
        maker, ania, bo = await played(house, "house", "mouse")
        await maker.settle(options={"rounds": 1})
        await maker.start()
        for phone in (ania, bo):
            await write_when_asked(phone, "bread")
        await maker.until_phase("finished")
        file = match_file.decode(await house.house.match_file(maker.code) or b"")
        assert list(file.memory) == KNOWN
        again = replay(file, rhyming.GAME, bare_deck(rhyming.GAME, "en"))
        assert again.holds
        assert msgspec.to_builtins(again.public)["known"] == (*KNOWN, "bread = bread")

"""Tables and the real process of the referee, in real time: it is started, killed, stuck, or cannot be started."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from spieleabend.play.game import AnyGame
from spieleabend.play.moves import Confirmed, Wrote
from spieleabend.words.process import COMMAND, Patience, WordProcess
from tests.tables import telling
from tests.tables.gathering import gathering
from tests.tables.phones import Phone

GAMES: dict[str, AnyGame] = {telling.GAME.id: telling.GAME}
IMPATIENT = Patience(answer=0.05, again=0.05, first_restart=0.01)
SILENT = (COMMAND[0], "-c", "import sys; sys.stdin.buffer.read()")


@asynccontextmanager
async def telling_table(
    command: tuple[str, ...] = COMMAND, patience: Patience | None = None
) -> AsyncIterator[tuple[Phone, Phone, WordProcess]]:
    """A table in a house with a process of its own; the first phone only looks on."""
    words = WordProcess(command=command, patience=patience or Patience(answer=60.0, again=60.0, first_restart=0.01))
    try:
        async with gathering(games=GAMES, words=words) as house:
            maker, ania, _bo = await house.started("Ania", "Bo", game="telling")
            yield maker, ania, words
    finally:
        await words.close()


def marked(phone: Phone) -> list[str]:
    return [mark for _, mark, _ in phone.public["said"]]


async def all_read(phone: Phone) -> list[str]:
    await phone.until(lambda: "unread" not in marked(phone))
    return marked(phone)


async def test_kw_r15_a_sentence_is_read_by_the_process() -> None:
    async with telling_table() as (maker, ania, words):
        assert words.pid is None
        for sentence in ("Mozart!", "He wrote music", "Motsart"):
            await ania.play(Wrote("say", sentence))
        assert await all_read(maker) == ["certain", "clear", "question"]
        assert words.pid is not None


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_kw_d27_a_process_that_dies_is_replaced_and_every_sentence_is_read(how: signal.Signals) -> None:
    async with telling_table() as (maker, ania, words):
        await ania.play(Wrote("say", "Mozart!"))
        assert await all_read(maker) == ["certain"]
        first = words.pid
        assert first is not None
        os.kill(first, how)
        await ania.play(Wrote("say", "in June"))
        await ania.play(Wrote("say", "with a wig"))
        assert await all_read(maker) == ["certain", "certain", "clear"]
        assert words.pid != first


@pytest.mark.parametrize("command", [SILENT, ("/nowhere/python",)], ids=["is stuck", "is not there"])
async def test_kw_d27_where_the_process_gives_no_answer_the_sentence_is_read_all_the_same(
    command: tuple[str, ...],
) -> None:
    async with telling_table(command, IMPATIENT) as (maker, ania, _words):
        await ania.play(Wrote("say", "Mozart!"))
        assert await all_read(maker) == ["certain"]
        await ania.play(Confirmed("done"))
        assert maker.match.result is not None


async def test_kw_d27_nobody_waits_for_a_process_that_takes_its_time() -> None:
    async with telling_table(SILENT, Patience(answer=60.0)) as (maker, ania, words):
        await ania.play(Wrote("say", "Mozart!"))
        await asyncio.sleep(0)
        assert marked(maker) == ["unread"]
        await ania.play(Confirmed("done"))
        assert maker.match.result is not None
        await words.close()
        assert marked(maker) == ["unread"]

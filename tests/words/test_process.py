"""The word judge in its own process: started, asked, killed, stuck, crowded, closed. Whatever happens, it answers."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from spieleabend.play.comparing import Compared
from spieleabend.words.interface import MOST_TERMS
from spieleabend.words.process import COMMAND, Patience, WordProcess

ROUND = ["mouse", "mice", "sofa", "couch", "", "MOUSE!"]
KNOWN = Compared(same=((0, 1), (0, 5), (1, 5)), ask=((2, 3),))
FORMS = ["run", "running", "run "]
BY_SPELLING, BY_DICTIONARY = Compared(same=((0, 2),), ask=((0, 1), (1, 2))), Compared(same=((0, 1), (0, 2), (1, 2)))
PATIENT = Patience(answer=60.0, first_restart=0.01)

SILENT = "import sys; sys.stdin.buffer.read()"
READY_AND_SILENT = """
import sys
from spieleabend.words.wire import Ready, framed
sys.stdout.buffer.write(framed(Ready("en", None)))
sys.stdout.buffer.flush()
sys.stdin.buffer.read()
"""
NONSENSE = "import sys; print('Good evening, dear friends!', flush=True); sys.stdin.buffer.read()"
STUBBORN = """
import signal, sys
from spieleabend.words.wire import Ready, framed
sys.stdout.buffer.write(framed(Ready("en", None)))
sys.stdout.buffer.flush()
sys.stdin.buffer.read()
signal.pause()
"""
DYING = "raise SystemExit(3)"


def program(text: str) -> tuple[str, ...]:
    return sys.executable, "-c", text


class Heard:
    """What a process tells, to be waited for."""

    def __init__(self) -> None:
        self.events: list[str] = []
        self._changed = asyncio.Event()

    def __call__(self, event: str) -> None:
        self.events.append(event)
        self._changed.set()

    async def until(self, condition: Callable[[list[str]], bool]) -> None:
        async with asyncio.timeout(60):
            while not condition(self.events):
                self._changed.clear()
                await self._changed.wait()

    async def event(self, beginning: str, times: int = 1) -> None:
        await self.until(lambda events: sum(event.startswith(beginning) for event in events) >= times)


@asynccontextmanager
async def judging(
    command: tuple[str, ...] = COMMAND, patience: Patience = PATIENT
) -> AsyncIterator[tuple[WordProcess, Heard]]:
    heard = Heard()
    words = WordProcess(command=command, patience=patience, tell=heard)
    try:
        yield words, heard
    finally:
        async with asyncio.timeout(60):
            await words.close()
    assert words.pid is None


async def test_nothing_runs_before_a_language_is_wanted_and_then_one_process_does() -> None:
    async with judging() as (words, heard):
        assert heard.events == []
        words.prepare("en")
        words.prepare("en")
        await heard.event("ready for en with simplemma")
        pid = words.pid
        assert pid is not None
        words.prepare("xx")
        await heard.event("ready for xx with no dictionary")
        assert await words.compare("en", ROUND) == KNOWN
        assert words.pid == pid
    assert heard.events == ["started", heard.events[1], heard.events[2], "ended with 0"]


async def test_who_asks_first_waits_until_the_dictionary_is_read() -> None:
    async with judging() as (words, _):
        one, other = await asyncio.gather(words.compare("en", ROUND), words.compare("en", FORMS))
        assert (one, other) == (KNOWN, BY_DICTIONARY)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_a_process_that_was_killed_is_started_again_and_knows_its_languages(how: signal.Signals) -> None:
    async with judging() as (words, heard):
        assert await words.compare("en", FORMS) == BY_DICTIONARY
        first = words.pid
        assert first is not None
        os.kill(first, how)
        await heard.event("ready for en", times=2)
        assert words.pid not in (None, first)
        assert await words.compare("en", FORMS) == BY_DICTIONARY
        assert heard.events.count("started") == 2


async def test_ctrl_c_in_the_terminal_is_the_servers_business() -> None:
    async with judging() as (words, heard):
        assert await words.compare("en", FORMS) == BY_DICTIONARY
        assert words.pid is not None
        os.kill(words.pid, signal.SIGINT)
        assert await words.compare("en", FORMS) == BY_DICTIONARY
        assert heard.events.count("started") == 1


async def test_who_was_asked_when_the_process_dies_answers_by_spelling() -> None:
    async with judging(program(READY_AND_SILENT)) as (words, heard):
        asking = asyncio.create_task(words.compare("en", FORMS))
        await heard.event("ready for en")
        assert words.pid is not None
        os.kill(words.pid, signal.SIGKILL)
        assert await asking == BY_SPELLING


async def test_a_process_that_is_stuck_is_killed_and_nobody_waits_longer_than_was_said() -> None:
    async with judging(program(READY_AND_SILENT), Patience(answer=0.05, first_restart=0.01)) as (words, heard):
        words.prepare("en")
        await heard.event("ready for en")
        assert await words.compare("en", FORMS) == BY_SPELLING
        await heard.event("stuck")
        await heard.event("ended with")
        await heard.event("started", times=2)


async def test_a_process_that_still_reads_its_dictionary_is_left_alone() -> None:
    async with judging(program(SILENT), Patience(answer=0.05)) as (words, heard):
        assert await words.compare("en", FORMS) == BY_SPELLING
        await heard.event("started")
        assert await words.compare("en", FORMS) == BY_SPELLING
        assert "stuck" not in heard.events


async def test_but_not_for_ever() -> None:
    async with judging(program(SILENT), Patience(answer=0.05, loading=0.0)) as (words, heard):
        words.prepare("en")
        await heard.event("started")
        assert await words.compare("en", FORMS) == BY_SPELLING
        await heard.event("stuck")


async def test_a_process_that_talks_nonsense_is_ended() -> None:
    async with judging(program(NONSENSE)) as (words, heard):
        assert await words.compare("en", FORMS) == BY_SPELLING
        await heard.event("ended with 0")


async def test_a_process_that_keeps_dying_is_tried_again_less_and_less_often() -> None:
    async with judging(program(DYING), Patience(first_restart=0.001, last_restart=0.002)) as (words, heard):
        assert await words.compare("en", FORMS) == BY_SPELLING
        await heard.event("ended with 3", times=3)
        assert await words.compare("en", FORMS) == BY_SPELLING


async def test_while_no_process_runs_nobody_waits_for_one() -> None:
    async with judging(program(DYING), Patience(answer=60.0, first_restart=3600.0)) as (words, heard):
        words.prepare("en")
        await heard.event("ended with 3")
        assert await words.compare("en", FORMS) == BY_SPELLING


async def test_a_program_that_is_not_there_is_no_misfortune() -> None:
    async with judging(("/nowhere/python",), Patience(first_restart=3600.0)) as (words, heard):
        assert await words.compare("en", FORMS) == BY_SPELLING
        assert heard.events == ["not started: No such file or directory"]


async def test_questions_beyond_a_number_are_answered_by_spelling_at_once() -> None:
    async with judging(program(SILENT), Patience(answer=60.0, most_waiting=2)) as (words, heard):
        waiting = [asyncio.create_task(words.compare("en", FORMS)) for _ in range(2)]
        await heard.event("started")
        assert await words.compare("en", FORMS) == BY_SPELLING
        assert not any(task.done() for task in waiting)
        await words.close()
        assert await asyncio.gather(*waiting) == [BY_SPELLING, BY_SPELLING]


async def test_who_does_not_end_by_itself_is_made_to() -> None:
    async with judging(program(STUBBORN), Patience(stopping=0.05)) as (words, heard):
        words.prepare("en")
        await heard.event("ready for en")
        await words.close()
        assert heard.events[-1] == f"ended with {-signal.SIGKILL}"


async def test_after_closing_answers_come_by_spelling_and_no_process_any_more() -> None:
    async with judging() as (words, heard):
        words.prepare("en")
        await words.close()
        words.prepare("de")
        assert await words.compare("en", FORMS) == BY_SPELLING
        await words.close()
        assert words.pid is None
        assert heard.events.count("started") <= 1


async def test_a_question_that_is_given_up_is_forgotten() -> None:
    async with judging(program(READY_AND_SILENT), Patience(answer=60.0, most_waiting=1)) as (words, heard):
        asking = asyncio.create_task(words.compare("en", FORMS))
        await heard.event("ready for en")
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        again = asyncio.create_task(words.compare("en", FORMS))
        await asyncio.sleep(0)
        assert not again.done()


async def test_any_answer_can_be_asked_about_but_not_any_number() -> None:
    async with judging() as (words, _):
        odd = ["\ud800", "x" * 100_000, "x" * 100_001, "\x00", "", "", "🍕", "🍕"]
        assert await words.compare("en", odd) == Compared(same=((1, 2), (6, 7)))
        assert await words.compare("en", []) == Compared()
        assert await words.compare("en", ["a"] * MOST_TERMS) != Compared()
        with pytest.raises(ValueError, match="at most 60 terms"):
            await words.compare("en", ["a"] * (MOST_TERMS + 1))

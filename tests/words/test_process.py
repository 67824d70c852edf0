"""The word judge in its own process: started, asked, killed, stuck, crowded, closed. Whatever happens, it answers."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from spieleabend.games.flotter_dreier.asking import JUDGE_MILLISECONDS
from spieleabend.play.comparing import Compared
from spieleabend.words.interface import MOST_TERMS, Mark, Ruling
from spieleabend.words.process import COMMAND, Patience, WordProcess

ROUND = ["mouse", "mice", "sofa", "couch", "", "MOUSE!"]
NAMES, SAID = ["Isaac Newton"], "In June, says Newton"
RULING = Ruling((Mark("certain", "calendar", "June"), Mark("certain", "name", "Newton")))
KNOWN = Compared(same=((0, 1), (0, 5), (1, 5)), ask=((2, 3),))
FORMS = ["run", "running", "run "]
BY_SPELLING, BY_DICTIONARY = Compared(same=((0, 2),), ask=((0, 1), (1, 2))), Compared(same=((0, 1), (0, 2), (1, 2)))
PATIENT = Patience(answer=60.0, first_restart=0.01)
IMPATIENT = Patience(answer=0.05, again=0.05, first_restart=0.01)

SILENT = "import sys; sys.stdin.buffer.read()"
READY_AND_SILENT = """
import sys
from spieleabend.words.wire import Ready, framed
sys.stdout.buffer.write(framed(Ready("en", None)))
sys.stdout.buffer.flush()
sys.stdin.buffer.read()
"""
READY_AND_DYING = """
import sys
from spieleabend.words.wire import Ready, framed, read_frame
sys.stdout.buffer.write(framed(Ready("en", None)))
sys.stdout.buffer.flush()
read_frame(sys.stdin.buffer)
read_frame(sys.stdin.buffer)
raise SystemExit(3)
"""
SILENT_AT_FIRST = f"""
from pathlib import Path
from spieleabend.words.worker import main
if Path(MARK).exists():
    main()
else:
    Path(MARK).touch()
    {READY_AND_SILENT.strip().replace(chr(10), chr(10) + "    ")}
"""
# In one piece: nobody reads on after the first letters, and a second piece would break the pipe.
NONSENSE = """
import sys
sys.stdout.buffer.write(b"Good evening, dear friends!")
sys.stdout.buffer.flush()
sys.stdin.buffer.read()
"""
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


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
async def test_who_was_asked_when_the_process_dies_or_hangs_is_answered_by_the_next(
    how: signal.Signals, tmp_path: Path
) -> None:
    patience = Patience(answer=60.0 if how == signal.SIGKILL else 0.05, again=60.0, first_restart=0.01)
    async with judging(program(f"MARK = {str(tmp_path / 'first')!r}\n{SILENT_AT_FIRST}"), patience) as (words, heard):
        words.prepare("en")
        await heard.event("ready for en")
        pid = words.pid
        assert pid is not None
        asking = [
            asyncio.create_task(words.compare("en", FORMS)),
            asyncio.create_task(words.rule_on("en", NAMES, SAID)),
        ]
        await asyncio.sleep(0)
        os.kill(pid, how)
        assert await asyncio.gather(*asking) == [BY_DICTIONARY, RULING]
        assert heard.events.count("started") == 2


async def test_a_question_that_two_processes_died_of_is_answered_by_spelling() -> None:
    async with judging(program(READY_AND_DYING), Patience(answer=60.0, first_restart=0.01)) as (words, heard):
        assert await words.compare("en", FORMS) == BY_SPELLING
        assert heard.events.count("started") >= 2


async def test_who_waits_for_the_next_process_is_answered_at_once_when_it_is_over() -> None:
    patience = Patience(answer=60.0, first_restart=3600.0)
    async with judging(program(READY_AND_DYING), patience) as (words, heard):
        asking = asyncio.create_task(words.compare("en", FORMS))
        await heard.event("ended with 3")
        assert not asking.done()
        await words.close()
        assert await asking == BY_SPELLING


def test_a_game_waits_longer_than_two_processes_take() -> None:
    assert 1000 * (Patience().answer + Patience().again) < JUDGE_MILLISECONDS


async def test_a_process_that_is_stuck_is_killed_and_nobody_waits_longer_than_was_said() -> None:
    async with judging(program(READY_AND_SILENT), IMPATIENT) as (words, heard):
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


async def test_kw_r15_a_sentence_is_heard_in_the_process_without_a_dictionary() -> None:
    async with judging() as (words, heard):
        assert await words.rule_on("en", NAMES, SAID) == RULING
        assert words.pid is not None
        assert heard.events == ["started"]
        assert await words.compare("en", FORMS) == BY_DICTIONARY
        assert await words.rule_on("en", [], "Nothing") == Ruling()


@pytest.mark.parametrize("text", [SILENT, READY_AND_SILENT, NONSENSE, DYING])
async def test_kw_r15_where_the_process_does_not_answer_a_sentence_is_heard_here(text: str) -> None:
    async with judging(program(text), IMPATIENT) as (words, _):
        assert await words.rule_on("en", NAMES, SAID) == RULING


async def test_kw_r15_without_a_process_and_after_closing_sentences_are_heard_here() -> None:
    async with judging(("/nowhere/python",), Patience(first_restart=3600.0)) as (words, heard):
        assert await words.rule_on("en", NAMES, SAID) == RULING
        await heard.event("not started")
        await words.close()
        assert await words.rule_on("en", NAMES, SAID) == RULING
        assert words.pid is None


async def test_a_process_that_only_starts_is_left_alone_and_one_that_has_answered_is_not() -> None:
    async with judging(program(SILENT), Patience(answer=0.05)) as (words, heard):
        assert await words.rule_on("en", NAMES, SAID) == RULING
        await heard.event("started")
        assert await words.rule_on("en", NAMES, SAID) == RULING
        assert "stuck" not in heard.events
    async with judging(program(READY_AND_SILENT), IMPATIENT) as (words, heard):
        await words.rule_on("en", NAMES, SAID)
        await heard.event("ready for en")
        await words.rule_on("en", NAMES, SAID)
        await heard.event("stuck")


async def test_any_sentence_can_be_heard() -> None:
    async with judging() as (words, _):
        assert await words.rule_on("en", ["\ud800", "x" * 10_000] * 100, "\ud800 \x00 " + "y" * 100_000) == Ruling()

"""The word judge and the referee in a process of their own, where loading dictionaries and comparing stall nobody."""

import asyncio
import sys
from collections.abc import Callable, Sequence

from msgspec import Struct

from spieleabend.play.comparing import Compared
from spieleabend.words import referee
from spieleabend.words.child import Child
from spieleabend.words.hearing import LONGEST_SENTENCE
from spieleabend.words.interface import MOST_NAMES, MOST_TERMS, Ruling
from spieleabend.words.referee import LONGEST_NAME
from spieleabend.words.same import by_spelling
from spieleabend.words.spelling import LONGEST
from spieleabend.words.wire import (
    Answered,
    Compare,
    Hear,
    Prepare,
    Ready,
    Reply,
    Request,
    Ruled,
    WireError,
    decode_reply,
    framed,
)

COMMAND = (sys.executable, "-P", "-m", "spieleabend.words.worker")


class Patience(Struct, frozen=True):
    """How long is waited for what, in seconds, and how many may wait."""

    answer: float = 3.0
    """For an answer; then a process that was ready is taken for stuck."""
    again: float = 2.5
    """For the answer of another process, where the first one died or got stuck; a game waits a little longer in all."""
    loading: float = 60.0
    """For a dictionary; after that, a process that is not ready is taken for stuck, too."""
    stopping: float = 2.0
    """For the process to end by itself."""
    first_restart: float = 0.5
    """Before a process that has died is started again; twice as long where it had not got ready for anything."""
    last_restart: float = 60.0
    most_waiting: int = 32
    """Questions under way at once; further ones are answered without the process."""


class _Question(Struct, eq=False):
    """A question under way; None as its answer says that there will be none."""

    request: Compare | Hear
    answer: asyncio.Future[Reply | None]
    again: bool = False
    """Whether a process has died of it, or beside it, so that it is for the next one, and for no other."""

    def settle(self, reply: Reply | None) -> None:
        """Answer it, unless that has been done, or nobody waits any more."""
        if not self.answer.done():
            self.answer.set_result(reply)


def nobody_listens(_event: str) -> None:
    """Take no notice."""


class WordProcess:
    """A Judge and a Referee (see there) that live in another process. `close` it in the end; nothing waits for ever.

    The process is started by the first `prepare` or sentence, and again when it dies or hangs; what was asked then is
    asked once more. Where it cannot answer, terms are compared by their spelling alone: those that are spelled the same
    are, and similar ones are worth a question. A sentence is then heard here, and means the same, as the referee needs
    no dictionary.
    `tell` hears in a word or two of every start and of all that goes wrong.
    """

    def __init__(
        self,
        *,
        command: Sequence[str] = COMMAND,
        patience: Patience | None = None,
        tell: Callable[[str], None] = nobody_listens,
    ) -> None:
        self._command = tuple(command)
        self._patience = patience or Patience()
        self._tell = tell
        self._languages: list[str] = []
        self._loaded: set[str] = set()
        self._answers = False
        self._waiting: dict[int, _Question] = {}
        self._asked = 0
        self._asked_to_load = 0.0
        self._child: Child | None = None
        self._resting = False
        self._keeper: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The process's id, None where none runs."""
        return self._child.pid if self._child is not None else None

    def prepare(self, language: str) -> None:
        """See Judge.prepare."""
        if self._closed or language in self._languages:
            return
        self._languages.append(language)
        self._prepare(language)
        self._start()

    async def compare(self, language: str, terms: Sequence[str]) -> Compared:
        """See Judge.compare."""
        if len(terms) > MOST_TERMS:
            raise ValueError(f"at most {MOST_TERMS} terms are compared at once, not {len(terms)}")
        asked = tuple([_without_halves(term[:LONGEST]) for term in terms])
        self.prepare(language)
        match await self._ask(Compare(self._next(), language, asked)):
            case Answered(_, compared):
                return compared
            case _:
                # In a thread, since even this takes longer than the event loop may be kept.
                return await asyncio.to_thread(by_spelling(language).round, asked)

    async def rule_on(self, language: str, names: Sequence[str], said: str) -> Ruling:
        """See Referee.rule_on."""
        sentence = _without_halves(said[:LONGEST_SENTENCE])
        every = tuple([_without_halves(name[:LONGEST_NAME]) for name in names[:MOST_NAMES]])
        self._start()
        match await self._ask(Hear(self._next(), language, every, sentence)):
            case Ruled(_, ruling):
                return ruling
            case _:
                # In a thread, since the lists of a language are read first.
                return await asyncio.to_thread(referee.rule_on, language, every, sentence)

    async def close(self) -> None:
        """Let the process end, and wait until it has; questions under way are answered without it."""
        self._closed = True
        self._rest()
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.wait([self._keeper])

    def _start(self) -> None:
        """Let a process run from now on."""
        if self._keeper is None and not self._closed:
            self._keeper = asyncio.create_task(self._keep(), name="word-judge")
            self._keeper.add_done_callback(self._over)

    def _next(self) -> int:
        """The number of another question."""
        self._asked += 1
        return self._asked

    async def _ask(self, request: Compare | Hear) -> Reply | None:
        """The process's answer, None if it gives none."""
        if self._closed or self._resting or len(self._waiting) >= self._patience.most_waiting:
            return None
        number = request.number
        question = _Question(request, asyncio.get_running_loop().create_future())
        self._waiting[number] = question
        self._send(question.request)
        try:
            await asyncio.wait([question.answer], timeout=self._patience.answer)
            if not question.answer.done() and (question.again or self._doubt()):
                await asyncio.wait([question.answer], timeout=self._patience.again)
            return question.answer.result() if question.answer.done() else None
        finally:
            del self._waiting[number]

    def _doubt(self) -> bool:
        """Kill a process that does not answer, and say so; who still starts, or reads a dictionary, is busy."""
        patient = asyncio.get_running_loop().time() - self._asked_to_load < self._patience.loading
        loading = not self._answers or not self._loaded.issuperset(self._languages)
        if self._child is None or (loading and patient):
            return False
        self._tell("stuck")
        self._child.kill()
        return True

    def _prepare(self, language: str) -> None:
        self._asked_to_load = asyncio.get_running_loop().time()
        self._send(Prepare(language))

    def _send(self, request: Request) -> None:
        """Say it to the process, should there be one."""
        if self._child is not None:
            self._child.send(framed(request))

    def _rest(self) -> None:
        """Let nobody wait for answers, as none will come for a while."""
        self._resting = True
        for question in self._waiting.values():
            question.settle(None)

    def _hope(self) -> None:
        """Let questions wait for the next process, unless this has been the second that failed them."""
        for question in self._waiting.values():
            if question.again:
                question.settle(None)
            question.again = True

    async def _keep(self) -> None:
        """Let a process run, and another one when it has died, until cancelled."""
        pause = self._patience.first_restart
        while True:
            self._resting = False
            try:
                useful = await self._run()
            except OSError as error:
                self._tell(f"not started: {error.strerror or error}")
                useful = False
            if not useful:
                self._rest()
            pause = self._patience.first_restart if useful else min(2 * pause, self._patience.last_restart)
            await asyncio.sleep(pause)

    async def _run(self) -> bool:
        """One process, from its start to its end; whether it has ever answered anything."""
        child = await Child.start(self._command)
        try:
            self._child = child
            self._asked_to_load = asyncio.get_running_loop().time()
            self._tell("started")
            for language in self._languages:
                self._prepare(language)
            for question in self._waiting.values():
                self._send(question.request)
            while (body := await child.hear()) is not None:
                self._take(decode_reply(body))
        except WireError:
            self._tell("talks nonsense")
        finally:
            useful = self._answers
            self._answers = False
            self._loaded = set()
            self._child = None
            if useful and not self._closed:
                self._hope()
            else:
                self._rest()
            code = await child.end(self._patience.stopping)
            self._tell(f"ended with {code}")
        return useful

    def _take(self, reply: Reply) -> None:
        """Hand an answer on, if anybody still waits for it."""
        self._answers = True
        match reply:
            case Ready(language, dictionary):
                self._loaded.add(language)
                self._tell(f"ready for {language} with {dictionary or 'no dictionary'}")
            case Answered(number) | Ruled(number):
                if number in self._waiting:
                    self._waiting[number].settle(reply)

    def _over(self, keeper: asyncio.Task[None]) -> None:
        """The keeper ends when it is told to, and else by a fault of ours; then nobody shall wait for it."""
        self._rest()
        error = None if keeper.cancelled() else keeper.exception()
        if error is not None:
            self._tell(f"failed: {error!r}")


def _without_halves(term: str) -> str:
    """A term without halves of signs, which no message can carry."""
    return term.encode(errors="replace").decode()

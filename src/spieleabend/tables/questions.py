"""Asking the judge of words and the referee for a game. Nobody waits: what they say becomes a record when it comes."""

from collections.abc import Callable

from spieleabend.play import comparing, refereeing
from spieleabend.play.moves import Verdict
from spieleabend.play.questions import Question
from spieleabend.tables.state import TableState
from spieleabend.tables.surroundings import Spawn
from spieleabend.words.interface import JudgeAndReferee

Key = tuple[int, str]
"""The match and the name of its question."""


class Questions:
    """The questions of one table about words, several at once, and their answers until they are written down.

    Whatever is not in the log was never said: a table that is opened again asks again. Where nobody answers, the game
    goes on without it.
    """

    def __init__(self, words: JudgeAndReferee | None, spawn: Spawn, answered: Callable[[], None]) -> None:
        """Ask nothing yet; `answered` is called when there is something new to write down."""
        self._words = words
        self._spawn = spawn
        self._answered = answered
        self._prepared: tuple[str, str] = "", ""
        self._asked: frozenset[Key] = frozenset()
        self._answers: dict[Key, Verdict] = {}

    def attend_to(self, state: TableState) -> None:
        """Ask what is new, forget what nobody waits for any more."""
        if self._words is None:
            return
        self._expect(state, self._words)
        match = state.match
        names = match.waits.verdicts if match is not None else ()
        if not names and not self._asked:
            return
        open_now = [(state.match_number, name) for name in names]
        before, self._asked = self._asked, frozenset(open_now)
        self._answers = {key: verdict for key, verdict in self._answers.items() if key in self._asked}
        for key in open_now:
            if key not in before:
                self._ask(key, state, self._words)

    def due(self) -> Verdict | None:
        """A verdict that has come and is not written down."""
        return next(iter(self._answers.values()), None)

    def _expect(self, state: TableState, words: JudgeAndReferee) -> None:
        """Let the judge read its dictionaries as soon as the game is chosen, before anybody needs them."""
        on_table = state.settings.game, state.settings.language
        if on_table == self._prepared:
            return
        self._prepared = on_table
        game = state.library.games.get(state.settings.game)
        if game is not None and game.dictionary:
            words.prepare(state.settings.language)

    def _ask(self, key: Key, state: TableState, words: JudgeAndReferee) -> None:
        """Ask beside everything else that happens at the table."""
        match = state.match
        if match is not None and match.game.question is not None:
            question = match.game.question(match.state, key[1])
            self._spawn(self._asking(key, state.settings.language, question, words))

    async def _asking(self, key: Key, language: str, question: Question, words: JudgeAndReferee) -> None:
        """Wait for the answer, and keep it if anybody still wants to know."""
        answer = await _answer(language, question, words)
        if key in self._asked:
            self._answers[key] = Verdict(key[1], answer)
            self._answered()


async def _answer(language: str, question: Question, words: JudgeAndReferee) -> str:
    """What the judge of words says of terms, the referee of a saying."""
    match question:
        case comparing.Terms(texts):
            return comparing.as_answer(await words.compare(language, texts))
        case refereeing.Saying(text, names):
            return refereeing.as_answer((await words.rule_on(language, names, text)).remark)

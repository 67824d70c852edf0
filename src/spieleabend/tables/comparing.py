"""Asking the judge of words for a game. Nobody waits for it: what it says becomes a record when it comes."""

from collections.abc import Callable, Sequence

from spieleabend.play.comparing import as_answer
from spieleabend.play.moves import Verdict
from spieleabend.tables.state import TableState
from spieleabend.tables.surroundings import Spawn
from spieleabend.words.interface import Judge

Key = tuple[int, str]
"""The match and its question."""


class Comparing:
    """The questions of one table to the judge of words, and its answers until they are written down.

    Whatever is not in the log was never said: a table that is opened again asks again. Where the judge does not answer,
    the game's own clock goes on without it.
    """

    def __init__(self, judge: Judge | None, spawn: Spawn, answered: Callable[[], None]) -> None:
        """Ask nothing yet; `answered` is called when there is something new to write down."""
        self._judge = judge
        self._spawn = spawn
        self._answered = answered
        self._prepared: tuple[str, str] = "", ""
        self._asked: set[Key] = set()
        self._answers: dict[Key, Verdict] = {}

    def attend_to(self, state: TableState) -> None:
        """Ask what is new, forget what nobody waits for any more."""
        if self._judge is None:
            return
        self._expect(state, self._judge)
        match = state.match
        questions = match.waits.verdicts if match is not None else ()
        if not questions and not self._asked:
            return
        open_now = {(state.match_number, question) for question in questions}
        new = open_now - self._asked
        self._asked = open_now
        self._answers = {key: verdict for key, verdict in self._answers.items() if key in open_now}
        for key in sorted(new):
            self._ask(key, state, self._judge)

    def due(self) -> Verdict | None:
        """A verdict that has come and is not written down."""
        return next(iter(self._answers.values()), None)

    def _expect(self, state: TableState, judge: Judge) -> None:
        """Let the judge read its dictionaries as soon as the game is chosen, before anybody needs them."""
        on_table = state.settings.game, state.settings.language
        if on_table == self._prepared:
            return
        self._prepared = on_table
        game = state.library.games.get(state.settings.game)
        if game is not None and game.terms is not None:
            judge.prepare(state.settings.language)

    def _ask(self, key: Key, state: TableState, judge: Judge) -> None:
        """Ask beside everything else that happens at the table."""
        match = state.match
        if match is not None and match.game.terms is not None:
            self._spawn(self._asking(key, state.settings.language, match.game.terms(match.state), judge))

    async def _asking(self, key: Key, language: str, terms: Sequence[str], judge: Judge) -> None:
        """Wait for the judge, and keep what it says if anybody still wants to know."""
        compared = await judge.compare(language, terms)
        if key in self._asked:
            self._answers[key] = Verdict(key[1], as_answer(compared))
            self._answered()

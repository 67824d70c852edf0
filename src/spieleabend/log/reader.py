"""The reading thread: answers questions from the last commit, beside the writer and never in its way."""

import sqlite3
from collections.abc import Callable
from typing import Any, TypeVar

from spieleabend.log.errors import Broken
from spieleabend.log.reply import Reply, send
from spieleabend.log.worker import Worker

Answer = TypeVar("Answer")
Question = Callable[[sqlite3.Connection], Any]


class Reader(Worker[tuple[Question, Reply[Any]]]):
    """Answers questions in the order they were asked. A failing one raises Broken for its asker alone."""

    async def ask(self, question: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Return what `question` finds, looking in the reading thread."""
        reply: Reply[Answer] = Reply()
        self.submit((question, reply))
        return await reply.future

    def _work(self) -> None:
        while (job := self._queue.get()) is not None:
            question, reply = job
            try:
                reply.keep(question(self._connection))
            except Exception as error:  # noqa: BLE001 - it is handed to whoever asked
                reply.fail(_broken(error))
            send([reply])


def _broken(error: Exception) -> Broken:
    broken = Broken(f"reading the log failed: {error}")
    broken.__cause__ = error
    return broken

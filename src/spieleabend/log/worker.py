"""A thread that owns one SQLite connection and works through a queue."""

import sqlite3
from abc import ABC, abstractmethod
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Generic, TypeVar

from spieleabend.log.errors import Closed

Job = TypeVar("Job")


class Worker(ABC, Generic[Job]):
    """Takes jobs until it is closed, does all of them, closes its connection and ends."""

    def __init__(self, connection: sqlite3.Connection, name: str) -> None:
        self._connection = connection
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = Lock()
        self._closed = False
        # A daemon, so that a program that forgot to close its log can still end; what was not yet durable
        # was not yet acknowledged either.
        self._thread = Thread(target=self._live, name=name, daemon=True)

    def start(self) -> None:
        """Begin with what is queued; to be called once."""
        self._thread.start()

    def submit(self, job: Job) -> None:
        """Queue a job; raises Closed after `close`."""
        with self._gate:  # nothing may be queued behind the end
            if self._closed:
                raise Closed
            self._queue.put(job)

    def close(self) -> None:
        """Take no more jobs; those that are queued are still done."""
        with self._gate:
            if not self._closed:
                self._closed = True
                self._queue.put(None)

    def join(self) -> None:
        """Wait until the last job is done and the connection closed; blocks, so call it in a thread."""
        self._thread.join()

    def _live(self) -> None:
        try:
            self._work()
        finally:
            self._connection.close()

    @abstractmethod
    def _work(self) -> None:
        """Do jobs from the queue until None comes; nothing a job does may raise out of here."""

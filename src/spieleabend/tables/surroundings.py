"""What a table is given by the house."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from spieleabend.log.interface import Log
from spieleabend.tables.clock import Clock, Entropy
from spieleabend.tables.library import Library
from spieleabend.tables.observer import Observer
from spieleabend.tables.pace import Pace
from spieleabend.words.interface import JudgeAndReferee

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]


@dataclass(frozen=True)
class Surroundings:
    """The same for every table. `spawn` makes a task that the house owns; `words` knows words, if anybody does."""

    log: Log
    library: Library
    clock: Clock
    entropy: Entropy
    pace: Pace
    observer: Observer
    spawn: Spawn
    words: JudgeAndReferee | None = None

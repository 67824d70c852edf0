"""The house: every table of this server. It makes tables, opens them from their logs and puts them away."""

import asyncio
from collections.abc import Coroutine, Mapping
from typing import Any

from spieleabend.decks import load
from spieleabend.log.errors import Conflict, LogError
from spieleabend.log.interface import Log
from spieleabend.play import match_file
from spieleabend.play.errors import Refusal
from spieleabend.play.game import AnyGame
from spieleabend.play.seed import SECRET_BYTES
from spieleabend.protocol.commands import CreateTable, Hello
from spieleabend.protocol.updates import GameView, Goodbye, TableGlimpse
from spieleabend.tables import records as said
from spieleabend.tables.attendance import Attendance
from spieleabend.tables.clock import Clock, Entropy, wait_until
from spieleabend.tables.codes import new_code
from spieleabend.tables.errors import UnknownTable
from spieleabend.tables.judge import hash_token
from spieleabend.tables.library import Decks, Library
from spieleabend.tables.match_files import latest_match
from spieleabend.tables.observer import Observer, Silent
from spieleabend.tables.pace import Pace
from spieleabend.tables.stored import read_entries, read_state
from spieleabend.tables.surroundings import Surroundings
from spieleabend.tables.table import Table
from spieleabend.tables.viewer import Viewer
from spieleabend.words.interface import JudgeAndReferee

SWEEP_SECONDS = 30.0
"""How often idle tables are put away."""
EXPIRE_SECONDS = 3600.0
"""How often tables that nobody has used for `keep_days` are forgotten."""
DAY_MILLISECONDS = 86_400_000


class House:
    """All tables of one server. `open` before use; `run` sweeps until cancelled; `close` at the end."""

    def __init__(
        self,
        log: Log,
        *,
        games: Mapping[str, AnyGame],
        clock: Clock,
        entropy: Entropy,
        version: str,
        pace: Pace | None = None,
        observer: Observer | None = None,
        words: JudgeAndReferee | None = None,
        decks: Decks = load,
        keep_days: int = 30,
        most_tables: int = 100_000,
    ) -> None:
        """A house without an open table.

        A table that nobody uses is kept for `keep_days`; `most_tables` is how many the log may hold. Without a judge of
        `words` games that need one go on by the clock.
        """
        self._log = log
        self._clock = clock
        self._entropy = entropy
        self._version = version
        self._keep_days = keep_days
        self._most_tables = most_tables
        self._library = Library(games, decks)
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._around = Surroundings(
            log, self._library, clock, entropy, pace or Pace(), observer or Silent(), self._spawn, words
        )

    @property
    def tables_loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def open(self) -> None:
        """Read all decks, so that no table waits for a file later."""
        await asyncio.to_thread(self._library.read_all)

    def describe(self) -> tuple[GameView, ...]:
        """The games of this house, for the lobby."""
        return tuple(
            GameView(
                id=game.id,
                seats_least=game.seats.least,
                seats_most=game.seats.most,
                seats_recommended=game.seats.recommended,
                options=game.options,
                details=game.details,
                writable=dict(game.writable),
                languages=self._library.languages(game),
                level_matters=self._library.level_matters(game),
            )
            for game in self._library.games.values()
        )

    async def create(self, wanted: CreateTable) -> str:
        """Make a table; its code. Raises Refusal where the house has no such game or is full."""
        self._library.check_language(self._library.game(wanted.game), wanted.language)
        if await self._log.count() >= self._most_tables:
            raise Refusal("refused-house-full")
        record = said.Created(
            hash_token(wanted.token),
            wanted.game,
            wanted.language,
            wanted.level,
            self._entropy(SECRET_BYTES).hex(),
        )
        body = said.encode_entry(said.Entry(record))
        while True:
            code = new_code(self._entropy)
            try:
                await self._log.append(code, 1, [body], time=self._clock.utc(), due=None)
            except Conflict:
                continue
            return code

    async def glimpse(self, code: str) -> TableGlimpse | None:
        """Just enough of a table for the joining screen, None for an unknown code."""
        try:
            state = (await self._table(code)).state
        except UnknownTable:
            return None
        host = state.people.get(state.host)
        return TableGlimpse(
            code=code,
            game=state.settings.game,
            phase=state.phase,
            names=tuple(person.name for person in state.people.values() if not person.left),
            host_name=host.name if host is not None else None,
        )

    async def attend(self, viewer: Viewer, hello: Hello) -> Attendance:
        """Let a device in at a table. Raises UnknownTable, CrowdedTable, BrokenTable or LogError."""
        table = await self._table(hello.table)
        if hello.last > table.state.number:
            # Another server has shown the device more than this one knows: nobody is taken back in time.
            await table.catch_up()
            table = await self._table(hello.table)
        return table.attend(viewer, hello)

    async def match_file(self, code: str) -> bytes | None:
        """The file of a table's last match that is over, None where there is none or no such table.

        Raises BrokenTable or LogError.
        """
        entries = await read_entries(self._log, code)
        match = await latest_match(code, entries, self._library, self._version) if entries else None
        # A long match takes several milliseconds to write.
        return await asyncio.to_thread(match_file.encode, match) if match is not None else None

    async def run(self) -> None:
        """Put idle tables away and forget old ones, until cancelled."""
        next_expiry = self._clock.monotonic()
        while True:
            now = self._clock.monotonic()
            if now >= next_expiry:
                await self._expire()
                next_expiry = now + EXPIRE_SECONDS
            await self._sweep(now)
            await wait_until(self._clock, now + SWEEP_SECONDS)

    async def close(self) -> None:
        """Say goodbye at every table, and wait for what is under way."""
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        tables = tuple(self._tables.values())
        self._tables.clear()
        await asyncio.gather(*(table.close(Goodbye("goodbye-server-stopping")) for table in tables))

    async def _table(self, code: str) -> Table:
        """An open table; opened from its log by the first who asks, however many ask at once."""
        table = self._tables.get(code)
        if table is not None and not table.closed:
            return table
        opening = self._opening.get(code)
        if opening is None:
            opening = asyncio.create_task(self._open_table(code))
            self._opening[code] = opening
            opening.add_done_callback(lambda _: self._opening.pop(code, None))
        return await asyncio.shield(opening)

    async def _open_table(self, code: str) -> Table:
        """Read a table's log and let it all happen."""
        table = Table(await read_state(self._log, code, self._library), self._around)
        self._tables[code] = table
        return table

    async def _sweep(self, now: float) -> None:
        """Put tables away that nobody has looked at for a while; their logs stay."""
        for code, table in tuple(self._tables.items()):
            idle_since = table.idle_since
            if table.closed or (idle_since is not None and idle_since + self._around.pace.unload_after <= now):
                await self._put_away(code, table, Goodbye("goodbye-server-stopping"))

    async def _expire(self) -> None:
        """Forget tables that nobody has used for a long time; where the log cannot do it now, it will later."""
        before = self._clock.utc() - self._keep_days * DAY_MILLISECONDS
        try:
            expired = await self._log.expire(before)
        except LogError as error:
            self._around.observer.table_failed("", error)
            return
        for code in expired:
            table = self._tables.get(code)
            if table is not None:
                await self._put_away(code, table, Goodbye("goodbye-expired", again=False))

    async def _put_away(self, code: str, table: Table, goodbye: Goodbye) -> None:
        """Let go of a table; one that was opened anew in its place stays."""
        if self._tables.get(code) is table:
            del self._tables[code]
        await table.close(goodbye)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that the house owns; what it raises is told to the observer."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        """A task is done."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self._around.observer.table_failed("", error)

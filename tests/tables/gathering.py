"""People around the tables of a real house, in virtual time."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

from spieleabend.decks import load
from spieleabend.games import all_games
from spieleabend.log.interface import Log
from spieleabend.log.memory import MemoryLog
from spieleabend.play.cards import Deck
from spieleabend.play.game import AnyGame
from spieleabend.play.prepare import bare_deck
from spieleabend.play.randomness import Rng
from spieleabend.protocol.commands import CreateTable
from spieleabend.protocol.fields import Language
from spieleabend.tables.clock import LoopClock
from spieleabend.tables.contest.evidence import Evidence
from spieleabend.tables.house import House
from spieleabend.tables.library import Decks
from spieleabend.tables.pace import Pace
from tests.tables.asking import GAME as ASKING
from tests.tables.counting import GAME as COUNTING
from tests.tables.lines import Exchange, HouseExchange
from tests.tables.phones import Phone, new_id
from tests.virtual_time import virtual_utc


def seeded_entropy(seed: int = 1) -> Callable[[int], bytes]:
    """Bytes that are the same in every run."""
    rng = Rng(seed.to_bytes(32, "little"))
    return lambda size: b"".join(rng.word().to_bytes(8, "little") for _ in range(size // 8 + 1))[:size]


class SomeDecks:
    """The decks of the house, and bare ones in English and German for games that have no folder."""

    def languages(self, game: AnyGame) -> tuple[str, ...]:
        return load.languages(game) or ("de", "en")

    def load(self, game: AnyGame, language: str) -> Deck:
        return load.load(game, language) if load.languages(game) else bare_deck(game, language)


class Watch:
    """An observer that remembers."""

    def __init__(self) -> None:
        self.durables = 0
        self.refusals: list[str] = []
        self.failures: list[BaseException] = []
        self.contests: list[tuple[Evidence, ...]] = []
        self.late: list[bool] = []

    def durable(self, seconds: float) -> None:
        self.durables += 1

    def refused(self, key: str) -> None:
        self.refusals.append(key)

    def table_failed(self, code: str, error: BaseException) -> None:
        self.failures.append(error)

    def contest_held(
        self, presses: Sequence[Evidence], right: Sequence[str], at: int, over: int, late_frames: Sequence[int]
    ) -> None:
        self.contests.append(tuple(presses))

    def came_late(self, *, would_have_won: bool) -> None:
        self.late.append(would_have_won)


class Gathering:
    """A house and the phones around its tables."""

    def __init__(self, house: House, log: Log, watch: Watch) -> None:
        self.house = house
        self.log = log
        self.watch = watch
        self.exchange: Exchange = HouseExchange(house)
        self.phones: list[Phone] = []

    async def table(self, game: str = "counting", language: Language = "en") -> Phone:
        """A new table, and the device that made it."""
        token = f"maker-{new_id():>034}".replace(" ", "0")
        code = await self.house.create(CreateTable(token, game, language))
        maker = self.phone(code)
        maker.tokens.append(token)
        return await maker.connect()

    def phone(self, table: "Phone | str", name: str = "") -> Phone:
        """A device that is not yet connected."""
        code = table if isinstance(table, str) else table.code
        phone = Phone(self.exchange, code, name)
        self.phones.append(phone)
        return phone

    async def guest(self, table: "Phone | str", name: str) -> Phone:
        """A device with one person who sits down."""
        phone = await self.phone(table, name).connect()
        return await phone.sit()

    async def seated(self, *names: str, game: str = "counting") -> list[Phone]:
        """A new table: the device that made it, and one more for every name."""
        maker = await self.table(game)
        return [maker, *[await self.guest(maker, name) for name in names]]

    async def started(self, *names: str, game: str = "counting", **options: Any) -> list[Phone]:
        """The same with a match begun."""
        maker, *guests = await self.seated(*names, game=game)
        if options:
            await maker.settle(options=options)
        await maker.start()
        for phone in guests:
            await phone.until_phase("playing")
        return [maker, *guests]


def make_house(
    log: Log | None = None,
    *,
    games: Mapping[str, AnyGame] | None = None,
    pace: Pace | None = None,
    seed: int = 1,
    watch: Watch | None = None,
    decks: Decks | None = None,
    **more: Any,
) -> House:
    """A house of the running loop's time, with its games, the counting and the asking one unless others are given."""
    return House(
        log or MemoryLog(),
        games=games or {**all_games(), COUNTING.id: COUNTING, ASKING.id: ASKING},
        clock=LoopClock(utc=virtual_utc),
        entropy=seeded_entropy(seed),
        version="0.0.1",
        pace=pace,
        observer=watch,
        decks=decks or SomeDecks(),
        **more,
    )


@asynccontextmanager
async def gathering(
    *,
    log: Log | None = None,
    games: Mapping[str, AnyGame] | None = None,
    pace: Pace | None = None,
    seed: int = 1,
    failures: bool = False,
    **more: Any,
) -> AsyncIterator[Gathering]:
    """A house with its phones; at the end nothing may have failed, unless `failures` are what the test is about."""
    kept: Log = log or MemoryLog()
    watch = Watch()
    house = make_house(kept, games=games, pace=pace, seed=seed, watch=watch, **more)
    try:
        yield Gathering(house, kept, watch)
    finally:
        await house.close()
        if watch.failures and not failures:
            raise BaseExceptionGroup("the house has failed", watch.failures)

"""What holds whoever does whatever, in whatever order."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spieleabend.games import all_games
from spieleabend.log.memory import MemoryLog
from spieleabend.play.options import OptionValue
from spieleabend.play.randomness import KEY_BYTES, Rng
from spieleabend.tables.encodings import Encodings, encode
from spieleabend.tables.judge import Device
from spieleabend.tables.pace import Pace
from spieleabend.tables.parts import PublicPart
from spieleabend.tables.state import TableState
from spieleabend.tables.stored import read_state
from spieleabend.tables.views import private_view
from tests.games.support import clocks, main_settings
from tests.tables.gathering import Gathering, gathering
from tests.tables.phones import Phone
from tests.tables.secrecy import Secrets
from tests.tables.wild import Evening

pytestmark = pytest.mark.virtual_time

PACE = Pace(
    stand_in_after=10,
    host_passes_after=20,
    think_confirm=(1, 2),
    think_pick=(1, 2),
    think_show=(1, 2),
    think_number=(1, 2),
    think_write=(1, 2),
)
OPTIONS: dict[str, list[dict[str, OptionValue]]] = {
    "counting": [{"rounds": 2, "seconds": 20}],
    "asking": [{"rounds": 2}],
    **{game.id: [{**settings, **clocks(game)} for settings in main_settings(game)] for game in all_games().values()},
}
"""What a table may settle; clocks run."""

evenings = given(key=st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES), game=st.sampled_from(sorted(OPTIONS)))
modest = settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])


async def evening(house: Gathering, game: str, rng: Rng) -> Evening:
    """A maker, and four devices of which three have sat down."""
    maker = await house.table(game)
    phones = [maker, *[await house.guest(maker, name) for name in ("Ania", "Bo", "Cem")]]
    phones.append(await house.phone(maker).connect())
    return Evening(house, phones, rng, rng.choice(OPTIONS[game]))


def live_state(house: Gathering, table: Phone) -> TableState:
    """The state of a table that is open."""
    return house.house._tables[table.code].state


def shown(state: TableState) -> list[bytes]:
    """All that anybody may be shown of a state."""
    everybody = [Device(frozenset({person}), made_table=False) for person in state.people]
    devices = [*everybody, Device(frozenset(state.people), made_table=True), Device(frozenset(), made_table=False)]
    return [
        b"".join(PublicPart(Encodings()).encoded(state, {})),
        *(encode(private_view(state, device)) for device in devices),
    ]


@modest
@evenings
async def test_a_table_is_what_its_log_says_and_nobody_is_taken_back_in_time(key: bytes, game: str) -> None:
    """Phones notice being taken back by themselves."""
    rng = Rng(key)
    async with gathering(pace=PACE) as house:
        wild = await evening(house, game, rng)
        for _ in range(100):
            await wild.step()
        table = wild.phones[0]
        await house.phone(table).connect()
        live = live_state(house, table)
        read = await read_state(house.log, table.code, live.library)
        assert read.number == live.number
        assert shown(read) == shown(live)
        assert (read.host_token, read.rightful_host, read.tokens) == (live.host_token, live.rightful_host, live.tokens)
        assert read.commands == live.commands


@modest
@evenings
async def test_a_server_that_starts_again_changes_nothing(key: bytes, game: str) -> None:
    rng = Rng(key)
    log = MemoryLog()
    async with gathering(log=log, pace=PACE) as house:
        wild = await evening(house, game, rng)
        for _ in range(50):
            await wild.step()
        watcher = await house.phone(wild.phones[0]).connect()
        before = live_state(house, watcher)
    async with gathering(log=log, pace=PACE, seed=2) as again:
        for phone in wild.phones:
            phone.exchange = again.exchange
        watcher.exchange = again.exchange
        await watcher.connect()
        opened = await read_state(log, watcher.code, before.library)
        assert shown(opened) == shown(before)
        wild.house = again
        for _ in range(50):
            await wild.step()


@modest
@evenings
async def test_nobody_is_ever_sent_a_secret(key: bytes, game: str) -> None:
    rng = Rng(key)
    async with gathering(pace=PACE) as house:
        wild = await evening(house, game, rng)
        for _ in range(100):
            await wild.step()
        secrets = await Secrets.of(house, wild.phones[0])
        for phone in house.phones:
            secrets.check(phone)

"""Somebody leaves, is kicked, drops out or reloads, at every moment and in every role: the evening goes on.

No timer is set. Those who are still there do their part, bots play for who is gone, who returns finds everything as it
was. Each scenario is one table of a real server; those of one moment and one deed are played at the same time. The
moments from reading on are in `test_chaos_judging.py`, so that two workers can share the time it takes.
"""

import asyncio
import zlib

import pytest

from spieleabend.play.randomness import Rng
from tests.chaos.deeds import do
from tests.chaos.evening import Evening
from tests.chaos.exchange import ServerExchange, server
from tests.chaos.scenario import BACK, PACE, ROLES, Scenario, check, finish, play_all, scenarios
from tests.tables.gathering import Gathering
from tests.tables.phones import play_along

pytestmark = pytest.mark.virtual_time


@pytest.mark.parametrize("deed", BACK)
@pytest.mark.parametrize("moment", ["lobby", "pointing", "turning", "choosing"])
async def test_the_evening_goes_on(moment: str, deed: str, caplog: pytest.LogCaptureFixture) -> None:
    await play_all(scenarios(moment, deed), caplog)


@pytest.mark.parametrize("moment", [moment for moment in ROLES if moment != "lobby"])
async def test_a_guest_sits_down_while_others_leave_bm_d15(moment: str) -> None:
    """Nobody is master twice in a cycle, whoever comes and goes."""

    async def play_with_guest(house: Gathering, exchange: ServerExchange, role: str, number: int) -> None:
        evening = Evening(house, Rng(bytes([number, 2] * 16)))
        await evening.gather(host_plays=False)
        await evening.reach(moment)
        gone = evening.cast(role)
        _, guest = await asyncio.gather(do("leave", evening, gone), house.guest(evening.screen, "Emil"))
        play_along(guest, Rng(bytes([number, 3] * 16)))
        evening.go_on()
        scenario = Scenario(moment, role, "leave", "never")
        await finish(evening, scenario, gone)
        await check(house, exchange, evening, scenario, gone)

    roles = [role for role in ROLES[moment] if role not in ("screen", "host", "last waited for")]
    async with server(PACE, seed=zlib.crc32(moment.encode())) as (house, exchange):
        await asyncio.gather(
            *(play_with_guest(house, exchange, role, number) for number, role in enumerate(roles)),
        )

"""Somebody leaves or is kicked, at every moment and in every role: the evening goes on, whatever is being played.

No timer is set. Those who are still there do their part, bots play for who is gone, who returns finds everything as it
was. Moments and roles follow from what each game asks (`moments.py`), so a new game is played without a line. Each
evening is one table of a real server; those of one game and one deed are played at the same time. What befalls phones,
not people, is in `test_chaos_phones.py`, so that two workers can share the time it takes.
"""

import asyncio
import zlib

import pytest

from spieleabend.games import all_games
from spieleabend.play.randomness import Rng
from tests.chaos.deeds import do
from tests.chaos.evening import Evening
from tests.chaos.exchange import ServerExchange, server
from tests.chaos.moments import LOBBY, Moment, moments
from tests.chaos.scenario import PACE, Scenario, check, evenings, finish, in_parts, play_all
from tests.tables.gathering import Gathering
from tests.tables.phones import NotAllowed, play_along

pytestmark = pytest.mark.virtual_time

every_game = pytest.mark.parametrize("game", all_games())


@in_parts
@pytest.mark.parametrize("deed", ["leave", "kick", "leave and kick"])
@every_game
async def test_the_evening_goes_on_without_them(
    game: str, deed: str, soak: bool, caplog: pytest.LogCaptureFixture
) -> None:
    await play_all(evenings(game, deed, soak=soak), caplog)


@every_game
async def test_a_guest_comes_while_others_leave(game: str) -> None:
    """Where the game takes late guests the guest plays on, else looks on."""

    async def play_with_guest(house: Gathering, exchange: ServerExchange, moment: Moment, number: int) -> None:
        role = [*moment.cast][number % len(moment.cast)]
        evening = Evening(house, all_games()[game], Rng(bytes([number, 2] * 16)))
        await evening.gather(moment, host_plays=False)
        gone = await evening.cast(role, moment)
        guest = await house.phone(evening.screen, "Guest").connect()
        late = evening.screen.view.phase == "playing"
        _, sat = await asyncio.gather(do("leave", evening, gone), guest.sit(), return_exceptions=True)
        if late and not moment.joins:
            assert isinstance(sat, NotAllowed)
            assert sat.key == "refused-not-in-lobby"
        else:
            assert sat is guest
        play_along(guest, Rng(bytes([number, 3] * 16)))
        evening.go_on()
        scenario = Scenario(evening.game, moment, role, "leave", "never")
        await finish(evening, scenario)
        await check(house, exchange, evening, scenario, gone)

    chosen = [moment for moment in moments(game) if moment.name != LOBBY]
    async with server(PACE, seed=zlib.crc32(game.encode())) as (house, exchange):
        await asyncio.gather(
            *(play_with_guest(house, exchange, moment, number) for number, moment in enumerate(chosen)),
        )

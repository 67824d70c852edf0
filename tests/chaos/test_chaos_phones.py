"""The evening goes on, whatever befalls whose phone; see `test_chaos.py`."""

import pytest

from spieleabend.games import all_games
from tests.chaos.scenario import evenings, in_parts, play_all

pytestmark = pytest.mark.virtual_time


@in_parts
@pytest.mark.parametrize("deed", ["drop", "fall silent", "reload"])
@pytest.mark.parametrize("game", all_games())
async def test_the_evening_goes_on(game: str, deed: str, soak: bool, caplog: pytest.LogCaptureFixture) -> None:
    await play_all(evenings(game, deed, soak=soak), caplog)

"""The evening goes on, whatever befalls whose phone; see `test_chaos.py`."""

import pytest

from spieleabend.games import all_games
from tests.chaos.scenario import play_all, scenarios

pytestmark = pytest.mark.virtual_time


@pytest.mark.parametrize("deed", ["drop", "fall silent", "reload"])
@pytest.mark.parametrize("game", all_games())
async def test_the_evening_goes_on(game: str, deed: str, caplog: pytest.LogCaptureFixture) -> None:
    await play_all([scenario for scenario in scenarios(game) if scenario.deed == deed], caplog)

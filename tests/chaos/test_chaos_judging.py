"""The evening goes on, whatever befalls whom once the cards are laid; see `test_chaos.py`."""

import pytest

from tests.chaos.scenario import BACK, play_all, scenarios

pytestmark = pytest.mark.virtual_time


@pytest.mark.parametrize("deed", BACK)
@pytest.mark.parametrize("moment", ["reading", "worst", "keeping", "finished"])
async def test_the_evening_goes_on(moment: str, deed: str, caplog: pytest.LogCaptureFixture) -> None:
    await play_all(scenarios(moment, deed), caplog)

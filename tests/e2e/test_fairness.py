"""A slow line costs nobody a card: phones in Chromium, their connections through relays that take their time.

Browsers' own throttling does not delay a WebSocket that is open, so a relay does. A true reaction is measured in the
page and beside the game (see `finger`), and the verdict is held against that.

A machine that is busy may hold up a press as no line does. What it took besides the reaction and the line is seen at
the relay, whatever the verdict. Up to `STALLS` the table must believe whoever was faster; a round with more says
nothing about the table, and another one is played. `MOST_STALLED` bounds how many.
"""

import logging
from collections.abc import AsyncIterator, Iterator
from statistics import fmean, median

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from spieleabend.tables.contest.reveals import MOST_LEAD
from tests.e2e.hurry import COMMAND
from tests.e2e.racing import Match, Race, match
from tests.e2e.relay import Line
from tests.e2e.running import RunningServer

pytestmark = [pytest.mark.browser, pytest.mark.alone, pytest.mark.asyncio(loop_scope="module")]

SLOW, FAST = Line(up=150, down=150), Line(up=2.5, down=2.5)
"""Round trips of 300 and of 5 milliseconds."""
ROUNDS = 12
SOAKED = 60
STALLS = (100.0, 50.0)
"""Milliseconds by seat. 0.75 · 300 + 16.7 + 10 are provable on the slow line, of which 150 are its way up.

On the fast line 0.75 · 5 + 16.7 + 10 are, and its bucket gets 25 in every round.
"""
ESTIMATED_FROM = 40.0
"""Milliseconds: whoever is stalled for so long on average may be estimated, and then nothing is believed."""
MOST_STALLED = 5
"""For each round that tells something so many may be played that do not."""
REACTION = 280.0
"""Milliseconds."""
GAP = 40.0
"""Milliseconds."""
SAME = 8.0
"""Milliseconds that are within the tie window of 15."""
OVERTAKEN = 50.0
"""So many milliseconds before the faster finger's press the other one must have arrived."""

log = logging.getLogger(__name__)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("fairness") / "data", command=COMMAND) as running:
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def evening(
    browser: Browser, server: RunningServer, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[Match]:
    """One match for the whole file: a phone on the slow line and one on the fast line."""
    async with match(browser, server, tmp_path_factory.mktemp("pictures"), SLOW, FAST) as started:
        await started.race(REACTION, REACTION)  # What is done for the first time takes long.
        yield started


def tells(evening: Match, race: Race, winners: list[int]) -> bool:
    """Whether the table can be judged by a race that these seats should win."""
    for seat in winners:
        if evening.is_estimated(seat):
            stalls = [min(one.runs[seat].stalled, 72.0) for one in evening.races]
            assert fmean(stalls) > ESTIMATED_FROM, "whose claims go together is believed"
            return False
        if race.runs[seat].stalled > STALLS[seat]:
            return False
    slow, fast = race.runs
    return winners != [0] or fast.arrived + OVERTAKEN < slow.arrived


async def races(evening: Match, rounds: int, plan: tuple[float, float], winners: list[int]) -> AsyncIterator[Race]:
    """So many races by which the table can be judged; everybody presses so many milliseconds after their own frame."""
    told = stalled = 0
    while told < rounds:
        race = await evening.race(*plan)
        does_tell = tells(evening, race, winners)
        log.info("%s: %s", "tells" if does_tell else "stalled", race)
        if does_tell:
            told += 1
            yield race
        else:
            stalled += 1
            assert stalled <= MOST_STALLED * rounds, f"this machine is too busy to tell: {evening.races}"


@pytest.mark.parametrize("plan", [(REACTION, REACTION + SAME), (REACTION + SAME, REACTION)])
async def test_within_the_tie_window_both_score(evening: Match, plan: tuple[float, float]) -> None:
    async for race in races(evening, 1, plan, [0, 1]):
        slow, fast = race.runs
        assert SAME - 1 <= abs(fast.reaction - slow.reaction) <= SAME + 1
        assert race.right == [0, 1], race


async def test_on_a_fast_line_the_faster_finger_wins_as_well(evening: Match) -> None:
    async for race in races(evening, 2, (REACTION + GAP, REACTION), [1]):
        slow, fast = race.runs
        assert GAP - 1 <= slow.reaction - fast.reaction <= GAP + 1
        assert race.right == [1], race


@pytest.mark.parametrize("rounds", [ROUNDS, pytest.param(SOAKED, marks=pytest.mark.soak)])
async def test_the_faster_finger_wins_every_time_however_slow_its_line(evening: Match, rounds: int) -> None:
    async for race in races(evening, rounds, (REACTION, REACTION + GAP), [0]):
        slow, fast = race.runs
        assert GAP - 1 <= fast.reaction - slow.reaction <= GAP + 1
        assert fast.arrived + OVERTAKEN < slow.arrived, "first come would have been first served"
        assert race.right == [0], race


async def test_a_slow_line_is_told_sooner_and_a_fast_one_holds_the_secret_no_longer_than_it_must(
    evening: Match,
) -> None:
    slow, fast = (
        [one.body["at"] - one.came * 1000 for one in phone.relay.messages if one.kind == "reveal"]
        for phone in evening.phones
    )
    assert len(slow) == len(fast) > ROUNDS
    assert max(*slow, *fast) <= MOST_LEAD / 1000
    assert median(slow) > median(fast) + 100

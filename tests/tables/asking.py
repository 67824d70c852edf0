"""The counting game as one that would like to know things of people, for tests of what becomes of them.

Whoever's birthday comes next begins with a point, and everybody with a nickname too; nobody is shown more than that.
"""

from dataclasses import replace

from spieleabend.play.details import Birthday, Line
from spieleabend.play.game import Game, Setup
from spieleabend.play.options import Choice
from spieleabend.play.randomness import Rng
from tests.tables import counting

NOTHING_TOLD = {"nickname": "", "side": "left", "birthday": ""}


def start(setup: Setup, rng: Rng) -> counting.State:
    state = counting.start(setup, rng)
    ahead = sorted({own["birthday"] for own in setup.details} - {""})
    later = [birthday for birthday in ahead if birthday >= f"{setup.day:%m-%d}"]
    for seat, own in enumerate(setup.details):
        state.points[seat] += bool(own["nickname"])
        state.points[seat] += own["birthday"] in [*later, *ahead][:1]
    return state


GAME: Game[counting.State] = replace(
    counting.GAME,
    id="asking",
    details=(Line("nickname", 40), Choice("side", ("left", "right"), "left"), Birthday("birthday")),
    start=start,
)

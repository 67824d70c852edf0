"""The real server, where all that people would wait for is over soon: `python -m tests.e2e.hurry`.

A writing time of half a minute takes a few seconds. So does the sand of Kwando, unless the environment says in SAND how
many milliseconds a second of it takes; its decoder is gone at once. The die of Wollmilchsau lies at once, and bots are
twice as quick; whoever has to roll, to choose or to judge has as long as their browser takes.
"""

import os
import sys
from functools import partial
from unittest.mock import patch

from spieleabend import cli
from spieleabend.games.flotter_dreier import asking as three
from spieleabend.games.kwando import asking as kwando
from spieleabend.games.wollmilchsau import asking as animals
from spieleabend.games.wollmilchsau import reacting
from spieleabend.server import main as server
from spieleabend.tables.pace import Pace

COMMAND = (sys.executable, "-m", "tests.e2e.hurry")
MILLISECONDS = 250
"""Of a second of the writing time."""
SAND = "SAND"
SAND_MILLISECONDS = 80
CHECK, DECODE, DECODE_CARD = 600, 400, 100
FOREPERIOD = (0.02, 0.06)
"""Seconds."""
LONG_WAIT = 600_000
"""Milliseconds."""


def hurried() -> int:
    """Serve."""
    quick = tuple(temper._replace(median=temper.median // 2) for temper in reacting.TEMPERS)
    with (
        patch.object(three, "MILLISECONDS_OF_A_SECOND", MILLISECONDS),
        patch.object(kwando, "MILLISECONDS_OF_A_SECOND", int(os.environ.get(SAND, SAND_MILLISECONDS))),
        patch.object(kwando, "CHECK_MILLISECONDS", CHECK),
        patch.object(kwando, "DECODE_MILLISECONDS", DECODE),
        patch.object(kwando, "DECODE_CARD_MILLISECONDS", DECODE_CARD),
        patch.object(server, "Pace", partial(Pace, foreperiod=FOREPERIOD)),
        patch.object(reacting, "TEMPERS", quick),
        patch.multiple(animals, ROLL_MILLISECONDS=LONG_WAIT, TAKE_MILLISECONDS=LONG_WAIT, JUDGE_MILLISECONDS=LONG_WAIT),
    ):
        return cli.main()


if __name__ == "__main__":
    sys.exit(hurried())

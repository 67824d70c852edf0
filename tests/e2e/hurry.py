"""The real server, where all that people would wait for is over soon: `python -m tests.e2e.hurry`.

A writing time of half a minute takes a few seconds. The die of Wollmilchsau lies at once, and bots are twice as quick;
whoever has to roll, to choose or to judge has as long as their browser takes.
"""

import sys
from functools import partial
from unittest.mock import patch

from spieleabend import cli
from spieleabend.games.flotter_dreier import asking
from spieleabend.games.wollmilchsau import asking as animals
from spieleabend.games.wollmilchsau import bot
from spieleabend.games.wollmilchsau.reacting import TEMPERS
from spieleabend.server import main as server
from spieleabend.tables.pace import Pace

COMMAND = (sys.executable, "-m", "tests.e2e.hurry")
MILLISECONDS = 250
"""Of a second of the writing time."""
FOREPERIOD = (0.02, 0.06)
"""Seconds."""
LONG_WAIT = 600_000
"""Milliseconds."""


def hurried() -> int:
    """Serve."""
    quick = tuple(temper._replace(median=temper.median // 2) for temper in TEMPERS)
    with (
        patch.object(asking, "MILLISECONDS_OF_A_SECOND", MILLISECONDS),
        patch.object(server, "Pace", partial(Pace, foreperiod=FOREPERIOD)),
        patch.object(bot, "TEMPERS", quick),
        patch.multiple(animals, ROLL_MILLISECONDS=LONG_WAIT, TAKE_MILLISECONDS=LONG_WAIT, JUDGE_MILLISECONDS=LONG_WAIT),
    ):
        return cli.main()


if __name__ == "__main__":
    sys.exit(hurried())

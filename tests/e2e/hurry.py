"""The real server in a hurry: `python -m tests.e2e.hurry`. Half a minute of writing is over in a few seconds.

So is the sand of Kwando, unless the environment says in SAND how many milliseconds a second of it takes; the time for
late breaches and the decoder are over at once in any case.
"""

import os
import sys

from spieleabend import cli
from spieleabend.games.flotter_dreier import asking as three
from spieleabend.games.kwando import asking as kwando

COMMAND = (sys.executable, "-m", "tests.e2e.hurry")
MILLISECONDS = 250
"""Of a second of the writing time."""
SAND = "SAND"
SAND_MILLISECONDS = 80
CHECK, DECODE, DECODE_CARD = 600, 400, 100

if __name__ == "__main__":
    three.MILLISECONDS_OF_A_SECOND = MILLISECONDS
    kwando.MILLISECONDS_OF_A_SECOND = int(os.environ.get(SAND, SAND_MILLISECONDS))
    kwando.CHECK_MILLISECONDS = CHECK
    kwando.DECODE_MILLISECONDS, kwando.DECODE_CARD_MILLISECONDS = DECODE, DECODE_CARD
    sys.exit(cli.main())

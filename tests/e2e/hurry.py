"""The real server, where a writing time of half a minute is over in a few: `python -m tests.e2e.hurry`."""

import sys

from spieleabend import cli
from spieleabend.games.flotter_dreier import asking

COMMAND = (sys.executable, "-m", "tests.e2e.hurry")
MILLISECONDS = 250
"""Of a second of the writing time."""

if __name__ == "__main__":
    asking.MILLISECONDS_OF_A_SECOND = MILLISECONDS
    sys.exit(cli.main())

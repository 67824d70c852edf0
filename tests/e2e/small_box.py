"""The hurried server, with a small box of Wollmilchsau: `python -m tests.e2e.small_box`. Matches are over soon.

Their match files hold nowhere else.
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from spieleabend.games.wollmilchsau import beginning, state
from spieleabend.games.wollmilchsau.animals import ANIMALS
from tests.e2e.hurry import hurried

COMMAND = (sys.executable, "-m", "tests.e2e.small_box")
OF_EACH = 2
"""So many cards there are of each animal."""


@contextmanager
def few_cards() -> Iterator[None]:
    """Take most of the cards out of the box."""
    with patch.object(state, "OF_EACH", OF_EACH), patch.object(beginning, "CARDS", OF_EACH * len(ANIMALS)):
        yield


if __name__ == "__main__":
    with few_cards():
        sys.exit(hurried())

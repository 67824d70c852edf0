"""`python -m spieleabend`: the same as the command `spieleabend`."""

import sys

from spieleabend.cli import main

if __name__ == "__main__":
    sys.exit(main())

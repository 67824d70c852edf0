"""The command for those who care about words: `spieleabend words same`."""

import sys
from collections.abc import Iterator
from functools import cache
from typing import BinaryIO

from cyclopts import App

from spieleabend.cli import HOLDS, WrongUsage, print_lines
from spieleabend.words.language import languages
from spieleabend.words.same import comparison

app = App(name="words", help="Ask the word judge.")


@app.command(name="same")
def same_command() -> int:
    """Say of pairs of answers whether they are the same term.

    Reads lines from stdin: a language, a tab, an answer, a tab, another answer. Prints a line for each: same, ask
    (people should be asked) or different. Exit code 0, or 2 for a line that is none.
    """
    ready = cache(comparison)
    print_lines(ready(language).pair(one, other) for language, one, other in _pairs(sys.stdin.buffer))
    return HOLDS


def _pairs(lines: BinaryIO) -> Iterator[tuple[str, str, str]]:
    """The language and the two answers of every line."""
    for number, line in enumerate(lines, 1):
        parts = line.decode(errors="replace").removesuffix("\n").removesuffix("\r").split("\t")
        if len(parts) != 3:
            raise WrongUsage(f"line {number}: a language, an answer and another answer, with tabs between them")
        language, one, other = parts
        if language not in languages():
            raise WrongUsage(f"line {number}: no language {language!r}; there is {', '.join(languages())}")
        yield language, one, other

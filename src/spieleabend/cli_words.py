"""The commands for those who care about words: `spieleabend words same` and `spieleabend words referee`."""

import sys
from codecs import BOM_UTF8
from collections.abc import Iterator
from functools import cache
from typing import BinaryIO

from cyclopts import App

from spieleabend.cli import HOLDS, WrongUsage, print_lines
from spieleabend.words.interface import Ruling
from spieleabend.words.language import languages
from spieleabend.words.referee import rule_on
from spieleabend.words.same import comparison

app = App(name="words", help="Ask the word judge, or the referee.")


@app.command(name="same")
def same_command() -> int:
    """Say of pairs of answers whether they are the same term.

    Reads lines from stdin: a language, a tab, an answer, a tab, another answer. Prints a line for each: same, ask
    (people should be asked) or different; an empty line for an empty one. A byte order mark at the beginning is
    skipped. Exit code 0, or 2 for a line that is none.
    """
    ready = cache(comparison)
    pairs = _lines(sys.stdin.buffer, 3, "a language, an answer and another answer, with tabs between them")
    print_lines(ready(parts[0]).pair(*parts[1:]) if parts else "" for parts in pairs)
    return HOLDS


@app.command(name="referee")
def referee_command() -> int:
    """Say of sentences whether they say what may not be said: numbers, months, feast days, names.

    Reads lines from stdin: a language, a tab, the names of the speaker's persons with ; between them, a tab, a
    sentence. Prints a line for each: clear; or certain or question (people should decide), a tab, and the reasons; an
    empty line for an empty one. A byte order mark at the beginning is skipped. Exit code 0, or 2 for a line that is
    none.
    """
    every = _lines(sys.stdin.buffer, 3, "a language, names with ; between them and a sentence, with tabs between them")
    print_lines(_told(rule_on(parts[0], parts[1].split(";"), parts[2])) if parts else "" for parts in every)
    return HOLDS


def _told(ruling: Ruling) -> str:
    """What a referee points at: certain, a tab, number: drei; name: Karl (question)."""
    if not ruling.marks:
        return ruling.level
    doubts = {"certain": "", "question": " (question)" if ruling.level == "certain" else "", "clear": ""}
    return f"{ruling.level}\t" + "; ".join(f"{mark.breach}: {mark.said}{doubts[mark.level]}" for mark in ruling.marks)


def _lines(lines: BinaryIO, count: int, wanted: str) -> Iterator[list[str]]:
    """The parts of every line; the first one is a language. An empty line has none, and keeps its place."""
    for number, line in enumerate(lines, 1):
        if number == 1:
            line = line.removeprefix(BOM_UTF8)
        written = line.decode(errors="replace").removesuffix("\n").removesuffix("\r")
        if not written:
            yield []
            continue
        parts = written.split("\t")
        if len(parts) != count:
            raise WrongUsage(f"line {number}: {wanted}")
        if parts[0] not in languages():
            raise WrongUsage(f"line {number}: no language {parts[0]!r}; there is {', '.join(languages())}")
        yield parts

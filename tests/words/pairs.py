"""Pairs of answers with what a judge should say of them, and how many a judge gets right.

`acceptance` are those that decide; with `dev` the rules were made, without `held-out`. A line is a likeness and two
answers.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from spieleabend.words.interface import Likeness
from spieleabend.words.same import Comparison

LANGUAGES = ("de", "en", "pl")
FOLDER = Path(__file__).parent / "pairs"


class Pair(Struct, frozen=True):
    likeness: Likeness
    one: str
    other: str


class Figures(Struct):
    """How many pairs are what, by what they should be and what the judge says."""

    count: Counter[tuple[Likeness, Likeness]]
    wrong: list[tuple[Pair, Likeness]]

    def share(self, should: Likeness, says: Likeness) -> float:
        every = sum(many for (likeness, _), many in self.count.items() if likeness == should)
        return self.count[should, says] / every

    def called_same(self) -> list[str]:
        return [f"{pair.one}/{pair.other}" for pair, says in self.wrong if says == "same"]

    def report(self) -> str:
        counted = "  ".join(f"{should} called {says}: {many}" for (should, says), many in sorted(self.count.items()))
        return "\n".join([counted, *(f"{pair.one} / {pair.other} called {says}" for pair, says in self.wrong)])


def pairs(language: str, name: str) -> list[Pair]:
    lines = (FOLDER / f"{language}-{name}.tsv").read_text(encoding="utf-8").splitlines()
    fields = ("likeness", "one", "other")
    return msgspec.convert([dict(zip(fields, line.split("\t"), strict=True)) for line in lines], list[Pair])


def figures(judge: Comparison, every: Sequence[Pair]) -> Figures:
    said = [(pair, judge.pair(pair.one, pair.other)) for pair in every]
    count = Counter((pair.likeness, says) for pair, says in said)
    return Figures(count, [(pair, says) for pair, says in said if says != pair.likeness])

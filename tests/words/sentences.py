"""Sentences with what a referee should make of them, and how many it gets right.

With `dev` the lists were made; `held-out` was written before them, too, and first judged when they were done. A line is
what the sentence is, the names of the speaker's persons, and the sentence.
"""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from spieleabend.words.referee import rule_on

LANGUAGES = ("de", "en", "pl")
SETS = ("dev", "held-out")
FOLDER = Path(__file__).parent / "sentences"


class Said(Struct, frozen=True):
    kind: Literal["forbidden", "harmless"]
    names: tuple[str, ...]
    sentence: str


class Found(Struct):
    """How many sentences are what, by what they are and whether the referee points at anything."""

    count: Counter[tuple[str, bool]]
    wrong: list[str]

    @property
    def recall(self) -> float:
        return self.count["forbidden", True] / (self.count["forbidden", True] + self.count["forbidden", False])

    @property
    def precision(self) -> float:
        return self.count["forbidden", True] / (self.count["forbidden", True] + self.count["harmless", True])

    @property
    def flagged_harmless(self) -> float:
        return self.count["harmless", True] / (self.count["harmless", True] + self.count["harmless", False])


def sentences(language: str, name: str) -> list[Said]:
    lines = (FOLDER / f"{language}-{name}.tsv").read_text(encoding="utf-8").splitlines()
    parts = [line.split("\t") for line in lines]
    every = [{"kind": kind, "names": names.split(";"), "sentence": sentence} for kind, names, sentence in parts]
    return msgspec.convert(every, list[Said])


def found(language: str, every: Sequence[Said]) -> Found:
    count: Counter[tuple[str, bool]] = Counter()
    wrong: list[str] = []
    for said in every:
        ruling = rule_on(language, said.names, said.sentence)
        pointed = ruling.level != "clear"
        count[said.kind, pointed] += 1
        if pointed != (said.kind == "forbidden"):
            wrong.append(f"{said.kind}: {said.sentence} {ruling.marks}")
    return Found(count, wrong)

"""Those who know words, for tests of tables: they take their time, remember what they were asked, or fall over."""

import asyncio
from collections.abc import Sequence

from spieleabend.play.comparing import Compared
from spieleabend.words.interface import Ruling
from spieleabend.words.referee import rule_on


class SlowWords:
    """A judge for whom all that ends alike is the same, and a real referee. Both think for `seconds`."""

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds = seconds
        self.prepared: list[str] = []
        self.asked: list[tuple[str, tuple[str, ...]]] = []
        self.heard: list[tuple[str, tuple[str, ...], str]] = []

    def prepare(self, language: str) -> None:
        self.prepared.append(language)

    async def compare(self, language: str, terms: Sequence[str]) -> Compared:
        self.asked.append((language, tuple(terms)))
        await asyncio.sleep(self.seconds)
        places = range(len(terms))
        pairs = [(one, two) for one in places for two in places if one < two and terms[one][-2:] == terms[two][-2:]]
        return Compared(same=tuple(pairs))

    async def rule_on(self, language: str, names: Sequence[str], said: str) -> Ruling:
        self.heard.append((language, tuple(names), said))
        await asyncio.sleep(self.seconds)
        return rule_on(language, names, said)


class BrokenWords(SlowWords):
    """Falls over whatever it is asked."""

    async def compare(self, language: str, terms: Sequence[str]) -> Compared:
        self.asked.append((language, tuple(terms)))
        raise RuntimeError("no dictionary")

    async def rule_on(self, language: str, names: Sequence[str], said: str) -> Ruling:
        self.heard.append((language, tuple(names), said))
        raise RuntimeError("no referee")

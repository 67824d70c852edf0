"""How well the word judge tells what is the same and the referee what may not be said, how fast, and with what memory.

    python benchmarks/words.py            a table for people
    python benchmarks/words.py --json     the same for machines

Pairs and sentences are those of the tests; rounds are dealt from the typical answers on the cards of Flotter Dreier, so
that a judge who is ready has mostly not seen them. Takes about 30 seconds. Times are milliseconds, memory is MB.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from spieleabend.decks.load import load
from spieleabend.games import all_games
from spieleabend.games.flotter_dreier.cards import ThingCard
from spieleabend.words.dictionary import open_dictionary
from spieleabend.words.language import language, languages
from spieleabend.words.lexicon import Lexicon
from spieleabend.words.persons import persons
from spieleabend.words.process import Patience, WordProcess
from spieleabend.words.referee import rule_on
from spieleabend.words.same import Comparison, comparison

ROOT = Path(__file__).parent.parent
SETS = ("acceptance", "dev", "held-out")
SENTENCES = ("dev", "held-out")
ROUNDS = 100
PEOPLE, LINES = 12, 3
Figures = dict[str, float | str]


def main() -> None:
    parser = argparse.ArgumentParser(description="The word judge: what it finds, how fast, with how much memory.")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    results = asyncio.run(measure())
    if arguments.json:
        print(json.dumps({"python": sys.version.split()[0], "simplemma": version("simplemma"), **results}))
        return
    for name, figures in results.items():
        print(f"{name:32}", "  ".join(f"{what} {value}" for what, value in figures.items()))


async def measure() -> dict[str, Figures]:
    results: dict[str, Figures] = {}
    for code in languages():
        results |= found(code, comparison(code))
    smaller = Comparison(Lexicon(language("pl"), open_dictionary("pl", ["simplemma"])))
    results |= found("pl with simplemma", smaller)
    for code in languages():
        results[f"{code}, a process of its own"] = await own_process([code])
    results["all languages in one process"] = await own_process(list(languages()))
    for code in languages():
        results |= pointed_at(code)
    results["referee"] = await heard()
    return results


def found(title: str, judge: Comparison) -> dict[str, Figures]:
    """What a judge says of the pairs of the tests, in percent of what it should say."""
    results: dict[str, Figures] = {}
    for name in SETS:
        said: dict[str, list[str]] = {"same": [], "ask": [], "different": []}
        for line in (ROOT / f"tests/words/pairs/{title[:2]}-{name}.tsv").read_text(encoding="utf-8").splitlines():
            should, one, other = line.split("\t")
            said[should].append(judge.pair(one, other))
        results[f"{title} {name}, %"] = {
            "pairs": sum(map(len, said.values())),
            "same found": percent(said["same"], "same"),
            "synonyms asked": percent(said["ask"], "ask"),
            "different called same": percent(said["different"], "same"),
            "different asked": percent(said["different"], "ask"),
            "dictionary": str(judge.dictionary),
        }
    return results


def percent(said: list[str], likeness: str) -> float:
    return round(100 * said.count(likeness) / len(said), 1)


def pointed_at(code: str) -> dict[str, Figures]:
    """What the referee points at in the sentences of the tests, in percent of what is forbidden and of what is not."""
    results: dict[str, Figures] = {}
    for name in SENTENCES:
        said: dict[str, list[str]] = {"forbidden": [], "harmless": []}
        for kind, names, sentence in sentences(code, name):
            said[kind].append(rule_on(code, names, sentence).level)
        results[f"{code} sentences {name}, %"] = {
            "forbidden": len(said["forbidden"]),
            "found": round(100 - percent(said["forbidden"], "clear"), 1),
            "certain": percent(said["forbidden"], "certain"),
            "harmless": len(said["harmless"]),
            "flagged": round(100 - percent(said["harmless"], "clear"), 1),
        }
    return results


async def heard() -> Figures:
    """How long the referee takes for sentences and persons that it has never seen, here and in its process."""
    persons.cache_clear()
    every = [(code, *line[1:]) for code in languages() for name in SENTENCES for line in sentences(code, name)]
    start = time.process_time()
    for line in every:
        rule_on(*line)
    seconds = time.process_time() - start
    words = WordProcess(patience=Patience(answer=60))
    await words.rule_on("de", [], "")
    times: list[float] = []
    for line in every:
        began = time.perf_counter()
        await words.rule_on(*line)
        times.append(time.perf_counter() - began)
    results: Figures = {
        "sentences a second, processor": round(len(every) / seconds),
        "process p50": round(sorted(times)[len(times) // 2] * 1e3, 2),
        "process p99": spread(times, 0.99),
        **memory(words.pid or 0),
    }
    await words.close()
    return results


def sentences(code: str, name: str) -> Iterator[tuple[str, list[str], str]]:
    for line in (ROOT / f"tests/words/sentences/{code}-{name}.tsv").read_text(encoding="utf-8").splitlines():
        kind, names, sentence = line.split("\t")
        yield kind, names.split(";"), sentence


async def own_process(codes: list[str]) -> Figures:
    """Start a process, let it get ready, and let it compare rounds that it has not seen."""
    ready = asyncio.Event()
    waited = {f"ready for {code}" for code in codes}

    def tell(event: str) -> None:
        waited.difference_update({beginning for beginning in waited if event.startswith(beginning)})
        if not waited:
            ready.set()

    words = WordProcess(patience=Patience(answer=60), tell=tell)
    lag = Lag()
    start = time.perf_counter()
    for code in codes:
        words.prepare(code)
    await ready.wait()
    seconds_ready = time.perf_counter() - start
    busy_before = processor_seconds(words.pid or 0)
    times = [await timed(words, code, terms) for code in codes for terms in rounds(code)]
    busy = processor_seconds(words.pid or 0) - busy_before
    late = lag.stop()
    results: Figures = {
        "ready": round(seconds_ready * 1e3),
        "round p50": spread(times, 0.5),
        "round p99": spread(times, 0.99),
        "round, processor": round(busy / len(times) * 1e3, 1),
        "loop late p99": spread(late, 0.99),
        "loop late at most": spread(late, 1),
        "round seen before": await seen_before(words, codes[0]),
        "round by spelling": await without_process(codes[0]),
        **memory(words.pid or 0),
    }
    await words.close()
    return results


class Lag:
    """How late an event loop comes to what is due every millisecond, while the processor is shared with others."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self._loop = asyncio.get_running_loop()
        self._again()

    def _again(self) -> None:
        due = self._loop.time() + 0.001
        self._handle = self._loop.call_at(due, self._look, due)

    def _look(self, due: float) -> None:
        self.times.append(self._loop.time() - due)
        self._again()

    def stop(self) -> list[float]:
        self._handle.cancel()
        return self.times


def rounds(code: str) -> Iterator[list[str]]:
    """Rounds of twelve people who write three typical answers to one thing each, in their own spelling."""
    chance = random.Random(code)
    cards = load(all_games()["flotter-dreier"], code).piles["thing"]
    things = [card.answers for card in cards if isinstance(card, ThingCard)]
    for number in range(ROUNDS):
        known = [str(answer) for answer in things[number % len(things)]]
        others = [str(answer) for answer in things[(number + 1) % len(things)]]
        yield [spelled(chance.choice([*known, *others]), chance) for _ in range(PEOPLE * LINES)]


def spelled(answer: str, chance: random.Random) -> str:
    """An answer as somebody in a hurry writes it."""
    place = chance.randrange(len(answer))
    return chance.choice([answer, answer.lower(), answer + "s", answer[:place] + answer[place + 1 :]])


async def timed(words: WordProcess, code: str, terms: list[str]) -> float:
    start = time.perf_counter()
    await words.compare(code, terms)
    return time.perf_counter() - start


async def seen_before(words: WordProcess, code: str) -> float:
    terms = next(rounds(code))
    return spread([await timed(words, code, terms) for _ in range(50)][1:], 0.5)


async def without_process(code: str) -> float:
    """What an answer costs where no process can be started."""
    words = WordProcess(command=("/nowhere",), patience=Patience(first_restart=3600))
    await words.compare(code, [])
    times = [await timed(words, code, terms) for terms in rounds(code)]
    await words.close()
    return spread(times, 0.5)


def spread(times: list[float], share: float) -> float:
    return round(sorted(times)[min(int(len(times) * share), len(times) - 1)] * 1e3, 1)


def processor_seconds(pid: int) -> float:
    """How long a process has kept a processor busy; what else the machine does hardly matters to it."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> Figures:
    """What a process needs now, and the most it has needed."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines()
    sizes = dict(line.split(":", 1) for line in lines)
    return {"MB": round(kilobytes(sizes["VmRSS"]) / 1024), "MB at most": round(kilobytes(sizes["VmHWM"]) / 1024)}


def kilobytes(size: str) -> int:
    return int(size.split()[0])


if __name__ == "__main__":
    main()

"""What `scripts/checks/budgets.py` finds, on pages made for each test."""

import os
import random
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from scripts.checks import budgets
from spieleabend.cli import READ_NO_FURTHER
from spieleabend.protocol.fields import LANGUAGES

WORDS = "../src/spieleabend/protocol/messages/{}.ftl?{}"
GAME_WORDS = "../src/spieleabend/games/sample/messages/{}.ftl?rest"
GAME = "src/games/sample/index.ts"
INDEX = '<script type="module" crossorigin src="/assets/first.js"></script><link href="/assets/first.css">'


class PageMaker:
    """A page whose files cannot be packed any smaller."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.chance = random.Random(7)
        self.manifest: dict[str, Any] = {}
        (folder / "assets").mkdir()
        (folder / "index.html").write_text(INDEX, encoding="utf-8")
        self.piece("_first.js", "first.js", 20_000, css=["assets/first.css"])
        self.file("first.css", 1_000)
        self.piece("src/screens/Home.svelte", "home.js", 2_000, imports=["_first.js", "_shared.js"])
        self.piece("_shared.js", "shared.js", 1_000, imports=["_first.js"])
        self.piece("src/screens/match.ts", "match.js", 3_000, imports=["_first.js"])
        for language in LANGUAGES:
            self.piece(WORDS.format(language, "first"), f"first-{language}.js", 2_000)
            self.piece(WORDS.format(language, "rest"), f"rest-{language}.js", 4_000)
            self.piece(GAME_WORDS.format(language), f"sample-{language}.js", 3_000)
        self.piece(GAME, "sample.js", 20_000, imports=["_first.js"], css=["assets/sample.css"])
        self.file("sample.css", 5_000)
        self.file("print.woff2", 50_000)

    def file(self, name: str, size: int) -> None:
        (self.folder / "assets" / name).write_bytes(self.chance.randbytes(size))

    def piece(self, key: str, name: str, size: int, **more: Any) -> None:
        self.file(name, size)
        self.manifest[key] = {"file": f"assets/{name}", **more}

    def problems(self, *games: str) -> list[str]:
        (self.folder / budgets.MANIFEST).write_bytes(msgspec.json.encode(self.manifest))
        return budgets.problems(self.folder, games)


@pytest.fixture
def page(tmp_path: Path) -> PageMaker:
    return PageMaker(tmp_path)


def test_a_small_page_is_fine_and_its_figures_are_told(page: PageMaker, capsys: pytest.CaptureFixture[str]) -> None:
    assert page.problems() == []
    told = capsys.readouterr().out.splitlines()
    # 20 + 1 first, 2 + 1 the door, 2 words, and index.html.
    assert told[0] == "first visit, de: 26.1 kB of 60.0 kB with gzip, 26.1 kB with brotli, 6 files"
    # 20 + 5 the game, 3 + 4 words, 3 for any match.
    assert told[1] == "sample, de: 35.0 kB of 40.0 kB with gzip, 35.0 kB with brotli, 5 files"
    assert told[-1] == "fonts: 50.0 kB of 120.0 kB with gzip, 50.0 kB with brotli, 1 files"


@pytest.mark.parametrize("name", ["first.js", "first.css", "home.js", "shared.js"])
def test_a_first_visit_that_is_too_large(page: PageMaker, name: str) -> None:
    page.file(name, 58_000)
    problems = page.problems()
    assert [problem.partition(":")[0] for problem in problems] == [f"first visit, {one}" for one in LANGUAGES]
    assert f"the largest: assets/{name} 58.0 kB" in problems[0]


def test_words_that_are_too_many_in_one_language(page: PageMaker) -> None:
    page.file("first-pl.js", 58_000)
    (problem,) = page.problems()
    assert problem.startswith("first visit, pl: ")


@pytest.mark.parametrize("name", ["sample.js", "sample.css", "match.js"])
def test_a_game_that_is_too_large(page: PageMaker, name: str) -> None:
    page.file(name, 40_001)
    assert [problem.partition(":")[0] for problem in page.problems()] == [f"sample, {one}" for one in LANGUAGES]


def test_what_the_first_visit_brought_is_not_counted_for_the_game_again(page: PageMaker) -> None:
    page.file("first.js", 50_000)
    assert page.problems() == []


def test_fonts_that_are_too_large(page: PageMaker) -> None:
    page.file("speak.woff2", 80_000)
    (problem,) = page.problems()
    assert problem.startswith("fonts: 130.0 kB of 120.0 kB")


def test_a_game_that_comes_before_it_is_chosen(page: PageMaker) -> None:
    page.manifest["src/screens/Home.svelte"]["imports"].append(GAME)
    assert "the screens of sample come with the first visit" in page.problems()


def test_what_is_packed_counts_as_it_is_sent(page: PageMaker, capsys: pytest.CaptureFixture[str]) -> None:
    (page.folder / "assets" / "first.js").write_bytes(b"a" * 500_000)
    (page.folder / "assets" / "first.js.br").write_bytes(b"packed")
    assert page.problems() == []
    assert capsys.readouterr().out.startswith("first visit, de: 6.6 kB of 60.0 kB with gzip, 6.1 kB with brotli")


def test_a_page_that_is_not_built(tmp_path: Path) -> None:
    assert budgets.problems(tmp_path, []) == ["The page is not built: run hatch_build.py"]


def test_every_game_of_the_house_has_a_budget(page: PageMaker) -> None:
    assert page.problems("sample") == []
    (problem,) = page.problems("another-game", "sample")
    assert problem == "another-game has no budget: the page has no src/games/another-game/index.ts"


def test_a_game_with_a_hyphen_in_its_name_is_weighed_with_its_words(page: PageMaker) -> None:
    page.piece("src/games/another-small-game/index.ts", "another.js", 20_000, imports=["_first.js"])
    for language in LANGUAGES:
        words = f"../src/spieleabend/games/another_small_game/messages/{language}.ftl?rest"
        page.piece(words, f"another-{language}.js", 3_000)
    assert page.problems("another-small-game", "sample") == []
    page.file("another.js", 40_001)
    named = [problem.partition(":")[0] for problem in page.problems("another-small-game", "sample")]
    assert named == [f"another-small-game, {one}" for one in LANGUAGES]
    page.file("another.js", 20_000)
    page.file("another-pl.js", 20_000)
    (problem,) = page.problems("another-small-game", "sample")
    assert problem.startswith("another-small-game, pl: ")


def test_a_reader_who_reads_no_further_is_no_error(page: PageMaker, monkeypatch: pytest.MonkeyPatch) -> None:
    page.problems()
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as nobody:
        monkeypatch.setattr(sys, "stdout", nobody)
        assert budgets.main(page.folder) == READ_NO_FURTHER

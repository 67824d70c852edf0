"""Holds the built page to its budgets: what a phone fetches until people sit in the lobby, for a game, and as fonts.

It is measured as the server sends it. Over plain http browsers take nothing better than gzip, so that is what counts.
"""

import os
import re
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct, field

from spieleabend.cli import READ_NO_FURTHER
from spieleabend.games import all_games
from spieleabend.protocol.fields import LANGUAGES
from spieleabend.server.page import INDEX, PAGE_FOLDER, Page, load_page

MANIFEST = ".manifest.json"
NAMED = re.compile(r"(?:src|href)=\"/([^\"]+)\"")
COMMON_WORDS = "../src/spieleabend/protocol/messages/{language}.ftl"
GAME_WORDS = "../src/spieleabend/games/{folder}/messages/{language}.ftl"
GAME = re.compile(r"src/games/([\w-]+)/index\.ts")

DOOR = "src/screens/Home.svelte"
"""What is fetched by itself on the way from the door to the lobby; the join form and the lobby come with the start."""
MATCH = "src/screens/match.ts"
"""What is fetched for any match, besides the game."""

FIRST_VISIT, GAME_SCREENS, FONTS = 60_000, 40_000, 120_000
"""The most bytes."""


class Piece(Struct):
    """An entry of Vite's manifest: a file, and by their names in the manifest what it imports."""

    file: str
    imports: list[str] = field(default_factory=list)
    css: list[str] = field(default_factory=list)


class Budget(Struct, frozen=True):
    """Something that is fetched, and the most bytes it may have."""

    what: str
    files: frozenset[str]
    most: int


class BuiltPage:
    """The files of a page, and who imports whom."""

    def __init__(self, folder: Path) -> None:
        """Read it. Raises FileNotFoundError where it has not been built."""
        self.files: Page = load_page(folder)
        self.pieces = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=dict[str, Piece])
        self._names = {piece.file: name for name, piece in self.pieces.items()}

    def with_imports(self, names: Iterable[str]) -> frozenset[str]:
        """The files of these entries of the manifest and of all that they import. Raises KeyError for a wrong one."""
        waiting, found = list(names), set[str]()
        while waiting:
            piece = self.pieces[waiting.pop()]
            if piece.file not in found:
                found |= {piece.file, *piece.css}
                waiting.extend(piece.imports)
        return frozenset(found)

    def named_in_index(self) -> frozenset[str]:
        """What the browser fetches for index.html, and the file itself."""
        named = NAMED.findall(self.files[INDEX].body.decode())
        imported = self.with_imports(self._names[file] for file in named if file in self._names)
        return frozenset({INDEX, *named}) | imported

    def size(self, files: Iterable[str], encoding: str = "gzip") -> int:
        """How many bytes the server sends for these, without headers."""
        return sum(len(self.files[file].packed.get(encoding, self.files[file].body)) for file in files)


def games_with_screens(page: BuiltPage) -> list[str]:
    """The games that have a budget: those with screens of their own in the page."""
    return [found[1] for found in map(GAME.fullmatch, page.pieces) if found]


def budgets(page: BuiltPage) -> Iterator[Budget]:
    """Everything that has a budget."""
    games = games_with_screens(page)
    for language in LANGUAGES:
        words = COMMON_WORDS.format(language=language)
        first = page.named_in_index() | page.with_imports([DOOR, f"{words}?first"])
        yield Budget(f"first visit, {language}", first, FIRST_VISIT)
        for game in games:
            said = GAME_WORDS.format(folder=game.replace("-", "_"), language=language)
            names = [f"src/games/{game}/index.ts", f"{said}?rest"]
            screens = page.with_imports([*names, MATCH, f"{words}?rest"])
            yield Budget(f"{game}, {language}", screens - first, GAME_SCREENS)
    yield Budget("fonts", frozenset(file for file in page.files if file.endswith(".woff2")), FONTS)


def early_games(page: BuiltPage) -> list[str]:
    """The games whose screens come before somebody has chosen them."""
    first = page.named_in_index() | page.with_imports([DOOR])
    return [found[1] for name, piece in page.pieces.items() if (found := GAME.fullmatch(name)) and piece.file in first]


def problems(folder: Path, games: Collection[str]) -> list[str]:
    """Say which budgets the page in `folder` breaks, and which of the `games` of the house has none.

    The figures of all go to the standard output.
    """
    try:
        page = BuiltPage(folder)
    except FileNotFoundError:
        return ["The page is not built: run hatch_build.py"]
    found = [f"the screens of {game} come with the first visit" for game in early_games(page)]
    weighed = games_with_screens(page)
    found += [
        f"{game} has no budget: the page has no src/games/{game}/index.ts" for game in games if game not in weighed
    ]
    for budget in budgets(page):
        size, brotli = page.size(budget.files), page.size(budget.files, "br")
        figures = f"{budget.what}: {_kilobytes(size)} of {_kilobytes(budget.most)} with gzip"
        print(f"{figures}, {_kilobytes(brotli)} with brotli, {len(budget.files)} files")
        if size > budget.most:
            largest = sorted(budget.files, key=lambda file: page.size([file]), reverse=True)[:3]
            named = ", ".join(f"{file} {_kilobytes(page.size([file]))}" for file in largest)
            found.append(f"{figures}; the largest: {named}")
    return found


def _kilobytes(size: int) -> str:
    return f"{size / 1000:.1f} kB"


def main(folder: Path = PAGE_FOLDER) -> int | str:
    """What the process ends with: 0, or what is wrong."""
    try:
        found = problems(folder, all_games())
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever reads, `head` perhaps, has read enough. What is still to be written goes nowhere, at the very end too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return READ_NO_FURTHER
    return "\n".join(found) or 0


if __name__ == "__main__":
    sys.exit(main())

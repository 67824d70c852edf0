"""The page is built when its sources changed and only then, and a wheel carries all that is not code."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(__file__).parents[1]


class Npm:
    """Stands in for npm: notes what it was asked, and builds a page of nothing."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.asked: list[str] = []

    def __call__(self, web: Path, *arguments: str, quiet: bool = False) -> None:
        assert web == self.root / "web"
        assert quiet, "a host is not told what was installed and built"
        self.asked.append(" ".join(arguments))
        if arguments == ("ci",):
            (web / "node_modules").mkdir(exist_ok=True)
        if arguments == ("run", "build"):
            page = self.root / hatch_build.PAGE
            page.mkdir(parents=True, exist_ok=True)
            (page / "index.html").write_text("page")


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Npm:
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/package-lock.json").write_text("{}")
    (tmp_path / "web/src/main.ts").write_text("first")
    stand_in = Npm(tmp_path)
    monkeypatch.setattr(hatch_build, "run_npm", stand_in)
    return stand_in


def test_a_missing_page_is_built_after_installing(npm: Npm, tmp_path: Path) -> None:
    hatch_build.build_page(tmp_path)
    assert npm.asked == ["ci", "run build"]


def test_a_current_page_is_left_alone(npm: Npm, tmp_path: Path) -> None:
    hatch_build.build_page(tmp_path)
    npm.asked.clear()
    (tmp_path / "web/node_modules/any.js").write_text("not a source")
    hatch_build.build_page(tmp_path)
    assert npm.asked == []


def test_a_changed_source_builds_without_installing(npm: Npm, tmp_path: Path) -> None:
    hatch_build.build_page(tmp_path)
    npm.asked.clear()
    (tmp_path / "web/src/main.ts").write_text("second")
    hatch_build.build_page(tmp_path)
    assert npm.asked == ["run build"]


def test_a_changed_message_builds(npm: Npm, tmp_path: Path) -> None:
    hatch_build.build_page(tmp_path)
    npm.asked.clear()
    messages = tmp_path / "src/spieleabend/games/sample/messages"
    messages.mkdir(parents=True)
    (messages / "pl.ftl").write_text("a = A")
    hatch_build.build_page(tmp_path)
    assert npm.asked == ["run build"]


def test_a_changed_lock_installs_first(npm: Npm, tmp_path: Path) -> None:
    hatch_build.build_page(tmp_path)
    npm.asked.clear()
    (tmp_path / "web/package-lock.json").write_text('{"name": "other"}')
    hatch_build.build_page(tmp_path)
    assert npm.asked == ["ci", "run build"]


def test_a_built_page_without_its_sources_is_enough(tmp_path: Path) -> None:
    (tmp_path / hatch_build.PAGE).mkdir(parents=True)
    (tmp_path / hatch_build.PAGE / "index.html").write_text("page")
    hatch_build.build_page(tmp_path)


def test_neither_page_nor_sources_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="neither web/"):
        hatch_build.build_page(tmp_path)


def test_a_failing_npm_ends_the_build_with_its_exit_code(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package.json").write_text('{"scripts": {"build": "exit 3"}}')
    with pytest.raises(SystemExit) as stopped:
        hatch_build.run_npm(tmp_path / "web", "run", "build")
    assert stopped.value.code == 3


def test_the_wheel_carries_page_messages_and_decks(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT],
        check=True,
        capture_output=True,
        env={**os.environ, "NO_COLOR": "1"},
    )
    [wheel] = tmp_path.glob("*.whl")
    carried = set(zipfile.ZipFile(wheel).namelist())
    source = ROOT / "src"
    data = {
        file.relative_to(source).as_posix()
        for pattern in ("**/*.ftl", "**/*.toml", "**/py.typed", "**/page/**/*")
        for file in source.glob(pattern)
        if file.is_file()
    }
    assert "spieleabend/server/page/index.html" in data
    assert data <= carried

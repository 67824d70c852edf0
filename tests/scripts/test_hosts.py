"""What `scripts/checks/hosts.py` finds, in repositories made for each test."""

import subprocess
from pathlib import Path

import pytest

from scripts.checks import hosts

REGISTRY = ".".join(hosts.REGISTRIES[0])


def track(root: Path, name: str, content: bytes) -> None:
    subprocess.run(["git", "init", "--quiet"], cwd=root, check=True)
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_bytes(content)
    subprocess.run(["git", "add", name], cwd=root, check=True)


@pytest.mark.parametrize(
    ("name", "line", "problem"),
    [
        ("docs/a.md", f"see https://{REGISTRY}/project", "names a package registry's host"),
        ("docs/a.md", f"see {REGISTRY.upper()}", "names a package registry's host"),
        ("a.py", "'" + "/home/" + "ada/table'", "names a folder of one machine"),
        ("a.sh", f"cd /{'root'}/main", "names a folder of one machine"),
        ("requirements.lock", "a==1 @ https://example.org/a.whl", "says where a package comes from"),
        ("requirements.lock", "--find-links wheels", "says where a package comes from"),
        (
            "web/package-lock.json",
            '"resolved": "https://example.org/a.tgz"',
            "says where a package comes from",
        ),
    ],
)
def test_a_line_that_belongs_to_one_machine(tmp_path: Path, name: str, line: str, problem: str) -> None:
    track(tmp_path, name, f"fine\n{line}\n".encode())
    [found] = hosts.problems(tmp_path)
    assert found.startswith(f"{name}:2 {problem}")


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("web/package-lock.json", '"funding": "https://example.org/fund"'),
        ("a.md", f"https://example.org/{'work'}/shown and ~/{'work'}/mine and src/{'root'}/file"),
        ("a.py", "import pypi_attestations"),
    ],
)
def test_lines_that_are_fine(tmp_path: Path, name: str, line: str) -> None:
    track(tmp_path, name, line.encode())
    assert hosts.problems(tmp_path) == []


def test_files_that_git_does_not_track_are_not_read(tmp_path: Path) -> None:
    track(tmp_path, "a.md", b"fine")
    (tmp_path / "b.md").write_text(REGISTRY)
    assert hosts.problems(tmp_path) == []


def test_pictures_and_sounds_are_not_read(tmp_path: Path) -> None:
    track(tmp_path, "a.png", b"\x89PNG\xff\xfe" + REGISTRY.encode())
    assert hosts.problems(tmp_path) == []

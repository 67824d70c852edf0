"""Keeps out of the repository what is one machine's own: where its packages come from, and its folders."""

import re
import subprocess
import sys
from pathlib import Path

# In pieces, so that this file does not say what it forbids.
REGISTRIES = [
    ("pypi", "org"),
    ("pythonhosted", "org"),
    ("npmjs", "org"),
    ("npmjs", "com"),
    ("yarnpkg", "com"),
    ("deb.debian", "org"),
]
HOST = re.compile("|".join(re.escape(".".join(parts)) for parts in REGISTRIES), re.IGNORECASE)
FOLDER = re.compile(r"(?<![\w./~$}-])/(?:work|root|home/\w+|Users/\w+)/[\w.]")
LOCKED_ADDRESS = {
    ".lock": re.compile(r"://|--(?:extra-)?index-url|--find-links"),
    ".json": re.compile(r'"resolved":'),
}


def problems(root: Path) -> list[str]:
    """Say which lines of the files that git tracks under `root` name a registry or a machine's folder."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, check=True, text=True).stdout
    files = [root / name for name in listed.split("\0") if name]
    return [problem for file in files if file.is_file() for problem in file_problems(root, file)]


def file_problems(root: Path, file: Path) -> list[str]:
    """Say which lines of one file, if it is a text."""
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    locked = LOCKED_ADDRESS.get(file.suffix) if "lock" in file.name else None
    found = []
    for number, line in enumerate(lines, 1):
        where = f"{file.relative_to(root)}:{number}"
        if HOST.search(line):
            found.append(f"{where} names a package registry's host")
        if FOLDER.search(line):
            found.append(f"{where} names a folder of one machine")
        if locked is not None and locked.search(line):
            found.append(f"{where} says where a package comes from, which each machine knows for itself")
    return found


if __name__ == "__main__":
    sys.exit("\n".join(problems(Path.cwd())) or 0)

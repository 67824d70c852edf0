"""The code blocks of the documents, so that tests can run what people read."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def text_of(document: str) -> str:
    """A whole document."""
    return (DOCS / document).read_text(encoding="utf-8")


def blocks(document: str, language: str) -> list[str]:
    """The fenced blocks of a document that are marked with this language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text_of(document), re.DOTALL | re.MULTILINE)


def write_files(document: str, root: Path) -> list[str]:
    """Write every block that has its path above it, as in "`src/some/file.py`:", below `root`; their paths."""
    found = re.findall(r"^`([^`\n]+)`:\n\n```\w+\n(.*?)^```$", text_of(document), re.DOTALL | re.MULTILINE)
    for path, text in found:
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return [path for path, _ in found]

"""The code blocks of the documents, so that tests can run what people read."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"


def blocks(document: str, language: str) -> list[str]:
    """The fenced blocks of a document that are marked with this language, in order."""
    text = (DOCS / document).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)

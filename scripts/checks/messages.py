"""Holds the messages of the three languages together: the same keys with the same variables, all readable."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("de", "en", "pl")
COMMON = Path("src/spieleabend/protocol/messages")
TYPEWRITER = re.compile(r"[\"']")

Entries = dict[str, ast.Message | ast.Term | ast.Attribute]


class Mentions(Visitor):
    """Collects what a pattern mentions: variables, other messages and terms, and its bare text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.text += node.value


def problems(root: Path) -> list[str]:
    """Say all that is wrong with the messages under `root`, one line each; nothing if all is well."""
    folders = sorted(path.relative_to(root) for path in root.glob("src/spieleabend/**/messages") if path.is_dir())
    common = {language: known(root / COMMON / f"{language}.ftl") for language in LANGUAGES}
    return [problem for folder in folders for problem in folder_problems(root, folder, common)]


def known(file: Path) -> Entries:
    """The entries of a file that others may refer to; none if it is missing."""
    return parse(file)[0] if file.is_file() else {}


def folder_problems(root: Path, folder: Path, common: dict[str, Entries]) -> Iterator[str]:
    """Say what is wrong in one folder, whose messages may refer to the common ones."""
    languages: dict[str, Entries] = {}
    for language in LANGUAGES:
        file = root / folder / f"{language}.ftl"
        if not file.is_file():
            yield f"{folder}/{language}.ftl is missing"
            continue
        languages[language], unreadable = parse(file)
        yield from (f"{folder}/{language}.ftl:{problem}" for problem in unreadable)
        yield from file_problems(f"{folder}/{language}.ftl", languages[language], common[language])
    # A term bends as its language does, so only what the code asks for must be the same.
    asked = {language: {key for key in entries if not key.startswith("-")} for language, entries in languages.items()}
    for key in sorted(set[str]().union(*asked.values())):
        having = [language for language in languages if key in asked[language]]
        lacking = [language for language in languages if key not in asked[language]]
        if lacking:
            yield f"{folder}: {key} is in {', '.join(having)} but not in {', '.join(lacking)}"
        used = {language: variables(key, languages[language], common[language]) for language in having}
        if len(set(used.values())) > 1:
            each = "; ".join(f"{language}: {', '.join(sorted(names)) or 'none'}" for language, names in used.items())
            yield f"{folder}: {key} does not use the same variables everywhere ({each})"


def parse(file: Path) -> tuple[Entries, list[str]]:
    """The messages, attributes and terms of a file by key, and what could not be read, with its line."""
    text = file.read_text(encoding="utf-8")
    entries: Entries = {}
    wrong: list[str] = []
    for entry in FluentParser().parse(text).body:
        line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
        if isinstance(entry, ast.Junk):
            why = "; ".join(str(annotation.message) for annotation in entry.annotations)
            wrong.append(f"{line}: {why}, in {text.splitlines()[line - 1]!r}")
        elif isinstance(entry, ast.Message | ast.Term):
            key = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if key in entries:
                wrong.append(f"{line}: {key} is there twice")
            entries[key] = entry
            entries.update({f"{key}.{attribute.id.name}": attribute for attribute in entry.attributes})
    return entries, wrong


def file_problems(name: str, entries: Entries, common: Entries) -> Iterator[str]:
    """Say which messages refer to nothing, and which are written with a typewriter's quotes."""
    for key, entry in entries.items():
        said = mentions(entry)
        for reference in sorted(said.references - entries.keys() - common.keys()):
            yield f"{name}: {key} refers to {reference}, which is nowhere"
        if TYPEWRITER.search(said.text):
            yield f"{name}: {key} has a straight quote or apostrophe; write „…“, “…”, „…” or ’"


def variables(key: str, entries: Entries, common: Entries) -> frozenset[str]:
    """The variables that a message needs, itself or through the messages it refers to."""
    found: set[str] = set()
    waiting, seen = [key], set[str]()
    while waiting:
        name = waiting.pop()
        entry = entries.get(name) or common.get(name)
        # A term's variables are given to it by the message, not by the code.
        if entry is None or name in seen or name.startswith("-"):
            continue
        seen.add(name)
        said = mentions(entry)
        found |= said.variables
        waiting.extend(said.references)
    return frozenset(found)


def mentions(entry: ast.Message | ast.Term | ast.Attribute) -> Mentions:
    """What the text of an entry mentions, its attributes left to themselves."""
    found = Mentions()
    if entry.value is not None:
        found.visit(entry.value)
    return found


if __name__ == "__main__":
    sys.exit("\n".join(problems(Path.cwd())) or 0)

"""Holds rules and tests together: every rule has a test that names it, and no test names what is no rule.

A rule's id, such as BM-R5, stands in a test as it is, or as bm_r5 in a name.
"""

import re
import sys
from pathlib import Path

ID = re.compile(r"(?<![A-Z0-9-])([A-Z]{2})-([RD]\d+)(?!\d)")
NAME = re.compile(r"(?<![a-z0-9])([a-z]{2})_([rd]\d+)(?!\d)")


def problems(root: Path) -> list[str]:
    """Say which rules of docs/rules have no test, and which ids in tests are no rule."""
    rules = ids(sorted(root.glob("docs/rules/*.md")))
    if not rules:
        return ["docs/rules names no rule"]
    games = {rule.partition("-")[0] for rule in rules}
    # The tests of the scripts speak of rules that no game has.
    files = [file for file in sorted(root.glob("tests/**/*.py")) if "scripts" not in file.relative_to(root).parts]
    tested = {rule: where for rule, where in ids(files).items() if rule.partition("-")[0] in games}
    return [f"{rule} has no test ({rules[rule].relative_to(root)})" for rule in ordered(rules.keys() - tested)] + [
        f"{rule} is no rule of docs/rules ({tested[rule].relative_to(root)})" for rule in ordered(tested.keys() - rules)
    ]


def ids(files: list[Path]) -> dict[str, Path]:
    """Each rule id and the first of `files` it stands in."""
    found: dict[str, Path] = {}
    for file in files:
        text = file.read_text(encoding="utf-8")
        for match in [*ID.finditer(text), *(NAME.finditer(text) if file.suffix == ".py" else ())]:
            found.setdefault(f"{match[1]}-{match[2]}".upper(), file)
    return found


def ordered(rules: set[str]) -> list[str]:
    """Sort ids as a person would: BM-R2 before BM-R10."""
    return sorted(rules, key=lambda rule: (rule[:4], int(rule[4:])))


if __name__ == "__main__":
    sys.exit("\n".join(problems(Path.cwd())) or 0)

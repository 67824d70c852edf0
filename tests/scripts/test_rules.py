"""What `scripts/checks/rules.py` finds, on rules and tests made for each test."""

from pathlib import Path

from scripts.checks import rules


def write(root: Path, rules_text: str, tests_text: str, test: str = "tests/games/test_sample.py") -> None:
    (root / "docs/rules").mkdir(parents=True)
    (root / "docs/rules/sample.md").write_text(rules_text, encoding="utf-8")
    (root / test).parent.mkdir(parents=True)
    (root / test).write_text(tests_text, encoding="utf-8")


def test_an_id_in_a_docstring_counts(tmp_path: Path) -> None:
    write(tmp_path, "- **XY-R1** Deal.", 'def test_deal():\n    """XY-R1."""')
    assert rules.problems(tmp_path) == []


def test_an_id_in_a_name_counts(tmp_path: Path) -> None:
    write(tmp_path, "- **XY-D12** Deal.", "def test_xy_d12_deals(): ...")
    assert rules.problems(tmp_path) == []


def test_a_rule_without_a_test_in_a_persons_order(tmp_path: Path) -> None:
    write(tmp_path, "XY-R10, XY-R2 and XY-R1", "def test_xy_r1(): ...")
    assert rules.problems(tmp_path) == [
        "XY-R2 has no test (docs/rules/sample.md)",
        "XY-R10 has no test (docs/rules/sample.md)",
    ]


def test_rules_that_are_not_found_are_no_reason_to_be_content(tmp_path: Path) -> None:
    assert rules.problems(tmp_path) == ["docs/rules names no rule"]


def test_a_longer_number_is_another_rule(tmp_path: Path) -> None:
    write(tmp_path, "XY-R1 XY-R11", "def test_xy_r11(): ...")
    assert rules.problems(tmp_path) == ["XY-R1 has no test (docs/rules/sample.md)"]


def test_a_test_of_no_rule(tmp_path: Path) -> None:
    write(tmp_path, "XY-R1", '"""XY-R1 and XY-D3."""')
    assert rules.problems(tmp_path) == ["XY-D3 is no rule of docs/rules (tests/games/test_sample.py)"]


def test_other_words_with_a_dash_are_no_ids(tmp_path: Path) -> None:
    write(tmp_path, "XY-R1", '"""XY-R1; QR-R2 and UTF-8 are none, ZZ-D1 belongs to no game here."""')
    assert rules.problems(tmp_path) == []


def test_the_tests_of_the_scripts_do_not_count(tmp_path: Path) -> None:
    write(tmp_path, "XY-R1", '"""XY-R1"""', "tests/scripts/test_sample.py")
    assert rules.problems(tmp_path) == ["XY-R1 has no test (docs/rules/sample.md)"]

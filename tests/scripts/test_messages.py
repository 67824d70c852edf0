"""What `scripts/checks/messages.py` finds, on folders of messages made for each test."""

from pathlib import Path

import pytest

from scripts.checks import messages

FOLDER = "src/spieleabend/games/sample/messages"
COMMON = "src/spieleabend/protocol/messages"


def write(root: Path, folder: str = FOLDER, **languages: str) -> None:
    (root / folder).mkdir(parents=True, exist_ok=True)
    for language, text in languages.items():
        (root / folder / f"{language}.ftl").write_text(text, encoding="utf-8")


def everywhere(root: Path, text: str, folder: str = FOLDER) -> None:
    write(root, folder, de=text, en=text, pl=text)


def test_messages_that_agree_are_fine(tmp_path: Path) -> None:
    everywhere(tmp_path, "cards = { $count ->\n    [one] One card\n   *[other] { $count } cards\n }\n")
    assert messages.problems(tmp_path) == []


def test_a_tree_without_messages_is_fine(tmp_path: Path) -> None:
    assert messages.problems(tmp_path) == []


def test_a_missing_language(tmp_path: Path) -> None:
    write(tmp_path, de="a = A", en="a = A")
    assert messages.problems(tmp_path) == [f"{FOLDER}/pl.ftl is missing"]


def test_a_missing_key(tmp_path: Path) -> None:
    write(tmp_path, de="a = A", en="a = A\nb = B", pl="a = A\nb = B")
    assert messages.problems(tmp_path) == [f"{FOLDER}: b is in en, pl but not in de"]


def test_a_missing_attribute(tmp_path: Path) -> None:
    write(tmp_path, de="a = A\n    .hint = H", en="a = A", pl="a = A\n    .hint = H")
    assert messages.problems(tmp_path) == [f"{FOLDER}: a.hint is in de, pl but not in en"]


def test_other_variables(tmp_path: Path) -> None:
    write(tmp_path, de="a = { $name }", en="a = { $person }", pl="a = { $name }")
    assert messages.problems(tmp_path) == [
        f"{FOLDER}: a does not use the same variables everywhere (de: name; en: person; pl: name)"
    ]


def test_variables_may_come_by_way_of_another_message(tmp_path: Path) -> None:
    write(tmp_path, de="b = { $n }\na = { b }", en="b = { $n }\na = { b }", pl="b = { $n }\na = { $n }")
    assert messages.problems(tmp_path) == []


def test_each_language_may_bend_its_own_terms(tmp_path: Path) -> None:
    term = "-deck = { $case ->\n   *[nominative] talia\n    [genitive] talii\n }"
    polish = f'{term}\na = {{ -deck(case: "genitive") }}'
    write(tmp_path, de="-deck = Stapel\na = { -deck }", en="a = deck", pl=polish)
    assert messages.problems(tmp_path) == []


def test_what_cannot_be_read_is_named_with_its_line(tmp_path: Path) -> None:
    write(tmp_path, de="a = A\nb no", en="a = A", pl="a = A")
    [problem] = messages.problems(tmp_path)
    assert problem.startswith(f"{FOLDER}/de.ftl:2: ")
    assert "'b no'" in problem


def test_a_key_that_is_there_twice(tmp_path: Path) -> None:
    write(tmp_path, de="a = A\na = B", en="a = A", pl="a = A")
    assert messages.problems(tmp_path) == [f"{FOLDER}/de.ftl:2: a is there twice"]


def test_a_reference_to_nothing(tmp_path: Path) -> None:
    write(tmp_path, de="a = { -brand }", en="a = A", pl="a = A")
    assert messages.problems(tmp_path) == [f"{FOLDER}/de.ftl: a refers to -brand, which is nowhere"]


def test_a_game_may_refer_to_the_common_messages(tmp_path: Path) -> None:
    everywhere(tmp_path, "-brand = Spieleabend", COMMON)
    everywhere(tmp_path, "a = { -brand }")
    assert messages.problems(tmp_path) == []


@pytest.mark.parametrize("text", ['Say "now"', "It's on"])
def test_a_typewriters_quote(tmp_path: Path, text: str) -> None:
    write(tmp_path, de="a = A", en=f"a = {text}", pl="a = A")
    [problem] = messages.problems(tmp_path)
    assert problem.startswith(f"{FOLDER}/en.ftl: a has a straight quote or apostrophe")

"""`spieleabend words same`: the word judge for pipes."""

import io

import pytest

from spieleabend import cli
from tests.words.pairs import pairs


def ask(monkeypatch: pytest.MonkeyPatch, text: bytes) -> int:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text)))
    return cli.main(["words", "same"])


def test_a_line_of_two_answers_gets_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "en\tmouse\tmice\r\nen\tsofa\tcouch\nen\tmoth\tmouth\nen\t\t\nen\t\u2028x\tx"
    assert ask(monkeypatch, lines.encode()) == cli.HOLDS
    assert capsys.readouterr().out.split() == ["same", "ask", "different", "different", "same"]


def test_it_says_of_every_pair_what_the_judge_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    every = pairs("en", "acceptance")
    lines = "".join(f"en\t{pair.one}\t{pair.other}\n" for pair in every)
    assert ask(monkeypatch, lines.encode()) == cli.HOLDS
    assert capsys.readouterr().out.split() == [pair.likeness for pair in every]


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (b"en\tmouse\n", "line 1: a language, an answer and another answer, with tabs between them"),
        (b"en\ta\ta\n\n", "line 2: a language"),
        (b"fr\tun\tdeux\n", "line 1: no language 'fr'; there is de, en, pl"),
    ],
)
def test_a_line_that_is_none_is_named(
    lines: bytes, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, lines) == cli.NOT_UNDERSTOOD
    assert says in capsys.readouterr().err


def test_bytes_that_are_no_letters_do_no_harm(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, b"en\t\xff\xfe\tx\n") == cli.HOLDS
    assert capsys.readouterr().out == "different\n"

"""`spieleabend words same` and `spieleabend words referee`: the word judge and the referee for pipes."""

import io

import pytest

from spieleabend import cli
from spieleabend.words.referee import rule_on
from tests.words.pairs import pairs
from tests.words.sentences import sentences


def ask(monkeypatch: pytest.MonkeyPatch, text: bytes, whom: str = "same") -> int:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text)))
    return cli.main(["words", whom])


def test_a_line_of_two_answers_gets_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = "en\tmouse\tmice\r\nen\tsofa\tcouch\nen\tmoth\tmouth\nen\t\t\nen\t\u2028x\tx"
    assert ask(monkeypatch, lines.encode()) == cli.HOLDS
    assert capsys.readouterr().out.split() == ["same", "ask", "different", "different", "same"]


@pytest.mark.parametrize(
    ("whom", "line", "says"), [("same", b"en\tcat\tcats", "same"), ("referee", b"en\tA\tan apple", "clear")]
)
def test_a_byte_order_mark_is_skipped_and_an_empty_line_gets_an_empty_one(
    whom: str, line: bytes, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, b"\xef\xbb\xbf" + line + b"\n\n" + line + b"\r\n\r\n" + line, whom) == cli.HOLDS
    assert capsys.readouterr().out.split("\n") == [says, "", says, "", says, ""]


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
        (b"en\ta\ta\n\nen\n", "line 3: a language"),
        (b"en\ta\ta\n \n", "line 2: a language"),
        (b"en\ta\ta\n\xef\xbb\xbfen\ta\ta\n", "line 2: no language"),
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


def test_kw_r15_a_line_with_a_sentence_gets_a_line_with_the_reasons(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (
        "de\tAngela Merkel;Merkel\tIm Juli kam Frau Merkl\r\n"
        "en\tIsaac Newton\tan apple fell\n"
        "pl\t\tpierwsza\n"
        "en\tX;;Y\t"
    )
    assert ask(monkeypatch, lines.encode(), "referee") == cli.HOLDS
    assert capsys.readouterr().out.splitlines() == [
        "certain\tcalendar: Juli; name: Merkl (question)",
        "clear",
        "question\tnumber: pierwsza",
        "clear",
    ]


def test_kw_r15_it_says_of_every_sentence_what_the_referee_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    every = sentences("pl", "dev")
    lines = "".join(f"pl\t{';'.join(said.names)}\t{said.sentence}\n" for said in every)
    assert ask(monkeypatch, lines.encode(), "referee") == cli.HOLDS
    levels = [line.split("\t")[0] for line in capsys.readouterr().out.splitlines()]
    assert levels == [rule_on("pl", said.names, said.sentence).level for said in every]


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        (b"en\tA\n", "line 1: a language, names with ; between them and a sentence, with tabs between them"),
        (b"en\tA\tb\nfr\tA\tb\n", "line 2: no language 'fr'; there is de, en, pl"),
    ],
)
def test_a_sentence_without_its_parts_is_named(
    lines: bytes, says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, lines, "referee") == cli.NOT_UNDERSTOOD
    assert says in capsys.readouterr().err


def test_bytes_that_are_no_letters_make_no_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(monkeypatch, b"en\t\xff\t\xff\xfe\n", "referee") == cli.HOLDS
    assert capsys.readouterr().out == "clear\n"

"""The server's own log: for machines or people, and without secrets."""

import io
import json
import logging
from collections.abc import Iterator

import pytest

from spieleabend.server.logs import log_event, log_table_trouble, set_up_logging, table_tag

CODE = "ABCDEFG"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("spieleabend")
    before = (root.handlers[:], root.level, ours.level)
    yield
    root.handlers[:], root.level, ours.level = before


def test_machines_get_an_object_a_line() -> None:
    stream = io.StringIO()
    set_up_logging(stream)
    log_event("table-created", table=table_tag(CODE), game="bam", number=3)
    line = json.loads(stream.getvalue())
    assert line.pop("time").endswith("+00:00")
    assert line == {
        "level": "info",
        "event": "table-created",
        "table": table_tag(CODE),
        "game": "bam",
        "number": 3,
    }


def test_people_get_words() -> None:
    stream = Terminal()
    set_up_logging(stream)
    log_event("listening", port=8000)
    log_event("trouble", logging.ERROR)
    first, second = stream.getvalue().splitlines()
    assert first[8:] == " listening port=8000"
    assert second[8:] == " error: trouble"


@pytest.mark.parametrize("stream", [io.StringIO(), Terminal()])
def test_an_error_comes_with_its_trace_and_without_the_table_s_code(stream: io.StringIO) -> None:
    set_up_logging(stream)
    try:
        raise RuntimeError(f"table {CODE} fell over")
    except RuntimeError as error:
        log_table_trouble("table-failed", CODE, error)
    told = stream.getvalue()
    assert "RuntimeError" in told
    assert "test_logs.py" in told
    assert CODE not in told
    assert table_tag(CODE) in told


def test_what_libraries_say_is_written_the_same_way() -> None:
    stream = io.StringIO()
    set_up_logging(stream)
    try:
        raise ValueError("odd")
    except ValueError:
        logging.getLogger("asyncio").exception("a task %s", "failed")
    logging.getLogger("asyncio").info("not worth a line")
    line = json.loads(stream.getvalue())
    assert (line["level"], line["event"]) == ("error", "a task failed")
    assert "ValueError: odd" in line["trace"]


def test_a_tag_stands_for_one_table_and_does_not_give_it_away() -> None:
    assert table_tag(CODE) == table_tag(CODE) != table_tag("ABCDEFH")
    assert len(table_tag(CODE)) == 8
    assert CODE not in table_tag(CODE)

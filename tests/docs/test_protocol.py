"""The protocol's document says what the code does."""

from typing import get_args

import msgspec
import pytest

from spieleabend.protocol.commands import MOST_MESSAGE_BYTES, AnyClientMessage, TableCommand, decode_client_message
from spieleabend.protocol.fields import LANGUAGES
from spieleabend.protocol.updates import AnyServerMessage
from spieleabend.server import limits
from spieleabend.server.app import MOST_BODY_BYTES
from spieleabend.server.connection import HEARTBEAT_SECONDS, HELLO_SECONDS
from spieleabend.server.outbox import MOST_BYTES, MOST_MESSAGES
from spieleabend.server.writer import CLOSE_CODES, CROWDED_SECONDS
from spieleabend.tables.audience import MOST_DEVICES, MOST_REMEMBERED_RECORDS
from tests.docs.blocks import DOCS, blocks, text_of

TEXT = text_of("protocol.md")
LINES = [line for block in blocks("protocol.md", "json") for line in block.splitlines()]


def kinds(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


@pytest.mark.parametrize("line", [line for line in LINES if line.startswith("→ ")])
def test_what_the_example_device_sends_is_understood(line: str) -> None:
    decode_client_message(line.removeprefix("→ ").encode())


@pytest.mark.parametrize("line", [line for line in LINES if line.startswith("← ")])
def test_what_the_example_server_sends_are_its_messages(line: str) -> None:
    msgspec.json.decode(line.removeprefix("← ").encode(), type=AnyServerMessage)


def test_every_line_of_the_examples_has_a_direction_and_every_answer_its_example() -> None:
    assert {line[:2] for line in LINES} == {"→ ", "← "}
    shown = {msgspec.json.decode(line[2:].encode())["kind"] for line in LINES if line.startswith("← ")}
    assert shown == kinds(AnyServerMessage)


def test_every_kind_of_message_is_mentioned() -> None:
    missing = {kind for kind in kinds(AnyClientMessage) | kinds(TableCommand) if f"`{kind}`" not in TEXT}
    assert missing == set()


def test_every_goodbye_is_explained_with_its_close_code() -> None:
    rows = {
        cells[1].strip().strip("`"): cells[4].strip()
        for cells in (line.split("|") for line in TEXT.splitlines() if line.startswith("| `goodbye-"))
    }
    for language in LANGUAGES:
        file = DOCS.parent / "src" / "spieleabend" / "protocol" / "messages" / f"{language}.ftl"
        worded = {line.split()[0] for line in file.read_text("utf-8").splitlines() if line.startswith("goodbye-")}
        assert worded == rows.keys()
    assert rows == {key: str(int(CLOSE_CODES.get(key, 1000))) for key in rows}


@pytest.mark.parametrize(
    "row",
    [
        f"| a message | {MOST_MESSAGE_BYTES} bytes |",
        f"| the hello | within {HELLO_SECONDS:g} seconds |",
        "| commands and signals of a connection | {:g} a second, {:g} at once |".format(*limits.MESSAGES),
        f"after {limits.PATIENCE[1]:g} of those `goodbye-too-fast`",
        "| clock samples of a connection | {:g} a second, {:g} at once |".format(*limits.TIME_PINGS),
        f"| messages that cannot be read | {limits.UNREADABLE[1]:g} at once |",
        f"| a ping's answer | {HEARTBEAT_SECONDS / 2:g} seconds, asked after {HEARTBEAT_SECONDS:g} of silence |",
        "| requests to `/api/` from one address | {:g} a second, {:g} at once |".format(*limits.REQUESTS),
        f"| WebSockets from one address | {limits.MOST_CONNECTIONS} |",
        f"| devices at one table | {MOST_DEVICES} |",
        f"| {limits.NEW_TABLES[1]:g} at once, then one every {1 / limits.NEW_TABLES[0]:g} seconds | 429 |",
        f"| {limits.FREE_FAILURES}, of which one is forgiven every {limits.FAILURE_FORGIVEN_AFTER:g} seconds |",
        f"{MOST_BODY_BYTES} bytes at most",
        f"Up to {MOST_MESSAGES} messages or {MOST_BYTES // 1024} KB wait for it",
        f"for {CROWDED_SECONDS:g} seconds after it had overflowed",
        f"not more than {MOST_REMEMBERED_RECORDS} eventful records ago",
    ],
)
def test_the_limits_are_those_of_the_code(row: str) -> None:
    assert row in TEXT

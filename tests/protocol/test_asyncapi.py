"""The protocol's AsyncAPI document says what the types say."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from spieleabend.protocol.asyncapi import document
from spieleabend.protocol.commands import AnyClientMessage, Hello
from spieleabend.protocol.updates import AnyServerMessage, Refused

WRITTEN = Path(__file__).parents[2] / "docs" / "asyncapi.json"


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if isinstance(node.get("$ref"), str):
            yield node["$ref"]
        for value in node.values():
            yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def resolve(document: Any, reference: str) -> Any:
    for step in reference.removeprefix("#/").split("/"):
        document = document[step]
    return document


def test_the_written_document_is_current() -> None:
    assert json.loads(WRITTEN.read_text("utf-8")) == json.loads(json.dumps(document())), (
        "run .venv/bin/python scripts/types"
    )


def test_every_reference_leads_somewhere() -> None:
    made = document()
    found = set(references(made))
    assert found
    assert all(isinstance(resolve(made, reference), dict) for reference in found)


def test_every_message_is_there_with_its_kind_and_direction() -> None:
    made = document()
    directions = {"hear": ("receive", AnyClientMessage), "tell": ("send", AnyServerMessage)}
    for name, (action, union) in directions.items():
        operation = made["operations"][name]
        assert operation["action"] == action
        messages = [resolve(made, reference["$ref"]) for reference in operation["messages"]]
        payloads = [resolve(made, resolve(made, message["$ref"])["payload"]["$ref"]) for message in messages]
        kinds = [payload["properties"]["kind"]["enum"] for payload in payloads]
        assert kinds == [[kind.__struct_config__.tag] for kind in get_args(union)]


def test_devices_may_leave_out_what_has_a_default_and_the_server_leaves_out_nothing() -> None:
    schemas = document()["components"]["schemas"]
    assert set(schemas[Hello.__name__]["required"]) == {"kind", "table", "version"}
    assert set(schemas[Refused.__name__]["required"]) == {"kind", "id", "key", "parameters"}
    assert schemas[Hello.__name__]["additionalProperties"] is False

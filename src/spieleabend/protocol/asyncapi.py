"""The protocol as an AsyncAPI document, made from the types, for whoever writes a client of their own."""

from typing import Any, get_args

from msgspec.json import schema_components

from spieleabend.protocol import PROTOCOL_VERSION
from spieleabend.protocol.commands import AnyClientMessage
from spieleabend.protocol.updates import AnyServerMessage

Schema = dict[str, Any]

DESCRIPTION = (
    "One WebSocket a device. The device says hello, then sends commands with ids and signals without; the server "
    "answers each command and shows the whole table after every record. All messages are JSON objects with a `kind`, "
    "sent as text frames. What the fields mean, and what limits there are, is told in protocol.md."
)


def document() -> Schema:
    """The AsyncAPI 3.0 document, from the server's point of view."""
    heard, told = get_args(AnyClientMessage), get_args(AnyServerMessage)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Spieleabend",
            "version": f"{PROTOCOL_VERSION}.0.0",
            "description": DESCRIPTION,
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "servers": {
            "house": {
                "host": "{host}",
                "protocol": "ws",
                "description": "Any server of Spieleabend; wss behind a proxy that speaks TLS.",
                "variables": {"host": {"default": "localhost:8000", "description": "Host and port."}},
            }
        },
        "channels": {
            "socket": {
                "address": "/api/socket",
                "messages": {kind.__name__: _reference("messages", kind.__name__) for kind in (*heard, *told)},
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
            }
        },
        "operations": {
            "hear": _operation("receive", "What devices send.", heard),
            "tell": _operation("send", "What devices are sent.", told),
        },
        "components": {
            "messages": {kind.__name__: _message(kind) for kind in (*heard, *told)},
            "schemas": _schemas(heard, told),
        },
    }


def _reference(section: str, name: str) -> Schema:
    return {"$ref": f"#/components/{section}/{name}"}


def _operation(action: str, summary: str, messages: tuple[type, ...]) -> Schema:
    """One direction of the socket."""
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": "#/channels/socket"},
        "messages": [{"$ref": f"#/channels/socket/messages/{kind.__name__}"} for kind in messages],
    }


def _message(kind: type) -> Schema:
    """One message, its documentation taken from its type."""
    documentation = " ".join((kind.__doc__ or "").split())
    return {
        "name": kind.__name__,
        "summary": documentation,
        "payload": _reference("schemas", kind.__name__),
    }


def _schemas(heard: tuple[type, ...], told: tuple[type, ...]) -> Schema:
    """The JSON schemas of all messages and of what they mention. The server sends every field it knows."""
    _, from_devices = schema_components(heard, ref_template="#/components/schemas/{name}")
    _, from_server = schema_components(told, ref_template="#/components/schemas/{name}")
    whole = {
        name: {**schema, "required": list(schema["properties"])} if schema.get("properties") else schema
        for name, schema in from_server.items()
    }
    return {name: _plain(schema) for name, schema in sorted({**whole, **from_devices}.items())}


def _plain(schema: Any) -> Any:
    """The schema without OpenAPI's kind of discriminator, which AsyncAPI does not know; the tags say the same."""
    if isinstance(schema, dict):
        return {name: _plain(value) for name, value in schema.items() if name != "discriminator"}
    if isinstance(schema, list):
        return [_plain(value) for value in schema]
    return schema

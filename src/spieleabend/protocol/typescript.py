"""TypeScript types from the Python ones, so that browser and server cannot drift apart."""

from collections.abc import Iterable
from typing import Any

from msgspec.json import schema_components

Schema = dict[str, Any]


def declarations(types: Iterable[type], *, sent_by_client: bool = False) -> str:
    """TypeScript `export type` lines for `types` and everything they mention, in alphabetical order.

    The server sends every field; a client may leave out those with a default, hence `sent_by_client`.
    """
    _, components = schema_components(list(types), ref_template="#/$defs/{name}")
    lines = []
    for name in sorted(components):
        schema = components[name]
        documentation = " ".join(schema.get("description", "").split("\n\n")[0].split())
        if documentation:
            lines.append(f"/** {documentation} */")
        lines.append(f"export type {name} = {_written(schema, sent_by_client)};\n")
    return "\n".join(lines)


def _written(schema: Schema, partial: bool) -> str:
    """One JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        written = dict.fromkeys(_written(choice, partial) for choice in schema["anyOf"])
        return " | ".join(written)
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    match schema.get("type"):
        case "object":
            return _object(schema, partial)
        case "array":
            return _array(schema, partial)
        case "string":
            return "string"
        case "integer" | "number":
            return "number"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


def _literal(value: object) -> str:
    """A constant: `"text"`, `3`, `true` or `null`."""
    if isinstance(value, str):
        return f'"{value}"'
    if value is None:
        return "null"
    return str(value).lower()


def _array(schema: Schema, partial: bool) -> str:
    """A list, or a tuple of fixed length."""
    if "prefixItems" in schema:
        return "[" + ", ".join(_written(item, partial) for item in schema["prefixItems"]) + "]"
    item = _written(schema["items"], partial) if isinstance(schema.get("items"), dict) else "unknown"
    return f"({item})[]" if "|" in item else f"{item}[]"


def _object(schema: Schema, partial: bool) -> str:
    """A record with known fields, or a map from names to one type."""
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {_written(values, partial) if isinstance(values, dict) else 'unknown'}>"
    required = set(schema.get("required", ()))
    fields = []
    for name, field in schema["properties"].items():
        is_tag = "enum" in field and len(field["enum"]) == 1
        mark = "?" if partial and name not in required and not is_tag else ""
        fields.append(f"{name}{mark}: {_written(field, partial)}")
    return "{ " + "; ".join(fields) + " }" if fields else "Record<string, never>"

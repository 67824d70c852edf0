"""TypeScript types from the Python ones, so that browser and server cannot drift apart."""

from collections.abc import Iterable
from typing import Any

from msgspec.inspect import StructType, Type, multi_type_info
from msgspec.json import schema_components

Schema = dict[str, Any]


def declarations(types: Iterable[type], *, sent_by_client: bool = False) -> str:
    """TypeScript `export type` lines for `types` and everything they mention, in alphabetical order.

    The server sends every field, but for those that a struct with `omit_defaults` leaves out; a client may leave out
    any with a default, hence `sent_by_client`.
    """
    types = list(types)
    saving = _leaving_out_defaults(types)
    _, components = schema_components(types, ref_template="#/$defs/{name}")
    lines = []
    for name in sorted(components):
        schema = components[name]
        documentation = " ".join(schema.get("description", "").split("\n\n")[0].split())
        if documentation:
            lines.append(f"/** {documentation} */")
        lines.append(f"export type {name} = {_written(schema, sent_by_client or name in saving)};\n")
    return "\n".join(lines)


def _leaving_out_defaults(types: Iterable[type]) -> set[str]:
    """The names of all structs among these types and what they mention that are sent without their defaults."""
    waiting, seen, found = list(multi_type_info(types)), set[type](), set[str]()
    while waiting:
        one = waiting.pop()
        if isinstance(one, StructType):
            if one.cls in seen:
                continue
            seen.add(one.cls)
            if one.cls.__struct_config__.omit_defaults:
                found.add(one.cls.__name__)
            waiting += [field.type for field in one.fields]
        else:
            inside = [getattr(one, name) for name in one.__struct_fields__]
            waiting += [part for part in inside if isinstance(part, Type)]
            waiting += [
                part for parts in inside if isinstance(parts, tuple) for part in parts if isinstance(part, Type)
            ]
    return found


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

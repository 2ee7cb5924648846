"""A JSON Schema with named parts as TypeScript types."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

Schema = dict[str, Any]
WIDTH = 100


def typescript(heading: str, defs: Schema, narrower: Mapping[str, str]) -> str:
    """Every part as a type. `narrower` are types to write in place of what the schema says."""
    parts = [heading, *("\n".join(_declaration(name, part, defs, narrower)) for name, part in defs.items())]
    return "\n\n".join(parts) + "\n"


def _declaration(name: str, part: Schema, defs: Schema, narrower: Mapping[str, str]) -> Iterator[str]:
    yield from _comment(part.get("description"), "")
    if "properties" in part:
        yield f"export interface {_named(name)} {{"
        required = part.get("required", [])
        for key, value in part["properties"].items():
            yield from _comment(value.get("description"), "  ")
            written = key if re.fullmatch(r"[A-Za-z_]\w*", key) else json.dumps(key)
            yield f"  {written}{'' if key in required else '?'}: {_typed(value, defs)};"
        yield "}"
        return
    whole = f"export type {_named(name)} = {narrower.get(name) or _typed(part, defs)};"
    if len(whole) <= WIDTH:
        yield whole
        return
    yield f"export type {_named(name)} ="
    options = _typed(part, defs).split(" | ")
    yield from (f"  | {option}" for option in options[:-1])
    yield f"  | {options[-1]};"


def _comment(text: str | None, indent: str) -> Iterator[str]:
    lines = (text or "").splitlines()
    if len(lines) == 1:
        yield f"{indent}/** {lines[0]} */"
    elif lines:
        yield f"{indent}/**"
        yield from (f"{indent} * {line}".rstrip() for line in lines)
        yield f"{indent} */"


def _typed(part: Schema, defs: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in part:
        return _named(part["$ref"].removeprefix("#/$defs/"))
    if "const" in part:
        return json.dumps(part["const"])
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    for key in ("anyOf", "oneOf"):
        if key in part:
            return " | ".join(_typed(one, defs) for one in part[key])
    match part["type"]:
        case "array" if "prefixItems" in part:
            return f"[{', '.join(_typed(one, defs) for one in part['prefixItems'])}]"
        case "array":
            item = _typed(part["items"], defs)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return _record(part, defs)
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as simple:
            return str(simple)
    raise ValueError(f"no type for {part}")


def _record(part: Schema, defs: Schema) -> str:
    """Values by key. Where the keys are a few known names, any of them may be missing."""
    values = part["additionalProperties"]
    keys = part.get("propertyNames", {})
    name = _typed(keys, defs) if "$ref" in keys else "string"
    made = f"Record<{name}, {'unknown' if values is True else _typed(values, defs)}>"
    return f"Partial<{made}>" if "enum" in defs.get(name, {}) else made


def _named(name: str) -> str:
    """The name of a type: from_page becomes FromPage."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))

"""Writes the browser's types from what crosses the line: `python -m tools.wire_types [--check]`."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from portside import wire

TARGET = Path(__file__).parents[1] / "web" / "src" / "lib" / "wire.ts"
HEAD = "// Made by tools/wire_types.py from src/portside/wire.py. Do not edit.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def structs() -> list[Any]:
    """Every struct of the wire, in the order of the file."""
    made = [value for value in vars(wire).values() if isinstance(value, type)]
    kinds = [kind for kind in made if issubclass(kind, msgspec.Struct)]
    return [kind for kind in kinds if kind.__struct_fields__ or kind.__struct_config__.tag]


def written(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(written(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(
            "null" if one is None else repr(one).replace("'", '"') for one in schema["enum"]
        )
    if "const" in schema:
        return f'"{schema["const"]}"'
    kind = schema.get("type")
    if kind == "null":
        return "null"
    if kind == "array":
        inner = written(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {written(schema.get('additionalProperties', {}))}>"
    return PLAIN[kind] if kind else "unknown"


def interface(name: str, schema: dict[str, Any]) -> str:
    """What the server tells is always complete; what it is sent may leave out defaults."""
    required = set(schema.get("required", []))
    sent = issubclass(getattr(wire, name), wire.Asked)
    lines = [
        f"  {field}{'?' if sent and field not in required else ''}: {written(inner)};"
        for field, inner in schema["properties"].items()
    ]
    about = schema.get("description", "").split("\n")[0]
    head = f"/** {about} */\n" if about else ""
    return f"{head}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def types() -> str:
    kinds = structs()
    _, components = msgspec.json.schema_components(kinds, ref_template="#/{name}")
    parts = [interface(kind.__name__, components[kind.__name__]) for kind in kinds]
    for union in ("FromClient", "FromServer"):
        names = [member.__name__ for member in getattr(wire, union).__args__]
        parts.append(f"export type {union} = {' | '.join(names)};\n")
    return HEAD + "\n" + "\n".join(parts)


if __name__ == "__main__":
    if "--check" in sys.argv:
        if TARGET.read_text("utf-8") != types():
            sys.exit("web/src/lib/wire.ts is stale: run `python -m tools.wire_types`")
    else:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(types(), "utf-8")

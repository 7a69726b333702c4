"""Makes static/js/answers.js: the answers of the server as types for the page, from the server's own classes.

page_types.py          writes the file
page_types.py --check  says whether the file is as it would be written
"""

import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

from pydantic import TypeAdapter

from ninefold.web.verbs.table import PHOTO, VERBS

FILE = Path(__file__).parents[1] / "src" / "ninefold" / "web" / "static" / "js" / "answers.js"
HEAD = "What the server answers. Made by scripts/page_types.py from the classes of its answers: not to be edited."
PLAIN = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def text() -> str:
    """The whole file."""
    types: dict[str, dict[str, Any]] = {}
    verbs = []
    for verb, _, function in (*VERBS, PHOTO):
        answered = get_type_hints(function)["return"]
        schema = TypeAdapter(answered).json_schema(mode="serialization", ref_template="{model}")
        types |= schema.pop("$defs", {})
        types[answered.__name__] = schema
        verbs.append(f'"{verb}": {name_of(answered.__name__)}')
    blocks = [block for name in sorted(types, key=name_of) if (block := typedef(name, types[name]))]
    blocks.append(f" * @typedef {{{{{', '.join(verbs)}}}}} Answers  By verb.")
    return "\n *\n".join([f"/**\n * {HEAD}", *blocks]) + "\n */\n\nexport {};\n"


def name_of(model: str) -> str:
    """A class by the noun that it tells."""
    return model.removesuffix("Answer") or model


def typedef(name: str, schema: dict[str, Any]) -> str:
    """One type: an object with its fields, or another name for something else."""
    about = " ".join(schema.get("description", "").split("\n\n")[0].split())
    about = f"  {about}" if about else ""
    if "properties" not in schema:
        return f" * @typedef {{{type_of(schema)}}} {name_of(name)}{about}"
    fields = [f" * @property {{{type_of(field)}}} {key}" for key, field in schema["properties"].items()]
    return "\n".join([f" * @typedef {{object}} {name_of(name)}{about}", *fields])


def type_of(schema: dict[str, Any]) -> str:
    """A schema as a type of a JSDoc comment; whatever has a default is there all the same, the server writes it."""
    match schema:
        case {"$ref": str(model)}:
            return name_of(model)
        case {"anyOf": list(each)} | {"oneOf": list(each)}:
            return " | ".join(dict.fromkeys(map(type_of, each)))
        case {"const": value}:
            return json.dumps(value)
        case {"enum": list(values)}:
            return " | ".join(map(json.dumps, values))
        case {"type": "array", "prefixItems": list(each)}:
            return f"[{', '.join(map(type_of, each))}]"
        case {"type": "array", "items": dict(each)}:
            inner = type_of(each)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(each)}:
            return f"Record<string, {type_of(each)}>"
        case {"type": "object"}:
            return "Record<string, any>"
        case {"type": str(plain)}:
            return PLAIN[plain]
    return "any"


if __name__ == "__main__":
    if "--check" in sys.argv:
        same = FILE.exists() and FILE.read_text(encoding="utf-8") == text()
        sys.exit(0 if same else f"{FILE} is not as it would be written: python scripts/page_types.py")
    FILE.write_text(text(), encoding="utf-8")

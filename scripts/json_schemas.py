"""Makes docs/json/answers.schema.json: what `--json` prints and the server sends, from the classes of the answers.

json_schemas.py          writes the file
json_schemas.py --check  says whether the file is as it would be written
"""

import json
import sys
from pathlib import Path
from typing import Any, get_type_hints

from pydantic import TypeAdapter

from ninefold.desk.answer import JSON_VERSION
from ninefold.web.verbs.table import PHOTO, VERBS

FILE = Path(__file__).parents[1] / "docs" / "json" / "answers.schema.json"


def text() -> str:
    """The whole file: a definition per class, and which of them each command and verb answers."""
    defined: dict[str, Any] = {}
    answers: dict[str, Any] = {}
    for verb, _, function in (*VERBS, PHOTO):
        answered = get_type_hints(function)["return"]
        schema = TypeAdapter(answered).json_schema(mode="serialization", ref_template="#/$defs/{model}")
        defined |= schema.pop("$defs", {})
        defined[answered.__name__] = schema
        answers[verb] = {"$ref": f"#/$defs/{answered.__name__}"}
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:ninefold:answers:{JSON_VERSION}",
        "title": "What Ninefold answers as JSON, by command or verb",
        "type": "object",
        "properties": answers,
        "$defs": dict(sorted(defined.items())),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        same = FILE.exists() and FILE.read_text(encoding="utf-8") == text()
        sys.exit(0 if same else f"{FILE} is not as it would be written: python scripts/json_schemas.py")
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")

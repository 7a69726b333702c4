"""What the desk answers, and the one way from an answer to JSON."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

JSON_VERSION = 1
"""Of the fields of all answers (docs/json): new ones may join, but one that goes or means something else raises it."""


class Answer:
    """A frozen dataclass of numbers, texts, tuples and further such dataclasses: a command with --json prints it, and
    the server sends it, as the same object.
    """

    __slots__ = ()

    def as_json(self) -> str:
        """The answer as one line of JSON."""
        return json.dumps(self, default=fields_of, ensure_ascii=False)


def fields_of(value: Any) -> dict[str, Any]:
    """A part of an answer as an object of JSON."""
    return {field.name: getattr(value, field.name) for field in fields(value)}

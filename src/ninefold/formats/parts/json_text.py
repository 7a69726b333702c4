"""Texts that are one JSON object."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import document
from ninefold.model import Record


def json_of(text: str) -> Any:
    """What the text says, whatever it is; PuzzleError if it is no JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise PuzzleError("not a JSON object") from None


def one_object(lines: Iterable[str], format_name: str, read: Callable[[str], Record]) -> Iterator[Record | FormatError]:
    """What `read` makes of the whole text; nothing of an empty one."""
    text = document(lines, format_name).strip()
    if text:
        yield read_entry(read, text, of=format_name, text=text, line=1)

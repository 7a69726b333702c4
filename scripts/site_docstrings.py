"""Docstrings as the site shows them: examples, and lists of fields in columns, are code. An extension of griffe."""

from __future__ import annotations

import re
from typing import Any

import griffe

_COLUMNS = re.compile(r"\w[\w, ]*  +\S")


class Examples(griffe.Extension):
    """Puts a fence around each paragraph that is an example or has columns."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """A docstring with its examples and columns in fences.

    >>> print(fenced("Adds one.\\n\\n>>> f(1)\\n2"))
    Adds one.
    <BLANKLINE>
    ```pycon
    >>> f(1)
    2
    ```
    """
    paragraphs = text.split("\n\n")
    for at, paragraph in enumerate(paragraphs):
        if paragraph.lstrip().startswith(">>>"):
            paragraphs[at] = f"```pycon\n{paragraph}\n```"
        elif "\n" in paragraph and _COLUMNS.match(paragraph):
            paragraphs[at] = f"```text\n{paragraph}\n```"
    return "\n\n".join(paragraphs)

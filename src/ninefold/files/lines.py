"""The lines of a text that came from elsewhere, one at a time and in bounded pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TextIO

from ninefold.errors import FormatError

_LONGEST = 1024 * 1024 + 1
"""Characters that are read at once: one more than the readers of formats take for a line, so that they refuse it."""


def bounded_lines(file: TextIO, name: str) -> Iterator[str]:
    """The lines; a very long one comes in pieces and never lies in memory as a whole.

    >>> from io import StringIO
    >>> list(bounded_lines(StringIO("one\\ntwo"), "a list"))
    ['one\\n', 'two']
    """
    try:
        while line := file.readline(_LONGEST):
            yield line
    except UnicodeDecodeError:
        raise FormatError("text", f"{name} is not text in UTF-8") from None

"""The loop of formats that have one puzzle per line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.entry import read_entry
from ninefold.model import Record


def each_line(
    lines: Iterable[str], format_name: str, read_line: Callable[[str], Record], *, comments: bool = True
) -> Iterator[Record | FormatError]:
    """What `read_line` makes of each line without the blanks around it; empty ones and those that begin with `#` are
    skipped.

    The reader raises what is wrong with its line, or with a part of it; here it becomes a sentence of this format with
    the number of the line.

    >>> from ninefold.errors import PuzzleError
    >>> def refuse(text):
    ...     raise PuzzleError("expected silence")
    >>> [str(error) for error in each_line(["", "x"], "silence", refuse)]
    ["silence, line 2: expected silence: 'x'"]
    """
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if not text or (comments and text.startswith("#")):
            continue
        yield read_entry(read_line, text, of=format_name, text=text, line=number)

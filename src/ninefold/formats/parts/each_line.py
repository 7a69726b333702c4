"""The loop of formats that have one puzzle per line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import MAX_LINE
from ninefold.model import Record


def each_line(
    lines: Iterable[str],
    format_name: str,
    read_line: Callable[[str], Record],
    *,
    comments: bool = True,
    continues: Callable[[str], bool] | None = None,
) -> Iterator[Record | FormatError]:
    """What `read_line` makes of each line without the blanks around it; empty ones and those that begin with `#` are
    skipped. A line that `continues` goes on with the one right before it.

    The reader raises what is wrong with its line, or with a part of it; here it becomes a sentence of this format with
    the number of the line.

    >>> from ninefold.errors import PuzzleError
    >>> def refuse(text):
    ...     raise PuzzleError("expected silence")
    >>> [str(error) for error in each_line(["", "x"], "silence", refuse)]
    ["silence, line 2: expected silence: 'x'"]
    """
    for number, text in _joined(lines, continues) if continues else enumerate(map(str.strip, lines), 1):
        if not text or (comments and text.startswith("#")):
            continue
        yield read_entry(read_line, text, of=format_name, text=text, line=number)


def _joined(lines: Iterable[str], continues: Callable[[str], bool]) -> Iterator[tuple[int, str]]:
    """Each line with those that go on with it, and the number of the first of them."""
    first, pieces, length = 1, list[str](), 0
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text and pieces and continues(line) and length + len(text) <= MAX_LINE:
            pieces.append(text)
            length += len(text)
            continue
        yield first, "".join(pieces)
        first, pieces, length = number, [text] if text else [], len(text)
    yield first, "".join(pieces)

"""A 9×9 in nine lines that has spaces for its empty cells, as it looks on the screen: `53  7` and eight more lines.

What is empty at the end of a line may be cut off, and so may a whole line. Cells with a space between them are no such
board: two spaces stand side by side somewhere, and no line is longer than nine characters.
"""

from __future__ import annotations

import re

from ninefold.formats.parts.cell_text import CellText, read_characters
from ninefold.formats.parts.drawing import Lines

_ROW = re.compile(r"[1-9 ]{0,9}")


def take_spaced(lines: Lines) -> CellText | None:
    """The next nine lines as a board with spaces for empty cells; the lines stay where they are if it is none."""
    taken: list[tuple[int, str]] = []
    for number, text in lines:
        taken.append((number, text))
        if not _ROW.fullmatch(text) or len(taken) == 9:
            break
    rows = [text.ljust(9) for _, text in taken]
    if len(rows) == 9 and all(map(_ROW.fullmatch, rows)) and any("  " in text.strip() for _, text in taken):
        return read_characters("".join(rows), "grid", line=taken[0][0])
    lines.give_back(taken)
    return None

"""A board in rows, as people type it: `5 3 . . 7 . . . .` and eight more lines.

Cells are separated by spaces or stand in a run (`53..7....`); bars, rules and frames of any usual style may be drawn,
and then show the boxes (see `drawing`). On large boards the cells are numbers. A cell with `*` is empty and marked.
What QQwing prints, readable or compact, is in this format.

Before the first row there may be lines that begin with `#` and a heading such as `Grid 01`. Anything after the last
row is ignored, with one exception: where an empty line or a heading is followed by a row of as many cells, there
is another board. It is written with single spaces, and with lines only if the boxes are not the usual ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import is_square
from ninefold.formats.parts.drawing import Drawing, Lines, Row, is_rule, row_of, take_drawing
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import Part
from ninefold.model import Record, Shape
from ninefold.model.drawn import framed
from ninefold.model.symbols import BLANKS, STANDARD

NAME = "grid"
SUFFIXES = (".grid", ".sud")
HOLDS = frozenset({Part.ANY_SIZE, Part.BOXES, Part.MARKS, Part.MANY})

_WORDS = r"(?:(?:grid|puzzle|sudoku|game|nr|no)\b[.:]?\s*+)++"
_HEADING = re.compile(rf"\s*+(#.*|{_WORDS}#?\s*+\d*+\s*+:?\s*+)", re.IGNORECASE)


def recognises(head: str) -> bool:
    lines = Lines(head.splitlines())
    _skip_headings(lines)
    try:
        drawing = take_drawing(lines, NAME)
    except FormatError:
        return _begins_like_rows(head)
    return drawing is not None and _is_plausible(drawing.rows) and not _are_onelines(drawing.rows)


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    numbered = Lines(lines)
    title: str | None = _skip_headings(numbered)
    size = None
    while size is None or (title := _next_board(numbered, size)) is not None:
        try:
            drawing = take_drawing(numbered, NAME)
        except FormatError as error:
            yield error
            if size is None:  # no way to tell a further board from text that is to be ignored
                return
            continue
        if drawing is None:
            return
        size = drawing.size
        yield read_entry(_record, drawing, title, of=NAME, line=drawing.rows[0].line)


def write(records: Iterable[Record]) -> Iterator[str]:
    for number, record in enumerate(records):
        yield "\n" if number else ""
        yield "".join(f"{line}\n" for line in _drawn(record))


def _record(drawing: Drawing, title: str) -> Record:
    cells = drawing.read(NAME)
    return Record(cells.puzzle, marked=cells.marked, facts={"title": title} if title else {})


def _drawn(record: Record) -> Iterator[str]:
    shape = record.puzzle.shape
    size, width = shape.size, len(str(shape.size))
    texts = [
        f"{digit or ('*' if cell in record.marked else '.'):>{width}}"
        for cell, digit in enumerate(record.puzzle.givens)
    ]
    if shape == Shape.of_size(size):
        yield from (" ".join(texts[start : start + size]) for start in range(0, shape.cells, size))
    else:
        yield from framed(shape, texts)


def _skip_headings(lines: Lines) -> str:
    """Passes empty lines and headings; the last heading with a word in it is the title of what follows."""
    title = ""
    for number, text in lines:
        if not text.strip():
            continue
        if not _HEADING.fullmatch(text):
            lines.give_back([(number, text)])
            break
        title = text.strip() if not text.lstrip().startswith("#") else title
    return title


def _next_board(lines: Lines, size: int) -> str | None:
    """Passes what is no board of this size; the title of the next one, None at the end."""
    fresh, title, rules = False, "", list[tuple[int, str]]()
    for number, text in lines:
        if not text.strip() or _HEADING.fullmatch(text):
            fresh, title, rules = True, text.strip(), []
        elif fresh and is_rule(text) and len(rules) < 9:
            rules.append((number, text))
        elif fresh and len((row := row_of(text)).cells) == size and _is_plausible([row]):
            lines.give_back([*rules, (number, text)])
            return "" if title.startswith("#") else title
        else:
            fresh = False
    return None


def _begins_like_rows(head: str) -> bool:
    """Whether a text that is no whole board was meant to be one: its first two rows are alike."""
    texts = [text for text in head.splitlines() if text.strip() and not _HEADING.fullmatch(text) and not is_rule(text)]
    rows = [row_of(text) for text in texts[:2]]
    if len(rows) < 2 or len(rows[0].cells) != len(rows[1].cells) or not _is_plausible(rows):
        return False
    size = len(rows[0].cells)
    if rows[0].run:
        return 4 <= size <= len(STANDARD) and (size < 16 or not is_square(size))
    return 4 <= size < 64


def _is_plausible(rows: list[Row]) -> bool:
    """Whether the cells are symbols of the size, blanks or numbers."""
    size = len(rows[0].cells)
    allowed = {*STANDARD.upper(), *STANDARD, *BLANKS} if size > 9 else {*STANDARD[:size], *BLANKS, "X", "x"}
    return size > 1 and all(
        cell in allowed or (cell.isdecimal() and not rows[0].run) for row in rows for cell in row.cells
    )


def _are_onelines(rows: list[Row]) -> bool:
    """Whether sixteen rows of sixteen cells are sixteen boards of 4×4, and so on: no symbol is above 4.

    Runs of more than 61 cells can be nothing else. Boards of numbers are more likely one large board.
    """
    size, run = len(rows[0].cells), rows[0].run
    if run and size > len(STANDARD):
        return True
    if not is_square(size) or size < (16 if run else 81):
        return False
    small = round(size**0.5)
    few = {*STANDARD[:small], *BLANKS} if run else {*map(str, range(small + 1)), *BLANKS}
    return all(cell in few for row in rows for cell in row.cells)

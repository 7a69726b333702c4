"""A board in rows, as people type it: `5 3 . . 7 . . . .` and eight more lines.

Cells are separated by spaces or stand in a run (`53..7....`); bars, rules and frames of any usual style may be drawn,
and then show the boxes (see `drawing`). A 9×9 may have spaces for its empty cells (see `spaced`). On large boards the
cells are numbers. A cell with `*` is empty and marked.
What QQwing prints, readable or compact, is in this format.

Before the first row there may be lines that begin with `#` and a heading such as `Grid 01`. Anything after the last
row is ignored, with one exception: where an empty line or a heading is followed by a row of as many cells, there
is another board. It is written with single spaces, and with lines only if the boxes are not the usual ones.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import is_square, keeps_symbols
from ninefold.formats.parts.drawing import (
    Drawing,
    Lines,
    Row,
    is_row_like,
    is_rule,
    row_of,
    split_row,
    take_drawing,
)
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import Content
from ninefold.formats.parts.spaced import take_spaced
from ninefold.model import Record, Shape
from ninefold.model.bounds import DIGITS
from ninefold.model.drawn import framed
from ninefold.model.symbols import BLANKS, COLOURS, LETTERS, SIGNS, STANDARD, standard_symbols

NAME = "grid"
SUFFIXES = (".grid", ".sud")
HOLDS = frozenset({Content.ANY_SIZE, Content.BOXES, Content.MARKS, Content.MANY})

_WORDS = r"(?:(?:grid|puzzle|sudoku|game|nr|no)\b[.:]?\s*+)++"
_HEADING = re.compile(rf"\s*+(#.*|{_WORDS}#?\s*+\d*+\s*+:?\s*+)", re.IGNORECASE)


def recognises(head: str) -> bool:
    lines = Lines(head.splitlines())
    _skip_headings(lines)
    if take_spaced(lines):
        return True
    try:
        drawing = take_drawing(lines, NAME)
    except FormatError:
        return _was_meant_as_rows(head)
    if drawing is None or _are_onelines(drawing.rows):
        return False
    return _is_plausible(drawing.rows) or _was_meant_as_rows(head)


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    numbered = Lines(lines)
    title: str | None = _skip_headings(numbered)
    size = 0
    while title is not None:
        if spaced := take_spaced(numbered):
            size = 9
            yield Record(spaced.puzzle, facts={"title": title} if title else {})
            title = _next_board(numbered, size)
            continue
        try:
            drawing = take_drawing(numbered, NAME)
        except FormatError as error:
            yield error
        else:
            if drawing is None:
                return
            size = drawing.size
            yield read_entry(_record, drawing, title, numbered, of=NAME, line=drawing.rows[0].line)
        title = _next_board(numbered, size)


def write(records: Iterable[Record]) -> Iterator[str]:
    for number, record in enumerate(records):
        yield "\n" if number else ""
        yield "".join(f"{line}\n" for line in _drawn(record))


def _record(drawing: Drawing, title: str, following: Lines) -> Record:
    try:
        cells = drawing.read(NAME)
    except FormatError:
        if more := _rows_that_follow(following, drawing.size):
            size, first = drawing.size, drawing.rows[0]
            problem = f"expected as many rows as cells in a row, got {size + more} rows of {size} cells"
            raise FormatError(NAME, problem, text=first.text, line=first.line) from None
        raise
    return Record(cells.puzzle, marked=cells.marked, facts={"title": title} if title else {})


def _drawn(record: Record) -> Iterator[str]:
    shape = record.puzzle.shape
    size, width = shape.size, len(str(shape.size))
    own = (
        record.puzzle.symbols
        if record.puzzle.symbols != standard_symbols(size) and keeps_symbols(record.puzzle)
        else ""
    )
    texts = [
        own[digit - 1]
        if own and digit
        else f"{digit or ('*' if cell in record.marked else '.'):>{1 if own else width}}"
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


def _rows_that_follow(lines: Lines, size: int) -> int:
    """How many rows of this size come next; they are passed."""
    more = -1
    for more, (number, text) in enumerate(lines):
        row = row_of(text)
        if more == DIGITS or len(row.cells) != size or not is_row_like(row):
            lines.give_back([(number, text)])
            return more
    return more + 1


def _next_board(lines: Lines, size: int) -> str | None:
    """Passes what is no board of this size, or of any while none is known (0); the title of the next one, None at the
    end."""
    fresh, title, rules = False, "", list[tuple[int, str]]()
    for number, text in lines:
        if not text.strip() or _HEADING.fullmatch(text):
            fresh, title, rules = True, text.strip(), []
        elif fresh and is_rule(text) and len(rules) < 9:
            rules.append((number, text))
        elif fresh and _is_first_row(row_of(text), size):
            lines.give_back([*rules, (number, text)])
            return "" if title.startswith("#") else title
        else:
            fresh = False
    return None


def _is_first_row(row: Row, size: int) -> bool:
    return len(row.cells) == size and _is_plausible([row]) if size else is_row_like(row)


def _was_meant_as_rows(head: str) -> bool:
    """Whether a text that is no whole board was meant to be one: most of its first lines are rows of one size."""
    lines = Lines(head.splitlines())
    _skip_headings(lines)
    texts: list[str] = []
    for _, text in lines:
        if not text.strip() and texts:
            break
        if text.strip() and not is_rule(text):
            texts.append(text)
    rows = [row_of(text) for text in texts]
    run = 2 * sum(row.run for row in rows) > len(rows)
    rows = [split_row(text, 0, run) for text in texts]
    sizes = Counter(len(row.cells) for row in rows)
    size, alike = max(sizes.items(), key=lambda each: each[1], default=(0, 0))
    if len(rows) < 2 or 2 * alike < len(rows) or not 4 <= size < 64:
        return False
    if run and (size > len(STANDARD) or any(_is_oneline(text) for text in texts)):
        return False
    return is_row_like(rows[0]) and sum(is_row_like(row) for row in rows) > len(rows) // 2


def _is_oneline(text: str) -> bool:
    """Whether a line begins with a run that can be a board by itself."""
    cells = len(text.split(maxsplit=1)[0])
    return cells >= 16 and is_square(cells)


def _is_plausible(rows: list[Row]) -> bool:
    """Whether the cells are symbols of the size, blanks or numbers."""
    size = len(rows[0].cells)
    allowed = {*STANDARD.upper(), *STANDARD, *BLANKS} if size > 9 else {*STANDARD[:size], *BLANKS, "X", "x"}
    for alphabet in (LETTERS, SIGNS, COLOURS):
        if all(cell in alphabet[:size] or cell in BLANKS for row in rows for cell in row.cells):
            allowed.update(alphabet[:size])
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

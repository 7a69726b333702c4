"""A board with the candidates of every cell, as HoDoKu and Simple Sudoku print it.

    .-------------.-------------.
    | 1   23   4  | 25  257  9  |
    …

A cell with one candidate is filled, unless a peer that has a choice still shows the same digit. The marks that a
program puts before digits to show a step (`* # @ -`, and letters up to 9×9) are skipped; `.` is a cell without any
candidate. Two boards in runs may stand before it: the givens, then the digits of the moment. They are written when
the candidates alone do not tell givens from placed digits, or filled cells from those with one candidate left.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import mask_of, symbols_in
from ninefold.formats.parts.drawing import Drawing, Lines, take_drawing
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import Content
from ninefold.formats.parts.position import seen, settled, shown, standing
from ninefold.model import Puzzle, Record
from ninefold.model.drawn import HODOKU, framed
from ninefold.model.symbols import BLANKS, standard_symbols

NAME = "candidates"
SUFFIXES = (".pm", ".candidates")
HOLDS = frozenset({Content.ANY_SIZE, Content.BOXES, Content.PLACED, Content.CANDIDATES, Content.SINGLES, Content.MANY})

_HODOKU_FRAME = re.compile(r"\s*+\.(?:-++\.)++[ \t]*+\n[ \t]*+\|")


def recognises(head: str) -> bool:
    if _HODOKU_FRAME.match(head):
        return True
    lines = Lines(head.splitlines())
    try:
        drawing = take_drawing(lines, NAME, _is_run)
        for _ in range(2):
            if drawing and _is_plain(drawing):
                drawing = take_drawing(lines, NAME, _is_run)
    except FormatError:
        return False
    if drawing is None or _is_plain(drawing) or not (drawing.rows[0].bars or drawing.rules):
        return False
    # A board without a choice, and numbers on a large one, may be `grid` as well: there the corner of the frame tells.
    choice = any(len(cell) > 1 for row in drawing.rows for cell in row.cells)
    return head.lstrip().startswith("*") or (choice and drawing.size <= 9)


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    numbered = Lines(lines)
    before: list[Drawing] = []
    while True:
        try:
            drawing = take_drawing(numbered, NAME, _is_run)
            if drawing is None:
                break
            if len(before) < 2 and _is_plain(drawing):
                before.append(drawing)
                continue
        except FormatError as error:
            yield error
            numbered.skip_block()
        else:
            found = read_entry(_record, drawing, before, of=NAME, line=drawing.rows[0].line)
            yield found
            if isinstance(found, FormatError):
                numbered.skip_block()
        before = []
    if before:
        row = before[-1].rows[0]
        raise FormatError(NAME, "expected a board of candidates", text=row.text, line=row.line)


def write(records: Iterable[Record]) -> Iterator[str]:
    for number, record in enumerate(records):
        yield "\n" if number else ""
        grid = seen(record, boxes=True)
        puzzle = grid.puzzle
        symbols = standard_symbols(puzzle.shape.size)
        if not symbols:
            raise FormatError(NAME, f"{puzzle.shape.size} digits are too many for candidates in characters")
        masks = shown(grid)
        cells = [symbols_in(mask, symbols) or "." for mask in masks]
        alone = settled(puzzle, masks) == grid.digits == puzzle.givens and not _are_plain(cells)
        if not alone:
            for digits in (puzzle.givens, grid.digits):
                plain = ["." if not digit else symbols[digit - 1] for digit in digits]
                yield from (f"{line}\n" for line in framed(puzzle.shape, plain, HODOKU, gap=""))
                yield "\n"
        yield from (f"{line}\n" for line in framed(puzzle.shape, cells, HODOKU))


def _record(drawing: Drawing, before: list[Drawing]) -> Record:
    shape, masks = drawing.shape(NAME), _masks(drawing)
    if any(plain.shape(NAME) != shape for plain in before):
        row = drawing.rows[0]
        raise FormatError(NAME, "expected boards of one shape", text=row.text, line=row.line)
    filled = settled(Puzzle(shape, bytes(shape.cells)), masks)
    givens = _digits(before[0]) if before else filled
    if len(before) == 2:
        filled = _digits(before[1])
    digits = bytes(given or digit for given, digit in zip(givens, filled, strict=True))
    for cell, (digit, mask) in enumerate(zip(digits, masks, strict=True)):
        if digit and mask != 1 << digit - 1:
            raise drawing.error(NAME, cell, f"expected {digit}, as in the board before")
    puzzle = Puzzle(shape, givens)
    return Record(puzzle, standing(puzzle, digits, masks))


def _digits(plain: Drawing) -> bytes:
    """The digits of a board before the candidates, in their symbols: a few digits alone could be taken for letters."""
    symbols = standard_symbols(plain.size)
    digits = bytearray()
    for cell, text in enumerate(cell for row in plain.rows for cell in row.cells):
        if text not in BLANKS and (len(text) > 1 or text not in symbols):
            raise plain.error(NAME, cell, f"expected one of {symbols} or a blank")
        digits.append(0 if text in BLANKS else symbols.index(text) + 1)
    return bytes(digits)


def _masks(drawing: Drawing) -> list[int]:
    symbols = standard_symbols(drawing.size)
    masks = []
    for cell, text in enumerate(cell for row in drawing.rows for cell in row.cells):
        try:
            masks.append(mask_of(_digits_only(text, drawing.size), symbols))
        except ValueError:
            raise drawing.error(NAME, cell, f"expected candidates of {symbols or 'at most 61 digits'}") from None
    return masks


def _digits_only(text: str, size: int) -> str:
    """A cell without the marks of a step; nothing for a cell that shows no candidate."""
    return "" if text == "." else re.sub(r"[*#@\-A-Za-z]" if size <= 9 else r"[*#@\-]", "", text)


def _is_run(text: str) -> bool:
    """Whether cells stand in runs: there are no spaces inside of the row, as there are between candidates."""
    return not re.search(r"\S\s+\S", text)


def _is_plain(drawing: Drawing) -> bool:
    """Whether a board shows digits, not candidates."""
    return drawing.rows[0].run or _are_plain([cell for row in drawing.rows for cell in row.cells])


def _are_plain(cells: list[str]) -> bool:
    return any(cell in ".0" for cell in cells) and all(len(cell) == 1 for cell in cells)

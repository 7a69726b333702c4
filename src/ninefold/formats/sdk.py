"""SDK: one puzzle with what is known of it, for SadMan Sudoku and SudoCue.

    #AAnn Author        #A author       #B date      #L level
    #DA first try       #D description  #S source    #U url      #C comment, as often as it has lines
    [Puzzle]            only needed if [State] or another section follows
    2..1.5..3 …         one line per row, one symbol per cell
    [State]             the givens and the digits placed so far

Other sections (pencil marks, colours) are kept as facts under their names, unread: how they are written is not known
well enough. 9×9 in the wild, here any size. A first line with nothing but the size is skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import board_text, read_digits
from ninefold.formats.parts.drawing import Drawing, Lines, row_of, take_drawing
from ninefold.formats.parts.format import MAX_DOCUMENT, Content, on_one_line, only
from ninefold.formats.parts.position import standing
from ninefold.model import Puzzle, Record, Shape, cell_name

NAME = "sdk"
SUFFIXES = (".sdk",)

_HEADERS = {
    "A": "author",
    "D": "description",
    "C": "comment",
    "B": "date",
    "S": "source",
    "L": "level",
    "U": "url",
}
HOLDS = frozenset({Content.ANY_SIZE, Content.PLACED, Content.LEVEL, *_HEADERS.values()})

_HEADER = re.compile(r"#([A-Z])(.*)")
_SECTION = re.compile(r"\[([A-Za-z ]+)\]")


def recognises(head: str) -> bool:
    lines = [line.strip() for line in head.splitlines() if line.strip()]
    headers = 0
    while headers < len(lines) and lines[headers][:1] == "#" and lines[headers][1:2] in {*_HEADERS}:
        headers += 1
    rest = lines[headers:]
    if rest and rest[0].lower() == "[puzzle]":
        return True
    if rest and rest[0].isdecimal() and len(rest) > 1 and rest[0] == str(len(rest[1])):
        del rest[0]
        headers = 1
    size = len(row_of(rest[0]).cells) if headers and rest else 0
    return size >= 4 and [len(row_of(row).cells) for row in rest[:size]] == [size] * size


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    numbered = Lines(lines)
    texts: dict[str, list[str]] = {}
    boards: dict[str, Drawing] = {}
    section, size = "Puzzle", 0
    for number, raw in numbered:
        text = raw.strip()
        board = section.title() if section.title() in ("Puzzle", "State") else ""
        if not text or (number == 1 and text.isdecimal() and len(text) <= 3):
            continue
        if header := _HEADER.fullmatch(text):
            texts.setdefault(_HEADERS.get(header[1], f"#{header[1]}"), []).append(header[2].strip())
        elif bracket := _SECTION.fullmatch(text):
            section = bracket[1]
        elif not board:
            texts.setdefault(f"[{section}]", []).append(text)
        elif board in boards:
            raise FormatError(NAME, f"expected nothing after the rows of the {board.lower()}", text=text, line=number)
        else:
            numbered.give_back([(number, raw)])
            drawing = take_drawing(numbered, NAME)
            if drawing is None:
                raise FormatError(NAME, "expected a row of cells", text=text, line=number)
            boards[board] = drawing
        size += len(raw)
        if size > MAX_DOCUMENT:
            raise FormatError(NAME, f"more than {MAX_DOCUMENT // 1024**2} MiB in one document", line=number)
    yield _record(boards, {name: "\n".join(lines) for name, lines in texts.items()})


def write(records: Iterable[Record]) -> Iterator[str]:
    record = only(records, NAME)
    puzzle = record.puzzle
    for letter, name in _HEADERS.items():
        texts = record.facts.get(name, "").splitlines() if letter == "C" else [record.facts.get(name, "")]
        yield from (f"#{letter}{on_one_line(text)}\n" for text in texts if text or letter == "C")
    state = record.position.digits
    # Sixteen rows of an empty 16×16 board could be sixteen 4×4 ones: other sizes always carry the section.
    yield "" if puzzle.shape.size == 9 and state == puzzle.givens else "[Puzzle]\n"
    yield _rows(puzzle, puzzle.givens)
    if state != puzzle.givens:
        yield f"[State]\n{_rows(puzzle, state)}"


def _record(boards: dict[str, Drawing], facts: dict[str, str]) -> Record:
    if "Puzzle" not in boards:
        raise FormatError(NAME, "expected the rows of a puzzle")
    drawing = boards["Puzzle"]
    puzzle = drawing.read(NAME).puzzle
    puzzle = Puzzle(Shape.of_size(drawing.size), puzzle.givens, symbols=puzzle.symbols)
    if "State" not in boards:
        return Record(puzzle, facts=facts)
    state = boards["State"]
    first = state.rows[0]
    text = ("" if first.run else " ").join(cell for row in state.rows for cell in row.cells)
    digits = bytearray(read_digits(text, puzzle, NAME, line=first.line))
    for cell, given in enumerate(puzzle.givens):
        if given and digits[cell] not in (0, given):
            name = cell_name(cell, drawing.size)
            raise state.error(NAME, cell, f"{name}: expected the given {given}, got {digits[cell]}")
        digits[cell] = given or digits[cell]
    return Record(puzzle, standing(puzzle, bytes(digits)), facts=facts)


def _rows(puzzle: Puzzle, digits: bytes) -> str:
    text, size = board_text(puzzle, digits), puzzle.shape.size
    cells, between = (text.split(), " ") if " " in text else (list(text), "")
    return "".join(f"{between.join(cells[at : at + size])}\n" for at in range(0, len(cells), size))

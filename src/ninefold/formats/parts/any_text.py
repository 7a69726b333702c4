"""Any other text: the boards that stand somewhere in it, and what is wrong with those that were meant to be some.

    my puzzle is 53..7….79, can you?        81 cells in a sentence or in a link
    https://…/?puzzle=530070000600195…
    Dear Ann,                               rows between lines of other text, also with commas between the cells
    5 3 . . 7 . . . .
    [[5, 3, 0, 0, 7, …], [6, …            rows in brackets, or in a table of HTML
    https://…/penpa-edit/#m=edit&p=…        a link that is read and never written

What is neither is passed over; a text with nothing in it that looks like cells is one error. Sniffing ends here, so it
is no format to ask for by name, and nothing is written in it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from urllib.parse import unquote

from ninefold.errors import FormatError
from ninefold.formats.parts import penpa
from ninefold.formats.parts.cell_text import (
    BadCell,
    CellText,
    cells_against_board,
    is_square,
    read_characters,
    read_tokens,
    typed,
)
from ninefold.formats.parts.drawing import Lines, Row, is_row_like, is_rule, row_of, take_drawing
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import Content
from ninefold.model import Record, Shape
from ninefold.model.symbols import BLANKS
from ninefold.stopping import looking

NAME = "text"
SUFFIXES: tuple[str, ...] = ()
HOLDS = frozenset({Content.ANY_SIZE, Content.MANY})

_RUNS = re.compile(
    "|".join(
        rf"(?<![1-9{blank}])[1-9{blank}]{{81}}(?![1-9{blank}])" for blank in ("0", ".", "_", "*", r"\-", "?", "xX")
    )
)
_NEARLY = re.compile(r"[0-9.]{60,}")
_LARGE = re.compile(r"(?=.*[0-9])[0-9A-Za-z.*_?-]{200,2500}")
"""A line of a 16×16 or 25×25, with letters among its symbols."""
_SEPARATOR = re.compile(r"[,;\t]")
_FIELD = re.compile(r"[^][{}<>\"']{0,3}")
_BRACKETS = re.compile(r"[\[{]\s*\d|<t[dhr]\b", re.IGNORECASE)
_NEXT_ROW = re.compile(r"[\]}]\s*,\s*[\[{]|</tr\s*>", re.IGNORECASE)
_EMPTY_CELL = re.compile(r"<t[dh][^<>]*>(?:\s|&nbsp;)*</t[dh]\s*>", re.IGNORECASE)
_TAGS = re.compile(r"<[^<>]*>|[][{}]")
_LINK = re.compile(r"\S*://\S+")
_BOARD_IN_A_LINE = 49
"""A line of so many cells is meant as a board, not as one of its rows."""


def recognises(head: str) -> bool:
    return bool(head.strip())


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    numbered, first, found = Lines(lines, _as_rows), (0, ""), False
    for number, text in looking(numbered):
        if not text.strip():
            continue
        first = first if first[0] else (number, text)
        entries = [*_inside(text, number)]
        if not entries and (_is_row(text) or _is_meant_as_row(text, numbered)):
            numbered.give_back([(number, text)])
            entries = [_board(numbered)]
        found = found or bool(entries)
        yield from entries
    if not found:
        yield _nothing_in(*first)


def write(records: Iterable[Record]) -> Iterator[str]:
    raise FormatError(NAME, "nothing is written in this format")


def _inside(text: str, number: int) -> Iterator[Record | FormatError]:
    """The boards that stand in a line; and one that nearly does."""
    if penpa.LINK.search(text):
        yield read_entry(penpa.read_link, text, of="penpa", text=text, line=number)
        return
    plain = unquote(text) if "://" in text else text
    for run in _RUNS.findall(plain):
        yield read_entry(_record, run, of=NAME, text=run, line=number)
    if not _RUNS.search(plain) and (run := _NEARLY.search(plain)):
        yield FormatError(NAME, cells_against_board(len(run[0])), text=run[0], line=number)


def _record(run: str) -> Record:
    cells = read_characters(run, NAME)
    return Record(cells.puzzle, marked=cells.marked)


def _board(lines: Lines) -> Record | FormatError:
    """The board whose first row comes next, or what is wrong with it."""
    number, text = next(lines)
    following = next(lines, None)
    lines.give_back([(number, text), *([following] if following else [])])
    row = row_of(text)
    if following is None or not (_is_row(following[1]) or is_rule(following[1])) or len(row.cells) >= _BOARD_IN_A_LINE:
        next(lines)
        return _single(row, number)
    try:
        drawing = take_drawing(lines, "grid")
    except FormatError as error:
        return error
    if drawing is None:
        return _single(row, number)
    return read_entry(lambda: _drawn(drawing.read("grid")), of="grid", line=number)


def _drawn(cells: CellText) -> Record:
    return Record(cells.puzzle, marked=cells.marked)


def _single(row: Row, number: int) -> FormatError:
    """A line of cells that is neither a board nor one of its rows."""
    if is_square(len(row.cells)) and len(row.cells) > 9:
        try:
            read_tokens(row.cells, Shape.of_size(round(len(row.cells) ** 0.5)))
        except BadCell as bad:
            return FormatError(NAME, bad.problem, text=row.text, line=number, cell=bad.cell + 1)
    return FormatError(NAME, cells_against_board(len(row.cells)), text=row.text, line=number)


def _is_row(text: str) -> bool:
    return is_row_like(row_of(text)) or bool(_LARGE.fullmatch(text.strip()))


def _is_meant_as_row(text: str, following: Lines) -> bool:
    """Whether some of a line are cells, and as many of them as there are in the row that follows."""
    cells, after = text.split(), next(following, None)
    if after is None:
        return False
    following.give_back([after])
    good = sum(cell.isdecimal() or cell in BLANKS for cell in cells)
    return 3 * good >= len(cells) > 3 and len(row_of(after[1]).cells) == len(cells) and _is_row(after[1])


def _as_rows(line: str) -> list[str]:
    """A line as it is read: without brackets and tags, in as many parts as they make rows of it."""
    line = typed(line)
    if not _BRACKETS.search(line):
        return [_with_spaces(line)]
    bare = [_TAGS.sub(" ", _EMPTY_CELL.sub(" . ", part)).strip(" ,;\t\r\n") for part in _NEXT_ROW.split(line)]
    rows = [_with_spaces(part) for part in bare if part]
    return rows if rows and all(map(_is_row, rows)) else [line]


def _with_spaces(line: str) -> str:
    """A line of fields with a space between its cells, and a blank where a field is empty."""
    fields = [field.strip() for field in _SEPARATOR.split(line.rstrip("\r\n"))]
    if len(fields) < 4 or not all(_FIELD.fullmatch(field) for field in fields):
        return line
    return " ".join(field or "." for field in fields) + "\n"


def _nothing_in(number: int, text: str) -> FormatError:
    expected = "expected 81 cells in a line, nine lines of nine, or a file of a format we know"
    what = "text"
    if _LINK.fullmatch(text.strip()):
        what = "link"
    elif text.lstrip().startswith("<"):
        what, expected = "XML", "expected <ninefold>, <opensudoku>, <ksudoku> or a table of nine rows"
    elif text.lstrip()[:1] in ("{", "["):
        what, expected = "JSON", "expected an object of Ninefold, f-puzzles or GNOME Sudoku, or nine lists of nine"
    problem = f"no puzzle is in this {what}; {expected}"
    return FormatError(NAME, problem, text=text.strip(), line=number if number > 1 else None)

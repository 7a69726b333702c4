"""CSV tables: a puzzle per row with a header as in the wild, or a single board with a field per cell.

    quizzes,solutions                      puzzle (also quizzes, quiz, sudoku, board, grid), solution(s),
    puzzle,solution,clues,difficulty       difficulty or level; all other columns are facts under their names
    ,,,,,4,7,,3                            a board: as many rows as fields; an empty field is an empty cell

Without a header a row is a puzzle and its solution. The header may be separated by commas, semicolons or tabs. What
QQwing prints is read, with the comma it leaves at the end. Boards may follow each other after empty lines.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from itertools import chain

from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import (
    BadCell,
    board_text,
    is_square,
    plain_puzzle,
    read_board,
    read_digits,
    read_tokens,
)
from ninefold.formats.parts.entry import read_entry
from ninefold.formats.parts.format import Content
from ninefold.model import Record, Shape
from ninefold.model.bounds import DIGITS

NAME = "csv"
SUFFIXES = (".csv",)
_WRITTEN = ("puzzle", "solution", "difficulty", "title", "author", "source", "comment")
HOLDS = frozenset(
    {Content.ANY_SIZE, Content.SOLUTION, Content.LEVEL, Content.MANY, "title", "author", "source", "comment"}
)

_PUZZLE = ("puzzle", "puzzles", "quizzes", "quiz", "sudoku", "board", "grid")
_SOLUTION = ("solution", "solutions")
_LEVEL = ("difficulty", "level")


def recognises(head: str) -> bool:
    lines = [line for line in head.splitlines() if line.strip()]
    if not lines:
        return False
    fields = _fields(lines[0], _delimiter(lines[0]))
    if len(fields) > 1 and (_is_header(fields) or _is_puzzle_and_solution(fields)):
        return True
    if _is_header(fields):
        return len(lines) > 1 and len(lines[1].strip()) > 15 and is_square(len(lines[1].strip()))
    # Sixteen numbers in a line may be a 4×4 board as well: then only all sixteen rows make a 16×16 one.
    size = len(fields)
    rows = [_fields(line, ",") for line in lines[:size]]
    enough = len(rows) == size if is_square(size) and size > 15 else len(rows) > 1
    return size > 3 and enough and all(len(row) == size and all(len(field) < 4 for field in row) for row in rows)


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    source = iter(lines)
    blank, first = 0, next(source, "")
    while first and not first.strip(" \r\n"):
        blank, first = blank + 1, next(source, "")
    if not first:
        raise FormatError(NAME, "expected a header or a row, got nothing")
    delimiter = _delimiter(first)
    rows = _Rows(chain([first], source), delimiter, blank)
    fields = _fields(first, delimiter)
    if _is_header(fields):
        next(rows, None)
        yield from _read_table(rows, [field.strip().lower() for field in fields])
    elif _is_puzzle_and_solution(fields) or (fields and plain_puzzle(fields[0])):
        yield from _read_table(rows, ["puzzle", "solution"])
    else:
        yield from _read_boards(rows)


def write(records: Iterable[Record]) -> Iterator[str]:
    yield ",".join(_WRITTEN) + "\n"
    buffer = StringIO()
    writer = csv.writer(buffer, lineterminator="\n")
    for record in records:
        facts, solution = record.facts, record.solution
        writer.writerow(
            [
                board_text(record.puzzle),
                "" if solution is None else board_text(record.puzzle, solution),
                facts.get("level", ""),
                *(facts.get(name, "") for name in _WRITTEN[3:]),
            ]
        )
        yield buffer.getvalue()
        buffer.seek(0)
        buffer.truncate()


class _Rows:
    """Rows with the number of the line they end on; a row that breaks the rules of quoting comes as its error."""

    def __init__(self, lines: Iterable[str], delimiter: str, before: int) -> None:
        self._reader = csv.reader(lines, delimiter=delimiter, strict=True)
        self._before = before

    def __iter__(self) -> Iterator[tuple[int, list[str] | FormatError]]:
        return self

    def __next__(self) -> tuple[int, list[str] | FormatError]:
        try:
            row = next(self._reader)
            return self._before + self._reader.line_num, row
        except csv.Error as error:
            number = self._before + self._reader.line_num
            return number, FormatError(NAME, f"expected fields with commas ({error})", line=number)


def _read_table(rows: _Rows, names: list[str]) -> Iterator[Record | FormatError]:
    puzzle_at = next(at for at, name in enumerate(names) if name in _PUZZLE)
    for number, row in rows:
        if isinstance(row, FormatError):
            yield row
        elif any(row):
            yield read_entry(_read_row, row, names, puzzle_at, number, of=NAME, line=number)


def _read_row(row: list[str], names: list[str], puzzle_at: int, number: int) -> Record:
    while len(row) > len(names) and not row[-1].strip():
        row.pop()
    if len(row) > len(names) or len(row) <= puzzle_at:
        problem = f"expected {len(names)} fields, got {len(row)}"
        raise FormatError(NAME, problem, text=",".join(row), line=number)
    cells = read_board(row[puzzle_at], NAME, line=number)
    solution, facts = None, {}
    for at, (name, field) in enumerate(zip(names, row, strict=False)):
        if at == puzzle_at or not field:
            continue
        if name in _SOLUTION:
            solution = read_digits(field, cells.puzzle, NAME, line=number)
        else:
            facts["level" if name in _LEVEL else name or f"field {at + 1}"] = field
    return Record(cells.puzzle, solution=solution, marked=cells.marked, facts=facts)


def _read_boards(rows: _Rows) -> Iterator[Record | FormatError]:
    board: list[tuple[int, list[str]]] = []
    for number, row in rows:
        if isinstance(row, FormatError):
            raise row
        if not any(row) and len(row) <= 1:
            if board:
                yield _board_error(board)
                board = []
            continue
        board.append((number, row))
        if len(row) != len(board[0][1]) or not 2 <= len(row) <= DIGITS:
            problem = f"expected a row of {len(board[0][1])} fields"
            raise FormatError(NAME, problem, text=",".join(row), line=number)
        if len(board) == len(row):
            yield read_entry(_read_board, board, of=NAME, line=number)
            board = []
    if board:
        yield _board_error(board)


def _read_board(board: Sequence[tuple[int, list[str]]]) -> Record:
    size = len(board)
    try:
        cells = read_tokens([field.strip() or "." for _, row in board for field in row], Shape.of_size(size))
    except BadCell as bad:
        number, row = board[bad.cell // size]
        raise FormatError(NAME, bad.problem, text=",".join(row), line=number, cell=bad.cell % size + 1) from None
    return Record(cells.puzzle, marked=cells.marked)


def _board_error(board: Sequence[tuple[int, list[str]]]) -> FormatError:
    number, row = board[-1]
    return FormatError(NAME, f"expected {len(row)} rows, got {len(board)}", text=",".join(row), line=number)


def _delimiter(line: str) -> str:
    return max(",;\t", key=line.count)


def _fields(line: str, delimiter: str) -> list[str]:
    try:
        return next(csv.reader([line.rstrip("\r\n")], delimiter=delimiter, strict=True), [])
    except csv.Error:
        return line.rstrip("\r\n").split(delimiter)


def _is_header(fields: list[str]) -> bool:
    names = [field.strip().lower() for field in fields]
    return any(name in _PUZZLE for name in names)


def _is_puzzle_and_solution(fields: list[str]) -> bool:
    cells = [len(field.strip()) for field in fields[:2]]
    return len(cells) == 2 and cells[0] == cells[1] >= 16 and is_square(cells[0])

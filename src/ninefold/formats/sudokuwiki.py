"""sudokuwiki.org: a 9×9 board packed into 165 characters, alone or in a link, one per line.

    https://www.sudokuwiki.org/sudoku.htm?bd=S9B0503epep07…

After S9B each cell has two characters of base 36: 1 to 9 is a given, 10 to 18 a placed digit (less 9), more than 18 an
empty cell with its candidates as bits, 1 for the digit 1. A link with 81 plain cells is read, too. Packed boards of
other kinds begin with other letters; they are refused by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.parts.cell_text import read_characters
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content
from ninefold.formats.parts.position import notes_of, seen, with_notes
from ninefold.model import Puzzle, Record, Shape

NAME = "sudokuwiki"
SUFFIXES = (".sudokuwiki",)
HOLDS = frozenset({Content.PLACED, Content.CANDIDATES, Content.SINGLES, Content.MANY})

_PAGE = "https://www.sudokuwiki.org/sudoku.htm?bd="
_LINK = re.compile(r"https?://(?:www\.)?sudokuwiki\.org/[^\s?]{0,80}\?(?:[^\s&]{0,80}&){0,8}bd=(?P<board>[^\s&]+)")
_PACKED = re.compile(r"S9B[0-9a-zA-Z]{162}")
_KINDS = {"S": "a 6×6", "X": "a diagonal", "W": "a windoku", "C": "a colour", "J": "a jigsaw", "L": "a killer"}
_KINDS["M"] = "a killer jigsaw"
_OTHER = re.compile(r"(?P<kind>[SXWCJLM])[69][BCD]")
_PLACED, _EMPTY, _ALL = 9, 18, 511
_BASE36 = "0123456789abcdefghijklmnopqrstuvwxyz"


def recognises(head: str) -> bool:
    text = head.strip()
    return bool(_LINK.match(text) or _PACKED.match(text))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, _read_line)


def _read_line(text: str) -> Record:
    link = _LINK.match(text)
    board = link["board"] if link else text
    if _PACKED.fullmatch(board):
        return _unpacked([int(board[at : at + 2], 36) for at in range(3, 165, 2)])
    if other := _OTHER.match(board):
        raise PuzzleError(f"{_KINDS[other['kind']]} board packed by sudokuwiki is not read, only a plain 9×9 (S9B)")
    if len(board) != 81:
        raise PuzzleError("expected S9B and 162 characters, or 81 cells")
    cells = read_characters(board, NAME)
    return Record(cells.puzzle, marked=cells.marked)


def _unpacked(values: list[int]) -> Record:
    for cell, value in enumerate(values, 1):
        if not 0 < value <= _EMPTY + _ALL:
            raise FormatError(NAME, f"expected a number up to {_EMPTY + _ALL}, got {value}", cell=cell)
    puzzle = Puzzle(Shape(3, 3), bytes(value if value <= _PLACED else 0 for value in values))
    digits = bytes(0 if value > _EMPTY else value - _PLACED if value > _PLACED else value for value in values)
    return Record(puzzle, with_notes(puzzle, digits, [max(0, value - _EMPTY) for value in values]))


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        if record.puzzle.shape.size != 9:
            raise FormatError(NAME, f"a 9×9 board has a place here, not {record.puzzle.shape}")
        grid = seen(record)
        states = zip(record.puzzle.givens, grid.digits, notes_of(grid, NAME), strict=True)
        values = (given or (digit + _PLACED if digit else _EMPTY + (note or _ALL)) for given, digit, note in states)
        yield _PAGE + "S9B" + "".join(_BASE36[value // 36] + _BASE36[value % 36] for value in values) + "\n"

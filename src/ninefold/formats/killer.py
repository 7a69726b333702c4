"""Killers in text, one per line, a character per cell: the sum of a cage in one of its cells, the others point there.

    S<J<<O<<KJ^<<…      S is 28 (0-9, then A for 10, a for 36); < > ^ v and ` (up and to the left) point to the
                        next cell of the same cage; 0 is a cage without a sum, alone a cell in no cage

Such a line has no givens, and no other constraints.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ninefold.constraints.cage import Cage
from ninefold.errors import FormatError
from ninefold.formats.parts.cell_text import is_square
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content
from ninefold.model import Puzzle, Record, Shape
from ninefold.stopping import looking

NAME = "killer"
SUFFIXES = (".killer",)
HOLDS = frozenset({Content.ANY_SIZE, Content.CONSTRAINTS, Content.MANY})

_SUMS = {symbol: total for total, symbol in enumerate("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstu")}
_STEPS = {"<": (0, -1), "^": (-1, 0), ">": (0, 1), "v": (1, 0), "`": (-1, -1)}
_LINE = re.compile(r"[0-9A-Za-u<>^v`]+")


def recognises(head: str) -> bool:
    line = next((line.strip() for line in head.splitlines() if line.strip()), "")
    return len(line) >= 16 and is_square(len(line)) and bool(_LINE.fullmatch(line)) and any(c in line for c in "<>^`")


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, _read_line)


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        puzzle = record.puzzle
        cells = ["0"] * puzzle.shape.cells
        for cage in only_cages(puzzle, NAME):
            _point(cage, cells, puzzle.shape.size)
        yield "".join(cells) + "\n"


def only_cages(puzzle: Puzzle, name: str) -> list[Cage]:
    """The cages of a puzzle that has nothing else, and none that overlap; any other is refused."""
    other = next((each for each in puzzle.constraints if not isinstance(each, Cage)), None)
    if other is not None:
        raise FormatError(name, f"only killer cages have a place here, not this ({other.name}): {other.sentence}")
    if puzzle.given_count:
        raise FormatError(name, f"no givens have a place here, got {puzzle.given_count}")
    cages = [each for each in puzzle.constraints if isinstance(each, Cage)]
    cells = [cell for cage in cages for cell in cage.cells]
    if len(set(cells)) != len(cells):
        raise FormatError(name, "cages that overlap have no place here")
    return cages


def _point(cage: Cage, cells: list[str], size: int) -> None:
    """Writes the sum in the first cell, and from there on in the others the way to one that is written already."""
    total = next((symbol for symbol, sum in _SUMS.items() if sum == (cage.total or 0)), None)
    if total is None or cage.total == 0:
        raise FormatError(NAME, f"a sum from 1 to {max(_SUMS.values())} expected, got {cage.total}")
    first, *others = sorted(cage.cells)
    cells[first] = total
    rest, reached = set(others), [first]
    for here in reached:
        row, column = divmod(here, size)
        for symbol, (down, right) in _STEPS.items():
            cell = (row - down) * size + column - right
            if 0 <= row - down < size and 0 <= column - right < size and cell in rest:
                cells[cell] = symbol
                rest.remove(cell)
                reached.append(cell)
    if rest:
        raise FormatError(NAME, "a cage whose cells do not touch has no place here")


def _read_line(text: str) -> Record:
    shape = Shape.of_cells(len(text))
    homes: dict[int, int] = {}
    cages: dict[int, list[int]] = {}
    for cell in looking(range(shape.cells), 1024):
        cages.setdefault(_home(cell, text, shape.size, homes), []).append(cell)
    constraints = [
        Cage(tuple(cells), _SUMS[text[home]] or None)
        for home, cells in sorted(cages.items(), key=lambda one: one[1])
        if len(cells) > 1 or text[home] != "0"
    ]
    return Record(Puzzle(shape, bytes(shape.cells), tuple(constraints)))


def _home(cell: int, text: str, size: int, homes: dict[int, int]) -> int:
    """The cell with the sum, along the signs up to one whose way is known; every cell on the way comes to be known."""
    here, way = cell, dict[int, None]()
    while here not in homes and text[here] in _STEPS:
        way[here] = None
        row, column = here // size + _STEPS[text[here]][0], here % size + _STEPS[text[here]][1]
        if not (0 <= row < size and 0 <= column < size) or row * size + column in way:
            what = "that leads in a circle" if 0 <= row < size and 0 <= column < size else "that leaves the board"
            raise FormatError(NAME, f"a sign {text[here]} {what}", text=text, column=here + 1)
        here = row * size + column
    if here not in homes and text[here] not in _SUMS:
        raise FormatError(NAME, f"expected a sum or a sign, got {text[here]!r}", text=text, column=here + 1)
    home = homes.get(here, here)
    homes.update(dict.fromkeys(way, home))
    return home

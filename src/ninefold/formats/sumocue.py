"""Killers as SumoCue shares them, one per line: `3x3:d:k:4619:4619:18:…:`.

After the size of the box, `d` for diagonals or nothing, and `k`, a number for each cell: 256 times the sum of its cage
and the number of the cage. Cells with the same number are a cage; a number below 256 that stands alone is a cell in no
cage. Such a line has no givens.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from ninefold.constraints.cage import Cage
from ninefold.constraints.extra_house import diagonals
from ninefold.errors import FormatError, PuzzleError
from ninefold.formats.killer import only_cages
from ninefold.formats.parts.each_line import each_line
from ninefold.formats.parts.format import Content
from ninefold.model import Puzzle, Record, Shape

NAME = "sumocue"
SUFFIXES = (".sumocue",)
HOLDS = frozenset({Content.ANY_SIZE, Content.BOXES, Content.CONSTRAINTS, Content.MANY})

_HEADER = re.compile(r"(?P<height>\d{1,2})x(?P<width>\d{1,2}):(?:(?P<diagonal>d?):)?k:")
_CAGES = 256


def recognises(head: str) -> bool:
    return bool(_HEADER.match(head.lstrip()))


def read(lines: Iterable[str]) -> Iterator[Record | FormatError]:
    return each_line(lines, NAME, _read_line)


def write(records: Iterable[Record]) -> Iterator[str]:
    for record in records:
        puzzle = record.puzzle
        shape = puzzle.shape
        crossing = set(diagonals(shape.size))
        crossed = crossing <= set(puzzle.constraints)
        rest = tuple(each for each in puzzle.constraints if not crossed or each not in crossing)
        cages = only_cages(replace(puzzle, constraints=rest), NAME)
        numbers = [-1] * shape.cells
        for index, cage in enumerate(cages):
            for cell in cage.cells:
                numbers[cell] = _CAGES * (cage.total or 0) + index
        free = [cell for cell, number in enumerate(numbers) if number < 0]
        if len(cages) + len(free) > _CAGES:
            raise FormatError(NAME, f"at most {_CAGES} cages and free cells have numbers, got {len(cages) + len(free)}")
        for index, cell in enumerate(free, len(cages)):
            numbers[cell] = index
        flag = "d" if crossed else ""
        yield f"{shape.box_height}x{shape.box_width}:{flag}:k:{':'.join(map(str, numbers))}:\n"


def _read_line(text: str) -> Record:
    header = _HEADER.match(text)
    if header is None:
        raise FormatError(NAME, "expected a line that begins like 3x3::k:", text=text, column=1)
    shape = Shape(int(header["height"]), int(header["width"]))
    cages = _cages(text, header.end(), shape.cells)
    constraints = (*(diagonals(shape.size) if header["diagonal"] else ()), *cages)
    return Record(Puzzle(shape, bytes(shape.cells), constraints))


def _cages(text: str, start: int, count: int) -> list[Cage]:
    cells: dict[int, list[int]] = {}
    column = start + 1
    entries = text[start:].removesuffix(":").split(":")
    if len(entries) != count:
        raise PuzzleError(f"expected {count} numbers, got {len(entries)}")
    for cell, entry in enumerate(entries):
        if not entry.isdecimal() or len(entry) > 6:
            problem = f"expected a number, got {entry!r}"
            raise FormatError(NAME, problem, text=text, column=column)
        cells.setdefault(int(entry), []).append(cell)
        column += len(entry) + 1
    return [
        Cage(tuple(each), code // _CAGES or None) for code, each in cells.items() if code >= _CAGES or len(each) > 1
    ]

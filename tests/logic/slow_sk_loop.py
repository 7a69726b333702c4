"""SK loops, by counting and by trying every choice of houses: as many cells as houses that must hold their digits.

Two rows and two columns of different bands and stacks cross in four filled cells. In each of the four boxes take the
other two cells of the row and of the column. For each digit, count the fewest of these rows, columns and boxes that
hold all of its candidates in the cells: it can stand there no more often. If that makes as many in all as there are
empty cells, every one of these houses has its digit inside the cells, and nowhere else. No uniqueness is assumed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from ninefold.model import Elimination, Grid, Shape

_HOUSES = Shape(3, 3).houses
_PAIRS = [(a, b) for a in range(9) for b in range(a + 1, 9) if a // 3 != b // 3]


@dataclass(frozen=True, slots=True)
class SkLoop:
    """The rows and columns (from 0) that cross, the empty cells of the loop, and what it removes."""

    rows: tuple[int, int]
    columns: tuple[int, int]
    cells: tuple[int, ...]
    eliminations: tuple[Elimination, ...]


def sk_loops(grid: Grid) -> list[SkLoop]:
    """All loops of a plain 9×9 grid that remove something, by every way to hold the digits with the fewest houses."""
    return list(_loops(grid)) if grid.puzzle.is_plain_nine else []


def _loops(grid: Grid) -> Iterator[SkLoop]:
    for rows, columns in product(_PAIRS, _PAIRS):
        if not all(grid.digits[9 * row + column] for row in rows for column in columns):
            continue
        cells = tuple(cell for cell in sorted(_cells(rows, columns)) if not grid.digits[cell])
        houses = _houses(rows, columns)
        places = {d: [cell for cell in cells if d in grid.candidates_of(cell)] for d in range(1, 10)}
        covers = {digit: _covers(at, houses) for digit, at in places.items() if at}
        if not cells or sum(len(ways[0]) for ways in covers.values()) != len(cells):
            continue
        removed = {one for digit, ways in covers.items() for way in ways for one in _removed(grid, digit, way, cells)}
        if removed:
            yield SkLoop(rows, columns, cells, tuple(sorted(removed)))


def _cells(rows: tuple[int, int], columns: tuple[int, int]) -> set[int]:
    """In each box of a crossing the other two cells of its row and of its column."""
    found = set()
    for row, column in product(rows, columns):
        found |= {9 * row + other for other in range(column // 3 * 3, column // 3 * 3 + 3) if other != column}
        found |= {9 * other + column for other in range(row // 3 * 3, row // 3 * 3 + 3) if other != row}
    return found


def _houses(rows: tuple[int, int], columns: tuple[int, int]) -> tuple[int, ...]:
    boxes = (18 + row // 3 * 3 + column // 3 for row, column in product(rows, columns))
    return (*rows, *(9 + column for column in columns), *boxes)


def _covers(places: list[int], houses: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every choice of the fewest houses that hold all of the places."""
    sees = [sum(1 << at for at, house in enumerate(houses) if cell in _HOUSES[house].cells) for cell in places]
    chosen = sorted((way for way in range(1 << len(houses)) if all(way & mask for mask in sees)), key=int.bit_count)
    fewest = chosen[0].bit_count()
    return [
        tuple(house for at, house in enumerate(houses) if way >> at & 1) for way in chosen if way.bit_count() == fewest
    ]


def _removed(grid: Grid, digit: int, way: tuple[int, ...], cells: tuple[int, ...]) -> Iterator[Elimination]:
    """Outside of the cells each house of the way loses the digit; inside, the places that two of them hold."""
    for cell in range(81):
        held = sum(cell in _HOUSES[house].cells for house in way)
        if held > (cell in cells) and digit in grid.candidates_of(cell):
            yield Elimination(cell, digit)

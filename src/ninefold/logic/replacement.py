"""Eleven's replacement: the names of three digits are forgotten, and given anew where that helps most.

Three cells of a house hold the same three digits a, b and c, nobody knows in which order. Whatever stands in the grid
of a, b and c is forgotten: each of these cells, and each candidate, may then be any of the three. Now the digits have
no names, so that the three cells may be filled with a, b and c at will. The grid with its new names is solved as any
other; at the end the givens tell which of the three is called what. It removes nothing from the grid itself, so it is
no technique: it is a way to look at a grid in which three digits are hard to tell apart, as round a tridagon.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

from ninefold.errors import PuzzleError
from ninefold.model import Elimination, Grid, Puzzle

Three = tuple[int, int, int]


def replaceable(grid: Grid) -> Iterator[tuple[Three, Three]]:
    """Cells and digits: three cells of a house that have the same three candidates and no others.

    >>> from ninefold.formats import read_puzzle
    >>> loki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
    >>> next(replaceable(Grid.start(read_puzzle(loki))))
    ((32, 40, 48), (3, 5, 7))
    """
    seen = set[Three]()
    for house in grid.puzzle.shape.houses:
        for one, other, third in combinations(sorted(house.cells), 3):
            digits = grid.candidates_of(one)
            if len(digits) != 3 or grid.candidates_of(other) != digits or grid.candidates_of(third) != digits:
                continue
            if (one, other, third) not in seen:
                seen.add((one, other, third))
                yield (one, other, third), (digits[0], digits[1], digits[2])


def replaced(grid: Grid, cells: Three, digits: Three) -> Grid:
    """The grid with the three digits forgotten, and placed in these cells in this order.

    What was not of the three stays as it is. Its solutions are those of the grid with the three digits renamed, and
    perhaps others, which no names make fit the givens.
    """
    if not grid.puzzle.is_plain_nine:
        raise PuzzleError(f"the replacement is for 9×9 without constraints only: {grid.puzzle}")
    if (cells, tuple(sorted(digits))) not in set(replaceable(grid)):
        raise PuzzleError("the replacement needs three cells of a house with the same three candidates")
    kept = bytearray(0 if digit in digits else digit for digit in grid.digits)
    for cell, digit in zip(cells, digits, strict=True):
        kept[cell] = digit
    renamed = Grid.start(Puzzle(grid.puzzle.shape, bytes(kept)))
    gone = [
        Elimination(cell, digit)
        for cell in range(81)
        for digit in renamed.candidates_of(cell)
        if not _may_hold(grid, cell, digit, digits)
    ]
    return renamed.eliminate(gone)


def named_back(grid: Grid, solution: bytes, digits: Three) -> bytes | None:
    """The solution with the three digits called as the grid has them; None if no names fit what stands there."""
    for names in permutations(digits):
        name = dict(zip(digits, names, strict=True))
        called = bytes(name.get(digit, digit) for digit in solution)
        if all(digit in (0, own) for digit, own in zip(grid.digits, called, strict=True)):
            return called
    return None


def _may_hold(grid: Grid, cell: int, digit: int, digits: Three) -> bool:
    had = {grid.digits[cell]} if grid.digits[cell] else {*grid.candidates_of(cell)}
    return bool(had & {*digits}) if digit in digits else digit in had

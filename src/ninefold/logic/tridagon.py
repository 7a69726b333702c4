"""Every tridagon of a grid with its guardians; as a step it is a technique like others (logic.next_step and so on).

Twelve cells of four boxes that three digits cannot fill, so that another candidate of theirs, a guardian, is true.

The boxes lie in two bands and two stacks; in each, three cells stand on all of its rows and all of its columns. Read
such cells as an order of the columns: three digits fill all twelve just if the number of odd orders is even. Otherwise
one of the other candidates of these cells, the guardians, is true. No uniqueness is assumed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations, product
from typing import NamedTuple

from ninefold.model import Elimination, Grid
from ninefold.model.cells import cell_name
from ninefold.stopping import look

MOST_GUARDIANS = 12
"""Patterns with more say too little to be worth their number."""


@dataclass(frozen=True, slots=True)
class Tridagon:
    """The three digits, the cells by box, and the candidates of which one is true."""

    digits: tuple[int, ...]
    boxes: tuple[int, ...]
    cells: tuple[int, ...]
    guardians: tuple[Elimination, ...]
    eliminations: tuple[Elimination, ...]

    def __str__(self) -> str:
        guardians = " ".join(f"{cell_name(cell, 9)}={digit}" for cell, digit in self.guardians)
        return f"tridagon {''.join(map(str, self.digits))}: one of {guardians}"


class _Corner(NamedTuple):
    """Three cells of a box that may belong to a pattern."""

    cells: tuple[int, ...]
    odd: bool
    guardians: tuple[Elimination, ...]


def tridagons(grid: Grid, *, most_guardians: int = MOST_GUARDIANS) -> list[Tridagon]:
    """All patterns of a plain 9×9 grid with so many guardians at most, those with the fewest first."""
    if not grid.puzzle.is_plain_nine:
        return []
    return sorted(_patterns(grid, most_guardians), key=lambda one: (len(one.guardians), one.digits, one.cells))


def _patterns(grid: Grid, most: int) -> Iterator[Tridagon]:
    blocks = [
        tuple(3 * band + stack for band in bands for stack in stacks)
        for bands in combinations(range(3), 2)
        for stacks in combinations(range(3), 2)
    ]
    for digits in combinations(range(1, 10), 3):
        look()
        corners = [_corners(grid, box, digits, most) for box in range(9)]
        for boxes in blocks:
            for four in product(*(corners[box] for box in boxes)):
                guardians = tuple(sorted(one for corner in four for one in corner.guardians))
                # Without a guardian the grid has no solution; that is for others to say.
                if sum(corner.odd for corner in four) % 2 == 0 or not 0 < len(guardians) <= most:
                    continue
                cells = tuple(cell for corner in four for cell in corner.cells)
                removed = tuple(_removed(grid, guardians))
                yield Tridagon(digits, tuple(box + 1 for box in boxes), cells, guardians, removed)


def _corners(grid: Grid, box: int, digits: tuple[int, ...], most: int) -> list[_Corner]:
    """The cells of each order of columns, if each of them can hold two of the digits at least."""
    found = []
    top = 27 * (box // 3) + 3 * (box % 3)
    for order in permutations(range(3)):
        cells = tuple(top + 9 * row + column for row, column in enumerate(order))
        held = [grid.candidates_of(cell) for cell in cells]
        if any(len(set(candidates) & set(digits)) < 2 for candidates in held):
            continue
        guardians = tuple(
            Elimination(cell, digit)
            for cell, candidates in zip(cells, held, strict=True)
            for digit in candidates
            if digit not in digits
        )
        if len(guardians) <= most:
            found.append(_Corner(cells, order in ((0, 2, 1), (1, 0, 2), (2, 1, 0)), guardians))
    return found


def _removed(grid: Grid, guardians: tuple[Elimination, ...]) -> Iterator[Elimination]:
    """What every guardian rules out, by its cell or by a house."""
    for cell in range(81):
        for digit in grid.candidates_of(cell):
            if all(_rules_out(one, cell, digit) for one in guardians):
                yield Elimination(cell, digit)


def _rules_out(one: Elimination, cell: int, digit: int) -> bool:
    return digit != one.digit if cell == one.cell else digit == one.digit and _sees(cell, one.cell)


def _sees(a: int, b: int) -> bool:
    return a != b and (a // 9 == b // 9 or a % 9 == b % 9 or (a // 27, a % 9 // 3) == (b // 27, b % 9 // 3))

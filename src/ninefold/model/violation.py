"""Houses that hold a digit more than once."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.model.cells import cell_names
from ninefold.model.house import House
from ninefold.model.puzzle import Puzzle

_COUNTS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight", 9: "nine"}


@dataclass(frozen=True, slots=True)
class Violation:
    """A house with a digit that stands in it more than once, and the cells where it does."""

    house: House
    digit: int
    cells: tuple[int, ...]

    def sentence(self, puzzle: Puzzle) -> str:
        """The violation in words: "Row 3 has two 7s (r3c2, r3c8)."."""
        name = self.house.name
        count = _COUNTS.get(len(self.cells), str(len(self.cells)))
        symbol = puzzle.symbol(self.digit)
        return f"{name[0].upper()}{name[1:]} has {count} {symbol}s ({cell_names(self.cells, puzzle.shape.size)})."


def violations(puzzle: Puzzle, digits: bytes) -> tuple[Violation, ...]:
    """Every violated house, in the order of the houses, digits ascending.

    >>> from ninefold.model import Shape
    >>> board = Puzzle(Shape(2, 2), bytes([1, 0, 0, 1] + [0] * 12))
    >>> [violation.sentence(board) for violation in violations(board, board.givens)]
    ['Row 1 has two 1s (r1c1, r1c4).']
    """
    found = []
    for house in puzzle.houses:
        cells_of: dict[int, list[int]] = {}
        for cell in house.cells:
            if digits[cell]:
                cells_of.setdefault(digits[cell], []).append(cell)
        found += [Violation(house, digit, tuple(cells)) for digit, cells in sorted(cells_of.items()) if len(cells) > 1]
    return tuple(found)

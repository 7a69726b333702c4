"""Full rank: all rows and columns are numbers, read from either end, and these 4 · size numbers have an order."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import NEVER, Cells, OnCells, Rule, Scale, Shape, constraint
from ninefold.constraints.parts.board_lines import board_lines


@constraint
class FullRank(OnCells):
    """The line `cells`, a row or a column from one end to the other, is the number at this place, from 1 for the least.

    Lines that are the same number have the same place, and that many places after it are left out. Without `ties` no
    other line is the same number as this one.
    """

    cells: Cells
    rank: int
    ties: bool = False
    name = "full rank"
    placed = "line"
    clue = "rank"
    look = "outside"

    @property
    def sentence(self) -> str:
        alone = "" if self.ties else ", and no other is the same number"
        lines = "all rows and columns, read as numbers from both ends"
        return f"the line has place {self.rank}, from the smallest on, among {lines}{alone}"

    def fault(self, shape: Shape) -> str | None:
        return None if self.cells in board_lines(shape.size) else f"the cells are no row or column of a {shape} board"

    def listed(self, shape: Shape) -> int:
        return shape.size * shape.size  # it is compared with all lines

    def holds(self, digits: bytes, scale: Scale) -> bool:
        numbers = [bytes(digits[cell] for cell in line) for line in board_lines(scale.size)]
        mine = bytes(digits[cell] for cell in self.cells)
        return sum(number < mine for number in numbers) == self.rank - 1 and (self.ties or numbers.count(mine) == 1)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        lines = board_lines(scale.size)
        if not 1 <= self.rank <= len(lines):
            yield NEVER
            return
        yield Rule("rank", tuple(range(scale.size**2)), (lines.index(self.cells), self.rank, self.ties))

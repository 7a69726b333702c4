"""Full rank without ties: no two rows or columns are the same number."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import Rule, Scale, constraint
from ninefold.constraints.parts.board_lines import board_lines
from ninefold.constraints.parts.on_board import OnBoard


@constraint
class UnlikeLines(OnBoard):
    """No two of the rows and columns are the same number, read from either end: full rank without ties."""

    size: int
    name = "unlike lines"
    words = "no two rows or columns are the same number, from whichever end they are read"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        lines = board_lines(self.size)
        return len({bytes(digits[cell] for cell in line) for line in lines}) == len(lines)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield Rule("unlike", tuple(range(self.size**2)))

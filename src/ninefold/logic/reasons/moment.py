"""What may stand in the cells of a rule while its reasons are told one by one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ninefold.model import Elimination, Grid
from ninefold.model.cells import cell_name


class Reason(NamedTuple):
    """A clause, the cells it speaks of, and the candidates that it takes away."""

    text: str
    cells: tuple[int, ...]
    removes: frozenset[Elimination]


class Moment:
    """Candidates of a board, and what a step removes of them that no clause has told yet."""

    def __init__(self, before: Grid, removed: Iterable[Elimination]) -> None:
        self._puzzle = before.puzzle
        self._open: dict[int, tuple[int, ...]] = {}
        self._before = before
        self.left = set(removed)

    def digits(self, cell: int) -> tuple[int, ...]:
        """What may stand in a cell, least first; one digit where one stands."""
        if cell not in self._open:
            placed = self._before.digits[cell]
            self._open[cell] = (placed,) if placed else self._before.candidates_of(cell)
        return self._open[cell]

    def is_open(self, cell: int) -> bool:
        """Whether a cell is empty."""
        return not self._before.digits[cell]

    def differ(self, a: int, b: int) -> bool:
        """Whether two cells see each other, by a house."""
        return b in self._puzzle.peers[a]

    @property
    def size(self) -> int:
        """How many digits the board has."""
        return self._puzzle.shape.size

    @property
    def shift(self) -> int:
        """Digit minus number."""
        return self._puzzle.scale.shift

    def take(self, reason: Reason) -> bool:
        """Takes away what a clause takes away; whether it tells something of the step that was not told."""
        told = self.left & reason.removes
        if not told:
            return False
        self.left -= told
        for cell, digit in told:
            self._open[cell] = tuple(one for one in self.digits(cell) if one != digit)
        return True

    def reason(self, text: str, cells: Iterable[int], removes: Iterable[tuple[int, int]]) -> Reason:
        """A clause, with the cells that it speaks of once each."""
        return Reason(text, tuple(dict.fromkeys(cells)), frozenset(Elimination(*one) for one in removes))

    def name(self, cell: int) -> str:
        """A cell as it is told."""
        return cell_name(cell, self.size)

    def names(self, cells: Iterable[int]) -> str:
        """Cells as they are told: `r1c1, r1c2 and r1c3`."""
        return listed([self.name(cell) for cell in cells])

    def symbol(self, digit: int) -> str:
        """A digit as the board prints it."""
        return self._puzzle.symbol(digit)


def listed(items: list[str], last: str = "and") -> str:
    """Items as a sentence has them.

    >>> listed(["1", "2", "3"], "or")
    '1, 2 or 3'
    """
    *most, end = items
    return f"{', '.join(most)} {last} {end}" if most else end

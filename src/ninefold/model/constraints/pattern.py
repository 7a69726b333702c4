"""Rules given as tables: any relation of pairs, and lines that any automaton reads."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.rule import Rule, Scale, along, reads

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


@dataclass(frozen=True, slots=True)
class PairTable(OnCells):
    """Pairs of digits that may stand in neighbours on the line, or (`every`) in any two of the cells.

    table    size × size bytes: row by row 1 where the pair (first digit, second digit) may stand
    """

    cells: tuple[int, ...]
    table: bytes
    every: bool = False
    label: str = ""
    name = "pair table"
    repeats = True

    @property
    def sentence(self) -> str:
        which = "any two cells" if self.every else "neighbours on the line"
        return f"{which} hold one of the pairs that {self.label or 'a table'} allows"

    def fits(self, shape: Shape) -> bool:
        return len(self.table) == shape.size * shape.size and OnCells.fits(self, shape)

    def _pairs(self) -> Iterator[tuple[int, int]]:
        return combinations(self.cells, 2) if self.every else pairwise(self.cells)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(self.table[(digits[a] - 1) * scale.size + digits[b] - 1] for a, b in self._pairs())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        table = array("i", list(self.table)).tobytes()
        return (Rule("pair", cells, table=table) for cells in self._pairs())


@dataclass(frozen=True, slots=True)
class Pattern(OnCells):
    """A line that an automaton reads; the table is the one of `automaton` in rule.py."""

    cells: tuple[int, ...]
    table: bytes
    label: str = ""
    name = "pattern"
    repeats = True

    @property
    def sentence(self) -> str:
        return f"the digits of the line follow {self.label or 'a pattern'}"

    def fits(self, shape: Shape) -> bool:
        return len(self.table) % (4 * (shape.size + 1)) == 0 and OnCells.fits(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return reads(self.cells, self.table, digits, scale.size)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.cells, self.table)

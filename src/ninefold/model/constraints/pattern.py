"""Rules given as tables: any relation of pairs, and lines that any automaton reads."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from ninefold.model.bounds import STATES
from ninefold.model.constraints.base import OnCells, too_many_pairs
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

    def fault(self, shape: Shape) -> str | None:
        if len(self.table) != shape.size * shape.size:
            return f"the table of a {shape} board has {shape.size**2:,} bytes, got {len(self.table):,}"
        if max(self.table) > 1:
            return f"the table is made of 0 and 1, got {max(self.table)}"
        cells = len(self.cells)
        return (too_many_pairs(cells * (cells - 1) // 2) if self.every else None) or OnCells.fault(self, shape)

    def _pairs(self) -> Iterator[tuple[int, int]]:
        return combinations(self.cells, 2) if self.every else pairwise(self.cells)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return all(self.table[(digits[a] - 1) * scale.size + digits[b] - 1] for a, b in self._pairs())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        table = array("i", list(self.table)).tobytes()
        for a, b in dict.fromkeys(self._pairs()):
            if a == b:
                yield Rule("among", (a,), tuple(d + 1 for d in range(scale.size) if self.table[d * (scale.size + 1)]))
            else:
                yield Rule("pair", (a, b), table=table)


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

    def fault(self, shape: Shape) -> str | None:
        return _wrong_table(self.table, shape.size) or OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return reads(self.cells, self.table, digits, scale.size)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.cells, self.table)


def _wrong_table(table: bytes, size: int) -> str | None:
    """What is wrong with the table of an automaton; None if nothing is."""
    row = size + 1
    states, rest = divmod(len(table), 4 * row)
    if rest or not 1 <= states <= STATES:
        return f"the table has from 1 to {STATES:,} rows of {row} numbers, got {len(table):,} bytes"
    numbers = array("i", table)
    accepts = numbers[::row]
    if min(accepts) < 0 or max(accepts) > 1:
        return "the table says with 0 or 1 whether a state is an end"
    del numbers[::row]
    if min(numbers) < -1 or max(numbers) >= states:
        return f"the table goes from state to state, which are from 0 to {states - 1}, or to -1"
    return None

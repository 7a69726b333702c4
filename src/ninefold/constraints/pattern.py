"""Lines that any automaton reads, given as its table."""

from __future__ import annotations

from array import array
from collections.abc import Iterator

from ninefold.constraints.parts import Cells, OnCells, Rule, Scale, Shape, constraint
from ninefold.constraints.parts.automaton import along, reads
from ninefold.model.bounds import STATES


@constraint
class Pattern(OnCells):
    """A line that an automaton reads; the table is the one of `parts/automaton.py`."""

    cells: Cells
    table: bytes
    label: str = ""
    name = "pattern"
    placed = ""
    repeats = True

    @property
    def called(self) -> str:
        return f"rule {self.label}" if self.label else "own rule"

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

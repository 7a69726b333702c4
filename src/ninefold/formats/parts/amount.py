"""How much the puzzle holds that is being read: what goes beyond the bounds is refused before it is made."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.errors import PuzzleError
from ninefold.model.bounds import CELLS, CONSTRAINTS, LISTED, STEPS, TABLE_BYTES
from ninefold.stopping import look


@dataclass(slots=True)
class Amount:
    """What one text has asked for so far; whoever counts looks at the stop of the thread as well.

    >>> amount = Amount()
    >>> amount.add(2, cells=9)
    >>> amount.constraints, amount.cells
    (2, 9)
    """

    constraints: int = 0
    cells: int = 0
    steps: int = 0
    tables: int = 0

    def add(self, constraints: int, cells: int = 0) -> None:
        """So many constraints more, which list so many cells together."""
        look()
        self.constraints += constraints
        self.cells += cells
        if self.constraints > CONSTRAINTS:
            raise PuzzleError(f"a puzzle has at most {CONSTRAINTS} constraints, and this goes beyond")
        if self.cells > LISTED:
            raise PuzzleError(f"the constraints of a puzzle list at most {LISTED} cells, and this goes beyond")

    def add_one(self, cells: int) -> None:
        """One constraint more, which lists so many cells."""
        if cells > CELLS:
            raise PuzzleError(f"a constraint lists at most {CELLS} cells, got {cells}")
        self.add(1, cells)

    def work(self, steps: int) -> None:
        """So many steps more of work that may be more than the text is long."""
        look()
        self.steps += steps
        if self.steps > STEPS:
            raise PuzzleError(f"the automata and replicas of a puzzle take at most {STEPS} steps, and this goes beyond")

    def add_table(self, size: int) -> None:
        """A table more of so many bytes."""
        self.tables += size
        if self.tables > TABLE_BYTES:
            raise PuzzleError(f"the tables of a puzzle have at most {TABLE_BYTES} bytes, and this goes beyond")

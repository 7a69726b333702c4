"""A house: cells that hold each digit at most once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class House:
    """A row, a column, a box, or what a constraint adds.

    >>> House("row", 2, (18, 19, 20)).name
    'row 3'
    """

    kind: str
    index: int
    cells: tuple[int, ...]

    @property
    def name(self) -> str:
        """The house in text; kinds of which there is just one carry no number."""
        return self.kind if self.index < 0 else f"{self.kind} {self.index + 1}"

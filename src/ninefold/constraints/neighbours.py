"""Rules for all orthogonal neighbours: non-consecutive, and the negative side of dots and of X and V."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import CellPairs, Rule, Scale, constraint
from ninefold.constraints.parts.leaps import leap_pairs
from ninefold.constraints.parts.on_board import OnBoard
from ninefold.constraints.parts.relations import pair, related
from ninefold.errors import PuzzleError
from ninefold.model.shown import shown

_RELATIONS = ("difference", "ratio", "sum")


@constraint
class Neighbours(OnBoard):
    """Orthogonal neighbours never stand in a relation, except the pairs that are marked.

    relation    difference, ratio or sum
    marked      pairs of cells, the smaller cell first, to which this does not apply

    >>> Neighbours(9, "difference", 1).sentence
    'neighbours never have the difference 1'
    """

    size: int
    relation: str
    number: int
    marked: CellPairs = frozenset()
    name = "neighbours"
    placed = ""

    @property
    def called(self) -> str:
        consecutive = (self.relation, self.number) == ("difference", 1)
        return "non-consecutive" if consecutive else f"no further {self.relation} of {self.number}"

    @property
    def sentence(self) -> str:
        unless = " unless they are marked" if self.marked else ""
        return f"neighbours never have the {self.relation} {self.number}{unless}"

    def _pairs(self) -> Iterator[tuple[int, int]]:
        return (cells for cells in leap_pairs(self.size, 0, 1) if cells not in self.marked)

    def check(self) -> None:
        if self.relation not in _RELATIONS:
            raise PuzzleError(f"neighbours: the relation is one of {', '.join(_RELATIONS)}, got {shown(self.relation)}")

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = [digit - scale.shift for digit in digits]
        return not any(related(self.relation, values[a], values[b], self.number) for a, b in self._pairs())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (pair(a, b, f"not {self.relation}", scale, self.number) for a, b in self._pairs())

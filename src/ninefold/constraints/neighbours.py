"""Rules for all neighbours: non-consecutive, the negative side of dots and of X and V; or for all knight's moves."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import CellPairs, Rule, Scale, constraint
from ninefold.constraints.parts.leaps import check_move, leap_pairs, move_in_words
from ninefold.constraints.parts.on_board import OnBoard
from ninefold.constraints.parts.relations import pair, related
from ninefold.errors import PuzzleError
from ninefold.model.shown import shown

_RELATIONS = ("difference", "ratio", "sum")


@constraint
class Neighbours(OnBoard):
    """Neighbours never stand in a relation, except the pairs that are marked.

    relation    difference, ratio or sum
    marked      pairs of cells, the smaller cell first, to which this does not apply
    down, right how many rows and columns neighbours are apart, or the other way round

    >>> Neighbours(9, "difference", 1).sentence
    'neighbours never have the difference 1'
    >>> Neighbours(9, "sum", 5, down=1, right=2).sentence
    "cells a knight's move apart never have the sum 5"
    """

    size: int
    relation: str
    number: int
    marked: CellPairs = frozenset()
    down: int = 0
    right: int = 1
    name = "neighbours"
    placed = ""

    @property
    def called(self) -> str:
        if (self.relation, self.number) != ("difference", 1):
            return f"no further {self.relation} of {self.number}"
        return {(0, 1): "non-consecutive", (1, 1): "diagonal non-consecutive"}.get(
            self._move, "no further difference of 1"
        )

    @property
    def is_orthogonal(self) -> bool:
        """Whether it speaks of cells that share a side."""
        return self._move == (0, 1)

    @property
    def _move(self) -> tuple[int, int]:
        return min(self.down, self.right), max(self.down, self.right)

    @property
    def sentence(self) -> str:
        unless = " unless they are marked" if self.marked else ""
        words = {(0, 1): "neighbours", (1, 1): "diagonal neighbours"}
        who = words.get(self._move, f"cells a {move_in_words(self.down, self.right)} apart")
        return f"{who} never have the {self.relation} {self.number}{unless}"

    def _pairs(self) -> Iterator[tuple[int, int]]:
        return (cells for cells in leap_pairs(self.size, self.down, self.right) if cells not in self.marked)

    def check(self) -> None:
        check_move(self.name, self.down, self.right)
        if self.relation not in _RELATIONS:
            raise PuzzleError(f"neighbours: the relation is one of {', '.join(_RELATIONS)}, got {shown(self.relation)}")

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = [digit - scale.shift for digit in digits]
        return not any(related(self.relation, values[a], values[b], self.number) for a, b in self._pairs())

    def rules(self, scale: Scale) -> Iterator[Rule]:
        return (pair(a, b, f"not {self.relation}", scale, self.number) for a, b in self._pairs())

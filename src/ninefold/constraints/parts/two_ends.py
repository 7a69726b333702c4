"""Lines with two ends that bound what stands between them."""

from __future__ import annotations

from ninefold.constraints.parts.on_cells import OnCells
from ninefold.model.constraint import Drawn


class TwoEnds(OnCells):
    """A line with a mark at each end."""

    __slots__ = ()
    end_look = "ring"

    @property
    def drawing(self) -> tuple[Drawn, ...]:
        ends = Drawn(self.end_look, (self.cells[0], self.cells[-1]), ink=f"v-end {self.ink}")
        return (Drawn("line", self.cells, ink=self.ink), ends)

    @property
    def ends_first(self) -> tuple[int, ...]:
        """The order in which the automaton reads: it must know both ends before it can judge the rest."""
        return (self.cells[0], self.cells[-1], *self.cells[1:-1])

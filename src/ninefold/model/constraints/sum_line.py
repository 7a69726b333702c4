"""Lines cut into pieces of one sum: ten lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ninefold.model.constraints.base import OnCells
from ninefold.model.constraints.rule import Rule, Scale, along, automaton, reads


@dataclass(frozen=True, slots=True)
class SumLine(OnCells):
    """The line can be cut into pieces that each add up to `total`; on a loop the cuts may be anywhere."""

    cells: tuple[int, ...]
    total: int = 10
    loop: bool = False
    name = "sum line"

    @property
    def text(self) -> str:
        return str(self.total)

    @property
    def sentence(self) -> str:
        return f"the line falls into pieces that each add up to {self.total}"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        return reads(self.cells, _pieces(self.total, self.loop, scale), digits, scale.size)

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.cells, _pieces(self.total, self.loop, scale))


@lru_cache(maxsize=64)
def _pieces(total: int, loop: bool, scale: Scale) -> bytes:
    # All ways to cut are followed at once, each as (what the piece that is open at the end brings to the one that is
    # open at the start, sum of the present piece, whether there was a cut). A loop may be cut anywhere, so every
    # debt is tried; a line has none.
    def step(ways: frozenset[tuple[int, int, bool]], value: int) -> frozenset[tuple[int, int, bool]] | None:
        longer = {(debt, max(s, 0) + value, cut) for debt, s, cut in ways if max(s, 0) + value <= total}
        fresh = {(debt, value, True) for debt, s, _ in ways if s == total and value <= total}
        return frozenset(longer | fresh) or None

    def ends(ways: frozenset[tuple[int, int, bool]]) -> bool:
        return any(s == debt and cut if debt else s == total for debt, s, cut in ways)

    start = {(0, -1, False)} | ({(debt, debt, False) for debt in range(1, total)} if loop else set())
    return automaton(frozenset(start), step, ends, scale)

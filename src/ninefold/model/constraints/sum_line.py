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
    # A state is the set of (what the last piece before the start must still bring, sum of the open piece): on a loop
    # the first cut may be anywhere, so every debt is tried; elsewhere there is none.
    def step(state: frozenset[tuple[int, int]], value: int) -> frozenset[tuple[int, int]] | None:
        following = frozenset((debt, (s + value) % total) for debt, s in state if s + value <= total)
        return following or None

    # Beginning with an open piece of sum s means that the end must leave exactly s open.
    start = frozenset((s, s) for s in range(total)) if loop else frozenset({(0, 0)})
    return automaton(start, step, lambda state: any(debt == s for debt, s in state), scale)

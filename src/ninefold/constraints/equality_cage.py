"""Equality cages: as many odd as even digits, as many low as high ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept
from ninefold.constraints.parts.on_cells import OnCells
from ninefold.constraints.parts.registry import constraint
from ninefold.constraints.parts.too_many import too_many_for_digits
from ninefold.model.fields import Cells
from ninefold.model.house import House
from ninefold.model.rule import Rule, Scale

if TYPE_CHECKING:
    from ninefold.model.shape import Shape


@constraint
class EqualityCage(OnCells):
    """Different digits, as many odd as even and as many low as high ones; the middle digit is neither."""

    cells: Cells
    name = "equality cage"
    look = "cage"

    @property
    def houses(self) -> tuple[House, ...]:
        return (House("equality cage", -1, self.cells),)

    @property
    def sentence(self) -> str:
        return "the cage holds different digits, as many odd as even and as many low as high ones"

    def fault(self, shape: Shape) -> str | None:
        return too_many_for_digits(self.cells, shape) or OnCells.fault(self, shape)

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        twice_middle = scale.values[0] + scale.values[-1]
        odd = sum(value % 2 for value in values)
        low, high = (sum(s * (2 * value - twice_middle) > 0 for value in values) for s in (-1, 1))
        return len(set(values)) == len(values) == low + high and 2 * odd == len(values) and low == high

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.cells, _balance(len(self.cells), scale))


@kept
def _balance(count: int, scale: Scale) -> bytes:
    twice_middle = scale.values[0] + scale.values[-1]

    def step(state: tuple[int, int], value: int) -> tuple[int, int] | None:
        if 2 * value == twice_middle:
            return None
        odd, high = state[0] + (1 if value % 2 else -1), state[1] + (1 if 2 * value > twice_middle else -1)
        return (odd, high) if 2 * max(abs(odd), abs(high)) <= count else None  # or it cannot come back to zero

    return automaton((0, 0), step, lambda state: state == (0, 0), scale)

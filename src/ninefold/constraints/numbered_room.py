"""Numbered rooms: the digit that stands in the Nth cell of a line that begins with N."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.constraints.parts import NEVER, Cells, OnCells, Rule, Scale, constraint
from ninefold.constraints.parts.automaton import along, automaton
from ninefold.constraints.parts.kept import kept


@constraint
class NumberedRoom(OnCells):
    """The digit is in the Nth cell, where N is the digit of the first."""

    cells: Cells
    value: int
    name = "numbered room"
    placed = "line"
    clue = "value"
    words = "the Nth cell holds {value}, where N is the digit of the first cell"
    look = "outside"

    def holds(self, digits: bytes, scale: Scale) -> bool:
        values = self.values(digits, scale)
        return 1 <= values[0] <= len(values) and values[values[0] - 1] == self.value

    def rules(self, scale: Scale) -> Iterator[Rule]:
        yield along(self.cells, _room(self.value, scale)) if self.value in scale.values else NEVER


@kept
def _room(wanted: int, scale: Scale) -> bytes:
    # None at the start, then the cells still to pass before the room, then "found".
    def step(state: int | str, value: int) -> int | str | None:
        if state == "start":
            return value - 1 if value > 1 else "found" if value == wanted == 1 else None
        if isinstance(state, str):
            return state
        if state > 1:
            return state - 1
        return "found" if value == wanted else None

    start: int | str = "start"
    return automaton(start, step, lambda state: state == "found", scale)

"""Every puzzle of a book once more, when all are there: by the solver and the scale, whatever made or kept it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ninefold.engine.stop import Stop
from ninefold.errors import PlanError
from ninefold.generating.likeness import form_of
from ninefold.press.entry import Entry, rated
from ninefold.press.sections import Filled
from ninefold.solving import solutions

Asked = Callable[[Sequence[Entry]], Iterator[str]]
"""Takes puzzles and says of each what is wrong with it: `fault_of`, one after the other or side by side."""


def check(sections: Sequence[Filled], faults_of: Asked) -> None:
    """Raises what is wrong with the first puzzle of which something is, or with two that are alike."""
    entries = [entry for one in sections for entry in one.entries]
    wished = [one.section.level for one in sections for _ in one.entries]
    seen: dict[bytes, int] = {}
    for number, (entry, level, fault) in enumerate(zip(entries, wished, faults_of(entries), strict=True), 1):
        if fault:
            raise PlanError(f"puzzle {number}: {fault}")
        if level not in (None, entry.level):
            raise PlanError(f"puzzle {number}: its level is {entry.level}, its section wants {level}")
        twin = seen.setdefault(form_of(entry.puzzle, entry.solution), number)
        if twin != number:
            raise PlanError(f"puzzle {number} is puzzle {twin} but for its symmetries")


def fault_of(entry: Entry, stop: Stop | None = None) -> str:
    """What is wrong with a puzzle: its solutions, the one that is printed, its level or its score; empty if nothing."""
    found = [grid.digits for grid in solutions(entry.puzzle, limit=2, stop=stop)]
    if len(found) != 1:
        return "several solutions" if found else "no solution"
    if found[0] != entry.solution:
        return "another solution than the one that is printed"
    again = rated(entry.puzzle, found[0], stop=stop)
    if (again.level, again.score) != (entry.level, entry.score):
        return f"level {again.level}, {again.score} points, and not {entry.level}, {entry.score}"
    return ""

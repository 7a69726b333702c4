"""Puzzles with one known solution, walked by logic: what `ninefold bench --by logic` runs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from time import process_time
from typing import Literal

from ninefold.engine.stop import Stop
from ninefold.errors import StoppedError
from ninefold.lab.known_answers import Case
from ninefold.logic import SUPPOSING, LogicOptions, path, without_guessing
from ninefold.model import Grid, Step, Technique
from ninefold.rating import hardness
from ninefold.solving import solve
from ninefold.stopping import working_under

PathEnd = Literal["solved", "open", "contradicted"]


@dataclass(frozen=True, slots=True)
class WalkResult:
    """How far logic came with a case.

    supposing   whether a tree of cases was needed, beyond forcing chains and nets
    hardest     the id of the hardest technique; empty if there was no step
    cells       cells that are still empty
    reason      what was contradicted, or that there was no time
    """

    name: str
    outcome: PathEnd
    supposing: bool
    hardest: str
    steps: int
    cells: int
    seconds: float
    reason: str = ""


def walk_case(case: Case, timeout: float) -> WalkResult | None:
    """The path of a case that has one solution, each step held against it; None of any other case."""
    if case.count != 1 or (known := _known(case)) is None:
        return None
    began = process_time()
    used: list[Technique] = []
    grid, reason, contradicted = Grid.start(case.puzzle), "", False
    stop = Stop(timeout)
    try:
        with working_under(stop):
            for step, after in path(case.puzzle, _ladder(), stop=stop):
                used.append(step.technique)
                grid = after
                if fault := next(_faults(step, known), ""):
                    reason, contradicted = fault, True
                    break
    except StoppedError:
        reason = "no time for more"
    hardest = max(used, key=hardness, default=None)
    return WalkResult(
        case.name,
        "contradicted" if contradicted else "solved" if grid.is_full else "open",
        any(one.id == SUPPOSING for one in used),
        hardest.id if hardest else "",
        len(used),
        grid.digits.count(0),
        process_time() - began,
        reason,
    )


def _ladder() -> LogicOptions:
    return without_guessing(unique=True)


def _known(case: Case) -> dict[int, int] | None:
    """The digit of each cell of the board; of cells beside it nothing is said."""
    if case.solution is not None:
        lowest = case.puzzle.scale.lowest
        return {cell: value + 1 - lowest for cell, value in zip(case.cells, case.solution, strict=True)}
    found = solve(case.puzzle, timeout=60)
    return None if found is None else dict(enumerate(found.digits))


def _faults(step: Step, known: dict[int, int]) -> Iterator[str]:
    name = step.technique.id
    for cell, digit in step.placements:
        if known.get(cell, digit) != digit:
            yield f"{name} places {digit} in cell {cell}, where {known[cell]} is right"
    for cell, digit in step.eliminations:
        if known.get(cell) == digit:
            yield f"{name} removes {digit} from cell {cell}, where it is right"

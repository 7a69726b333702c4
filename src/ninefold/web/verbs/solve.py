"""`solve`: the solutions of a position, by one of the methods."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from ninefold.desk import dead_end
from ninefold.desk.ambiguity import differences
from ninefold.errors import PuzzleError, StoppedError
from ninefold.logic import path, without_guessing
from ninefold.model import Grid, Record
from ninefold.solving import count, solutions
from ninefold.web import limits
from ninefold.web.position import Cell, Cells, PositionAsk
from ninefold.web.work import Stopped, Work

_FEW_GIVENS = 17
_QUICK_LIMIT = 100

Method = Literal["auto", "logic", "guess", "combined", "backtracking"]


Only = Annotated[list[Cell], Field(max_length=Cells, fail_fast=True)]


class SolveAsk(PositionAsk):
    """A position, how many solutions of it, and by which method."""

    limit: int = Field(default=1, ge=1, le=limits.SOLUTIONS, description="At most so many solutions.")
    method: Method = "auto"
    only: Only | Literal["marked"] | None = Field(
        default=None, description="Cells to fill, or `marked` for those that the text marks with *; null for all."
    )

    @property
    def small(self) -> bool:
        return self.plain and self.method == "auto" and self.limit <= _QUICK_LIMIT


class PartialAnswer(BaseModel):
    """What logic alone can fill."""

    text: str
    digits: list[int]
    filled: int
    left: int
    steps: int


class SolveAnswer(BaseModel):
    """The solutions that were found. Exact: these are all."""

    count: int
    exact: bool
    solutions: list[str]
    differences: list[int]
    method: Method
    engine: str
    seconds: float
    stopped: Stopped | None
    sentence: str
    warning: str | None
    partial: PartialAnswer | None


def solve(ask: SolveAsk, work: Work) -> SolveAnswer:
    record = ask.record()
    shown = _shown(ask, record)
    grid = record.position
    work.heavy(
        record.puzzle.shape.size > 9
        or bool(record.puzzle.constraints)
        or ask.method in ("guess", "backtracking")
        or ask.limit > _QUICK_LIMIT
    )
    partial = None
    found: list[Grid] = []
    engine, ended = "logic", False
    try:
        if ask.method in ("logic", "combined"):
            reached, steps = _by_logic(grid, work)
            partial = _partial(grid, reached, steps)
            grid = reached
        if ask.method == "logic":
            found = [grid] if grid.is_full else []
            ended = grid.is_full
        else:
            engine, ended = _search(ask, grid, found, work)
    except StoppedError:
        pass
    return SolveAnswer(
        count=len(found),
        exact=ended,
        solutions=[_text(record, grid, shown) for grid in found],
        differences=list(differences(found)) if len(found) > 1 else [],
        method=ask.method,
        engine=engine,
        seconds=work.elapsed,
        stopped=None if ended else work.stopped,
        sentence=_sentence(ask, record, found, ended, partial, work),
        warning=_warning(ask, record),
        partial=partial,
    )


def _search(ask: SolveAsk, grid: Grid, found: list[Grid], work: Work) -> tuple[str, bool]:
    method = {"auto": "search", "combined": "guess"}.get(ask.method, ask.method)
    search = solutions(grid, limit=ask.limit, method=method, stop=work.stop)
    for solution in search:
        found.append(solution)
        work.tell("searching", len(found))
    return search.engine, len(found) < ask.limit


def _by_logic(grid: Grid, work: Work) -> tuple[Grid, int]:
    """Where logic ends, and after how many steps."""
    steps = 0
    for _, reached in path(grid, without_guessing(unique=_unique(grid, work)), stop=work.stop):
        work.look()
        grid, steps = reached, steps + 1
        work.tell("steps of logic", steps)
    return grid, steps


def _unique(grid: Grid, work: Work) -> bool:
    work.tell("checking uniqueness")
    return count(grid, limit=2, stop=work.stop) == 1


def _partial(start: Grid, reached: Grid, steps: int) -> PartialAnswer | None:
    if reached.is_full:
        return None
    left = reached.digits.count(0)
    filled = start.digits.count(0) - left
    return PartialAnswer(text=reached.oneline, digits=list(reached.digits), filled=filled, left=left, steps=steps)


def _shown(ask: SolveAsk, record: Record) -> frozenset[int] | None:
    """The cells to fill in the answer; None for all."""
    if ask.only is None:
        return None
    cells = record.marked if ask.only == "marked" else frozenset(ask.only)
    if not cells:
        raise PuzzleError("only: no cell is marked *" if ask.only == "marked" else "only: no cell is named")
    if any(not 0 <= cell < record.puzzle.shape.cells for cell in cells):
        raise PuzzleError(f"only: cells go from 0 to {record.puzzle.shape.cells - 1}, got {sorted(cells)}")
    return cells


def _text(record: Record, solution: Grid, shown: frozenset[int] | None) -> str:
    if shown is None:
        return solution.oneline
    before = record.position.digits
    digits = bytes(digit if before[cell] or cell in shown else 0 for cell, digit in enumerate(solution.digits))
    return record.puzzle.text_of(digits)


def _warning(ask: SolveAsk, record: Record) -> str | None:
    givens = record.puzzle.given_count
    if ask.method not in ("guess", "backtracking", "combined") or record.puzzle.shape.size < 9 or givens >= _FEW_GIVENS:
        return None
    return f"Only {givens} givens: guessing may take long; it can be stopped."


def _sentence(
    ask: SolveAsk, record: Record, found: list[Grid], ended: bool, partial: PartialAnswer | None, work: Work
) -> str:
    if work.stopped and not ended:
        so_far = f"{_solutions(len(found))} so far" if found else "no solution so far"
        ended_by = "The time is over" if work.stopped == "time" else "Stopped"
        return f"{ended_by}: {so_far}."
    if ask.method == "logic" and partial is not None:
        return f"Logic ends here: it fills {partial.filled} cells, {partial.left} stay open."
    if not found:
        return "No solution. " + (dead_end(record.position) or "") if record.puzzle.shape.size <= 9 else "No solution."
    if ended:
        return "One solution." if len(found) == 1 else f"{len(found)} solutions."
    return "A solution." if len(found) == 1 else f"{len(found)} solutions; there may be more."


def _solutions(number: int) -> str:
    return "one solution" if number == 1 else f"{number} solutions"

"""The solutions of a position, by one of the methods."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

from ninefold.choices import METHODS, Method
from ninefold.desk.ambiguity import differences
from ninefold.desk.answer import Answer
from ninefold.desk.task import Stopped, Task
from ninefold.errors import PuzzleError, StoppedError
from ninefold.model import Grid, Puzzle, Record
from ninefold.model.counted import counted
from ninefold.model.one_of import one_of
from ninefold.model.puzzle import FEWEST_GIVENS
from ninefold.solving import Method as Search
from ninefold.solving import count, solutions

QUICK_LIMIT = 100
"""More solutions than this are heavy work."""

_SEARCHES: dict[Method, Search] = {
    "auto": "search",
    "guess": "guess",
    "combined": "guess",
    "backtracking": "backtracking",
}
"""What the solvers call the search of a method."""

Only = Collection[int] | Literal["marked"]


@dataclass(frozen=True, slots=True)
class PartialAnswer:
    """What logic alone can fill."""

    text: str
    digits: tuple[int, ...]
    filled: int
    left: int
    steps: int


@dataclass(frozen=True, slots=True)
class SolveAnswer(Answer):
    """The solutions that were found. Exact: these are all."""

    puzzle: str
    count: int
    exact: bool
    solutions: list[str]
    differences: tuple[int, ...]
    method: Method
    engine: str
    seconds: float
    stopped: Stopped | None
    sentence: str
    warning: str | None
    partial: PartialAnswer | None


def solve(
    record: Record,
    *,
    method: Method = "auto",
    limit: int | None = 1,
    only: Only | None = None,
    seed: int | None = None,
    each: Callable[[Grid], None] | None = None,
    task: Task | None = None,
) -> SolveAnswer:
    """Up to `limit` solutions (None: all) from where the record stands.

    With a `seed` guesses are drawn by lot, else the smallest digit is tried first. Levels look for one solution.

    `only` names the cells to fill, or `marked` those that the text marks with *. `each` is handed every solution as it
    is found, or the grid where logic ends; the answer then lists none.

    >>> from ninefold.formats import read
    >>> solve(read("1.....2..3.....4")[0], limit=2).sentence
    'One solution.'
    """
    one_of("method", method, METHODS)
    task = task or Task()
    if seed is not None and method not in ("guess", "combined"):
        raise PuzzleError(f"seed: the methods guess and combined draw lots, not {method}")
    task.heavy_board(record.puzzle)
    task.heavy(method in ("guess", "backtracking", "levels") or limit is None or limit > QUICK_LIMIT)
    found, end = _Found(record, only, each), _End()
    with suppress(StoppedError):
        _search(record, method, limit, seed, found, end, task)
    return SolveAnswer(
        puzzle=record.puzzle.oneline,
        count=found.number,
        exact=end.seen_all,
        solutions=[one.oneline for one in found.kept],
        differences=differences(found.kept),
        method=method,
        engine=end.engine,
        seconds=task.elapsed,
        stopped=None if end.seen_all else task.stopped,
        sentence=_sentence_of_level(end.level)
        if method == "levels" and not task.stopped
        else _sentence(record, found.number, end.seen_all, end.partial if method == "logic" else None, task.stopped),
        warning=warning(record.puzzle, method),
        partial=end.partial,
    )


def warning(puzzle: Puzzle, method: Method) -> str | None:
    """A sentence where guessing may take long."""
    if method in ("auto", "logic") or puzzle.shape.size < 9 or puzzle.given_count >= FEWEST_GIVENS:
        return None
    return f"Only {counted(puzzle.given_count, 'given')}: guessing may take long; it can be stopped."


@dataclass
class _End:
    """How far a search has come, also when it is stopped.

    engine     what found the solutions
    seen_all   whether there are no more of them than were found
    partial    where logic ended, on the way
    level      the level that found one
    """

    engine: str = "logic"
    seen_all: bool = False
    partial: PartialAnswer | None = None
    level: int = 0


def _search(
    record: Record, method: Method, limit: int | None, seed: int | None, found: _Found, end: _End, task: Task
) -> None:
    grid = record.position
    if method in ("logic", "combined"):
        task.tell("checking uniqueness")
        known = count(grid, limit=2, stop=task.stop)
        end.seen_all = not known
        if known:
            grid, steps = _by_logic(grid, known == 1, task)
            end.partial = None if grid.is_full else _partial(record.position, grid, steps)
    if method == "logic" and not end.seen_all:
        end.seen_all = grid.is_full
        found.take(grid)
    elif method == "levels":
        from ninefold.desk.by_levels import by_levels

        end.engine = "levels"
        if by := by_levels(grid, task.stop):
            found.take(by[0])
            end.level = by[1]
    elif not end.seen_all:
        if seed is None:
            search = solutions(grid, limit=limit, method=_SEARCHES[method], stop=task.stop)
            _take_each(search, found, task)
            end.engine = search.engine
        else:
            from ninefold.desk.by_lot import guessed_by_lot

            end.engine = "guess"
            _take_each(guessed_by_lot(grid, seed, limit, task.stop), found, task)
        end.seen_all = limit is None or found.number < limit


def _take_each(search: Iterable[Grid], found: _Found, task: Task) -> None:
    for solution in search:
        found.take(solution)
        task.tell("searching", found.number)


class _Found:
    """Grids as they are found: counted, with no more cells filled than were asked for, and kept or handed on."""

    def __init__(self, record: Record, only: Only | None, each: Callable[[Grid], None] | None) -> None:
        self.number = 0
        self.kept: list[Grid] = []
        self._record = record
        self._shown = _shown(record, only)
        self._each = each

    def take(self, grid: Grid) -> None:
        self.number += grid.is_full
        if self._shown is not None:
            before = self._record.position.digits
            digits = bytes(
                digit if before[cell] or cell in self._shown else 0 for cell, digit in enumerate(grid.digits)
            )
            shown = Grid.of_digits(self._record.puzzle, digits)
        else:
            shown = grid
        if self._each is not None:
            self._each(shown)
        elif grid.is_full:
            self.kept.append(shown)


def _shown(record: Record, only: Only | None) -> Collection[int] | None:
    """The cells to fill in the answer; None for all."""
    if only is None:
        return None
    cells = record.marked if only == "marked" else frozenset(only)
    if not cells:
        raise PuzzleError(f"no cell is {'marked *' if only == 'marked' else 'named'}: {record.puzzle.oneline}")
    if any(not 0 <= cell < record.puzzle.shape.cells for cell in cells):
        raise PuzzleError(f"only: cells go from 0 to {record.puzzle.shape.cells - 1}, got {sorted(cells)}")
    return cells


def _by_logic(grid: Grid, unique: bool, task: Task) -> tuple[Grid, int]:
    """Where logic ends, and after how many steps."""
    from ninefold.logic import path, without_guessing

    steps = 0
    for _, reached in path(grid, without_guessing(unique=unique), stop=task.stop):
        task.look()
        grid, steps = reached, steps + 1
        task.tell("steps of logic", steps)
    return grid, steps


def _partial(start: Grid, reached: Grid, steps: int) -> PartialAnswer:
    left = reached.digits.count(0)
    return PartialAnswer(reached.oneline, tuple(reached.digits), start.digits.count(0) - left, left, steps)


def _sentence_of_level(level: int) -> str:
    from ninefold.desk.by_levels import LEVELS

    if not level:
        return f"The levels end here: not even {LEVELS[-1]} solves it."
    return f"A solution by level {level} of {len(LEVELS)}: {LEVELS[level - 1]}."


def _sentence(record: Record, found: int, ended: bool, partial: PartialAnswer | None, stopped: Stopped | None) -> str:
    if stopped and not ended:
        so_far = "no solution" if not found else "one solution" if found == 1 else f"{found} solutions"
        return f"{'The time is over' if stopped == 'time' else 'Stopped'}: {so_far} so far."
    if partial is not None:
        return f"Logic ends here: it fills {partial.filled} cells, {partial.left} stay open."
    if not found:
        from ninefold.desk.dead_end import no_solution

        return no_solution(record.position)
    if ended:
        return "One solution." if found == 1 else f"{found} solutions."
    return "A solution." if found == 1 else f"{found} solutions; there may be more."

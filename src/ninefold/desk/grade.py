"""What goes beside a puzzle on paper and in files: its only solution, and its level."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.desk.task import Task
from ninefold.errors import StoppedError
from ninefold.model import Grid, Puzzle
from ninefold.rating import rate
from ninefold.solving import solutions


@dataclass(frozen=True, slots=True)
class Grade:
    """How many solutions there are (2: more than one; None: not known), the only one, and its level."""

    count: int | None = None
    solution: Grid | None = None
    level: str | None = None


def grade(puzzle: Puzzle, *, level: bool = True, task: Task | None = None) -> Grade:
    """The only solution and, unless it is not asked for, the level; what the time was too short for is left out.

    >>> from ninefold.formats import read_puzzle
    >>> grade(read_puzzle("1.....2..3.....4")).level
    'easy'
    """
    task = task or Task()
    count, solution = None, None
    try:
        found = list(solutions(puzzle, limit=2, stop=task.stop))
        count, solution = len(found), found[0] if len(found) == 1 else None
        if solution is not None and level:
            only = frozenset({"level"})
            return Grade(1, solution, rate(puzzle, only=only, solutions=1, stop=task.stop).level)
    except StoppedError:
        pass
    return Grade(count, solution)

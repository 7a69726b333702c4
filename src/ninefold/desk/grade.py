"""What goes beside a puzzle on paper and in files: its only solution, and its level."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ninefold.desk.task import Task
from ninefold.errors import StoppedError
from ninefold.model import Grid, Puzzle, Record
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
            return Grade(1, solution, rate(puzzle, only=["level"], solutions=1, stop=task.stop).level)
    except StoppedError:
        pass
    return Grade(count, solution)


def with_answers(record: Record, *, solution: bool = True, level: bool = True, task: Task | None = None) -> Record:
    """The record with its solution and its level, where it has none yet and there is one solution."""
    solution = solution and record.solution is None
    level = level and "level" not in record.facts
    if not solution and not level:
        return record
    found = grade(record.puzzle, level=level, task=task)
    if solution and found.solution:
        record = replace(record, solution=found.solution.digits)
    return replace(record, facts={**record.facts, "level": found.level}) if found.level else record

"""What every empty cell may still be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from ninefold.desk.answer import Answer
from ninefold.desk.task import Stopped, Task
from ninefold.errors import StoppedError
from ninefold.model import Grid, Record
from ninefold.model.one_of import one_of
from ninefold.solving import true_candidates

Kind = Literal["plain", "true"]
"""plain: what the digits leave; true: what occurs in some solution."""
KINDS: tuple[Kind, ...] = get_args(Kind)


@dataclass(frozen=True, slots=True)
class CandidatesAnswer(Answer):
    """The candidates of every cell; `empty` are empty cells that have none."""

    puzzle: str
    candidates: list[tuple[int, ...]]
    kind: Kind
    exact: bool
    empty: list[int]
    seconds: float
    stopped: Stopped | None


def candidates(record: Record, *, kind: Kind = "plain", task: Task | None = None) -> CandidatesAnswer:
    """The open digits of every cell, none for a filled one.

    >>> from ninefold.formats import read
    >>> candidates(read("1.....2..3.....4")[0]).candidates[:4]
    [(), (2, 4), (3, 4), (3,)]
    """
    one_of("kind of candidates", kind, KINDS)
    task = task or Task()
    grid = record.position
    found = open_digits(grid)
    exact = True
    if kind == "true":
        task.heavy_board(record.puzzle)
        try:
            alive = true_candidates(grid, stop=task.stop)
            found = [
                () if grid.digits[cell] else tuple(digit for digit in digits if (cell, digit) in alive)
                for cell, digits in enumerate(found)
            ]
        except StoppedError:
            exact = False
    return CandidatesAnswer(
        puzzle=record.puzzle.oneline,
        candidates=found,
        kind=kind,
        exact=exact,
        empty=[cell for cell, digits in enumerate(found) if not digits and not grid.digits[cell]],
        seconds=task.elapsed,
        stopped=None if exact else task.stopped,
    )


def open_digits(grid: Grid) -> list[tuple[int, ...]]:
    """The open digits of every cell, none for a filled one."""
    known: dict[int, tuple[int, ...]] = {}
    digits = range(1, grid.puzzle.shape.size + 1)
    for mask in grid.candidates:
        if mask not in known:
            known[mask] = tuple(digit for digit in digits if mask >> (digit - 1) & 1)
    return [known[mask] for mask in grid.candidates]

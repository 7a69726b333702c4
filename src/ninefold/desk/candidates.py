"""What every empty cell may still be."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.choices import CANDIDATE_KINDS, MOST_HELD, CandidateKind
from ninefold.desk.answer import Answer
from ninefold.desk.task import Stopped, Task
from ninefold.errors import PuzzleError, StoppedError
from ninefold.model import Grid, Record
from ninefold.model.one_of import one_of
from ninefold.solving import true_candidates


@dataclass(frozen=True, slots=True)
class CandidatesAnswer(Answer):
    """The candidates of every cell; `empty` are empty cells that have none.

    counts    for each true candidate in how many solutions it occurs, up to the limit; none for plain ones
    """

    puzzle: str
    candidates: list[tuple[int, ...]]
    counts: list[tuple[int, ...]]
    kind: CandidateKind
    exact: bool
    empty: list[int]
    seconds: float
    stopped: Stopped | None


def candidates(
    record: Record, *, kind: CandidateKind = "plain", limit: int = 1, task: Task | None = None
) -> CandidatesAnswer:
    """The open digits of every cell, none for a filled one; `limit`: how far the solutions of a true one are counted.

    >>> from ninefold.formats import read
    >>> candidates(read("1.....2..3.....4")[0]).candidates[:4]
    [(), (2, 4), (3, 4), (3,)]
    """
    one_of("kind of candidates", kind, CANDIDATE_KINDS)
    if not 1 <= limit <= MOST_HELD:
        raise PuzzleError(f"limit: expected 1 to {MOST_HELD:,}, got {limit}")
    task = task or Task()
    grid = record.position
    found = open_digits(grid)
    counts: list[tuple[int, ...]] = []
    exact = True
    if kind == "true":
        task.heavy_board(record.puzzle)
        try:
            alive = true_candidates(grid, limit=limit, stop=task.stop)
            found = [
                () if grid.digits[cell] else tuple(digit for digit in digits if (cell, digit) in alive)
                for cell, digits in enumerate(found)
            ]
            counts = [tuple(alive[cell, digit] for digit in digits) for cell, digits in enumerate(found)]
        except StoppedError:
            exact = False
    return CandidatesAnswer(
        puzzle=record.puzzle.oneline,
        candidates=found,
        counts=counts,
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

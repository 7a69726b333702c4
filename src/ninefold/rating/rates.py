"""What raters say of one puzzle."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, get_args

from ninefold.choices import ASKED_COLUMNS, USUAL_COLUMNS, Column, Level, Mastery
from ninefold.model import Puzzle
from ninefold.model.one_of import one_of

SCORES: frozenset[Column] = frozenset({"level", "score", "hardest"})
EXPLAINER: frozenset[Column] = frozenset({"er", "ep", "ed"})
EXPERT: frozenset[Column] = frozenset(ASKED_COLUMNS)
COLUMNS: frozenset[Column] = frozenset(USUAL_COLUMNS)
"""What is told when nothing is asked for. The three of SCORES come together, and so do the three of EXPLAINER."""


def columns(only: Iterable[str]) -> frozenset[Column]:
    """The columns of these names, er with ep and ed; a name that is none is refused, with a list of those that are.

    >>> sorted(columns(["level", "w"])), sorted(columns("er"))
    (['level', 'w'], ['ed', 'ep', 'er'])
    """
    names = {only} if isinstance(only, str) else set(only)
    known: tuple[Column, ...] = get_args(Column)
    for name in sorted(names):
        one_of("column", name, known)
    return frozenset(column for column in known if column in names or ("er" in names and column in EXPLAINER))


class Rates(NamedTuple):
    """The numbers of a puzzle; None for what was not asked, or does not exist. `DataFrame(rate_many(…))` is flat.

    level       easy, medium, hard, unfair, extreme: by the hardest step and the sum of points
    score       the sum of points over all steps
    mastery     easy, medium, hard, expert: by the hardest technique that a person must master
    complexity  a rough count of the work, 0 if not solved
    hardest     the id of the hardest technique of the path
    er, ep, ed  Sudoku Explainer's ratings: the hardest step, the hardest up to the first digit, the first; 9×9 only
    w, b        the longest whip, and the longest braid, that is needed; 9×9 only, like all that follow
    gw, gb      the same with groups
    te, bxb     how deep trials must be nested, and the longest braid needed inside those of depth 1
    problem     why there are no numbers: no solution, or more than one
    """

    puzzle: Puzzle
    level: Level | None = None
    score: int | None = None
    hardest: str | None = None
    mastery: Mastery | None = None
    complexity: int | None = None
    er: float | None = None
    ep: float | None = None
    ed: float | None = None
    w: int | None = None
    b: int | None = None
    gw: int | None = None
    gb: int | None = None
    te: int | None = None
    bxb: int | None = None
    problem: str = ""

    @classmethod
    def of_solutions(cls, puzzle: Puzzle, solutions: int) -> Rates:
        """A puzzle that has no numbers, because it has not exactly one solution."""
        return cls(puzzle, complexity=0, problem="more than one solution" if solutions else "no solution")

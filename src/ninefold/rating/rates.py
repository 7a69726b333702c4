"""What raters say of one puzzle."""

from __future__ import annotations

from dataclasses import dataclass

from ninefold.model import Puzzle

SCORES = frozenset({"level", "score", "hardest"})
EXPLAINER = frozenset({"er", "ep", "ed"})
COLUMNS = SCORES | EXPLAINER | {"mastery", "complexity"}
"""What is told when nothing is asked for. The three of SCORES come together, and so do the three of EXPLAINER."""
EXPERT = frozenset({"w", "b", "gw", "gb", "te", "bxb"})
"""What is told only when it is asked for by name: on hard puzzles some of them take seconds."""


@dataclass(frozen=True, slots=True)
class Rates:
    """The numbers of a puzzle; None for what was not asked, or does not exist.

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
    level: str | None = None
    score: int | None = None
    hardest: str | None = None
    mastery: str | None = None
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

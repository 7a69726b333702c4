"""The door to CaDiCaL, for boards where searching alone stalls. Needs python-sat (the extra `sat`)."""

from __future__ import annotations

from typing import Any

from ninefold._native import Stop
from ninefold.model import Puzzle
from ninefold.solve.clauses import Clauses, TooLargeError

_SLICE = 4000
"""Conflicts between two looks at the clock."""


class Sat:
    """CaDiCaL at work on a board: solutions one after the other, in turns of so many conflicts."""

    name = "cadical"

    def __init__(self, clauses: Clauses) -> None:
        self.done = False
        self._clauses = clauses
        self._solver = _solver_class()(bootstrap_with=clauses.clauses)

    def exclude(self, digits: bytes) -> None:
        """A solution that is known already."""
        self._solver.add_clause(self._clauses.block(digits))

    def next(self, conflicts: int, stop: Stop) -> bytes | None:
        """A solution that was not excluded; None if there is none (`done`), or none was found in this turn."""
        while conflicts > 0 and not stop.look():
            self._solver.conf_budget(min(conflicts, _SLICE))
            answer = self._solver.solve_limited()
            if answer:
                return self._clauses.digits_of(self._solver.get_model())
            if answer is False:
                self.done = True
                return None
            conflicts -= _SLICE
        return None

    def close(self) -> None:
        self._solver.delete()


def hand_over(puzzle: Puzzle, candidates: list[list[int]]) -> Sat | None:
    """CaDiCaL with a puzzle and its candidates left; None if python-sat is missing, or the board is too large."""
    if _solver_class() is None:
        return None
    rules = [rule for constraint in puzzle.constraints for rule in constraint.rules(puzzle.scale)]
    try:
        return Sat(Clauses(puzzle.shape.size, [house.cells for house in puzzle.houses], rules, candidates))
    except TooLargeError:
        return None


def _solver_class() -> Any:
    try:
        from pysat.solvers import Cadical195
    except ImportError:
        return None
    return Cadical195

"""CaDiCaL, for boards where searching alone stalls. Needs python-sat (the extra `sat`)."""

from __future__ import annotations

from typing import Any

from ninefold.engine.problem import rules_of
from ninefold.engine.stop import Stop
from ninefold.model import Puzzle
from ninefold.solving.clauses import Clauses, TooLargeError
from ninefold.stopping import look

_SLICE = 4000
"""Conflicts between two looks at the clock."""
_LARGE = 100_000
"""Clauses above which these are fewer: each conflict takes longer."""
_CHUNK = 10_000
"""Clauses that are handed over at once."""


class Sat:
    """CaDiCaL at work on a board: solutions one after the other, in turns of so many conflicts."""

    name = "cadical"

    def __init__(self, clauses: Clauses) -> None:
        self.done = False
        self._clauses = clauses
        self._slice = max(1, min(_SLICE, _SLICE * _LARGE // len(clauses.clauses))) if clauses.clauses else _SLICE
        self._solver = _solver_class()()
        for first in range(0, len(clauses.clauses), _CHUNK):
            look()
            self._solver.append_formula(clauses.clauses[first : first + _CHUNK])

    def exclude(self, digits: bytes) -> None:
        """A solution that is known already."""
        self._solver.add_clause(self._clauses.block(digits))

    def next(self, conflicts: int, stop: Stop) -> bytes | None:
        """A solution that was not excluded; None if there is none (`done`), or none was found in this turn."""
        while conflicts > 0 and not stop.look():
            self._solver.conf_budget(min(conflicts, self._slice))
            answer = self._solver.solve_limited()
            if answer:
                return self._clauses.digits_of(self._solver.get_model())
            if answer is False:
                self.done = True
                return None
            conflicts -= self._slice
        return None

    def close(self) -> None:
        self._solver.delete()


def hand_over(puzzle: Puzzle, candidates: list[list[int]]) -> Sat | None:
    """CaDiCaL with a puzzle and its candidates left; None if python-sat is missing, or the board is too large."""
    if _solver_class() is None:
        return None
    rules = (rule for _, _, rule in rules_of(puzzle))
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

"""The door to CaDiCaL, for boards where searching alone stalls. Needs python-sat (the extra `sat`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ninefold._native import Stop
from ninefold.model import Puzzle
from ninefold.solve.clauses import Clauses, TooLargeError

ENGINE = "cadical"
_SLICE = 3000
"""Conflicts between two looks at the clock."""


def hand_over(puzzle: Puzzle, candidates: list[list[int]]) -> Clauses | None:
    """The clauses of a puzzle with the candidates left; None if there is no SAT solver, or the board is too large."""
    if _solver_class() is None:
        return None
    rules = [rule for constraint in puzzle.constraints for rule in constraint.rules(puzzle.scale)]
    try:
        return Clauses(puzzle.shape.size, [house.cells for house in puzzle.houses], rules, candidates)
    except TooLargeError:
        return None


def models(clauses: Clauses, known: Iterable[bytes], stop: Stop) -> Iterator[bytes]:
    """Every solution but the known ones; ends early when it must stop."""
    make = _solver_class()
    assert make is not None
    with make(bootstrap_with=clauses.clauses) as solver:
        for digits in known:
            solver.add_clause(clauses.block(digits))
        while not stop.look():
            solver.conf_budget(_SLICE)
            answer = solver.solve_limited()
            if answer is None:
                continue
            if not answer:
                return
            digits = clauses.digits_of(solver.get_model())
            yield digits
            solver.add_clause(clauses.block(digits))


def _solver_class() -> Any:
    try:
        from pysat.solvers import Cadical195
    except ImportError:
        return None
    return Cadical195

"""Sudoku as clauses, solved by CaDiCaL (python-sat).

A variable per candidate that the givens leave. Clauses: every cell has a digit, every full house has every digit,
no house has a digit twice. "At most one digit per cell" follows from the houses but helps the solver.
"""

from __future__ import annotations

from itertools import combinations
from time import process_time

from ninefold.engine.lab import ERR, SOLVED, Limits, Outcome
from ninefold.errors import MissingExtraError
from ninefold.model import Grid, Puzzle


def run(puzzle: Puzzle, limits: Limits) -> Outcome:
    try:
        from pysat.solvers import Cadical195
    except ImportError as error:
        raise MissingExtraError("the SAT solver", "lab") from error
    began = process_time()
    start = Grid.start(puzzle)
    variables: dict[tuple[int, int], int] = {}
    for cell in range(puzzle.shape.cells):
        for digit in start.candidates_of(cell):
            variables[cell, digit] = len(variables) + 1
    with Cadical195(bootstrap_with=clauses(puzzle, start, variables)) as solver:
        solvable = solver.solve()
        model = set(solver.get_model() or ())
        facts = solver.accum_stats()
    digits = bytearray(puzzle.givens)
    for (cell, digit), variable in variables.items():
        if variable in model:
            digits[cell] = digit
    return Outcome(
        SOLVED if solvable else ERR,
        bytes(digits) if solvable else b"",
        seconds=process_time() - began,
        nodes=facts["decisions"],
        placements=facts["propagations"],
        checks=facts["conflicts"],
        peak_states=1,
        solutions=int(bool(solvable)),
    )


def clauses(puzzle: Puzzle, start: Grid, variables: dict[tuple[int, int], int]) -> list[list[int]]:
    """The puzzle in conjunctive normal form; an empty clause says that a cell or a digit has no place."""
    size = puzzle.shape.size
    result: list[list[int]] = []
    for cell, digit in enumerate(puzzle.givens):
        if digit == 0:
            own = [variables[cell, digit] for digit in start.candidates_of(cell)]
            result.append(own)
            result += [[-a, -b] for a, b in combinations(own, 2)]
    for house in puzzle.houses:
        there = [puzzle.givens[cell] for cell in house.cells if puzzle.givens[cell]]
        for digit in range(1, size + 1):
            places = [variables[cell, digit] for cell in house.cells if (cell, digit) in variables]
            if there.count(digit) > 1:
                result.append([])
            if digit in there:
                continue
            if len(house.cells) == size:
                result.append(places)
            result += [[-a, -b] for a, b in combinations(places, 2)]
    return result

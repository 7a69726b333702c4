"""Sudoku as a constraint model, solved by CP-SAT (OR-Tools): an integer per cell, all different in every house."""

from __future__ import annotations

from time import process_time

from ninefold.engine.lab import ERR, INF, SOLVED, Limits, Outcome
from ninefold.errors import MissingExtraError
from ninefold.model import Puzzle


def run(puzzle: Puzzle, limits: Limits) -> Outcome:
    try:
        from ortools.sat.python import cp_model
    except ImportError as error:
        raise MissingExtraError("CP-SAT", "lab") from error
    began = process_time()
    model = cp_model.CpModel()
    size = puzzle.shape.size
    cells = [model.new_int_var(given or 1, given or size, f"cell{cell}") for cell, given in enumerate(puzzle.givens)]
    for house in puzzle.houses:
        model.add_all_different([cells[cell] for cell in house.cells])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1  # the others have one thread too
    solver.parameters.max_time_in_seconds = limits.seconds
    solver.parameters.random_seed = limits.seed
    status = solver.solve(model)
    solved = status in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    return Outcome(
        SOLVED if solved else INF if status == cp_model.UNKNOWN else ERR,
        bytes(solver.value(cell) for cell in cells) if solved else b"",
        seconds=process_time() - began,
        nodes=solver.num_branches,
        checks=solver.num_conflicts,
        peak_states=1,
        cut="time" if status == cp_model.UNKNOWN else "",
        solutions=int(solved),
    )

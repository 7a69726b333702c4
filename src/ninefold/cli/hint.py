"""`ninefold hint`: the next step, in four stages."""

from __future__ import annotations

import json

import click

from ninefold._native import Stop
from ninefold.cli.puzzle_argument import Complaints, json_option, puzzle_argument, records, timeout_option
from ninefold.logic import explain, next_step, without_guessing, words
from ninefold.model import Grid, Shape, Step, cell_name
from ninefold.model.cells import cell_names
from ninefold.solve import solutions


@click.command()
@puzzle_argument
@click.option("--stage", type=click.IntRange(1, 4), default=1, show_default=True, help="How much to say.")
@timeout_option
@json_option
def hint(puzzle: str, format_name: str | None, box: Shape | None, stage: int, stop: Stop, as_json: bool) -> int:
    """Give the next step of PUZZLE, a little at a time.

    Stage 1 says where to look, 2 which technique, 3 which cells, 4 everything.
    """
    complaints = Complaints()
    yes = True
    for record in complaints.good(records(puzzle, format_name, box)):
        grid = record.position
        told = _mistake(grid, stop) or _next(grid, stage, stop)
        yes = yes and told["kind"] == "step"
        click.echo(json.dumps(told, ensure_ascii=False) if as_json else told["words"])
    return complaints.exit_code(yes)


def _mistake(grid: Grid, stop: Stop) -> dict[str, str] | None:
    """What is already wrong: a placed digit or a removed candidate that the solution contradicts."""
    puzzle = grid.puzzle
    found = list(solutions(puzzle, limit=2, stop=stop))
    if not found:
        return {"kind": "impossible", "words": "The puzzle has no solution."}
    if len(found) > 1:
        return None
    for cell, (digit, right) in enumerate(zip(grid.digits, found[0].digits, strict=True)):
        name = cell_name(cell, puzzle.shape.size)
        if digit and digit != right:
            return {"kind": "mistake", "words": f"{name} cannot be {puzzle.symbol(digit)}."}
        if not digit and not grid.candidates[cell] >> (right - 1) & 1:
            return {"kind": "mistake", "words": f"A candidate that is still possible was removed from {name}."}
    return None


def _next(grid: Grid, stage: int, stop: Stop) -> dict[str, str]:
    if grid.is_full:
        return {"kind": "done", "words": "The grid is full."}
    unique = len(list(solutions(grid, limit=2, stop=stop))) == 1
    step = next_step(grid, without_guessing(unique=unique), stop=stop)
    if step is None:
        return {"kind": "stuck", "words": "Logic ends here."}
    size = grid.puzzle.shape.size
    answer = {"kind": "step", "stage": str(stage), "words": _words(step, stage, size)}
    return answer | ({"technique": step.technique.id} if stage >= 2 else {})


def _words(step: Step, stage: int, size: int) -> str:
    if stage == 4:
        return f"{step.technique.name}: {words(explain(step, long=True, size=size))}"
    if stage == 3:
        cells = step.evidence.cells or tuple(dict.fromkeys(cell for cell, _ in (*step.placements, *step.eliminations)))
        return f"{step.technique.name}: look at {cell_names(cells, size)}."
    if stage == 2:
        return f"Look for this technique: {step.technique.name}."
    houses = [mark.house.name for mark in step.evidence.houses]
    if houses:
        return f"Look at {houses[0]}."
    cell, _ = (*step.placements, *step.eliminations)[0]
    return f"Look at row {cell // size + 1}."

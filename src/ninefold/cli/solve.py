"""`ninefold solve`: the solutions of a puzzle."""

from __future__ import annotations

import sys

import click

from ninefold.cli.plain_lines import answer_lines, plain_lines, write_bytes
from ninefold.cli.puzzle_argument import (
    Complaints,
    Entries,
    json_option,
    puzzle_argument,
    strict_option,
    timeout_option,
    told_as_json,
)
from ninefold.cli.variant_option import variant_option
from ninefold.desk import solve as desk
from ninefold.desk.methods import METHODS, Method
from ninefold.desk.task import Task
from ninefold.model import Grid
from ninefold.picture.text import candidates_text, grid_text

SHOWS = ("oneline", "grid", "candidates")


@click.command()
@puzzle_argument
@variant_option
@click.option("--all", "every", is_flag=True, help="Every solution, however many.")
@click.option("--limit", type=click.IntRange(min=1), default=1, show_default=True, help="At most so many solutions.")
@click.option("--method", type=click.Choice(METHODS), default="auto", show_default=True, help="How to solve.")
@click.option("--only-marked", is_flag=True, help="Fill only the cells marked *.")
@click.option("--show", type=click.Choice(SHOWS), default="oneline", show_default=True, help="How to print a grid.")
@strict_option
@timeout_option
@json_option
def solve(
    entries: Entries,
    every: bool,
    limit: int,
    method: Method,
    only_marked: bool,
    show: str,
    strict: bool,
    task: Task,
    as_json: bool,
) -> int:
    """Print the solutions of PUZZLE, one line each.

    Methods: auto, the fastest; logic, only what follows step by step, and it stops where logic ends; guess, trying
    digits alone; combined, logic first and then guesses; backtracking, cell by cell.

    A file of 9×9 lines is solved at full speed, one line per puzzle in their order; dots where there is no solution.
    """
    complaints = Complaints()
    yes = True
    plain = method == "auto" and show == "oneline" and limit == 1 and not (every or only_marked or as_json)
    with plain_lines(entries) as file:
        if file and plain:
            for answers in answer_lines(file, 1, solutions=True, strict=strict, stop=task.stop, told=complaints):
                yes = yes and 0 not in answers.counts.tolist()
                write_bytes(answers.solution_lines())
            return complaints.exit_code(yes)
    for record in complaints.good(entries, strict=strict):
        with complaints.of_this_one(strict=strict):
            if (warning := desk.warning(record.puzzle, method)) and sys.stderr.isatty():
                click.echo(f"ninefold: {warning}", err=True)
            answer = desk.solve(
                record,
                method=method,
                limit=None if every else limit,
                only="marked" if only_marked else None,
                each=None if as_json else lambda grid: click.echo(_text(grid, show)),
                task=task,
            )
            yes = yes and answer.count > 0
            if not told_as_json(answer, task, as_json) and not answer.count:
                more = " --method combined goes on by guessing." if answer.partial else ""
                click.echo(f"ninefold: {answer.sentence}{more}", err=True)
    return complaints.exit_code(yes)


def _text(grid: Grid, show: str) -> str:
    if show == "grid":
        return grid_text(grid, lambda text, given: click.style(text, fg=None if given else "blue", bold=given)) + "\n"
    return candidates_text(grid) + "\n" if show == "candidates" else grid.oneline

"""`ninefold solve`: the solutions of a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from ninefold.choices import METHODS, Method
from ninefold.cli.plain_lines import answer_lines, plain_lines, write_bytes
from ninefold.cli.question import Question, question

if TYPE_CHECKING:
    from ninefold.desk import solve as desk
    from ninefold.model import Grid, Record

SHOWS = ("oneline", "grid", "candidates", "picture")


@question
@click.option("--all", "every", is_flag=True, help="Every solution, however many.")
@click.option("--limit", type=click.IntRange(min=1), default=1, show_default=True, help="At most so many solutions.")
@click.option("--method", type=click.Choice(METHODS), default="auto", show_default=True, help="How to solve.")
@click.option("--seed", type=click.IntRange(min=0), help="Guesses are drawn by lot; the same seed draws the same.")
@click.option("--only-marked", is_flag=True, help="Fill only the cells marked *.")
@click.option("--show", type=click.Choice(SHOWS), default="oneline", show_default=True, help="How to print a grid.")
def solve(
    asked: Question, every: bool, limit: int, method: Method, seed: int | None, only_marked: bool, show: str
) -> int:
    """Print the solutions of PUZZLE, one line each.

    Methods: auto, the fastest; logic, only what follows step by step, and it stops where logic ends; guess, trying
    digits alone, in an order drawn by lot with --seed; combined, logic first and then guesses; backtracking, cell by
    cell; levels, five levels of logic and then the trial of one assumed value and of two.

    A file of 9×9 lines is solved at full speed, one line per puzzle in their order; dots where there is no solution.
    """
    usual = method == "auto" and seed is None and show == "oneline" and limit == 1
    plain = usual and not (every or only_marked or asked.as_json)
    with plain_lines(asked.entries) as file:
        if file and plain:
            yes = True
            for answers in answer_lines(file, 1, asked, solutions=True):
                yes = yes and 0 not in answers.counts.tolist()
                write_bytes(answers.solution_lines())
            return asked.complaints.exit_code(yes)

    from ninefold.desk import solve as desk

    def ask(record: Record) -> desk.SolveAnswer:
        if (warning := desk.warning(record.puzzle, method)) and not asked.as_json:
            click.echo(f"ninefold: {warning}", err=True)
        return desk.solve(
            record,
            method=method,
            limit=None if every else limit,
            only="marked" if only_marked else None,
            seed=seed,
            each=None if asked.as_json else lambda grid: click.echo(_text(grid, show)),
            task=asked.task,
        )

    return asked.answered(ask, _tell, yes=lambda answer: answer.count > 0)


def _tell(_: Record, answer: desk.SolveAnswer) -> None:
    """The solutions were printed as they came."""
    if answer.count and answer.method == "levels":
        click.echo(f"ninefold: {answer.sentence}", err=True)
    if not answer.count:
        more = " --method combined goes on by guessing." if answer.partial else ""
        click.echo(f"ninefold: {answer.sentence}{more}", err=True)


def _text(grid: Grid, show: str) -> str:
    if show == "oneline":
        return grid.oneline
    if show == "picture":
        from ninefold.cli.pen import pen
        from ninefold.picture.terminal import board_terminal

        return board_terminal(grid.puzzle, grid, pen=pen) + "\n"
    from ninefold.picture.text import candidates_text, grid_text

    if show == "grid":
        return grid_text(grid, lambda text, given: click.style(text, fg=None if given else "blue", bold=given)) + "\n"
    return candidates_text(grid) + "\n"

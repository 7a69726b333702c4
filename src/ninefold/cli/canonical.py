"""`ninefold canonical`: one form for puzzles that differ by symmetries alone."""

from __future__ import annotations

import json

import click

from ninefold.cli.puzzle_argument import (
    Complaints,
    Entries,
    json_option,
    puzzle_argument,
    strict_option,
    timeout_option,
)
from ninefold.desk.task import Task
from ninefold.generating.canonical import canonical as form_of


@click.command()
@puzzle_argument
@click.option("--distinct", is_flag=True, help="Each form once: leave out isomorphs of what came before.")
@strict_option
@timeout_option
@json_option
def canonical(entries: Entries, distinct: bool, strict: bool, task: Task, as_json: bool) -> int:
    """Print the canonical form of every puzzle of PUZZLE: of all its symmetries, the smallest text (minlex).

    Two 9×9 puzzles are the same, but for rows, columns and digits changed about, if and only if their forms are equal.
    """
    complaints = Complaints()
    seen: set[bytes] = set()
    for record in complaints.good(entries, strict=strict):
        with complaints.of_this_one(strict=strict):
            form = form_of(record.puzzle, stop=task.stop)
            if distinct:
                if form.givens in seen:
                    continue
                seen.add(form.givens)
            if as_json:
                click.echo(json.dumps({"puzzle": record.puzzle.oneline, "canonical": form.oneline}))
            else:
                click.echo(form.oneline)
    return complaints.exit_code()

"""`ninefold minimize`: puzzles without their needless givens."""

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
from ninefold.cli.variant_option import variant_option
from ninefold.desk.task import Task
from ninefold.generating.minimize import minimize as without_needless


@click.command()
@puzzle_argument
@variant_option
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=0, help="Decides which givens go.")
@strict_option
@timeout_option
@json_option
def minimize(entries: Entries, seed: int, strict: bool, task: Task, as_json: bool) -> int:
    """Print every puzzle of PUZZLE without the givens that it does not need; each must have one solution."""
    complaints = Complaints()
    for record in complaints.good(entries, strict=strict):
        with complaints.of_this_one(strict=strict):
            small = without_needless(record.puzzle, seed=seed, stop=task.stop)
            if as_json:
                before = record.puzzle.given_count
                click.echo(json.dumps({"puzzle": small.oneline, "givens": small.given_count, "before": before}))
            else:
                click.echo(small.oneline)
    return complaints.exit_code()

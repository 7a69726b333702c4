"""`ninefold minimize`: puzzles without their needless givens."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ninefold.cli.puzzle_argument import (
    Complaints,
    json_option,
    puzzle_argument,
    records,
    strict_option,
    timeout_option,
)
from ninefold.cli.variant_option import variant_option, with_rules
from ninefold.engine.stop import Stop
from ninefold.generating.minimize import minimize as without_needless
from ninefold.model import Shape


@click.command()
@puzzle_argument
@variant_option
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), default=0, help="Decides which givens go.")
@strict_option
@timeout_option
@json_option
def minimize(
    puzzle: str,
    format_name: str | None,
    box: Shape | None,
    variants: str,
    rules_file: Path | None,
    seed: int,
    strict: bool,
    stop: Stop,
    as_json: bool,
) -> int:
    """Print every puzzle of PUZZLE without the givens that it does not need; each must have one solution."""
    complaints = Complaints()
    for record in complaints.good(with_rules(records(puzzle, format_name, box), variants, rules_file), strict=strict):
        with complaints.of_this_one(strict=strict):
            small = without_needless(record.puzzle, seed=seed, stop=stop)
            if as_json:
                before = record.puzzle.given_count
                click.echo(json.dumps({"puzzle": small.oneline, "givens": small.given_count, "before": before}))
            else:
                click.echo(small.oneline)
    return complaints.exit_code()

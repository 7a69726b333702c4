"""`ninefold count`: how many solutions."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter

import click

from ninefold._native import Stop
from ninefold.cli.puzzle_argument import Complaints, json_option, puzzle_argument, records, timeout_option
from ninefold.cli.variant_option import variant_option, with_rules
from ninefold.model import Shape
from ninefold.solve import count as count_solutions


@click.command()
@puzzle_argument
@variant_option
@click.option(
    "--limit", type=click.IntRange(min=1), default=1_000_000, show_default=True, help="Count no further than this."
)
@timeout_option
@json_option
def count(
    puzzle: str,
    format_name: str | None,
    box: Shape | None,
    variants: str,
    rules_file: Path | None,
    limit: int,
    stop: Stop,
    as_json: bool,
) -> int:
    """Print the number of solutions of PUZZLE: exact, or >=N when there are more than the limit."""
    complaints = Complaints()
    yes = True
    for record in complaints.good(with_rules(records(puzzle, format_name, box), variants, rules_file)):
        began = perf_counter()
        # One more than the limit tells "exactly N" from "N and more".
        found = count_solutions(record.position, limit=limit + 1, stop=stop)
        exact = found <= limit
        yes = yes and found > 0
        if as_json:
            answer = {"puzzle": record.puzzle.oneline, "count": min(found, limit), "exact": exact}
            click.echo(json.dumps({**answer, "seconds": round(perf_counter() - began, 6)}))
        else:
            click.echo(str(found) if exact else f">={limit}")
    return complaints.exit_code(yes)

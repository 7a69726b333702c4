"""`ninefold count`: how many solutions."""

from __future__ import annotations

import json
from pathlib import Path
from time import perf_counter

import click

from ninefold.cli.plain_lines import answer_lines, plain_lines, write_bytes
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
from ninefold.model import Shape
from ninefold.solving import count as count_solutions
from ninefold.solving.fast9 import MAX_LIMIT


@click.command()
@puzzle_argument
@variant_option
@click.option(
    "--limit", type=click.IntRange(min=1), default=1_000_000, show_default=True, help="Count no further than this."
)
@strict_option
@timeout_option
@json_option
def count(
    puzzle: str,
    format_name: str | None,
    box: Shape | None,
    variants: str,
    rules_file: Path | None,
    limit: int,
    strict: bool,
    stop: Stop,
    as_json: bool,
) -> int:
    """Print the number of solutions of PUZZLE: exact, or >=N when there are more than the limit."""
    complaints = Complaints()
    yes = True
    with plain_lines(puzzle, format_name) as file:
        if file and not (as_json or box or variants or rules_file) and limit < MAX_LIMIT:
            for answers in answer_lines(file, limit + 1, solutions=False, strict=strict, stop=stop, told=complaints):
                counts = answers.counts.tolist()
                yes = yes and 0 not in counts
                cut = limit + 1 in counts
                write_bytes(_lines(counts, limit) if cut else answers.count_lines())
            return complaints.exit_code(yes)
    for record in complaints.good(with_rules(records(puzzle, format_name, box), variants, rules_file), strict=strict):
        with complaints.of_this_one(strict=strict):
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


def _lines(counts: list[int], limit: int) -> bytes:
    return "".join(f"{found}\n" if found <= limit else f">={limit}\n" for found in counts).encode()

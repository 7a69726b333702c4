"""`ninefold count`: how many solutions."""

from __future__ import annotations

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
from ninefold.desk import count as desk
from ninefold.desk.task import Task
from ninefold.solving.fast9 import MAX_LIMIT


@click.command()
@puzzle_argument
@variant_option
@click.option(
    "--limit", type=click.IntRange(min=1), default=desk.LIMIT, show_default=True, help="Count no further than this."
)
@click.option("--estimate", is_flag=True, help="Add a guess at the number where counting did not end.")
@strict_option
@timeout_option
@json_option
def count(entries: Entries, limit: int, estimate: bool, strict: bool, task: Task, as_json: bool) -> int:
    """Print the number of solutions of PUZZLE: exact, or >=N when there are more than the limit."""
    complaints = Complaints()
    yes = True
    with plain_lines(entries) as file:
        if file and not (as_json or estimate) and limit < MAX_LIMIT:
            for answers in answer_lines(
                file, limit + 1, solutions=False, strict=strict, stop=task.stop, told=complaints
            ):
                counts = answers.counts.tolist()
                yes = yes and 0 not in counts
                cut = limit + 1 in counts
                write_bytes(_lines(counts, limit) if cut else answers.count_lines())
            return complaints.exit_code(yes)
    for record in complaints.good(entries, strict=strict):
        with complaints.of_this_one(strict=strict):
            answer = desk.count(record, limit=limit, estimate=estimate, task=task)
            yes = yes and answer.count > 0
            if not told_as_json(answer, task, as_json):
                about = f" (about {answer.estimate.mean:.2g})" if answer.estimate else ""
                click.echo(str(answer.count) if answer.exact else f">={limit}{about}")
    return complaints.exit_code(yes)


def _lines(counts: list[int], limit: int) -> bytes:
    return "".join(f"{found}\n" if found <= limit else f">={limit}\n" for found in counts).encode()

"""`ninefold lab search`: the ways to search, studied on a puzzle."""

from __future__ import annotations

from pathlib import Path

import click

from ninefold.cli.lab.options import limit_option, line_width, states_option
from ninefold.cli.puzzle_argument import Complaints, Entries, json_option, puzzle_argument, timeout_option
from ninefold.desk.task import Task
from ninefold.engine.lab import Limits
from ninefold.files.atomic import atomic_writer
from ninefold.lab.search import SECONDS, study
from ninefold.lab.search_text import search_text


@click.command()
@puzzle_argument
@limit_option(SECONDS)
@states_option
@click.option("--out", "target", type=click.Path(path_type=Path, dir_okay=False), help="The same as an HTML page.")
@click.option("--no-open", is_flag=True, help="Do not open the page.")
@json_option
@timeout_option
def search(
    entries: Entries, limit: float, states: int, target: Path | None, no_open: bool, as_json: bool, task: Task
) -> int:
    """How the ways to search differ on PUZZLE: nodes, depth, OPEN and CLOSED, branching, complete, optimal.

    A 4×4 with few givens shows most: breadth-first search of a 9×9 runs into its limits. The page has a chart and the
    trees of breadth-first and depth-first search side by side, to step through. With several puzzles in PUZZLE the page
    is of the first.
    """
    complaints = Complaints()
    for number, record in enumerate(complaints.good(entries)):
        with complaints.of_this_one():
            answer = study(record.puzzle, Limits(limit, states), task=task)
            if as_json:
                click.echo(answer.as_json())
            else:
                click.echo(("\n" if number else "") + search_text(answer, line_width()))
            if target and number == 0:
                from ninefold.lab.search_page import search_page

                with atomic_writer(target) as file:
                    file.write(search_page(record.puzzle, answer))
                click.echo(f"\npage       {target}", err=as_json)
                if not no_open:
                    click.launch(str(target))
    return complaints.exit_code()

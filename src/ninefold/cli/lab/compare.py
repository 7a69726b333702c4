"""`ninefold lab compare`: algorithms on a few puzzles, told as a table."""

from __future__ import annotations

import click

from ninefold.cli.lab.options import algorithms_option, chosen, files_option, limit_option, line_width, states_option
from ninefold.cli.progress import Bar, progress
from ninefold.cli.puzzle_argument import (
    Complaints,
    Entries,
    json_option,
    puzzle_argument,
    timeout_option,
)
from ninefold.desk.answer import Answer
from ninefold.desk.task import Task
from ninefold.engine.lab import Limits
from ninefold.lab.compare import compare as compare_algorithms
from ninefold.lab.estimate import estimate
from ninefold.lab.plan import QUICK_ALGORITHMS, Plan, quick_plan
from ninefold.lab.results import Results
from ninefold.lab.run import facts_of
from ninefold.lab.suite import suite_of
from ninefold.lab.text_table import results_table
from ninefold.lab.wording import many
from ninefold.stopping import raise_stopped


@click.command()
@puzzle_argument
@algorithms_option
@files_option
@limit_option(5.0)
@states_option
@click.option("--repeats", type=click.IntRange(min=1), default=3, show_default=True, help="Times of each measurement.")
@json_option
@timeout_option
def compare(
    entries: Entries,
    names: str | None,
    files: tuple[str, ...],
    limit: float,
    states: int,
    repeats: int,
    as_json: bool,
    task: Task,
) -> int:
    """Compare algorithms on PUZZLE: median times, nodes, depth and memory, in one table.

    `ninefold lab compare PUZZLE --algorithms bt,mc,dlx`. Nothing is written down: `lab run` keeps its results.
    """
    complaints = Complaints()
    records = list(complaints.good(entries))
    if records:
        algorithms = chosen(names, files, QUICK_ALGORITHMS)
        plan = Plan(suite_of("puzzle", records), algorithms, Limits(limit, states), repeats, files)
        _told(plan, task, as_json)
    return complaints.exit_code()


def quick_comparison() -> None:
    """What `ninefold lab` does without a word."""
    plan = quick_plan()
    what = f"{many(len(plan.algorithms), 'algorithm')} on {many(len(plan.suite.entries), 'puzzle')}"
    click.echo(f"{what}: s2 is 4×4, s3 9×9, s4 16×16; low, med, top, xxx grow harder.", err=True)
    _told(plan, Task(), as_json=False)


class _Shown(Task):
    """The same task with a bar that moves with every measurement."""

    def __init__(self, task: Task, bar: Bar) -> None:
        super().__init__(stop=task.stop)
        self._bar = bar

    def give(self, part: Answer) -> None:
        self._bar.advance(1)


def _told(plan: Plan, task: Task, as_json: bool) -> None:
    if not as_json:
        click.echo(estimate(plan).sentence, err=True)
    with progress("measured") as bar:
        bar.update(plan.measurements)
        answer = compare_algorithms(plan, task=_Shown(task, bar))
    if as_json:
        click.echo(answer.as_json())
    elif answer.rows:
        click.echo(results_table(Results(answer.suite, facts_of(plan), answer.rows), line_width()))
    if answer.stopped:
        raise_stopped(task.stop, "the comparison")

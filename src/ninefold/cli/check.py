"""`ninefold check`: is this a proper puzzle?"""

from __future__ import annotations

import click

from ninefold.cli.puzzle_argument import (
    Complaints,
    Entries,
    json_option,
    puzzle_argument,
    timeout_option,
    told_as_json,
)
from ninefold.cli.variant_option import variant_option
from ninefold.desk import check as desk
from ninefold.desk.task import Task


@click.command()
@puzzle_argument
@variant_option
@timeout_option
@json_option
def check(entries: Entries, task: Task, as_json: bool) -> int:
    """Tell whether PUZZLE is valid, solvable and unique, how many givens it has, and how hard it is."""
    complaints = Complaints()
    yes = True
    for number, record in enumerate(complaints.good(entries)):
        with complaints.of_this_one():
            answer = desk.check(record, task=task)
            yes = yes and answer.unique
            if not told_as_json(answer, task, as_json):
                click.echo(("\n" if number else "") + _text(answer))
    return complaints.exit_code(yes)


def _text(answer: desk.CheckAnswer) -> str:
    lines = [f"puzzle     {answer.puzzle}", f"shape      {answer.shape}", f"givens     {answer.givens}"]
    for name in ("valid", "solvable", "unique"):
        yes = click.style("yes", fg="green") if getattr(answer, name) else click.style("no", fg="red")
        lines.append(f"{name:<10} {yes}")
    if answer.level:
        lines += [f"level      {answer.level} (score {answer.score})", f"mastery    {answer.mastery}"]
    lines.append(f"complexity {answer.complexity or 0}")
    if not answer.unique:
        lines.append(answer.sentence)
    if answer.valid and answer.contradiction:
        lines.append(answer.contradiction.why)
    if answer.ambiguity:
        lines.append(answer.ambiguity.sentence)
    return "\n".join([*lines, *answer.notes])

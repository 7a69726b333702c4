"""`ninefold explain`: the path of a puzzle, step by step, in words and pictures."""

from __future__ import annotations

from pathlib import Path

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
from ninefold.desk import explain as desk
from ninefold.desk.task import Task
from ninefold.files.atomic import atomic_writer
from ninefold.logic import explain as explain_step
from ninefold.logic import words
from ninefold.model import Record, Step
from ninefold.picture.path_html import path_html
from ninefold.picture.svg import step_svg


@click.command()
@puzzle_argument
@variant_option
@click.option("--long", "in_full", is_flag=True, help="Say why each step holds.")
@click.option(
    "--rater",
    type=click.Choice(desk.RATERS),
    default="hodoku",
    help="Whose order of techniques: HoDoKu's, Sudoku Explainer's with the rating of each step, or singles and the "
    "shortest whip, braid or kin of them.",
)
@click.option("--svg", "folder", metavar="DIR", type=click.Path(path_type=Path), help="Draw each step into a folder.")
@click.option("--html", "page", metavar="FILE", type=click.Path(path_type=Path), help="Write a page with every step.")
@timeout_option
@json_option
def explain(
    entries: Entries,
    in_full: bool,
    rater: desk.Rater,
    folder: Path | None,
    page: Path | None,
    task: Task,
    as_json: bool,
) -> int:
    """Print the path of PUZZLE: which technique, where, and what follows, until it is solved or logic ends."""
    complaints = Complaints()
    yes = True
    for number, record in enumerate(complaints.good(entries), 1):
        with complaints.of_this_one():
            if number > 1 and (folder or page):
                raise click.UsageError("--svg and --html take one puzzle at a time")
            walked: list[desk.Walked] = []
            answer = desk.explain(record, rater=rater, long=in_full, each=walked.append, task=task)
            yes = yes and answer.solved
            if not told_as_json(answer, task, as_json):
                _tell(record, answer, in_full=in_full)
            if folder:
                _draw(folder, walked)
            if page:
                _write_page(page, record, walked)
    return complaints.exit_code(yes)


def _tell(record: Record, answer: desk.ExplainAnswer, *, in_full: bool) -> None:
    if not answer.count:
        click.echo(f"ninefold: {answer.sentence} {answer.puzzle}", err=True)
        return
    for number, step in enumerate(answer.steps, 1):
        click.echo(f"{number:>3}  {click.style(step.title, bold=True)}: {step.sentence}")
        for line in step.proof if in_full else ():
            click.echo(f"     {line}")
    click.echo(answer.sentence)
    if not answer.solved:
        click.echo(record.puzzle.text_of(bytes(answer.end.digits)))


def _draw(folder: Path, walked: list[desk.Walked]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, one in enumerate(walked, 1):
        with atomic_writer(folder / f"{number:03}-{one.step.technique.id}.svg") as file:
            file.write(step_svg(one.before, one.step) + "\n")


def _write_page(page: Path, record: Record, walked: list[desk.Walked]) -> None:
    board = record.puzzle

    def in_words(step: Step) -> str:
        return words(explain_step(step, long=True, size=board.shape.size, symbols=board.symbols))

    steps = ((one.title, in_words(one.step), step_svg(one.before, one.step)) for one in walked)
    with atomic_writer(page) as file:
        file.writelines(path_html("The path of a puzzle", board.oneline, steps))

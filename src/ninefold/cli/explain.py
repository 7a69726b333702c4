"""`ninefold explain`: the path of a puzzle, step by step, in words and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ninefold.choices import RATERS, Rater
from ninefold.cli.question import Question, question

if TYPE_CHECKING:
    from ninefold.desk import explain as desk
    from ninefold.model import Record, Step


@question
@click.option("--long", "in_full", is_flag=True, help="Say why each step holds.")
@click.option(
    "--rater",
    type=click.Choice(RATERS),
    default="hodoku",
    help="Whose order of techniques: HoDoKu's, Sudoku Explainer's with the rating of each step, singles and the "
    "shortest whip, braid or kin of them, or an expert's with exotic patterns and chains.",
)
@click.option("--eureka", is_flag=True, help="Each step in the notation of the forums, too.")
@click.option(
    "--here", is_flag=True, help="All the steps that can be taken next, instead of a path; those of the rater."
)
@click.option("--picture", is_flag=True, help="Draw each step here, in the terminal.")
@click.option("--svg", "folder", metavar="DIR", type=click.Path(path_type=Path), help="Draw each step into a folder.")
@click.option("--html", "page", metavar="FILE", type=click.Path(path_type=Path), help="Write a page with every step.")
def explain(
    asked: Question,
    in_full: bool,
    rater: Rater,
    eureka: bool,
    here: bool,
    picture: bool,
    folder: Path | None,
    page: Path | None,
) -> int:
    """Print the path of PUZZLE: which technique, where, and what follows, until it is solved or logic ends."""
    from ninefold.desk import explain as desk

    drawn = False
    walked: list[desk.Walked] = []

    def ask(record: Record) -> desk.ExplainAnswer:
        nonlocal drawn
        if drawn:
            raise click.UsageError("--svg and --html take one puzzle at a time")
        walked.clear()
        answer = desk.explain(record, rater=rater, long=in_full, here=here, each=walked.append, task=asked.task)
        if folder:
            _draw(folder, record, walked)
        if page:
            _write_page(page, record, walked)
        drawn = bool(folder or page)
        return answer

    return asked.answered(
        ask,
        lambda _, answer: _tell(answer, in_full, eureka, walked if picture else ()),
        yes=lambda answer: answer.solved,
        apart=True,
    )


def _tell(answer: desk.ExplainAnswer, in_full: bool, eureka: bool, drawn: Sequence[desk.Walked]) -> None:
    for number, step in enumerate(answer.steps, 1):
        click.echo(f"{number:>3}  {click.style(step.title, bold=True)}: {step.sentence}")
        if eureka:
            click.echo(f"     {step.eureka}")
        for line in step.proof if in_full else ():
            click.echo(f"     {line}")
        if drawn:
            from ninefold.cli.pen import pen
            from ninefold.picture.terminal import step_terminal

            one = drawn[number - 1]
            click.echo(f"{step_terminal(one.before, one.step, pen)}\n")
    if not answer.count:
        click.echo(f"ninefold: {answer.sentence} {answer.puzzle}", err=True)
    else:
        click.echo(answer.sentence if answer.solved else f"{answer.sentence}\n{answer.end.text}")


def _draw(folder: Path, record: Record, walked: list[desk.Walked]) -> None:
    from ninefold.files.atomic import atomic_writer
    from ninefold.picture.svg import step_svg

    folder.mkdir(parents=True, exist_ok=True)
    for number, one in enumerate(walked, 1):
        with atomic_writer(folder / f"{number:03}-{one.step.technique.id}.svg") as file:
            file.write(step_svg(one.before, one.step, record.decoration) + "\n")


def _write_page(page: Path, record: Record, walked: list[desk.Walked]) -> None:
    from ninefold.files.atomic import atomic_writer
    from ninefold.logic import explain as explain_step
    from ninefold.logic import words
    from ninefold.picture.path_html import path_html
    from ninefold.picture.svg import step_svg

    board = record.puzzle

    def in_words(step: Step) -> str:
        return words(explain_step(step, long=True, size=board.shape.size, symbols=board.symbols))

    drawn = record.decoration
    steps = ((one.title, in_words(one.step), step_svg(one.before, one.step, drawn)) for one in walked)
    with atomic_writer(page) as file:
        file.writelines(path_html("The path of a puzzle", board.oneline, steps))

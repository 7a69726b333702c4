"""`ninefold practice`: boards to find a technique on."""

from __future__ import annotations

from pathlib import Path

import click

from ninefold import school
from ninefold.cli.candidate_board import candidate_board
from ninefold.cli.puzzle_argument import json_option, timeout_option
from ninefold.cli.technique_names import complete
from ninefold.desk.task import Task
from ninefold.files.atomic import atomic_writer
from ninefold.logic import explain, words
from ninefold.picture.board import board_scene
from ninefold.picture.path_html import path_html
from ninefold.picture.svg import step_svg, svg

MOST = 1000


@click.command()
@click.option(
    "--technique", required=True, metavar="NAME", shell_complete=complete, help="An id such as x-wing, or a name."
)
@click.option("--count", type=click.IntRange(1, MOST), default=1, show_default=True, help="How many boards.")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), help="The same seed makes the same boards.")
@click.option("--help-with", type=click.IntRange(0, 3), default=0, help="Help: 1 digits, 2 houses, 3 cells.")
@click.option(
    "--out", "page", metavar="FILE", type=click.Path(path_type=Path), help="A page to print, answers at its end."
)
@click.option("--whole", is_flag=True, help="Whole puzzles that need it and nothing the course has later, a line each.")
@timeout_option
@json_option
def practice(
    technique: str,
    count: int,
    seed: int | None,
    help_with: int,
    page: Path | None,
    whole: bool,
    task: Task,
    as_json: bool,
) -> int:
    """Print boards just before a step of a technique: find it. The answers stand at the end."""
    if page and page.suffix.lower() not in (".html", ".htm"):
        raise click.UsageError("--out writes a page: expected a name that ends in .html")
    if page and whole:
        raise click.UsageError("--whole prints lines for ninefold print: leave --out out")
    if as_json or whole:
        answer = school.practice(technique, whole=whole, count=count, seed=seed, task=task)
        click.echo(answer.as_json() if as_json else "\n".join(board.puzzle for board in answer.puzzles))
        return 0
    first = school.any_seed() if seed is None else seed
    made = [school.exercise(technique, seed=first + number, stop=task.stop) for number in range(count)]
    tasks = [" ".join([one.task, *one.help[:help_with]]) for one in made]
    answers = [words(explain(one.step, long=True, symbols=one.grid.puzzle.symbols)) for one in made]
    if page:
        _write(page, made, tasks, answers)
        return 0
    for number, (one, asked) in enumerate(zip(made, tasks, strict=True), 1):
        click.echo(f"{click.style(f'{number}. {asked}', bold=True)}\n{candidate_board(one.grid)}\n")
    click.echo(click.style("Answers", bold=True))
    for number, told in enumerate(answers, 1):
        click.echo(f"{number}. {told}")
    return 0


def _write(page: Path, made: list[school.Exercise], tasks: list[str], answers: list[str]) -> None:
    sections = [
        (f"{number}. {asked}", "", svg(board_scene(one.grid.puzzle, one.grid, candidates=True)))
        for number, (one, asked) in enumerate(zip(made, tasks, strict=True), 1)
    ]
    sections += [
        (f"Answer to {number}", answer, step_svg(one.grid, one.step))
        for number, (one, answer) in enumerate(zip(made, answers, strict=True), 1)
    ]
    with atomic_writer(page) as file:
        file.writelines(path_html(made[0].step.technique.name, "", sections, numbered=False))

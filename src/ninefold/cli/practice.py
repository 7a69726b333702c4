"""`ninefold practice`: boards to find a technique on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ninefold.choices import PER_PAGE
from ninefold.cli.book import paper_option, title_option, write_pdf
from ninefold.cli.puzzle_argument import json_option, timeout_option
from ninefold.cli.technique_names import complete_lesson

if TYPE_CHECKING:
    from ninefold.desk.task import Task

MOST = 1000


@click.command()
@click.option(
    "--technique",
    required=True,
    metavar="NAME",
    shell_complete=complete_lesson,
    help="An id such as x-wing, or a name.",
)
@click.option("--count", type=click.IntRange(1, MOST), default=1, show_default=True, help="How many boards.")
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), help="The same seed makes the same boards.")
@click.option("--help-with", type=click.IntRange(0, 3), default=0, help="Help: 1 digits, 2 houses, 3 cells.")
@click.option("--out", metavar="FILE", type=click.Path(path_type=Path), help="A worksheet (PDF), answers at its end.")
@click.option("--per-page", type=click.Choice([str(one) for one in PER_PAGE]), default="4", help="Boards on a page; 4.")
@paper_option
@title_option
@click.option("--whole", is_flag=True, help="Whole puzzles that need it and nothing the course has later, a line each.")
@timeout_option
@json_option
def practice(
    technique: str,
    count: int,
    seed: int | None,
    help_with: int,
    out: Path | None,
    per_page: str,
    paper: str,
    title: str,
    whole: bool,
    task: Task,
    as_json: bool,
) -> int:
    """Print boards just before a step of a technique: find it. The answers stand at the end.

    With --out they are a worksheet: ninefold practice --technique x-wing --count 20 --out sheet.pdf
    """
    if out:
        if whole or as_json:
            raise click.UsageError("--out writes a worksheet: leave --whole and --json out")
        from ninefold.press.typeset import as_file
        from ninefold.school.worksheet import make_worksheet

        sheet = make_worksheet(
            technique,
            count=count,
            seed=seed,
            help_with=help_with,
            title=title,
            paper=paper,
            per_page=int(per_page),
            stop=task.stop,
        )
        data = as_file(sheet, out.suffix.lower())
        write_pdf(data, out)
        from ninefold.model.counted import counted

        click.echo(f"{out}: {counted(sheet.data['count'], 'exercise')}, {len(data) / 1000:,.0f} kB")
        return 0
    from ninefold import school

    if as_json or whole:
        answer = school.practice(technique, whole=whole, count=count, seed=seed, task=task)
        click.echo(answer.as_json() if as_json else "\n".join(board.puzzle for board in answer.puzzles))
        return 0
    from ninefold.cli.candidate_board import candidate_board
    from ninefold.logic import explain, words

    first = school.any_seed() if seed is None else seed
    made = [school.exercise(technique, seed=first + number, stop=task.stop) for number in range(count)]
    tasks = [" ".join([one.task, *one.help[:help_with]]) for one in made]
    answers = [words(explain(one.step, long=True, symbols=one.grid.puzzle.symbols)) for one in made]
    for number, (one, asked) in enumerate(zip(made, tasks, strict=True), 1):
        click.echo(f"{click.style(f'{number}. {asked}', bold=True)}\n{candidate_board(one.grid)}\n")
    click.echo(click.style("Answers", bold=True))
    for number, told in enumerate(answers, 1):
        click.echo(f"{number}. {told}")
    return 0

"""`ninefold explain`: the path of a puzzle, step by step, in words and pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click

from ninefold._native import Stop
from ninefold.batch.files import atomic_writer
from ninefold.cli.puzzle_argument import Complaints, json_option, puzzle_argument, records, timeout_option
from ninefold.logic import explain as explain_step
from ninefold.logic import path, without_guessing, words
from ninefold.model import Grid, Record, Shape, Step
from ninefold.render.path_html import path_html
from ninefold.render.step_svg import step_svg
from ninefold.solve import count

Walked = list[tuple[Grid, Step, Grid]]


@click.command()
@puzzle_argument
@click.option("--long", "in_full", is_flag=True, help="Say why each step holds.")
@click.option("--svg", "folder", metavar="DIR", type=click.Path(path_type=Path), help="Draw each step into a folder.")
@click.option("--html", "page", metavar="FILE", type=click.Path(path_type=Path), help="Write a page with every step.")
@timeout_option
@json_option
def explain(
    puzzle: str,
    format_name: str | None,
    box: Shape | None,
    in_full: bool,
    folder: Path | None,
    page: Path | None,
    stop: Stop,
    as_json: bool,
) -> int:
    """Print the path of PUZZLE: which technique, where, and what follows, until it is solved or logic ends."""
    complaints = Complaints()
    yes = True
    for number, record in enumerate(complaints.good(records(puzzle, format_name, box)), 1):
        if number > 1 and (folder or page):
            raise click.UsageError("--svg and --html take one puzzle at a time")
        solutions = count(record.position, limit=2, stop=stop)
        if not solutions:
            click.echo(f"ninefold: No solution: there is nothing to explain: {record.puzzle}", err=True)
            yes = False
            continue
        walked = list(_walk(record, solutions == 1, stop))
        end = walked[-1][2] if walked else record.position
        yes = yes and end.is_full
        _tell(record, walked, end, in_full=in_full, as_json=as_json, unique=solutions == 1)
        if folder:
            _draw(folder, walked)
        if page:
            size = record.puzzle.shape.size
            steps = (
                (s.technique.name, words(explain_step(s, long=True, size=size)), step_svg(g, s)) for g, s, _ in walked
            )
            with atomic_writer(page) as file:
                file.writelines(path_html("The path of a puzzle", record.puzzle.oneline, steps))
    return complaints.exit_code(yes)


def _walk(record: Record, unique: bool, stop: Stop) -> Iterator[tuple[Grid, Step, Grid]]:
    before = record.position
    for step, after in path(before, without_guessing(unique=unique), stop=stop):
        yield before, step, after
        before = after


def _tell(record: Record, walked: Walked, end: Grid, *, in_full: bool, as_json: bool, unique: bool) -> None:
    size = record.puzzle.shape.size
    sentences = [words(explain_step(step, long=in_full, size=size)) for _, step, _ in walked]
    if as_json:
        steps = [
            {
                "technique": step.technique.id,
                "words": sentence,
                "placements": [list(candidate) for candidate in step.placements],
                "eliminations": [list(candidate) for candidate in step.eliminations],
                "grid": before.oneline,
            }
            for (before, step, _), sentence in zip(walked, sentences, strict=True)
        ]
        click.echo(
            json.dumps({"puzzle": record.puzzle.oneline, "solved": end.is_full, "steps": steps, "end": end.oneline})
        )
        return
    for number, ((_, step, _), sentence) in enumerate(zip(walked, sentences, strict=True), 1):
        click.echo(f"{number:>3}  {click.style(step.technique.name, bold=True)}: {sentence}")
    if end.is_full:
        click.echo(f"Solved by logic in {len(walked)} steps.")
    else:
        reason = "" if unique else " There is more than one solution."
        click.echo(f"Logic ends here.{reason}\n{end.oneline}")


def _draw(folder: Path, walked: Walked) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, (before, step, _) in enumerate(walked, 1):
        with atomic_writer(folder / f"{number:03}-{step.technique.id}.svg") as file:
            file.write(step_svg(before, step) + "\n")

"""`ninefold explain`: the path of a puzzle, step by step, in words and pictures."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import click

from ninefold.cli.puzzle_argument import Complaints, json_option, puzzle_argument, records, timeout_option
from ninefold.cli.variant_option import variant_option, with_rules
from ninefold.engine.stop import Stop
from ninefold.files.atomic import atomic_writer
from ninefold.logic import explain as explain_step
from ninefold.logic import path, without_guessing, words
from ninefold.logic.whips import Chain, whip_path
from ninefold.model import Grid, Puzzle, Record, Shape, Step
from ninefold.picture.path_html import path_html
from ninefold.picture.step_svg import step_svg
from ninefold.rating import RatedStep, explainer_steps, proof_lines
from ninefold.solving import count

HODOKU, EXPLAINER, WHIPS = "hodoku", "explainer", "whips"


class Told(NamedTuple):
    """A step between two grids; rated if a rater with ratings walked; with its chain if whips and braids were used."""

    before: Grid
    step: Step
    after: Grid
    rated: RatedStep | None = None
    chain: Chain | None = None


Walked = list[Told]


@click.command()
@puzzle_argument
@variant_option
@click.option("--long", "in_full", is_flag=True, help="Say why each step holds.")
@click.option(
    "--rater",
    type=click.Choice([HODOKU, EXPLAINER, WHIPS]),
    default=HODOKU,
    help="Whose order of techniques: HoDoKu's, Sudoku Explainer's with the rating of each step, or singles and the "
    "shortest whip, braid or kin of them.",
)
@click.option("--svg", "folder", metavar="DIR", type=click.Path(path_type=Path), help="Draw each step into a folder.")
@click.option("--html", "page", metavar="FILE", type=click.Path(path_type=Path), help="Write a page with every step.")
@timeout_option
@json_option
def explain(
    puzzle: str,
    format_name: str | None,
    box: Shape | None,
    variants: str,
    rules_file: Path | None,
    in_full: bool,
    rater: str,
    folder: Path | None,
    page: Path | None,
    stop: Stop,
    as_json: bool,
) -> int:
    """Print the path of PUZZLE: which technique, where, and what follows, until it is solved or logic ends."""
    complaints = Complaints()
    yes = True
    entries = with_rules(records(puzzle, format_name, box), variants, rules_file)
    for number, record in enumerate(complaints.good(entries), 1):
        with complaints.of_this_one():
            if number > 1 and (folder or page):
                raise click.UsageError("--svg and --html take one puzzle at a time")
            solutions = count(record.position, limit=2, stop=stop)
            if not solutions:
                click.echo(f"ninefold: No solution: there is nothing to explain: {record.puzzle}", err=True)
                yes = False
                continue
            if rater == EXPLAINER and solutions > 1:
                click.echo(f"ninefold: More than one solution: Sudoku Explainer rates none: {record.puzzle}", err=True)
                yes = False
                continue
            match rater:
                case "explainer":
                    walked = list(_rated(record, stop))
                case "whips":
                    walked = list(_chained(record, stop))
                case _:
                    walked = list(_walk(record, solutions == 1, stop))
            end = walked[-1].after if walked else record.position
            yes = yes and end.is_full
            _tell(record, walked, end, in_full=in_full, as_json=as_json, unique=solutions == 1)
            if folder:
                _draw(folder, walked)
            if page:
                board = record.puzzle
                steps = (
                    (_title(told), _words(told.step, board, in_full=True), step_svg(told.before, told.step))
                    for told in walked
                )
                with atomic_writer(page) as file:
                    file.writelines(path_html("The path of a puzzle", record.puzzle.oneline, steps))
    return complaints.exit_code(yes)


def _walk(record: Record, unique: bool, stop: Stop) -> Iterator[Told]:
    before = record.position
    for step, after in path(before, without_guessing(unique=unique), stop=stop):
        yield Told(before, step, after)
        before = after


def _rated(record: Record, stop: Stop) -> Iterator[Told]:
    for rated in explainer_steps(record.position, stop=stop):
        yield Told(rated.grid, rated.step, rated.after, rated)


def _chained(record: Record, stop: Stop) -> Iterator[Told]:
    before = record.position
    for step, chain, after in whip_path(before, stop=stop):
        yield Told(before, step, after, chain=chain)
        before = after


def _words(step: Step, puzzle: Puzzle, *, in_full: bool) -> str:
    return words(explain_step(step, long=in_full, size=puzzle.shape.size, symbols=puzzle.symbols))


def _title(told: Told) -> str:
    """The technique, with its rating and how deep chains are nested in it."""
    name = told.step.technique.name
    if told.rated is None:
        return name
    inside = ("", " (+)", " (+ Forcing Chains)", " (+ Multiple Forcing Chains)", " (+ Dynamic Forcing Chains)")
    return f"{told.rated.rating} {name}{inside[told.rated.level]}"


def _proof(told: Told) -> list[str]:
    if told.chain:
        return [told.chain.nrc]
    return list(proof_lines(told.rated.proof)) if told.rated and told.rated.proof else []


def _tell(record: Record, walked: Walked, end: Grid, *, in_full: bool, as_json: bool, unique: bool) -> None:
    sentences = [_words(told.step, record.puzzle, in_full=in_full) for told in walked]
    if as_json:
        steps = [_as_json(told, sentence) for told, sentence in zip(walked, sentences, strict=True)]
        click.echo(
            json.dumps({"puzzle": record.puzzle.oneline, "solved": end.is_full, "steps": steps, "end": end.oneline})
        )
        return
    for number, (told, sentence) in enumerate(zip(walked, sentences, strict=True), 1):
        click.echo(f"{number:>3}  {click.style(_title(told), bold=True)}: {sentence}")
        for line in _proof(told) if in_full else ():
            click.echo(f"     {line}")
    if end.is_full:
        rated = [told.rated.rating for told in walked if told.rated]
        click.echo(f"Solved by logic in {len(walked)} steps{f', ER {max(rated)}' if rated else ''}.")
    else:
        reason = "" if unique else " There is more than one solution."
        click.echo(f"Logic ends here.{reason}\n{end.oneline}")


def _as_json(told: Told, sentence: str) -> dict[str, Any]:
    rated = {} if told.rated is None else {"rating": told.rated.rating, "level": told.rated.level}
    proof = {"proof": lines} if (lines := _proof(told)) else {}
    return {
        "technique": told.step.technique.id,
        **rated,
        "words": sentence,
        "placements": [list(candidate) for candidate in told.step.placements],
        "eliminations": [list(candidate) for candidate in told.step.eliminations],
        **proof,
        "grid": told.before.oneline,
    }


def _draw(folder: Path, walked: Walked) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number, told in enumerate(walked, 1):
        with atomic_writer(folder / f"{number:03}-{told.step.technique.id}.svg") as file:
            file.write(step_svg(told.before, told.step) + "\n")

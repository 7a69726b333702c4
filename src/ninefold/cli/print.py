"""`ninefold print`: puzzles of files on paper."""

from __future__ import annotations

from itertools import chain, islice
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ninefold.cli.book import page_options, told, write_pdf
from ninefold.cli.puzzle_argument import Complaints, format_option, records, strict_option, timeout_option

if TYPE_CHECKING:
    from ninefold.desk.task import Task


@click.command()
@click.argument("puzzles", nargs=-1, required=True, metavar="PUZZLE…")
@click.option(
    "--out", "-o", "out", required=True, type=click.Path(path_type=Path), help="The PDF; .png and .svg for one page."
)
@format_option("--format", "format_name", help="Format of the input, when sniffing would be wrong.")
@page_options
@click.option("--alone", is_flag=True, help="The board of one puzzle and nothing else, on a page of its size.")
@click.option("--step", type=click.IntRange(min=1), help="Alone, with this step of its path drawn on it.")
@strict_option
@timeout_option
def print(
    puzzles: tuple[str, ...],
    out: Path,
    format_name: str | None,
    per_page: str | None,
    paper: str,
    title: str,
    no_codes: bool,
    address: str,
    no_solutions: bool,
    alone: bool,
    step: int | None,
    strict: bool,
    task: Task,
) -> int:
    """Set puzzles (text, files or -) on paper as a PDF, their solutions at the end.

    One board alone, for another document: ninefold print PUZZLE --alone -o board.svg, or with --step 12.
    """
    from ninefold.press import make_sheet, single

    complaints = Complaints()
    entries = chain.from_iterable(records(puzzle, format_name, None) for puzzle in puzzles)
    if alone or step is not None:
        found = list(islice(complaints.good(entries, strict=strict), 2))
        if len(found) != 1:
            raise click.UsageError("--alone and --step take one puzzle")
        write_pdf(single(found[0], out.suffix.lower(), step=step, stop=task.stop), out)
        click.echo(f"{out}: one board")
        return complaints.exit_code()
    sheet = make_sheet(
        complaints.good(entries, strict=strict),
        title=title,
        paper=paper,
        per_page=int(per_page or 1),
        solutions=not no_solutions,
        codes=not no_codes,
        address=address,
        stop=task.stop,
    )
    data = sheet.as_file(out.suffix.lower())
    write_pdf(data, out)
    click.echo(f"{out}: {told(sheet, data)}")
    return complaints.exit_code()

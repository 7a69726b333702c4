"""`ninefold convert`: from one format to another."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ninefold.cli.puzzle_argument import Complaints, format_option, json_option, records, strict_option
from ninefold.errors import FormatError

if TYPE_CHECKING:
    from ninefold.formats import Content, Format
    from ninefold.model import Record


@click.command()
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@format_option("--from", "source_format", help="Format of IN, when sniffing would be wrong.")
@format_option("--to", "target_format", help="Format of OUT, when its name does not tell.")
@click.option("--answers", is_flag=True, help="Add the solution and the level of puzzles with one solution.")
@strict_option
@json_option
def convert(
    source: str,
    target: str,
    source_format: str | None,
    target_format: str | None,
    answers: bool,
    strict: bool,
    as_json: bool,
) -> int:
    """Convert the puzzles of IN (text, a file or -) to the format of OUT (a file or -).

    What the format of OUT cannot hold is told on standard error. XML, CSV and our own JSON have a place for
    the solution and the level.
    """
    if target == "-" and not target_format:
        raise click.UsageError("name the format of standard output with --to")
    from ninefold.files.atomic import atomic_writer
    from ninefold.formats import format_for_path, format_named

    format = format_named(target_format) if target_format else format_for_path(Path(target))
    complaints = Complaints()
    tally = Tally(format)
    entries = records(source, source_format, None)
    asked = complaints.good(entries, strict=strict)
    if answers:
        from ninefold.desk.grade import with_answers

        asked = map(with_answers, asked)
    good = tally.watched(asked)
    if target == "-":
        for piece in format.write(good):
            sys.stdout.write(piece)
    else:
        with atomic_writer(Path(target)) as file:
            for piece in format.write(good):
                file.write(piece)
    if as_json:
        lost = {part.value: times for part, times in tally.lost.items()}
        answer = {"converted": tally.converted, "bad": complaints.count, "lost": lost}
        click.echo(json.dumps(answer, ensure_ascii=False), err=target == "-")
    else:
        for part, times in tally.lost.items():
            click.echo(f"{format.NAME} cannot hold {part.value}: lost in {times} of {tally.converted}", err=True)
    return complaints.exit_code()


class Tally:
    """Counts the records on their way, and what the format they go to cannot hold."""

    def __init__(self, format: Format) -> None:
        self.format = format
        self.converted = 0
        self.lost: Counter[Content] = Counter()

    def watched(self, good: Iterable[Record]) -> Iterator[Record]:
        from ninefold.formats import Content, losses

        for record in good:
            self.converted += 1
            lost = losses(record, self.format.HOLDS)
            if Content.EXTRA_CELLS in lost:  # without them its givens are not those of any board
                raise FormatError(self.format.NAME, f"there is no place here for {Content.EXTRA_CELLS}")
            self.lost.update(lost)
            yield record

"""`ninefold generate`: puzzles as wished."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from ninefold.cli.exit_codes import TIME_IS_UP
from ninefold.cli.puzzle_argument import BoxType, format_option, json_option, timeout_option
from ninefold.cli.variant_option import listed_in, names_of, variant_option
from ninefold.desk.generate import GenerateAnswer, wish_of
from ninefold.desk.task import Task
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError, StoppedError
from ninefold.formats import WRITABLE, Part, format_named
from ninefold.generating import SCHEMES, SYMMETRIES, Generated, Progress, Range
from ninefold.generating.layout import LayoutWish
from ninefold.model import Record, Shape

_LEVELS = tuple(dict.fromkeys(level for levels in SCHEMES.values() for level in levels))
_NOT_GIVEN = ".0-_ "


class RangeType(click.ParamType[Range]):
    """A..B, A.., ..B, or just A."""

    name = "A..B"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Range:
        if isinstance(value, Range):
            return value
        least, dots, most = str(value).partition("..")
        ends = [least, most if dots else least]
        if not any(ends) or not all(end.isdecimal() or not end for end in ends):
            self.fail(f"expected numbers like 22..28, 22.., ..28 or 22, got {value!r}", param, ctx)
        return Range(*(int(end) if end else None for end in ends))


class TenthsType(click.ParamType[Range]):
    """A..B with one decimal, as the scale of Sudoku Explainer has them; kept in tenths."""

    name = "A..B"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Range:
        if isinstance(value, Range):
            return value
        least, dots, most = str(value).partition("..")
        ends = [least, most if dots else least]
        if not any(ends) or not all(re.fullmatch(r"(\d{1,2}(\.\d)?)?", end) for end in ends):
            self.fail(f"expected ratings like 7.1..7.3, 7.1.., ..7.3 or 7.1, got {value!r}", param, ctx)
        return Range(*(round(10 * float(end)) if end else None for end in ends))


@click.command()
@click.option("--level", type=click.Choice(_LEVELS), help="Level of the scheme.")
@click.option("--scheme", type=click.Choice(tuple(SCHEMES)), default="level", show_default=True, help="Kind of level.")
@click.option("--score", type=RangeType(), default=Range(), help="Points of the path.")
@click.option("--rating", type=TenthsType(), default=Range(), help="ER on the scale of Sudoku Explainer, as 7.1..7.3.")
@click.option("--givens", type=RangeType(), default=Range(), help="How many givens.")
@click.option("--technique", "techniques", multiple=True, metavar="ID", help="The path takes it; may be repeated.")
@click.option("--forbid", "forbidden", multiple=True, metavar="ID", help="The path does not take it; may be repeated.")
@click.option("--training", is_flag=True, help="Nothing but the techniques named and singles.")
@click.option("--enough", is_flag=True, help="They and singles solve it, singles alone do not; easier ones may show.")
@click.option("--symmetry", type=click.Choice(tuple(SYMMETRIES)), default="none", show_default=True, help="Of givens.")
@click.option("--mask", metavar="TEXT", help="Cells that may be given: text or a file, one character each, . if not.")
@click.option("--minimal", is_flag=True, help="No given can be left out.")
@click.option("--from-root", is_flag=True, help="Fill grids by shuffling the root solution instead of solving.")
@click.option("--box", type=BoxType(), default=Shape(3, 3), help="Box of the board, as 4x4 for 16×16.")
@variant_option
@click.option("--cages", type=RangeType(), default=None, help="Cells of a cage, for the variant killer; 2..4.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="The same seed gives the same puzzles.")
@click.option("--count", type=click.IntRange(min=0), default=1, show_default=True, help="Puzzles; 0 never ends.")
@click.option("--distinct", is_flag=True, help="No puzzle twice, not even with rows or digits changed about.")
@click.option("--with-rating", is_flag=True, help="Tell the ER of each puzzle too, which takes longer.")
@click.option(
    "--threads",
    type=click.IntRange(min=0),
    default=0,
    help="Threads for plain 9×9; 0, the default, is all cores. Other boards take one.",
)
@format_option("--format", "format_name", help="Format of the output; oneline.", among=WRITABLE)
@timeout_option
@json_option
def generate(
    mask: str | None,
    box: Shape,
    variants: str,
    rules_file: Path | None,
    cages: Range | None,
    seed: int | None,
    count: int,
    distinct: bool,
    with_rating: bool,
    threads: int,
    format_name: str | None,
    task: Task,
    as_json: bool,
    **wished: Any,
) -> int:
    """Generate puzzles, each with exactly one solution and checked once more before it is printed.

    The variants jigsaw and killer draw regions and cages anew for each puzzle; as plain lines cannot hold them, these
    puzzles are written in our own JSON unless --format names another format.

    Techniques are ids such as x-wing or naked-pair. Exit code 3 when the time was up before all were found; what was
    found is printed, and the nearest to the wish is told.
    """
    from ninefold.generating import generate as puzzles

    if as_json and format_name:
        raise click.UsageError("--json is a format of its own: leave --format out")
    names = names_of(variants)
    if cages is not None and "killer" not in names:
        raise click.UsageError("--cages goes with --variant killer")
    wish = wish_of(names, listed_in(rules_file), box, cages=cages, mask=_mask(mask, box), **wished)
    default_format = "ninefold-json" if isinstance(wish, LayoutWish) else "oneline"
    ending = Ending()
    with stopped_by_ctrl_c(task.stop) as interrupted, _bar(count) as progress:
        found = puzzles(
            wish,
            count=count or None,
            seed=seed,
            threads=threads,
            distinct=distinct,
            with_rating=with_rating,
            stop=task.stop,
            progress=progress,
        )
        for piece in _pieces(ending.kept(found), format_name or default_format, task, as_json):
            sys.stdout.write(piece)
            sys.stdout.flush()
    if interrupted():
        return 130
    if ending.error is not None:
        click.echo(f"ninefold: {ending.error}", err=True)
    return 0 if ending.error is None else TIME_IS_UP


class Ending:
    """Lets the writers come to a proper end when the search is stopped, and remembers why it was."""

    error: StoppedError | None = None

    def kept(self, found: Iterator[Generated]) -> Iterator[Generated]:
        try:
            yield from found
        except StoppedError as error:
            self.error = error


def _pieces(found: Iterator[Generated], format_name: str, task: Task, as_json: bool) -> Iterator[str]:
    if as_json:
        return (_told(generated, task) + "\n" for generated in found)
    records: Iterator[Record] = (generated.record for generated in found)
    if Part.MANY in format_named(format_name).HOLDS:
        return format_named(format_name).write(records)
    return (piece for record in records for piece in format_named(format_name).write([record]))


def _told(generated: Generated, task: Task) -> str:
    text = GenerateAnswer.of(generated, task.elapsed).as_json()
    task.next_question()
    return text


def _mask(text: str | None, shape: Shape) -> frozenset[int] | None:
    if text is None:
        return None
    if len(text) < 256 and Path(text).is_file():
        text = Path(text).read_text(encoding="utf-8")
    cells = [character for character in text if character not in "\r\n"]
    if len(cells) != shape.cells:
        raise PuzzleError(f"mask: expected {shape.cells} cells, got {len(cells)}: {text[:90]!r}")
    return frozenset(cell for cell, character in enumerate(cells) if character not in _NOT_GIVEN)


@contextmanager
def stopped_by_ctrl_c(stop: Stop) -> Iterator[Callable[[], bool]]:
    """The first Ctrl-C ends the search, so that what is done stays done; a second one ends everything."""
    pressed = []

    def press(number: int, frame: object) -> None:
        pressed.append(number)
        signal.signal(signal.SIGINT, before)
        stop.stop()

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: bool(pressed)
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _bar(count: int) -> Iterator[Callable[[Progress], None] | None]:
    """A bar on standard error, if that is a terminal and the puzzles go elsewhere."""
    if sys.stdout.isatty() or not sys.stderr.isatty():
        yield None
        return
    from ninefold.cli.progress import progress

    with progress("puzzles") as bar:
        if count:
            bar.update(total=count)
        yield lambda now: bar.reach(now.found)

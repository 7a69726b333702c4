"""`ninefold generate`: puzzles as wished."""

from __future__ import annotations

import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import click

from ninefold.cli.exit_codes import TIME_IS_UP
from ninefold.cli.plain_lines import write_bytes
from ninefold.cli.puzzle_argument import BoxType, format_option, json_option, timeout_option
from ninefold.cli.technique_names import complete
from ninefold.cli.variant_option import listed_in, names_of, variant_option
from ninefold.desk.task import Task
from ninefold.desk.wish import wish_of
from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError, StoppedError
from ninefold.formats import Part, format_named, losses
from ninefold.generating import (
    GAMES,
    SCHEMES,
    SYMMETRIES,
    WAYS,
    Generated,
    Progress,
    Range,
    Wish,
    any_seed,
    generate_batches,
)
from ninefold.generating import generate as puzzles
from ninefold.generating.batch import Batch
from ninefold.model import Record, Shape
from ninefold.model.symbols import SETS, STANDARD, symbols_named

_LEVELS = tuple(dict.fromkeys(level for levels in SCHEMES.values() for level in levels))
_NOT_GIVEN = ".0-_ "


class RangeType(click.ParamType[Range]):
    """A..B, A.., ..B, or just A; ratings have one decimal, and are kept in tenths."""

    name = "A..B"

    def __init__(self, what: str = "numbers", example: str = "22..28", times: int = 1) -> None:
        self.what, self.example, self.times = what, example, times

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Range:
        if isinstance(value, Range):
            return value
        least, dots, most = str(value).partition("..")
        ends = [least, most if dots else least]
        number = r"\d+" if self.times == 1 else r"\d{1,2}(\.\d)?"
        if not any(ends) or not all(re.fullmatch(f"({number})?", end) for end in ends):
            first, _, last = self.example.partition("..")
            like = f"{self.example}, {first}.., ..{last} or {first}"
            self.fail(f"expected {self.what} like {like}, got {value!r}", param, ctx)
        return Range(*(round(self.times * float(end)) if end else None for end in ends))


_RATINGS = RangeType("ratings", "7.1..7.3", 10)


@click.command()
@click.option("--level", type=click.Choice(_LEVELS), help="Level of the scheme.")
@click.option("--scheme", type=click.Choice(tuple(SCHEMES)), default="level", show_default=True, help="Kind of level.")
@click.option("--score", type=RangeType(), default=Range(), help="Points of the path.")
@click.option("--rating", type=_RATINGS, default=Range(), help="ER on the scale of Sudoku Explainer, as 7.1..7.3.")
@click.option("--givens", type=RangeType(), default=Range(), help="How many givens.")
@click.option(
    "--technique",
    "techniques",
    multiple=True,
    metavar="ID",
    shell_complete=complete,
    help="The path takes it; may be repeated.",
)
@click.option(
    "--forbid",
    "forbidden",
    multiple=True,
    metavar="ID",
    shell_complete=complete,
    help="The path does not take it; may be repeated.",
)
@click.option("--training", is_flag=True, help="Nothing but the techniques named and singles.")
@click.option("--enough", is_flag=True, help="They and singles solve it, singles alone do not; easier ones may show.")
@click.option("--symmetry", type=click.Choice(tuple(SYMMETRIES)), help="Of givens; none unless told.")
@click.option("--game", type=click.Choice(tuple(GAMES)), help="Givens and symmetry of a game of its level.")
@click.option("--mask", metavar="TEXT", help="Cells that may be given: text or a file, one character each, . if not.")
@click.option("--minimal", is_flag=True, help="No given can be left out.")
@click.option("--from-root", is_flag=True, help="Fill grids by shuffling the root solution instead of solving.")
@click.option("--way", type=click.Choice(WAYS), default="remove", show_default=True, help="How givens come about.")
@click.option("--filled", is_flag=True, help="A filled grid instead of a puzzle.")
@click.option("--box", type=BoxType(), default=Shape(3, 3), help="Box of the board, as 4x4 for 16×16.")
@variant_option
@click.option("--cages", type=RangeType(), default=None, help="Cells of a cage, for the variant killer; 2..4.")
@click.option("--symbols", type=click.Choice(tuple(SETS)), help="What digits are printed with: zero is 0–9, then A.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="The same seed gives the same puzzles.")
@click.option("--count", type=click.IntRange(min=0), default=1, show_default=True, help="Puzzles; 0 never ends.")
@click.option("--distinct", is_flag=True, help="No puzzle twice, not even with rows or digits changed about.")
@click.option("--with-rating", is_flag=True, help="Tell the ER of each puzzle too, which takes longer.")
@click.option("--bare", is_flag=True, help="Leave level, score and techniques out of formats that hold them: quicker.")
@click.option(
    "--threads",
    type=click.IntRange(min=0),
    default=0,
    help="Threads for plain 9×9; 0, the default, is all cores. Other boards take one.",
)
@format_option("--format", "format_name", help="Format of the output; oneline.")
@timeout_option
@json_option
def generate(
    mask: str | None,
    box: Shape,
    variants: str,
    rules_file: Path | None,
    cages: Range | None,
    game: str | None,
    symbols: str | None,
    seed: int | None,
    count: int,
    distinct: bool,
    with_rating: bool,
    bare: bool,
    threads: int,
    format_name: str | None,
    task: Task,
    as_json: bool,
    **wished: Any,
) -> int:
    """Generate puzzles, each with exactly one solution and checked once more before it is printed.

    The variants jigsaw, killer, thermo, arrow and kropki are drawn anew for each puzzle. As plain lines cannot hold
    them, nor boxes that are not the usual ones of their size, these puzzles are written in our own JSON unless --format
    names another format.

    Techniques are ids such as x-wing or naked-pair. Exit code 3 when the time was up before all were found; what was
    found is printed, and the nearest to the wish is told.
    """
    if as_json and format_name:
        raise click.UsageError("--json is a format of its own: leave --format out")
    names = names_of(variants)
    if cages is not None and "killer" not in names:
        raise click.UsageError("--cages goes with --variant killer")
    if seed is None:
        seed = any_seed()
    playing = (game, seed) if game else None
    wish = wish_of(names, listed_in(rules_file), box, cages=cages, game=playing, mask=_mask(mask, box), **wished)
    printed = symbols_named(symbols, box.size) if symbols else ""
    default_format = "oneline" if _is_told_by_a_line(wish, symbols) else "ninefold-json"
    ending = Ending()
    with stopped_by_ctrl_c(task.stop) as interrupted, _bar(count) as progress:
        output = Output(format_name or default_format, task, as_json=as_json, bare=bare)
        in_batches = wish.is_native and not printed
        make: Callable[..., Iterator[Any]] = generate_batches if in_batches else puzzles
        found = make(
            wish,
            count=count or None,
            seed=seed,
            threads=threads,
            distinct=distinct,
            with_level=output.tells_level,
            with_rating=with_rating,
            stop=task.stop,
            progress=progress,
        )
        if printed:
            found = (replace(made, puzzle=replace(made.puzzle, symbols=printed)) for made in found)
        for piece in output.pieces(ending.kept(found)):
            write_bytes(piece)
            sys.stdout.flush()
    if interrupted():
        return 130
    if ending.error is not None:
        click.echo(f"ninefold: {ending.error}", err=True)
    return 0 if ending.error is None else TIME_IS_UP


def _is_told_by_a_line(wish: Wish, symbols: str | None) -> bool:
    """Whether `ninefold solve` reads the same board from a plain line of its cells."""
    shape = wish.shape
    usual = shape == Shape.of_size(shape.size) and 4 <= shape.size <= len(STANDARD)
    return usual and type(wish) is Wish and symbols in (None, "standard")


class Ending:
    """Lets the writers come to a proper end when the search is stopped, and remembers why it was."""

    error: StoppedError | None = None

    def kept(self, found: Iterator[Batch | Generated]) -> Iterator[Batch | Generated]:
        try:
            yield from found
        except StoppedError as error:
            self.error = error


_BOARD = (Part.CONSTRAINTS, Part.REGIONS, Part.BOXES)


class Output:
    """How puzzles are printed: as JSON, or in a format; `bare` tells nothing of how hard they are."""

    def __init__(self, format_name: str, task: Task, *, as_json: bool, bare: bool) -> None:
        self._format, self._task, self._as_json, self._bare = format_named(format_name), task, as_json, bare

    @property
    def tells_level(self) -> bool:
        """Whether anybody looks at level, score or techniques."""
        return not self._bare and (self._as_json or not self._format.HOLDS.isdisjoint({Part.LEVEL, Part.FACTS}))

    def pieces(self, found: Iterator[Batch | Generated]) -> Iterator[bytes]:
        """The text in pieces, each as soon as its puzzles are there."""
        found = found if self._as_json else self._complained_of(found)
        if not self._as_json and self._format.NAME in ("oneline", "sdm"):
            return (one.lines if isinstance(one, Batch) else self._text(one).encode() for one in found)
        alone = chain.from_iterable(one if isinstance(one, Batch) else [one] for one in found)
        told = alone if self.tells_level else (generated.bare for generated in alone)
        if self._as_json:
            return (_told(generated, self._task).encode() + b"\n" for generated in told)
        records: Iterator[Record] = (generated.record for generated in told)
        if Part.MANY in self._format.HOLDS:
            return (piece.encode() for piece in self._format.write(records))
        return (piece.encode() for record in records for piece in self._format.write([record]))

    def _complained_of(self, found: Iterator[Batch | Generated]) -> Iterator[Batch | Generated]:
        """The same, and a word on standard error if the format has no place for the board itself; batches are plain."""
        told = False
        for one in found:
            if not told and isinstance(one, Generated):
                for part in losses(one.record, self._format.HOLDS):
                    if part in _BOARD:
                        click.echo(f"ninefold: {self._format.NAME} cannot hold {part}; ninefold-json can", err=True)
                told = True
            yield one

    def _text(self, generated: Generated) -> str:
        return "".join(self._format.write([generated.bare.record]))


def _told(generated: Generated, task: Task) -> str:
    from ninefold.desk.generate import GenerateAnswer  # with all that a board is told by

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

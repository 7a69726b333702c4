"""`ninefold generate`: puzzles as wished."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ninefold.choices import GAMES, LEVELS_OF_SCHEMES, SCHEMES, SYMBOLS, SYMMETRIES, WAYS
from ninefold.cli.exit_codes import TIME_IS_UP
from ninefold.cli.puzzle_argument import BoxType, format_option, json_option, timeout_option
from ninefold.cli.range_type import RangeType, no_bounds
from ninefold.cli.technique_names import complete
from ninefold.cli.variant_option import listed_in, names_of, variant_option
from ninefold.errors import PuzzleError

if TYPE_CHECKING:
    from ninefold.desk.task import Task
    from ninefold.engine.stop import Stop
    from ninefold.generating import Progress, Range
    from ninefold.model import Shape

_NOT_GIVEN = ".0-_ "


_RATINGS = RangeType("ratings", "7.1..7.3", 10)


@click.command()
@click.option("--level", type=click.Choice(LEVELS_OF_SCHEMES), help="Level of the scheme.")
@click.option("--scheme", type=click.Choice(SCHEMES), default="level", show_default=True, help="Kind of level.")
@click.option("--score", type=RangeType(), default=no_bounds, help="Points of the path.")
@click.option("--rating", type=_RATINGS, default=no_bounds, help="ER on the scale of Sudoku Explainer, as 7.1..7.3.")
@click.option("--givens", type=RangeType(), default=no_bounds, help="How many givens.")
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
@click.option("--symmetry", type=click.Choice(SYMMETRIES), help="Of givens; none unless told.")
@click.option("--game", type=click.Choice(GAMES), help="Givens and symmetry of a game of its level.")
@click.option("--mask", metavar="TEXT", help="Cells that may be given: text or a file, one character each, . if not.")
@click.option("--minimal", is_flag=True, help="No given can be left out.")
@click.option("--from-root", is_flag=True, help="Fill grids by shuffling the root solution instead of solving.")
@click.option("--way", type=click.Choice(WAYS), default="remove", show_default=True, help="How givens come about.")
@click.option("--filled", is_flag=True, help="A filled grid instead of a puzzle.")
@click.option("--box", type=BoxType(), default="3x3", help="Box of the board, as 4x4 for 16×16.")
@variant_option
@click.option("--cages", type=RangeType(), default=None, help="Cells of a cage, for the variant killer; 2..4.")
@click.option("--symbols", type=click.Choice(SYMBOLS), help="What digits are printed with: zero is 0–9, then A.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="The same seed gives the same puzzles.")
@click.option("--count", type=click.IntRange(min=0), default=1, show_default=True, help="Puzzles; 0 never ends.")
@click.option("--distinct", is_flag=True, help="No puzzle twice, not even with rows or digits changed about.")
@click.option("--with-rating", is_flag=True, help="Tell the ER of each puzzle too, which takes longer.")
@click.option("--bare", is_flag=True, help="Leave level, score and techniques out of formats that hold them: quicker.")
@click.option(
    "--threads",
    type=click.IntRange(min=0),
    default=0,
    help="Threads for plain 9×9; 0 takes all cores. Other boards take one.",
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

    Jigsaws, killers and the variants with lines, signs, marks or clues outside (from thermo to little-killer) are drawn
    anew for each puzzle. As plain lines cannot hold them, nor boxes that are not the usual ones of their size, these
    puzzles are written in our own JSON unless --format names another format.

    Techniques are ids such as x-wing or naked-pair. Exit code 3 when the time was up before all were found; what was
    found is printed, and the nearest to the wish is told.
    """
    if as_json and format_name:
        raise click.UsageError("--json is a format of its own: leave --format out")
    names = names_of(variants)
    if cages is not None and "killer" not in names:
        raise click.UsageError("--cages goes with --variant killer")
    from ninefold.cli.generated_output import Ending, Output, told_by_a_line
    from ninefold.desk.wish import wish_of
    from ninefold.generating import any_seed, generate_batches
    from ninefold.generating import generate as puzzles
    from ninefold.model.symbols import symbols_named

    if seed is None:
        seed = any_seed()
    playing = (game, seed) if game else None
    wish = wish_of(names, listed_in(rules_file), box, cages=cages, game=playing, mask=_mask(mask, box), **wished)
    printed = symbols_named(symbols, box.size) if symbols else ""
    default_format = "oneline" if told_by_a_line(wish, symbols) else "ninefold-json"
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
            sys.stdout.buffer.write(piece)
            sys.stdout.flush()
    if interrupted():
        return 130
    if ending.error is not None:
        click.echo(f"ninefold: {ending.error}", err=True)
    return 0 if ending.error is None else TIME_IS_UP


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
    """A bar on standard error, if that is a terminal; where the puzzles go there, too, only once it takes long."""
    if not sys.stderr.isatty():
        yield None
        return
    from ninefold.cli.progress import progress

    with progress("puzzles", after=1.0 if sys.stdout.isatty() else 0.0) as bar:
        if count:
            bar.update(total=count)

        def tell(now: Progress) -> None:
            bar.doing = f"{now.attempts:,} tried"
            bar.reach(now.found)

        yield tell

"""`ninefold book`: a book of puzzles from a plan, or a quick one from options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ninefold.choices import LARGEST_BOOK, LEVELS, PER_PAGE, SYMMETRIES, VARIANTS, Symmetry
from ninefold.cli.exit_codes import TIME_IS_UP
from ninefold.cli.progress import progress
from ninefold.cli.puzzle_argument import BoxType, timeout_option
from ninefold.errors import NinefoldError, StoppedError

if TYPE_CHECKING:
    from ninefold.desk.task import Task
    from ninefold.model import Shape
    from ninefold.press import Book, Plan

paper_option = click.option(
    "--paper", default="a4", show_default=True, help="a4, a5, letter, 6x9in, 8.5x11in, or a size as 170x240mm."
)
title_option = click.option("--title", default="", help="At the top of each page.")
_PAGE_OPTIONS = (
    click.option("--per-page", type=click.Choice([str(each) for each in PER_PAGE]), help="Puzzles on each page; 1."),
    paper_option,
    title_option,
    click.option("--no-codes", is_flag=True, help="No QR codes that open the puzzles on a phone."),
    click.option(
        "--address", default="", metavar="URL", help="Of a site (ninefold site) that the codes open the puzzles at."
    ),
    click.option("--no-solutions", is_flag=True, help="No solutions at the end."),
)


def page_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """How puzzles stand on paper."""
    for option in reversed(_PAGE_OPTIONS):
        command = option(command)
    return command


@click.command()
@click.argument("plan", required=False, type=click.Path(path_type=Path))
@click.argument("target", required=False, metavar="OUT", type=click.Path(path_type=Path))
@click.option("--example", "as_example", is_flag=True, help="Print a plan that works, with every key explained.")
@click.option(
    "--proof", "with_proof", is_flag=True, help="Look at the pages as a printer would; exit code 1 for faults."
)
@click.option("--out", "-o", "out", type=click.Path(path_type=Path), help="Where a quick sheet goes.")
@click.option("--count", type=click.IntRange(1, LARGEST_BOOK), help="Quick sheet: how many puzzles; 12.")
@click.option("--level", type=click.Choice(LEVELS), help="Quick sheet: their level.")
@click.option("--variant", "variants", multiple=True, type=click.Choice(VARIANTS), help="Quick sheet: as killer.")
@click.option("--box", type=BoxType(), help="Quick sheet: box of the board, as 2x3.")
@click.option("--symmetry", type=click.Choice(SYMMETRIES), help="Quick sheet: of the givens.")
@click.option("--seed", type=click.IntRange(0, 2**64 - 1), help="Quick sheet: the same seed gives the same sheet.")
@page_options
@timeout_option
def book(
    plan: Path | None,
    target: Path | None,
    as_example: bool,
    with_proof: bool,
    out: Path | None,
    task: Task,
    **quick: Any,
) -> int:
    """Make a book: PLAN is a TOML file (see --example), OUT the PDF.

    Without a plan the options make a quick sheet: ninefold book --level hard --count 24 --per-page 4 --out sheet.pdf

    Puzzles are made on all cores and kept in a folder beside OUT until the book is done: stopped, the same command goes
    on where it was.
    """
    from ninefold.press import example, read_plan

    if as_example:
        click.echo(example(), nl=False)
        return 0
    asked = {name for name, value in quick.items() if _given(name)}
    if plan is None:
        if out is None:
            raise click.UsageError("name a PLAN and the PDF it makes, or say with --out where a quick sheet goes")
        return _make(_quick_plan(**quick), out, with_proof, task)
    if asked:
        raise click.UsageError(f"--{sorted(asked)[0].replace('_', '-')} is for quick sheets: with a PLAN say it there")
    if (target is None) == (out is None):
        raise click.UsageError("name the PDF that the plan makes")
    written = target or out
    assert written is not None
    return _make(read_plan(plan), written, with_proof, task)


def _given(name: str) -> bool:
    return click.get_current_context().get_parameter_source(name) is not click.core.ParameterSource.DEFAULT


def _quick_plan(
    *,
    count: int | None,
    level: str | None,
    variants: tuple[str, ...],
    box: Shape | None,
    symmetry: Symmetry | None,
    seed: int | None,
    per_page: str | None,
    paper: str,
    title: str,
    no_codes: bool,
    address: str,
    no_solutions: bool,
) -> Plan:
    from ninefold.generating import any_seed
    from ninefold.model import Shape
    from ninefold.press import Section, plan_of_sheet

    section = Section(
        count=count or 12,
        level=level,
        variants=variants,
        box=box or Shape(3, 3),
        symmetry=symmetry,
        seed=any_seed() if seed is None else seed,
    )
    section.wish()  # refuses what cannot be
    return plan_of_sheet(
        section,
        title=title,
        paper=paper,
        per_page=int(per_page or 1),
        solutions=not no_solutions,
        codes=not no_codes,
        address=address,
    )


def _make(plan: Plan, target: Path, with_proof: bool, task: Task) -> int:
    from ninefold.cli.generate import stopped_by_ctrl_c
    from ninefold.engine.threads import thread_count
    from ninefold.press import Book, make_book
    from ninefold.school.lesson import lesson

    kept = target.with_name(f"{target.name}.kept")
    try:
        with stopped_by_ctrl_c(task.stop) as interrupted, _bar(plan) as tell:
            made = make_book(
                plan,
                lessons=lesson,
                threads=0,
                processes=thread_count(0),
                keep=kept,
                stop=task.stop,
                progress=tell,
            )
            pdf = made.pdf()
    except StoppedError as error:
        going_on = "; the same command goes on where it was" if kept.is_dir() else ""
        click.echo(f"ninefold: {error}{going_on}", err=True)
        return 130 if interrupted() else TIME_IS_UP
    except NinefoldError:
        Book.forget(kept)  # a plan that cannot be made is not gone on with
        raise
    write_pdf(pdf, target)
    Book.forget(kept)
    click.echo(f"{target}: {told(made, pdf)}")
    return _told_proof(made) if with_proof else 0


def write_pdf(pdf: bytes, target: Path) -> None:
    from ninefold.files.atomic import atomic_binary_writer

    with atomic_binary_writer(target) as file:
        file.write(pdf)


def told(made: Book, pdf: bytes) -> str:
    """What came out, in words."""
    size = f"{len(pdf) / 1e6:.1f} MB" if len(pdf) > 1e6 else f"{len(pdf) / 1e3:.0f} kB"
    return f"{_many(made.count, 'puzzle')}, {_many(made.pages, 'page')}, {size}"


def _many(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _told_proof(made: Book) -> int:
    from ninefold.press.proof import proof

    found = proof(made)
    for finding in found:
        click.echo(f"{finding.kind}: {finding.sentence}")
    faults = sum(finding.kind == "fault" for finding in found)
    click.echo(f"checked: {_many(made.count, 'puzzle')}, {_many(made.pages, 'page')}, {_many(faults, 'fault')}")
    return 1 if faults else 0


@contextmanager
def _bar(plan: Plan) -> Iterator[Callable[[str, int], None]]:
    with progress("puzzles") as bar:
        if total := sum(section.count for section in plan.sections):
            bar.update(total=total)

        def tell(stage: str, found: int) -> None:
            bar.say(stage)
            bar.reach(found)

        yield tell

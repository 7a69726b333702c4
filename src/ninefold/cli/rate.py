"""`ninefold rate`: level, score, mastery, ER and complexity of many puzzles."""

from __future__ import annotations

import csv
import json
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import click

from ninefold.cli.puzzle_argument import FAULTS, Complaints, Entries, json_option, puzzle_argument, timeout_option
from ninefold.cli.variant_option import variant_option
from ninefold.desk.task import Task
from ninefold.model import Puzzle
from ninefold.rating import COLUMNS, EXPERT, EXPLAINER, OWN_SCALE, ExpertRating, Rates, rate_many, scale_of

HEADER = ("puzzle", "level", "score", "mastery", "er", "ep", "ed", "complexity", "hardest")

LONG = ExpertRating._fields
"""The columns of the scales of whips, braids and trials, which follow the others where they are asked for."""


class ColumnsType(click.ParamType[frozenset[str]]):
    """Names of columns, one or several with commas between them."""

    name = "names"

    def convert(self, value: str, param: click.Parameter | None, context: click.Context | None) -> frozenset[str]:
        names = frozenset(name.strip() for name in value.split(","))
        if unknown := sorted(names - COLUMNS - EXPERT):
            known = ", ".join([*sorted(COLUMNS), *LONG])
            self.fail(f"'{unknown[0]}' is not one of {known}.", param, context)
        return names


@click.command()
@puzzle_argument
@variant_option
@click.option("--csv", "as_csv", is_flag=True, help="Comma-separated values with a header.")
@click.option(
    "--only",
    type=ColumnsType(),
    multiple=True,
    metavar="NAMES",
    help=f"Compute just these, with commas or repeated: {', '.join(sorted(COLUMNS))}; er brings ep and ed along. "
    f"Only by name: {', '.join(LONG)}.",
)
@click.option(
    "--invariant", is_flag=True, help="ER, EP, ED as the minimum over fixed images of the puzzle; 16 times the work."
)
@click.option("--threads", type=click.IntRange(min=0), default=0, help="Threads; 0 takes all cores.")
@timeout_option
@json_option
def rate(
    entries: Entries,
    as_csv: bool,
    only: tuple[frozenset[str], ...],
    invariant: bool,
    threads: int,
    task: Task,
    as_json: bool,
) -> int:
    """Rate the puzzles of PUZZLE: level and score by the steps of the path, mastery by the hardest technique needed.

    ER, EP and ED are the ratings of Sudoku Explainer: of the hardest step, of the hardest up to the first digit placed,
    and of the first step.

    W and B are the longest whip and braid that are needed, gW and gB the same with groups; TE is how deep trials must
    be nested, BxB the longest braid inside them. They are told when asked for by name.

    On boards other than plain 9×9 level and score are on a scale of our own (docs/rating.md), which is said.
    """
    complaints = Complaints()
    wanted = frozenset[str]().union(*only) or COLUMNS
    if "er" in wanted:
        wanted |= EXPLAINER
    puzzles = (record.puzzle for record in complaints.good(entries))
    many = partial(rate_many, only=wanted, invariant=invariant, threads=threads, stop=task.stop)
    rated = _each_rated(puzzles, many, complaints)
    yes, own = True, False
    writer = csv.writer(sys.stdout, lineterminator="\n")
    more = tuple(name for name in LONG if name in wanted)
    header = (*HEADER, *more)
    if as_csv:
        writer.writerow(header)
    for number, rates in enumerate(_with_progress(rated)):
        yes = yes and not rates.problem
        scale = scale_of(rates.puzzle)
        own = own or (rates.level is not None and scale == OWN_SCALE)
        row = _row(rates, wanted)
        if as_csv:
            writer.writerow([row[name] for name in header])
        elif as_json:
            told = {name: value for name, value in row.items() if value != ""}
            notes = {"problem": rates.problem} if rates.problem else {"scale": scale} if rates.level else {}
            click.echo(json.dumps({**told, **notes}))
        else:
            if number == 0:
                click.echo(
                    f"{'level':<8} {'score':>6} {'mastery':<8} {'er':>4} {'ep':>4} {'ed':>4} {'complexity':>10}  "
                    f"{'hardest':<28} {''.join(f'{name:>3} ' for name in more)}puzzle"
                )
            click.echo(
                f"{rates.problem}  {rates.puzzle}"
                if rates.problem
                else f"{row['level']:<8} {row['score']:>6} {row['mastery']:<8} {row['er']:>4} {row['ep']:>4} "
                f"{row['ed']:>4} {row['complexity']:>10}  {row['hardest']:<28} "
                f"{''.join(f'{row[name]:>3} ' for name in more)}{row['puzzle']}"
            )
    if own and not as_csv and not as_json:
        click.echo("ninefold: boards other than plain 9×9 have levels on a scale of our own (docs/rating.md)", err=True)
    return complaints.exit_code(yes)


def _each_rated(
    puzzles: Iterator[Puzzle], many: Callable[[Iterable[Puzzle]], Iterator[Rates]], complaints: Complaints
) -> Iterator[Rates]:
    """The rates of all; where those rated together fail, each of them is tried alone and only the bad ones are told."""
    waiting: deque[Puzzle] = deque()

    def taken() -> Iterator[Puzzle]:
        for puzzle in puzzles:
            waiting.append(puzzle)
            yield puzzle

    while True:
        try:
            for rates in many(taken()):
                waiting.popleft()
                yield rates
        except FAULTS:
            alone = list(waiting)
            waiting.clear()
            for puzzle in alone:
                with complaints.of_this_one(name=puzzle.oneline[:90]):
                    yield from many([puzzle])
        else:
            return


def _row(rates: Rates, wanted: frozenset[str]) -> dict[str, str | int | float]:
    """Every column of the header; empty where there is nothing to say."""
    row: dict[str, str | int | float] = dict.fromkeys((*HEADER, *(name for name in LONG if name in wanted)), "")
    row["puzzle"] = rates.puzzle.oneline
    for name in wanted:
        if (value := getattr(rates, name)) is not None:
            row[name] = value
    return row


def _with_progress(rated: Iterator[Rates]) -> Iterator[Rates]:
    """Tells on a terminal how many are done, when the answers themselves go elsewhere."""
    if sys.stdout.isatty() or not sys.stderr.isatty():
        yield from rated
        return
    for number, rates in enumerate(rated, 1):
        if number % 100 == 0:
            click.echo(f"\r{number} rated", nl=False, err=True)
        yield rates
    click.echo("\r", nl=False, err=True)

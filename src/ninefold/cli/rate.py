"""`ninefold rate`: level, score, mastery, ER and complexity of many puzzles."""

from __future__ import annotations

import csv
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, BinaryIO

import click

from ninefold.choices import ASKED_COLUMNS, USUAL_COLUMNS, Column
from ninefold.cli.plain_lines import plain_lines
from ninefold.cli.progress import Bar, progress
from ninefold.cli.puzzle_argument import FAULTS, Complaints, Entries, json_option, puzzle_argument, timeout_option
from ninefold.cli.variant_option import variant_option
from ninefold.errors import PuzzleError

if TYPE_CHECKING:
    from ninefold.desk.rate import RateAnswer
    from ninefold.desk.task import Task
    from ninefold.model import Puzzle
    from ninefold.rating import Rates

_WIDTHS = {"level": "<8", "score": ">6", "mastery": "<8", "er": ">4", "ep": ">4", "ed": ">4", "complexity": ">10"}
_WIDTHS |= {"hardest": "<28", **dict.fromkeys(ASKED_COLUMNS, ">3")}
"""How wide a column is on a terminal, and to which side of it the number stands."""


class ColumnsType(click.ParamType["frozenset[Column]"]):
    """Names of columns, one or several with commas between them."""

    name = "names"

    def convert(self, value: str, param: click.Parameter | None, context: click.Context | None) -> frozenset[Column]:
        from ninefold.rating import columns

        try:
            return columns(name.strip() for name in value.split(","))
        except PuzzleError as error:
            self.fail(f"{error}.", param, context)


@click.command()
@puzzle_argument
@variant_option
@click.option("--csv", "as_csv", is_flag=True, help="Comma-separated values with a header.")
@click.option(
    "--only",
    type=ColumnsType(),
    multiple=True,
    metavar="NAMES",
    help=f"Compute just these, with commas or repeated: {', '.join(USUAL_COLUMNS)}; er brings ep and ed along. "
    f"Only by name: {', '.join(ASKED_COLUMNS)}.",
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
    only: tuple[frozenset[Column], ...],
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
    if as_csv and as_json:
        raise click.UsageError("--csv and --json are two formats: leave one of them out")
    from ninefold.desk.rate import RateAnswer
    from ninefold.rating import OWN_SCALE, rate_many

    complaints = Complaints()
    wanted = frozenset().union(*only) or frozenset(USUAL_COLUMNS)
    if as_csv and not invariant and wanted.isdisjoint(ASKED_COLUMNS):
        with plain_lines(entries) as file:
            if file:
                return _rate_lines(file, wanted, threads, task, complaints)
    puzzles = (record.puzzle for record in complaints.good(entries))
    many = partial(rate_many, only=wanted, invariant=invariant, threads=threads, stop=task.stop)
    tell = _as_json if as_json else (_Csv if as_csv else _Table)(wanted).tell
    yes, own = True, False
    for rates in _with_progress(_each_rated(puzzles, many, complaints)):
        answer = RateAnswer.of(rates, wanted, task.elapsed)
        task.next_question()
        tell(answer)
        yes = yes and not answer.problem
        own = own or answer.scale == OWN_SCALE
    if own and not as_csv and not as_json:
        click.echo("ninefold: boards other than plain 9×9 have levels on a scale of our own (docs/rating.md)", err=True)
    return complaints.exit_code(yes)


def _rate_lines(file: BinaryIO, wanted: frozenset[Column], threads: int, task: Task, complaints: Complaints) -> int:
    """A file of plain 9×9 lines, some thousands of them at a time."""
    from ninefold.cli.rate_lines import rated_lines
    from ninefold.desk.rate import RateAnswer
    from ninefold.rating import rate as rate_puzzle

    yes = True
    table = _Csv(wanted)
    with _bar() as bar:
        for piece in rated_lines(file, USUAL_COLUMNS, wanted, threads, task):
            if not isinstance(piece, tuple):
                for record in complaints.good([piece]):
                    rates = rate_puzzle(record.puzzle, only=wanted, stop=task.stop)
                    table.tell(RateAnswer.of(rates, wanted, task.elapsed))
                    yes = yes and not rates.problem
                continue
            text, all_rated, count = piece
            sys.stdout.write(text)
            complaints.passed(count)
            yes = yes and all_rated
            bar.advance(count)
    return complaints.exit_code(yes)


@contextmanager
def _bar() -> Iterator[Bar]:
    """A bar on a terminal; where the answers go there, too, only once it takes long."""
    with progress("puzzles", after=1.0 if sys.stdout.isatty() else 0.0) as bar:
        yield bar


def _as_json(answer: RateAnswer) -> None:
    click.echo(answer.as_json())


class _Csv:
    """A row for each answer, below a header."""

    def __init__(self, wanted: frozenset[Column]) -> None:
        self._header = ("puzzle", *USUAL_COLUMNS, *(column for column in ASKED_COLUMNS if column in wanted))
        self._writer = csv.writer(sys.stdout, lineterminator="\n")
        self._writer.writerow(self._header)

    def tell(self, answer: RateAnswer) -> None:
        self._writer.writerow([getattr(answer, column) for column in self._header])


class _Table:
    """A line for each answer, the puzzle last because it is long; the header comes with the first."""

    def __init__(self, wanted: frozenset[Column]) -> None:
        told = wanted | {"ep", "ed"} if "er" in wanted else wanted  # what was asked for, and what er brings along
        self._columns = [column for column in (*USUAL_COLUMNS, *ASKED_COLUMNS) if column in told]
        self._begun = False

    def tell(self, answer: RateAnswer) -> None:
        if not self._begun:
            self._begun = True
            click.echo(self._line(list(self._columns), "puzzle"))
        numbers = [getattr(answer, column) for column in self._columns]
        click.echo(f"{answer.problem}  {answer.puzzle}" if answer.problem else self._line(numbers, answer.puzzle))

    def _line(self, numbers: list[str | int | float | None], puzzle: str) -> str:
        told = zip(self._columns, numbers, strict=True)
        return (
            " ".join(f"{'' if number is None else number:{_WIDTHS[column]}}" for column, number in told) + f" {puzzle}"
        )


def _each_rated(
    puzzles: Iterator[Puzzle], many: Callable[[Iterable[Puzzle]], Iterator[Rates]], complaints: Complaints
) -> Iterator[Rates]:
    """The rates of all; where those rated together fail, each of them is tried alone and only the bad ones are told."""
    waiting: deque[Puzzle] = deque()

    def taken() -> Iterator[Puzzle]:
        with complaints.of_this_one():  # what the reader raises spoils the rest of the text
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


def _with_progress(rated: Iterator[Rates]) -> Iterator[Rates]:
    """Tells how many are done."""
    with _bar() as bar:
        for rates in rated:
            bar.advance(1)
            yield rates

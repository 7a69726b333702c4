"""`ninefold improve`: what a setter could change in a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from ninefold.choices import CLUE_KINDS, LEVELS, MOST_WAYS, SYMMETRIES, ClueKind
from ninefold.cli.puzzle_argument import format_option
from ninefold.cli.question import Question, question
from ninefold.cli.range_type import RangeType, no_bounds
from ninefold.cli.technique_names import complete
from ninefold.cli.whole_puzzle import whole_puzzle

if TYPE_CHECKING:
    from ninefold.desk import improve as desk
    from ninefold.model import Record


@question
@click.option("--unique", "aim", flag_value="unique", help="Add the fewest clues that leave one solution.")
@click.option("--redundant", "aim", flag_value="redundant", help="Take away clues that it does not need.")
@click.option("--harder", "aim", flag_value="harder", help="Take away the clue whose absence makes it harder.")
@click.option("--easier", "aim", flag_value="easier", help="Add the given that makes it easier.")
@click.option("--fill", "aim", flag_value="fill", help="Choose the values that are missing, and givens if needed.")
@click.option("--layout", "aim", flag_value="layout", help="Choose other givens, for the same clues and solution.")
@click.option(
    "--add",
    "kinds",
    type=click.Choice(CLUE_KINDS),
    multiple=True,
    default=("givens",),
    show_default=True,
    help="With --unique: what may be added, or changed for values; may be repeated.",
)
@click.option(
    "--open", multiple=True, metavar="KIND", help="With --fill: choose all values of these, as Cage; may be repeated."
)
@click.option("--keep-empty", is_flag=True, help="With --fill: what has no value, as a cage without a sum, stays so.")
@click.option("--level", type=click.Choice(LEVELS), help="With --fill and --layout: its level.")
@click.option("--technique", metavar="ID", shell_complete=complete, help="With --fill and --layout: the path takes it.")
@click.option(
    "--symmetry",
    type=click.Choice(SYMMETRIES),
    help="With --fill and --layout: of the givens, if any.",
)
@click.option("--givens", type=RangeType(), default=no_bounds, help="With --fill and --layout: how many, 0 for none.")
@click.option("--count", type=click.IntRange(1, MOST_WAYS), default=3, show_default=True, help="At most so many ways.")
@click.option("--seed", type=click.IntRange(0, 2**32), default=0, help="Decides between equal clues.")
@format_option("--to", "to", help="Format of the output; oneline, our JSON for boards with constraints.")
def improve(
    asked: Question,
    aim: desk.Aim | None,
    kinds: tuple[ClueKind, ...],
    open: tuple[str, ...],
    keep_empty: bool,
    count: int,
    seed: int,
    to: str | None,
    **wished: Any,
) -> int:
    """Print PUZZLE changed towards an aim, the best way first; standard error tells what was changed.

    Unless told, a puzzle with several solutions is to become --unique, and one with one solution loses what is
    --redundant. --fill makes puzzles around what is drawn: cages without a sum get one, clues of the kinds that
    --open names get new values, and givens come where these do not leave one solution.
    """
    from ninefold.desk import improve as desk

    if aim not in ("fill", "layout") and any(value not in (None, no_bounds()) for value in wished.values()):
        raise click.UsageError("--level, --technique, --symmetry and --givens go with --fill or --layout")
    if aim != "fill" and (open or keep_empty):
        raise click.UsageError("--open and --keep-empty go with --fill")

    def ask(record: Record) -> desk.ImproveAnswer:
        wish = desk.Wished(open=open, missing=not keep_empty, **wished)
        return desk.improve(record, aim, kinds=kinds, wished=wish, count=count, seed=seed, task=asked.task)

    def tell(_: Record, answer: desk.ImproveAnswer) -> None:
        click.echo(f"ninefold: {answer.sentence}", err=True)
        for proposal in answer.proposals:
            click.echo(f"ninefold: {proposal.sentence}", err=True)
            click.echo(whole_puzzle(proposal.whole, to))

    return asked.answered(ask, tell, yes=lambda answer: bool(answer.proposals))

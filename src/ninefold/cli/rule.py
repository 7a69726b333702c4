"""`ninefold rule`: a rule of one's own as a constraint."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import click

from ninefold.choices import OWN_RULE_KINDS, OwnRuleKind
from ninefold.cli.exit_codes import DONE, NO
from ninefold.cli.puzzle_argument import BoxType, json_option

if TYPE_CHECKING:
    from ninefold.model import Shape


@click.command()
@click.argument("text", metavar="TEXT")
@click.option(
    "--kind",
    type=click.Choice(OWN_RULE_KINDS),
    default="neighbours",
    show_default=True,
    help="Of neighbours on a line, of every two cells, or a regular expression that reads the line.",
)
@click.option("--cells", metavar="CELLS", default="", help="On which cells, as r1c1,r1c2,r1c3.")
@click.option("--box", type=BoxType(), default="3x3", help="Box of the board, as 2x3.")
@click.option("--try", "tried", metavar="DIGITS", default="", help="Say whether a line with these digits is accepted.")
@json_option
def rule(text: str, kind: OwnRuleKind, cells: str, box: Shape, tried: str, as_json: bool) -> int:
    """Print TEXT as a list of one constraint, as --constraints takes it; standard error tells what it means.

    TEXT is a formula of two digits a and b, as `abs(a - b) >= 5` or `a + b = 5 or a + b = 10`, with + - * // %,
    abs, min, max, comparisons, and, or, not; or the pairs themselves, as `1:2, 2:4`; or with --kind pattern a regular
    expression, as `1.*9`. With --try the exit code is 1 if the line is not accepted.
    """
    from ninefold.desk import rule as desk
    from ninefold.model import parse_cell

    places = [parse_cell(name, box.size) for name in cells.replace(",", " ").split()]
    answer = desk.rule(text, kind, cells=places, shape=box, tried=tried)
    if as_json:
        click.echo(answer.as_json())
    else:
        click.echo(f"ninefold: {answer.sentence}", err=True)
        click.echo(json.dumps([answer.constraint]))
    return NO if answer.accepted is False else DONE

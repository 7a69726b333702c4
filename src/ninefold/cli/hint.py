"""`ninefold hint`: the first mistake, else the next step, in four stages."""

from __future__ import annotations

import json
from pathlib import Path

import click

from ninefold.cli.puzzle_argument import Complaints, json_option, puzzle_argument, records, timeout_option
from ninefold.cli.variant_option import variant_option, with_rules
from ninefold.desk import Hint
from ninefold.desk import hint as advise
from ninefold.engine.stop import Stop
from ninefold.model import Shape


@click.command()
@puzzle_argument
@variant_option
@click.option("--stage", type=click.IntRange(1, 4), default=1, show_default=True, help="How much to say.")
@timeout_option
@json_option
def hint(
    puzzle: str,
    format_name: str | None,
    box: Shape | None,
    variants: str,
    rules_file: Path | None,
    stage: int,
    stop: Stop,
    as_json: bool,
) -> int:
    """Give the next step of PUZZLE, a little at a time; a mistake on its board comes first.

    Stage 1 says where to look, 2 which technique, 3 which cells, 4 everything.
    """
    complaints = Complaints()
    yes = True
    for record in complaints.good(with_rules(records(puzzle, format_name, box), variants, rules_file)):
        with complaints.of_this_one():
            found = advise(record.position, stage, stop=stop)
            yes = yes and found.kind == "step"
            click.echo(json.dumps(_told(found), ensure_ascii=False) if as_json else found.sentence)
    return complaints.exit_code(yes)


def _told(found: Hint) -> dict[str, str]:
    told: dict[str, str] = {"kind": found.kind, "words": found.sentence}
    if found.step is not None:
        told["stage"] = str(found.stage)
        if found.stage >= 2:
            told["technique"] = found.step.technique.id
    return told

"""`ninefold candidates`: all candidates of every empty cell."""

from __future__ import annotations

import json

import click

from ninefold.cli.puzzle_argument import Complaints, json_option, puzzle_argument, records
from ninefold.model import Shape, cell_name
from ninefold.picture.text import candidates_text


@click.command()
@puzzle_argument
@json_option
def candidates(puzzle: str, format_name: str | None, box: Shape | None, as_json: bool) -> int:
    """Print all candidates of every empty cell of PUZZLE."""
    complaints = Complaints()
    for number, record in enumerate(complaints.good(records(puzzle, format_name, box))):
        with complaints.of_this_one():
            grid = record.position
            size = grid.puzzle.shape.size
            if as_json:
                empty = [cell for cell, digit in enumerate(grid.digits) if not digit]
                open_digits = {cell_name(cell, size): list(grid.candidates_of(cell)) for cell in empty}
                click.echo(json.dumps({"puzzle": record.puzzle.oneline, "candidates": open_digits}))
            else:
                click.echo(("\n" if number else "") + candidates_text(grid))
    return complaints.exit_code()

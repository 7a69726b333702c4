"""What may be drawn over a filled grid, whatever it is, by name: lines, signs between cells, marks, clues outside."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from ninefold.errors import PuzzleError
from ninefold.generating.lines import LINES, random_lines
from ninefold.generating.marks import parities, quadruples
from ninefold.generating.outside import OUTSIDE, outside_clues
from ninefold.generating.pairs import consecutive, greater, kropki, sums
from ninefold.model import Puzzle
from ninefold.model.constraint import Constraint


class Drawing(NamedTuple):
    """A kind of clues: what people call it; the clues, from a solution and a board with its other rules.

    sparse  kinds of constraints of which only those stay that the puzzle needs
    """

    name: str
    draw: Callable[[bytes, Puzzle, Random], Sequence[Constraint]]
    sparse: tuple[type[Constraint], ...] = ()


DRAWINGS: Mapping[str, Drawing] = {
    **{id: Drawing(line.name, partial(random_lines, id)) for id, line in LINES.items()},
    "kropki": Drawing("Kropki", kropki),
    "consecutive": Drawing("Consecutive", consecutive),
    "xv": Drawing("XV", sums),
    "greater-than": Drawing("Greater than", greater),
    "odd-even": Drawing("Odd and even", parities),
    "quadruple": Drawing("Quadruples", quadruples),
    **{id: Drawing(clue.name, partial(outside_clues, id), (clue.kind,)) for id, clue in OUTSIDE.items()},
}


def drawn(name: str, solution: bytes, board: Puzzle, rng: Random) -> Sequence[Constraint]:
    """The clues of one kind; refused where the board has room for none."""
    made = DRAWINGS[name].draw(solution, board, rng)
    if not made:
        raise PuzzleError(f"{name}: nothing of it can be drawn on this {board.shape} board")
    return made

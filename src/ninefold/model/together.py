"""The constraints of one puzzle together: each has its place on the board, and all of them stay below the bounds."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.errors import PuzzleError
from ninefold.model.bounds import CONSTRAINTS, LISTED, PEERS
from ninefold.model.constraint import Constraint
from ninefold.model.shape import Shape
from ninefold.stopping import looking

_last: list[tuple[tuple[Constraint, ...], Shape]] = []
"""The constraints that were checked last: a puzzle with other givens has the very same ones."""


def check_together(constraints: tuple[Constraint, ...], shape: Shape) -> None:
    """Refuses constraints that have no place on a board, or are too many for it, by the number of the first such."""
    for known, board in _last[:1]:
        if known is constraints and board == shape:
            return
    for number, problem in _problems(constraints, shape):
        raise PuzzleError(f"constraint {number}: {problem}")
    _last[:] = [(constraints, shape)]


def _problems(constraints: tuple[Constraint, ...], shape: Shape) -> Iterator[tuple[int, str]]:
    count = listed = paired = 0
    for number, constraint in enumerate(looking(constraints), 1):
        fault = constraint.fault(shape)
        if fault is not None:
            yield number, f"{constraint.name}: {fault}"
        count += constraint.in_all
        listed += constraint.listed(shape)
        if count > CONSTRAINTS:
            yield number, f"a puzzle has at most {CONSTRAINTS:,} constraints"
        if listed > LISTED:
            yield number, f"the constraints of a puzzle speak of at most {LISTED:,} cells"
        paired += sum(len(house.cells) ** 2 for house in constraint.houses)
        if paired > PEERS:
            yield number, f"the houses that constraints add have at most {PEERS:,} pairs of cells"

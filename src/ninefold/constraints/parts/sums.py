"""Sums of cells as rules."""

from __future__ import annotations

from collections.abc import Iterator

from ninefold.errors import PuzzleError
from ninefold.model.bounds import NUMBER, WEIGHT
from ninefold.model.rule import NEVER, Rule, Scale


def too_heavy(name: str, terms: list[tuple[int, int]]) -> None:
    """Refuses a sum in which a cell counts too often, or all cells together do."""
    weights: dict[int, int] = {}
    for cell, weight in terms:
        weights[cell] = weights.get(cell, 0) + abs(weight)
    if max(weights.values(), default=0) > WEIGHT:
        raise PuzzleError(f"{name}: a cell counts at most {WEIGHT:,} times, got {max(weights.values()):,}")
    if sum(weights.values()) > NUMBER:
        raise PuzzleError(f"{name}: the cells count at most {NUMBER:,} times together, got {sum(weights.values()):,}")


def weighted_sum(terms: list[tuple[int, int]], total: int, scale: Scale) -> Iterator[Rule]:
    """Cells with weights whose values add up to the total; a cell may occur more than once."""
    weights: dict[int, int] = {}
    for cell, weight in terms:
        weights[cell] = weights.get(cell, 0) + weight
        total += weight * scale.shift
    weights = {cell: weight for cell, weight in weights.items() if weight}
    if weights:
        yield Rule("sum", tuple(weights), (total, *weights.values()))
    elif total:
        yield NEVER

"""Sums and houses as linear equations: a proof that there is no solution, where they contradict each other.

A solution solves every equation modulo every prime. Where some primes are tried and one of them has no solution, the
board has none: diagonals of a little killer that cover the same cells twice, cages whose houses do not add up, a parity
that cannot be. A search sees one sum at a time and may take hours to find out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ninefold.model.rule import Rule
from ninefold.stopping import look

_PRIMES = (2, 3, 5, 7, 1_000_003)
_MOST_WORK = 3_000_000
"""Numbers that are looked at, at the most: equations twice, times the cells in them; about half a second."""

Equation = tuple[dict[int, int], int]
"""How often each cell counts, and the total."""


def contradict(size: int, houses: Iterable[Sequence[int]], rules: Iterable[Rule], candidates: list[list[int]]) -> bool:
    """Whether the sums of a board have no solution in whole numbers; False where that is not known.

    >>> cages = [Rule("cage", (0, 1), (4,)), Rule("cage", (2, 3), (5,))]
    >>> contradict(4, [range(4)], cages, [[1, 2, 3, 4]] * 4)
    True
    """
    equations = list(_equations(size, houses, rules, candidates))
    cells = sorted({cell for weights, _ in equations for cell in weights})
    if len(equations) ** 2 * len(cells) > _MOST_WORK:
        return False
    place = {cell: k for k, cell in enumerate(cells)}
    rows = []
    for weights, total in equations:
        row = [0] * len(cells) + [total]
        for cell, weight in weights.items():
            row[place[cell]] = weight
        rows.append(row)
    return any(_contradict_modulo(prime, rows) for prime in _PRIMES)


def _equations(
    size: int, houses: Iterable[Sequence[int]], rules: Iterable[Rule], candidates: list[list[int]]
) -> Iterator[Equation]:
    """Each with what is known already taken off its total."""

    def equation(cells: Sequence[int], weights: Sequence[int], total: int) -> Equation:
        unknown: dict[int, int] = {}
        for cell, weight in zip(cells, weights, strict=True):
            if len(candidates[cell]) == 1:
                total -= weight * candidates[cell][0]
            else:
                unknown[cell] = unknown.get(cell, 0) + weight
        return unknown, total

    for house in houses:
        if len(house) == size:
            yield equation(house, [1] * size, size * (size + 1) // 2)
    for rule in rules:
        if rule.kind == "cage":
            yield equation(rule.cells, [1] * len(rule.cells), rule.numbers[0])
        elif rule.kind == "sum":
            yield equation(rule.cells, rule.numbers[1:], rule.numbers[0])


def _contradict_modulo(prime: int, rows: list[list[int]]) -> bool:
    """Gauss's elimination: whether a row is left that asks nothing to be something."""
    left = [[number % prime for number in row] for row in rows]
    while left:
        look()
        pivot = left.pop()
        column = next((k for k, number in enumerate(pivot) if number), None)
        if column is None:
            continue
        if column == len(pivot) - 1:
            return True
        inverse = pow(pivot[column], -1, prime)
        for k, row in enumerate(left):
            if row[column]:
                factor = row[column] * inverse % prime
                left[k] = [(number - factor * other) % prime for number, other in zip(row, pivot, strict=True)]
    return False

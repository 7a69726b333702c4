"""Aligned exclusion: of all ways to fill two or three cells together none has a certain candidate, so it is false.

A way fails if it repeats a digit in a house, or takes every candidate of a cell that sees all the cells it fills. The
same holds of two or three cells of a house that together have one candidate more than they are cells: a way that takes
two of these leaves them too few. Sudoku Explainer has such steps with cells alone; here each is told way by way, and
looked for where somebody claims one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import combinations, product
from typing import NamedTuple

from ninefold.engine.stop import Stop
from ninefold.errors import PuzzleError
from ninefold.model import Elimination, Evidence, Grid, LockedSet, Mark, Puzzle, Shape, Step, Technique
from ninefold.stopping import raise_if_stopped

Candidate = tuple[int, int]
"""(cell, digit)"""
Digits = Mapping[int, Collection[int]]
"""The candidates of cells."""
Sets = Mapping[tuple[int, ...], Collection[int]]
"""The candidates of cells together: one cell, or several of a house."""

CELLS = {"aligned-pair-exclusion": 2, "aligned-triple-exclusion": 3}
"""The ids of these techniques, and how many cells are filled together."""


class Failure(NamedTuple):
    """Candidates that cannot all be true beside another one, and the cells that they would leave too few digits.

    No cells if a digit would stand twice in a house.
    """

    way: tuple[Candidate, ...]
    starved: tuple[int, ...]


def failures(removed: Candidate, others: Digits, seeing: Sets) -> list[Failure] | None:
    """Why no way to fill the other cells goes with a candidate; None if one does. `seeing` see all the cells.

    What fails by one other cell alone is told once, not once more for each digit of the third.

    >>> failures((0, 7), {1: (1, 5, 7)}, {(2,): (1, 7), (6, 8): (2, 5, 7)})
    [Failure(way=((1, 1),), starved=(2,)), Failure(way=((1, 5),), starved=(6, 8)), Failure(way=((1, 7),), starved=())]
    >>> failures((0, 7), {1: (1, 5, 7)}, {(2,): (1, 7)}) is None
    True
    """
    found: list[Failure] = []
    left: dict[int, list[int]] = {}
    for cell, digits in others.items():
        for digit in sorted(digits):
            failure = _failure(removed, ((cell, digit),), seeing)
            if failure:
                found.append(failure)
            else:
                left.setdefault(cell, []).append(digit)
    if any(cell not in left for cell in others):
        # One cell has nothing left: that is reason enough.
        empty = next(cell for cell in others if cell not in left)
        return [one for one in found if one.way[0][0] == empty]
    for digits in product(*left.values()):
        failure = _failure(removed, tuple(zip(left, digits, strict=True)), seeing) if len(left) > 1 else None
        if failure is None:
            return None
        found.append(failure)
    return found


def claimed_steps(
    grid: Grid, kind: Technique, claims: Collection[Candidate], cells: Collection[int] = (), *, stop: Stop
) -> Iterator[Step]:
    """For each candidate that somebody says goes, a step of a kind that removes it, if there is one.

    `cells` are those that are filled together; any, if none are told.
    """
    if not grid.puzzle.is_plain_nine:
        raise PuzzleError(f"{kind.name} is looked for on 9×9 without constraints only: {grid.puzzle}")
    for cell, digit in claims:
        for step in _removing(grid, kind, (cell, digit), cells, stop):
            yield step
            break


def _removing(grid: Grid, kind: Technique, removed: Candidate, cells: Collection[int], stop: Stop) -> Iterator[Step]:
    many, peers = CELLS[kind.id], grid.puzzle.peers
    digits = {one: grid.candidates_of(one) for one, digit in enumerate(grid.digits) if not digit}
    small = {one: held for one, held in digits.items() if 2 <= len(held) <= many}
    open_cells = [one for one in (cells or digits) if one != removed[0] and one in digits]
    for others in combinations(open_cells, many - 1):
        raise_if_stopped(stop, "the judgement")
        filled = {removed[0], *others}
        if cells and filled != set(cells):
            continue
        seeing: dict[tuple[int, ...], Collection[int]]
        seeing = {(one,): held for one, held in small.items() if filled <= peers[one]}
        rest = {one: digits[one] for one in others}
        found = failures(removed, rest, seeing) if seeing else None
        if found is None:
            seen = {one: held for one, held in digits.items() if filled <= peers[one]}
            seeing |= _almost_locked(seen, {*digits[removed[0]]}.union(*rest.values()))
            found = failures(removed, rest, seeing)
        if found is not None:
            needed = {failure.starved for failure in found}
            marks = [Mark(one, digit) for one in filled for digit in digits[one]]
            alone = {one: held for one, held in seeing.items() if len(one) == 1 or one in needed}
            pincers = {(cell, digit) for one in alone for cell in one for digit in digits[cell]}
            marks += [Mark(cell, digit, "pincer") for cell, digit in sorted(pincers)]
            sets = tuple(LockedSet(one, tuple(held), "pincer") for one, held in alone.items() if len(one) > 1)
            evidence = Evidence(cells=tuple(sorted(filled)), marks=tuple(marks), sets=sets)
            yield Step(kind, eliminations=(Elimination(*removed),), evidence=evidence, digits=(removed[1],))


def _almost_locked(seen: Digits, taken: Collection[int]) -> dict[tuple[int, ...], Collection[int]]:
    """Two or three of the cells, all in one house, with one candidate more; two of these may be taken."""
    found: dict[tuple[int, ...], Collection[int]] = {}
    for many in (2, 3):
        for cells in combinations(sorted(seen), many):
            held = sorted({*seen[cells[0]]}.union(*(seen[one] for one in cells[1:])))
            if len(held) == many + 1 and len({*held} & {*taken}) > 1 and _share_a_house(cells):
                found[cells] = held
    return found


def _share_a_house(cells: tuple[int, ...]) -> bool:
    rows, columns = {one // 9 for one in cells}, {one % 9 for one in cells}
    return 1 in (len(rows), len(columns), len({(one // 27, one % 9 // 3) for one in cells}))


def _failure(removed: Candidate, way: tuple[Candidate, ...], seeing: Sets) -> Failure | None:
    placed = (removed, *way)
    if any(one[1] == other[1] and other[0] in _peers()[one[0]] for one, other in combinations(placed, 2)):
        return Failure(way, ())
    taken = {digit for _, digit in placed}
    starved = next((cells for cells, digits in seeing.items() if len({*digits} - taken) < len(cells)), None)
    return None if starved is None else Failure(way, starved)


@lru_cache(maxsize=1)
def _peers() -> tuple[frozenset[int], ...]:
    """On 9×9 without further rules: such steps are looked for nowhere else."""
    return Puzzle(Shape(3, 3), bytes(81)).peers

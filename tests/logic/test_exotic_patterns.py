"""Fireworks, exocets, multi-sector locked sets and the others that HoDoKu does not have: held against slow twins."""

import csv
from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path

import pytest

from ninefold import read_puzzle
from ninefold.generating import Wish, generate
from ninefold.logic import LogicOptions, all_steps, only, path, techniques
from ninefold.logic.catalogue import beyond_hodoku
from ninefold.logic.expert_path import ladders
from ninefold.logic.path import furthest
from ninefold.model import Elimination, Grid, Puzzle, Step
from ninefold.solving import solve

NEW = [name for name, one in techniques().items() if beyond_hodoku(one)]
HARD = (
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........",
    "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
)
BASIC = LogicOptions(
    techniques=("full-house", "naked-single", "hidden-single", "locked-candidates-1", "locked-candidates-2")
)


def candidates(text: str) -> set[Elimination]:
    return {Elimination(9 * (r - 1) + c - 1, d) for d, r, c in (map(int, one) for one in text.split())}


def boards(puzzle: Puzzle) -> Iterator[Grid]:
    """The start, and every moment of the usual path that is not easy."""
    grid = Grid.start(puzzle)
    yield grid
    for step, after in path(puzzle, ladders(unique=True)[0]):
        if step.technique.level != "easy":
            yield after


def need_true(puzzle: Puzzle) -> int:
    solution = solve(puzzle)
    assert solution is not None
    seen = 0
    for grid in boards(puzzle):
        for step in all_steps(grid, LogicOptions(techniques=tuple(NEW), one_per_elimination=False)):
            seen += 1
            assert step.eliminations
            for cell, digit in step.eliminations:
                assert digit in grid.candidates_of(cell)
                assert solution.digits[cell] != digit, (step.technique.id, grid)
    return seen


@pytest.mark.parametrize("line", HARD)
def test_nothing_that_is_true_is_removed_from_hard_puzzles(line: str) -> None:
    assert need_true(read_puzzle(line))


def test_nothing_that_is_true_is_removed_from_random_puzzles() -> None:
    assert sum(need_true(made.puzzle) for made in generate(Wish(minimal=True), count=25, seed=26))


def holds(grid: Grid, cell: int) -> set[int]:
    return {grid.digits[cell]} if grid.digits[cell] else {*grid.candidates_of(cell)}


def covered(spots: list[tuple[int, int]], lines: list[tuple[str, int]], number: int) -> bool:
    """Whether so many rows and columns hold all of the places."""
    return any(all(("r", r) in way or ("c", c) in way for r, c in spots) for way in combinations(lines, number))


def exocets(grid: Grid, turned: bool) -> set[frozenset[Elimination]]:
    """By covers: in the S-cells two lines hold a base digit; a target may hold it if a cover leaves its column out."""

    def at(row: int, column: int) -> int:
        return 9 * column + row if turned else 9 * row + column

    def spots_of(digit: int, columns: list[int]) -> list[tuple[int, int]]:
        """The places of a digit in columns outside the band."""
        return [(r, c) for c in columns for r in range(9) if r // 3 != band and digit in holds(grid, at(r, c))]

    found = set()
    for band, row, box in product(range(3), range(3), range(3)):
        rows = {3 * band, 3 * band + 1, 3 * band + 2}
        base_row = 3 * band + row
        for third in range(3 * box, 3 * box + 3):
            base = [at(base_row, c) for c in range(3 * box, 3 * box + 3) if c != third]
            digits = holds(grid, base[0]) | holds(grid, base[1])
            if any(grid.digits[cell] for cell in base) or len(digits) not in (3, 4):
                continue
            spots = [
                [(r, c) for r in rows - {base_row} for c in range(3 * other, 3 * other + 3)]
                for other in range(3)
                if other != box
            ]
            for targets in product(*spots):
                companions = [at(sum(rows) - base_row - r, c) for r, c in targets]
                cells = [at(r, c) for r, c in targets]
                if any(holds(grid, cell) & digits for cell in companions):
                    continue
                if any(grid.digits[cell] or not holds(grid, cell) & digits for cell in cells):
                    continue
                columns = [third, *(c for _, c in targets)]
                lines = [("r", r) for r in range(9) if r not in rows] + [("c", c) for c in columns]
                if not all(covered(spots_of(digit, columns), lines, 2) for digit in digits):
                    continue
                fits = []
                for t, (r, _) in enumerate(targets):
                    other = targets[1 - t]
                    stack = other[1] // 3 * 3
                    mirror_row = sum(rows) - base_row - r
                    mirror = [at(mirror_row, c) for c in range(stack, stack + 3) if c != other[1]]
                    can = {
                        digit
                        for digit in digits & holds(grid, cells[t])
                        if not covered(spots_of(digit, [third, other[1]]), lines, 1)
                        and digit in holds(grid, mirror[0]) | holds(grid, mirror[1])
                    }
                    fits.append((can, mirror))
                keep = dict.fromkeys(base, fits[0][0] | fits[1][0])
                for cell, (can, mirror) in zip(cells, fits, strict=True):
                    keep[cell] = can
                    for one, other_one in (mirror, mirror[::-1]):
                        if not holds(grid, one) & digits and not grid.digits[other_one]:
                            keep[other_one] = can
                gone = {Elimination(c, d) for c, kept in keep.items() for d in grid.candidates_of(c) if d not in kept}
                if gone:
                    found.add(frozenset(gone))
    return found


@pytest.mark.parametrize("line", HARD)
def test_junior_exocets_are_those_found_by_covers(line: str) -> None:
    for grid in boards(read_puzzle(line)):
        steps = {frozenset(step.eliminations) for step in all_steps(grid, only("junior-exocet", every=True))}
        assert steps == exocets(grid, turned=False) | exocets(grid, turned=True)


def most_places(grid: Grid, cells: tuple[int, ...], digit: int) -> int:
    """How often a digit fits into the cells, once per row and column: by augmenting paths."""
    places: dict[int, list[int]] = {}
    for cell in cells:
        if digit in grid.candidates_of(cell):
            places.setdefault(cell // 9, []).append(cell % 9)
    row_of: dict[int, int] = {}

    def placed(row: int, seen: set[int]) -> bool:
        for column in places[row]:
            if column not in seen:
                seen.add(column)
                if column not in row_of or placed(row_of[column], seen):
                    row_of[column] = row
                    return True
        return False

    return sum(placed(row, set()) for row in places)


def test_a_multi_sector_locked_set_has_as_many_places_as_cells() -> None:
    seen: list[Step] = []
    for grid in boards(read_puzzle(HARD[0])):
        for step in all_steps(grid, only("multi-sector-locked-set", every=True)):
            seen.append(step)
            cells = step.evidence.cells
            assert sum(most_places(grid, cells, digit) for digit in range(1, 10)) == len(cells)
            for cell, digit in step.eliminations:
                # Put there, the digit takes its row and column: the cells could not be filled any more.
                left = tuple(one for one in cells if one != cell and one // 9 != cell // 9 and one % 9 != cell % 9)
                others = tuple(one for one in cells if one != cell)
                needed = sum(most_places(grid, others, other) for other in range(1, 10) if other != digit)
                assert needed + most_places(grid, left, digit) < len(others)
    assert seen


def test_published_eliminations_are_found_by_the_technique_that_was_named(reference: Path) -> None:
    names = {"msls": "multi-sector-locked-set"}
    with (reference / "expert" / "published_exotic.csv").open(encoding="utf-8") as file:
        rows = [row for row in csv.DictReader(file) if names.get(row["technique"], row["technique"]) in NEW]
    lost = []
    for row in rows:
        grid = Grid.start(read_puzzle(row["grid"]))
        grid = grid.eliminate([(c, d) for c, d in candidates(row["deleted"]) if d in grid.candidates_of(c)])
        options = only(names.get(row["technique"], row["technique"]), every=True)
        steps = all_steps(grid, options) or all_steps(furthest(grid, BASIC), options)
        if not steps or not candidates(row["eliminations"]) <= {one for step in steps for one in step.eliminations}:
            lost.append(row["id"])
    # Its cells are not all of those where its rows and columns cross.
    assert lost == ["msls-challenge-t44397"]

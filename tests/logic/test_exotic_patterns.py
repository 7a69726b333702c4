"""Fireworks, exocets, multi-sector locked sets and the others that HoDoKu does not have: held against slow twins."""

import csv
from collections.abc import Iterator
from itertools import combinations, islice, product
from pathlib import Path

import pytest

from ninefold import read_puzzle
from ninefold.generating import Wish, generate
from ninefold.logic import LogicOptions, all_steps, only, path, techniques
from ninefold.logic.catalogue import beyond_hodoku
from ninefold.logic.expert_path import ladders
from ninefold.logic.path import furthest
from ninefold.model import Elimination, Grid, Puzzle, Step
from ninefold.school.stock import boards as stock_boards
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


@pytest.mark.parametrize(("first", "end"), [(0, 5), pytest.param(5, 25, marks=pytest.mark.slow)])
def test_nothing_that_is_true_is_removed_from_random_puzzles(first: int, end: int) -> None:
    made = islice(generate(Wish(minimal=True), count=end, seed=26), first, None)
    assert sum(need_true(one.puzzle) for one in made)


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


def ways(grid: Grid, digit: int) -> list[frozenset[int]]:
    """Every way to place a digit in the grid, once in each row, column and box."""
    spots = [[cell for cell in range(9 * row, 9 * row + 9) if digit in holds(grid, cell)] for row in range(9)]

    def go(row: int, used: frozenset[int]) -> Iterator[frozenset[int]]:
        if row == 9:
            yield used
            return
        for cell in spots[row]:
            if all(cell % 9 != one % 9 and (cell // 27, cell % 9 // 3) != (one // 27, one % 9 // 3) for one in used):
                yield from go(row + 1, used | {cell})

    return list(go(0, frozenset()))


def exocet_boards(name: str) -> Iterator[tuple[Grid, Step, dict[int, list[frozenset[int]]]]]:
    for grid in stock_boards(name):
        for step in all_steps(grid, only(name, every=True)):
            yield grid, step, {digit: ways(grid, digit) for digit in step.digits}


def is_exocet(every: dict[int, list[frozenset[int]]], base: set[int], targets: set[int]) -> bool:
    return all(way & targets for each in every.values() for way in each if way & base)


def test_what_is_in_the_base_of_an_exocet_is_in_a_target_whatever_way_it_is_placed() -> None:
    seen = 0
    for grid, step, every in exocet_boards("exocet"):
        seen += 1
        base, targets = ({*one.cells} for one in step.evidence.sets)
        assert {digit for cell in base for digit in grid.candidates_of(cell)} == {*step.digits}
        assert len({cell // 27 * 3 + cell % 9 // 3 for cell in base}) == 1
        assert is_exocet(every, base, targets)
        for cell, digit in step.eliminations:
            if digit in every:
                left = [way for way in every[digit] if bool(way & base) == bool(way & targets)]
                assert all(cell not in way for way in left)
            else:
                assert cell in targets
    assert seen


def test_the_bases_of_a_double_exocet_hold_each_digit_once() -> None:
    seen = 0
    for grid, step, every in exocet_boards("double-exocet"):
        seen += 1
        both, targets = (tuple(sorted(one.cells)) for one in step.evidence.sets)
        pairs = [({*one}, {*both} - {*one}) for one in combinations(both, 2) if both[0] in one]
        splits = [({*one}, {*targets} - {*one}) for one in combinations(targets, 2)]
        proved = False
        for (base, other), (own, others) in product(pairs, splits):
            if not (is_exocet(every, base, own) and is_exocet(every, other, others)):
                continue
            held = {
                digit: [
                    way
                    for way in each
                    if bool(way & base) == bool(way & own) and bool(way & other) == bool(way & others)
                ]
                for digit, each in every.items()
            }
            if any(way & base and way & other for each in held.values() for way in each):
                continue
            proved = proved or all(
                all(cell not in way for way in held[digit] if way & {*both}) if digit in held else cell in targets
                for cell, digit in step.eliminations
            )
        assert proved
        assert len({digit for cell in both for digit in grid.candidates_of(cell)}) == 4
    assert seen


def conflict(one: tuple[int, int], other: tuple[int, int]) -> bool:
    if one[0] == other[0]:
        return one[1] != other[1]
    return one[1] == other[1] and sees(one[0], other[0])


def sees(one: int, other: int) -> bool:
    return one // 9 == other // 9 or one % 9 == other % 9 or (one // 27, one % 9 // 3) == (other // 27, other % 9 // 3)


def test_both_colours_of_a_medusa_rule_out_what_goes() -> None:
    seen = 0
    for grid in stock_boards("3d-medusa"):
        left = {(cell, digit) for cell in range(81) for digit in grid.candidates_of(cell)}
        places = [{one for one in left if one[0] == cell} for cell in range(81)]
        for house in grid.puzzle.shape.houses:
            places += [{one for one in left if one[0] in house.cells and one[1] == digit} for digit in range(1, 10)]
        pairs = [one for one in places if len(one) == 2]
        for step in all_steps(grid, only("3d-medusa", every=True)):
            seen += 1
            colors = [
                {(mark.cell, mark.digit) for mark in step.evidence.marks if mark.role == role}
                for role in ("color-a", "color-b")
            ]
            for pair in pairs:
                if pair & (colors[0] | colors[1]):
                    assert [len(pair & color) for color in colors] == [1, 1]
            for removed in step.eliminations:
                for color, opposite in (colors, colors[::-1]):
                    out = {one for one in left if any(conflict(one, true) for true in color)}
                    impossible = bool(out & color) or any(one and one <= out for one in places)
                    assert impossible or tuple(removed) in out | opposite
    assert seen


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
    assert lost == []

"""Extra cells below the board, and boards whose cells are in no house: every rule over them against brute force.

A board of 3×3 with two extra cells has few enough fillings to look at all of them.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from tests.constraints.twins import Check, kept, sound_steps

from ninefold import Puzzle, Shape, solutions
from ninefold.constraints import (
    Cage,
    Connected,
    Doppelganger,
    Either,
    ExtraHouse,
    Free,
    IndexedCell,
    Less,
    Sandwich,
    Total,
    XSum,
)

SHAPE = Shape(1, 3, extra=2)
CELLS = range(SHAPE.cells)
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8)]


def fillings(free: tuple[int, ...]) -> list[bytes]:
    """All fillings in which no row and no column has a digit twice, but for free cells."""
    pairs = [(a, b) for line in LINES for a, b in combinations(line, 2) if a not in free and b not in free]
    found: list[tuple[int, ...]] = [()]
    for cell in CELLS:
        seen = [a for a, b in pairs if b == cell]
        found = [(*grid, d) for grid in found for d in (1, 2, 3) if all(grid[a] != d for a in seen)]
    return [bytes(grid) for grid in found]


def some(r: Random, least: int, most: int) -> tuple[int, ...]:
    return tuple(r.sample(CELLS, r.randint(least, most)))


def total(r: Random, low: int) -> tuple[Any, Check]:
    cells = tuple(r.choices(CELLS, k=r.randint(1, 4)))
    weights, n = tuple(r.choice([-10, -1, 1, 2]) for _ in cells), r.randint(-6, 6)
    return Total(cells, n, weights), lambda g: sum(w * g[c] for c, w in zip(cells, weights, strict=True)) == n


def less(r: Random, low: int) -> tuple[Any, Check]:
    a, b = some(r, 2, 2)
    return Less((a, b)), lambda g: g[a] < g[b]


def cage(r: Random, low: int) -> tuple[Any, Check]:
    cells, n = some(r, 2, 3), r.randint(2, 7)
    return Cage(cells, n), lambda g: sum(g[c] for c in cells) == n and len({g[c] for c in cells}) == len(cells)


def house(r: Random, low: int) -> tuple[Any, Check]:
    cells = (*some(r, 1, 2), r.choice(CELLS[9:]))
    cells = tuple(dict.fromkeys(cells))
    return ExtraHouse("extra region", cells), lambda g: len({g[c] for c in cells}) == len(cells)


def indexed(r: Random, low: int) -> tuple[Any, Check]:
    mine, at, *line = r.choices(CELLS, k=r.randint(3, 5))
    return IndexedCell((mine, at, *line)), lambda g: 1 <= g[at] <= len(line) and g[line[g[at] - 1]] == g[mine]


def doppelganger(r: Random, low: int) -> tuple[Any, Check]:
    here, *lacked = some(r, 3, 4)
    return Doppelganger((here, *lacked)), lambda g: g[here] != low or len({g[c] for c in lacked}) == len(lacked)


def connected(r: Random, low: int) -> tuple[Any, Check]:
    columns, count = r.choice([2, 3, 4]), r.choice([None, 1, 2, 3, 4, 5])
    values = tuple(r.sample(range(low, low + 3), r.randint(1, 2)))
    first = r.choice([0, 0, 4])
    cells = tuple(CELLS[first:])

    def together(g: list[int]) -> bool:
        inside = [k for k, c in enumerate(cells) if g[c] in values]
        groups = [{k} for k in inside]
        for a, b in combinations(inside, 2):
            if b - a == columns or (b - a == 1 and b % columns):
                one, two = (next(group for group in groups if k in group) for k in (a, b))
                if one is not two:
                    groups.remove(two)
                    one |= two
        return len(groups) == 1 and count in (None, len(inside))

    return Connected(cells, columns, values, count), together


def either(r: Random, low: int) -> tuple[Any, Check]:
    ways = [[r.choice([cage, less, connected, indexed])(r, low) for _ in range(r.randint(1, 2))] for _ in "ab"]
    rule = Either(tuple(tuple(one for one, _ in way) for way in ways))
    return rule, lambda g: any(all(check(g) for _, check in way) for way in ways)


KINDS = [total, less, cage, house, indexed, doppelganger, connected, either]
FREE = {free: fillings(free) for free in [(), (0, 4, 8), (0, 1, 2, 3)]}


@cache
def with_digit(free: tuple[int, ...], cell: int, digit: int) -> list[bytes]:
    return [grid for grid in FREE[free] if grid[cell] == digit]


def with_givens(free: tuple[int, ...], givens: bytes) -> list[bytes]:
    known = [(cell, digit) for cell, digit in enumerate(givens) if digit]
    fewest = min((with_digit(free, *one) for one in known), key=len, default=FREE[free])
    return [grid for grid in fewest if all(grid[cell] == digit for cell, digit in known)]


@pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)
def test_the_solver_finds_exactly_the_fillings_that_keep_the_rule(
    make: Callable[[Random, int], tuple[Any, Check]],
) -> None:
    random = Random(f"extra {make.__name__}")
    with_solutions = with_none = 0
    for _ in range(200):
        low, free = random.choice((0, 1)), random.choice(list(FREE))
        rule, check = make(random, low)
        model = random.choice(FREE[free])
        givens = bytes(digit if random.random() < 0.5 else 0 for digit in model)
        rules = (rule, Free(free)) if free else (rule,)
        puzzle = Puzzle(SHAPE, givens, rules, symbols="012" if low == 0 else "123")
        fitting = with_givens(free, givens)
        expected = kept(puzzle, rule, check, fitting)
        with_solutions += bool(expected)
        with_none += len(expected) < len(fitting)
    assert with_solutions > 10
    assert with_none > 10


@pytest.mark.parametrize("make", KINDS, ids=lambda make: make.__name__)
def test_no_step_of_logic_removes_what_occurs_in_a_solution(make: Callable[[Random, int], tuple[Any, Check]]) -> None:
    random = Random(f"logic {make.__name__}")
    for _ in range(40):
        free = random.choice(list(FREE))
        rules = (*(make(random, 1)[0] for _ in range(2)), Free(free or (9,)))
        puzzle = Puzzle(SHAPE, bytes(SHAPE.cells), rules)
        solved = [grid.digits for grid in solutions(puzzle)]
        if solved:
            assert all(sound_steps(puzzle, solved))


def test_a_board_of_free_cells_alone_has_every_filling() -> None:
    puzzle = Puzzle(Shape(1, 2), bytes(4), (Free((0, 1, 2, 3)),))
    assert {grid.digits for grid in solutions(puzzle)} == {bytes(each) for each in product((1, 2), repeat=4)}


def test_extra_cells_without_a_rule_hold_any_digit() -> None:
    puzzle = Puzzle(Shape(1, 1, extra=3), bytes(4))
    assert len(list(solutions(puzzle))) == 1
    puzzle = Puzzle(Shape(1, 2, extra=1), bytes([1, 2, 2, 1, 0]))
    assert [grid.digits[4] for grid in solutions(puzzle)] == [1, 2]


def test_a_region_of_no_cells_is_none() -> None:
    puzzle = Puzzle(Shape(1, 2), bytes(4), (Connected((0, 1, 2, 3), 2, (1,), 0),))
    assert not list(solutions(puzzle))


@pytest.mark.parametrize("rule", [Sandwich((0, 1, 2, 3), 4), XSum((1, 0, 2, 3), 3)])
def test_clues_beside_a_row_of_free_cells_allow_a_digit_twice(rule: Sandwich | XSum) -> None:
    for third in range(1, 5):
        row = bytes([1, 2, third, 4])
        puzzle = Puzzle(Shape(2, 2), row + bytes([1] * 12), (Free(tuple(range(16))), rule))
        assert bool([*solutions(puzzle)]) == rule.holds(row, puzzle.scale)
    assert rule.holds(bytes([1, 2, 2, 4]), puzzle.scale)

"""Tridagons and their guardians."""

import csv
from dataclasses import replace
from itertools import permutations, product
from pathlib import Path

import pytest

from ninefold import read_puzzle
from ninefold.logic import SUPPOSING, all_steps, explain, only, without_guessing, words
from ninefold.logic.path import furthest
from ninefold.logic.tridagon import Tridagon, tridagons
from ninefold.model import Elimination, Grid, Step, Technique

TRIDAGON = only("tridagon", every=True)
ORDERS = tuple(permutations(range(3)))
CORNERS = (0, 3, 27, 30)  # the first cells of boxes 1, 2, 4 and 5


def cells_of(orders: tuple[tuple[int, ...], ...]) -> list[int]:
    return [
        top + 9 * row + column for top, order in zip(CORNERS, orders, strict=True) for row, column in enumerate(order)
    ]


def board(orders: tuple[tuple[int, ...], ...], guardians: dict[int, tuple[int, ...]]) -> Grid:
    """An empty board where twelve cells have 1, 2, 3 and, by their place in the pattern, guardians."""
    grid = Grid.start(read_puzzle("." * 81))
    gone = tuple(
        Elimination(cell, digit)
        for at, cell in enumerate(cells_of(orders))
        for digit in range(4, 10)
        if digit not in guardians.get(at, ())
    )
    return grid.apply(Step(Technique("gone", "gone", ""), eliminations=gone))


def on_the_cells(grid: Grid, orders: tuple[tuple[int, ...], ...]) -> list[Tridagon]:
    return [one for one in tridagons(grid, most_guardians=3) if one.cells == tuple(cells_of(orders))]


def can_be_filled(orders: tuple[tuple[int, ...], ...]) -> bool:
    """Whether three digits fill the cells, by trying all ways: each box holds each digit once."""
    cells = cells_of(orders)
    for fillings in product(ORDERS, repeat=4):
        digits = [digit for filling in fillings for digit in filling]
        lines = {
            (kind, line, d) for c, d in zip(cells, digits, strict=True) for kind, line in ((0, c // 9), (1, c % 9))
        }
        if len(lines) == 24:
            return True
    return False


@pytest.mark.parametrize("orders", list(product(ORDERS[:2], ORDERS[1:4:2], ORDERS, ORDERS[::5])))
def test_a_pattern_is_told_just_where_three_digits_cannot_fill_the_cells(orders: tuple[tuple[int, ...], ...]) -> None:
    assert bool(on_the_cells(board(orders, {0: (4,)}), orders)) == (not can_be_filled(orders))


IMPOSSIBLE = ((0, 1, 2), (0, 1, 2), (0, 1, 2), (0, 2, 1))


def test_guardians_of_one_cell_take_the_three_digits_from_it() -> None:
    [found] = on_the_cells(board(IMPOSSIBLE, {0: (4, 5)}), IMPOSSIBLE)
    assert found.guardians == (Elimination(0, 4), Elimination(0, 5))
    assert found.eliminations == (Elimination(0, 1), Elimination(0, 2), Elimination(0, 3))
    [step] = [one for one in all_steps(board(IMPOSSIBLE, {0: (4, 5)}), TRIDAGON) if one.digits == found.digits]
    assert step.eliminations == found.eliminations
    assert "r1c1" in words(explain(step, long=True))


def test_guardians_of_one_digit_leave_what_sees_all_of_them() -> None:
    [found] = on_the_cells(board(IMPOSSIBLE, {0: (4,), 3: (4,)}), IMPOSSIBLE)
    row = {Elimination(cell, 4) for cell in range(1, 9) if cell != 3}
    assert set(found.eliminations) == row


def test_other_guardians_are_told_and_remove_nothing_by_themselves() -> None:
    [found] = on_the_cells(board(IMPOSSIBLE, {0: (4,), 4: (5,)}), IMPOSSIBLE)
    assert str(found) == "tridagon 123: one of r1c1=4 r2c5=5"
    assert found.eliminations == ()


def test_steps_are_the_patterns_that_remove_something() -> None:
    loki = "57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6.."
    usual = without_guessing(unique=True)
    assert usual.techniques
    patterns_alone = replace(usual, techniques=tuple(name for name in usual.techniques if name != SUPPOSING))
    grid = furthest(Grid.start(read_puzzle(loki)), patterns_alone)
    patterns = {one.eliminations for one in tridagons(grid) if one.eliminations}
    assert {tuple(sorted(step.eliminations)) for step in all_steps(grid, TRIDAGON)} == patterns != set()


def test_other_boards_have_none() -> None:
    assert tridagons(Grid.start(read_puzzle("1.....2..3.....4"))) == []


def test_every_published_tridagon_is_found_with_its_guardians(reference: Path) -> None:
    def candidates(text: str) -> set[Elimination]:
        return {Elimination(9 * (r - 1) + c - 1, d) for d, r, c in (map(int, one) for one in text.split())}

    with (reference / "expert" / "tridagons.csv").open(encoding="utf-8") as file:
        for row in csv.DictReader(file):
            grid = Grid.start(read_puzzle(row["grid"]))
            gone = tuple(one for one in candidates(row["deleted"]) if one.digit in grid.candidates_of(one.cell))
            grid = grid.apply(Step(Technique("gone", "gone", ""), eliminations=gone)) if gone else grid
            cells = {9 * (int(at[0]) - 1) + int(at[1]) - 1 for at in row["cells"].split()}
            found = [
                one
                for one in tridagons(grid)
                if set(one.cells) == cells and set(map(int, row["digits"])) == {*one.digits}
            ]
            assert [set(one.guardians) for one in found] == [candidates(row["guardians"])]
            assert candidates(row["eliminations"]) <= set(found[0].eliminations)

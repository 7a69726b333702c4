"""Sums as equations: what they refute has no solution, and what has one is never refuted."""

from itertools import permutations
from random import Random

import pytest

from ninefold import Puzzle, Shape, solutions
from ninefold.constraints import Cage, LittleKiller, Total
from ninefold.engine.problem import rules_of
from ninefold.formats.iss import read_string
from ninefold.solving.equations import contradict

Sums = list[tuple[tuple[int, ...], int]]


def _four_by_four() -> list[tuple[int, ...]]:
    rows = [*permutations((1, 2, 3, 4))]
    bands = [(*a, *b) for a in rows for b in rows if {*a[:2]} == {*b[2:]}]
    boards = [(*a, *b) for a in bands for b in bands]
    return [board for board in boards if all(len({*board[column::4]}) == 4 for column in range(4))]


BOARDS = _four_by_four()


def _refuted(puzzle: Puzzle) -> bool:
    digits = list(range(1, puzzle.shape.size + 1))
    candidates = [[given] if given else digits for given in puzzle.givens]
    houses = [house.cells for house in puzzle.houses]
    return contradict(puzzle.shape.size, houses, (rule for _, _, rule in rules_of(puzzle)), candidates)


@pytest.mark.parametrize("seed", range(150))
def test_only_boards_without_a_solution_are_refuted(seed: int) -> None:
    r = Random(seed)
    board = r.choice(BOARDS)
    sums: Sums = []
    for _ in range(r.randint(2, 10)):
        cells = tuple(r.sample(range(16), r.randint(1, 8)))
        sums.append((cells, sum(board[cell] for cell in cells) + (r.random() < 0.1) * r.choice((-2, -1, 1, 2))))
    shown = r.sample(range(16), r.randint(0, 5))
    givens = bytes(digit if cell in shown else 0 for cell, digit in enumerate(board))
    puzzle = Puzzle(Shape(2, 2), givens, tuple(Total(cells, total) for cells, total in sums))
    kept = [
        one
        for one in BOARDS
        if all(one[cell] == board[cell] for cell in shown)
        and all(sum(one[cell] for cell in cells) == total for cells, total in sums)
    ]
    assert not (kept and _refuted(puzzle))


def _diagonals() -> list[tuple[int, ...]]:
    """Every diagonal of 9×9 in both directions, those of one cell too."""
    falling = [tuple(10 * k + d for k in range(9 - d)) for d in range(9)]
    falling += [tuple(9 * d + 10 * k for k in range(9 - d)) for d in range(1, 9)]
    return falling + [tuple(cell // 9 * 9 + 8 - cell % 9 for cell in line) for line in falling]


def test_diagonals_that_cover_the_same_cells_twice_are_refuted_at_once() -> None:
    filled = [(3 * (row % 3) + row // 3 + column) % 9 + 1 for row in range(9) for column in range(9)]
    clues = [LittleKiller(line, sum(filled[cell] for cell in line)) for line in _diagonals() if len(line) > 1]
    corners = [Total((cell,), filled[cell]) for cell in (0, 8, 72, 80)]
    right = Puzzle(Shape(3, 3), bytes(81), (*clues, *corners))
    assert not _refuted(right)
    clues[3] = LittleKiller(clues[3].cells, clues[3].total + 1)
    assert _refuted(Puzzle(Shape(3, 3), bytes(81), (*clues, *corners)))


CLUES = (
    "R1C1:48 R1C2:6 R1C3:19 R1C4:23 R1C5:28 R1C6:25 R1C7:47 R1C8:31 R1C9:44 R2C1:29 R2C9:12 R3C1:40 "
    "R3C9:14 R4C1:24 R4C9:16 R5C1:28 R5C9:32 R6C1:23 R6C9:28 R7C1:20 R7C9:35 R8C1:9 R8C9:39 R9C2:32 "
    "R9C3:42 R9C4:33 R9C5:27 R9C6:19 R9C7:12 R9C8:11 "
)
"""Where each diagonal begins, and its sum; one is wrong by 1."""


def test_a_search_that_stalls_asks_the_equations() -> None:
    text = "".join(f".LittleKiller~{total}~{cell}" for cell, total in (clue.split(":") for clue in CLUES.split()))
    found = solutions(read_string(text))
    assert [*found] == []
    assert found.engine == "equations"


def test_a_parity_that_cannot_be_is_found() -> None:
    # Twice each of these cells is an odd number.
    cells = (0, 13, 26, 29, 42)
    assert _refuted(Puzzle(Shape(3, 3), bytes(81), (Total(cells, 33, (2,) * 5),)))
    assert not _refuted(Puzzle(Shape(3, 3), bytes(81), (Total(cells, 34, (2,) * 5),)))


def test_cages_of_a_house_that_do_not_add_up_are_refuted() -> None:
    cages = [Cage((0, 1, 2), 10), Cage((3, 4, 5), 15)]
    assert not _refuted(Puzzle(Shape(3, 3), bytes(81), (*cages, Cage((6, 7, 8), 20))))
    assert _refuted(Puzzle(Shape(3, 3), bytes(81), (*cages, Cage((6, 7, 8), 19))))

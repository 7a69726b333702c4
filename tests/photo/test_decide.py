"""Among likely readings the one that makes a puzzle with one solution is preferred, and this is told."""

import numpy as np
from numpy.typing import NDArray
from tests.photo.drawn import PUZZLE

from ninefold.photo.decide import decide
from ninefold.photo.network import CLASSES, HANDWRITTEN
from ninefold.photo.reading import GridReading


def chances(line: str, *, sure: float = 0.97) -> NDArray[np.float32]:
    """What a network would say that reads the line well."""
    rows = np.full((81, CLASSES), (1 - sure) / (CLASSES - 1), np.float32)
    for cell, digit in enumerate(line):
        rows[cell, 0 if digit == "." else int(digit)] = sure
    return rows


def reading(rows: NDArray[np.float32]) -> GridReading:
    cells, solutions = decide(rows)
    return GridReading(cells, tuple((x, y) for y in range(10) for x in range(10)), 1.0, solutions)


def test_a_clear_reading_stands() -> None:
    grid = reading(chances(PUZZLE))
    assert grid.puzzle.oneline == PUZZLE
    assert not grid.is_uncertain
    assert grid.remarks == ()


def test_a_digit_that_allows_no_solution_gives_way_to_a_likely_one_that_allows_one() -> None:
    rows = chances(PUZZLE)
    rows[0] = 0.001
    rows[0, 6], rows[0, 5] = 0.6, 0.38  # r1c1 looks like 6, and is 5
    grid = reading(rows)
    assert grid.puzzle.oneline == PUZZLE
    assert grid.uncertain_cells == (0,)
    assert grid.cells[0].decided
    assert grid.remarks == ("r1c1 is 5, not 6 as it looks: so there is one solution",)


def test_two_such_digits_are_found_together() -> None:
    rows = chances(PUZZLE)
    for cell, looks in ((0, 6), (4, 1)):
        rows[cell] = 0.001
        rows[cell, looks], rows[cell, int(PUZZLE[cell])] = 0.6, 0.38
    assert reading(rows).puzzle.oneline == PUZZLE


def test_what_nothing_likely_makes_a_puzzle_stays_as_it_looks_and_is_flagged() -> None:
    wrong = "55" + PUZZLE[2:]
    grid = reading(chances(wrong, sure=0.999))
    assert grid.puzzle.oneline == wrong
    assert grid.is_uncertain
    assert grid.remarks == ("as read the puzzle has no solution",)


def test_handwriting_is_entered_not_given() -> None:
    rows = chances(PUZZLE)
    rows[2] = 0.0005
    rows[2, HANDWRITTEN + 4] = 0.97
    grid = reading(rows)
    assert grid.puzzle.oneline == PUZZLE
    assert grid.record.position.oneline == "534" + PUZZLE[3:]
    assert grid.remarks == ("written by hand: r1c3 4",)


def test_a_digit_that_may_be_printed_or_written_is_uncertain() -> None:
    rows = chances(PUZZLE)
    rows[0] = 0.0005
    rows[0, 5], rows[0, HANDWRITTEN + 5] = 0.6, 0.39
    grid = reading(rows)
    assert grid.puzzle.oneline == PUZZLE
    assert grid.remarks == ("r1c1 is uncertain: 5, printed or written by hand",)


def test_an_unreadable_grid_ends_with_an_answer() -> None:
    rows = np.full((81, CLASSES), 1 / CLASSES, np.float32)
    assert reading(rows).is_uncertain

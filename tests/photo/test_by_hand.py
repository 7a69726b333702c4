"""Digits written by hand are told from print: by what they look like, and by being unlike other copies of the digit."""

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from tests.photo.drawn import PUZZLE, file_of, page, written_on

from ninefold.photo import read_photo
from ninefold.photo.by_hand import weighed
from ninefold.photo.cells import SIDE, cell_pictures
from ninefold.photo.find import find_grids
from ninefold.photo.network import CLASSES, HANDWRITTEN
from ninefold.photo.picture import decode

WRITTEN = {2: 4, 3: 6, 42: 9, 63: 2}


def cells_of(pixels: NDArray[np.uint8]) -> NDArray[np.float32]:
    picture = decode(file_of(pixels))
    return cell_pictures(picture.pixels, find_grids(picture)[0].crossings)


def undecided(line: str) -> NDArray[np.float32]:
    """What a network would say that reads every digit, and cannot tell print from handwriting."""
    rows = np.full((81, CLASSES), 0.001, np.float32)
    for cell, digit in enumerate(line):
        if digit == ".":
            rows[cell, 0] = 0.98
        else:
            rows[cell, int(digit)] = rows[cell, HANDWRITTEN + int(digit)] = 0.49
    return rows


def test_digits_written_by_hand_are_entered_and_print_is_given() -> None:
    grid = read_photo(file_of(written_on(page(), WRITTEN))).grids[0]
    assert grid.puzzle.oneline == PUZZLE
    assert {at: cell.digit for at, cell in enumerate(grid.cells) if cell.handwritten} == WRITTEN
    assert grid.remarks[-1] == "written by hand: r1c3 4, r1c4 6, r5c7 9, r8c1 2"


def test_what_the_network_cannot_tell_is_told_by_the_other_copies() -> None:
    line = "".join(str(WRITTEN.get(at, digit)) for at, digit in enumerate(PUZZLE))
    rows = weighed(undecided(line), cells_of(written_on(page(), WRITTEN)))
    digits = [int(digit) if digit != "." else 0 for digit in line]
    looks_written = {at for at, one in enumerate(digits) if one and rows[at, HANDWRITTEN + one] > rows[at, one]}
    assert looks_written == set(WRITTEN)
    assert rows.sum(axis=1) == pytest.approx(undecided(line).sum(axis=1), abs=1e-4)


def test_a_digit_without_another_copy_is_printed_unless_it_looks_clearly_written() -> None:
    rows = np.full((81, CLASSES), 0.0005, np.float32)
    rows[:, 0] = 0.99
    rows[0] = 0.0005
    rows[0, 5], rows[0, HANDWRITTEN + 5] = 0.4, 0.59
    blank = np.zeros((81, SIDE, SIDE), np.float32)
    assert weighed(rows, blank)[0].argmax() == 5
    rows[0, 5], rows[0, HANDWRITTEN + 5] = 0.04, 0.95
    assert weighed(rows, blank)[0].argmax() == HANDWRITTEN + 5


def test_a_fold_through_print_does_not_make_it_handwriting() -> None:
    creased = page()
    cv2.line(creased, (75, 110), (625, 116), (120,), 5)  # through the first row
    grid = read_photo(file_of(creased)).grids[0]
    assert not any(cell.handwritten for cell in grid.cells)

"""Puzzles drawn by the tests are read back, whatever happened to the page."""

import cv2
import numpy as np
import pytest
from tests.photo.drawn import OTHER, PUZZLE, Pixels, curved, file_of, in_shade, noisy, page, seen_from_the_side

from ninefold.engine.stop import Stop
from ninefold.errors import PictureError, TimeLimitError
from ninefold.photo import GridReading, read_photo


def read(pixels: Pixels, ending: str = ".png") -> GridReading:
    return read_photo(file_of(pixels, ending)).grids[0]


@pytest.mark.parametrize("ending", [".png", ".jpg", ".webp"])
def test_a_drawn_puzzle_is_read_from_every_format(ending: str) -> None:
    grid = read(page(), ending)
    assert grid.puzzle.oneline == PUZZLE
    assert grid.solutions == 1
    assert not grid.is_uncertain


@pytest.mark.parametrize("worn", [seen_from_the_side, curved, in_shade, noisy, lambda pixels: pixels // 5])
def test_perspective_bend_shade_noise_and_little_light_do_not_matter(worn) -> None:  # type: ignore[no-untyped-def]
    assert read(worn(page()), ".jpg").puzzle.oneline == PUZZLE


def test_all_of_it_together_does_not_matter() -> None:
    worn = noisy(in_shade(seen_from_the_side(curved(page(OTHER)))), 5)
    assert read(worn, ".jpg").puzzle.oneline == OTHER


def shaken(pixels: Pixels) -> Pixels:
    """Moved sideways by a fifth of a cell while the shutter was open."""
    return np.asarray(cv2.blur(pixels, (13, 1)), np.uint8)


@pytest.mark.parametrize("worn", [shaken, lambda pixels: cv2.GaussianBlur(pixels, (0, 0), 5.2)])
def test_blur_is_undone(worn) -> None:  # type: ignore[no-untyped-def]
    assert read(worn(page())).puzzle.oneline == PUZZLE


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_turned_page_is_read_upright_and_its_corners_begin_at_its_own_top_left(quarters: int) -> None:
    pixels = page()
    grid = read(np.ascontiguousarray(np.rot90(pixels, quarters)))
    assert grid.puzzle.oneline == PUZZLE
    side = len(pixels)
    top_left = [(80, 80), (80, side - 80), (side - 80, side - 80), (side - 80, 80)][quarters]
    assert grid.corners[0] == pytest.approx(top_left, abs=4)


def test_small_and_huge_pictures_are_read_and_corners_are_in_their_pixels() -> None:
    assert read(page(cell=22, margin=30)).puzzle.oneline == PUZZLE
    huge = read(cv2.resize(page(), None, fx=6, fy=6, interpolation=cv2.INTER_LINEAR), ".jpg")
    assert huge.puzzle.oneline == PUZZLE
    assert huge.corners[2] == pytest.approx((6 * 620, 6 * 620), abs=20)


def test_all_grids_of_a_picture_are_read() -> None:
    both = read_photo(file_of(np.hstack([page(PUZZLE), page(OTHER)])))
    assert {grid.puzzle.oneline for grid in both.grids} == {PUZZLE, OTHER}


def test_given_corners_choose_the_grid() -> None:
    both = file_of(np.hstack([page(PUZZLE), page(OTHER)]))
    right = [(783.0, 78.0), (1318.0, 84.0), (1320.0, 622.0), (778.0, 619.0)]
    assert [grid.puzzle.oneline for grid in read_photo(both, corners=right).grids] == [OTHER]


@pytest.mark.parametrize("corners", [[(0.0, 0.0)] * 4, [(0.0, 0.0), (9.0, 9.0)], [(float("nan"), 0.0)] * 4])
def test_corners_that_go_around_nothing_are_refused(corners: list[tuple[float, float]]) -> None:
    with pytest.raises(PictureError, match="four corners"):
        read_photo(file_of(page()), corners=corners)


def test_a_puzzle_that_is_printed_without_one_solution_is_flagged() -> None:
    grid = read(page("." * 40 + PUZZLE[40:]))
    assert grid.is_uncertain
    assert grid.solutions == 2
    assert "as read the puzzle has several solutions" in grid.remarks


def test_a_stop_ends_the_reading() -> None:
    with pytest.raises(TimeLimitError):
        read_photo(file_of(page()), stop=Stop(0))

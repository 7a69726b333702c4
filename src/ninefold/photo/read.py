"""A photo, from its bytes to what is printed in its grids."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import numpy as np
from numpy.typing import NDArray

from ninefold.engine.stop import Stop
from ninefold.errors import PictureError
from ninefold.photo.by_hand import weighed
from ninefold.photo.cells import cell_pictures, cells_in, flat_grid, turned
from ninefold.photo.decide import decide
from ninefold.photo.find import find_grids
from ninefold.photo.lattice import Lattice, Numbers, lattice_in
from ninefold.photo.network import EMPTY, class_chances
from ninefold.photo.picture import Gray, Picture, decode
from ninefold.photo.reading import GridReading, PhotoReading
from ninefold.photo.sharpness import TOO_BLURRED, is_blurred, sharpened
from ninefold.stopping import look, working_under

_LEAST_DIGITS = 4
_HALF = 0.5
_UNLIKELY = 0.001
_SHARPEST = 3


def read_photo(
    data: bytes,
    *,
    corners: Sequence[tuple[float, float]] | None = None,
    weights: dict[str, Numbers] | None = None,
    stop: Stop | None = None,
) -> PhotoReading:
    """The grids of a JPEG, PNG or WebP picture with what is printed in them, the best first.

    `corners` are those of one grid, in pixels of the picture, clockwise from its top left: then only this one is read.
    `weights` are those of another network than the one that comes with the program.
    """
    with working_under(stop):
        picture = decode(data)
        look()
        lattices = find_grids(picture) if corners is None else [_given(picture, corners)]
        read = [_read(picture, lattice, weights) for lattice in lattices]
        grids = [grid for grid in read if sum(cell.digit > 0 for cell in grid.cells) >= _LEAST_DIGITS]
        if not grids:
            why = TOO_BLURRED if is_blurred(picture.pixels) else "hardly any digits in it"
            raise PictureError(f"a grid was found, but {why}")
        places = range(len(grids))
        best_first = sorted(places, key=lambda at: (grids[at].solutions != 1, _is_full(grids[at]), at))
        return PhotoReading(picture.width, picture.height, tuple(grids[at] for at in best_first))


def _given(picture: Picture, corners: Sequence[tuple[float, float]]) -> Lattice:
    """The lattice between corners that a person has set."""
    points = np.array(corners, np.float32)
    if points.shape != (4, 2) or not np.isfinite(points).all():
        raise PictureError("a grid has four corners, each with two numbers")
    lattice = lattice_in(picture.pixels, points / np.float32(picture.scale))
    if lattice.area < 1:
        raise PictureError("the four corners must go around the grid")
    return lattice


def _read(picture: Picture, lattice: Lattice, weights: dict[str, Numbers] | None) -> GridReading:
    """As it is; where that leaves a doubt, with blur undone, if this makes a puzzle or is read with less doubt."""
    look()
    turn, chances = _upright(picture.pixels, lattice, weights)
    upright = lattice.turned(turn)
    plain = _decided(picture, upright, chances)
    if not plain.is_uncertain:
        return plain
    sharper = [_decided(picture, upright, chances) for chances in _sharpest(picture.pixels, upright, weights)]
    return max((plain, *sharper), key=_trust)


def _decided(picture: Picture, upright: Lattice, chances: Numbers) -> GridReading:
    look()
    cells, solutions = decide(chances)
    crossings = upright.crossings.reshape(-1, 2) * np.float32(picture.scale)
    places = tuple((round(float(x), 1), round(float(y), 1)) for x, y in crossings)
    return GridReading(cells, places, round(upright.quality, 3), solutions)


def _sharpest(pixels: Gray, upright: Lattice, weights: dict[str, Numbers] | None) -> list[Numbers]:
    """The chances of those sharpened grids that the network is surest of."""
    grid = flat_grid(pixels, upright.crossings)
    tried = []
    for sharp in sharpened(grid):
        look()
        cells = cells_in(sharp)
        tried.append(weighed(class_chances(cells, weights), cells))
    return sorted(tried, key=lambda chances: -float(np.log(chances.max(axis=1)).sum()))[:_SHARPEST]


def _trust(grid: GridReading) -> tuple[bool, int, float]:
    """A puzzle first; then the one in which fewer cells had to be decided against the picture; then the likelier."""
    likely = sum(log(max(cell.chance, _UNLIKELY)) for cell in grid.cells)
    return grid.solutions == 1, -sum(cell.decided for cell in grid.cells), likely


def _upright(pixels: Gray, lattice: Lattice, weights: dict[str, Numbers] | None) -> tuple[int, Numbers]:
    """In which of the four turns the digits stand upright, and their chances in it."""
    cells = cell_pictures(pixels, lattice.crossings)
    chances = class_chances(cells, weights)
    filled = chances[:, EMPTY] < _HALF
    if not filled.any():
        return 0, chances
    scores = [float(np.log(chances[filled].max(axis=1)).sum())]
    for turn in (1, 2, 3):
        standing = turned(cells, turn)[_turned_mask(filled, turn)]
        scores.append(float(np.log(class_chances(standing, weights).max(axis=1)).sum()))
    best = int(np.argmax(scores))
    upright = turned(cells, best)
    return best, weighed(chances if best == 0 else class_chances(upright, weights), upright)


def _turned_mask(filled: NDArray[np.bool_], quarters: int) -> NDArray[np.bool_]:
    """Which of the 81 cells are filled after so many quarter turns."""
    return np.rot90(filled.reshape(9, 9), quarters).reshape(81)


def _is_full(grid: GridReading) -> bool:
    """A solution printed beside the puzzles is not what a person points the camera at."""
    return all(cell.digit for cell in grid.cells)

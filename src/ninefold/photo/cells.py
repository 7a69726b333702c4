"""Pixels and crossings -> one small picture per cell, all with the same light: paper 0, ink about 1."""

from __future__ import annotations

import cv2
import numpy as np

from ninefold.photo.lattice import LINES, Numbers, Points
from ninefold.photo.picture import Gray, level_for

SIDE = 28
"""Pixels of a cell's picture, across and down."""
_CELL = 32
_EDGE = (_CELL - SIDE) // 2
_FINE = 2
_DIGIT = 25
"""Wider than a stroke, narrower than a cell: what is this wide and dark is paper, not ink."""


def cell_pictures(pixels: Gray, crossings: Points) -> Numbers:
    """81 pictures of `SIDE` × `SIDE`, row by row; the lines of the grid may still show at their edges."""
    return cells_in(flat_grid(pixels, crossings))


def cells_in(grid: Numbers) -> Numbers:
    """The same of a grid that is flat already."""
    paper = cv2.blur(cv2.morphologyEx(grid, cv2.MORPH_CLOSE, np.ones((_DIGIT, _DIGIT), np.uint8)), (9, 9))
    dark = (paper - grid) / np.maximum(paper, 16)
    cells = dark.reshape(9, _CELL, 9, _CELL).swapaxes(1, 2).reshape(81, _CELL, _CELL)
    middles = cells[:, _CELL // 5 : -_CELL // 5, _CELL // 5 : -_CELL // 5]
    ink = max(float(np.quantile(middles, 0.985)), 0.4 * float(np.quantile(dark, 0.95)), 0.06)
    inner = cells[:, _EDGE:-_EDGE, _EDGE:-_EDGE] / np.float32(ink)
    light: Numbers = np.clip(inner, -0.25, 1.25).astype(np.float32)
    return light


def flat_grid(pixels: Gray, crossings: Points) -> Numbers:
    """The grid as if it were printed flat: every cell a square of the same size."""
    level, scale = level_for(pixels, crossings, 9 * _CELL * _FINE)
    steps = ((np.arange(9 * _CELL * _FINE) + 0.5) / (_CELL * _FINE)).astype(np.float32)
    fine = _between(_between(crossings * np.float32(scale), steps).swapaxes(0, 1), steps).swapaxes(0, 1)
    fine = np.ascontiguousarray(fine) - np.float32(0.5)
    flat = cv2.remap(level, fine[..., 0], fine[..., 1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    grid: Numbers = cv2.resize(flat, (9 * _CELL, 9 * _CELL), interpolation=cv2.INTER_AREA).astype(np.float32)
    return grid


def _between(points: Points, steps: Numbers) -> Points:
    """Points along the first axis, at places between the lines."""
    line = np.minimum(steps.astype(np.int64), LINES - 2)
    share = (steps - line)[:, None, None].astype(np.float32)
    between: Points = points[line] * (1 - share) + points[line + 1] * share
    return between


def turned(cells: Numbers, quarters: int) -> Numbers:
    """The 81 pictures of the same grid after so many quarter turns against the clock."""
    grid = cells.reshape(9, 9, SIDE, SIDE)
    return np.ascontiguousarray(np.rot90(np.rot90(grid, quarters, axes=(0, 1)), quarters, axes=(2, 3))).reshape(
        cells.shape
    )

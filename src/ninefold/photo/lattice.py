"""The hundred crossings of the lines of a grid, followed line by line: pages are curved and folded.

The inside of a rough outline is drawn as a square. There each of the twenty lines is the path that is darkest against
what lies beside it, among all paths near the place where the line should be.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from ninefold.photo.picture import Gray, level_for

Points: TypeAlias = "NDArray[np.float32]"
Numbers: TypeAlias = "NDArray[np.float32]"

LINES = 10
_CELL = 32
_MARGIN = 32
_SIDE = 9 * _CELL + 2 * _MARGIN
_STEP = 4
_REACH = 12
_THICK = 9
_FAINT = 0.03
_ABOVE_GRAIN = 1.6
"""How many times as dark as anywhere a line must be: in mere noise some path is always a little darker."""
_HOPELESS = 0.3
_ROUNDS = 4
_SETTLED = 0.01
_UNEVEN = 0.2
"""Parts of a cell by which crossings may be off before they count less: curved pages are."""
_OUT_OF_LINE = 0.1
"""Parts of a cell by which one crossing may stand out among its neighbours before it is thought wrong."""
_EXPECTED = _MARGIN + _CELL * np.arange(LINES)
_SQUARE = np.array([[0, 0], [9, 0], [9, 9], [0, 9]], np.float32) * _CELL + _MARGIN


@dataclass(frozen=True, slots=True)
class Lattice:
    """Crossings (10 × 10 points of the picture, row by row), and how sure it is that they are those of a grid."""

    crossings: Points
    quality: float
    """From 0 to 1: the share of the lines that was seen, less where the crossings are not evenly spaced."""

    @property
    def corners(self) -> Points:
        """Top left, top right, bottom right, bottom left."""
        return self.crossings[[0, 0, -1, -1], [0, -1, -1, 0]]

    @property
    def area(self) -> float:
        """Pixels inside of the corners."""
        return float(cv2.contourArea(self.corners))

    def turned(self, quarters: int) -> Lattice:
        """The same lattice as seen after so many quarter turns against the clock."""
        return Lattice(np.ascontiguousarray(np.rot90(self.crossings, quarters)), self.quality)


def lattice_in(pixels: Gray, outline: Points) -> Lattice:
    """The lattice of lines nearest to a 9×9 division of the outline (four corners, clockwise from the top left)."""
    level, scale = level_for(pixels, outline, _SIDE)
    best = _followed(level, outline * np.float32(scale))
    for _ in range(_ROUNDS):  # lines that lie too far from where they should be come nearer each time
        if best.quality < _HOPELESS:
            break
        again = _followed(level, _flattened(best.crossings)[0])
        if again.quality <= best.quality:
            break
        moved = float(np.abs(again.corners - best.corners).max())
        best = again
        if moved < _SETTLED * again.area**0.5:
            break
    return Lattice(best.crossings / np.float32(scale), best.quality)


def _followed(pixels: Gray, outline: Points) -> Lattice:
    there = cv2.getPerspectiveTransform(outline.astype(np.float32), _SQUARE)
    square = cv2.warpPerspective(pixels, there, (_SIDE, _SIDE), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    light = square.astype(np.float32)
    rows, seen_rows = _lines(_darkness(light))
    columns, seen_columns = _lines(_darkness(light.T.copy()))
    crossings = _crossings(rows, columns)
    uneven = _flattened(crossings)[1] / _CELL
    quality = (
        float(seen_rows.mean() + seen_columns.mean()) / 2 * min(1.0, max(0.0, 1.5 - uneven / _UNEVEN)) - uneven / 2
    )
    crossings = _smoothed(crossings, np.minimum(_at_lines(seen_rows), _at_lines(seen_columns).T))
    back = cv2.perspectiveTransform(crossings.reshape(-1, 1, 2), np.linalg.inv(there))
    return Lattice(back.reshape(LINES, LINES, 2).astype(np.float32), quality)


def _darkness(light: Numbers) -> Numbers:
    """How much darker than above and below a pixel is, as a share of their light, where this goes on sideways."""
    around = cv2.morphologyEx(light, cv2.MORPH_CLOSE, np.ones((_THICK, 1), np.uint8))
    valley: Numbers = (around - light) / np.maximum(around, 16)
    blurred: Numbers = cv2.blur(valley, (_CELL * 3 // 4, 1))
    return blurred


def _lines(darkness: Numbers) -> tuple[Numbers, Numbers]:
    """For ten lines that run across: their heights at every `_STEP`, and where between the margins they are dark."""
    offsets = np.arange(-_REACH, _REACH + 1)
    at = _EXPECTED[:, None] + offsets
    worth = darkness[:, ::_STEP][at]  # line, offset, place along the line
    ink = max(float(np.quantile(worth.max(axis=1), 0.7)), _FAINT)
    worth = np.minimum(worth / ink, 1.0) - 0.002 * np.abs(offsets)[None, :, None]
    length = worth.shape[2]
    came = np.zeros(worth.shape, np.int8)
    total = worth[:, :, 0]
    for place in range(1, length):
        up = np.pad(total, ((0, 0), (1, 0)), constant_values=-1e9)[:, :-1] - 0.05
        down = np.pad(total, ((0, 0), (0, 1)), constant_values=-1e9)[:, 1:] - 0.05
        best = np.stack([total, up, down])
        which = best.argmax(axis=0)
        came[:, :, place] = np.array([0, -1, 1])[which]
        total = best.max(axis=0) + worth[:, :, place]
    path = np.empty((LINES, length), np.int64)
    path[:, -1] = total.argmax(axis=1)
    lines = np.arange(LINES)
    for place in range(length - 1, 0, -1):
        path[:, place - 1] = path[:, place] + came[lines, path[:, place], place]
    inside = slice(_MARGIN // _STEP, length - _MARGIN // _STEP)
    dark = np.take_along_axis(darkness[:, ::_STEP][at], path[:, None, :], axis=1)[:, 0, inside]
    heights = (_EXPECTED[:, None] + path - _REACH).astype(np.float32)
    least = max(0.3 * ink, _FAINT, _ABOVE_GRAIN * float(np.median(darkness)))
    return cv2.blur(heights, (5, 1)), (dark > least).astype(np.float32)


def _at_lines(seen: Numbers) -> Numbers:
    """For ten lines that run across: how much of each was seen around the ten lines that cross it."""
    around: Numbers = cv2.blur(seen, (_CELL // _STEP, 1), borderType=cv2.BORDER_REPLICATE)
    return around[:, np.minimum(np.arange(LINES) * _CELL // _STEP, seen.shape[1] - 1)]


def _crossings(rows: Numbers, columns: Numbers) -> Points:
    """Where each row line meets each column line: both are nearly straight, so a few rounds suffice."""
    places = np.arange(rows.shape[1]) * _STEP
    x = np.tile(_EXPECTED.astype(np.float32), (LINES, 1))
    y = x.T.copy()
    for _ in range(3):
        y = np.stack([np.interp(x[line], places, rows[line]) for line in range(LINES)])
        x = np.stack([np.interp(y[:, line], places, columns[line]) for line in range(LINES)], axis=1)
    return np.stack([x, y], axis=-1).astype(np.float32)


def _smoothed(crossings: Points, seen: Numbers) -> Points:
    """Crossings whose lines were not seen, or that stand out, moved to where the others say that they are."""
    across, down = np.meshgrid(np.linspace(-1, 1, LINES), np.linspace(-1, 1, LINES))
    terms = np.stack([across**i * down**j for i in range(4) for j in range(4 - i)], axis=-1).reshape(-1, 10)
    points = crossings.reshape(-1, 2).astype(np.float64)
    trust = 0.02 + seen.reshape(-1).astype(np.float64)
    for _ in range(3):
        weights = trust[:, None]
        smooth = terms @ np.linalg.lstsq(terms * weights, points * weights, rcond=None)[0]
        off = np.linalg.norm(points - smooth, axis=1) / _CELL
        trust = (0.02 + seen.reshape(-1)) / (1 + (off / _OUT_OF_LINE) ** 2)
    share = np.minimum(1.0, trust)[:, None]
    moved: Points = (share * points + (1 - share) * smooth).astype(np.float32)
    return moved.reshape(LINES, LINES, 2)


def _flattened(crossings: Points) -> tuple[Points, float]:
    """The corners of the flat grid that lies nearest to all crossings, and how far from it these typically are."""
    flat = np.stack(np.meshgrid(np.arange(LINES), np.arange(LINES)), axis=-1).astype(np.float32).reshape(-1, 1, 2)
    there, _ = cv2.findHomography(flat, crossings.reshape(-1, 1, 2), 0)
    if there is None:
        return crossings[[0, 0, -1, -1], [0, -1, -1, 0]], float(_SIDE)
    nearest = cv2.perspectiveTransform(flat, there).reshape(LINES, LINES, 2)
    off = np.linalg.norm(nearest - crossings, axis=-1)
    return nearest[[0, 0, -1, -1], [0, -1, -1, 0]], float(np.sqrt((off**2).mean()))

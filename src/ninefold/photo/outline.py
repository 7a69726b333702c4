"""Where grids may lie in a picture: four corners around each large connected piece of dark lines."""

from __future__ import annotations

from collections.abc import Iterator

import cv2
import numpy as np

from ninefold.photo import bounds
from ninefold.photo.lattice import Points
from ninefold.photo.picture import Gray
from ninefold.stopping import look

_WORK_SIDE = 800
_PASSES = ((24, 0.08), (16, 0.04), (48, 0.06), (24, 0.16))
"""Parts of the picture's side whose mean decides what is dark, and by how much darker it must be."""
_PIECES = 10


def outlines(pixels: Gray) -> Iterator[list[Points]]:
    """For each way of telling dark from light the outlines it finds, largest first."""
    scale = min(1.0, _WORK_SIDE / max(pixels.shape))
    small = cv2.resize(pixels, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else pixels
    small = cv2.GaussianBlur(small, (3, 3), 0)
    smallest = bounds.SMALLEST_GRID * scale
    for parts, darker in _PASSES:
        look()
        window = max(small.shape) // parts | 1
        mean = cv2.blur(small, (window, window))
        dark = (small < mean * (1 - darker)).astype(np.uint8)
        yield [corners / np.float32(scale) for corners in _pieces(dark, smallest)]


def _pieces(dark: Gray, smallest: float) -> Iterator[Points]:
    _count, labels, stats, _centres = cv2.connectedComponentsWithStats(dark, connectivity=8)
    left, top, width, height = (stats[:, at] for at in range(4))
    order = np.argsort(-width.astype(np.int64) * height)
    for label in [at for at in order if at and min(width[at], height[at]) >= smallest][:_PIECES]:
        x, y = left[label], top[label]
        piece = (labels[y : y + height[label], x : x + width[label]] == label).astype(np.uint8)
        points = cv2.findNonZero(piece)
        corners = _four_corners(cv2.convexHull(points))
        if corners is not None:
            yield clockwise(corners + np.array([x, y], np.float32))


def _four_corners(hull: Points) -> Points | None:
    """The corners of the quadrilateral that a hull nearly is."""
    around = cv2.arcLength(hull, True)
    for share in (0.01, 0.02, 0.03, 0.04, 0.06, 0.08, 0.1, 0.12):
        rough = cv2.approxPolyDP(hull, share * around, True)
        if len(rough) == 4:
            corners: Points = rough.reshape(4, 2).astype(np.float32)
            return corners
        if len(rough) < 4:
            return None
    return None


def clockwise(corners: Points) -> Points:
    """Corners in the order top left, top right, bottom right, bottom left, as seen."""
    middle = corners.mean(axis=0)
    around = corners[np.argsort(np.arctan2(corners[:, 1] - middle[1], corners[:, 0] - middle[0]))]
    first = int(np.argmin(around.sum(axis=1)))
    return np.roll(around, -first, axis=0)

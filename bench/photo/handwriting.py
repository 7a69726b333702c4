"""Digits as a pen writes them: strokes through a few points, each of which is a little off every time."""

from __future__ import annotations

import cv2
import numpy as np
from glyphs import BOX, HEIGHT
from numpy.typing import NDArray

# Points of the strokes in a box of 0-10 across and down; a stroke is a curve, or with straight corners after "|".
_WAYS: dict[int, tuple[str, ...]] = {
    1: ("5,0 5,5 5,10", "|3,3 5.5,0 5.5,10", "|3,2.5 5.5,0 5.5,10;|3,10 8,10", "6,0 5,5 4,10", "|2,4 6,0 6,10"),
    2: (
        "2,3 3,0.5 6,0 8,2 7,5 4,8 1.5,10;|1.5,10 8.5,10",
        "2,2.5 5,0 8,2.5 5.5,6 2,9.6 4,8.6 6,9.8 9,9.5",
        "|2,1 7,0.5 8,3 2,10 8.5,10",
    ),
    3: (
        "2,1.5 5,0 8,2 6.5,4.5 4,5 7,5.5 8.2,7.5 6,10 3.5,10 1.5,8.5",
        "|2,0 8,0 4.5,4;4.5,4 7.5,5 8,8 5,10 1.8,8.6",
    ),
    4: ("|6,0 1.5,7 9,7;|7,3.5 6.6,10", "|6.5,10 6.5,0 1.5,7 9,7", "2.5,0 2,3 2.4,5.5 7,5.2;7.5,0 7.2,5 7,10"),
    5: (
        "|8,0 3,0 2.6,4.4;2.6,4.4 5.5,3.6 8,6 7,9.2 4,10 1.8,9",
        "|3,0 2.6,4.6;2.6,4.6 6,4 8,7 5.5,10 2,9.4;|3,0 8,0",
        "8,0.2 4,0.4 3.2,4.2 6,4 7.8,6.6 6.4,9.6 3.6,10 2,9",
    ),
    6: (
        "7,0 4,2.5 2.2,6 3,9.4 6,10 8,7.8 6.5,5.4 4,5.6 2.4,7.4",
        "6.4,0 3,4 2,7.5 4.5,10 7.8,8.4 7,5.8 4.5,5.6 2.2,7.2",
    ),
    7: (
        "|2,0 8.5,0 4,10",
        "|2,0.6 8,0.4 4.6,10;|3.4,5 7.6,5",
        "2,1 5,0.4 8,0.6 6,4 4.6,7 4.2,10",
        "|2,1.6 2,0 8,0 4.5,10",
    ),
    8: (
        "7.6,1.8 5,0 2.6,2 5,4.6 8,7.6 5,10 2,7.8 4.6,5 7.2,2.4 6.8,0.8",
        "5,0 2.6,2.2 5,4.6 7.4,2.2 5,0;5,4.6 2,7.4 5,10 8,7.4 5,4.6",
        "7.8,0.8 3,1.2 3.6,4 7.4,7 6,10 2.6,9 3.4,6 7.8,0.8",
    ),
    9: (
        "7.6,2 5,0 2.4,2.4 4.6,5 7.4,3.4 7.8,1.4 7.6,5 7.2,10",
        "7.4,1.6 4.6,0 2.2,2.6 4.6,5 7.4,2.8 7.4,6 5.4,9.6 3,9.8",
        "|7.4,0.8 7,10;7.4,1.4 5,0 2.4,2 3.4,4.8 7.2,3.6",
    ),
}


def written(digit: int, random: np.random.Generator) -> NDArray[np.uint8]:
    """One picture of a digit, in the box of the glyphs."""
    way = _WAYS[digit][random.integers(len(_WAYS[digit]))]
    slant, width = random.normal(0.05, 0.12), random.uniform(0.55, 1.0)
    picture = np.zeros((BOX, BOX), np.uint8)
    pen = int(random.integers(2, 7))
    for stroke in way.split(";"):
        points = np.array([[float(number) for number in point.split(",")] for point in stroke.lstrip("|").split()])
        points += random.normal(0, 0.38, points.shape)
        curve = points if stroke.startswith("|") and random.random() < 0.7 else _curved(points)
        x = (curve[:, 0] - 5) * width - (curve[:, 1] - 5) * slant
        places = np.stack([x, curve[:, 1] - 5], axis=1) * (HEIGHT / 10) + BOX / 2
        cv2.polylines(picture, [np.round(places * 16).astype(np.int32)], False, 255, pen, cv2.LINE_AA, shift=4)
    return picture


def _curved(points: NDArray[np.float64], parts: int = 8) -> NDArray[np.float64]:
    """A smooth curve through the points, leaving each in the direction of the line between its neighbours."""
    before = np.concatenate([points[:1], points[:-1]])
    after = np.concatenate([points[1:], points[-1:]])
    pull = (after - before) / 2
    steps = np.linspace(0, 1, parts, endpoint=False)[:, None]
    h = (
        2 * steps**3 - 3 * steps**2 + 1,
        steps**3 - 2 * steps**2 + steps,
        3 * steps**2 - 2 * steps**3,
        steps**3 - steps**2,
    )
    pieces = [
        h[0] * points[at] + h[1] * pull[at] + h[2] * points[at + 1] + h[3] * pull[at + 1]
        for at in range(len(points) - 1)
    ]
    return np.concatenate([*pieces, points[-1:]])

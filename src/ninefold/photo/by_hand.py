"""Printed or written by hand: what the network says of a digit, and whether it looks like the same digit elsewhere.

Alone a tidy 1 may be either; but on one page all printed copies of a digit look alike, and nobody writes like that.
"""

from __future__ import annotations

import cv2
import numpy as np

from ninefold.photo.cells import SIDE
from ninefold.photo.lattice import Numbers
from ninefold.photo.network import HANDWRITTEN
from ninefold.photo.reading import UNCERTAIN

_ALONE = 0.2
"""Weight of handwriting where a digit has no other copy: most photos are of puzzles nobody has begun."""
_ALIKE = 0.85
"""How alike the likest copy is where it says nothing; nearly all copies of print are more alike."""
_SLOPE = 20.0
_MOST, _LEAST = 3.5, -3.0
"""How much, as a logarithm, likeness may say for handwriting and against it."""
_INK = 0.45
_AROUND = np.ones((5, 5), np.uint8)
_EDGE = 3
_SHADE = 0.25
_DOWN, _ACROSS = slice(3, SIDE - 3), slice(5, SIDE - 5)
"""The part of a copy that is looked for in the other: it may lie a little elsewhere."""


def weighed(chances: Numbers, cells: Numbers) -> Numbers:
    """The same chance for each digit, but otherwise shared by print and handwriting."""
    shared = chances.copy()
    shared[:, HANDWRITTEN + 1 :] *= _weights(chances, cells)[:, None]
    both = chances[:, 1 : HANDWRITTEN + 1] + chances[:, HANDWRITTEN + 1 :]
    other = shared[:, 1 : HANDWRITTEN + 1] + shared[:, HANDWRITTEN + 1 :]
    shared[:, 1:] *= np.tile(both / np.maximum(other, 1e-30), 2)
    return shared


def _weights(chances: Numbers, cells: Numbers) -> Numbers:
    """For each cell how much more likely handwriting is than the network alone says."""
    both = chances[:, 1 : HANDWRITTEN + 1] + chances[:, HANDWRITTEN + 1 :]
    # Only what is certain is compared: a blurred 1 that looks like a 3 is unlike any 3.
    digits = np.where(both.max(axis=1) >= UNCERTAIN, both.argmax(axis=1) + 1, 0)
    weights = np.full(len(cells), _ALONE, np.float32)
    for digit in range(1, 10):
        copies = np.flatnonzero(digits == digit)
        if len(copies) > 1:
            likest = _likest(cells[copies])
            said = np.clip(_SLOPE * (_ALIKE - likest), _LEAST, _MOST)
            crossed = np.array([_is_crossed(cell) for cell in cells[copies]])
            weights[copies] = np.exp(np.where(crossed, np.minimum(said, np.log(_ALONE)), said))
    return weights


def _likest(copies: Numbers) -> Numbers:
    """How much each copy is like the one that is most like it."""
    alike = np.zeros((len(copies), len(copies)), np.float32)
    for at, one in enumerate(copies):
        inner = np.ascontiguousarray(one[_DOWN, _ACROSS])
        near = cv2.dilate((inner > _INK).astype(np.uint8), _AROUND).astype(np.float32)
        for where, other in enumerate(copies):
            if where != at and near.any():
                found = cv2.matchTemplate(other, inner, cv2.TM_CCOEFF_NORMED, mask=near)
                alike[at, where] = np.nan_to_num(found, nan=0.0, posinf=0.0, neginf=0.0).max()
    likest: Numbers = np.maximum(alike, alike.T).max(axis=1)
    return likest


def _is_crossed(cell: Numbers) -> bool:
    """Whether something goes through the whole cell, as a fold of the page does: it may hide what a digit is like."""
    return any(
        bool(((side[:, :_EDGE].mean(axis=1) > _SHADE) & (side[:, -_EDGE:].mean(axis=1) > _SHADE)).any())
        for side in (cell[_DOWN], cell.T[_DOWN])
    )

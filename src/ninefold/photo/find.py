"""The grids of a picture, best first."""

from __future__ import annotations

import cv2
import numpy as np

from ninefold.errors import PictureError
from ninefold.photo import bounds
from ninefold.photo.lattice import Lattice, lattice_in
from ninefold.photo.outline import outlines
from ninefold.photo.picture import Picture
from ninefold.photo.sharpness import TOO_BLURRED, is_blurred
from ninefold.stopping import look

_CERTAIN = 0.85
"""A lattice of this quality ends the search for better ways of telling dark from light."""
_LEAST = 0.4
_DARK = 25
_PLAIN = 6


def find_grids(picture: Picture) -> list[Lattice]:
    """The lattices of all 9×9 grids found, best first: well seen, and large beside the others."""
    found: list[Lattice] = []
    for outlined in outlines(picture.pixels):
        for outline in outlined:
            look()
            _keep(found, lattice_in(picture.pixels, outline))
        if any(lattice.quality >= _CERTAIN for lattice in found):
            break
    if not found:
        raise PictureError(f"no grid found; {_what_is_wrong(picture)}")
    largest = max(lattice.area for lattice in found)
    found.sort(key=lambda lattice: lattice.quality * (lattice.area / largest) ** 0.5, reverse=True)
    return found[: bounds.GRIDS]


def _keep(found: list[Lattice], lattice: Lattice) -> None:
    """Adds a lattice unless a better one lies at its place; it takes the place of worse ones."""
    if lattice.quality < _LEAST or lattice.area < bounds.SMALLEST_GRID**2:
        return
    same = [at for at, other in enumerate(found) if _overlap(lattice, other)]
    if all(found[at].quality < lattice.quality for at in same):
        for at in reversed(same):
            del found[at]
        found.append(lattice)


def _overlap(one: Lattice, other: Lattice) -> bool:
    shared, _ = cv2.intersectConvexConvex(cv2.convexHull(one.corners), cv2.convexHull(other.corners))
    return bool(shared > 0.3 * min(one.area, other.area))


def _what_is_wrong(picture: Picture) -> str:
    """The most likely reason, as the rest of a sentence."""
    pixels = picture.pixels
    low, high = (float(np.percentile(pixels, share)) for share in (2, 98))
    if min(picture.width, picture.height) < 3 * bounds.SMALLEST_GRID:
        return f"the picture is {picture.width} pixels wide and {picture.height} high"
    if high < _DARK * 2:
        return "the picture is too dark"
    if high - low < _PLAIN * 2:
        return "the picture is of one colour"
    if is_blurred(pixels):
        return TOO_BLURRED
    return "a 9×9 grid must lie in the picture with all its four corners"

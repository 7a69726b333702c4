"""The collection of photos: what is printed in each, and its cells as our own finder cuts them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ninefold.photo.cells import cell_pictures
from ninefold.photo.find import find_grids
from ninefold.photo.network import class_chances
from ninefold.photo.picture import decode

FOLDS = 5


@dataclass(frozen=True)
class Photo:
    """One photo: its number, the file, and the 81 digits that it shows, 0 for an empty cell."""

    number: int
    path: Path
    digits: tuple[int, ...]

    @property
    def oneline(self) -> str:
        return "".join(str(digit) if digit else "." for digit in self.digits)


def photos_in(folder: Path) -> list[Photo]:
    """All photos of the folder by number."""
    found = []
    for path in folder.glob("image*.jpg"):
        rows = path.with_suffix(".dat").read_text(encoding="utf-8").splitlines()[2:]
        digits = tuple(int(digit) for row in rows for digit in row.split())
        found.append(Photo(int(path.stem.removeprefix("image")), path, digits))
    return sorted(found, key=lambda photo: photo.number)


def folds_of(photos: list[Photo]) -> list[int]:
    """The fold of each photo: those of the same puzzle share one, so none is judged after its twin was seen."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for at, photo in enumerate(photos):
        groups.setdefault(photo.digits, []).append(at)
    folds, sizes = [0] * len(photos), [0] * FOLDS
    for group in sorted(groups.values(), key=len, reverse=True):
        smallest = sizes.index(min(sizes))
        sizes[smallest] += len(group)
        for at in group:
            folds[at] = smallest
    return folds


@lru_cache(maxsize=256)
def turned_cells(photo: Photo) -> NDArray[np.float32]:
    """Four times 81 cells of the best grid found: as it lies in the picture, and turned by one to three quarters."""
    picture = decode(photo.path.read_bytes())
    lattice = find_grids(picture)[0]
    return np.stack([cell_pictures(picture.pixels, lattice.turned(turn).crossings) for turn in range(4)])


def upright_cells(photo: Photo, weights: dict[str, NDArray[np.float32]]) -> NDArray[np.float32]:
    """The cells in the turn in which a network that has seen no photo agrees best with what is printed."""
    turned = turned_cells(photo)
    chances = class_chances(turned.reshape(-1, *turned.shape[2:]), weights).reshape(4, 81, -1)
    agreed = np.log(chances[:, np.arange(81), list(photo.digits)] + 1e-6).sum(axis=1)
    return turned[int(agreed.argmax())]

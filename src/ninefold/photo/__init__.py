"""PICTURE -> PUZZLES: the grids of a photo, their cells, and the reading of them that makes a puzzle.

    bytes → header, picture → outline, lattice, find → cells → network, by_hand → decide → reading

Everything stays on this machine. Needs the extra `photo`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ninefold.errors import MissingExtraError
from ninefold.photo.reading import CellReading, GridReading, PhotoReading

if TYPE_CHECKING:
    from ninefold.photo.read import read_photo

__all__ = ["CellReading", "GridReading", "PhotoReading", "read_photo"]


def __getattr__(name: str) -> object:
    if name == "read_photo":
        try:
            from ninefold.photo.read import read_photo
        except ImportError as error:
            if (error.name or "").partition(".")[0] in ("cv2", "numpy"):
                raise MissingExtraError("reading a photo", "photo") from None
            raise
        return read_photo
    raise AttributeError(name)

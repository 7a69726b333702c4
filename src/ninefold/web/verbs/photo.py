"""`photo`: the puzzles in a picture."""

from __future__ import annotations

from pydantic import Field

from ninefold.desk import photo as desk
from ninefold.errors import PictureError
from ninefold.web import limits
from ninefold.web.position import Ask
from ninefold.web.work import Work


class PhotoAsk(Ask):
    """A picture, and where in it the grid lies, if a person has said so."""

    data: bytes = Field(max_length=limits.PHOTO_BYTES)
    corners: str = Field(default="", max_length=limits.CORNERS_CHARACTERS)


def photo(ask: PhotoAsk, work: Work) -> desk.PhotoAnswer:
    work.heavy()  # nothing stops a decoder between two of its pictures
    return desk.photo(ask.data, corners=_corners(ask.corners) if ask.corners else None, task=work)


def _corners(text: str) -> list[tuple[float, float]]:
    """Eight numbers with commas between them, as four points."""
    try:
        numbers = [float(number) for number in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) != 8:
        raise PictureError(f"corners: expected eight numbers with commas between them, got {text[:80]!r}")
    return list(zip(numbers[::2], numbers[1::2], strict=True))

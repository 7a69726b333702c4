"""Bytes of a file -> pixels in shades of gray, turned as the camera was held."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import cv2
import numpy as np
from numpy.typing import NDArray

from ninefold.errors import PictureError
from ninefold.photo.header import header_of

Gray: TypeAlias = "NDArray[np.uint8]"

_LONG_SIDE = 1600
_REDUCED = (
    (8, cv2.IMREAD_REDUCED_GRAYSCALE_8),
    (4, cv2.IMREAD_REDUCED_GRAYSCALE_4),
    (2, cv2.IMREAD_REDUCED_GRAYSCALE_2),
    (1, cv2.IMREAD_GRAYSCALE),
)


@dataclass(frozen=True, slots=True)
class Picture:
    """Pixels to work on, and the size of the picture they are from, as a person sees it."""

    pixels: Gray
    width: int
    height: int

    @property
    def scale(self) -> float:
        """Pixels of the picture for each pixel to work on."""
        return self.width / int(self.pixels.shape[1])


def decode(data: bytes) -> Picture:
    """The picture in a JPEG, PNG or WebP file, upright by its EXIF tag, not much larger than reading needs."""
    header = header_of(data)
    long_side = max(header.width, header.height)
    mode = next(mode for divisor, mode in _REDUCED if divisor == 1 or long_side >= divisor * _LONG_SIDE)
    try:
        pixels = cv2.imdecode(np.frombuffer(data, np.uint8), mode)
    except cv2.error:
        pixels = None
    if pixels is None or pixels.size == 0:
        raise PictureError(f"the {header.format} picture is broken: it cannot be decoded")
    shrink = _LONG_SIDE / max(pixels.shape)
    if shrink < 1:
        pixels = cv2.resize(pixels, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
    turned = (pixels.shape[0] > pixels.shape[1]) != (header.height > header.width)
    width, height = (header.height, header.width) if turned else (header.width, header.height)
    return Picture(pixels, width, height)


def level_for(pixels: Gray, corners: NDArray[np.float32], side: int) -> tuple[Gray, float]:
    """The pixels, halved while what lies between the corners still covers twice the side wanted; and by how much.

    Thin lines would vanish between the pixels that a picture much smaller takes from a large one.
    """
    points = corners.reshape(-1, 2)
    extent = float((points.max(axis=0) - points.min(axis=0)).max())
    scale = 1.0
    while extent * scale >= 2 * side and min(pixels.shape) >= 4:
        pixels = cv2.resize(pixels, (pixels.shape[1] // 2, pixels.shape[0] // 2), interpolation=cv2.INTER_AREA)
        scale /= 2
    return pixels, scale

"""Digits of many fonts, each drawn once as a small picture: ink 1, paper 0."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

BOX = 64
HEIGHT = 40
_UNFIT = frozenset(
    (
        "math",
        "symbol",
        "icon",
        "dingbat",
        "ornament",
        "initials",
        "outline",
        "shadow",
        "d050000l",
        "standardsymbols",
        "cmex",
        "cmmi",
        "cmsy",
        "msam",
        "msbm",
        "stmary",
        "wasy",
        "esint",
        "rsfs",
        "eufm",
        "music",
        "braille",
    )
)


def glyphs_of(folder: Path, most: int) -> NDArray[np.uint8]:
    """Fonts × 9 pictures of the digits 1-9, of at most so many fonts, spread evenly over all that the folder has."""
    files = sorted(path for ending in ("ttf", "otf", "t1", "pfb") for path in folder.rglob(f"*.{ending}"))
    files = [path for path in files if not any(part in path.name.lower() for part in _UNFIT)]
    every = max(1, len(files) // most)
    drawn = [glyphs for path in files[::every] if (glyphs := _digits(path)) is not None]
    return np.stack(drawn)


def _digits(path: Path) -> NDArray[np.uint8] | None:
    """The nine digits of a font; None if it has none of its own, or draws some alike."""
    try:
        font = ImageFont.truetype(str(path), HEIGHT)
        height = font.getbbox("8")[3] - font.getbbox("8")[1]
        if not 8 <= height <= 60:
            return None
        font = ImageFont.truetype(str(path), round(HEIGHT * HEIGHT / height))
        pictures = np.stack([_drawn(font, str(digit)) for digit in range(1, 10)])
    except (OSError, ValueError):
        return None
    inks = pictures.reshape(9, -1).astype(np.float32)
    alike = any(np.abs(inks[a] - inks[b]).mean() < 2 for a in range(9) for b in range(a))
    return None if alike or inks.mean(axis=1).min() < 3 or inks.mean() > 110 else pictures


def _drawn(font: ImageFont.FreeTypeFont, digit: str) -> NDArray[np.uint8]:
    picture = Image.new("L", (BOX, BOX))
    left, top, right, bottom = font.getbbox(digit)
    ImageDraw.Draw(picture).text(((BOX - left - right) / 2, (BOX - top - bottom) / 2), digit, fill=255, font=font)
    return np.asarray(picture)

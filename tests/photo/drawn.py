"""Pictures of puzzles, drawn by the tests themselves, and what happens to a page before it is a photo."""

import cv2
import matplotlib
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

Pixels = NDArray[np.uint8]

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
OTHER = "..71..46.4.....2.8.9..5...7.5...31.....7.8.....94...3.6...2..4.9.3.....5.25..96.."
_FONT = f"{matplotlib.get_data_path()}/fonts/ttf/DejaVuSans.ttf"


def page(puzzle: str = PUZZLE, cell: int = 60, margin: int = 80) -> Pixels:
    """White paper with the puzzle in the middle."""
    side = 9 * cell + 2 * margin
    paper = Image.new("L", (side, side), 235)
    pen = ImageDraw.Draw(paper)
    font = ImageFont.truetype(_FONT, round(cell * 0.62))
    for line in range(10):
        at, wide = margin + line * cell, 4 if line % 3 == 0 else 1
        pen.line([(margin, at), (side - margin, at)], fill=30, width=wide)
        pen.line([(at, margin), (at, side - margin)], fill=30, width=wide)
    for at, digit in enumerate(puzzle):
        if digit in "123456789":
            middle = (margin + at % 9 * cell + cell / 2, margin + at // 9 * cell + cell / 2)
            pen.text(middle, digit, fill=40, font=font, anchor="mm")
    return np.asarray(paper).copy()


_STROKES = {
    2: "2,3 3,1 6,0 8,2 7,5 4,8 1,10 5,9 9,10",
    4: "3,0 2,3 2,6 8,5|8,0 7,5 7,11",
    6: "7,0 4,2 2,6 3,9 6,10 8,8 6,5 4,6 2,8",
    9: "8,2 5,0 2,2 3,5 6,5 8,2 8,6 6,11",
}
"""Digits as a pen may write them, in a box of 0-10 across and down."""


def written_on(pixels: Pixels, digits: dict[int, int], cell: int = 60, margin: int = 80) -> Pixels:
    """A page of `page` with digits written into cells."""
    pixels = pixels.copy()
    for at, digit in digits.items():
        corner = np.array([margin + at % 9 * cell + 15, margin + at // 9 * cell + 12])
        for stroke in _STROKES[digit].split("|"):
            points = np.array([[float(place) for place in point.split(",")] for point in stroke.split()])
            way = (corner + points * np.array([2.9, 3.4])).round().astype(np.int32)
            cv2.polylines(pixels, [way], False, (70,), 4, cv2.LINE_AA)
    return np.asarray(cv2.GaussianBlur(pixels, (3, 3), 0), np.uint8)


def seen_from_the_side(pixels: Pixels) -> Pixels:
    """A perspective: the far edge is shorter, and the page is turned a little."""
    height, width = pixels.shape
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    moved = corners * 0.8 + np.array([[0.14, 0.06], [0.02, 0.1], [0.09, 0.12], [0.03, 0.09]], np.float32) * width
    there = cv2.getPerspectiveTransform(corners, moved.astype(np.float32))
    return np.asarray(cv2.warpPerspective(pixels, there, (width, height), borderValue=(120,)), np.uint8)


def curved(pixels: Pixels) -> Pixels:
    """A page that bends like one of an open book."""
    height, width = pixels.shape
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    bent = y + 14 * np.sin(x / width * np.pi).astype(np.float32)
    return np.asarray(cv2.remap(pixels, x, bent, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE), np.uint8)


def in_shade(pixels: Pixels) -> Pixels:
    """Light that falls from one side, and the shadow of a hand."""
    height, width = pixels.shape
    light = np.tile(np.linspace(1.0, 0.45, width), (height, 1))
    light[height // 2 :, : width // 2] *= 0.7
    return (pixels * light).astype(np.uint8)


def noisy(pixels: Pixels, much: float = 8) -> Pixels:
    """The grain of a small sensor, always the same."""
    grain = np.random.default_rng(1).normal(0, much, pixels.shape)
    return np.clip(pixels + grain, 0, 255).astype(np.uint8)


def file_of(pixels: Pixels, ending: str = ".png") -> bytes:
    """The bytes of a file."""
    return bytes(cv2.imencode(ending, pixels)[1].tobytes())

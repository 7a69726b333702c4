"""Rendered puzzles in the fonts of this machine, distorted as photos are: how many are read, how wrong ones are told.

python bench/photo/distortions.py [pictures of each kind] [kinds …]
"""

import sys
from collections.abc import Callable
from pathlib import Path

import cv2
import matplotlib
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from ninefold.errors import PictureError
from ninefold.generating import Wish, generate
from ninefold.photo import read_photo

Pixels = NDArray[np.uint8]
RNG = np.random.default_rng(1)
NO_DIGITS = ("DejaVuSansDisplay.ttf", "DejaVuSerifDisplay.ttf")
OTHER = ("symbol", "emoji", "math", "cmsy", "cmex", "cmmi", "cmb", "bold oblique", "stix", "dingbat", "icon", "d050")


def fonts() -> list[str]:
    places = (Path("/usr/share/fonts"), Path(matplotlib.get_data_path()) / "fonts" / "ttf")
    found = [*places[0].rglob("*.ttf"), *places[0].rglob("*.otf"), *places[1].glob("DejaVu*.ttf")]
    return sorted({str(path) for path in found if not any(word in str(path).lower() for word in OTHER)})


def page(puzzle: str, font: str, cell: int) -> Pixels:
    """A page of any ink, paper, lines, shaded boxes and size of digits."""
    ink, paper = int(RNG.integers(0, 90)), int(RNG.integers(200, 255))
    thick, thin = int(RNG.integers(2, 6)), int(RNG.integers(1, 3))
    shade = int(RNG.integers(190, 230)) if RNG.random() < 0.3 else None
    letters = ImageFont.truetype(font, round(cell * float(RNG.uniform(0.45, 0.78))))
    picture = Image.new("L", (11 * cell, 11 * cell), paper)
    pen = ImageDraw.Draw(picture)
    for box in range(1, 9, 2) if shade else ():
        x, y = cell + box % 3 * 3 * cell, cell + box // 3 * 3 * cell
        pen.rectangle([x, y, x + 3 * cell, y + 3 * cell], fill=shade)
    for line in range(10):
        at, width = cell + line * cell, thick if line % 3 == 0 else thin
        pen.line([(cell, at), (10 * cell, at)], fill=ink, width=width)
        pen.line([(at, cell), (at, 10 * cell)], fill=ink, width=width)
    for at, digit in enumerate(puzzle):
        if digit != ".":
            middle = (cell + (at % 9 + 0.5) * cell, cell + (at // 9 + 0.5) * cell)
            pen.text(middle, digit, fill=ink, font=letters, anchor="mm")
    return np.asarray(picture).copy()


def seen(pixels: Pixels, much: float, degrees: float) -> Pixels:
    """In perspective, its corners moved by up to so much of its width, and turned."""
    height, width = pixels.shape
    corners = np.array([[0, 0], [width, 0], [width, height], [0, height]], np.float32)
    moved = corners + RNG.uniform(-much, much, (4, 2)).astype(np.float32) * width
    angle = np.deg2rad(degrees)
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]], np.float32)
    moved = (moved - width / 2) @ turn.T
    moved -= moved.min(axis=0) - 20
    across, down = (moved.max(axis=0) + 20).astype(int)
    there = cv2.getPerspectiveTransform(corners, moved.astype(np.float32))
    return cv2.warpPerspective(pixels, there, (int(across), int(down)), borderValue=int(RNG.integers(60, 150)))


def lit(pixels: Pixels, least: float) -> Pixels:
    """Light from one side, and often the edge of a shadow."""
    height, width = pixels.shape
    angle = RNG.uniform(0, 2 * np.pi)
    x, y = np.meshgrid(np.linspace(-1, 1, width), np.linspace(-1, 1, height))
    light = 1 - (1 - least) * ((x * np.cos(angle) + y * np.sin(angle)) / 1.5 + 1) / 2
    if RNG.random() < 0.5:
        light *= np.where(x * np.sin(angle) + y * np.cos(angle) > RNG.uniform(-0.5, 0.5), 0.65, 1)
    return np.clip(pixels * light, 0, 255).astype(np.uint8)


def blurred(pixels: Pixels, part: float) -> Pixels:
    """By a Gaussian whose deviation is a part of a cell."""
    return cv2.GaussianBlur(pixels, (0, 0), len(pixels) / 11 / part)


def shaken(pixels: Pixels) -> Pixels:
    """Moved by a fifth of a cell while the shutter was open."""
    length = max(3, int(len(pixels) / 11 / 5)) | 1
    kernel = np.zeros((length, length), np.float32)
    kernel[length // 2] = 1 / length
    turn = cv2.getRotationMatrix2D((length / 2 - 0.5, length / 2 - 0.5), RNG.uniform(0, 180), 1)
    kernel = cv2.warpAffine(kernel, turn, (length, length))
    return cv2.filter2D(pixels, -1, kernel / kernel.sum())


def grainy(pixels: Pixels) -> Pixels:
    return np.clip(pixels + RNG.normal(0, 6, pixels.shape), 0, 255).astype(np.uint8)


def small(pixels: Pixels, cell: int) -> Pixels:
    scale = cell / (len(pixels) / 11)
    return cv2.resize(pixels, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)


def jpeg(pixels: Pixels, quality: int = 85) -> bytes:
    return cv2.imencode(".jpg", pixels, [cv2.IMWRITE_JPEG_QUALITY, quality])[1].tobytes()


KINDS: dict[str, Callable[[Pixels], bytes]] = {
    "plain": lambda p: jpeg(p, 90),
    "perspective": lambda p: jpeg(seen(p, 0.10, RNG.uniform(-8, 8))),
    "strong perspective": lambda p: jpeg(seen(p, 0.17, RNG.uniform(-12, 12))),
    "turned 15 to 44 degrees": lambda p: jpeg(seen(p, 0.03, RNG.uniform(15, 44) * RNG.choice([-1, 1]))),
    "turned anyhow": lambda p: jpeg(seen(p, 0.03, RNG.uniform(0, 360))),
    "blurred by 1/30 of a cell": lambda p: jpeg(seen(blurred(p, 30), 0.05, 3)),
    "blurred by 1/16 of a cell": lambda p: jpeg(seen(blurred(p, 16), 0.05, 3)),
    "blurred by 1/11 of a cell": lambda p: jpeg(seen(blurred(p, 11), 0.05, 3)),
    "shaken by 1/5 of a cell": lambda p: jpeg(seen(shaken(p), 0.05, 3)),
    "JPEG of quality 20": lambda p: jpeg(seen(p, 0.05, 3), 20),
    "JPEG of quality 8": lambda p: jpeg(seen(p, 0.05, 3), 8),
    "shade": lambda p: jpeg(lit(seen(p, 0.05, 3), 0.3)),
    "dark and grainy": lambda p: jpeg(grainy((lit(seen(p, 0.05, 3), 0.5) * 0.35).astype(np.uint8))),
    "all of it": lambda p: jpeg(
        grainy(lit(cv2.GaussianBlur(seen(p, 0.1, RNG.uniform(-20, 20)), (0, 0), len(p) / 11 / 25), 0.45)), 50
    ),
    "cells of 14 pixels": lambda p: jpeg(seen(small(p, 14), 0.03, 2), 90),
}


def main(number: int = 30, *kinds: str) -> None:
    cv2.setNumThreads(1)
    letters = fonts()
    puzzles = [made.puzzle.oneline for made, _ in zip(generate(Wish(), seed=5), range(40), strict=False)]
    for kind, distorted in KINDS.items():
        if kinds and kind not in kinds:
            continue
        told = {"right": 0, "wrong and flagged": 0, "wrong": 0, "refused": 0}
        for at in range(number):
            font = letters[RNG.integers(len(letters))]
            puzzle = puzzles[at % len(puzzles)]
            data = distorted(page(puzzle, font, int(RNG.integers(40, 90))))
            if Path(font).name in NO_DIGITS:
                continue
            try:
                grid = read_photo(data).grids[0]
            except PictureError:
                told["refused"] += 1
                continue
            right = grid.puzzle.oneline == puzzle
            told["right" if right else "wrong and flagged" if grid.is_uncertain else "wrong"] += 1
        print(f"{kind:26} " + ", ".join(f"{count} {what}" for what, count in told.items()), flush=True)


if __name__ == "__main__":
    main(*(int(word) if word.isdecimal() else word for word in sys.argv[1:]))

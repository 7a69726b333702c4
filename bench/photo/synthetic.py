"""Cells as `ninefold.photo.cells` cuts them, drawn instead of photographed."""

from __future__ import annotations

import cv2
import numpy as np
from glyphs import BOX, HEIGHT
from handwriting import written
from numpy.typing import NDArray

from ninefold.photo.cells import SIDE
from ninefold.photo.network import EMPTY, HANDWRITTEN

Cells = NDArray[np.float32]


class Synthetic:
    """An endless source of cells with their classes; the same seed gives the same cells."""

    def __init__(self, printed: NDArray[np.uint8], script: NDArray[np.uint8], seed: int) -> None:
        self.printed, self.script = printed, script
        self.random = np.random.default_rng(seed)

    def cells(self, count: int) -> tuple[Cells, NDArray[np.int64]]:
        """So many cells: three in ten empty, one and a half written by hand, the others printed."""
        pictures = np.empty((count, SIDE, SIDE), np.float32)
        classes = np.empty(count, np.int64)
        for at in range(count):
            kind = self.random.random()
            digit = int(self.random.integers(1, 10))
            if kind < 0.3:
                pictures[at], classes[at] = self._empty(), EMPTY
            elif kind < 0.45:
                pictures[at], classes[at] = self._handwritten(digit), HANDWRITTEN + digit
            else:
                pictures[at], classes[at] = self._printed(digit), digit
        return pictures, classes

    def _printed(self, digit: int) -> Cells:
        glyph = self.printed[self.random.integers(len(self.printed)), digit - 1]
        return self._worn(self._placed(glyph, turn=4, shear=0.06, off=2.2))

    def _handwritten(self, digit: int) -> Cells:
        if self.random.random() < 0.6:
            glyph = written(digit, self.random)
        else:
            glyph = self.script[self.random.integers(len(self.script)), digit - 1]
        return self._worn(self._placed(glyph, turn=9, shear=0.2, off=4.0))

    def _empty(self) -> Cells:
        """Paper, sometimes with a speck, a scratch, a shade, or small notes in a corner."""
        cell = np.zeros((SIDE, SIDE), np.float32)
        kind = self.random.random()
        if kind < 0.12:
            for _ in range(self.random.integers(1, 4)):
                at = tuple(int(place) for place in self.random.integers(0, SIDE, 2))
                cv2.circle(
                    cell, at, int(self.random.integers(1, 3)), float(self.random.uniform(0.2, 1)), -1, cv2.LINE_AA
                )
        elif kind < 0.24:
            ends = self.random.integers(-8, SIDE + 8, (2, 2))
            shade, wide = float(self.random.uniform(0.15, 0.7)), int(self.random.integers(1, 4))
            cv2.line(cell, tuple(map(int, ends[0])), tuple(map(int, ends[1])), shade, wide, cv2.LINE_AA)
        elif kind < 0.36:
            for _ in range(self.random.integers(1, 5)):
                cell = np.maximum(cell, self._note())
        elif kind < 0.44:  # a digit of the neighbour that reaches over the line
            glyph = self.printed[self.random.integers(len(self.printed)), self.random.integers(9)]
            sideways = float(self.random.choice([-1, 1])) * self.random.uniform(20, 24)
            cell = self._at(glyph, 18, 0, 0, (sideways, self.random.normal(0, 3))[:: self.random.choice([-1, 1])])
        elif kind < 0.54:
            cell += float(self.random.uniform(0.1, 0.35)) * (self.random.random((SIDE, SIDE)) < 0.5)
        return self._worn(cell)

    def _note(self) -> Cells:
        digit = int(self.random.integers(1, 10))
        corner = self.random.choice([-1, 0, 1], 2) * self.random.uniform(7, 9)
        if not corner.any():
            corner = np.array([-8.0, -8.0])
        return self._at(written(digit, self.random), self.random.uniform(4.5, 7), 5, 0.1, corner)

    def _placed(self, glyph: NDArray[np.uint8], turn: float, shear: float, off: float) -> Cells:
        tall = self.random.uniform(10, 24)
        room = max(0.5, min(off, (SIDE - tall) / 2 + 1))
        return self._at(glyph, tall, turn, shear, self.random.normal(0, room / 1.6, 2).clip(-room * 1.5, room * 1.5))

    def _at(self, glyph: NDArray[np.uint8], tall: float, turn: float, shear: float, off: NDArray[np.float64]) -> Cells:
        """A glyph so many pixels high, turned, sheared and moved from the middle of the cell."""
        angle, slant = np.radians(self.random.normal(0, turn)), self.random.normal(0, shear)
        wide = tall * self.random.uniform(0.85, 1.2)
        spin = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
        there = spin @ np.array([[wide / HEIGHT, slant * tall / HEIGHT], [0, tall / HEIGHT]])
        move = np.array([SIDE / 2, SIDE / 2]) + off - there @ np.array([BOX / 2, BOX / 2])
        weight = self.random.random()
        if weight < 0.15:
            glyph = cv2.dilate(glyph, np.ones((3, 3), np.uint8))
        elif weight < 0.25:
            glyph = cv2.erode(glyph, np.ones((2, 2), np.uint8))
        soft = cv2.GaussianBlur(glyph, (0, 0), max(0.5, 0.35 * HEIGHT / tall))
        placed = cv2.warpAffine(soft, np.column_stack([there, move]), (SIDE, SIDE), flags=cv2.INTER_LINEAR)
        return placed.astype(np.float32) / 255

    def _worn(self, cell: Cells) -> Cells:
        """Lines of the grid, blur, unequal light, what is printed behind, and noise."""
        random = self.random
        cell = cell * np.float32(random.uniform(0.45, 1.2))
        for edge in range(4):
            if random.random() < 0.35:
                cell = np.maximum(cell, self._line(edge))
        if random.random() < 0.6:
            cell = cv2.GaussianBlur(cell, (0, 0), float(random.uniform(0.4, 1.5)))
        if random.random() < 0.15:
            behind = self.printed[random.integers(len(self.printed)), random.integers(9)][:, ::-1]
            shade = np.float32(random.uniform(0.05, 0.2))
            cell = cell + shade * self._at(
                np.ascontiguousarray(behind), random.uniform(8, 40), 20, 0.1, random.normal(0, 8, 2)
            )
        if random.random() < 0.4:
            slope = random.normal(0, 0.1, 2)
            light = np.add.outer(slope[0] * np.linspace(-1, 1, SIDE), slope[1] * np.linspace(-1, 1, SIDE))
            cell = cell + (light + random.normal(0, 0.05)).astype(np.float32)
        grain = random.normal(0, random.uniform(0.005, 0.12), (SIDE, SIDE)).astype(np.float32)
        if random.random() < 0.5:
            grain = cv2.GaussianBlur(grain, (0, 0), 0.8) * 2
        return np.clip(cell + grain, -0.25, 1.25)

    def _line(self, edge: int) -> Cells:
        random = self.random
        line = np.zeros((SIDE, SIDE), np.float32)
        near = random.uniform(-1.5, 2.5)
        ends = np.array([[-2, near + random.normal(0, 0.6)], [SIDE + 2, near + random.normal(0, 0.6)]])
        places = tuple(tuple(int(number * 16) for number in end) for end in ends)
        cv2.line(line, *places, float(random.uniform(0.2, 1.25)), int(random.integers(1, 4)), cv2.LINE_AA, 4)
        return np.ascontiguousarray(np.rot90(line, edge))

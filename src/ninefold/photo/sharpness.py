"""Blur: whether a picture is too blurred to find anything in it, and a grid as it may have been before the blur."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

import cv2
import numpy as np
from numpy.typing import NDArray

from ninefold.photo.lattice import Numbers
from ninefold.photo.picture import Gray

TOO_BLURRED = "the picture is too blurred: hold the camera still, and let it focus"
_WORK_SIDE = 800
_SOFT = 0.6
"""Of its steepest edges a blurred picture keeps this much when it is blurred a little more; a sharp one loses half."""
_EDGES = 0.95
"""The share of all pixels that is less steep than those looked at."""
_UNFOCUSED = (1.5, 2.2, 3.0)
"""Deviations of the blur that is undone, in pixels of a flat grid."""
_SHAKEN = 6.0
"""How far the camera moved in the shaking that is undone."""
_ANGLES = range(0, 180, 30)
_GRAIN = 0.01
"""What is left where the blur has taken nearly everything: less of it would bring up grain."""
_MARGIN = 16


def is_blurred(pixels: Gray) -> bool:
    """Whether even the steepest edges of a picture, across or down, go over many pixels."""
    scale = min(1.0, _WORK_SIDE / max(pixels.shape))
    small = cv2.resize(pixels, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else pixels
    before, after = (cv2.GaussianBlur(small.astype(np.float32), (0, 0), deviation) for deviation in (2.0, 4.0))
    return max(_kept(before, after, across) for across in (0, 1)) > _SOFT


def _kept(before: Numbers, after: Numbers, across: int) -> float:
    """How much of the steepest edges of one picture, across or down, another still has."""
    steep = np.abs(cv2.Sobel(before, cv2.CV_32F, across, 1 - across))
    edges = steep >= np.quantile(steep, _EDGES)
    less = np.abs(cv2.Sobel(after, cv2.CV_32F, across, 1 - across))
    return float(less[edges].mean() / max(float(steep[edges].mean()), 1.0))


def sharpened(grid: Numbers) -> Iterator[Numbers]:
    """A flat grid with one blur after the other undone by Wiener's filter: out of focus, shaken in six directions."""
    wide = cv2.copyMakeBorder(grid, _MARGIN, _MARGIN, _MARGIN, _MARGIN, cv2.BORDER_REFLECT)
    waves = np.fft.rfft2(wide)
    for undoing in _filters(wide.shape[0], wide.shape[1]):
        sharp = np.fft.irfft2(waves * undoing, wide.shape)[_MARGIN:-_MARGIN, _MARGIN:-_MARGIN]
        yield np.clip(sharp, 0, 255).astype(np.float32)


@cache
def _filters(height: int, width: int) -> list[NDArray[np.complex128]]:
    blurs = [*map(_out_of_focus, _UNFOCUSED), *map(_shaken, _ANGLES)]
    return [_undoing(blur, height, width) for blur in blurs]


def _undoing(blur: Numbers, height: int, width: int) -> NDArray[np.complex128]:
    across = len(blur)
    kernel = np.zeros((height, width), np.float32)
    kernel[:across, :across] = blur / blur.sum()
    waves = np.fft.rfft2(np.roll(kernel, (-(across // 2), -(across // 2)), (0, 1)))
    return np.asarray(np.conj(waves) / (np.abs(waves) ** 2 + _GRAIN), np.complex128)


def _out_of_focus(deviation: float) -> Numbers:
    line = cv2.getGaussianKernel(int(4 * deviation) | 1, deviation)
    kernel: Numbers = (line @ line.T).astype(np.float32)
    return kernel


def _shaken(degrees: float) -> Numbers:
    """Points along the way of the camera, each shared by the four pixels around it."""
    across = (int(_SHAKEN) + 4) | 1
    kernel = np.zeros((across, across), np.float32)
    way = np.array([np.cos(np.radians(degrees)), np.sin(np.radians(degrees))]) * _SHAKEN / 2
    for part in np.linspace(-1, 1, 41):
        x, y = across // 2 + part * way
        for column, row in product((int(x), int(x) + 1), (int(y), int(y) + 1)):
            kernel[row, column] += (1 - abs(x - column)) * (1 - abs(y - row))
    return kernel

"""The small network that reads a cell: three layers of convolutions and one of classes, in plain NumPy.

Its weights are `digits.npz`, trained by `bench/photo/train.py`; `docs/photo.md` is its card. The classes are an empty
cell, nine printed digits and nine written by hand.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from ninefold.photo.lattice import Numbers

EMPTY = 0
HANDWRITTEN = 9
"""A class above it is a digit written by hand, that many above."""
CLASSES = 19
MODEL = "digits.npz"


@lru_cache(maxsize=1)
def trained() -> dict[str, Numbers]:
    """The weights that come with the program."""
    with (files("ninefold.photo") / MODEL).open("rb") as file, np.load(file, allow_pickle=False) as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}


def class_chances(cells: Numbers, weights: dict[str, Numbers] | None = None) -> Numbers:
    """For each of N cells (N × 28 × 28) the probability of each class (N × 19)."""
    weights = trained() if weights is None else weights
    layer = cells[..., None]
    for name in ("first", "second", "third"):
        layer = _halved(np.maximum(_convolved(layer, weights[f"{name}.weight"]) + weights[f"{name}.bias"], 0))
    flat = layer.reshape(len(cells), -1)
    hidden = np.maximum(flat @ weights["hidden.weight"] + weights["hidden.bias"], 0)
    scores = hidden @ weights["classes.weight"] + weights["classes.bias"]
    likely = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances: Numbers = likely / likely.sum(axis=1, keepdims=True)
    return chances


def _convolved(layer: Numbers, weight: Numbers) -> Numbers:
    """Each pixel from the 3 × 3 around it: N × height × width × inputs, and (9 · inputs) × outputs."""
    padded = np.pad(layer, ((0, 0), (1, 1), (1, 1), (0, 0)))
    around = sliding_window_view(padded, (3, 3), axis=(1, 2))
    count, height, width, inputs = layer.shape
    outputs: Numbers = around.reshape(count * height * width, inputs * 9) @ weight
    return outputs.reshape(count, height, width, -1)


def _halved(layer: Numbers) -> Numbers:
    """The largest of every 2 × 2 pixels."""
    rows, columns = layer.shape[1] // 2 * 2, layer.shape[2] // 2 * 2
    inside = layer[:, :rows, :columns]
    return np.maximum(
        np.maximum(inside[:, ::2, ::2], inside[:, 1::2, ::2]), np.maximum(inside[:, ::2, 1::2], inside[:, 1::2, 1::2])
    )

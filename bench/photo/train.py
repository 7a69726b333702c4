"""Trains the network that reads cells: train.py FONTS PHOTOS MODEL.npz.

FONTS holds two folders, `printed` and `handwritten`, with the unpacked packages that `fonts_*.txt` name; PHOTOS is the
collection of photos. Seeded: the same fonts, photos and versions give the same file. One core, about ten minutes.
"""

from __future__ import annotations

import sys
from pathlib import Path
from time import perf_counter

import cv2
import numpy as np
import torch
from glyphs import glyphs_of
from numpy.typing import NDArray
from photos import Photo, photos_in, upright_cells
from synthetic import Synthetic
from torch import nn

from ninefold.photo.cells import SIDE
from ninefold.photo.network import CLASSES

SEED = 20_261
DRAWN_FIRST = 60_000
ROUNDS_FIRST = 6
DRAWN_THEN = 20_000
ROUNDS_THEN = 3
BATCH = 128
SMOOTHED = 0.03
Weights = dict[str, NDArray[np.float32]]
Drawn = tuple[NDArray[np.float32], NDArray[np.int64]]


class Reader(nn.Module):
    """The network of `ninefold.photo.network`, as torch trains it."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Conv2d(1, 16, 3, padding=1)
        self.second = nn.Conv2d(16, 32, 3, padding=1)
        self.third = nn.Conv2d(32, 48, 3, padding=1)
        self.hidden = nn.Linear(48 * 9, 96)
        self.classes = nn.Linear(96, CLASSES)
        self.drop = nn.Dropout(0.25)

    def forward(self, cells: torch.Tensor) -> torch.Tensor:
        layer = cells
        for convolution in (self.first, self.second, self.third):
            layer = nn.functional.max_pool2d(torch.relu(convolution(layer)), 2)
        flat = layer.permute(0, 2, 3, 1).flatten(1)
        return self.classes(self.drop(torch.relu(self.hidden(self.drop(flat)))))

    def weights(self) -> Weights:
        """The weights as plain arrays: matrices from inputs to outputs."""
        arrays = {name: value.detach().numpy().copy() for name, value in self.state_dict().items()}
        return {
            name: np.ascontiguousarray(array.reshape(len(array), -1).T) if name.endswith("weight") else array
            for name, array in arrays.items()
        }


def source_of(fonts: Path, seed: int) -> Synthetic:
    """Cells drawn from the fonts."""
    return Synthetic(glyphs_of(fonts / "printed", 900), glyphs_of(fonts / "handwritten", 200), seed)


def train_on_drawn(fonts: Path) -> Reader:
    """A network that has seen no photo."""
    _repeatable()
    torch.manual_seed(SEED)
    source = source_of(fonts, SEED)
    reader = Reader()
    _fit(reader, lambda _round: source.cells(DRAWN_FIRST), ROUNDS_FIRST, 2e-3)
    return reader


def drawn_then(fonts: Path) -> list[Drawn]:
    """The drawn cells that are mixed with those of photos, one lot per round."""
    source = source_of(fonts, SEED + 3)
    return [source.cells(DRAWN_THEN) for _ in range(ROUNDS_THEN)]


def train_on_photos(drawn: Reader, more: list[Drawn], photos: list[Photo]) -> Reader:
    """A copy of the network, trained further on drawn cells and those of these photos, worn a little more each time."""
    _repeatable()
    torch.manual_seed(SEED + 1)
    reader = Reader()
    reader.load_state_dict(drawn.state_dict())
    weights = drawn.weights()
    cells = np.concatenate([upright_cells(photo, weights) for photo in photos])
    classes = np.array([digit for photo in photos for digit in photo.digits])
    random = np.random.default_rng(SEED + 2)

    def mixed(at: int) -> Drawn:
        others, their_classes = more[at]
        digits = np.flatnonzero(classes)
        taken = np.concatenate([np.arange(len(classes)), digits])
        worn = np.stack([_moved(cells[at], random) for at in taken])
        return np.concatenate([worn, others]), np.concatenate([classes[taken], their_classes])

    _fit(reader, mixed, ROUNDS_THEN, 1e-3)
    return reader


def _repeatable() -> None:
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)


def _fit(reader: Reader, examples, rounds: int, rate: float) -> None:
    optimizer = torch.optim.AdamW(reader.parameters(), lr=rate, weight_decay=1e-3)
    shuffle = np.random.default_rng(SEED + 4)
    cells, classes = examples(0)
    steps = rounds * -(-len(cells) // BATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.15)
    loss_of = nn.CrossEntropyLoss(label_smoothing=SMOOTHED)
    reader.train()
    for at in range(rounds):
        if at:
            cells, classes = examples(at)
        order = shuffle.permutation(len(cells))
        total = 0.0
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            optimizer.zero_grad()
            loss = loss_of(reader(torch.from_numpy(cells[some])[:, None]), torch.from_numpy(classes[some]))
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item() * len(some)
        print(f"  round {at + 1}: loss {total / len(order):.4f}", file=sys.stderr, flush=True)
    reader.eval()


def _moved(cell: NDArray[np.float32], random: np.random.Generator) -> NDArray[np.float32]:
    """A cell a little larger or smaller, turned, moved, darker, blurred or noisier."""
    angle, size = np.radians(random.normal(0, 3)), random.normal(1, 0.06)
    there = size * np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    there[:, 0] *= random.normal(1, 0.05)
    middle = np.array([SIDE / 2, SIDE / 2])
    move = middle - there @ middle + random.normal(0, 0.9, 2)
    moved = cv2.warpAffine(cell, np.column_stack([there, move]), (SIDE, SIDE), borderMode=cv2.BORDER_REPLICATE)
    if random.random() < 0.3:
        moved = cv2.GaussianBlur(moved, (0, 0), float(random.uniform(0.4, 1.0)))
    moved = moved * np.float32(random.uniform(0.75, 1.2)) + random.normal(0, 0.03, moved.shape).astype(np.float32)
    return np.clip(moved, -0.25, 1.25)


def save(reader: Reader, path: Path) -> None:
    """The weights in half precision, as the program reads them."""
    np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in reader.weights().items()})


if __name__ == "__main__":
    fonts, photos, model = (Path(name) for name in sys.argv[1:])
    began = perf_counter()
    save(train_on_photos(train_on_drawn(fonts), drawn_then(fonts), photos_in(photos)), model)
    print(f"{model}: {model.stat().st_size:,} bytes, after {perf_counter() - began:.0f} s")

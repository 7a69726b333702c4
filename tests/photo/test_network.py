"""The network: its file, and how it looks at pictures."""

from importlib.resources import files

import numpy as np
import pytest

from ninefold.photo.cells import SIDE, turned
from ninefold.photo.network import CLASSES, EMPTY, MODEL, class_chances


def test_the_model_is_small() -> None:
    assert len((files("ninefold.photo") / MODEL).read_bytes()) < 1_000_000


def test_chances_sum_to_one_and_blank_paper_is_empty() -> None:
    chances = class_chances(np.zeros((3, SIDE, SIDE), np.float32))
    assert chances.shape == (3, CLASSES)
    assert chances.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert (chances.argmax(axis=1) == EMPTY).all()


def test_a_cell_is_read_alike_alone_and_among_others() -> None:
    cells = np.random.default_rng(3).random((5, SIDE, SIDE), np.float32)
    assert class_chances(cells[2:3])[0] == pytest.approx(class_chances(cells)[2], abs=1e-5)


def test_four_quarter_turns_are_none() -> None:
    cells = np.random.default_rng(4).random((81, SIDE, SIDE), np.float32)
    once = turned(cells, 1)
    assert (turned(once, 3) == cells).all()
    assert (once[0] == np.rot90(cells[8])).all()  # against the clock, the top right cell becomes the top left one

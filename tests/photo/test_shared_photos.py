"""Some of the photos of the collection, read when they are there: `../shared/data` beside the repository.

The network has seen them, so this says that the parts still fit together; `bench/photo` says how well it reads others.
"""

from pathlib import Path

import pytest

from ninefold.photo import read_photo


@pytest.mark.parametrize("number", [1, 17, 70, 145, 1014, 1031, 1045, 1067, 1083])
def test_photos_of_newspapers_are_read(number: int, reference: Path) -> None:
    rows = (reference / "photos" / f"image{number}.dat").read_text().splitlines()[2:]
    printed = "".join(digit if digit != "0" else "." for row in rows for digit in row.split())
    grid = read_photo((reference / "photos" / f"image{number}.jpg").read_bytes()).grids[0]
    assert grid.puzzle.oneline == printed
    assert grid.solutions == 1

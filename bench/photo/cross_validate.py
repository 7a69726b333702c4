"""Five-fold cross-validation over the photos: cross_validate.py FONTS PHOTOS OUT.

Photos of the same puzzle are in the same fold, so no photo is judged by a network that has seen its puzzle. OUT
gets the networks (those that are there already are used again), the table of the wrong cells and pictures of the ten
hardest.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time

import cv2
import numpy as np
from numpy.typing import NDArray
from photos import FOLDS, Photo, folds_of, photos_in

from ninefold.errors import PictureError
from ninefold.model.cells import cell_name
from ninefold.photo.network import class_chances
from ninefold.photo.read import read_photo
from ninefold.photo.reading import GridReading

HARDEST = 10


@dataclass(frozen=True)
class Judged:
    photo: Photo
    grid: GridReading | None
    seconds: float

    @property
    def wrong(self) -> list[int]:
        if self.grid is None:
            return list(range(81))
        return [
            at for at, cell in enumerate(self.grid.cells) if cell.digit != self.photo.digits[at] or cell.handwritten
        ]

    @property
    def flagged(self) -> bool:
        return self.grid is None or self.grid.is_uncertain

    @property
    def doubt(self) -> float:
        """How hard it was: the least sure cell, and any that is wrong."""
        if self.grid is None:
            return 100.0
        return len(self.wrong) + self.flagged + 1 - min(cell.chance for cell in self.grid.cells)


def networks(fonts: Path, photos: list[Photo], folds: list[int], out: Path) -> list[dict[str, NDArray[np.float32]]]:
    """One network per fold, trained on the photos of all others."""
    paths = [out / f"fold{fold}.npz" for fold in range(FOLDS)]
    if not all(path.exists() for path in paths):
        from train import save, train_on_drawn, train_on_photos

        drawn, source = train_on_drawn(fonts)
        for fold, path in enumerate(paths):
            others = [photo for photo, its in zip(photos, folds, strict=True) if its != fold]
            save(train_on_photos(drawn, source, others), path)
    return [{name: array.astype(np.float32) for name, array in np.load(path).items()} for path in paths]


def judged(photo: Photo, weights: dict[str, NDArray[np.float32]]) -> Judged:
    data = photo.path.read_bytes()
    began = process_time()
    try:
        grid = read_photo(data, weights=weights).grids[0]
    except PictureError as error:
        print(f"{photo.path.name}: {error}")
        grid = None
    return Judged(photo, grid, process_time() - began)


def table(results: list[Judged]) -> str:
    wrong = [result for result in results if result.wrong]
    flagged = [result for result in results if result.flagged]
    seconds = [result.seconds for result in results]
    decided = sum(cell.decided for result in results if result.grid for cell in result.grid.cells)
    lines = [
        f"{len(results)} photos, {len(results) - len(wrong)} grids entirely right "
        f"({100 * (1 - len(wrong) / len(results)):.1f} %)",
        f"flagged as uncertain: {sum(result.flagged for result in wrong)} of the {len(wrong)} wrong, "
        f"{sum(not result.wrong for result in flagged)} of those that are right",
        f"cells decided by uniqueness: {decided}",
        f"processor time per photo: median {median(seconds):.3f} s, worst {max(seconds):.3f} s",
        "",
        "| photo | cell | printed | read | chance | flagged |",
        "|---|---|---|---|---|---|",
    ]
    for result in wrong:
        for at in result.wrong if result.grid else []:
            cell = result.grid.cells[at]
            read = f"{cell.digit}{' by hand' if cell.handwritten else ''}"
            flag = "yes" if result.flagged else "no"
            printed = result.photo.digits[at]
            lines.append(
                f"| {result.photo.number} | {cell_name(at, 9)} | {printed} | {read} | {cell.chance} | {flag} |"
            )
    return "\n".join(lines) + "\n"


def drawing(result: Judged) -> NDArray[np.uint8]:
    """The photo with the corners found, beside what was read: red where it is wrong, blue where it is uncertain."""
    picture = cv2.imread(str(result.photo.path))
    read = np.full((720, 720, 3), 255, np.uint8)
    if result.grid is not None:
        cv2.polylines(picture, [np.array(result.grid.corners, np.int32)], True, (0, 0, 255), 3)
        for at, cell in enumerate(result.grid.cells):
            colour = (0, 0, 255) if at in result.wrong else (255, 0, 0) if cell.uncertain else (0, 0, 0)
            place = (at % 9 * 80 + 24, at // 9 * 80 + 58)
            cv2.putText(read, str(cell.digit) if cell.digit else "", place, 0, 1.6, colour, 3, cv2.LINE_AA)
            if cell.uncertain:
                text = f"{cell.chance:.2f}"
                cv2.putText(read, text, (at % 9 * 80 + 4, at // 9 * 80 + 76), 0, 0.4, colour, 1, cv2.LINE_AA)
    for line in range(10):
        thick = 3 if line % 3 == 0 else 1
        cv2.line(read, (line * 80, 0), (line * 80, 720), (90, 90, 90), thick)
        cv2.line(read, (0, line * 80), (720, line * 80), (90, 90, 90), thick)
    share = 720 / max(picture.shape[:2])
    small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    left = np.zeros((720, 720, 3), np.uint8)
    left[: small.shape[0], : small.shape[1]] = small
    return np.hstack([left, read])


def main(fonts: Path, folder: Path, out: Path) -> None:
    cv2.setNumThreads(1)
    out.mkdir(parents=True, exist_ok=True)
    photos = photos_in(folder)
    folds = folds_of(photos)
    weights = networks(fonts, photos, folds, out)
    class_chances(np.zeros((81, 28, 28), np.float32), weights[0])  # the first call pays for loading the libraries
    results = [judged(photo, weights[fold]) for photo, fold in zip(photos, folds, strict=True)]
    text = table(results)
    (out / "table.md").write_text(text, encoding="utf-8")
    print(text)
    for place, result in enumerate(sorted(results, key=lambda result: -result.doubt)[:HARDEST], 1):
        cv2.imwrite(str(out / f"hard-{place:02}-image{result.photo.number}.png"), drawing(result))


if __name__ == "__main__":
    main(*(Path(name) for name in sys.argv[1:]))

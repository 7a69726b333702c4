"""Five-fold cross-validation over the photos: cross_validate.py FONTS PHOTOS OUT.

Photos of the same puzzle are in the same fold, so no photo is judged by a network that has seen its puzzle. OUT
gets the networks (those that are there already are used again, so that a second run only reads: it needs neither torch
nor fonts), `table.md` with every wrong cell, `photos.csv` with a row per photo, and `hardest.jpg` with the ten hardest.
"""

from __future__ import annotations

import sys
from csv import writer
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray
from photos import FOLDS, Photo, folds_of, photos_in

from ninefold.errors import PictureError
from ninefold.model.cells import cell_name
from ninefold.photo.network import class_chances
from ninefold.photo.read import read_photo
from ninefold.photo.reading import GridReading

if TYPE_CHECKING:
    from train import Reader

Weights = dict[str, NDArray[np.float32]]
HARDEST = 10
SIDE = 450


@dataclass(frozen=True)
class Judged:
    photo: Photo
    fold: int
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
    def least(self) -> float:
        """The chance of the cell that is least sure."""
        return min(cell.chance for cell in self.grid.cells) if self.grid else 0.0

    @property
    def decided(self) -> int:
        """Cells decided by there being one solution."""
        return sum(cell.decided for cell in self.grid.cells) if self.grid else 0

    @property
    def doubt(self) -> float:
        """How hard it was: the least sure cell, and any that is wrong or was decided."""
        return len(self.wrong) + self.decided + self.flagged + 1 - self.least


def networks(fonts: Path, photos: list[Photo], folds: list[int], out: Path) -> list[Weights]:
    """One network per fold, trained on the photos of all others."""
    paths = [out / f"fold{fold}.npz" for fold in range(FOLDS)]
    missing = [fold for fold, path in enumerate(paths) if not path.exists()]
    if missing:
        from train import drawn_then, save, train_on_photos

        drawn, more = _drawn(fonts, out / "drawn.pt"), drawn_then(fonts)
        for fold in missing:
            others = [photo for photo, its in zip(photos, folds, strict=True) if its != fold]
            save(train_on_photos(drawn, more, others), paths[fold])
    return [{name: array.astype(np.float32) for name, array in np.load(path).items()} for path in paths]


def _drawn(fonts: Path, path: Path) -> Reader:
    """The network that has seen no photo: with it all folds begin."""
    import torch
    from train import Reader, train_on_drawn

    if not path.exists():
        torch.save(train_on_drawn(fonts).state_dict(), path)
    drawn = Reader()
    drawn.load_state_dict(torch.load(path))
    return drawn


def judged(photo: Photo, weights: Weights, fold: int) -> Judged:
    data = photo.path.read_bytes()
    began = process_time()
    try:
        grid = read_photo(data, weights=weights).grids[0]
    except PictureError as error:
        print(f"{photo.path.name}: {error}")
        grid = None
    return Judged(photo, fold, grid, process_time() - began)


def table(results: list[Judged]) -> str:
    wrong = [result for result in results if result.wrong]
    flagged = [result for result in results if result.flagged]
    seconds = [result.seconds for result in results]
    lines = [
        f"{len(results)} photos, {len(results) - len(wrong)} grids entirely right "
        f"({100 * (1 - len(wrong) / len(results)):.1f} %)",
        f"flagged as uncertain: {sum(result.flagged for result in wrong)} of the {len(wrong)} wrong, "
        f"{sum(not result.wrong for result in flagged)} of those that are right",
        f"cells decided by uniqueness: {sum(result.decided for result in results)}",
        f"processor time per photo: median {median(seconds):.3f} s, worst {max(seconds):.3f} s",
        "",
        "| photo | cell | printed | read | chance | flagged |",
        "|---|---|---|---|---|---|",
    ]
    for result in wrong:
        if result.grid is None:
            lines.append(f"| {result.photo.number} | all | | nothing: no grid found | | yes |")
            continue
        for at in result.wrong:
            cell = result.grid.cells[at]
            read = f"{cell.digit}{' by hand' if cell.handwritten else ''}"
            flag = "yes" if result.flagged else "no"
            printed = result.photo.digits[at]
            lines.append(
                f"| {result.photo.number} | {cell_name(at, 9)} | {printed} | {read} | {cell.chance} | {flag} |"
            )
    return "\n".join(lines) + "\n"


def rows(results: list[Judged], path: Path) -> None:
    """A row per photo."""
    with path.open("w", newline="", encoding="utf-8") as file:
        table = writer(file, lineterminator="\n")
        table.writerow(["photo", "fold", "wrong cells", "flagged", "decided cells", "least chance", "seconds"])
        for one in results:
            flag = "yes" if one.flagged else "no"
            table.writerow(
                [one.photo.number, one.fold, len(one.wrong), flag, one.decided, one.least, f"{one.seconds:.2f}"]
            )


def drawing(result: Judged) -> NDArray[np.uint8]:
    """The photo around the grid found, beside what was read: red where it is wrong, blue where it is uncertain."""
    picture = cv2.imread(str(result.photo.path))
    read = np.full((SIDE, SIDE, 3), 255, np.uint8)
    cell = SIDE // 9
    for line in range(10):
        thick = 3 if line % 3 == 0 else 1
        cv2.line(read, (line * cell, 0), (line * cell, SIDE), (150, 150, 150), thick)
        cv2.line(read, (0, line * cell), (SIDE, line * cell), (150, 150, 150), thick)
    if result.grid is not None:
        picture = _around(picture, np.array(result.grid.corners, np.int32))
        for at, one in enumerate(result.grid.cells):
            colour = (0, 0, 255) if at in result.wrong else (255, 0, 0) if one.uncertain else (0, 0, 0)
            x, y = at % 9 * cell, at // 9 * cell
            cv2.putText(read, str(one.digit or ""), (x + 14, y + 36), 0, 1.0, colour, 2, cv2.LINE_AA)
            if one.uncertain:
                cv2.putText(read, f"{one.chance:.2f}", (x + 3, y + 47), 0, 0.35, colour, 1, cv2.LINE_AA)
    left = np.full((SIDE, SIDE, 3), 255, np.uint8)
    share = SIDE / max(picture.shape[:2])
    small = cv2.resize(picture, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)[:SIDE, :SIDE]
    left[: small.shape[0], : small.shape[1]] = small
    title = np.full((24, 2 * SIDE + 10, 3), 255, np.uint8)
    words = f"image {result.photo.number}: {len(result.wrong)} wrong, {'' if result.flagged else 'not '}flagged"
    cv2.putText(title, words, (2, 17), 0, 0.5, (0, 0, 0), 1, cv2.LINE_AA)
    return np.vstack([title, np.hstack([left, np.full((SIDE, 10, 3), 255, np.uint8), read])])


def _around(picture: NDArray[np.uint8], corners: NDArray[np.int32]) -> NDArray[np.uint8]:
    """The grid with a little of what lies around it, and its corners."""
    cv2.polylines(picture, [corners], True, (0, 0, 255), 1, cv2.LINE_AA)
    left, top, width, height = cv2.boundingRect(corners)
    margin = max(width, height) // 15
    return picture[
        max(0, top - margin) : top + height + margin,
        max(0, left - margin) : left + width + margin,
    ]


def sheet(results: list[Judged]) -> NDArray[np.uint8]:
    """The hardest, two in a row."""
    drawn = [drawing(result) for result in sorted(results, key=lambda result: -result.doubt)[:HARDEST]]
    gap = np.full((drawn[0].shape[0], 30, 3), 255, np.uint8)
    return np.vstack([np.hstack([drawn[at], gap, drawn[at + 1]]) for at in range(0, HARDEST, 2)])


def main(fonts: Path, folder: Path, out: Path) -> None:
    cv2.setNumThreads(1)
    out.mkdir(parents=True, exist_ok=True)
    photos = photos_in(folder)
    folds = folds_of(photos)
    weights = networks(fonts, photos, folds, out)
    class_chances(np.zeros((81, 28, 28), np.float32), weights[0])  # the first call pays for loading the libraries
    results = [judged(photo, weights[fold], fold) for photo, fold in zip(photos, folds, strict=True)]
    text = table(results)
    (out / "table.md").write_text(text, encoding="utf-8")
    rows(results, out / "photos.csv")
    cv2.imwrite(str(out / "hardest.jpg"), sheet(results), [cv2.IMWRITE_JPEG_QUALITY, 70])
    print(text)


if __name__ == "__main__":
    main(*(Path(name) for name in sys.argv[1:]))

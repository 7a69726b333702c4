"""Our ratings against those of Sudoku Explainer 1.2.1, where the reference data is at hand."""

import csv
import gzip
from pathlib import Path

from ninefold import read_puzzle
from ninefold.rating import explainer_ratings, explainer_steps


def test_er_ep_and_ed_are_those_of_the_reference(reference: Path) -> None:
    with (reference / "rating" / "se_ratings.csv").open(newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["ER"] != "TIMEOUT"][::5]
    ratings = explainer_ratings(read_puzzle(row["puzzle"]) for row in rows)
    wanted = [tuple(float(row[name]) for name in ("ER", "EP", "ED")) for row in rows]
    differing = [row["puzzle"] for row, a, b in zip(rows, ratings, wanted, strict=True) if a != b]
    assert differing == []


def test_published_ratings_are_met(reference: Path) -> None:
    with (reference / "rating" / "se_er_stratified.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))[::20]
    ratings = explainer_ratings(read_puzzle(row["puzzle"]) for row in rows)
    differing = [row["puzzle"] for row, a in zip(rows, ratings, strict=True) if a.er != float(row["SER_1.2.1"])]
    assert differing == []


def test_every_step_has_the_rating_of_the_reference_step(reference: Path) -> None:
    paths: dict[str, list[float]] = {}
    puzzle = ""
    with gzip.open(reference / "rating" / "se_steps.txt.gz", "rt") as file:
        for line in file:
            if "|" in line:
                paths[puzzle].append(float(line.split("|")[0]))
            else:
                puzzle = line.strip()
                paths[puzzle] = []
    for puzzle, ratings in list(paths.items())[::15]:
        assert [rated.rating for rated in explainer_steps(read_puzzle(puzzle))] == ratings, puzzle

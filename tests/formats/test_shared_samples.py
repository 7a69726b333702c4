"""Real files of the formats, read where the reference data is."""

from __future__ import annotations

from pathlib import Path

import pytest

from ninefold import formats
from ninefold.errors import FormatError
from ninefold.formats import Content, format_named, losses, sniff
from ninefold.model import Record, Shape, verify_by_houses

SAMPLES = [
    # file, format by sniffing, records
    ("HardestDatabase110626_head10.txt", "gsf", 8),
    ("csv_grid_empty_commas.csv", "csv", 1),
    ("gnome_sudoku_constructed.save", "gnome", 1),
    ("hodoku_exemplars_head40.txt", "oneline", 24),
    ("hodoku_library_line.txt", "hodoku", 1),
    ("hodoku_reglib-1.3_head60.txt", "hodoku", 0),
    ("kaggle_quizzes_solutions.csv", "csv", 1),
    ("ksudoku_constructed.ksudoku", "ksudoku", 1),
    ("ksudoku_shape_6x6.xml", "ksudoku", 1),
    ("ksudoku_shape_Jigsaw.xml", "ksudoku", 1),
    ("ksudoku_shape_XSudoku.xml", "ksudoku", 1),
    ("opensudoku_v1_hodoku_easy.opensudoku", "opensudoku", 49),
    ("qqwing_compact.txt", "grid", 1),
    ("qqwing_csv.csv", "csv", 3),
    ("qqwing_easy_head20.sdm", "oneline", 20),
    ("qqwing_readable.txt", "grid", 1),
    ("simple_sudoku.ss", "ss", 1),
    ("sudocue_header.sdk", "sdk", 1),
    ("sudocue_learningcurve_head20.sdm", "oneline", 20),
    ("top1465_head20.sdm", "oneline", 20),
    ("classic.ipuz", "ipuz", 1),
    ("sudoku-puzzle_pencilmark.json", "sudoku-puzzle", 1),
    ("sudokucoach_SCv7_constructed.txt", "sudokucoach", 1),
    ("sudokuwiki_packed_S9B.txt", "sudokuwiki", 1),
    ("scf_constructed.txt", "sudokupad", 1),
    ("scl_constructed.url.txt", "sudokupad", 1),
]
REFUSED = [
    ("ksudoku_shape_Samurai.xml", "not 9×9 (Samurai)"),
    ("ksudoku_shape_Mathdoku_4x4.xml", "cages (Mathdoku_4x4)"),
    ("ksudoku_custom_XSudoku.txt", ""),
]


def records(path: Path) -> list[Record]:
    found = list(formats.read_file(path))
    assert not [entry for entry in found if isinstance(entry, FormatError)]
    return [entry for entry in found if isinstance(entry, Record)]


@pytest.mark.parametrize(("file", "name", "count"), SAMPLES)
def test_a_real_file_is_recognised_and_read(file: str, name: str, count: int, reference: Path) -> None:
    path = reference / "formats" / file
    assert name == sniff(path.read_text(encoding="utf-8")).NAME
    assert len(records(path)) == count


@pytest.mark.parametrize(("file", "name", "count"), SAMPLES)
def test_a_real_file_is_written_and_read_again(file: str, name: str, count: int, reference: Path) -> None:
    format = format_named(name)
    for record in records(reference / "formats" / file):
        again = formats.read("".join(format.write([record])), format)
        assert again[0].puzzle == record.puzzle
        if not losses(record, format.HOLDS):
            assert again == [record]


@pytest.mark.parametrize(("file", "problem"), REFUSED)
def test_what_is_not_for_us_is_refused(file: str, problem: str, reference: Path) -> None:
    found = list(formats.read_file(reference / "formats" / file))
    assert found
    assert all(isinstance(entry, FormatError) for entry in found)
    assert problem in str(found[0])


@pytest.mark.parametrize("file", ["ksudoku_constructed.ksudoku", "kaggle_quizzes_solutions.csv", "qqwing_csv.csv"])
def test_the_solution_in_a_real_file_is_right(file: str, reference: Path) -> None:
    for record in records(reference / "formats" / file):
        assert record.solution is not None
        assert verify_by_houses(record.puzzle, record.solution)


def test_the_real_6x6_shape_has_boxes_of_two_rows_in_three_columns(reference: Path) -> None:
    (record,) = records(reference / "formats" / "ksudoku_shape_6x6.xml")
    assert record.puzzle.shape == Shape(2, 3)


def test_the_regression_library_is_read_with_all_its_steps(reference: Path) -> None:
    found = records(reference / "logic" / "hodoku_reglib.txt")
    assert len(found) == 711
    format = format_named("hodoku")
    assert formats.read("".join(format.write(found)), format) == found
    assert all("technique" in record.facts for record in found)
    assert not any(part for record in found for part in losses(record, format.HOLDS) if part != Content.FACTS)


@pytest.mark.parametrize("file", ["hodoku_ratings.csv", "se_er_stratified.csv", "se_hardest_published.csv"])
def test_a_table_of_ratings_is_read(file: str, reference: Path) -> None:
    assert len(records(reference / "rating" / file)) > 100

"""What `ninefold generate` writes, `ninefold solve` reads back: every shape, every set of symbols."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from ninefold.cli.generate import generate
from ninefold.formats import FormatName, read, write
from ninefold.model import Puzzle, Record, Shape
from ninefold.model.symbols import SETS
from ninefold.solving import count, solve


def made(*options: str) -> str:
    result = CliRunner().invoke(generate, [*options, "--seed", "3"], standalone_mode=False)
    assert result.exception is None
    return result.stdout


@pytest.mark.parametrize(
    "box", ["1x2", "1x3", "1x4", "2x2", "1x5", "2x3", "3x2", "1x7", "2x4", "4x2", "3x3", "1x9", "2x5", "3x4", "6x2"]
)
@pytest.mark.parametrize("filled", [False, True], ids=["puzzle", "filled"])
def test_what_generate_writes_solve_reads_back(box: str, filled: bool) -> None:
    (record,) = read(made("--box", box, *(["--filled"] if filled else [])))
    height, width = map(int, box.split("x"))
    assert record.puzzle.shape == Shape(height, width)
    assert count(record.puzzle, limit=2) == 1


@pytest.mark.parametrize(
    ("name", "box"),
    [(name, box) for name in SETS for box in ("2x2", "3x3", "3x4") if (name, box) != ("colours", "3x4")],
)
def test_symbols_are_kept(name: str, box: str) -> None:
    plain = read(made("--box", box, "--filled"))[0].puzzle
    (record,) = read(made("--box", box, "--filled", "--symbols", name))
    assert record.puzzle.givens == plain.givens
    assert record.puzzle.symbols == SETS[name][: plain.shape.size]


@pytest.mark.parametrize("format", ["oneline", "sdm", "csv", "grid", "sdk", "xml"])
@pytest.mark.parametrize("name", SETS)
def test_files_of_characters_keep_the_symbols_too(name: str, format: FormatName) -> None:
    (record,) = read(made("--filled", "--symbols", name))
    (again,) = read("".join(write([record], format)))
    assert again.puzzle.givens == record.puzzle.givens
    assert again.puzzle.symbols == SETS[name][:9] or (format != "xml" and name == "zero")  # 0 to 8, where 0 is a blank


def test_symbols_that_no_text_tells_are_written_as_numbers() -> None:
    (record,) = read(made("--filled", "--symbols", "zero"))
    (again,) = read("".join(write([record], "oneline")))
    assert again.puzzle.givens == record.puzzle.givens
    assert again.puzzle.symbols == "123456789"


def test_few_colours_that_could_be_letters_are_written_as_numbers() -> None:
    puzzle = Puzzle(Shape(2, 2), bytes([1, *[0] * 15]), symbols="COGY")
    (again,) = read("".join(write([Record(puzzle)], "oneline")))
    assert again.puzzle.givens == puzzle.givens


def test_signs_may_be_typed() -> None:
    solution = solve(read(".▲.●■.▲.....●...")[0].puzzle)
    assert solution is not None
    assert solution.oneline == "◆▲■●■●▲◆▲◆●■●■◆▲"

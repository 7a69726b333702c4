"""A file of plain lines goes its own way, many puzzles at a time: what it prints is what each puzzle gets by itself."""

import csv
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from ninefold.cli import ninefold
from ninefold.generating import Wish, generate
from ninefold.rating import Rates, rate

GENERATED = [str(one.puzzle) for one in generate(Wish(minimal=True), count=12, seed=8)]
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HEADER = ("puzzle", "level", "score", "mastery", "er", "ep", "ed", "complexity", "hardest")


def run(*arguments: str) -> Result:
    return CliRunner().invoke(ninefold, arguments, standalone_mode=False)


def code(result: Result) -> int:
    assert isinstance(result.return_value, int)
    return result.return_value


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    file = tmp_path / "plain.txt"
    file.write_text("".join(f"{line}\n" for line in GENERATED))
    return file


@pytest.fixture
def mixed(tmp_path: Path) -> Path:
    """Also a comment, a blank line, boards of another size, and what is no puzzle."""
    lines = [GENERATED[0], "# a comment", GENERATED[1].replace(".", "0") + " # by hand", "", "1.....2..3.....4", "12"]
    file = tmp_path / "mixed.txt"
    file.write_text("".join(f"{line}\n" for line in [*lines, *GENERATED[2:]]))
    return file


def row(rates: Rates) -> list[str]:
    values = [getattr(rates, name) for name in HEADER[1:]]
    return [rates.puzzle.oneline, *("" if value is None else str(value) for value in values)]


@pytest.mark.parametrize("threads", ["1", "2"])
def test_the_rates_of_a_file_are_those_of_each_puzzle(plain: Path, threads: str) -> None:
    from ninefold import read_puzzle

    told = run("rate", str(plain), "--csv", "--threads", threads)
    assert code(told) == 0
    rows = list(csv.reader(StringIO(told.stdout)))
    assert rows == [list(HEADER), *(row(rate(read_puzzle(line))) for line in GENERATED)]


def test_only_the_columns_that_are_asked_for_are_filled(plain: Path) -> None:
    [first, *_] = list(csv.DictReader(StringIO(run("rate", str(plain), "--csv", "--only", "score").stdout)))
    assert first["score"]
    assert not any(first[name] for name in HEADER[1:] if name != "score")


def test_a_puzzle_with_more_solutions_or_none_has_an_empty_row_and_the_answer_is_no(tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_text(f"{GENERATED[0]}\n{'.' * 81}\n11{'.' * 79}\n")
    told = run("rate", str(file), "--csv")
    assert code(told) == 1
    assert [line.count(",") for line in told.stdout.splitlines()] == [8] * 4
    assert told.stdout.splitlines()[2] == "." * 81 + ",,,,,,,0,"


@pytest.mark.parametrize("command", [("canonical",), ("minimize", "--seed", "2"), ("rate", "--csv")])
def test_lines_that_are_no_plain_board_are_answered_or_told_in_their_place(
    mixed: Path, command: tuple[str, ...]
) -> None:
    """The slow road is taken where a file begins with a line that says how many puzzles follow."""
    counted = mixed.with_name("counted.txt")
    counted.write_text("13\n" + mixed.read_text())
    fast, slow = run(command[0], str(mixed), *command[1:]), run(command[0], str(counted), *command[1:])
    assert fast.stdout == slow.stdout
    assert code(fast) == code(slow) == 2
    assert "line 6" in fast.stderr
    assert "line 7" in slow.stderr


@pytest.mark.parametrize("command", [("canonical",), ("canonical", "--distinct"), ("minimize", "--seed", "2")])
def test_forms_and_minimal_puzzles_of_a_file_are_those_of_each(tmp_path: Path, command: tuple[str, ...]) -> None:
    file = tmp_path / "solved.txt"
    lines = [SOLVED, *GENERATED[:3], SOLVED.translate(str.maketrans("12", "21")), GENERATED[0]]
    file.write_text("".join(f"{line}\n" for line in lines))
    together = run(command[0], str(file), *command[1:]).stdout.splitlines()
    alone = [run(command[0], line, *command[1:]).stdout.strip() for line in lines]
    assert together == (list(dict.fromkeys(alone)) if "--distinct" in command else alone)


def test_a_puzzle_that_cannot_be_minimized_is_told_with_its_place_and_the_others_are_done(tmp_path: Path) -> None:
    file = tmp_path / "one-bad.txt"
    file.write_text(f"{SOLVED}\n{'.' * 81}\n{GENERATED[0]}\n")
    told = run("minimize", str(file))
    assert code(told) == 2
    assert len(told.stdout.splitlines()) == 2
    assert told.stderr.startswith("ninefold: entry 2: minimize: expected a puzzle with one solution")


def test_bytes_that_are_no_text_spoil_their_line_alone(tmp_path: Path) -> None:
    file = tmp_path / "broken.txt"
    file.write_bytes(f"{GENERATED[0]}\n".encode() + b"\xff\xfe\n" + f"{GENERATED[1]}\n".encode())
    told = run("canonical", str(file))
    assert code(told) == 2
    assert len(told.stdout.splitlines()) == 2
    assert "line 2" in told.stderr

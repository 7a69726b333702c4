"""`ninefold generate`, `canonical` and `minimize` as a person types them."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable

import pytest
from tests.command import ninefold

from ninefold import count, read, read_puzzle
from ninefold.formats import FORMATS, KILLERS, format_named
from ninefold.generating.symmetry import is_symmetric
from ninefold.rating import rate

SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = ("generate", "--level", "hard", "--count", "100", "--symmetry", "rotation180", "--seed", "7", "--json")


def told_by(*arguments: str) -> list[dict[str, object]]:
    """What the lines of JSON say, apart from how long it took."""
    return [{**json.loads(line), "seconds": 0} for line in ninefold(*arguments).stdout.splitlines()]


def test_a_hundred_hard_symmetric_puzzles_are_unique_hard_symmetric_and_the_same_every_time() -> None:
    told = told_by(*HARD)
    assert len(told) == 100
    for one in told:
        text, solution = str(one["puzzle"]), str(one["solution"])
        puzzle = read_puzzle(text)
        assert count(puzzle, limit=2) == 1
        assert is_symmetric(puzzle.givens, "rotation180", 9)
        assert rate(puzzle).level == one["level"] == "hard"
        assert one["seed"] == 7
        assert all(given in (".", digit) for given, digit in zip(text, solution, strict=True))
    assert told_by(*HARD) == told
    assert told_by(*HARD, "--threads", "2") == told


def test_without_options_it_prints_one_puzzle_on_a_line() -> None:
    result = ninefold("generate")
    assert result.returncode == 0
    assert count(read(result.stdout)[0].puzzle, limit=2) == 1


@pytest.mark.parametrize("name", [name for name in FORMATS if name not in ("c729", "candidates", "ss", *KILLERS)])
def test_puzzles_come_in_every_format(name: str) -> None:
    plain = ninefold("generate", "--seed", "5").stdout.split()[0]
    text = ninefold("generate", "--seed", "5", "--format", name).stdout
    assert read(text, format_named(name))[0].puzzle.oneline == plain


def test_a_wish_out_of_reach_says_what_was_nearest() -> None:
    result = ninefold("generate", "--technique", "hidden-quadruple", "--score", "..10", "--timeout", "0.5")
    assert (result.returncode, result.stdout) == (3, "")
    assert "no puzzles in the time given" in result.stderr
    assert "the nearest has level" in result.stderr


def test_a_mask_keeps_givens_out_of_cells() -> None:
    mask = "." * 9 + "x" * 72
    told = ninefold("generate", "--mask", mask, "--seed", "1").stdout
    assert told.startswith("." * 9)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--score", "many"), "expected numbers like 22..28"),
        (("--mask", "xx"), "mask: expected 81 cells, got 2"),
        (("--technique", "fishing"), "no technique is called 'fishing'"),
        (("--level", "expert"), "no level of the scheme 'level' is called 'expert'"),
        (("--variant", "bogus"), "no variant is called 'bogus'; there are antiking, "),
        (("--variant", "bogus"), ", windoku, jigsaw, killer"),
        (("--json", "--format", "xml"), "--json is a format of its own"),
    ],
)
def test_a_wrong_wish_is_one_line_and_exit_code_2(options: tuple[str, ...], sentence: str) -> None:
    result = ninefold("generate", *options)
    assert result.returncode == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1


def _default_interrupt() -> None:
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="signals")
@pytest.mark.parametrize("format_name", ["oneline", "xml"])
def test_ctrl_c_keeps_what_is_done(format_name: str) -> None:
    prepare: Callable[[], None] = _default_interrupt
    with subprocess.Popen(
        [sys.executable, "-m", "ninefold", "generate", "--count", "0", "--seed", "1", "--format", format_name],
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=prepare,
    ) as process:
        assert process.stdout is not None
        first = [process.stdout.readline() for _ in range(5)]
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.wait(30) == 130
    assert len(read("".join(first) + rest)) >= 1  # a whole document, properly ended


def test_canonical_prints_one_form_for_puzzles_that_are_the_same() -> None:
    swapped = SOLVED[9:18] + SOLVED[:9] + SOLVED[18:]
    result = ninefold("canonical", f"{SOLVED}\n{swapped}")
    one, two = result.stdout.split()
    assert one == two
    assert ninefold("canonical", f"{SOLVED}\n{swapped}", "--distinct").stdout == one + "\n"


def test_minimize_prints_puzzles_that_need_every_given() -> None:
    told = json.loads(ninefold("minimize", SOLVED, "--seed", "3", "--json").stdout)
    assert (told["puzzle"], told["givens"]) == (SOLVED, 81)
    assert read_puzzle(told["whole"]) == read_puzzle(told["minimal"])
    assert told["minimal_givens"] == read_puzzle(told["minimal"]).given_count < 30
    assert count(read_puzzle(told["minimal"]), limit=2) == 1


def test_minimize_refuses_a_puzzle_with_more_than_one_solution() -> None:
    result = ninefold("minimize", "." * 81)
    assert result.returncode == 2
    assert "expected a puzzle with one solution, got more" in result.stderr


def test_a_format_without_a_place_for_the_rules_of_a_board_says_so() -> None:
    lost = ninefold(
        "generate", "--variant", "killer", "--box", "2x2", "--seed", "4", "--format", "oneline", "--count", "2"
    )
    assert len(lost.stdout.splitlines()) == 2
    assert lost.stderr == "ninefold: oneline cannot hold the constraints; ninefold-json can\n"
    kept = ninefold("generate", "--variant", "killer", "--box", "2x2", "--seed", "4")
    assert kept.stderr == ""

"""One entry that cannot be worked on is told with its number, and the next ones have their turn."""

from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ninefold import formats
from ninefold.cli import ninefold
from ninefold.errors import PuzzleError
from ninefold.formats import read_file
from ninefold.model import Grid, Puzzle
from ninefold.solving import count

SMALL = "1.....2..3.....4"
BAD = "1.....2..3....4."
SOLVED = "1243342143122134"


def run(*words: str) -> tuple[int, str, str]:
    result = CliRunner().invoke(ninefold, words, standalone_mode=False)
    assert result.exception is None, result.exception
    return result.return_value, result.stdout, result.stderr


def failing_at_the_bad_one(work: Callable[..., Any], error: Exception) -> Callable[..., Any]:
    def call(puzzle: Puzzle | Grid, *arguments: object, **options: object) -> Any:
        if (puzzle.puzzle if isinstance(puzzle, Grid) else puzzle).oneline == BAD:
            raise error
        return work(puzzle, *arguments, **options)

    return call


@pytest.mark.parametrize("error", [PuzzleError("a rule of 9 cells on 4"), RecursionError(), MemoryError()])
@pytest.mark.parametrize(
    ("command", "function"),
    [
        ("solve", "desk.solve.solutions"),
        ("count", "desk.count.counting"),
        ("check", "desk.check.solutions"),
        ("explain", "desk.explain.count"),
        ("hint", "desk.hint.solutions"),
        ("minimize", "desk.minimize.without_needless"),
    ],
)
def test_what_one_entry_raises_is_told_and_the_others_are_answered(
    command: str, function: str, error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place, _, name = function.rpartition(".")
    module = import_module(f"ninefold.{place}")
    (tmp_path / "good.txt").write_text(f"{SMALL}\n{SMALL}\n")
    (tmp_path / "mixed.txt").write_text(f"{SMALL}\n{BAD}\n{SMALL}\n")
    good = run(command, str(tmp_path / "good.txt"))
    monkeypatch.setattr(module, name, failing_at_the_bad_one(getattr(module, name), error))
    code, answers, told = run(command, str(tmp_path / "mixed.txt"))
    assert (code, answers) == (2, good[1])
    assert told.startswith("ninefold: entry 2: ")
    assert told.count("\n") == 1


def test_ratings_of_the_others_come_in_their_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ninefold import rating

    file = tmp_path / "mixed.txt"
    file.write_text("".join(f"{line}\n" for line in [SMALL] * 40 + [BAD] + [SMALL] * 40))
    monkeypatch.setattr(rating, "count", failing_at_the_bad_one(count, PuzzleError("no")))
    code, answers, told = run("rate", str(file), "--csv", "--only", "level", "--threads", "2")
    assert (code, told) == (2, f"ninefold: {BAD}: no\n")
    assert [line.partition(",")[0] for line in answers.splitlines()] == ["puzzle"] + [SMALL] * 80


@pytest.mark.parametrize("command", [["solve"], ["rate"], ["convert", "--to", "oneline"]])
def test_a_reader_that_gives_up_is_one_sentence_and_what_came_before_is_answered(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read(path: Path, format: object) -> Iterator[object]:
        yield from read_file(path)
        raise RecursionError

    monkeypatch.setattr(formats, "read_file", read)
    (tmp_path / "a.txt").write_text(f"{SMALL}\n")
    words = [*command, str(tmp_path / "a.txt")] + (["-"] if command[0] == "convert" else [])
    code, answers, told = run(*words)
    assert (code, told.splitlines()[0]) == (2, "ninefold: text: it is nested too deeply")
    assert SMALL in answers or SOLVED in answers


def test_a_board_that_does_not_fit_the_box_is_one_bad_entry() -> None:
    code, answers, told = run("solve", f"{SMALL}\n{'.' * 36}\n{SMALL}\n", "--box", "2x2")
    assert (code, answers) == (2, f"{SOLVED}\n" * 2)
    assert told.count("\n") == 1

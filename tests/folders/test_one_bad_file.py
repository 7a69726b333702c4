"""Whatever one file or one entry does to the program, it is one line of the report, and the others are solved."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from ninefold.cli import ninefold
from ninefold.errors import PuzzleError, StoppedError
from ninefold.folders import solve_entry as entry_module
from ninefold.folders.journal import FileResult
from ninefold.folders.run_folder import run_folder
from ninefold.folders.solve_entry import RunOptions
from ninefold.formats import read_file
from ninefold.model import Grid, Puzzle
from ninefold.solving import solutions
from ninefold.stopping import look

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
SLOW = EASY.replace("060500028", "000500028").replace("0", ".")

FolderWith = Callable[..., Path]


def told(results: list[FileResult]) -> dict[str, list[tuple[str, str]]]:
    return {result.file: [(entry.kind, entry.problem) for entry in result.entries] for result in results}


def solved_all(folder: Path, options: RunOptions | None = None, *, resume: bool = False) -> list[FileResult]:
    return run_folder(folder / "input", folder / "output", options or RunOptions(), resume=resume)


def run(folder: Path, *options: str) -> tuple[int, dict[str, object], str]:
    """The command in this process: its exit code, its summary, and what it said on standard error."""
    folders = [f"--{name}={folder / name}" for name in ("input", "output", "reports", "backups")]
    result = CliRunner().invoke(ninefold, ["run", *folders, "--no-open", "--json", *options], standalone_mode=False)
    assert result.exception is None, result.exception
    return result.return_value, json.loads(result.stdout), result.stderr


def reading(monkeypatch: pytest.MonkeyPatch, what: Callable[[], None], after: int = 0) -> None:
    """Reading b.txt does this once some entries of it are read."""

    def read(path: Path) -> Iterator[object]:
        for number, record in enumerate(read_file(path)):
            if path.name == "b.txt" and number == after:
                what()
            yield record

    monkeypatch.setattr(entry_module, "read_file", read)


def raising(error: BaseException) -> Callable[[], None]:
    def act() -> None:
        raise error

    return act


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (RecursionError("maximum recursion depth exceeded"), "cannot be read: it is nested too deeply"),
        (MemoryError(), "cannot be read: it takes more memory than there is"),
        (OSError(5, "Input/output error"), "cannot be read: Input/output error"),
        (KeyError("cells"), "cannot be read: an unforeseen KeyError: 'cells'"),
        (PuzzleError("too many cells"), "cannot be read: too many cells"),
    ],
)
def test_what_reading_one_file_raises_is_its_malformed_entry_and_the_others_are_solved(
    error: Exception, sentence: str, folder_with: FolderWith, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = folder_with(a=EASY, b=f"{TWO}\n{EASY}\n", c=EASY)
    reading(monkeypatch, raising(error), after=1)
    expected = {"a.txt": [("solved", "")], "b.txt": [("multiple", ""), ("malformed", sentence)]}
    for resume in (False, True):
        assert told(solved_all(folder, resume=resume)) == {**expected, "c.txt": [("solved", "")]}
    assert (folder / "output" / "b.txt").read_text().startswith(f"{TWO},2,")


def test_deep_files_do_not_end_the_run(folder_with: FolderWith) -> None:
    folder = folder_with(z=EASY)
    (folder / "input" / "or.iss").write_text(".Or" * 400)
    (folder / "input" / "regex.iss").write_text(f".Regex~{'(' * 300}1{')' * 300}~R1C1~R1C2")
    (folder / "input" / "deep.json").write_text("[" * 100_000)
    for options in ((), ("--resume",)):
        code, answer, errors = run(folder, *options)
        assert (code, answer["solved"]) == (1, 1)
        assert {line.partition(":")[0] for line in errors.splitlines()} >= {"or.iss", "deep.json"}
        assert len(errors.splitlines()) <= 3
    assert len(list((folder / "reports").iterdir())) == 2


def test_a_reader_that_takes_too_long_is_told_as_unfinished_within_the_limit(
    folder_with: FolderWith, monkeypatch: pytest.MonkeyPatch
) -> None:
    def without_end() -> None:
        while True:
            look()

    folder = folder_with(a=EASY, b=EASY, c=EASY)
    reading(monkeypatch, without_end)
    code, answer, errors = run(folder, "--timeout", "0.2")
    assert (code, answer["solved"], answer["unfinished"]) == (1, 2, 1)
    assert errors == "b.txt: the time limit was reached before it was read\n"


def test_rules_that_take_too_long_to_make_leave_a_puzzle_unfinished(
    folder_with: FolderWith, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(puzzle: Puzzle, **options: object) -> Iterator[Grid]:
        while puzzle.oneline == SLOW:
            look()
        return solutions(puzzle, **options)  # type: ignore[arg-type]

    monkeypatch.setattr(entry_module, "solutions", slow)
    folder = folder_with(a=f"{SLOW}\n{EASY}\n")
    [result] = solved_all(folder, RunOptions(timeout=0.2))
    found = [(entry.kind, entry.count_text) for entry in result.entries]
    assert found == [
        ("unfinished", ">=0"),
        ("solved", "1"),
    ]


def test_a_wrong_solution_is_told_as_failed_counted_apart_and_tried_again_on_resume(
    folder_with: FolderWith, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(puzzle: Puzzle, **options: object) -> Iterator[Grid]:
        if puzzle.oneline == TWO.replace("0", "."):
            return iter([Grid.of_digits(puzzle, bytes([1] * 81))])
        return solutions(puzzle, **options)  # type: ignore[arg-type]

    folder = folder_with(a=f"{EASY}\n{TWO}\n", b=TWO, c=EASY)
    with monkeypatch.context() as patch:
        patch.setattr(entry_module, "solutions", wrong)
        code, answer, errors = run(folder)
    assert (code, answer["solved"], answer["failed"], answer["malformed"]) == (1, 2, 2, 0)
    assert errors.splitlines()[0].startswith("a.txt: failed: an unforeseen AssertionError: the solver gave a wrong")
    assert not (folder / "output" / "b.txt").exists()
    [report] = (folder / "reports").iterdir()
    assert "the solver gave a wrong solution" in report.read_text()
    code, answer, errors = run(folder, "--resume")
    assert (code, answer["solved"], answer["multiple"], answer["failed"], errors) == (0, 2, 2, 0, "")


@pytest.mark.parametrize("error", [KeyboardInterrupt(), StoppedError("stopped before the work was done")])
def test_whoever_stops_the_run_stops_it(
    error: BaseException, folder_with: FolderWith, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = folder_with(a=EASY, b=EASY)
    reading(monkeypatch, raising(error))
    with pytest.raises(type(error)):
        solved_all(folder)


def test_names_titles_and_symbols_that_are_no_text_do_not_stop_the_report(folder_with: FolderWith) -> None:
    folder = folder_with(a=EASY)
    (folder / "input" / "caf\udce9.txt").write_text(TWO)
    odd = {"ninefold": 1, "box": [2, 2], "puzzle": "\n" + "." * 15, "symbols": "\n,\ud800 ", "title": "half \ud83d"}
    (folder / "input" / "odd.json").write_text(json.dumps(odd))
    code, answer, _ = run(folder)
    assert code in (0, 1)
    assert (answer["solved"], answer["failed"]) == (1, 0)
    [report] = (folder / "reports").iterdir()
    assert "caf\\udce9.txt" in report.read_text()
    lines = [path.read_text().splitlines() for path in (folder / "output").glob("odd.json")]
    assert {len(line.split(",")[0]) for file in lines for line in file} <= {16}

"""The main job as a person starts it: folders in, files out, exit codes."""

import json
import subprocess
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tests.command import ninefold

from ninefold import Grid, Puzzle, Stop, TimeLimitError, solutions
from ninefold.folders import solve_entry
from ninefold.folders.run_folder import run_folder
from ninefold.folders.solve_entry import RunOptions

TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
HEX = "0123456789ABCDEF" + "." * 240

Run = Callable[..., subprocess.CompletedProcess[str]]
FolderWith = Callable[..., Path]


def test_the_output_file_has_the_puzzle_the_count_the_seconds_and_every_solution(
    run_in: Run, folder_with: FolderWith
) -> None:
    folder = folder_with(two=TWO)
    assert run_in(folder).returncode == 0
    head, *solutions = (folder / "output" / "two.txt").read_text().splitlines()
    puzzle, count, seconds = head.split(",")
    assert (puzzle, count) == (TWO, "2")
    assert 0 < float(seconds) < 60
    assert solutions == [
        "213598647794316852586274193628147539149835276357962481875629314932451768461783925",
        "213598647794316852856274193687142539149835276325967481578629314932451768461783925",
    ]


def test_several_puzzles_give_a_block_each_and_a_bad_one_does_not_stop_the_others(
    run_in: Run, folder_with: FolderWith
) -> None:
    folder = folder_with(several=f"{EASY}\nbroken!\n{TWO}\n", other="nothing\n")
    result = run_in(folder)
    lines = (folder / "output" / "several.txt").read_text().splitlines()
    assert [line.split(",")[:2] for line in lines if "," in line] == [[EASY, "1"], [TWO, "2"]]
    assert not (folder / "output" / "other.txt").exists()
    assert "1 solved, 1 multiple, 0 impossible, 2 malformed" in result.stdout
    assert result.returncode == 1
    assert "several.txt: oneline, line 2: " in result.stderr
    [report] = (folder / "reports").iterdir()
    assert "broken!" in report.read_text()


def test_of_a_thousand_files_ten_malformed_ones_are_named_and_the_others_solved(
    run_in: Run, folder_with: FolderWith
) -> None:
    bad = {f"f{number:04}" for number in range(50, 1000, 100)}
    names = [f"f{number:04}" for number in range(1000)]
    folder = folder_with(**{name: EASY[:80] if name in bad else EASY for name in names})
    result = run_in(folder)
    assert result.returncode == 1
    assert {line.partition(".")[0] for line in result.stderr.splitlines()} == bad
    written = {path.stem for path in (folder / "output").glob("*.txt")}
    assert written == set(names) - bad
    assert len(written) == 990


def test_problems_that_the_input_folder_announces_are_named_but_are_no_failure(
    run_in: Run, folder_with: FolderWith
) -> None:
    folder = folder_with(mixed=f"{EASY}\nbroken!\n", broken="nothing\n")
    expected = folder / "input" / "expected-problems.toml"
    expected.write_text('"mixed.txt" = [2]\n"broken.txt" = "file"\n')
    result = run_in(folder, "--json")
    assert result.returncode == 0
    assert json.loads(result.stdout)["malformed_on_purpose"] == 2
    assert "mixed.txt: oneline, line 2" in result.stderr
    expected.write_text('"mixed.txt" = [1]\n"broken.txt" = "file"\n')
    assert run_in(folder).returncode == 1
    expected.write_text('"mixed.txt" = "line 2"\n')
    wrong = run_in(folder)
    assert (wrong.returncode, wrong.stderr.count("\n")) == (2, 1)
    assert "expected a list of lines" in wrong.stderr


def test_a_limit_that_cut_the_search_shows_in_the_count(run_in: Run, folder_with: FolderWith) -> None:
    folder = folder_with(empty="0" * 81)
    run_in(folder, "--limit", "5")
    head, *solutions = (folder / "output" / "empty.txt").read_text().splitlines()
    assert head.split(",")[1] == ">=5"
    assert len(set(solutions)) == 5


def test_a_time_limit_is_per_puzzle_and_the_others_are_solved(
    folder_with: FolderWith, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time is counted in solutions: the limit is reached after the fifth, on every machine."""
    limits = []

    def stop(seconds: float | None) -> Stop:
        limits.append(seconds)
        return Stop()

    def five(puzzle: Puzzle, **options: Any) -> Iterator[Grid]:
        yield from islice(solutions(puzzle, **options), 5)
        if puzzle.given_count == 0:
            raise TimeLimitError("the time limit was reached")

    monkeypatch.setattr(solve_entry, "Stop", stop)
    monkeypatch.setattr(solve_entry, "solutions", five)
    folder = folder_with(a="0" * 81, b=EASY)
    first, second = run_folder(folder / "input", folder / "output", RunOptions(timeout=60))
    assert [result.entries[0].kind for result in (first, second)] == ["multiple", "solved"]
    head, *found = (folder / "output" / "a.txt").read_text().splitlines()
    assert (head.split(",")[1], len(found)) == (">=5", 5)
    assert limits.count(60) >= 4  # each was read and searched under a limit of its own


def test_hexadecimal_boards_stay_hexadecimal(run_in: Run, folder_with: FolderWith) -> None:
    folder = folder_with(hexadecimal=HEX)
    run_in(folder, "--limit", "1")
    head, solution = (folder / "output" / "hexadecimal.txt").read_text().splitlines()
    assert head.startswith("0123456789ABCDEF....")
    assert set(solution) == set("0123456789ABCDEF")


def test_files_of_subfolders_keep_their_place_and_hidden_files_are_left_alone(
    run_in: Run, folder_with: FolderWith
) -> None:
    folder = folder_with(top=EASY)
    (folder / "input" / "deep").mkdir()
    (folder / "input" / "deep" / "two.txt").write_text(TWO)
    (folder / "input" / ".hidden").write_text("not a puzzle")
    assert run_in(folder).returncode == 0
    written = {path.relative_to(folder / "output").as_posix() for path in (folder / "output").rglob("*.txt")}
    assert written == {"top.txt", "deep/two.txt"}


def test_a_file_that_became_malformed_loses_its_old_answer(run_in: Run, folder_with: FolderWith) -> None:
    folder = folder_with(a=EASY)
    run_in(folder)
    folder_with(a="broken")
    run_in(folder)
    assert not (folder / "output" / "a.txt").exists()


def test_output_into_the_input_folder_is_refused(folder_with: FolderWith) -> None:
    folder = folder_with(a=EASY)
    for target in (folder / "input", folder / "input" / "output"):
        result = ninefold("run", "--input", folder / "input", "--output", target, "--reports", folder / "r")
        assert result.returncode == 2
        assert "lies in the input folder" in result.stderr
    assert (folder / "input" / "a.txt").read_text() == EASY


def test_a_file_that_cannot_be_read_is_named_and_the_others_solved(run_in: Run, folder_with: FolderWith) -> None:
    folder = folder_with(b=EASY)
    (folder / "input" / "a.txt").symlink_to("nowhere")
    result = run_in(folder)
    assert (result.returncode, result.stderr) == (1, "a.txt: No such file or directory\n")
    assert (folder / "output" / "b.txt").exists()


def test_bytes_that_are_no_text_and_empty_files_are_malformed(run_in: Run, folder_with: FolderWith) -> None:
    folder = folder_with(a=EASY, empty="")
    (folder / "input" / "binary.txt").write_bytes(bytes(range(256)))
    result = run_in(folder)
    assert result.returncode == 1
    assert [line.partition(":")[0] for line in result.stderr.splitlines()] == ["binary.txt", "empty.txt"]


def test_no_browser_is_opened_in_ci_or_without_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    from ninefold.cli import browser

    monkeypatch.setattr("sys.platform", "linux")
    for name in ("CI", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not browser.may_open()
    monkeypatch.setenv("DISPLAY", ":0")
    assert browser.may_open()
    monkeypatch.setenv("CI", "true")
    assert not browser.may_open()


def test_the_bundled_input_shows_every_kind_and_only_the_announced_problems(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "data" / "input"
    folders = [f"--{name}={tmp_path / name}" for name in ("output", "reports", "backups")]
    result = ninefold("run", "--input", source, *folders, "--no-open", "--json")
    answer = json.loads(result.stdout)
    assert result.returncode == 0, result.stderr
    assert sum(answer[kind] for kind in ("solved", "multiple", "impossible")) >= 12
    assert min(answer[kind] for kind in ("solved", "multiple", "impossible", "malformed")) >= 1

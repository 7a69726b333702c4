"""A run that was killed loses nothing that was done, and the resumed one ends as if nothing had happened."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ninefold.errors import NinefoldError
from ninefold.folders.journal import FileResult
from ninefold.folders.run_folder import JOURNAL, run_folder
from ninefold.folders.solve_entry import RunOptions

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"

RUN = """
import sys
from pathlib import Path
from ninefold.folders.solve_entry import RunOptions
from ninefold.folders.run_folder import run_folder
run_folder(Path(sys.argv[1]), Path(sys.argv[2]), RunOptions(limit=50), resume=True)
"""

# Dies by SIGKILL before the n-th operation that puts something on the disk: no window between two of them is missed.
DYING = (
    """
import os, signal, sys
left = int(sys.argv[3])
def dying(operation):
    def call(*arguments, **options):
        global left
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return operation(*arguments, **options)
    return call
os.replace, os.fsync, os.chmod = dying(os.replace), dying(os.fsync), dying(os.chmod)
"""
    + RUN
)


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "input"
    folder.mkdir()
    for number in range(24):
        text = {0: "0" * 81, 1: f"{EASY}\nbroken\n{TWO}", 2: "malformed"}.get(number % 6, EASY)
        (folder / f"{number:02}.txt").write_text(text + "\n")
    return folder


def answers(folder: Path) -> dict[str, list[str]]:
    """All output files, without the seconds: no two runs agree on those."""
    files = sorted(path for path in folder.iterdir() if not path.name.startswith("."))
    return {path.name: [line.rpartition(",")[0] or line for line in path.read_text().splitlines()] for path in files}


def outcomes(results: list[FileResult]) -> list[tuple[str, str, int]]:
    return [(result.file, entry.kind, entry.count) for result in results for entry in result.entries]


def start(script: str, *arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", script, *map(str, arguments)], stdout=subprocess.PIPE, text=True)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_killed_between_any_two_operations_on_the_disk_it_goes_on(source: Path, tmp_path: Path) -> None:
    run_folder(source, tmp_path / "whole", RunOptions(limit=50))
    target = tmp_path / "killed"
    deaths = 0
    for operation in (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11):  # each run goes on where the last one died
        process = start(DYING, source, target, operation)
        process.communicate()
        deaths += process.returncode == -signal.SIGKILL
        known = answers(tmp_path / "whole")
        assert all(known[name] == lines for name, lines in answers(target).items())  # never half a file
    assert deaths > 6
    run_folder(source, target, RunOptions(limit=50), resume=True)
    assert answers(target) == answers(tmp_path / "whole")


def test_resuming_solves_only_what_is_missing_changed_or_damaged(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "output"
    run_folder(source, target, RunOptions(limit=50))
    before = {path.name: path.stat().st_mtime_ns for path in target.glob("*.txt")}
    (source / "03.txt").write_text(TWO)
    (target / "04.txt").unlink()
    (target / "05.txt").write_text("scribble")
    run_folder(source, target, RunOptions(limit=50), resume=True)
    after = {path.name: path.stat().st_mtime_ns for path in target.glob("*.txt")}
    assert {name for name in after if after[name] != before[name]} == {"03.txt", "04.txt", "05.txt"}
    assert answers(target)["03.txt"][0] == f"{TWO},2"
    assert answers(target)["05.txt"][0] == f"{EASY},1"


def test_other_options_make_old_answers_worthless(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "output"
    run_folder(source, target, RunOptions(limit=50))
    results = run_folder(source, target, RunOptions(limit=7), resume=True)
    assert results[0].entries[0].count_text == ">=7"


def test_without_resume_everything_is_solved_again(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "output"
    run_folder(source, target, RunOptions(limit=50))
    before = (target / "03.txt").stat().st_mtime_ns
    run_folder(source, target, RunOptions(limit=50))
    assert (target / "03.txt").stat().st_mtime_ns != before


def test_a_journal_cut_in_the_middle_of_a_line_costs_one_file(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "output"
    run_folder(source, target, RunOptions(limit=50))
    whole = answers(target)
    text = (target / JOURNAL).read_text()
    (target / JOURNAL).write_text(text[: text.rstrip().rfind("\n") + 30])
    run_folder(source, target, RunOptions(limit=50), resume=True)
    assert answers(target) == whole
    assert (target / JOURNAL).read_text().count("\n") == text.count("\n")


def test_two_jobs_never_write_to_one_folder(source: Path, tmp_path: Path) -> None:
    target = tmp_path / "output"

    def intrude(result: FileResult, files: int) -> None:
        with pytest.raises(NinefoldError, match="another job is writing"):
            run_folder(source, target, RunOptions())

    run_folder(source, target, RunOptions(limit=1), seen=intrude)

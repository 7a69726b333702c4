"""Killed at any moment of a job that has written output, and resumed: byte for byte the uninterrupted one."""

import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from ninefold.cli import main
from ninefold.folders import solve_entry
from ninefold.folders.journal import FileResult
from ninefold.folders.run_folder import run_folder
from ninefold.folders.solve_entry import RunOptions

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"
KILLS = pytest.mark.parametrize("kills", [5, pytest.param(20, marks=pytest.mark.slow)])
FILES = 24
LIMIT = 100

# The clock stands still: seconds are the one thing on which no two runs agree.
RUN = f"""
import sys
from pathlib import Path
from ninefold.folders import solve_entry
from ninefold.folders.solve_entry import RunOptions
from ninefold.folders.run_folder import run_folder
solve_entry.perf_counter = lambda: 0.0
run_folder(Path(sys.argv[1]), Path(sys.argv[2]), RunOptions(limit={LIMIT}), resume=True)
"""


def files(folder: Path, pattern: str) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.glob(pattern))}


def killed(command: list[str], target: Path, pattern: str, chance: random.Random, most: int) -> int:
    """Starts a job, waits until it has written some output, and kills it a moment later; how much it had written."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    enough = chance.randint(1, most)
    until = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < until and len(list(target.glob(pattern))) < enough:
        time.sleep(0.001)
    time.sleep(chance.uniform(0, 0.02))
    process.kill()
    assert process.wait() in (0, -signal.SIGKILL)  # 0: it was quicker
    return len(list(target.glob(pattern)))


@KILLS
def test_a_killed_run_that_is_resumed_equals_the_uninterrupted_one(
    kills: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "input"
    source.mkdir()
    for number in range(FILES):
        text = {0: f"{EASY}\nbroken\n{TWO}", 1: "malformed"}.get(number % 8, "0" * 81)
        (source / f"{number:02}.txt").write_text(text + "\n")
    monkeypatch.setattr(solve_entry, "perf_counter", lambda: 0.0)
    options = RunOptions(limit=LIMIT)
    whole = told(run_folder(source, tmp_path / "whole", options))
    wanted = files(tmp_path / "whole", "*.txt")
    chance = random.Random(9)
    written = []
    for _ in range(kills):
        target = tmp_path / "killed"
        command = [sys.executable, "-c", RUN, str(source), str(target)]
        written.append(killed(command, target, "*.txt", chance, most=len(wanted) - 10))
        assert told(run_folder(source, target, options, resume=True)) == whole
        assert files(target, "*.txt") == wanted
        assert not list(target.rglob("*.part"))
        shutil.rmtree(target)
    assert min(written) >= 1
    assert min(written) < len(wanted)  # some were killed on their way, however busy the machine is


def told(results: list[FileResult]) -> list[tuple[str, str, int, str]]:
    return [(result.file, one.kind, one.count, one.problem) for result in results for one in result.entries]


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """24 row groups; counting to 5,000 takes each of them a moment."""
    place = tmp_path / "in.parquet"
    texts = ["broken" if number % 9 == 0 else "." * 81 if number % 2 else EASY for number in range(2 * FILES)]
    pq.write_table(pa.table({"id": range(2 * FILES), "puzzle": texts}), place, row_group_size=2)
    return place


@KILLS
def test_a_killed_batch_that_is_resumed_equals_the_uninterrupted_one(kills: int, table: Path, tmp_path: Path) -> None:
    def words(target: Path) -> list[str]:
        return ["batch", str(table), str(target), "--do", "count", "--limit", "5000", "--part-rows", "2"]

    finish(words(tmp_path / "whole"))
    wanted = {**files(tmp_path / "whole", "*.*"), **files(tmp_path / "whole", "_done/*")}
    assert sum(name.startswith("part-") for name in wanted) == FILES
    chance = random.Random(9)
    written = []
    for _ in range(kills):
        target = tmp_path / "killed"
        command = [sys.executable, "-m", "ninefold", *words(target), "--threads", "1"]
        written.append(killed(command, target, "part-*", chance, most=FILES - 10))
        finish([*words(target), "--resume"])
        assert {**files(target, "*.*"), **files(target, "_done/*")} == wanted
        shutil.rmtree(target)
    assert min(written) >= 1
    assert min(written) < FILES


def finish(words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 1  # some rows are malformed

"""Long work logs what it does; nothing is printed unless somebody listens."""

import logging
import sys
from pathlib import Path
from subprocess import run

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.command import ninefold

from ninefold.folders.run_folder import run_folder
from ninefold.folders.solve_entry import RunOptions
from ninefold.tables.column_job import job_named
from ninefold.tables.job_in_parts import Part, plan
from ninefold.tables.one_table import TableOptions
from ninefold.tables.run_local import run_local

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"


def test_each_part_of_a_batch_is_logged_and_one_that_fails_is_a_warning(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "ninefold")
    source = tmp_path / "in.parquet"
    pq.write_table(pa.table({"puzzle": [EASY, EASY, "broken"]}), source)
    parts = [*plan(str(source), rows=2), Part("part-00002", str(tmp_path / "gone.csv"), 0, None)]
    list(run_local(parts, str(tmp_path / "out"), TableOptions(job_named("solve"), threads=1)))
    told = [(one.levelname, one.getMessage().partition(";")[0]) for one in caplog.records]
    assert ("INFO", "part-00000 is done: 2 rows, 0 malformed, 0 failed") in told
    assert ("INFO", "part-00001 is done: 1 row, 1 malformed, 0 failed") in told
    assert [words.partition(":")[0] for level, words in told if level == "WARNING"] == ["part-00002 is not done"]


def test_each_file_of_a_folder_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "ninefold.folders")
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "two.txt").write_text(f"{EASY}\n{EASY}\n")
    run_folder(tmp_path / "in", tmp_path / "out", RunOptions(10, None))
    assert [one.getMessage() for one in caplog.records][1:] == ["two.txt is solved: 2 in it"]


def test_a_warning_is_not_printed_by_itself() -> None:
    code = "from ninefold.logs import log_of; log_of('ninefold.tables').warning('a part is not done')"
    assert run([sys.executable, "-c", code], capture_output=True, check=True).stderr == b""


@pytest.mark.parametrize(("words", "environment"), [(["-v"], {}), (["--verbose"], {}), ([], {"NINEFOLD_VERBOSE": "1"})])
def test_verbose_tells_the_log_on_standard_error(
    words: list[str], environment: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    (tmp_path / "in.csv").write_text(f"puzzle\n{EASY}\n")
    told = ninefold("batch", tmp_path / "in.csv", tmp_path / "out", *words)
    assert told.returncode == 0
    assert "INFO ninefold.tables.run_local: part-00000 is done: 1 row," in told.stderr
    assert "INFO" not in told.stdout


def test_without_it_there_is_no_log(tmp_path: Path) -> None:
    (tmp_path / "in.csv").write_text(f"puzzle\n{EASY}\n")
    assert ninefold("batch", tmp_path / "in.csv", tmp_path / "out").stderr == ""

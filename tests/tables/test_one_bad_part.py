"""A table that cannot be read, or a row at which the program fails, costs itself and nothing else."""

import json
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.command import ninefold

from ninefold.tables.column_job import job_named
from ninefold.tables.jobs import JOBS, Rows
from ninefold.tables.one_table import TableOptions, run_table

EASY = "060500028020090300300001470610700504040000010705002063034100005006040030590007040"
TWO = "013508000790300802006004003000100000100035070000060480070009004000050068061080905"

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    """A folder with two good tables and three that cannot be read."""
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "a.csv").write_text(f"puzzle\n{EASY}\n")
    (folder / "b.csv").write_text(f"puzzle,id\n{EASY}\n")  # a field is missing
    (folder / "c.parquet").write_bytes(b"PAR1 and nothing else")
    (folder / "d.txt.gz").write_bytes(b"not gzip")
    (folder / "e.txt").write_text(f"{TWO}\n")
    return folder


def test_tables_that_cannot_be_read_are_named_and_the_others_are_done(tables: Path, tmp_path: Path) -> None:
    first = ninefold("batch", tables, tmp_path / "out", "--json")
    again = ninefold("batch", tables, tmp_path / "out", "--json", "--resume")
    for result in (first, again):
        assert result.returncode == 1
        answer = json.loads(result.stdout)
        assert (answer["puzzles"], answer["parts_not_done"]) == (2, 3)
        lines = result.stderr.splitlines()
        assert [line.partition(" ")[0] for line in lines] == ["part-00001", "part-00002", "part-00003"]
        assert all(str(tables / name) in line for name, line in zip(("b.csv", "c.par", "d.txt"), lines, strict=True))
    assert sorted(path.name for path in (tmp_path / "out").glob("part-*")) == [
        "part-00000.parquet",
        "part-00004.parquet",
    ]
    pq.write_table(pa.table({"puzzle": [EASY]}), tables / "c.parquet")  # the input is another one now
    assert "its input has changed" in ninefold("batch", tables, tmp_path / "out", "--resume").stderr


def test_where_nothing_could_be_done_the_exit_code_is_2(tmp_path: Path) -> None:
    (tmp_path / "in.csv").write_text(f"puzzle,id\n{EASY}\n")
    result = ninefold("batch", tmp_path / "in.csv", tmp_path / "out")
    assert (result.returncode, result.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("do", [*JOBS, "solve,rate,canonical"])
def test_a_row_at_which_the_program_fails_says_so_and_the_others_have_answers(
    do: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = [EASY, TWO, "broken", EASY, EASY]
    (tmp_path / "in.csv").write_text("".join(f"{row}\n" for row in ["puzzle", *rows]))
    last = do.split(",")[-1]
    good = JOBS[last]

    def failing(rows: Rows) -> dict[str, pa.Array]:
        if TWO in rows.texts.to_pylist():
            raise AssertionError("two and two are five")
        return good.columns(rows)

    run_table(str(tmp_path / "in.csv"), str(tmp_path / "good.parquet"), TableOptions(job_named(do)))
    monkeypatch.setitem(JOBS, last, replace(good, columns=failing))
    tally = run_table(str(tmp_path / "in.csv"), str(tmp_path / "out.parquet"), TableOptions(job_named(do)))
    assert (tally.rows, tally.malformed, tally.failed) == (5, 1, 1)
    sentence = "failed: an unforeseen AssertionError: two and two are five"
    assert tally.problems == [(2, sentence), (3, "expected 81 cells, got 6")]
    right, found = (pq.read_table(tmp_path / name).to_pylist() for name in ("good.parquet", "out.parquet"))
    right[1] = {**dict.fromkeys(right[1]), "puzzle": TWO, "problem": sentence}
    assert found == right
